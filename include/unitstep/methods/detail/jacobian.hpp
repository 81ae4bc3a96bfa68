// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <type_traits>
#include <unitstep/math/vec_products.hpp>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/dual_field.hpp>
#include <unitstep/methods/detail/lu.hpp>
#include <unitstep/units/detail/plain_number.hpp>

/// \file
/// \brief The derivatives of the rates of a field: given, exact by dual numbers, or by differences, and the width of
/// these.

namespace unitstep::detail {

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
template <std::floating_point T>
constexpr T nearby_time(T t, T dt) {
  T const least = unitstep::magnitude(t) / T(1 << 26), later = dt / T(1 << 22);
  return t + (unitstep::magnitude(later) < least ? (dt < 0 ? -least : least) : later);
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
