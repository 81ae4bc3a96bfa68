// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/units/unit.hpp>
#include <cstddef>
#include <sstream>
#include <string_view>
#include <type_traits>
#include <unitstep/units/number.hpp>

namespace unitstep::detail {

/// What stands after the colon of a format, as the format of a number: "{:.3f}".
class number_format {
  char text_[48] = "{:";

public:
  /// Takes in what lies before the closing brace and goes there.
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

/// Takes numbers, words and units by `<<`; `write(out, number)` formats a number and returns where to go on.
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
