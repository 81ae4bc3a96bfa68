// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <type_traits>
#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/drive/detail/events/event_on_gradients.hpp>
#include <unitstep/drive/detail/events/search_event.hpp>
#include <unitstep/drive/event.hpp>
#include <unitstep/numbers/interval_functions.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief An event that a step cannot miss. Intervals prove where it has no root along the step's polynomial.

namespace unitstep {

namespace detail {

/// \f$ \binom{n}{k} \f$
constexpr long binomial(int n, int k) {
  long result = 1;
  for (int j = 1; j <= k; ++j) result = result * (n - k + j) / j;
  return result;
}

template <std::size_t terms>
using bernstein_table = std::array<std::array<double, terms>, terms>;

/// The contribution of each power of x to the Bernstein coefficients of a polynomial of degree d.
template <int d>
UNITSTEP_TABLE constexpr auto bernstein_of_powers = [] {
  bernstein_table<std::size_t(d) + 1> table{};
  for (int power = 0; power <= d; ++power)
    for (int k = power; k <= d; ++k)
      table[std::size_t(power)][std::size_t(k)] =
          static_cast<double>(binomial(k, power)) / static_cast<double>(binomial(d, power));
  return table;
}();

/// The contribution to them of its value at each of 0, 1/d, ..., 1.
template <int d>
UNITSTEP_TABLE constexpr auto bernstein_of_values = [] {
  static_assert(d <= 8, "what follows is exact in 64 bits");
  bernstein_table<std::size_t(d) + 1> table{};
  constexpr long common = 2520;  // a multiple of all numbers up to 9, and so of all binomials
  for (int i = 0; i <= d; ++i) {
    // Lagrange's polynomial that is 1 there and 0 at the other places, in powers of x, times its denominator.
    std::array<long, std::size_t(d) + 2> power{1};
    long denominator = common;
    for (int j = 0; j <= d; ++j) {
      if (j == i) continue;
      for (std::size_t k = std::size_t(d) + 1; k > 0; --k)
        power[k] = d * power[k - 1] - j * power[k];
      power[0] *= -j;
      denominator *= i - j;
    }
    for (int k = 0; k <= d; ++k) {
      long sum = 0;
      for (int m = 0; m <= k; ++m)
        sum += binomial(k, m) * (common / binomial(d, m)) * power[std::size_t(m)];
      table[std::size_t(i)][std::size_t(k)] =
          static_cast<double>(sum) / static_cast<double>(denominator);
    }
  }
  return table;
}();

/// The numbers of a state along a part of a step: the Bernstein coefficients of the polynomial of each. All its values
/// lie between the smallest and the largest of them.
template <std::size_t n, std::size_t terms>
struct bernstein_part {
  using number = interval<double>;

  std::array<std::array<number, terms>, n> of;

