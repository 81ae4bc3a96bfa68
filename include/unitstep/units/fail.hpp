// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <stdexcept>
#include <unitstep/units/describe.hpp>

/// \file
/// \brief How a bad value is reported at run time.

namespace unitstep {

/// Called with a sentence instead of a throw when exceptions are switched off; it must not return.
/// \snippet tests/units/fail_without_exceptions_test.cpp on_failure
using failure_handler = void (*)(char const* sentence);

#if defined(__CUDA_ARCH__)

/// Reports a bad value on a GPU, where nothing can be thrown: the kernel ends with an error. With the macro
/// UNITSTEP_FAILED_RUN_ENDS_ITS_THREAD the thread ends and the others go on; what it has written to memory stays.
template <class Error>
[[noreturn]] constexpr void fail(char const*) {
#if defined(UNITSTEP_FAILED_RUN_ENDS_ITS_THREAD)
  asm volatile("exit;" ::: "memory");
#else
  asm volatile("trap;");  // nvcc leaves out __builtin_trap, and goes on
#endif
  __builtin_unreachable();
}

#elif defined(__cpp_exceptions)

/// Reports a bad value: throws `Error` with `sentence`.
///
/// In a constant expression this is a compile error at the throwing line, and the compiler shows the
/// call with its sentence.
/// \proof{examples/reference/units.cpp,fail}
template <class Error>
[[noreturn]] constexpr void fail(char const* sentence) {
  throw Error(sentence);
}

#else

/// The handler in force under `-fno-exceptions`; where it is null the program ends in a trap.
/// \snippet tests/units/fail_without_exceptions_test.cpp on_failure
inline failure_handler on_failure = nullptr;

/// Reports a bad value: calls `on_failure`, then ends the program by an instruction of the processor that traps. That
/// needs no function of any library, where `std::terminate` brings in a part of the one for C++.
template <class Error>
[[noreturn]] constexpr void fail(char const* sentence) {
  if (on_failure != nullptr) on_failure(sentence);
  __builtin_trap();
}

#endif

namespace detail {

/// Whether a sentence reaches anybody. If not, none is made, and no run watches for what it would say.
#if defined(__CUDA_ARCH__)
inline constexpr bool failures_are_reported = false;
#else
inline constexpr bool failures_are_reported = true;
#endif

/// Reports that two vectors have different lengths, and both lengths.
template <class Error>
[[noreturn]] constexpr void fail_lengths(char const* first, std::size_t expected,
                                         char const* second, std::size_t got) {
  sentence words;
  words.add("unitstep: ", second, " has ", got, " elements, but ", first, " has ", expected);
  fail<Error>(words.data());
}

}  // namespace detail

}  // namespace unitstep
