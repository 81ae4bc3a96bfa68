// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <unitstep/field/banded.hpp>
#include <unitstep/many/detail/tolerance_of_vectors.hpp>
#include <unitstep/methods/detail/collocation_numbers.hpp>
#include <unitstep/methods/detail/lu.hpp>
#include <unitstep/methods/detail/run_account.hpp>

/// \file
/// \brief How implicit methods solve for an aggregate with vectors, whose field says that it is `banded`: a step
/// costs in proportion to the numbers of the state.

namespace unitstep::detail {

template <class T>
struct vector_of_length<T, run_time_length> {
  using type = many<T>;
};

/// All numbers of the run in one vector.
template <class T>
struct as_vector<many<T>> {
  static constexpr bool is_raw = true;
  using number = T;
  static constexpr std::size_t size = run_time_length;
  static many<T> put(many<T> const& s) { return s; }
  static many<T> take(many<T> const& r) { return r; }
};
template <class T>
struct as_vector<allowed_of_aggregate<T>> {
  static constexpr bool is_raw = false;
  static many<T> put(allowed_of_aggregate<T> const& allowed) { return allowed.numbers; }
};

/// As many rows of `width` entries as the run has numbers of type `T`, in its workspace.
template <class T, class Entry, std::size_t width>
class rows_of_many {
  static_assert(sizeof(Entry) % sizeof(T) == 0 && alignof(Entry) <= 16);
  static constexpr std::size_t longer = width * (sizeof(Entry) / sizeof(T));
  many<T> numbers_;

public:
  /// Takes rows of anything that nobody else has a share in.
  void take(many<T> const& y) {
    numbers_ = {};
    numbers_ = many<T>::beside(y, longer);
  }
  Entry* operator[](std::size_t i) {
    return reinterpret_cast<Entry*>(numbers_.numbers()) + i * width;
  }
  Entry const* operator[](std::size_t i) const {
    return reinterpret_cast<Entry const*>(numbers_.data()) + i * width;
  }
};
/// The same of one entry each.
template <class T, class Entry>
class column_of_many {
  rows_of_many<T, Entry, 1> rows_;

public:
  void take(many<T> const& y) { rows_.take(y); }
  Entry& operator[](std::size_t i) { return *rows_[i]; }
  Entry const& operator[](std::size_t i) const { return *rows_[i]; }
};

/// The type of the parts of a number.
template <class T>
struct real_component {
  using type = T;
};
template <class T>
struct real_component<complex<T>> {
  using type = T;
};

/// A matrix as long as the run's arrays.
template <class T, class Band>
struct matrix<T, run_time_length, Band> {
  static constexpr std::size_t below = Band::below;
  static constexpr std::size_t above = Band::above;
  static constexpr std::size_t reach = below + above;
  static constexpr bool whole = false;
  using part = typename real_component<T>::type;

  using row_numbers = column_of_many<part, std::size_t>;
  std::size_t rows = 0;
  rows_of_many<part, T, below + reach + 1> a;

  /// Takes room for vectors such as `y`.
  void take(many<part> const& y) {
    rows = y.size();
    a.take(y);
  }
  static std::size_t shift(std::size_t i) { return below - i; }
  static std::size_t first(std::size_t i) { return i > below ? i - below : 0; }
  std::size_t end(std::size_t i) const { return i + above < rows ? i + above + 1 : rows; }
};

/// Methods step the numbers as they stand; those that solve for their step do it along the band that the field names.
template <aggregate_of_vectors S, class Method>
struct stepping_of<S, Method> : steps_numbers_of_many<Method> {
  static constexpr bool solves = solves_along_a_band<Method>;
  static constexpr bool suits = steps_numbers_of_many<Method>::suits || solves;

  template <class Field>
  static consteval auto verdict_on_field() {
    if constexpr (solves && !is_banded<Field>)
      return diagnostics::refuse<"field", diagnostics::words<"banded<...>(field), beside vectors">,
                                 Field>{};
    else
      return diagnostics::accepted{};
  }
};

}  // namespace unitstep::detail