  /// The parts before and after the middle.
  constexpr std::pair<bernstein_part, bernstein_part> halves() const {
    std::pair<bernstein_part, bernstein_part> both{*this, *this};
    number const half = 0.5;
    for (std::size_t i = 0; i < n; ++i) {
      auto& right = both.second.of[i];
      for (std::size_t k = 1; k < terms; ++k) {
        for (std::size_t j = 0; j + k < terms; ++j) right[j] = (right[j] + right[j + 1]) * half;
        both.first.of[i][k] = right[0];
      }
    }
    return both;
  }
  /// The numbers at its start.
  constexpr state_vector<number, n> start() const {
    state_vector<number, n> at{};
    for (std::size_t i = 0; i < n; ++i) at[i] = of[i][0];
    return at;
  }
  /// All values, with all slopes along the part, whose length is 1.
  constexpr state_vector<interval_gradient<number, 1>, n> whole() const {
    state_vector<interval_gradient<number, 1>, n> all{};
    for (std::size_t i = 0; i < n; ++i) {
      number value = of[i][0], slope = of[i][1] - of[i][0];
      for (std::size_t k = 1; k < terms; ++k) {
        value = hull(value, of[i][k]);
        slope = hull(slope, of[i][k] - of[i][k - 1]);
      }
      all[i] = interval_gradient<number, 1>(value, 0);
      all[i].slope[0] = slope * number(static_cast<double>(terms - 1));
    }
    return all;
  }
};

/// The polynomial of a step under a tolerance: from the terms of a series, or through states of the step.
template <class State, class Curve>
constexpr auto polynomial_of_step(Curve const& curve) {
  using path = std::remove_cvref_t<decltype(curve.run.path())>;
  using T = typename Curve::T;
  constexpr bool is_series = requires(path const& series) { series.term; };
  constexpr std::size_t n = numbers_in<State, double>, terms = path::degree + 1;
  // Sums of products, and of their sizes, which bound the rounding of each number of the table, each product and each
  // sum.
  std::array<std::array<double, terms>, n> sum{}, size{};
  auto const add = [&](auto const& row, auto const& x) {
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t k = 0; k < terms; ++k) {
        double const product = row[k] * static_cast<double>(x[i]);
        sum[i][k] += product;
        size[i][k] += size_of(product);
      }
  };
  for (std::size_t m = 0; m < terms; ++m) {
    if constexpr (is_series) {
      add(bernstein_of_powers<path::degree>[m], curve.run.path().term[m]);
    } else {
      curve.go(static_cast<T>(m) / static_cast<T>(terms - 1));
      add(bernstein_of_values<path::degree>[m],
          detail::vector_of_state<double>(State(curve.run.state())));
    }
  }
  constexpr double rounding = static_cast<double>(terms + 3) * 0x1p-53;
  bernstein_part<n, terms> part{};
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k < terms; ++k) {
      double const off = rounding * size[i][k];
      part.of[i][k] = interval<double>(sum[i][k]) + interval<double>(-off, off);
    }
  return part;
}

/// The search for the first moment of an event along a step under a tolerance.
template <class State, class Time, class Event, class Curve, class Value>
class certain_search {
  using T = typename Curve::T;
  using number = interval<double>;
  using gradient_type = interval_gradient<number, 1>;
  static constexpr std::size_t n = numbers_in<State, number>;
  using part_type = decltype(detail::polynomial_of_step<State>(std::declval<Curve const&>()));
  static constexpr int deepest = 40, most_parts = 10'000;

  Event const& event_;
  Curve const& curve_;
  T low_, last_,
      high_;   // no root lies up to the second; one is sought up to the third
  Value was_;  // the last value there that has a sign
  number t_ = 0, dt_ = 0;
  int parts_ = 0;

public:
  constexpr certain_search(Event const& event, Curve const& curve, T low, T high, Value was)
      : event_(event), curve_(curve), low_(low), last_(low), high_(high), was_(was) {
    t_ = time_at(T(0));
    dt_ = time_at(T(1)) - t_;
  }
  constexpr event_moment<T> first() {
    return in(detail::polynomial_of_step<State>(curve_), T(0), T(1), deepest);
  }

private:
  constexpr number time_at(T share) const {
    curve_.go(share);
    return raw_form<Time>::to_raw(curve_.run.time());
  }
  // The event and its slope over a part of the step, and its value at one place.
  constexpr gradient_type over(state_vector<gradient_type, n> const& numbers, number share,
                               T length) const {
    gradient_type t(t_ + share * dt_, 0);
    t.slope[0] = number(length) * dt_;
    return detail::event_on_gradients<State, Time>(detail::event_callable(event_), numbers, t);
  }
  constexpr number at(state_vector<number, n> const& numbers, T share) const {
    state_vector<gradient_type, n> points{};
    for (std::size_t i = 0; i < n; ++i) points[i] = gradient_type(numbers[i]);
    return over(points, number(share), T(0)).value;
  }

