// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/time.hpp>
#include <cstdint>
#include <limits>
#include <type_traits>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief A time from a clock, such as `std::chrono::milliseconds`, as a quantity. `<chrono>` is not
/// included: a duration is known by its members.

namespace unitstep::detail {

/// A duration that is a number of seconds.
template <class T>
concept clock_time = diagnostics::counts_periods<T> && std::is_arithmetic_v<typename T::rep>;

/// The `Number` nearest to a quotient of integers, the even one of two; `down` is below 2^63.
template <class Number>
constexpr Number nearest_number(std::uint64_t up, std::uint64_t down) {
  constexpr int digits = std::numeric_limits<Number>::digits;
  if constexpr (digits >= 64) {
    return static_cast<Number>(up) / static_cast<Number>(down);
  } else {
    constexpr auto exact = std::uint64_t{1} << digits;
    if (up <= exact && down <= exact) return static_cast<Number>(up) / static_cast<Number>(down);
    std::uint64_t quotient = up / down;
    std::uint64_t rest = up % down;
    if (rest == 0) return static_cast<Number>(quotient);
    // Two digits more than there is room for, then whether anything is left: the conversion rounds.
    Number scale = 1;
    for (; quotient <= 2 * exact; rest -= rest >= down ? down : 0) {
      rest *= 2;
      quotient = 2 * quotient + (rest >= down ? 1 : 0);
      scale *= 2;
    }
    return static_cast<Number>(2 * quotient + (rest != 0 ? 1 : 0)) / (2 * scale);
  }
}

/// A duration in seconds: count * num / den, rounded once if the count is an integer.
template <class Number, clock_time Duration>
constexpr Number seconds_in(Duration const& time) {
  using period = typename Duration::period;
  auto const count = time.count();
  if constexpr (std::is_integral_v<typename Duration::rep>) {
    auto const size = count < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(count)
                                : static_cast<std::uint64_t>(count);
    constexpr auto num = static_cast<std::uint64_t>(period::num);
    if (size > ~std::uint64_t{0} / num)
      fail<std::domain_error>("unitstep: a duration is too long to be counted in seconds");
    Number const seconds =
        nearest_number<Number>(size * num, static_cast<std::uint64_t>(period::den));
    return count < 0 ? -seconds : seconds;
  } else {
    using wide = std::common_type_t<Number, typename Duration::rep>;
    return static_cast<Number>(static_cast<wide>(count) * static_cast<wide>(period::num) /
                               static_cast<wide>(period::den));
  }
}

/// A time in seconds of a number.
template <class Number>
using seconds_of = boost::units::quantity<boost::units::si::time, Number>;

/// A time as a driver takes it: a `std::chrono::duration` becomes seconds, any other time is kept.
template <class Number, class Time>
constexpr auto as_time(Time const& time) {
  if constexpr (clock_time<Time>)
    return seconds_of<Number>::from_value(seconds_in<Number>(time));
  else
    return time;
}

}  // namespace unitstep::detail
