// SPDX-License-Identifier: BSL-1.0
#pragma once

/// \file
/// \brief Vectors with all their operations.

#include <unitstep/math/vec_arithmetic.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/math/vec_type.hpp>
