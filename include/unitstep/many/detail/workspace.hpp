// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <unitstep/value/finite.hpp>
#include <utility>
#include <vector>

namespace unitstep::detail {

/// The arrays of one run, all of one length. One that is no longer used is kept for the next that is needed,
/// so that a run allocates only until it has as many as a step uses at once.
template <class T>
class workspace {
public:
  /// An array of the workspace, in front of its numbers, and how many have a share in it.
  struct array {
    workspace* home;
    array* next;  // of those that are free
    std::size_t shares;
  };

  /// A workspace for arrays of `size` numbers. It ends with the last of them.
  static workspace* of_size(std::size_t size, std::vector<std::size_t> lengths = {}) {
    return new workspace(size, std::move(lengths));
  }

  std::size_t size() const { return size_; }
  /// How many numbers a sum computes: whole packs, so that its loop has no rest. Nobody looks at those behind
  /// the last.
  std::size_t computed() const {
    std::size_t const packs = computed_ / pack;
    if (packs == 0) __builtin_unreachable();  // not even of no numbers, so no loop asks first
    return packs * pack;
  }
  /// How long each member of a state is, where it has several.
  std::size_t const* lengths() const { return lengths_.data(); }

  /// An array with one share, whose numbers are anything.
  [[gnu::always_inline]] array* take() {
    array* const kept = free_;
    if (kept == nullptr) [[unlikely]]
      return allocate();
    ++used_;
    free_ = kept->next;
    kept->shares = 1;
    return kept;
  }
  /// Nobody uses an array any longer.
  [[gnu::always_inline]] void give_back(array* unused) {
    unused->next = free_;
    free_ = unused;
    if (--used_ == 0) [[unlikely]]
      end();
  }
  [[gnu::always_inline]] static T* numbers(array* of) {
    return std::assume_aligned<alignment>(
        reinterpret_cast<T*>(reinterpret_cast<std::byte*>(of) + front));
  }

private:
  static constexpr std::size_t pack = 16;
  static constexpr std::size_t front = 64;  // the numbers begin where memory is aligned
  static constexpr std::size_t alignment =
      front < __STDCPP_DEFAULT_NEW_ALIGNMENT__ ? front : __STDCPP_DEFAULT_NEW_ALIGNMENT__;
  static_assert(sizeof(array) <= front && alignof(T) <= alignment);

  [[gnu::noinline, gnu::returns_nonnull]] array* allocate() {
    void* const memory = ::operator new(front + computed_ * sizeof(T));
    array* const made = new (memory) array{this, nullptr, 1};
    T* const behind = numbers(made) + size_;
    for (std::size_t i = 0; i < computed_ - size_; ++i) behind[i] = T(0);
    ++used_;
    return made;
  }
  [[gnu::noinline]] void end() { delete this; }

  workspace(std::size_t size, std::vector<std::size_t> lengths)
      : size_(size),
        computed_(((size == 0 ? 0 : (size - 1) / pack) + 1) * pack),
        lengths_(std::move(lengths)) {}
  ~workspace() {
    while (free_ != nullptr) ::operator delete(std::exchange(free_, free_->next));
  }

  std::size_t size_;
  std::size_t computed_;
  std::vector<std::size_t> lengths_;
  std::size_t used_ = 0;
  array* free_ = nullptr;
};

/// What may stand in a lazy sum: the numbers of many bodies, or a sum of such.
struct lazy_term {};
template <class E>
concept lazy = std::is_base_of_v<lazy_term, E>;

/// The numbers of many bodies, as a method computes with them: a share in an array of a workspace. A copy is
/// one more share; who writes to what others have a share in takes another array first. So it is a value like
/// any other, and nothing is copied that nobody changes.
///
/// Shares are not counted across threads: all copies stay on one.
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
  /// Another array of the workspace of `other`.
  [[gnu::always_inline]] static many beside(many const& other) {
    many result;
    result.at_ = other.at_->home->take();
    return result;
  }
  [[gnu::always_inline]] many(many const& other) : at_(other.at_) {
    if (at_ != nullptr) ++at_->shares;
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
    requires (!std::is_same_v<Sum, many>)
  many& operator=(Sum const& sum) {
    return *this = many(sum);
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
  std::size_t const* lengths() const { return at_->home->lengths(); }
  [[gnu::always_inline]] T const* data() const { return arrays::numbers(at_); }
  /// The numbers, to be written to by the only one that has a share in them.
  [[gnu::always_inline]] T* numbers() { return arrays::numbers(at_); }

  many const& any() const { return *this; }
  /// How its numbers are read: one by one.
  [[gnu::always_inline]] T const* view() const { return data(); }

  /// The share `w` of the way from one to the other.
  static many blend(many const& a, many const& b, T const& w) { return a + (b - a) * w; }

  /// Whether every number is finite.
  friend bool is_finite(many const& numbers) {
    for (std::size_t i = 0; i < numbers.size(); ++i)
      if (!unitstep::is_finite(numbers.data()[i])) return false;
    return true;
  }

private:
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
