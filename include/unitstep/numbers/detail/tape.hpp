// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <unitstep/numbers/series_functions.hpp>

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
  int room_;
  int used_ = 0;

  constexpr void grow() {
    auto* const larger = new entry[static_cast<std::size_t>(2 * room_)];
    for (int i = 0; i < used_; ++i) larger[i] = entries_[i];
    delete[] entries_;
    entries_ = larger;
    room_ *= 2;
  }

public:
  constexpr explicit tape(int room)
      : entries_(new entry[static_cast<std::size_t>(room)]), room_(room) {}
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
    if (used_ == room_) grow();
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

}  // namespace unitstep::detail
