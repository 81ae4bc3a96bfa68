// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/drive/detail/engines/limits_of_run.hpp>
#include <unitstep/drive/detail/engines/times_of_run.hpp>
#include <unitstep/drive/detail/events/effects.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/number.hpp>
#include <utility>

/// \file
/// \brief The times at which something happens in a run, in their order. Each is computed in one place, so that it has
/// one rounding.

namespace unitstep::detail {

/// Whether two times differ by less than the sum of their roundings and, `WithSlopes`, have the same slopes.
template <bool WithSlopes = false, class T>
constexpr bool is_one_moment(T a, T b) {
  if constexpr (has_no_slopes<T>)
    return a == b || detail::size_of(b - a) < detail::rounding_of(a) + detail::rounding_of(b);
  else
    return detail::is_one_moment(detail::real_part(a), detail::real_part(b)) &&
           !(WithSlopes && unitstep::is_finite(b) && detail::moves(a - b));
}

/// Times from a list, in their order.
template <class T, class List>
class listed_moments {
  List times_;
  std::size_t next_ = 0;

public:
  /// Takes times in the order of the run, and passes those before its start.
  constexpr listed_moments(List times, T start, T time_sign) : times_(std::move(times)) {
    while (next_ < times_.size() && detail::is_before(times_[next_], start, time_sign)) ++next_;
  }
  constexpr T next(T time_sign) const {
    return next_ < times_.size() ? times_[next_] : time_sign * never<T>;
  }
  constexpr void pass() { ++next_; }
  constexpr long long place() const { return static_cast<long long>(next_); }
  /// Goes to where `n` of them have passed; \return whether so many can have
  constexpr bool go_to(long long n) {
    next_ = static_cast<std::size_t>(n);
    return n >= 0 && next_ <= times_.size();
  }
};

/// Reports a bad time: "unitstep: <what was expected>, got 1 s", or "got 1 s after 2 s".
template <class Time, class T>
[[noreturn]] constexpr void fail_got(char const* expected, T got, T const* after = nullptr) {
  if constexpr (!failures_are_reported) fail<std::domain_error>(expected);
  sentence words;
  words.add("unitstep: ", expected, ", got ");
  if (unitstep::is_finite(got)) {
    detail::append_number(words, got);
    words += unit_after<Time>();
    if (after != nullptr) {
      detail::append_number(words.add(" after "), *after);
      words += unit_after<Time>();
    }
  } else {
    words += "infinity or NaN";
  }
  fail<std::domain_error>(words.data());
}

/// The times `first + k * space`, without an end.
template <class Time, class T>
class even_moments {
  T first_;
  T space_;
  T next_;
  T k_;

