// SPDX-License-Identifier: BSL-1.0
#pragma once

/// \file
/// \brief Vectors with all that is computed with them.

#include <unitstep/math/vec_type.hpp>

// First, so that what a compiler says of a mismatch names no longer way here.

#include <unitstep/math/vec_arithmetic.hpp>
#include <unitstep/math/vec_products.hpp>
