// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unitstep/answers/bounded.hpp>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/answers/detail/box_search.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief `minimise`: the parameters at which a cost is least, such as the damper with which a car shakes the least.

namespace unitstep {

/// Settings of the search: L-BFGS, which estimates the second derivatives from the first.
///
///     minimise(lbfgs{.most_evaluations = 50}, cost, bounded{...})
/// \snippet examples/reference/minimise.cpp failure
struct lbfgs {
  long most_evaluations = 500;  ///< a search that computes the cost more often is an error
};

/// Whether a parameter is at one of its bounds, and would go beyond it.
/// \snippet examples/reference/minimise.cpp minimise
enum class active_bound { none, low, high };

/// The reason why a search ended.
/// \snippet examples/reference/minimise.cpp minimise
enum class search_end {
  settled,    ///< the step that is left is within the precision of each parameter
  at_bounds,  ///< every parameter is at a bound
  flat        ///< in some direction the cost stays the same to rounding: others are as good
};

namespace detail {

/// The slope of a cost by a parameter.
template <class Cost, class X>
using slope_by = typename detail::handed_over<
    typename detail::quotient_unit<typename detail::leaf_of<Cost>::unit,
                                   typename detail::leaf_of<X>::unit>::type,
    typename detail::leaf_of<X>::number>::type;

}  // namespace detail

template <class Cost, class... X>
struct minimum;

namespace diagnostics {

/// The verdict on types of a cost and its parameters that the caller writes out.
template <class C, class... Q, class Cost, class... X>
consteval auto check_minimum(minimum<Cost, X...> const&) {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return first_refusal<decltype(check_fit<"cost", C, Cost>()),
                         decltype(check_fit<numbered<"parameter", I>, Q, X>())...>{};
  }(std::index_sequence_for<Q...>{});
}

}  // namespace diagnostics

/// The least cost that was found, and its parameters.
/// \snippet examples/reference/minimise.cpp failure
template <class Cost, class... X>
struct minimum {
  std::tuple<X...> parameters;                      ///< of the minimum, in their order
  Cost cost;                                        ///< of these parameters
  std::tuple<detail::slope_by<Cost, X>...> slopes;  ///< of the cost by each of them
  std::array<active_bound, sizeof...(X)> bounds;    ///< the bound that each of them is at
  long evaluations;  ///< how often the cost was computed with its slopes
  search_end end;    ///< why the search ended

  /// Parameter `I`.
  template <std::size_t I = 0>
  [[nodiscard]] constexpr auto const& parameter() const {
    static_assert(I < sizeof...(X), "there are fewer parameters than that");
    return std::get<I>(parameters);
  }
  /// The slope of the cost by parameter `I`. It is 0 unless the parameter is at a bound.
  template <std::size_t I = 0>
  [[nodiscard]] constexpr auto const& slope() const {
    static_assert(I < sizeof...(X), "there are fewer parameters than that");
    return std::get<I>(slopes);
  }
  /// The bound that parameter `I` is at.
  template <std::size_t I = 0>
  [[nodiscard]] constexpr active_bound bound() const {
    static_assert(I < sizeof...(X), "there are fewer parameters than that");
    return bounds[I];
  }

  /// The same with types that the caller writes out; another unit is refused.
  template <class C, class... Q>
    requires (sizeof...(Q) == sizeof...(X) && !std::is_same_v<minimum<C, Q...>, minimum>)
  constexpr operator minimum<C, Q...>() const {
    using verdict = decltype(diagnostics::check_minimum<C, Q...>(std::declval<minimum const&>()));
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok)
      return {std::tuple<Q...>(parameters),
              C(cost),
              std::tuple<detail::slope_by<C, Q>...>(slopes),
              bounds,
              evaluations,
              end};
    else
      return {};
  }
};

namespace detail {

/// A cost as a function of shares: each parameter is at a share of the distance between its bounds.
template <class F, class... X>
struct cost_in_box {
  using function = raw_function<F, X...>;
  using T = typename function::T;
  static constexpr std::size_t size = sizeof...(X);
  using shares = std::array<double, size>;

  function f;
  std::array<T, size> low, high;

