// SPDX-License-Identifier: BSL-1.0
#include "../plain_units.hpp"

constexpr double run(long steps) { return plain_units::run(plain_units::METHOD{}, steps); }

#include "../spring_damper.hpp"
