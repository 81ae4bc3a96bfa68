// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
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

  /// A workspace for arrays as long as those of this one, which its maker keeps until it says `leave`.
  workspace* another() const {
    workspace* const made = new workspace(size_, lengths_);
    ++made->used_;
    return made;
  }
  /// Who kept the workspace needs it no longer.
  [[gnu::always_inline]] void leave() {
    if (--used_ == 0) [[unlikely]]
      end();
  }

  /// The workspace for arrays so many times as long, which is kept as long as this one.
  [[gnu::always_inline]] workspace* longer(std::size_t times) {
    return times == 1 ? this : kept_longer(times);
  }

  std::size_t size() const { return size_; }
  /// How many numbers a sum computes: whole packs, so that its loop has no rest. Nobody looks at those behind
  /// the last.
  std::size_t computed() const {
    std::size_t const packs = packs_;
    if (packs == 0) __builtin_unreachable();  // not even of no numbers, so no loop asks first
    return packs * pack;
  }
  /// Zero. No compiler knows that it is, so that none calls `memset`, which takes longer for a few bodies.
  T zero() const { return zero_; }
  /// How long each member of a state is, where it has several.
  std::size_t const* lengths() const { return lengths_.data(); }
  /// Whether its arrays are for states as long as those of another, in each member.
  bool is_as_long_as(workspace const& other) const {
    return size_ == other.size_ && lengths_ == other.lengths_;
  }

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
    leave();
  }
  [[gnu::always_inline]] static T* numbers(array* of) {
    return std::assume_aligned<alignment>(
        reinterpret_cast<T*>(reinterpret_cast<std::byte*>(of) + front));
  }
  [[gnu::always_inline]] static T const* numbers(array const* of) {
    return numbers(const_cast<array*>(of));
  }

private:
  static constexpr std::size_t pack = 16;
  static constexpr std::size_t front = 64;  // the numbers begin where memory is aligned
  static constexpr std::size_t alignment = __STDCPP_DEFAULT_NEW_ALIGNMENT__;
  static_assert(sizeof(array) <= front && front % alignment == 0 && alignof(T) <= alignment);

  [[gnu::noinline, gnu::returns_nonnull]] array* allocate() {
    void* const memory = ::operator new(front + computed() * sizeof(T));
    array* const made = new (memory) array{this, nullptr, 1};
    T* const behind = numbers(made) + size_;
    for (std::size_t i = 0; i < computed() - size_; ++i) behind[i] = T(0);
    ++used_;
    return made;
  }
  workspace* kept_longer(std::size_t times) {
    for (workspace* const other : longer_)
      if (other->size_ == times * size_) return other;
    longer_.push_back(of_size(times * size_));
    ++longer_.back()->used_;
    return longer_.back();
  }
  [[gnu::noinline]] void end() { delete this; }

  workspace(std::size_t size, std::vector<std::size_t> lengths)
      : size_(size),
        packs_((size == 0 ? 0 : (size - 1) / pack) + 1),
        lengths_(std::move(lengths)) {}
  ~workspace() {
    for (workspace* const other : longer_) other->leave();
    while (free_ != nullptr) ::operator delete(std::exchange(free_, free_->next));
  }

  std::size_t size_;
  std::size_t packs_;  // of numbers
  std::vector<std::size_t> lengths_;
  std::vector<workspace*> longer_;
  std::size_t used_ = 0;
  T zero_ = T(0);
  array* free_ = nullptr;
};

}  // namespace unitstep::detail
