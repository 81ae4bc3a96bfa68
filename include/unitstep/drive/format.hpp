// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <version>

/// \file
/// \brief States and samples for `std::format`, where the standard library has it.
///
///     std::format("{:.3f}", sample)  // time 0.500 s, position 1.000 m, velocity 2.000 m s^-1
///
/// Vectors, light quantities, quaternions, states of every family, aggregates and samples are
/// written as `<<` writes them (`state_io.hpp`, `sample_io.hpp`); what stands after the colon is for each
/// number. g++ 12 has no `std::format`: there this header is empty.

#if defined(__cpp_lib_format)

#include <format>
#include <unitstep/drive/detail/formatted.hpp>
#include <unitstep/drive/sample_io.hpp>

namespace unitstep::detail {

/// The formatter of all of them.
struct formatter_of_states {
  number_format number;

  constexpr auto parse(std::format_parse_context& context) {
    auto at = context.begin();
    if (!number.read(at, context.end()))
      throw std::format_error("unitstep: a state takes a short format without braces");
    return at;
  }
  template <class T, class Context>
  auto format(T const& value, Context& context) const {
    auto const write = [this](auto out, auto const& x) {
      return std::vformat_to(out, number.text(), std::make_format_args(x));
    };
    formatted<typename Context::iterator, decltype(write)> out{context.out(), write};
    print_state(out, value);
    return out.out;
  }
};

template <class T>
inline constexpr bool is_formatted = is_printed<T> || is_light<T> || is_vec<T>;
template <class Time, class State>
inline constexpr bool is_formatted<sample<Time, State>> = true;

}  // namespace unitstep::detail

/// \cond
template <class T>
  requires unitstep::detail::is_formatted<T>
struct std::formatter<T, char> : unitstep::detail::formatter_of_states {};
/// \endcond

#endif
