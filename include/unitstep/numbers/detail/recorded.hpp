// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/numbers/detail/tape.hpp>
#include <unitstep/units/detail/meeting.hpp>

namespace unitstep::detail {

/// A number that writes what is done with it on a tape: where its series is, and the first coefficient, by which a
/// field branches. A constant is on no tape.
template <class T, int most>
struct recorded {
  using constant = T;
  using list = tape<T, most>;
  using row = typename list::row;

  T value;
  list* on;   // none for a constant
  int place;  // on it

  constexpr recorded() : value{}, on(nullptr), place(0) {}
  constexpr recorded(T const& v) : value(v), on(nullptr), place(0) {}
  template <class S>
    requires (!std::is_same_v<S, T> && (std::is_arithmetic_v<S> || becomes<S, T>))
  constexpr recorded(S const& v) : value(T(v)), on(nullptr), place(0) {}
  /// What is in a place.
  constexpr recorded(T const& v, list* where, int at) : value(v), on(where), place(at) {}

  friend constexpr recorded operator+(recorded const& a, recorded const& b) {
    return made(a.value + b.value, sum, larger(a.last(), b.last()), a, b);
  }
  friend constexpr recorded operator-(recorded const& a, recorded const& b) {
    return made(a.value - b.value, difference, larger(a.last(), b.last()), a, b);
  }
  friend constexpr recorded operator-(recorded const& a) {
    return made(-a.value, opposite, a.last(), a, a);
  }
  friend constexpr recorded operator*(recorded const& a, recorded const& b) {
    if (a.on != nullptr && b.on != nullptr)
      return a.place == b.place ? a.squared()
                                : made(a.value * b.value, product, a.last() + b.last(), a, b);
    if (b.on != nullptr) return b * a;
    return is_one(b.value) ? a : made(a.value * b.value, scaled, a.last(), a, b);
  }
  friend constexpr recorded operator/(recorded const& a, recorded const& b) {
    if (b.on != nullptr) return made(a.value / b.value, row::quotient, most, a, b);
    return is_one(b.value) ? a : made(a.value / b.value, divided, a.last(), a, b);
  }
  constexpr recorded& operator+=(recorded const& b) { return *this = *this + b; }
  constexpr recorded& operator-=(recorded const& b) { return *this = *this - b; }
  constexpr recorded& operator*=(recorded const& b) { return *this = *this * b; }
  constexpr recorded& operator/=(recorded const& b) { return *this = *this / b; }

  constexpr recorded squared() const {
    return made(row::square_of(value), square, 2 * last(), *this, *this);
  }

  friend constexpr auto operator==(recorded const& a, recorded const& b) {
    return a.value == b.value;
  }
  friend constexpr auto operator!=(recorded const& a, recorded const& b) {
    return !(a.value == b.value);
  }
  friend constexpr auto operator<(recorded const& a, recorded const& b) {
    return a.value < b.value;
  }
  friend constexpr auto operator>(recorded const& a, recorded const& b) {
    return b.value < a.value;
  }
  friend constexpr auto operator<=(recorded const& a, recorded const& b) {
    return a.value <= b.value;
  }
  friend constexpr auto operator>=(recorded const& a, recorded const& b) {
    return b.value <= a.value;
  }
  template <class Condition>
    requires (!std::same_as<Condition, bool>)
  friend constexpr recorded select(Condition const& condition, recorded const& a,
                                   recorded const& b) {
    return static_cast<bool>(condition) ? a : b;
  }
  constexpr recorded absolute() const { return *this >= recorded{} ? *this : -*this; }
  constexpr recorded least(recorded const& b) const { return *this <= b ? *this : b; }
  constexpr recorded greatest(recorded const& b) const { return *this >= b ? *this : b; }

  /// The result of an operation whose first coefficient is known. One on constants is a constant.
  static constexpr recorded made(T const& first, typename list::rule next, int last,
                                 recorded const& a, recorded const& b) {
    list* const where = a.on != nullptr ? a.on : b.on;
    if (where == nullptr) return first;
    int const left = a.place_on(*where);
    return {first, where,
            where->put(first, last, next, left, &a == &b ? left : b.place_on(*where))};
  }
  /// Where its series is on a tape, which it is put on if it is a constant.
  constexpr int place_on(list& where) const { return on != nullptr ? place : where.put(value); }
  /// The last coefficient that is not 0.
  constexpr int last() const { return on != nullptr ? (*on)[place].last : 0; }

private:
  static constexpr int larger(int a, int b) { return a > b ? a : b; }
  // Exactly 1, so that a product with it is the other factor.
  static constexpr bool is_one(T const& x) {
    if constexpr (requires { x.varies; })
      return !x.varies && is_one_number(x.value);
    else
      return is_one_number(x);
  }
  template <class N>
  static constexpr bool is_one_number(N const& x) {
    if constexpr (requires { x.lower; })
      return x.lower == 1 && x.upper == 1;
    else
      return false;
  }

  static constexpr T sum(row const&, row const& a, row const& b, int k) {
    return k > a.last ? b.c[k] : k > b.last ? a.c[k] : a.c[k] + b.c[k];
  }
  static constexpr T difference(row const&, row const& a, row const& b, int k) {
    return k > a.last ? -b.c[k] : k > b.last ? a.c[k] : a.c[k] - b.c[k];
  }
  static constexpr T opposite(row const&, row const& a, row const&, int k) { return -a.c[k]; }
  static constexpr T product(row const&, row const& a, row const& b, int k) {
    return row::convolution(a, b, k, 0, k);
  }
  static constexpr T square(row const&, row const& a, row const&, int k) {
    return row::square(a, k);
  }
  static constexpr T scaled(row const&, row const& a, row const& b, int k) {
    return a.c[k] * b.c[0];
  }
  static constexpr T divided(row const&, row const& a, row const& b, int k) {
    return a.c[k] / b.c[0];
  }
};

}  // namespace unitstep::detail
