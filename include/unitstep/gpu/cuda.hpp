// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <boost/pfr/core.hpp>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <initializer_list>
#include <limits>
#include <ratio>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

/// \file
/// \brief All of the library as code for a GPU, compiled by clang as CUDA.
///
/// `constexpr` functions are code for the GPU as they stand, but the constructors of `vec{...}` and `motion{...}` are
/// not. This header makes them so. Include it before any other header of
/// the library; to a compiler that compiles no CUDA it is `<unitstep/unitstep.hpp>`.
///
/// A bad value, for which a program on the CPU throws, ends the kernel by a trap.
/// \snippet examples/gpu/pendulums.cu a run for each thread

// The standard library and Boost come first: they say themselves what is code for a GPU. The rule `gpu` compares the
// list above with what the library includes.
#if defined(__CUDA__)
#pragma clang force_cuda_host_device begin
#endif
#include <unitstep/unitstep.hpp>
#if defined(__CUDA__)
#pragma clang force_cuda_host_device end
#endif
