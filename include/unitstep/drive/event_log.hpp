// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <utility>

/// \file
/// \brief The list of the events in a run, with their times.

/// \cond
namespace unitstep {
template <class Time>
struct event_record;
template <class Time>
struct happened;
}  // namespace unitstep
template <class Time>
struct std::tuple_size<unitstep::event_record<Time>> : std::integral_constant<std::size_t, 2> {};
template <class Time>
struct std::tuple_element<0, unitstep::event_record<Time>> {
  using type = Time const;
};
template <class Time>
struct std::tuple_element<1, unitstep::event_record<Time>> {
  using type = std::size_t const;
};
template <class Time>
struct std::tuple_size<unitstep::happened<Time>> : tuple_size<unitstep::event_record<Time>> {};
template <std::size_t I, class Time>
struct std::tuple_element<I, unitstep::happened<Time>>
    : tuple_element<I, unitstep::event_record<Time>> {};
/// \endcond

namespace unitstep {

/// An event or effect that has happened in a run.
/// \proof{examples/reference/happening.cpp,when}
/// \proof{examples/reference/happening.cpp,list}
template <class Time>
struct event_record {
  Time time;              ///< its time
  std::size_t which;      ///< its number in the driver's list of things that may happen, from 0
  std::size_t index = 0;  ///< the number of the event in its list, from 0; 0 of any other

  friend constexpr bool operator==(event_record const&, event_record const&) = default;
};

/// \cond
// `auto const& [time, which] = log[0];` has two names; the index has to be read by its name.
template <std::size_t I, class Time>
constexpr auto const& get(event_record<Time> const& one) {
  if constexpr (I == 0)
    return one.time;
  else
    return one.which;
}

// The name of `event_record` in 0.3, which only compiles in 0.4. An alias would not work: clang 16 does not deduce its
// argument, as in `happened first = log[0];`.
template <class Time>
struct happened : event_record<Time> {
  [[deprecated("happened is event_record now")]]
  // cppcheck-suppress uninitDerivedMemberVar ; the copy is of all members
  constexpr happened(event_record<Time> const& one)
      : event_record<Time>(one) {}
  [[deprecated("happened is event_record now")]]
  // cppcheck-suppress uninitDerivedMemberVar ; in braces each has its value
  constexpr happened(Time const& time, std::size_t which, std::size_t index = 0)
      : event_record<Time>{time, which, index} {}
};
/// \endcond

/// The list of all that has happened in a run, in order. An `every` that only looks is not in it.
///
/// The list itself has room for 64. More are on the heap. So a `constexpr` variable can have 64 at most, but an
/// expression in a `static_assert` may have more.
/// \proof{examples/reference/happening.cpp,when}
template <class Time>
class event_log {
  static constexpr std::size_t held = 64;

  std::array<event_record<Time>, held> first_{};
  // The heap, for more events than the list itself holds. <vector> would add a tenth to the cost of the library's
  // headers.
  event_record<Time>* all_ = nullptr;
  std::size_t capacity_ = held;
  std::size_t size_ = 0;

public:
  /// \cond
  constexpr event_log() = default;
  constexpr event_log(event_log const& other) {
    for (auto const& one : other) add(one.time, one.which, one.index);
  }
  constexpr event_log(event_log&& other) noexcept { swap(other); }
  constexpr event_log& operator=(event_log const& other) {
    event_log copy(other);
    swap(copy);
    return *this;
  }
  constexpr event_log& operator=(event_log&& other) noexcept {
    swap(other);
    return *this;
  }
  constexpr ~event_log() { delete[] all_; }
  /// \endcond

  /// The number of entries.
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  /// Whether nothing has happened.
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  /// The first entry.
  [[nodiscard]] constexpr event_record<Time> const* begin() const {
    return all_ == nullptr ? first_.data() : all_;
  }
  /// The place after the last entry.
  [[nodiscard]] constexpr event_record<Time> const* end() const { return begin() + size_; }
  /// Entry n, counted from 0.
  [[nodiscard]] constexpr event_record<Time> const& operator[](std::size_t n) const {
    return begin()[n];
  }
  /// How many times number `which` of the things that may happen has happened.
  [[nodiscard]] constexpr std::size_t count(std::size_t which) const {
    std::size_t n = 0;
    for (auto const& one : *this) n += one.which == which ? 1 : 0;
    return n;
  }
  /// How many times one event of a list has happened.
  [[nodiscard]] constexpr std::size_t count(std::size_t which, std::size_t index) const {
    std::size_t n = 0;
    for (auto const& one : *this) n += one.which == which && one.index == index ? 1 : 0;
    return n;
  }

  /// Adds an entry. The run calls this.
  constexpr void add(Time time, std::size_t which, std::size_t index = 0) {
    if (size_ == capacity_) grow();
    (all_ == nullptr ? first_.data() : all_)[size_++] = {time, which, index};
  }

private:
  constexpr void grow() {
    auto* const more = new event_record<Time>[2 * capacity_];
    for (std::size_t n = 0; n < size_; ++n) more[n] = begin()[n];
    delete[] all_;
    all_ = more;
    capacity_ *= 2;
  }
  constexpr void swap(event_log& other) noexcept {
    std::swap(first_, other.first_);
    std::swap(all_, other.all_);
    std::swap(capacity_, other.capacity_);
    std::swap(size_, other.size_);
  }
};

}  // namespace unitstep
