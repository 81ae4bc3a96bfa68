// SPDX-License-Identifier: BSL-1.0
#include "../typed_rocket.hpp"

constexpr double run(long steps) { return typed::fly<typed::rocket>(typed::flight, steps); }

#include "../spring_damper.hpp"
