// SPDX-License-Identifier: BSL-1.0
#include "../typed.hpp"

constexpr double run(long steps) { return typed::run(unitstep::METHOD{}, typed::law, steps); }

#include "../spring_damper.hpp"
