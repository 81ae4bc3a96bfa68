// SPDX-License-Identifier: BSL-1.0
#include "../odeint.hpp"

inline double run(long steps) { return odeint::METHOD(steps); }

#include "../spring_damper.hpp"
