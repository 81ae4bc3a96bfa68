// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/field/banded.hpp>
#include <unitstep/field/detail/field_on_number.hpp>
#include <unitstep/field/with_jacobian.hpp>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/lu.hpp>
#include <unitstep/numbers/detail/chain_rule.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/units/detail/plain_number.hpp>
#include <unitstep/units/light_operators.hpp>

/// \file
/// \brief Numbers with a derivative, and a field on them: exact Jacobians for implicit methods.

namespace unitstep::detail {

// The products of a plain number and a constant with a unit. For a number with a slope, such as the sine of an angle,
// name look-up would stop at the operators of this namespace.
using unitstep::operator*, unitstep::operator/;

/// A number with its derivative along one direction: \f$ a + a' \epsilon \f$ where
/// \f$ \epsilon^2 = 0 \f$. Computing with it differentiates exactly, but for rounding.
/// It has one direction, for Jacobians and the gradients of constraints. The public `unitstep::dual`
/// (`numbers/dual.hpp`), which carries a derivative through a run, has several, and says what is differentiated. An
/// `interval_gradient` (`numbers/detail/interval_gradient.hpp`) has several, too, for intervals.
template <class T>
struct number_with_slope : chain_rule<number_with_slope<T>> {
  using constant = T;  ///< the type of constants that it holds exactly
  /// Mistakes in a field are reported for plain numbers only.
  static constexpr bool checked_before = true;

  T value{};
  T slope{};

  constexpr number_with_slope() = default;
  constexpr number_with_slope(T const& v, T const& s = T(0)) : value(v), slope(s) {}
  template <class S>
    requires (std::is_arithmetic_v<S> && !std::is_same_v<S, T>)
  constexpr number_with_slope(S v) : value(static_cast<T>(v)) {}

  friend constexpr number_with_slope operator+(number_with_slope const& a,
                                               number_with_slope const& b) {
    return {a.value + b.value, a.slope + b.slope};
  }
  friend constexpr number_with_slope operator-(number_with_slope const& a,
                                               number_with_slope const& b) {
    return {a.value - b.value, a.slope - b.slope};
  }
  friend constexpr number_with_slope operator*(number_with_slope const& a,
                                               number_with_slope const& b) {
    return {a.value * b.value, a.slope * b.value + a.value * b.slope};
  }
  friend constexpr number_with_slope operator/(number_with_slope const& a,
                                               number_with_slope const& b) {
    T const q = a.value / b.value;
    return {q, (a.slope - q * b.slope) / b.value};
  }
  friend constexpr number_with_slope operator-(number_with_slope const& a) {
    return {-a.value, -a.slope};
  }
  constexpr number_with_slope& operator+=(number_with_slope const& b) { return *this = *this + b; }
  constexpr number_with_slope& operator-=(number_with_slope const& b) { return *this = *this - b; }
  constexpr number_with_slope& operator*=(number_with_slope const& b) { return *this = *this * b; }
  constexpr number_with_slope& operator/=(number_with_slope const& b) { return *this = *this / b; }

  constexpr number_with_slope chained(T const& v, T const& factor) const {
    return {v, slope * factor};
  }
  constexpr number_with_slope chained_over(T const& v, T const& divisor) const {
    return {v, slope / divisor};
  }
  // The slope of a root at 0 is infinite. It is taken to be 0, since a speed times a velocity, as in drag, has a
  // slope of 0 at rest.
  constexpr number_with_slope chained_root(T const& v, T const& divisor) const {
    return {v, v == T(0) ? T(0) : slope / divisor};
  }
};

// Functions of two numbers; those of one are the list of `chain_rule`.

template <class T>
constexpr number_with_slope<T> atan2(number_with_slope<T> const& y, number_with_slope<T> const& x) {
  T const square = y.value * y.value + x.value * x.value;
  return {math::atan2(y.value, x.value), (x.value * y.slope - y.value * x.slope) / square};
}
template <class T>
constexpr number_with_slope<T> pow(number_with_slope<T> const& x, number_with_slope<T> const& y) {
  T const power = math::pow(x.value, y.value);
  T const by_base = plain_number<T>::is_zero(x.slope)
                        ? T(0)
                        : x.slope * y.value * math::pow(x.value, T(y.value - 1));
  T const by_exponent =
      plain_number<T>::is_zero(y.slope) ? T(0) : y.slope * power * math::log(x.value);
  return {power, by_base + by_exponent};
}

/// A raw field without the wrapper that counts its calls.
template <class Field>
constexpr auto const& uncounted(Field const& field) {
  if constexpr (requires { field.uncounted(); })
    return field.uncounted();
  else
    return field;
}
template <class Field>
using uncounted_field =
    std::remove_cvref_t<decltype(detail::uncounted(std::declval<Field const&>()))>;

/// The numbers on which the rates of a field depend: all, unless the field says otherwise.
template <class Field, std::size_t n>
struct band_of {
  using type = band<n - 1, n - 1>;
};
template <class Field, std::size_t n>
  requires requires { typename Field::band; }
struct band_of<Field, n> {
  using type = band<Field::band::below, Field::band::above>;
};

/// A field on vectors of duals, or of another number D, made of a raw field that holds the caller's callable or a
/// law, or takes any number. `suits` says whether there is one.
template <class D, class State, class Field>
struct dual_field {
  using with = on_number<State, D>;
  static constexpr bool suits = std::is_invocable_v<Field const&, with const&, D const&>;
  static constexpr auto of(Field const& field) { return vector_field<with, Field>{field}; }
};
template <class D, class State, class Field, class S, class Time>
struct dual_field<D, State, light_field<Field, S, Time>> {
  static constexpr bool suits = field_on_number<D, S, Time, Field>;
  static constexpr auto of(light_field<Field, S, Time> const& f) {
    return detail::field_on<D, S, Time>(f.field);
  }
};
template <class D, class State, class Field, class S, class Time, class Result, class Places>
struct dual_field<D, State, aggregate_field<Field, S, Time, Result, Places>> {
  static constexpr bool suits = field_on_number<D, S, Time, Field>;
  static constexpr auto of(aggregate_field<Field, S, Time, Result, Places> const& f) {
    return detail::field_on<D, S, Time>(f.field);
  }
};
// A field with a stated band is the field inside: duals keep what it says about its Jacobian.
template <class D, class State, std::size_t Below, std::size_t Above, class Field>
struct dual_field<D, State, banded_raw<Below, Above, Field>> {
  static constexpr bool suits = dual_field<D, State, Field>::suits;
  static constexpr auto of(banded_raw<Below, Above, Field> const& f) {
    return dual_field<D, State, Field>::of(f.field);
  }
};
template <class D, class State, class Field, class Jacobian, class S, class Time>
struct dual_field<D, State, raw_with_jacobian<Field, Jacobian, S, Time>> {
  static constexpr bool suits = dual_field<D, State, Field>::suits;
  static constexpr auto of(raw_with_jacobian<Field, Jacobian, S, Time> const& f) {
    return dual_field<D, State, Field>::of(f.field);
  }
};
// A field that names its types takes no duals.
template <class D, class State, class Field, class S, class Time>
struct dual_field<D, State, typed_field<Field, S, Time>> {
  static constexpr bool suits = false;
};

}  // namespace unitstep::detail
