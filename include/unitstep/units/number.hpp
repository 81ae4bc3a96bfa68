// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/units/detail/ieee_arithmetic.hpp>

/// \file
/// \brief What a number is.
///
/// A number is `float`, `double`, `long double`, or a trivially copyable class with
/// - a construction from nothing, which is zero, and an implicit conversion from `int`;
/// - `a + b`, `a - b`, `a * b`, `a / b` and `-a`, which return the class, and `a += b`.
///
/// Explicit methods and fixed steps need no more. There may be
/// - `a == b`, `a < b` and the other comparisons: `==` for a mass, `<` and `>` for `magnitude`, `abs`, `min` and `max`.
///   Their outcome is a `bool`, or a class with `outcome && outcome`. Such a class has `select(outcome, a, b)` beside
///   it, which `unitstep::select` calls, as for `damped`, and `outcome.may_be()`, true if the comparison may hold: a
///   mass that may be zero is refused;
/// - `constant`: a type, such as `double`, whose every value the class holds exactly. Quantities of it are converted
///   where they meet quantities of the class (`units/quantity.hpp`), so a field keeps its constants of `double`;
/// - `sqrt(x)`, `cbrt`, `exp`, `log`, `sin`, `cos`, `tan`, `atan`, `atan2(y, x)` and `pow(x, y)`, found beside the
///   class: `math::sqrt` and its like call them (`math/detail/double_word.hpp`), and `sqrt` and `norm` of
///   quantities;
/// - `x.absolute()` and `x.squared()`, both or none: magnitude and square where a comparison and a product say less, as
///   of an interval around 0. `magnitude`, `squared`, `norm`, `abs` and `pow<2>` call them;
/// - `x.least(b)` and `x.greatest(b)`, which `min` and `max` of quantities call in place of `<`;
/// - `x.finite()`, which `is_finite` returns: a start that is not finite is refused. Without it every value is finite.
///
/// A tolerance and a sampled field ask for `float`, `double` or `long double`, or a number that carries slopes beside
/// such a value; a time from a clock asks for the former.

namespace unitstep {

namespace detail {

/// Whether a number has a real and an imaginary part. Complex numbers have no order, and their magnitude is of
/// another type, so they cannot be times or lengths, and no event can be found among them.
template <class T>
concept complex_number = requires(T const a) {
  a.real();
  a.imag();
};

}  // namespace detail

/// A plain number that a method can compute with: `float`, `double`, `long double`, or any trivially
/// copyable class with the four operations, unary minus, `+=`, an implicit conversion from `int`, and a
/// construction from nothing, which is zero (an exact rational, a dual number, a pack of lanes). Complex numbers are
/// not among them.
///
/// Methods use nothing else of a number, so one formula works for all: constants in a formula are integers and exact
/// ratios, which every such type represents or divides exactly. A number need not be comparable: a pack of lanes or an
/// interval has no `==` that returns a `bool`. Code that branches on a value calls `unitstep::select`, for which a
/// class whose comparisons return no `bool` has a function of its own.
/// \proof{examples/reference/units.cpp,number}
template <class T>
concept number = std::floating_point<T> ||(
    std::is_class_v<T> && !requires { typename T::unit_type; } && !detail::complex_number<T> &&
    std::is_trivially_copyable_v<T> && std::is_default_constructible_v<T> &&
    std::convertible_to<int, T> &&
    requires(T const a, T const b, T sum) {
      sum += a;
      { a + b } -> std::same_as<T>;
      { a - b } -> std::same_as<T>;
      { a* b } -> std::same_as<T>;
      { a / b } -> std::same_as<T>;
      { -a } -> std::same_as<T>;
    });

/// A factor of a quantity: a number or an integer.
/// \proof{examples/reference/units.cpp,number}
template <class T>
concept scalar = number<T> || std::integral<T>;

namespace detail {

/// A factor of a quantity whose number is a `T`; it is converted to `T` first.
template <class S, class T>
concept factor_of = scalar<S> && requires(S const& factor) { static_cast<T>(factor); };

/// Whether a comparison may hold: a `bool` says so itself, another outcome by its member `may_be`.
template <class Outcome>
constexpr bool may_hold(Outcome const& outcome) {
  if constexpr (std::is_same_v<Outcome, bool>)
    return outcome;
  else
    return outcome.may_be();
}

namespace own_select {

// Named in a block, this hides `unitstep::select`, so that only argument-dependent lookup finds one.
void select() = delete;

}  // namespace own_select

}  // namespace detail

/// `a` where a condition holds, else `b`: a branch on a value that every number can take.
///
/// Both are evaluated, whatever the condition.
/// \proof{examples/reference/units.cpp,select}
template <class T>
constexpr T select(bool condition, T const& a, T const& b) {
  return condition ? a : b;
}

/// The same where a comparison of numbers is no `bool`: a mask of lanes, say. Their class offers
/// `select(condition, a, b)` beside it, which is found by argument-dependent lookup.
// Its type is deduced: for a class without one this function would be found, and is refused then.
template <class Condition, number T>
  requires (!std::same_as<Condition, bool>)
constexpr auto select(Condition const& condition, T const& a, T const& b) {
  using detail::own_select::select;
  return select(condition, a, b);
}

/// The same of quantities of such numbers.
template <class Condition, class Q>
  requires (!std::same_as<Condition, bool> && requires { Q::from_value; })
constexpr Q select(Condition const& condition, Q const& a, Q const& b) {
  return Q::from_value(unitstep::select(condition, a.value(), b.value()));
}

namespace detail {

/// The plain part of a number: the value of a dual (`numbers/dual.hpp`), and any other number itself.
template <class T>
struct plain_number {
  using type = T;
  static constexpr T of(T const& x) { return x; }
  /// Whether it is 0, and everything that it carries, too.
  static constexpr bool is_zero(T const& x) { return x == T(0); }
};
template <class T>
using real_type = typename plain_number<T>::type;
template <class T>
constexpr auto real_part(T const& x) {
  return plain_number<T>::of(x);
}

/// Whether a number carries nothing but its value, and no slopes.
template <class T>
inline constexpr bool has_no_slopes = std::is_same_v<real_type<T>, T>;

/// Whether a number has any slope.
template <class T>
constexpr bool moves([[maybe_unused]] T const& x) {
  if constexpr (has_no_slopes<T>)
    return false;
  else
    return !plain_number<T>::is_zero(x - detail::real_part(x));
}

/// A number whose value is one of floating point.
template <class T>
concept real_number = std::floating_point<real_type<T>>;

/// The place of a root as a number with slopes: the derivative of g(place, p) = 0 by what varies, p (the theorem of
/// implicit functions). `answers/detail/runs_on_duals.hpp` defines it.
template <class Raw>
struct moving_root;

/// A state on plain values: the state itself, unless it is made of duals.
template <class State>
struct plain_state {
  using type = State;
};
template <class State>
using plain_state_of = typename plain_state<State>::type;

}  // namespace detail

}  // namespace unitstep

// The declaration of a table of constants that functions read at run time.
//
// Clang finds any constant on a GPU. nvcc finds there only constants that are declared for it, which must not be
// `inline`, and makes a trap of others.

/// \cond
#if defined(__NVCC__) && defined(__CUDA_ARCH__)
#define UNITSTEP_TABLE static __constant__
#else
#define UNITSTEP_TABLE inline
#endif
/// \endcond
