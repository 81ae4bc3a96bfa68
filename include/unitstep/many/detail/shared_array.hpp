// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/detail/ieee_arithmetic.hpp>
#include <unitstep/units/number.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief The numbers of many bodies: shares in the arrays of a workspace, which a run allocates once. Copies of a run
/// share no array with it, so that each may be in a thread of its own. Formulas are written to an array in one loop.

namespace unitstep::detail {

/// The arrays of one run, all of one length. An array that is no longer used is kept for the next use, so that a run
/// allocates only until it has as many as a step uses at once.
template <class T>
class workspace {
public:
  /// The head of an array of the workspace, before its numbers, with the number of shares in it.
  struct array {
    workspace* home;
    array* next;  // of those that are free
    std::size_t shares;
  };

  /// A workspace for arrays of `size` numbers. It ends with the last of them.
  static workspace* of_size(std::size_t size, std::vector<std::size_t> lengths = {}) {
    return new workspace(size, std::move(lengths));
  }

  /// A workspace for arrays as long as those of this one; the caller keeps it until it calls `release`.
  workspace* another() const {
    workspace* const made = new workspace(size_, lengths_);
    ++made->used_;
    return made;
  }
  /// Ends the caller's use of the workspace.
  [[gnu::always_inline]] void release() {
    if (--used_ == 0) [[unlikely]]
      end();
  }

  /// The workspace for arrays so many times as long, which is kept as long as this one.
  [[gnu::always_inline]] workspace* longer(std::size_t times) {
    return times == 1 ? this : kept_longer(times);
  }

  std::size_t size() const { return size_; }
  /// The number of numbers that a sum computes: whole packs, so that its loop has no remainder. Those after the last
  /// are not used.
  std::size_t computed() const {
    std::size_t const packs = packs_;
    if (packs == 0) __builtin_unreachable();  // there is always one, so that no loop tests first
    return packs * pack;
  }
  /// Zero, which compilers do not know, so that they call no `memset`, which takes longer for a few bodies.
  T zero() const { return zero_; }
  /// The length of each member of a state, if it has several.
  std::size_t const* lengths() const { return lengths_.data(); }
  /// Whether its arrays are for states as long as those of another, in each member.
  bool is_as_long_as(workspace const& other) const {
    return size_ == other.size_ && lengths_ == other.lengths_;
  }

