// SPDX-License-Identifier: BSL-1.0
#pragma once

/// \file
/// \brief Vectors with all that is computed with them.

#include <unitstep/math/vec_arithmetic.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/math/vec_type.hpp>
