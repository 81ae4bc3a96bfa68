// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <ratio>
#include <stdexcept>
#include <type_traits>
#include <unitstep/enclose/enclose.hpp>
#include <unitstep/methods/taylor.hpp>
#include <unitstep/units/detail/check_fit.hpp>

/// \file
/// \brief A table of the true solution in whole counts, with the proof of its bound.

namespace unitstep {

/// A table of a quantity of the true solution at even times, in whole counts. Made by `proved_table`.
///
/// \tparam Integer the type of an entry
/// \tparam entries their number
/// \tparam Count   the value of one count, a quantity
/// \tparam Bound   `std::ratio`: the most counts between the true solution and the straight line between two entries,
///                 at every time
/// \proof{examples/reference/enclose.cpp,proved_table}
template <class Integer, std::size_t entries, class Count, class Bound>
struct solution_table {
  using bound = Bound;  ///< the proved error, in counts

  std::array<Integer, entries> entry;  ///< at the start, after one step, ...
  Count count;                         ///< the value of one count

  /// The number of entries: one more than steps.
  [[nodiscard]] static constexpr std::size_t size() { return entries; }
  /// Entry n, the quantity after n steps in counts.
  [[nodiscard]] constexpr Integer operator[](std::size_t n) const { return entry[n]; }
};

namespace detail {

/// The second derivative by time, over a step, of the result of a look at the state.
template <class State, class Time, class Look, class Field, class Row>
constexpr interval<double> curvature_of(Look const& look, Field const& field, Row const& box,
                                        interval<double> const& t) {
  using number = series<interval<double>, 2>;
  taylor_coefficients<interval<double>, Row::size, 2> x(box, t, interval<double>(1.0));
  x.up_to(2, field, interval<double>(1.0));
  for (std::size_t i = 0; i < Row::size; ++i) x.x.n[i].last = x.x.n[i].limit = 2;
  x.time.limit = 2;
  auto const value = look(vector_layout<on_number<State, number>>::unflatten(x.x, 0),
                          raw_form<on_number<Time, number>>::from_raw(x.time));
  return number::coefficient(value.value(), 2) * 2.0;
}

/// The nearest whole number.
/// \throw std::range_error if it overflows the type
template <class Integer>
constexpr Integer nearest_count(double x) {
  double const low = x - 0.5, high = x + 0.5;
  bool const has_room = low > static_cast<double>(std::numeric_limits<Integer>::lowest()) - 1 &&
                        high < static_cast<double>((std::numeric_limits<Integer>::max)()) + 1;
  if (!has_room) fail<std::range_error>("unitstep: proved_table: an entry has no room in its type");
  return static_cast<Integer>(x < 0 ? low : high);
}

/// The verdict on the quantity that is looked up and on the value of a count.
template <class State, class Time, class Look, class Count>
consteval auto check_looked_up() {
  using seen = on_number<State, interval<double>>;
  using now = on_number<Time, interval<double>>;
  if constexpr (!requires(Look const& look, seen const& s, now const& t) {
                  { look(s, t).value() } -> std::convertible_to<interval<double>>;
                }) {
    return diagnostics::refuse<"look", diagnostics::words<"callable (state, time) -> quantity">,
                               Look>{};
  } else {
    using unit = unit_of<std::remove_cvref_t<decltype(std::declval<Look const&>()(
        std::declval<seen const&>(), std::declval<now const&>()))>>;
    return diagnostics::check_fit<"count", boost::units::quantity<unit, double>, Count>();
  }
}

}  // namespace detail

/// A table of the true solution for a program without floating point: entries at even times, rounded to whole counts,
/// and the proof that the straight line between two entries is nowhere farther from the solution than `Bound` counts.
/// In a constant expression the compiler makes the proof, and a bound that it cannot prove is an error.
///
/// With the step h, the entries \f$ e_k \f$ and the solution g,
///
/// \f[ |g(t) - \ell(t)| \le \max_k |g(t_k) - e_k| + \tfrac18 h^2 \max |\ddot g| \f]
///
/// where both are bounded by intervals: \f$ g(t_k) \f$ by `enclose`, and the second derivative by Taylor series over
/// the box of each step. With intervals in `initial` or the field the bound holds for every number in them. Cost: as
/// `tube`, and two evaluations on series a step. Source: R. E. Moore, Interval Analysis (1966), for the series.
///
/// \tparam Integer the type of an entry
/// \tparam steps   the number of steps, at least 1
/// \tparam Bound   a `std::ratio`, in counts; rounding alone takes 1/2
/// \tparam order   of the Taylor series of the steps
/// \param initial  the state at `t0`, its quantities points or intervals
/// \param field    called with (state, time)
/// \param dt       the step, positive
/// \param count    the value of one count, a quantity in the unit of the result of `look`
/// \param look     called with (state, time), returns the quantity of the table
/// \param t0       the time of `initial`, 0 unless given
/// \return `solution_table`
/// \throw std::runtime_error if the bound cannot be proved, and as `enclose` does
/// \throw std::range_error if an entry overflows its type
/// \throw std::domain_error as `enclose` does
/// \proof{examples/reference/enclose.cpp,proved_table}
template <std::integral Integer, auto steps, class Bound, int order = detail::order_of_enclosure,
          class State, class Field, class Time, class Count, class Look,
          class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto proved_table(State const& initial, Field const& field, Time const& dt,
                                          Count const& count, Look const& look,
                                          StartTime const& t0 = StartTime{}) {
  using problem = decltype(diagnostics::check_enclosure<State, Field, Time, int, StartTime>());
  using verdict =
      diagnostics::first_refusal<problem,
                                 decltype(detail::check_looked_up<State, Time, Look, Count>()),
                                 decltype(diagnostics::check_some_steps<steps, Integer>())>;
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using number = interval<double>;
    double const h = raw_form<Time>::to_raw(dt), one = raw_form<Count>::to_raw(count);
    if (!(h > 0) || !(one > 0))
      fail<std::domain_error>("unitstep: proved_table: dt and count must be positive");
    auto const on_series = detail::field_on<series<number, 2>, State, Time>(field);
    detail::enclosure_run<order, State, Field, Time> run{initial, field, dt, t0};
    constexpr auto last = static_cast<std::size_t>(steps);
    solution_table<Integer, last + 1, Count, Bound> table{{}, count};
    number between = 0, rounded = 0;  // a quantity without bounds stays so
    for (std::size_t k = 0; k <= last; ++k) {
      using seen = detail::on_number<State, number>;
      number const here = look(detail::vector_layout<seen>::unflatten(run.box(), 0),
                               raw_form<detail::on_number<Time, number>>::from_raw(run.time()))
                              .value();
      table.entry[k] = detail::nearest_count<Integer>((here.lower / 2 + here.upper / 2) / one);
      rounded = rounded.greatest(detail::magnitude_of(here - number(table.entry[k]) * number(one)));
      if (k == last) break;
      number const t = run.time();
      auto const box = run.step();
      between = between.greatest(detail::magnitude_of(detail::curvature_of<State, Time>(
          look, on_series, box, number(t.lower, run.time().upper))));
    }
    number const error = rounded + number(h) * number(h) * between / number(8.0);
    if (!(error.upper <= (number(one) * number(Bound::num) / number(Bound::den)).lower))
      fail<std::runtime_error>(
          "unitstep: proved_table: the bound is not proved; shorter steps, or a larger count or "
          "bound, allow it");
    return table;
  } else {
    return detail::refused_enclosure{};
  }
}

}  // namespace unitstep
