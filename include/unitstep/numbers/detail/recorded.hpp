// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/numbers/detail/chain_rule.hpp>
#include <unitstep/numbers/series_functions.hpp>
#include <unitstep/units/quantity.hpp>

/// \file
/// \brief Numbers that write what is done with them on a tape, from which series are made.

namespace unitstep::detail {

/// The operations of a field in the order in which it makes them, each with the series of its result.
///
/// A field that is run on series for each further coefficient computes all of them again, which costs
/// \f$ p^3 / 6 \f$ products for each product in the field. It is run once on `recorded` numbers instead; then each
/// further coefficient of every result takes one pass over the list, \f$ p^2 / 2 \f$ products in all.
///
/// Source: A. Griewank, A. Walther, Evaluating Derivatives (2008), ch. 13.
template <class T, int most>
class tape {
public:
  using row = series<T, most>;
  using rule = T (*)(row const& result, row const& a, row const& b, int k);  ///< coefficient k

private:
  struct entry {
    row result;
    rule next;        // makes the further coefficients, if there are any
    int left, right;  // the places of its operands
  };
  entry* entries_;
  int capacity_;
  int used_ = 0;

  constexpr void grow() {
    auto* const larger = new entry[static_cast<std::size_t>(2 * capacity_)];
    for (int i = 0; i < used_; ++i) larger[i] = entries_[i];
    delete[] entries_;
    entries_ = larger;
    capacity_ *= 2;
  }

public:
  constexpr explicit tape(int capacity)
      : entries_(new entry[static_cast<std::size_t>(capacity)]), capacity_(capacity) {}
  constexpr ~tape() { delete[] entries_; }
  tape(tape const&) = delete;
  tape& operator=(tape const&) = delete;

  /// The series in a place.
  constexpr row& operator[](int place) { return entries_[place].result; }
  /// How many places are taken.
  [[nodiscard]] constexpr int size() const { return used_; }
  /// A series whose coefficients are given.
  constexpr int put(T const& first, int last = 0) { return put(first, last, nullptr, 0, 0); }
  /// The result of an operation on what is in two places; coefficients beyond the last are 0.
  constexpr int put(T const& first, int last, rule next, int left, int right) {
    if (used_ == capacity_) grow();
    entry& e = entries_[used_];
    e.result.c[0] = first;
    e.result.last = last < most ? last : most;
    e.next = next;
    e.left = left;
    e.right = right;
    return used_++;
  }
  /// Coefficient k of every result, given those before it.
  constexpr void extend(int k) {
    for (int i = 0; i < used_; ++i) {
      entry& e = entries_[i];
      if (e.next != nullptr && k <= e.result.last)
        e.result.c[k] = e.next(e.result, entries_[e.left].result, entries_[e.right].result, k);
    }
  }
};

/// A number that writes what is done with it on a tape: where its series is, and the first coefficient, by which a
/// field branches. A constant is on no tape.
template <class T, int most>
struct recorded : compared_by_value<recorded<T, most>> {
  using constant = T;
  using list = tape<T, most>;
  using row = typename list::row;

  T value;
  list* on;   // none for a constant
  int place;  // on it

  constexpr recorded() : value{}, on(nullptr), place(0) {}
  constexpr recorded(T const& v) : value(v), on(nullptr), place(0) {}
  template <class S>
    requires (!std::is_same_v<S, T> && (std::is_arithmetic_v<S> || converts_exactly<S, T>))
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

  template <class Condition>
    requires (!std::same_as<Condition, bool>)
  friend constexpr recorded select(Condition const& condition, recorded const& a,
                                   recorded const& b) {
    return static_cast<bool>(condition) ? a : b;
  }
  constexpr recorded absolute() const { return *this >= recorded{} ? *this : -*this; }
  constexpr recorded least(recorded const& b) const { return *this <= b ? *this : b; }
  constexpr recorded greatest(recorded const& b) const { return *this >= b ? *this : b; }

  // Elementary functions: the first coefficient, and the recurrence of the further ones.
  using rules = recurrence<row>;
  friend constexpr recorded sqrt(recorded const& a) {
    return made(math::sqrt(a.value), rules::root, most, a, a);
  }
  friend constexpr recorded cbrt(recorded const& a) {
    return made(math::cbrt(a.value), rules::power, most, a, recorded(T(1) / T(3)));
  }
  friend constexpr recorded exp(recorded const& a) {
    return made(math::exp(a.value), rules::exponential, most, a, a);
  }
  friend constexpr recorded log(recorded const& a) {
    return made(math::log(a.value), rules::integral, most, a, a);
  }
  /// A sine and a cosine, side by side on the tape: each is made of the other.
  struct wave {
    recorded sine, cosine;
  };
  friend constexpr wave sin_cos(recorded const& a) {
    T const s = math::sin(a.value), c = math::cos(a.value);
    if (a.on == nullptr) return {s, c};
    int const sine = a.on->put(s, most, rules::sine, a.place, a.on->size() + 1);
    int const cosine = a.on->put(c, most, rules::cosine, a.place, sine);
    return {{s, a.on, sine}, {c, a.on, cosine}};
  }
  friend constexpr recorded sin(recorded const& a) { return sin_cos(a).sine; }
  friend constexpr recorded cos(recorded const& a) { return sin_cos(a).cosine; }
  friend constexpr recorded tan(recorded const& a) {
    auto const both = sin_cos(a);
    return both.sine / both.cosine;
  }
  friend constexpr recorded atan(recorded const& a) {
    return made(math::atan(a.value), rules::integral, most, a, recorded(T(1)) + a.squared());
  }
  friend constexpr recorded atan2(recorded const& y, recorded const& x) {
    return made(math::atan2(y.value, x.value), rules::integral, most,
                made(T{}, rules::swept, most, y, x), x.squared() + y.squared());
  }
  friend constexpr recorded pow(recorded const& a, recorded const& b) {
    if (b.on != nullptr) return exp(b * log(a));
    return made(math::pow(a.value, b.value), rules::power, most, a, b);
  }

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
