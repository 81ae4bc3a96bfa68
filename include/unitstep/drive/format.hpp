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

#include <cstddef>
#include <format>
#include <sstream>
#include <string_view>
#include <unitstep/drive/sample_io.hpp>

namespace unitstep::detail {

/// Takes numbers, words and units by `<<`, and formats the numbers.
template <class Iterator>
struct formatted {
  Iterator out;
  std::string_view number_format;

  formatted& operator<<(std::string_view words) {
    for (char c : words) *out++ = c;
    return *this;
  }
  formatted& operator<<(char c) { return *this << std::string_view(&c, 1); }
  template <scalar T>
  formatted& operator<<(T const& number) {
    if constexpr (std::is_arithmetic_v<T>) {
      out = std::vformat_to(out, number_format, std::make_format_args(number));
      return *this;
    } else {
      return print(number);
    }
  }
  template <class D, class S>
  formatted& operator<<(boost::units::unit<D, S> const& unit) {
    return print(unit);
  }

private:
  template <class T>
  formatted& print(T const& value) {
    std::ostringstream words;
    words << value;
    return *this << std::string_view(words.str());
  }
};

/// The formatter of all of them.
struct formatter_of_states {
  char number_format[48] = "{:";

  constexpr auto parse(std::format_parse_context& context) {
    std::size_t size = 2;
    auto at = context.begin();
    for (; at != context.end() && *at != '}'; ++at) {
      if (*at == '{' || size + 2 == sizeof number_format)
        throw std::format_error("unitstep: a state takes a short format without braces");
      number_format[size++] = *at;
    }
    number_format[size] = '}';
    return at;
  }
  template <class T, class Context>
  auto format(T const& value, Context& context) const {
    formatted<typename Context::iterator> out{context.out(), number_format};
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
