// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#if defined(__NVCC__)
// Warnings about code that is right: a sum that is kept, a comparison with no indices, a call for its checks alone.
#pragma nv_diagnostic push
#pragma nv_diag_suppress 174, 186, 550, 2810
#endif
#if defined(__NVCC__) && defined(__CUDA_ARCH__)
// On a GPU nvcc only finds what is declared for it; these are the units of Boost, `si::metre` and others.
#include <boost/units/static_constant.hpp>
#undef BOOST_UNITS_STATIC_CONSTANT
#define BOOST_UNITS_STATIC_CONSTANT(name, type) static __constant__ constexpr type name
#endif

#include <algorithm>
#include <array>
#include <bit>
#include <boost/pfr/core.hpp>
#include <boost/units/systems/si.hpp>
#include <compare>
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
/// \brief All of the library as code for a GPU, compiled as CUDA by clang or nvcc.
///
/// `constexpr` functions are code for the GPU without changes, in nvcc with `--expt-relaxed-constexpr`. But for clang
/// the constructors of `vec{...}` and `motion{...}` are not, for nvcc the units of Boost. This header makes them so.
/// Include it before any other header of the library and of Boost. For a compiler that compiles no CUDA it is
/// `<unitstep/unitstep.hpp>` and the methods for noise.
///
/// A bad value, for which a program on the CPU throws, ends the kernel by a trap. If you define
/// UNITSTEP_FAILED_RUN_ENDS_ITS_THREAD before this header, it only ends the thread, whose results stay as they were:
/// mark them before the run.
/// \snippet examples/gpu/pendulums.cu a run for each thread

// The standard library and Boost come first, since they declare themselves what is code for a GPU. The rule `gpu`
// compares the list above with what the library includes.
#if defined(__CUDA__)
#pragma clang force_cuda_host_device begin
#endif
#include <unitstep/noise/baoab.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/milstein.hpp>
#include <unitstep/noise/sra1.hpp>
#include <unitstep/noise/stochastic_heun.hpp>
#include <unitstep/unitstep.hpp>
#if defined(__CUDA__)
#pragma clang force_cuda_host_device end
#endif
#if defined(__NVCC__)
#pragma nv_diagnostic pop
#endif
