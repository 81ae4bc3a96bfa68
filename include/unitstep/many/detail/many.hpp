// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/many/detail/apart.hpp>
#include <unitstep/many/detail/workspace.hpp>
#include <unitstep/state/finite.hpp>
#include <utility>
#include <vector>

namespace unitstep::detail {

/// What may stand in a lazy sum: the numbers of many bodies, or a sum of such.
struct lazy_term {};
template <class E>
concept lazy = std::is_base_of_v<lazy_term, E>;

/// The numbers of many bodies, as a method computes with them: a share in an array of a workspace. A copy is
/// one more share; who writes to what others have a share in takes another array first. So it is a value like
/// any other, and nothing is copied that nobody changes.
///
/// Shares are not counted across threads, so all of them stay on one. A run is copied as `apart` says: the copy has
/// arrays of its own.
template <class T>
class many : public lazy_term {
  using arrays = workspace<T>;

public:
  using value_type = T;

  /// The numbers of no bodies.
  many() = default;
  /// An array of so many numbers in a workspace of its own.
  explicit many(std::size_t size, std::vector<std::size_t> lengths = {})
      : at_(arrays::of_size(size, std::move(lengths))->take()) {}
  /// Another array of the workspace of `other`, or one so many times as long.
  [[gnu::always_inline]] static many beside(many const& other, std::size_t times_as_long = 1) {
    many result;
    result.at_ = other.at_->home->longer(times_as_long)->take();
    return result;
  }
  /// An array of zeros.
  static many zeros(many const& other) {
    many result = beside(other);
    write(same_number{other.at_->home->zero()}, result.numbers(), other.at_->home->computed());
    return result;
  }
  /// The same numbers in an array that nobody else has a share in.
  many copied() const {
    many result = beside(*this);
    write(data(), result.numbers(), at_->home->computed());
    return result;
  }
  [[gnu::always_inline]] many(many const& other) : at_(other.at_) {
    if (at_ == nullptr) return;
    if (apart<T>::is_on()) [[unlikely]]
      part();
    else
      ++at_->shares;
  }
  /// One more share, in a copy that is no part of a copied run.
  [[gnu::always_inline]] many share() const {
    many result;
    result.at_ = at_;
    ++at_->shares;
    return result;
  }

  [[gnu::always_inline]] many(many&& other) noexcept : at_(other.at_) { other.at_ = nullptr; }
  [[gnu::always_inline]] many& operator=(many other) noexcept {
    std::swap(at_, other.at_);
    return *this;
  }
  [[gnu::always_inline]] ~many() {
    if (at_ != nullptr && --at_->shares == 0) at_->home->give_back(at_);
  }

  /// The numbers of a sum.
  template <lazy Sum>
    requires (!std::is_same_v<Sum, many>)
  [[gnu::always_inline]] many(Sum const& sum) : at_(sum.any().at_->home->take()) {
    write(sum.view(), numbers(), sum.any().at_->home->computed());
  }
  template <lazy Sum>
  many& operator+=(Sum const& sum) {
    if (at_->shares != 1) return *this = *this + sum;
    add(sum.view(), numbers(), at_->home->computed());
    return *this;
  }
  template <lazy Sum>
  many& operator-=(Sum const& sum) {
    return *this += -sum;
  }

  std::size_t size() const { return at_ == nullptr ? 0 : at_->home->size(); }
  std::size_t length() const { return size(); }
  std::size_t const* lengths() const { return at_->home->lengths(); }
  friend bool are_as_long(many const& a, many const& b) {
    return a.at_->home->is_as_long_as(*b.at_->home);
  }
  [[gnu::always_inline]] T const* data() const { return arrays::numbers(at_); }
  /// The numbers, to be written to by the only one that has a share in them.
  [[gnu::always_inline]] T* numbers() { return arrays::numbers(at_); }
  T& operator[](std::size_t i) { return numbers()[i]; }
  template <class F>
  void each_number(F const& f) {
    for (std::size_t i = 0; i < size(); ++i) f(numbers()[i]);
  }
  T const& operator[](std::size_t i) const { return data()[i]; }

  many const& any() const { return *this; }
  /// How its numbers are read: one by one.
  [[gnu::always_inline]] T const* view() const { return data(); }

  /// The share `w` of the way from one to the other.
  static many blend(many const& a, many const& b, T const& w) { return a + (b - a) * w; }

  /// Whether every number is finite.
  bool finite() const {
    for (std::size_t i = 0; i < size(); ++i)
      if (!unitstep::is_finite(data()[i])) return false;
    return true;
  }
  friend bool is_finite(many const& numbers) { return numbers.finite(); }

private:
  // Leaves the share for an array with the same numbers.
  [[gnu::noinline]] void part() {
    typename arrays::array const* const from = std::exchange(at_, nullptr);
    at_ = apart<T>::take(from->home);
    write(arrays::numbers(from), arrays::numbers(at_), at_->home->computed());
  }
  struct same_number {
    T number;
    [[gnu::always_inline]] T operator[](std::size_t) const { return number; }
  };
  // What is written to is no array that the sum reads, since the sum would have a share in it.
  template <class View>
  static void write(View const view, T* const __restrict to, std::size_t size) {
#ifdef __clang__
#pragma clang loop interleave_count(8)
#else
#pragma GCC unroll 8
#endif
    for (std::size_t i = 0; i < size; ++i) to[i] = view[i];
  }
  template <class View>
  static void add(View const view, T* const __restrict to, std::size_t size) {
#ifdef __clang__
#pragma clang loop interleave_count(8)
#else
#pragma GCC unroll 8
#endif
    for (std::size_t i = 0; i < size; ++i) to[i] += view[i];
  }

  typename arrays::array* at_ = nullptr;
};

}  // namespace unitstep::detail
