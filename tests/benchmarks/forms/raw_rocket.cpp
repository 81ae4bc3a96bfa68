// SPDX-License-Identifier: BSL-1.0
#include "../raw_rocket.hpp"

constexpr double run(long steps) { return raw::fly(steps); }

#include "../spring_damper.hpp"
