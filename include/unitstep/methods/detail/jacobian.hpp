// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/field/banded.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/field/with_jacobian.hpp>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/exponential.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/lu.hpp>
#include <unitstep/numbers/detail/chain_rule.hpp>
#include <unitstep/state/detail/on_number.hpp>
#include <unitstep/units/light_operators.hpp>
#include <unitstep/units/number.hpp>

/// \file
/// \brief The derivatives of the rates of a field: given, exact by numbers with a derivative on which the field is
/// called, or by differences, and the width of these.

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
// Of a power of 0 the slope is 0 if the exponent is; so it is taken to be if the exponent is below 1, as that of a root.
template <class T>
constexpr number_with_slope<T> pow(number_with_slope<T> const& x, number_with_slope<T> const& y) {
  T const power = math::pow(x.value, y.value);
  bool const is_root_of_zero = x.value == T(0) && T(0) <= y.value && y.value < T(1);
  T const by_base = is_root_of_zero || plain_number<T>::is_zero(x.slope)
                        ? T(0)
                        : x.slope * y.value * math::pow(x.value, T(y.value - 1));
  T const by_exponent = plain_number<T>::is_zero(power) || plain_number<T>::is_zero(y.slope)
                            ? T(0)
                            : y.slope * power * math::log(x.value);
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

/// About the root of epsilon: the relative error of a number with half of its digits right.
template <class T>
inline constexpr T half_of_the_digits = T(1) / T(sizeof(T) == sizeof(float) ? 4096 : 1 << 26);

/// The width of a difference of rates by a number of the state: half of the digits of the number or of its change in a
/// step, but so much that the rounding of the rates, relative to the sizes of the numbers, is a thousandth of it.
///
/// \param change   of the number in a step; it gives the sign
/// \param steepest the largest change of all numbers, each by its size
template <std::floating_point T>
constexpr T difference_width(T at, T change, T size, T steepest) {
  using limits = std::numeric_limits<T>;
  // A number that is zero now counts with the size that it gets in a step.
  T const now = unitstep::magnitude(at), by = unitstep::magnitude(change);
  T const own = (now > by ? now : by) * half_of_the_digits<T>;
  T const least = 1024 * limits::epsilon() * steepest * size;
  T wide = own > least ? own : least;
  if (wide < size * limits::epsilon()) wide = size * half_of_the_digits<T>;
  if (!(wide > (limits::min)() / limits::epsilon())) wide = half_of_the_digits<T>;
  T const moved = at + (change < 0 ? -wide : wide);
  return moved - at;  // the difference that can be represented
}

/// A time at which rates are compared with those at `t`: a small share of a step later, or `t` itself if rounding
/// leaves no other.
///
/// The curve of the rates makes a difference over a share d of a step h wrong by about a share d, and the rounding of the
/// time by that rounding over d h. Both are least where d is the root of the rounding over h, however far `t` is from 0.
template <std::floating_point T>
constexpr T nearby_time(T t, T dt) {
  T const step = unitstep::magnitude(dt);
  T const rounding = std::numeric_limits<T>::epsilon() * (unitstep::magnitude(t) + step);
  return t + (rounding < step ? dt * math::sqrt(rounding / step) : dt);
}

/// A step of a collocation on numbers that carry slopes, which `answers/detail/runs_on_duals.hpp` defines.
template <class Table, class System, class T>
struct stages_of_number;
/// The numbers that a system of equations is solved for.
template <class System>
using number_of_system =
    std::remove_cvref_t<decltype(std::declval<typename System::vector_type const&>()[0])>;
template <class Table, class System, class T>
  requires (!has_no_slopes<number_of_system<System>>)
constexpr auto stages_by_newton(typename System::vector_type const& y, System const& system,
                                T const& t, T const& dt) {
  return stages_of_number<Table, System, number_of_system<System>>::end(y, system, t, dt);
}

/// In place of a field on duals, if there is none.
struct no_duals {
  static constexpr bool suits = false;
};

/// The derivatives of the rates of a raw field by its state and by time.
///
/// They are given by the caller, or exact by dual numbers, or differences. A difference changes half of the digits of
/// its number, or of the number's change in a step if that is more. It is at least so wide that the rounding of the
/// rates, relative to the sizes by the tolerance, is a thousandth of it.
template <raw_state State, class Field>
struct jacobian_of {
  using T = typename as_vector<State>::number;
  static constexpr std::size_t n = as_vector<State>::size;
  using vector_type = state_vector<T, n>;
  using bare = uncounted_field<Field>;
  using band = typename band_of<bare, n>::type;
  using matrix_type = matrix<T, n, band>;
  using D = number_with_slope<T>;
  // Vectors whose length is known when the program runs have no duals.
  static constexpr bool is_long = n == run_time_length;
  using duals = std::conditional_t<is_long, no_duals, dual_field<D, State, bare>>;
  static constexpr bool is_given = requires(bare const& f, vector_type const& y, T const& t,
                                            matrix_type& m) { f.jacobian(y, t, m); };
  static constexpr bool is_exact = is_given || duals::suits;
  /// Columns that are this far apart have no rate in common, and one evaluation finds them.
  static constexpr std::size_t stride =
      matrix_type::below + matrix_type::above < n ? matrix_type::below + matrix_type::above + 1 : n;

  Field const& field;

  /// The derivatives of the rates by the numbers of the state, where the rates are `here` at `y`, and a number counts
  /// as much as `size` says.
  constexpr void by_state(vector_type const& y, T const& t, vector_type const& here,
                          vector_type const& size, T const& dt, matrix_type& m) const {
    if constexpr (is_given) {
      detail::uncounted(field).jacobian(y, t, m);
    } else if constexpr (duals::suits) {
      auto const f = duals::of(detail::uncounted(field));
      state_vector<D, n> z{};
      for (std::size_t i = 0; i < n; ++i) z[i] = D(y[i]);
      for (std::size_t group = 0; group < stride; ++group) {
        for (std::size_t j = group; j < n; j += stride) z[j].slope = T(1);
        state_vector<D, n> const r = f(z, D(t));
        for (std::size_t j = group; j < n; j += stride) {
          z[j].slope = T(0);
          spread(j, m, [&](std::size_t i) { return r[i].slope; });
        }
      }
    } else {
      differences(y, t, here, size, dt, m);
    }
  }

  /// The derivatives of the rates by time.
  constexpr vector_type by_time(vector_type const& y, T const& t, vector_type const& here,
                                T const& dt) const {
    vector_type slope = vector_type::beside(y);
    if constexpr (duals::suits) {
      state_vector<D, n> z{};
      for (std::size_t i = 0; i < n; ++i) z[i] = D(y[i]);
      state_vector<D, n> const r = duals::of(detail::uncounted(field))(z, D(t, T(1)));
      for (std::size_t i = 0; i < n; ++i) slope[i] = r[i].slope;
    } else {
      T there = t + dt / T(1 << 22);
      if constexpr (std::floating_point<T>) there = detail::nearby_time(t, dt);
      if (there == t) return vector_type::zeros(y);
      vector_type const r = rates(y, there);
      for (std::size_t i = 0; i < y.length(); ++i) slope[i] = (r[i] - here[i]) / (there - t);
    }
    return slope;
  }

  /// The rates themselves.
  constexpr vector_type rates(vector_type const& y, T const& t) const {
    return vector_field<State, Field>{field}(y, t);
  }

private:
  // Column j of the matrix, within its band.
  template <class Entry>
  static constexpr void spread(std::size_t j, matrix_type& m, Entry const& entry) {
    std::size_t const first = j > matrix_type::above ? j - matrix_type::above : 0;
    std::size_t const end = j + matrix_type::below < m.rows ? j + matrix_type::below + 1 : m.rows;
    for (std::size_t i = first; i < end; ++i) m.a[i][j + matrix_type::shift(i)] = entry(i);
  }

  constexpr void differences(vector_type const& y, T const& t, vector_type const& here,
                             vector_type const& size, T const& dt, matrix_type& m) const {
    vector_type span = vector_type::beside(y);
    std::size_t const length = y.length();
    if constexpr (is_long) m.allocate_for(y);
    if constexpr (std::floating_point<T>) {
      T steepest(0);
      for (std::size_t i = 0; i < length; ++i)
        if (size[i] > 0) {
          T const s = unitstep::magnitude(here[i] * dt) / size[i];
          steepest = s > steepest ? s : steepest;
        }
      for (std::size_t i = 0; i < length; ++i)
        span[i] = detail::difference_width(y[i], here[i] * dt, size[i], steepest);
    } else {
      for (std::size_t i = 0; i < length; ++i) span[i] = T(1);
    }
    vector_type z = y.copied();
    for (std::size_t group = 0; group < stride; ++group) {
      for (std::size_t j = group; j < length; j += stride) z[j] = y[j] + span[j];
      vector_type const r = rates(z, t);
      for (std::size_t j = group; j < length; j += stride) {
        z[j] = y[j];
        spread(j, m, [&](std::size_t i) { return (r[i] - here[i]) / span[j]; });
      }
    }
  }
};

/// The sizes to which rounding is relative: a number itself, its change, and its rate and the terms of that, times the
/// step. The stiffer the number, the less of these terms the solution has.
template <class T, std::size_t n, class Band>
constexpr state_vector<T, n> rounding_sizes(state_vector<T, n> const& y,
                                            state_vector<T, n> const& moved,
                                            state_vector<T, n> const& rates,
                                            matrix<T, n, Band> const& j, T const& dt) {
  using shape = matrix<T, n, Band>;
  state_vector<T, n> size = state_vector<T, n>::beside(y);
  for (std::size_t i = 0; i < y.length(); ++i) {
    T sum = detail::size_of(rates[i]);
    for (std::size_t c = shape::first(i); c < j.end(i); ++c)
      sum += detail::size_of(j.a[i][c + shape::shift(i)] * y[c]);
    T const h = detail::size_of(dt), own = detail::size_of(j.a[i][i + shape::shift(i)]);
    size[i] = detail::size_of(y[i]) + detail::size_of(moved[i]) + h * sum / (T(1) + h * own);
  }
  return size;
}

/// For a number that starts at zero, or at the rounding of those on which it depends, the size of that rounding; else
/// zero.
template <class T, std::size_t n, class Band>
constexpr state_vector<T, n> rounding_at_zero(state_vector<T, n> const& y, state_vector<T, n> size,
                                              matrix<T, n, Band> const& j, T const& dt) {
  using shape = matrix<T, n, Band>;
  constexpr T digit = std::numeric_limits<T>::epsilon();
  state_vector<T, n> most = state_vector<T, n>::zeros(y);
  for (std::size_t i = 0; i < y.length(); ++i) {
    T sum(0);
    for (std::size_t c = shape::first(i); c < j.end(i); ++c)
      sum += detail::size_of(j.a[i][c + shape::shift(i)]) * size[c];
    T const h = detail::size_of(dt), own = detail::size_of(j.a[i][i + shape::shift(i)]);
    T const all = size[i] + h * sum / (T(1) + h * own);
    if (detail::size_of(y[i]) > 64 * digit * all) continue;
    size[i] = all;
    most[i] = 2 * digit * all;
  }
  return most;
}

}  // namespace unitstep::detail
