// SPDX-License-Identifier: BSL-1.0
#pragma once

/// \file
/// \brief The declaration of a table of constants that functions read at run time.
///
/// Clang finds any constant on a GPU. nvcc finds there only constants that are declared for it, which must not be
/// `inline`, and makes a trap of others.

/// \cond
#if defined(__NVCC__) && defined(__CUDA_ARCH__)
#define UNITSTEP_TABLE static __constant__
#else
#define UNITSTEP_TABLE inline
#endif
/// \endcond
