// SPDX-License-Identifier: BSL-1.0
#pragma once

/// \file
/// \brief How a table of constants is declared that a running function reads.
///
/// Clang finds any constant on a GPU. nvcc finds there only what is declared for it, and makes a trap of the rest; it
/// wants no such table to be `inline`.

/// \cond
#if defined(__NVCC__) && defined(__CUDA_ARCH__)
#define UNITSTEP_TABLE static __constant__
#else
#define UNITSTEP_TABLE inline
#endif
/// \endcond