  /// An array with one share, whose numbers are not initialised.
  [[gnu::always_inline]] array* take() {
    array* const kept = free_;
    if (kept == nullptr) [[unlikely]]
      return allocate();
    ++used_;
    free_ = kept->next;
    kept->shares = 1;
    return kept;
  }
  /// Gives back an array that nobody uses any longer.
  [[gnu::always_inline]] void give_back(array* unused) {
    unused->next = free_;
    free_ = unused;
    release();
  }
  [[gnu::always_inline]] static T* numbers(array* kept) {
    return std::assume_aligned<alignment>(
        reinterpret_cast<T*>(reinterpret_cast<std::byte*>(kept) + front));
  }
  [[gnu::always_inline]] static T const* numbers(array const* kept) {
    return numbers(const_cast<array*>(kept));
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
    for (workspace* const other : longer_) other->release();
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

/// While an object of this class lives, each copy of the numbers of many bodies in its thread gets an array of its own,
/// in a new workspace for each workspace that is copied. The originals are only read, so that several threads may copy
/// at once.
template <class T>
class deep_copy_scope {
  using home = workspace<T>;

  std::vector<std::pair<home const*, home*>> homes_;
  deep_copy_scope* around_ = now_;

  static inline constinit thread_local deep_copy_scope* now_ = nullptr;

  home* beside(home const* other) {
    for (auto const& [from, to] : homes_)
      if (from == other) return to;
    homes_.reserve(homes_.size() + 1);
    homes_.emplace_back(other, other->another());
    return homes_.back().second;
  }

public:
  deep_copy_scope() { now_ = this; }
  deep_copy_scope(deep_copy_scope const&) = delete;
  deep_copy_scope& operator=(deep_copy_scope const&) = delete;
  ~deep_copy_scope() {
    now_ = around_;
    for (auto const& [from, to] : homes_) to->release();
  }

  /// Whether copies in this thread are such copies now.
  [[gnu::always_inline]] static bool is_on() { return now_ != nullptr; }
  /// An array for a copy of one of `other`.
  [[gnu::noinline]] static typename home::array* take(home const* other) {
    return now_->beside(other)->take();
  }
};

/// Base of the terms of a lazy sum: the numbers of many bodies, or a sum of such.
struct lazy_term {};
template <class E>
concept lazy = std::is_base_of_v<lazy_term, E>;
/// The same number in every place.
template <class T>
struct same_number {
  T number;
  [[gnu::always_inline]] T operator[](std::size_t) const { return number; }
  [[gnu::always_inline]] same_number view() const { return *this; }
};

/// The numbers of many bodies, as a method computes with them: a share in an array of a workspace. A copy is one more
/// share. Before a write, if others have a share, another array is taken. So it is a value like any other, and numbers
/// are copied only if they change.
///
/// Shares are not counted across threads, so all of them belong to one. A copy of a run is made under a
/// `deep_copy_scope`, and has arrays of its own.
template <class T>
class shared_array : public lazy_term {
  using arrays = workspace<T>;

public:
  using value_type = T;

  /// The numbers of no bodies.
  shared_array() = default;
  /// An array of so many numbers in a workspace of its own.
  explicit shared_array(std::size_t size, std::vector<std::size_t> lengths = {})
      : at_(arrays::of_size(size, std::move(lengths))->take()) {}
  /// Another array of the workspace of `other`, or one so many times as long.
  [[gnu::always_inline]] static shared_array beside(shared_array const& other,
                                                    std::size_t times_as_long = 1) {
    shared_array result;
    result.at_ = other.at_->home->longer(times_as_long)->take();
    return result;
  }
  /// An array of zeros.
  static shared_array zeros(shared_array const& other) {
    shared_array result = beside(other);
    write(same_number<T>{other.at_->home->zero()}, result.numbers(), other.at_->home->computed());
    return result;
  }
  /// The same numbers in an array that nobody else has a share in.
  shared_array copied() const {
    shared_array result = beside(*this);
    write(data(), result.numbers(), at_->home->computed());
    return result;
  }
  [[gnu::always_inline]] shared_array(shared_array const& other) : at_(other.at_) {
    if (at_ == nullptr) return;
    if (deep_copy_scope<T>::is_on()) [[unlikely]]
      detach();
    else
      ++at_->shares;
  }
  /// One more share, in a copy that is no part of a copied run.
  [[gnu::always_inline]] shared_array share() const {
    shared_array result;
    result.at_ = at_;
    ++at_->shares;
    return result;
  }

  [[gnu::always_inline]] shared_array(shared_array&& other) noexcept : at_(other.at_) {
    other.at_ = nullptr;
  }
  [[gnu::always_inline]] shared_array& operator=(shared_array other) noexcept {
    std::swap(at_, other.at_);
    return *this;
  }
  [[gnu::always_inline]] ~shared_array() {
    if (at_ != nullptr && --at_->shares == 0) at_->home->give_back(at_);
  }

  /// The numbers of a sum.
  template <lazy Sum>
    requires (!std::is_same_v<Sum, shared_array>)
  [[gnu::always_inline]] shared_array(Sum const& sum) : at_(sum.any().at_->home->take()) {
    write(sum.view(), numbers(), sum.any().at_->home->computed());
  }
  template <lazy Sum>
  shared_array& operator+=(Sum const& sum) {
    if (at_->shares != 1) return *this = *this + sum;
    write<true>(sum.view(), numbers(), at_->home->computed());
    return *this;
  }
  template <lazy Sum>
  shared_array& operator-=(Sum const& sum) {
    return *this += -sum;
  }

  std::size_t size() const { return at_ == nullptr ? 0 : at_->home->size(); }
  std::size_t length() const { return size(); }
  std::size_t const* lengths() const { return at_->home->lengths(); }
  friend bool are_as_long(shared_array const& a, shared_array const& b) {
    return a.at_->home->is_as_long_as(*b.at_->home);
  }
  [[gnu::always_inline]] T const* data() const { return arrays::numbers(at_); }
  /// The numbers for writing; this must be the only share in them.
  [[gnu::always_inline]] T* numbers() { return arrays::numbers(at_); }
  T& operator[](std::size_t i) { return numbers()[i]; }
  template <class F>
  void each_number(F const& f) {
    for (std::size_t i = 0; i < size(); ++i) f(numbers()[i]);
  }
  T const& operator[](std::size_t i) const { return data()[i]; }

  shared_array const& any() const { return *this; }
  /// A view for reading the numbers one by one.
  [[gnu::always_inline]] T const* view() const { return data(); }

  /// Whether every number is finite.
  bool finite() const {
    for (std::size_t i = 0; i < size(); ++i)
      if (!unitstep::is_finite(data()[i])) return false;
    return true;
  }
  friend bool is_finite(shared_array const& numbers) { return numbers.finite(); }

private:
  // Replaces the share by an array of its own with the same numbers.
  [[gnu::noinline]] void detach() {
    typename arrays::array const* const from = std::exchange(at_, nullptr);
    at_ = deep_copy_scope<T>::take(from->home);
    write(arrays::numbers(from), arrays::numbers(at_), at_->home->computed());
  }
  // The array that is written to is none that the sum reads, since the sum would have a share in it.
  template <bool adds = false, class View>
  static void write(View const view, T* const __restrict to, std::size_t size) {
#ifdef __clang__
#pragma clang loop interleave_count(8)
#else
#pragma GCC unroll 8
#endif
    for (std::size_t i = 0; i < size; ++i)
      if constexpr (adds)
        to[i] += view[i];
      else
        to[i] = view[i];
  }

  typename arrays::array* at_ = nullptr;
};

// A formula such as `x + v * dt` is not evaluated until it is assigned to the numbers of a state; then one loop
// computes all of it. A sum has a share in each array that it reads, so it may be kept: nobody changes them meanwhile.

/// The numbers of an operation on two terms, each computed when it is read.
template <char Operator, class A, class B>
struct view_of_two {
  A a;
  B b;
  [[gnu::always_inline]] auto operator[](std::size_t i) const {
    if constexpr (Operator == '+')
      return a[i] + b[i];
    else if constexpr (Operator == '-')
      return a[i] - b[i];
    else if constexpr (Operator == '*')
      return a[i] * b[i];
    else
      return a[i] / b[i];
  }
};

/// An operation on two terms: a sum, or a term times or over the same number for all.
template <char Operator, lazy A, class B>
struct lazy_sum : lazy_term {
  using value_type = typename A::value_type;
  A a;
  B b{};

  lazy_sum() = default;
  [[gnu::always_inline]] lazy_sum(lazy_sum const&) = default;
  [[gnu::always_inline]] lazy_sum(lazy_sum&&) = default;
  [[gnu::always_inline]] lazy_sum& operator=(lazy_sum const&) = default;
  [[gnu::always_inline]] lazy_sum& operator=(lazy_sum&&) = default;
  [[gnu::always_inline]] ~lazy_sum() = default;
  [[gnu::always_inline]] lazy_sum(A left, B right) : a(std::move(left)), b(std::move(right)) {}
  [[gnu::always_inline]] auto const& any() const { return a.any(); }
  [[gnu::always_inline]] auto view() const {
    return view_of_two<Operator, decltype(a.view()), decltype(b.view())>{a.view(), b.view()};
  }
};
template <char Operator, lazy A>
using lazy_multiple = lazy_sum<Operator, A, same_number<typename A::value_type>>;

template <class A>
concept lazy_operand = lazy<std::remove_cvref_t<A>>;
template <class A>
using summed = std::remove_cvref_t<A>;
/// A term of a sum: one more share in numbers that somebody else has.
template <class A>
[[gnu::always_inline]] inline decltype(auto) share(A&& a) {
  if constexpr (std::is_lvalue_reference_v<A> && requires { a.share(); })
    return a.share();
  else
    return static_cast<A&&>(a);
}

template <lazy_operand A, lazy_operand B>
[[gnu::always_inline]] inline lazy_sum<'+', summed<A>, summed<B>> operator+(A&& a, B&& b) {
  return {detail::share(std::forward<A>(a)), detail::share(std::forward<B>(b))};
}
template <lazy_operand A, lazy_operand B>
[[gnu::always_inline]] inline lazy_sum<'-', summed<A>, summed<B>> operator-(A&& a, B&& b) {
  return {detail::share(std::forward<A>(a)), detail::share(std::forward<B>(b))};
}
template <lazy_operand A, factor_of<typename summed<A>::value_type> S>
[[gnu::always_inline]] inline lazy_multiple<'*', summed<A>> operator*(A&& a, S const& factor) {
  return {detail::share(std::forward<A>(a)), {static_cast<typename summed<A>::value_type>(factor)}};
}
template <lazy_operand A, factor_of<typename summed<A>::value_type> S>
[[gnu::always_inline]] inline lazy_multiple<'*', summed<A>> operator*(S const& factor, A&& a) {
  return {detail::share(std::forward<A>(a)), {static_cast<typename summed<A>::value_type>(factor)}};
}
template <lazy_operand A, factor_of<typename summed<A>::value_type> S>
[[gnu::always_inline]] inline lazy_multiple<'/', summed<A>> operator/(A&& a, S const& divisor) {
  return {detail::share(std::forward<A>(a)),
          {static_cast<typename summed<A>::value_type>(divisor)}};
}
template <lazy_operand A>
[[gnu::always_inline]] inline lazy_multiple<'*', summed<A>> operator-(A&& a) {
  return {detail::share(std::forward<A>(a)), {static_cast<typename summed<A>::value_type>(-1)}};
}

}  // namespace unitstep::detail
