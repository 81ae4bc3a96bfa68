// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/units/unit.hpp>
#include <cstddef>
#include <sstream>
#include <string_view>
#include <type_traits>
#include <unitstep/units/number.hpp>
#include <version>

/// \file
/// \brief States and samples for `std::format`, if the standard library has it.
///
///     std::format("{:.3f}", sample)  // time 0.500 s, position 1.000 m, velocity 2.000 m s^-1
///
/// Vectors, light quantities, quaternions, states of every family, aggregates and samples are written as by `<<`
/// (`state_io.hpp`, `sample_io.hpp`); the format after the colon is that of each number. g++ 12 has no `std::format`,
/// and there this header has no formatter.

namespace unitstep::detail {

/// The format of a number from the text after the colon: "{:.3f}".
class number_format {
  char text_[48] = "{:";

public:
  /// Reads the text before the closing brace, and moves there.
  /// \return whether it is short enough and has no braces
  template <class Place>
  constexpr bool read(Place& at, Place const& end) {
    std::size_t size = 2;
    for (; at != end && *at != '}'; ++at) {
      if (*at == '{' || size + 2 == sizeof text_) return false;
      text_[size++] = *at;
    }
    text_[size] = '}';
    return true;
  }
  /// The format of a number.
  constexpr std::string_view text() const { return text_; }
};

/// Takes numbers, words and units by `<<`; `write(out, number)` formats a number and returns the place after it.
template <class Place, class Write>
struct formatted {
  Place out;
  Write write;

  formatted& operator<<(std::string_view words) {
    for (char c : words) *out++ = c;
    return *this;
  }
  formatted& operator<<(char c) { return *this << std::string_view(&c, 1); }
  template <scalar T>
  formatted& operator<<(T const& number) {
    if constexpr (std::is_arithmetic_v<T>) {
      out = write(out, number);
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

}  // namespace unitstep::detail

#if defined(__cpp_lib_format)

#include <format>
#include <unitstep/drive/sample_io.hpp>

namespace unitstep::detail {

/// The formatter of all these types.
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
inline constexpr bool is_formatted = is_printed<T> || is_light<T> || is_vec<T> || is_sample<T>;

}  // namespace unitstep::detail

/// \cond
template <class T>
  requires unitstep::detail::is_formatted<T>
struct std::formatter<T, char> : unitstep::detail::formatter_of_states {};
/// \endcond

#endif
