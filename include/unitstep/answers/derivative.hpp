// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/answers/detail/differentiated.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief `derivative` and `gradient`: the value and the typed derivatives of anything that runs.

namespace unitstep {

/// The same function, but its runs under a tolerance choose their steps by the values alone, as they do without slopes.
///
///     gradient(steps_by_values{f}, x, y);
///
/// Then the value has the same bits as without slopes, and the run makes as many steps. But the slopes are not held to
/// any tolerance. If the values allow long steps, as for a body at rest, the slopes may be wrong in every digit.
/// \proof{examples/reference/answers.cpp,steps_by_values}
template <class F>
struct steps_by_values {
  F f;  ///< the function

  static constexpr bool steps_follow_values = true;  ///< a run looks for this

  /// Calls the function.
  template <class... X>
    requires std::is_invocable_v<F const&, X...>
  constexpr auto operator()(X const&... x) const {
    return f(x...);
  }
};
template <class F>
steps_by_values(F) -> steps_by_values<F>;

/// A value and its derivative.
///
///     auto const [way, by_mass] = derivative(f, 2.0 * si::kilogram);
/// \proof{examples/reference/answers.cpp,types}
template <class Value, class Slope>
struct with_slope {
  Value value;  ///< what the function returned
  Slope slope;  ///< its derivative: value per argument

  /// The same with types that the caller writes out; another unit is refused.
  template <class V, class S>
  constexpr operator with_slope<V, S>() const {
    using verdict =
        diagnostics::first_refusal<decltype(diagnostics::check_fit<"value", V, Value>()),
                                   decltype(diagnostics::check_fit<"slope", S, Slope>())>;
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok)
      return {V(value), S(slope)};
    else
      return {V{}, S{}};
  }
};
template <class Value, class Slope>
with_slope(Value, Slope) -> with_slope<Value, Slope>;

template <class Value, class... Slopes>
struct with_slopes;

namespace diagnostics {

/// The verdict on the types that a caller has written out for a value and its slopes.
template <class V, class... S, class Value, class... Slopes>
consteval auto check_slopes(with_slopes<Value, Slopes...> const&) {
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return first_refusal<decltype(check_fit<"value", V, Value>()),
                         decltype(check_fit<numbered<"slope", I>, S, Slopes>())...>{};
  }(std::index_sequence_for<S...>{});
}

}  // namespace diagnostics

/// A value and its derivatives by several arguments.
///
///     auto const [way, by_speed, by_angle] = gradient(f, v, angle);
/// \proof{examples/reference/answers.cpp,gradient}
template <class Value, class... Slopes>
struct with_slopes {
  Value value;                   ///< what the function returned
  std::tuple<Slopes...> slopes;  ///< its derivatives: value per argument, in their order

  /// The same with types that the caller writes out; another unit is refused.
  template <class V, class... S>
    requires (sizeof...(S) == sizeof...(Slopes))
  constexpr operator with_slopes<V, S...>() const {
    using verdict = decltype(diagnostics::check_slopes<V, S...>(*this));
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok)
      return {V(value), std::tuple<S...>(slopes)};
    else
      return {V{}, {S{}...}};
  }

  /// The derivative by argument `I`.
  template <std::size_t I>
  [[nodiscard]] constexpr auto const& slope() const {
    static_assert(I < sizeof...(Slopes), "there are fewer arguments than that");
    return std::get<I>(slopes);
  }
};

/// The value, and after it the derivatives, for a structured binding.
/// \proof{examples/reference/answers.cpp,gradient}
template <std::size_t I, class Value, class... Slopes>
[[nodiscard]] constexpr auto get(with_slopes<Value, Slopes...> const& found) {
  if constexpr (I == 0)
    return found.value;
  else
    return std::get<I - 1>(found.slopes);
}

namespace detail {

/// The type of the derivatives if the function was refused.
struct refused_slopes : equals_anything {
  unknown value;
  unknown slope;
};

/// The result of a function on a dual, with other slopes in each number.
template <class D, class Change, class R>
constexpr R with_other_slopes(Change const& change, R const& r) {
  if constexpr (std::is_same_v<R, D>) {
    return change(r);
  } else if constexpr (quantity_like<R>) {
    if constexpr (std::is_same_v<number_of<R>, D>)
      return R::from_value(change(r.value()));
    else
      return r;
  } else if constexpr (has_elements<R>) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return R{detail::with_other_slopes<D>(change, r[I])...};
    }(std::make_index_sequence<std::tuple_size_v<R>>{});
  } else if constexpr (requires { r.begin(); }) {  // of a length known at run time
    R changed = r;
    for (auto& element : changed) element = detail::with_other_slopes<D>(change, element);
    return changed;
  } else if constexpr (std::is_void_v<typename dual_in<R>::type>) {
    return r;
  } else {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return R{detail::with_other_slopes<D>(change, boost::pfr::get<I>(r))...};
    }(members_of<R>{});
  }
}

/// The result of a function on a dual as a value and its slopes by the arguments, which were scaled.
template <class D, class... X, class Given, std::size_t... I>
constexpr auto taken_apart(Given const& returned, std::index_sequence<I...>,
                           scales_of<D, X...> const& scales, X const&...) {
  // A result that does not vary gets slopes of 0. A slope by a plain number has the type of the value itself, so only a
  // dual tells the two apart.
  auto const r = detail::with_other_slopes<D>(
      [&](D const& number) { return detail::unscaled(number, scales); },
      detail::to_number<D>(returned));
  using Result = std::remove_const_t<decltype(r)>;
  return with_slopes<on_number<Result, value_part<D>>, on_number<Result, slope_part<D, X, I>>...>{
      detail::to_number<value_part<D>>(r), {detail::to_number<slope_part<D, X, I>>(r)...}};
}