  T parameter(std::size_t i, double share) const {
    return share == 1 ? high[i] : low[i] + static_cast<T>(share) * (high[i] - low[i]);
  }
  /// Appends the parameters at shares.
  void append(sentence& words, shares const& at) const {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      detail::append_quantities(words, detail::made_of<X>(parameter(I, at[I]))...);
    }(std::index_sequence_for<X...>{});
  }
  /// The cost, and its slopes by the shares.
  cost_at<size> operator()(shares const& at) const {
    cost_at<size> seen{at, 0, {}};
    std::array<T, size> x{};
    for (std::size_t i = 0; i < size; ++i) x[i] = parameter(i, at[i]);
    auto const found = f(x)[0];
    if (!found.finite()) {
      sentence words;
      append(words.add("unitstep: minimise: the cost or its slope is infinite or NaN at "), at);
      fail<std::domain_error>(words.data());
    }
    seen.cost = static_cast<double>(found.value);
    for (std::size_t i = 0; i < size; ++i)
      seen.slope[i] = static_cast<double>(found.slope[i] * (high[i] - low[i]));
    return seen;
  }
};

}  // namespace detail

namespace diagnostics {

/// The verdict on a parameter.
template <class B, std::size_t I>
consteval auto check_parameter() {
  if constexpr (!unitstep::detail::is_bounded<B>)
    return refuse<numbered<"parameter", I>, words<"bounded{low, guess, high}">, B>{};
  else
    return accepted{};
}

/// The verdict on a cost of parameters.
template <class F, class... X>
consteval auto check_cost() {
  using namespace unitstep::detail;
  if constexpr (!(is_parameter<X> && ...)) {
    return accepted{};  // `bounded` has refused it
  } else if constexpr (!std::is_invocable_v<F const&, seen_argument<dual_of_call<F, X...>, X>...>) {
    return check_function_of<F, X...>();
  } else {
    using function = raw_function<F, X...>;
    using result = typename function::result;
    if constexpr (quantity_like<result> || is_dual<result>)
      return check_function_of<F, X...>();
    else
      return refuse<"cost", words<"a quantity or number that varies">, result>{};
  }
}

/// The verdict on a cost and its parameters.
template <class F, class... B, std::size_t... I>
consteval auto check_minimised(std::index_sequence<I...>) {
  using parameters = first_refusal<decltype(check_parameter<B, I>())...>;
  if constexpr (!parameters::ok)
    return parameters{};
  else
    return check_cost<F, decltype(std::declval<B const&>().guess)...>();
}

}  // namespace diagnostics

namespace detail {

/// Whether none of the bounds was refused.
template <class... Bounded>
inline constexpr bool are_bounded = false;
template <class... X>
inline constexpr bool are_bounded<bounded<X>...> = (is_parameter<X> && ...);

/// The type of the minimum if the arguments were refused.
template <std::size_t n>
struct refused_minimum : refused_slopes {
  std::array<unknown, n> parameters, slopes;
  unknown cost;
  std::array<active_bound, n> bounds{};
  long evaluations = 0;
  search_end end{};
  template <std::size_t I = 0>
  unknown parameter() const;
  template <std::size_t I = 0>
  unknown slope() const;
  template <std::size_t I = 0>
  active_bound bound() const;
};

/// Ends a search that has found no minimum: with the least cost so far.
template <class Box, class Seen, class Cost>
[[noreturn]] void fail_without_minimum(sentence words, Box const& box, Seen const& best,
                                       Cost const& cost, char const* advice) {
  detail::append_quantities(words.add("; the least cost was "), cost);
  box.append(words.add(" at "), best.at);
  fail<std::runtime_error>(words.add(advice).data());
}

/// The minimum of a cost that was checked.
template <class F, class... X>
auto minimum_of(lbfgs const& how, F const& cost, bounded<X> const&... x) {
  using box_type = cost_in_box<F, X...>;
  using T = typename box_type::T;
  using result = typename box_type::function::result;
  using cost_type = typename handed_over<typename leaf_of<result>::unit, T>::type;
  constexpr std::size_t n = sizeof...(X);
  if (how.most_evaluations < 1)
    fail<std::domain_error>(sentence{}
                                .add("unitstep: minimise: most_evaluations must be positive, got ",
                                     how.most_evaluations)
                                .data());
  box_type const box{{cost, {(leaf_of<X>::in(x.high) - leaf_of<X>::in(x.low))...}},
                     {leaf_of<X>::in(x.low)...},
                     {leaf_of<X>::in(x.high)...}};
  auto const shares = [&](std::array<T, n> const& numbers, std::array<T, n> const& from) {
    std::array<double, n> r{};
    for (std::size_t i = 0; i < n; ++i)
      r[i] = static_cast<double>((numbers[i] - from[i]) / (box.high[i] - box.low[i]));
    return r;
  };
  box_search<n, box_type> search(box, shares({leaf_of<X>::in(x.precision)...}, {}),
                                 how.most_evaluations);
  box_end const end = search.find(shares({leaf_of<X>::in(x.guess)...}, box.low));
  auto const& best = search.best();
  auto const least = detail::made_of<cost_type>(static_cast<T>(best.cost));
  if (end == box_end::out_of_evaluations)
    detail::fail_without_minimum(
        sentence{}.add("unitstep: minimise has used up its ", how.most_evaluations, " evaluations"),
        box, best, least, "");
  if (end == box_end::not_smooth)
    detail::fail_without_minimum(
        sentence{}.add(
            "unitstep: minimise has found no lower cost, but not the precision asked for"),
        box, best, least,
        ": the cost has a corner there, or is not that smooth (bounded{...}.to(precision))");
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return minimum<cost_type, X...>{
        {detail::made_of<X>(box.parameter(I, best.at[I]))...},
        least,
        {detail::made_of<slope_by<cost_type, X>>(static_cast<T>(best.slope[I]) /
                                                 (box.high[I] - box.low[I]))...},
        {(!search.is_fixed(I) ? active_bound::none
          : best.at[I] == 0   ? active_bound::low
                              : active_bound::high)...},
        search.evaluations(),
        end == box_end::settled     ? search_end::settled
        : end == box_end::at_corner ? search_end::at_bounds
                                    : search_end::flat};
  }(std::index_sequence_for<X...>{});
}

}  // namespace detail