  constexpr void make() { next_ = first_ + k_ * space_; }
  [[noreturn]] constexpr void fail_lost() const {
    detail::fail_got<Time>("a period must be longer than the rounding of the time",
                           detail::size_of(space_));
  }

public:
  constexpr even_moments(T first, T space, T k)
      : first_(first), space_(space), next_(first), k_(k) {
    make();
  }
  constexpr T next(T) const { return next_; }
  /// \throw std::domain_error if the spacing is less than the rounding of the time
  constexpr void pass() {
    T const before = next_;
    k_ += 1;
    make();
    if (detail::is_one_moment(before, next_)) fail_lost();
  }
  /// \throw std::domain_error if two neighbours at `to` are the same number, so that the run would never come there
  constexpr void require_reach(T to) const {
    if (detail::size_of(space_) < 16 * detail::rounding_of(to)) fail_lost();
  }
  constexpr long long place() const { return static_cast<long long>(k_); }
  constexpr bool go_to(long long n) {
    k_ = static_cast<T>(n);
    make();
    return true;
  }
};

/// One time, or a list of times, as plain numbers.
template <class State, class T, class Times>
constexpr auto raw_times_of(Times const& times) {
  if constexpr (requires { times.begin(); }) {
    auto list = detail::storage_for_ends<T>(times);
    std::size_t n = 0;
    for (auto const& time : times) list[n++] = static_cast<T>(detail::raw_time<State>(time));
    return list;
  } else {
    return std::array<T, 1>{static_cast<T>(detail::raw_time<State>(times))};
  }
}

/// Stands for the times of something that happens at no times of its own.
template <class T>
struct no_moments {
  constexpr T next(T time_sign) const { return time_sign * never<T>; }
  constexpr void pass() {}
  constexpr long long place() const { return 0; }
  constexpr bool go_to(long long n) { return n == 0; }
};

/// Which kind of thing happens; for `at`, `every` and jumps also the times.
struct kind {
  static constexpr bool is_when = false, is_timed = false, is_jump = false, is_mode = false;
};
template <class H>
struct kind_of : kind {};
/// Something that happens at no times of its own.
struct without_moments : kind {
  template <class State, class Time, class T, class H>
  static constexpr no_moments<T> moments(H const&, T, T) {
    return {};
  }
};
template <class Event, class Effect, class Rest>
struct kind_of<when<Event, Effect, Rest>> : without_moments {
  static constexpr bool is_when = true;
};
template <class Mode>
struct kind_of<modes<Mode>> : without_moments {
  static constexpr bool is_mode = true;
};
template <>
struct kind_of<nothing_happens> : without_moments {};
template <class Times, class Effect>
struct kind_of<at<Times, Effect>> : kind {
  static constexpr bool is_timed = true;
  template <class State, class Time, class T>
  static constexpr auto moments(at<Times, Effect> const& given, T start, T time_sign) {
    auto times = detail::raw_times_of<State, T>(given.times);
    T before = start;
    for (std::size_t i = 0; i < times.size(); ++i) {
      if (!unitstep::is_finite(times[i]))
        fail<std::domain_error>("unitstep: a time of at must be finite, got infinity or NaN");
      if (detail::is_before(times[i], before, time_sign) || (i > 0 && times[i] == before))
        detail::fail_got<Time>(
            time_sign > 0
                ? "the times of at must come one after another, and none before the start"
                : "in a run back in time the times of at must become earlier, and none be later "
                  "than the start",
            times[i], &before);
      before = times[i];
    }
    return listed_moments<T, decltype(times)>{std::move(times), start, time_sign};
  }
};
template <class Period, class Effect>
struct kind_of<every<Period, Effect>> : kind {
  static constexpr bool is_timed = true;
  template <class State, class Time, class T>
  static constexpr auto moments(every<Period, Effect> const& given, T start, T time_sign) {
    T const period = static_cast<T>(detail::raw_time<State>(given.spacing()));
    if (!unitstep::is_finite(period) || !(period > 0))
      detail::fail_got<Time>("the period of every must be finite and positive", period);
    return even_moments<Time, T>{start, time_sign * period, T(0)};
  }
};
template <class Times>
struct kind_of<jumps<Times>> : kind {
  static constexpr bool is_jump = true;
  template <class State, class Time, class T>
  static constexpr auto moments(jumps<Times> const& given, T start, T time_sign) {
    auto times = detail::raw_times_of<State, T>(given.times);
    for (auto const& time : times)
      if (!unitstep::is_finite(time))
        fail<std::domain_error>("unitstep: a time of jumps must be finite, got infinity or NaN");
    std::sort(times.begin(), times.end(),
              [time_sign](T a, T b) { return detail::is_before(a, b, time_sign); });
    return listed_moments<T, decltype(times)>{std::move(times), start, time_sign};
  }
};
template <class Period, class Offset>
struct kind_of<jumps_every<Period, Offset>> : kind {
  static constexpr bool is_jump = true;
  template <class State, class Time, class T>
  static constexpr auto moments(jumps_every<Period, Offset> const& given, T start, T time_sign) {
    T const period = static_cast<T>(detail::raw_time<State>(given.period));
    T const offset = static_cast<T>(detail::raw_time<State>(given.offset));
    if (!unitstep::is_finite(period) || !(period > 0))
      detail::fail_got<Time>("the period of jumps_every must be finite and positive", period);
    if (!unitstep::is_finite(offset))
      detail::fail_got<Time>("the offset of jumps_every must be finite", offset);
    T const turns = (start - offset) / period;
    if (!(size_of(turns) < T(1LL << 62)))
      detail::fail_got<Time>("a period must be longer than the rounding of the time", period);
    even_moments<Time, T> all{
        offset, time_sign * period,
        static_cast<T>(static_cast<long long>(detail::real_part(time_sign * turns)) - 1)};
    while (detail::is_before(all.next(time_sign), start, time_sign)) all.pass();
    return all;
  }
};

/// The effect of `at` or `every`.
template <class Times, class Effect>
constexpr Effect const& effect_in(at<Times, Effect> const& given) {
  return given.effect;
}
template <class Period, class Effect>
constexpr auto const& effect_in(every<Period, Effect> const& given) {
  return given.observer;
}

/// The type and the first value of the mode of a run: of the `modes` in its list, or `no_mode`.
template <class... H>
struct mode_of {
  using type = no_mode;
  static constexpr no_mode first(H const&...) { return {}; }
};
template <class Mode, class... H>
struct mode_of<modes<Mode>, H...> {
  using type = Mode;
  static constexpr Mode const& first(modes<Mode> const& given, H const&...) { return given.first; }
};
template <class Other, class... H>
  requires (sizeof...(H) > 0)
struct mode_of<Other, H...> {
  using type = typename mode_of<H...>::type;
  static constexpr decltype(auto) first(Other const&, H const&... rest) {
    return mode_of<H...>::first(rest...);
  }
};

/// Whether something is an observer: `every` with an effect that takes the state as const and changes no mode. It is
/// called with states on the curve of a step; no step ends at its times, as one does at the times of `at`.
template <class State, class Time, class Mode, class H>
inline constexpr bool is_observer = [] {
  if constexpr (kind_of<H>::is_timed && requires(H const& often) { often.spacing(); }) {
    using effect = std::remove_cvref_t<decltype(detail::effect_in(std::declval<H const&>()))>;
    return effect_of<effect, State, Time, Mode>::kind == effect_kind::observes &&
           !may_change_mode<effect, State, Time, Mode>;
  } else {
    return false;
  }
}();

/// The next time of everything that happens in a run.
template <class State, class Time, class Mode, class... H>
class moments_of_run {
  using T = typename raw_form<Time>::raw;
  static constexpr std::size_t count = sizeof...(H);
  static constexpr std::array<bool, count> jumps{kind_of<H>::is_jump...};
  static constexpr std::array<bool, count> observers{is_observer<State, Time, Mode, H>...};
  template <class One>
  static constexpr bool ends_step =
      kind_of<One>::is_jump || (kind_of<One>::is_timed && !is_observer<State, Time, Mode, One>);
  static constexpr std::array<bool, count> ends_steps{ends_step<H>...};

