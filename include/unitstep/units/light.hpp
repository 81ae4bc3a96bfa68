// SPDX-License-Identifier: BSL-1.0
#pragma once

/// \file
/// \brief Light quantities with all that is computed with them.

#include <unitstep/units/detail/light_mismatch.hpp>
#include <unitstep/units/detail/light_typeof.hpp>
#include <unitstep/units/light_arithmetic.hpp>
#include <unitstep/units/light_comparison.hpp>
#include <unitstep/units/light_functions.hpp>
#include <unitstep/units/light_limits.hpp>
#include <unitstep/units/light_meeting.hpp>
#include <unitstep/units/light_type.hpp>