/// The parameters at which a cost is least.
///
///     auto const best = minimise(shaking, bounded{200.0 * kg_per_s, 1000.0 * kg_per_s, 5000.0 * kg_per_s});
///     best.parameter()    best.cost    best.bound()
///
/// The cost is a function as for `derivative`: it may make a run, also one with events or under a tolerance. It returns
/// a quantity of any unit. Each parameter has its own unit and its bounds, which it may reach. The slopes are those of
/// `gradient`, so they are the derivatives of the numbers that the program computes. A tolerance holds for them too, as
/// if each parameter changed by the distance between its bounds. To find a maximum, return the negative.
///
/// The search is NLopt's L-BFGS. It works on shares of the distance between the bounds, and on a cost without its unit,
/// so units and sizes do not matter. Where it stops, `minimise` computes second derivatives, from differences of
/// slopes. It leaves a maximum or a saddle again. It returns a minimum as soon as the Newton step that is left is
/// within the precision of each parameter. That is a local minimum, the one to which the search came. If there may be
/// several, scan the bounds by runs first (`ensemble/ensemble.hpp`).
///
/// Why NLopt? Ceres' gradient solver, the other well-kept one, has no bounds. Of NLopt's methods with slopes and bounds
/// this one needed the fewest evaluations on ten test functions from 300 starts each, and found all minima. Link with
/// `-lnlopt`, or with CMake's target `unitstep::minimise` (Debian's libnlopt-dev).
///
/// Cost: mostly 10 to 30 runs with slopes. Two for each parameter are for the second derivatives.
/// Source: D. C. Liu, J. Nocedal, Math. Program. 45, 503 (1989); the code is L. Luksan's, in S. G. Johnson's NLopt.
///
/// \param how  `lbfgs{.most_evaluations = 500}` unless given
/// \param cost callable with as many arguments as there are parameters, of any number (`auto`)
/// \param x    `bounded{low, guess, high}`, of each parameter
/// \return `minimum`: `.parameter<I>()`, `.cost`, `.slope<I>()`, `.bound<I>()`, `.evaluations`, `.end`
/// \throw std::domain_error if the cost or its slope is infinite or NaN somewhere; it has the parameters
/// \throw std::runtime_error if the search does not reach the precision, because there are no evaluations left or
///        because the cost is not smooth enough; the sentence has the lowest cost so far and its parameters. An
///        exception of the cost goes through
/// \snippet examples/reference/minimise.cpp minimise
template <class F, class... Bounded>
  requires (sizeof...(Bounded) > 0)
[[nodiscard]] auto minimise(lbfgs const& how, F const& cost, Bounded const&... x) {
  using verdict =
      decltype(diagnostics::check_minimised<F, Bounded...>(std::index_sequence_for<Bounded...>{}));
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok && detail::are_bounded<Bounded...>)
    return detail::minimum_of(how, cost, x...);
  else
    return detail::refused_minimum<sizeof...(Bounded)>{};
}

/// \cond
template <class F, class... Bounded>
  requires (sizeof...(Bounded) > 0 && !std::is_same_v<F, lbfgs>)
[[nodiscard]] auto minimise(F const& cost, Bounded const&... x) {
  return unitstep::minimise(lbfgs{}, cost, x...);
}
/// \endcond

}  // namespace unitstep
