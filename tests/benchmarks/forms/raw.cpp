// SPDX-License-Identifier: BSL-1.0
#include "../raw.hpp"

constexpr double run(long steps) { return raw::run(raw::METHOD{}, steps); }

#include "../spring_damper.hpp"