  constexpr event_moment<T> in(part_type const& part, T begin, T length, int depth) {
    T const end = begin + length;
    if (!(last_ < end) || !(begin < high_)) return {};
    // The event has at most one root in a part in which its value or its slope is not zero.
    gradient_type const all = over(part.whole(), number(begin, end), length);
    if (detail::sign_of(all.value) != 0 || detail::sign_of(all.slope[0]) != 0) return look_at(end);
    // It has none if its value in the middle is so far from zero that its slope cannot bring it there.
    auto const [left, right] = part.halves();
    T const middle = begin + length / T(2);
    if (detail::sign_of(at(right.start(), middle) + all.slope[0] * number(-0.5, 0.5)) != 0)
      return look_at(end);
    if (depth > 0) {
      if (++parts_ == most_parts)
        fail_at_share(begin, "its bounds on intervals are too wide to find an event of certain");
      auto const when = in(left, begin, length / T(2), depth - 1);
      return when.crosses ? when : in(right, middle, length / T(2), depth - 1);
    }
    bool const has_side = detail::has_sign(was_);
    auto const when = look_at(end);
    // A value that comes near zero and goes back may have two roots or none. At the start of the search it may still be
    // near its last root.
    if (has_side && !when.crosses && low_ < begin)
      fail_at_share(begin, "an event of certain comes within rounding of zero");
    return when;
  }
  // The event has at most one root up to `end`.
  constexpr event_moment<T> look_at(T end) {
    T const share = end < high_ ? end : high_;
    Value const now = curve_.value(event_, share);
    event_moment<T> when;
    if (detail::may_change_sign<Event>(was_, now))
      when = detail::find_event(event_, curve_, last_, share, was_, now);
    detail::keep_side(was_, now);
    last_ = share;
    return when;
  }
  [[noreturn]] constexpr void fail_at_share(T share, char const* what) const {
    curve_.go(share);
    detail::fail_at<std::runtime_error>(what, raw_form<Time>::to_raw(curve_.run.time()),
                                        ": whether it happens there cannot be told", "",
                                        unit_after<Time>());
  }
};

/// The verdict on an event that is `certain`.
template <class State, class Time, class Event>
consteval auto check_certain() {
  if constexpr (requires { requires raw_form<State>::on_group; })
    return diagnostics::refuse<"certain", diagnostics::words<"a state without an orientation">,
                               State>{};
  else if constexpr (!has_no_slopes<typename vector_layout<State>::number>)
    return diagnostics::refuse<"event", diagnostics::words<"one without certain, where it varies">,
                               diagnostics::words<"certain">>{};
  else if constexpr (!rebindable<State, interval_gradient<interval<double>, 1>>)
    return diagnostics::refuse<
        "certain", diagnostics::words<"a state that is a template over its number">, State>{};
  else
    return detail::check_event_on_gradients<State, Time, event_callable_type<Event>>();
}

}  // namespace detail

/// An event that cannot be missed within a step: a quantity, `rising(f)` or `falling(f)`.
///
///     integrate_until(dormand_prince5{}, ball, falls, allowed, certain(falling(height)), 10.0 * s);
///     integrate(dop853{}, ball, falls, allowed, 10.0 * s, when(certain(falling(height)), bounce));
///
/// A step under a tolerance has a polynomial for each number of the state, its dense output. The event is called on
/// intervals that hold all values of these over a part of the step. If its value cannot be zero in a part, that part is
/// done. If its slope cannot be zero, the part has one root at most, and is done too. Any other part is halved. So the
/// run finds every root of the event along the polynomial, in their order, however close they are. The polynomial
/// differs from the solution by what the tolerance allows. `lands_between` gives a proof for the solution.
///
/// The event is callable with any number (`auto const&`), and the state a template over its number, as for `enclose`.
/// Where `f` has a kink, it uses `select` or `abs`.
///
/// Cost: the polynomials and a call on intervals for each step, as much as about two steps of `dormand_prince5` with a
/// cheap force; some fifty more calls in a step in which it comes near zero.
/// \throw std::runtime_error in the run, if the quantity comes within its rounding of zero and goes back, so that it
///        is not certain whether it happens; or if its bounds over short parts of a step are still too wide
/// Source: R. E. Moore, Interval Analysis (1966), ch. 7.
/// \proof{examples/reference/happening.cpp,certain}
template <class Event>
struct certain {
  [[no_unique_address]] Event event;  ///< the event

  /// The event `awaited`, which no step misses.
  constexpr explicit certain(Event awaited) : event(std::move(awaited)) {}

  /// \cond
  template <class State, class Time>
  static consteval auto verdict() {
    return detail::check_certain<State, Time, Event>();
  }
  // Its first root in a part of a step, along the polynomial.
  template <class State, class Time, class Curve, class T, class Value>
  constexpr detail::event_moment<T> find(Curve const& curve, T low, T high, Value was) const {
    using search = detail::certain_search<State, Time, certain, Curve, Value>;
    return search{*this, curve, low, high, was}.first();
  }
  /// \endcond
};
template <class Event>
certain(Event) -> certain<Event>;

}  // namespace unitstep
