// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/quantity.hpp>
#include <cstddef>
#include <tuple>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>
#include <utility>

namespace laws {

/// A number in the value type of a function's argument: `like(x, 0.5)` is 0.5 in `long double` for a quantity of `long
/// double`, and in `double` for one of duals of `double`.
template <class Q>
constexpr auto like(Q const&, double number) {
  if constexpr (unitstep::quantity_like<Q>)
    return unitstep::detail::real_type<unitstep::number_of<Q>>(number);
  else
    return unitstep::detail::real_type<Q>(number);
}

namespace detail {

template <class U>
auto moved(boost::units::quantity<U> const& q, long double by) {
  return boost::units::quantity<U, long double>::from_value(static_cast<long double>(q.value()) +
                                                            by);
}
inline long double moved(double x, long double by) { return static_cast<long double>(x) + by; }

template <class F, class... X, std::size_t... J>
long double value_at(F const& f, std::size_t along, long double by, std::tuple<X...> const& x,
                     std::index_sequence<J...>) {
  auto const r = f(moved(std::get<J>(x), J == along ? by : 0.0L)...);
  return unitstep::raw_form<std::remove_const_t<decltype(r)>>::to_raw(r);
}

}  // namespace detail

/// The derivative of a function by its argument `along`, by central differences of fourth order in `long double`. With
/// a width of `share` of the argument, or of 1 if that is 0, their error is about share^4.
template <class F, class... X>
double difference(F const& f, std::size_t along, long double share, X const&... x) {
  std::tuple<X...> const all{x...};
  std::size_t n = 0;
  long double width = 0;
  auto const measure = [&](auto const& q) {
    if (n++ != along) return;
    auto const number =
        static_cast<long double>(unitstep::raw_form<std::remove_cvref_t<decltype(q)>>::to_raw(q));
    width = share * (number == 0 ? 1 : number);
  };
  (measure(x), ...);
  auto const value = [&](long double by) {
    return detail::value_at(f, along, by, all, std::index_sequence_for<X...>{});
  };
  return static_cast<double>(
      (8 * (value(width) - value(-width)) - (value(2 * width) - value(-2 * width))) / (12 * width));
}

}  // namespace laws