  std::tuple<decltype(kind_of<H>::template moments<State, Time>(std::declval<H const&>(), T(),
                                                                T()))...>
      each_;
  T start_;
  T time_sign_;

  // Calls `use` with the next time of each that is `chosen`.
  template <std::array<bool, count> const& chosen, class Use>
  constexpr void each(Use const& use) const {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      ((chosen[I] ? use(next<I>()) : void()), ...);
    }(std::make_index_sequence<count>{});
  }
  template <std::array<bool, count> const& chosen>
  constexpr T first_of() const {
    T first = time_sign_ * never<T>;
    each<chosen>([&](T t) {
      if (detail::is_before(t, first, time_sign_)) first = t;
    });
    return first;
  }

public:
  static constexpr bool ends_any_step = (ends_step<H> || ...);
  static constexpr bool has_jumps = (kind_of<H>::is_jump || ...);
  static constexpr bool has_observers = (is_observer<State, Time, Mode, H> || ...);
  /// For each, how many of its times have passed.
  using places = std::array<long long, count>;

  constexpr moments_of_run(T start, T time_sign, H const&... list)
      : each_(kind_of<H>::template moments<State, Time>(list, start, time_sign)...),
        start_(start),
        time_sign_(time_sign) {}

  constexpr T start() const { return start_; }
  template <std::size_t I>
  constexpr T next() const {
    return std::get<I>(each_).next(time_sign_);
  }
  template <std::size_t I>
  constexpr void pass() {
    std::get<I>(each_).pass();
  }
  constexpr T next_jump() const { return first_of<jumps>(); }
  constexpr T next_observation() const { return first_of<observers>(); }
  /// The time to which a step goes: the next one or, of several within a rounding of it, the last.
  constexpr T next_end() const {
    T const first = first_of<ends_steps>();
    T to = first;
    each<ends_steps>([&](T t) {
      if (detail::is_before(to, t, time_sign_) && detail::is_one_moment(first, t)) to = t;
    });
    return to;
  }

  /// \throw std::domain_error if a period is so short that the run does not come as far as `to`
  constexpr void require_reach(T to) const {
    std::apply(
        [to](auto const&... one) {
          auto const require = [to](auto const& moments) {
            if constexpr (requires { moments.require_reach(to); }) moments.require_reach(to);
          };
          (require(one), ...);
        },
        each_);
  }
  constexpr places save() const {
    return std::apply([](auto const&... one) { return places{one.place()...}; }, each_);
  }
  /// Goes to where these numbers of times have passed; \return whether so many can have
  constexpr bool restore(places const& saved) {
    return [&]<std::size_t... I>(std::index_sequence<I...>) {
      return (std::get<I>(each_).go_to(saved[I]) && ...);
    }(std::make_index_sequence<count>{});
  }
};

}  // namespace unitstep::detail