/// The value of a function and its slopes; `sizes` are those of arguments that may vary by more than their value.
template <class F, class... X>
constexpr auto value_and_slopes(
    F const& f, std::array<real_type<dual_of_call<F, X...>>, sizeof...(X)> const& sizes,
    X const&... x) {
  using D = dual_of_call<F, X...>;
  return [&]<std::size_t... I>(std::index_sequence<I...> each) {
    scales_of<D, X...> const scales{detail::scale_of_argument<D>(x, sizes[I])...};
    return detail::taken_apart<D>(detail::called_with_slopes<D>(f, scales, x...), each, scales,
                                  x...);
  }(std::index_sequence_for<X...>{});
}

}  // namespace detail

/// The value of a function and its derivative by one argument.
///
/// \f[ f(x), \qquad \frac{df}{dx} \f]
///
///     auto const [range, by_angle] = derivative([&](auto angle) { return shot(angle); }, 0.7 * si::radian);
///
/// `f` is any callable that takes any number (`auto`). It may make a run: with a `dt` or a `tolerance`, to an end or
/// until an event, with things that happen. The start, constants of the field, times: everything that you make of the
/// argument varies. The slope has the unit of the value per unit of the argument, such as m per kg. You may use it in a
/// constant expression. A second derivative is the derivative of a derivative.
///
/// The slope is exact except for rounding: it is the derivative of the numbers that the program computes. For a run it
/// is the derivative of the numerical solution, which is as near to the derivative of the true solution as the step or
/// the tolerance allows.
///
/// - **With a `dt`** the value has the bits of the run without slopes.
/// - **Under a tolerance** the run chooses its steps by the largest of all errors, those of the value and of its
///   slopes. Imagine that the argument changes by all of itself (by 1 if it is 0). The allowed error of the slope is
///   the one that would then change the value by its allowed error. So the value is within the tolerance, but its last
///   bits may differ from those of the run without slopes. `steps_by_values{f}` has these bits.
/// - **At an event** that ends a run or changes its state, the derivative takes into account that its time changes.
/// - **An implicit method** is differentiated through the equations that it solves.
/// - **At a corner**, such as those of `abs`, `min`, `max` or a branch, you get the derivative of the side that was
///   computed (`dual`).
///
/// If a field *jumps* by a branch, as when a thrust ends or a brake begins at a mark, no derivative includes the place
/// of the jump, with any step or tolerance. **The slope is wrong, without any warning.** Give the run the places where
/// the field jumps: by `jumps` if it depends on time, by `when` if it depends on the state. A corner is no jump.
///
/// Cost: a run on numbers with a slope, about twice that of a run without; under a tolerance more steps, if slopes need
/// them.
/// Source: A. Griewank, A. Walther, Evaluating Derivatives, 2nd ed. (2008); of events: I. A. Hiskens, M. A. Pai, IEEE
/// Trans. Circuits Syst. I 47, 204 (2000); of the scale of slopes: A. C. Hindmarsh et al., ACM Trans. Math. Softw. 31,
/// 363 (2005), section 3.2.
///
/// \param f callable with one argument, of any number; it returns a quantity or a number, or a `vec`, an array, a
///        motion or another state of them
/// \param x a quantity or a number
/// \return `with_slope`: `.value` and `.slope`; the slope of a state has the slope of each of its quantities
/// \throw std::domain_error if the value or the slope is not finite; an exception of the run goes through
/// \proof{examples/reference/answers.cpp,derivative}
template <class F, class X>
[[nodiscard]] constexpr auto derivative(F const& f, X const& x) {
  using verdict = decltype(diagnostics::check_differentiable<F, X>(std::make_index_sequence<1>{}));
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    auto const found = detail::value_and_slopes(f, {}, x);
    return with_slope{found.value, std::get<0>(found.slopes)};
  } else {
    return detail::refused_slopes{};
  }
}

/// The value of a function and its derivatives by all arguments, in one run.
///
/// \f[ f(x, y, \dots), \qquad \frac{\partial f}{\partial x}, \quad \frac{\partial f}{\partial y}, \quad \dots \f]
///
///     auto const [range, by_speed, by_angle] = gradient(shot, 700.0 * si::metre_per_second, 0.7 * si::radian);
///
/// Cost: one run on numbers with as many slopes as there are arguments. Everything else is as for `derivative`.
///
/// \param f callable with as many arguments, of any number
/// \param x quantities or numbers, each in a unit of its own
/// \return `with_slopes`: `.value`, and `.slope<I>()` by argument I; or all in a structured binding
/// \throw std::domain_error as `derivative` does
/// \proof{examples/reference/answers.cpp,gradient}
template <class F, class... X>
  requires (sizeof...(X) > 0)
[[nodiscard]] constexpr auto gradient(F const& f, X const&... x) {
  using verdict =
      decltype(diagnostics::check_differentiable<F, X...>(std::index_sequence_for<X...>{}));
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    return detail::value_and_slopes(f, {}, x...);
  } else {
    return detail::refused_slopes{};
  }
}

}  // namespace unitstep

/// The number of parts of a structured binding: the value and each slope.
template <class Value, class... Slopes>
struct std::tuple_size<unitstep::with_slopes<Value, Slopes...>>
    : std::integral_constant<std::size_t, sizeof...(Slopes) + 1> {};
/// Their types.
template <std::size_t I, class Value, class... Slopes>
struct std::tuple_element<I, unitstep::with_slopes<Value, Slopes...>>
    : std::tuple_element<I, std::tuple<Value, Slopes...>> {};
