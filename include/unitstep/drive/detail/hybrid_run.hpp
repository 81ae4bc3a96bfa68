// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unitstep/drive/detail/effects.hpp>
#include <unitstep/drive/detail/moments.hpp>
#include <unitstep/drive/detail/stoppable_run.hpp>
#include <unitstep/drive/event_log.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/drive/run_end.hpp>
#include <utility>

/// \file
/// \brief A run in which things happen: it steps to what comes next, an event or a time, and goes on from its effect.

namespace unitstep::detail {

// The kinds of things that happen, and the moments of those that come at times.

template <class T>
struct no_moments {
  constexpr T next(T way) const { return way * never<T>; }
  constexpr void pass() {}
};

struct kind {
  static constexpr bool is_when = false, is_timed = false, is_jump = false, is_mode = false;
};
template <class H>
struct kind_of : kind {};
/// What has no moments of its own.
struct without_moments : kind {
  template <class State, class T, class H>
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
template <class Times, class Effect>
struct kind_of<at<Times, Effect>> : kind {
  static constexpr bool is_timed = true;
  template <class State, class T>
  static constexpr auto moments(at<Times, Effect> const& given, T start, T way) {
    auto times = detail::raw_times_of<State, T>(given.times);
    T before = start;
    for (std::size_t i = 0; i < times.size(); ++i) {
      if (!unitstep::is_finite(times[i]))
        fail<std::domain_error>("unitstep: a time of at must be finite, got infinity or NaN");
      if (detail::is_before(times[i], before, way) || (i > 0 && times[i] == before))
        fail<std::domain_error>(
            "unitstep: the times of at must come one after another, and none before the start");
      before = times[i];
    }
    return listed_moments<T, decltype(times)>{std::move(times), start, T(1)};
  }
};
template <class Period, class Effect>
struct kind_of<every<Period, Effect>> : kind {
  static constexpr bool is_timed = true;
  template <class State, class T>
  static constexpr auto moments(every<Period, Effect> const& given, T start, T way) {
    T const period = static_cast<T>(detail::raw_time<State>(given.spacing()));
    if (!unitstep::is_finite(period) || !(period > 0))
      fail<std::domain_error>("unitstep: the period of every must be finite and positive");
    return even_moments<T>{start, way * period, T(0)};
  }
};
template <class Times>
struct kind_of<jumps<Times>> : kind {
  static constexpr bool is_jump = true;
  template <class State, class T>
  static constexpr auto moments(jumps<Times> const& given, T start, T way) {
    auto times = detail::raw_times_of<State, T>(given.times);
    for (auto const& time : times)
      if (!unitstep::is_finite(time))
        fail<std::domain_error>("unitstep: a time of jumps must be finite, got infinity or NaN");
    std::sort(times.begin(), times.end());
    return listed_moments<T, decltype(times)>{std::move(times), start, way};
  }
};
template <class Period, class Offset>
struct kind_of<jumps_every<Period, Offset>> : kind {
  static constexpr bool is_jump = true;
  template <class State, class T>
  static constexpr auto moments(jumps_every<Period, Offset> const& given, T start, T way) {
    T const period = static_cast<T>(detail::raw_time<State>(given.period));
    T const offset = static_cast<T>(detail::raw_time<State>(given.offset));
    if (!unitstep::is_finite(period) || !(period > 0) || !unitstep::is_finite(offset))
      fail<std::domain_error>(
          "unitstep: the period of jumps_every must be positive, and both of its times finite");
    T const turns = (start - offset) / period;
    if (!(size_of(turns) < T(1LL << 62)))
      fail<std::domain_error>("unitstep: a period must be longer than the rounding of the time");
    even_moments<T> all{offset, way * period,
                        static_cast<T>(static_cast<long long>(way * turns) - 1)};
    while (detail::is_before(all.next(way), start, way)) all.pass();
    return all;
  }
};

/// The effect of what happens at times.
template <class Times, class Effect>
constexpr Effect const& effect_in(at<Times, Effect> const& given) {
  return given.effect;
}
template <class Period, class Effect>
constexpr auto const& effect_in(every<Period, Effect> const& given) {
  return given.observer;
}

/// The mode of a run, and that of a list of what happens in it.
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

/// The jump at which a step begins, and the one at which it ends, where there are such.
template <class T>
struct jumps_of_step {
  bool is_now;
  T at;
  bool comes_next;
  T next;
};

/// Where a run stands with one event.
template <class T>
struct event_course {
  bool is_left =
      false;      ///< its effect was the last thing, and it is not known yet how the run leaves it
  int way = 0;    ///< which way it last went through zero: 1 or -1
  T rate = T(0);  ///< how fast; of what is true or false, within which time
  bool is_moved = false;  ///< whether the effect has changed the state
};

/// What was found in a step: an event, and where.
template <class T>
struct event_found {
  int which = no_event;
  T share = T(0);
  bool comes_again = false;
  bool rests = false;
};

/// A run in which things happen. `Run` is a `run_by_steps` or a `run_by_tolerance` of the field in its mode.
template <class State, class Time, class Run, class Field, class... H>
class hybrid_run {
  using T = typename raw_form<Time>::raw;
  using raw_state = typename raw_form<State>::raw;
  using mode_type = typename mode_of<H...>::type;
  using field_in_mode = bound_to_mode<Field, mode_type>;
  static constexpr std::size_t count = sizeof...(H);
  static constexpr bool has_modes = !std::is_same_v<mode_type, no_mode>;
  static constexpr std::size_t most_at_once = 100;

  template <std::size_t I>
  using nth = std::tuple_element_t<I, std::tuple<H...>>;

  /// The places of the events in the list.
  static constexpr std::size_t events = (std::size_t(kind_of<H>::is_when) + ... + 0);
  static constexpr std::array<std::size_t, events> place_of = [] {
    std::array<std::size_t, events> places{};
    std::size_t n = 0, i = 0;
    ((kind_of<H>::is_when ? void(places[n++] = i) : void(), ++i), ...);
    return places;
  }();
  template <std::size_t N>
  using nth_when = nth<place_of[N]>;

  template <class When>
  using bound_event = bound_to_mode<decltype(When::event), mode_type>;
  template <class Numbers>
  struct all_events;
  template <std::size_t... N>
  struct all_events<std::index_sequence<N...>> {
    using type = first_of<typename bound_event<nth_when<N>>::type...>;
    static constexpr type of(std::tuple<H...> const& list, mode_type const& mode) {
      return type{bound_event<nth_when<N>>::of(std::get<place_of[N]>(list).event, mode)...};
    }
  };
  using numbers = std::make_index_sequence<events>;
  using events_type = typename all_events<numbers>::type;
  using values_type = decltype(detail::event_value<State, Time>(
      std::declval<events_type const&>(), std::declval<Run const&>().inner()));

  Run run_;
  [[no_unique_address]] Field field_;
  [[no_unique_address]] mode_type mode_;
  std::tuple<H...> list_;
  std::tuple<decltype(kind_of<H>::template moments<State>(std::declval<H const&>(), T(), T()))...>
      moments_;
  events_type events_;
  values_type was_;
  event_watch<values_type> watch_;
  std::array<event_course<T>, events> course_{};
  std::array<T, count> looked_{};  // when each one that looks did so last
  event_log<Time> log_;
  T jump_;  // the last one
  T last_moment_;
  std::size_t at_once_ = 0;
  bool has_begun_ = false;
  stop_reason reason_ = stop_reason::end_time;
  int which_ = no_event;

  template <class Use>
  static constexpr void each(Use const& use) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      (use(std::integral_constant<std::size_t, I>{}), ...);
    }(std::make_index_sequence<count>{});
  }
  template <class Use>
  static constexpr void each_event(Use const& use) {
    [&]<std::size_t... N>(std::index_sequence<N...>) {
      (use(std::integral_constant<std::size_t, N>{}), ...);
    }(numbers{});
  }

  template <std::size_t I>
  static constexpr bool is_timed = kind_of<nth<I>>::is_timed;
  template <std::size_t I>
  static constexpr bool is_jump = kind_of<nth<I>>::is_jump;
  /// Whether it looks at the states at its times, on the course of a step.
  template <std::size_t I>
  static constexpr bool only_looks = [] {
    if constexpr (is_timed<I>) {
      using effect =
          std::remove_cvref_t<decltype(detail::effect_in(std::declval<nth<I> const&>()))>;
      return effect_of<effect, State, Time, mode_type>::kind == effect_kind::looks;
    } else {
      return false;
    }
  }();
  constexpr values_type values() const {
    return detail::event_value<State, Time>(events_, run_.inner());
  }
  constexpr bool is_now(T t) const { return detail::is_one_moment(t, run_.now()); }

public:
  static constexpr bool has_jumps = (kind_of<H>::is_jump || ...);

  constexpr hybrid_run(Run const& run, Field const& field, H const&... list)
      : run_(run),
        field_(field),
        mode_(mode_of<H...>::first(list...)),
        list_(list...),
        moments_(kind_of<H>::template moments<State>(list, run.now(), run.way())...),
        events_(all_events<numbers>::of(list_, mode_)),
        was_(values()),
        jump_(-run.way() * never<T>),
        last_moment_(jump_) {}

  constexpr T raw_time() const { return run_.now(); }
  constexpr T way() const { return run_.way(); }
  constexpr bool has_stopped() const { return reason_ != stop_reason::end_time; }
  constexpr stop_reason reason() const { return reason_; }
  constexpr int which() const { return which_; }
  constexpr mode_type const& mode() const { return mode_; }
  constexpr event_log<Time> const& log() const { return log_; }
  constexpr void clear_log() { log_ = {}; }
  /// Goes on from another state, after which nothing is known of the events.
  constexpr void set_state(raw_state const& state) {
    run_.set_state(state);
    was_ = values();
    course_ = {};
    watch_ = {};
  }
  constexpr auto const& inner() const { return run_.inner(); }
  constexpr long steps() const { return run_.steps(); }
  constexpr auto view() const { return run_.inner().view(); }
  constexpr State const state() const { return run_.inner().state(); }
  constexpr Time time() const { return run_.inner().time(); }

  /// Goes so far, unless something stops the run before.
  template <class Extent>
  constexpr void go(Extent extent) {
    begin();
    while (!has_stopped() && !run_.is_done(extent)) step(run_.end(extent));
  }

  /// What happens at the start.
  constexpr void begin() {
    if (has_begun_) return;
    has_begun_ = true;
    each([&](auto i) {
      if constexpr (is_jump<i>)
        pass_jump(i);
      else if constexpr (only_looks<i>)
        look<i>();
      else if constexpr (is_timed<i> && requires { std::get<i>(list_).spacing(); })
        std::get<i>(moments_).pass();  // the first is a period later
      else if constexpr (is_timed<i>)
        happen_if_due(i);
    });
    each_event([&](auto n) {
      if constexpr (std::is_same_v<std::tuple_element_t<n, values_type>, bool>)
        if (std::get<n>(was_) && !has_stopped()) happen_at_event<n>(false);
    });
  }

  /// One step, and what happens in it. A step of `dt` may take several, where things happen.
  constexpr void step() {
    begin();
    if (has_stopped()) fail_stopped();
    long const whole = run_.whole_steps();
    do step(run_.way() * never<T>);
    while (!has_stopped() && run_.whole_steps() == whole);
  }
  /// The run after so many steps; and at an end, or after so many before it. What has stopped stays where it is.
  constexpr hybrid_run after(long count) const {
    hybrid_run run = *this;
    run.begin();
    for (; count > 0 && !run.has_stopped(); --count) run.step();
    return run;
  }
  constexpr hybrid_run towards(T end, long count) const {
    hybrid_run run = *this;
    run.begin();
    for (; count > 0 && !run.has_stopped() && run.raw_time() != end; --count) run.step(end);
    return run;
  }

  /// One step, to `end` at most, which may be infinite, and what happens in it.
  constexpr void step(T end) {
    T const way = run_.way();
    jumps_of_step<T> const jump = next_jump();
    T to = soonest();
    if (detail::is_one_moment(to, end) || detail::is_before(end, to, way)) to = end;
    bool const is_cut = detail::is_before(to, way * never<T>, way);
    T const from = run_.now();
    run_.step(to, is_cut, jump,
              [this]() -> decltype(auto) { return field_in_mode::of(field_, mode_); });
    if (is_now(from)) return happen_now();  // a step as short as that ends what another has left
    auto const found = find(run_.now() - from);
    if (found.which == no_event) {
      look_within(from, run_.now());
      keep_sides();
      happen_now();
    } else {
      look_within(from, time_at(found.share));
      run_.go_back(found.share);
      each_event([&](auto n) {
        if (int(n) == found.which) happen_at_event<n>(found.comes_again, found.rests);
      });
      happen_now();
    }
    if (has_stopped()) look_at_the_end();
  }

private:
  constexpr jumps_of_step<T> next_jump() const {
    T const way = run_.way();
    T next = way * never<T>;
    each([&](auto i) {
      if constexpr (is_jump<i>)
        if (T const t = std::get<i>(moments_).next(way); detail::is_before(t, next, way)) next = t;
    });
    return {is_now(jump_), jump_, detail::is_before(next, way * never<T>, way), next};
  }
  /// The moment to which a step goes: of those that come next and are one moment, the last.
  constexpr T soonest() const {
    T const way = run_.way();
    T to = way * never<T>;
    each([&](auto i) {
      if constexpr ((is_timed<i> && !only_looks<i>) || is_jump<i>)
        if (T const t = std::get<i>(moments_).next(way); detail::is_before(t, to, way)) to = t;
    });
    T const first = to;
    each([&](auto i) {
      if constexpr ((is_timed<i> && !only_looks<i>) || is_jump<i>)
        if (T const t = std::get<i>(moments_).next(way);
            detail::is_before(to, t, way) && detail::is_one_moment(first, t))
          to = t;
    });
    return to;
  }
  constexpr T time_at(T share) {
    return run_.along([share](auto const& course, auto& run) {
      course.go(share);
      return raw_form<Time>::to_raw(run.time());
    });
  }

  // The first event within the step that was made.
  constexpr event_found<T> find(T dt) {
    if constexpr (events == 0) {
      return {};
    } else {
      auto const now = values();
      bool may = watch_.may_come_and_go(was_, now, dt) || may_have_come<events_type>::in(was_, now);
      for (auto const& course : course_) may = may || course.is_left;
      if (!may) return {};
      return run_.along([&](auto const& course, auto&) {
        event_found<T> found;
        T low(0);
        each_event([&](auto n) {
          if (found.which != no_event || !course_[n].is_left) return;
          if constexpr (std::is_same_v<std::tuple_element_t<n, values_type>, bool>)
            found = leave_truth<n>(course, dt);
          else
            found = leave<n>(course, dt, low);
        });
        if (found.which != no_event) return found;
        auto const first = detail::find_first(events_, course, low, T(1), was_, now);
        if (first.which == no_event) return found;
        found = {first.which, first.when.before};
        each_event([&](auto n) {
          if (int(n) != first.which) return;
          if constexpr (std::is_same_v<std::tuple_element_t<n, values_type>, bool>)
            course_[n].rate = size_of((first.when.after - first.when.before) * dt);
          else
            measure<n>(course, first.when.before, dt);
        });
        return found;
      });
    }
  }
  /// How fast an event goes through zero, and which way.
  template <std::size_t N, class Course>
  constexpr void measure(Course const& course, T share, T dt) {
    constexpr T part = T(1) / T(1 << 12);
    auto const& event = std::get<N>(events_.events);
    T const low = share > part ? share - part : T(0), high = low + part;
    auto const change = static_cast<T>(course.value(event, high) - course.value(event, low));
    auto const was = std::get<N>(was_);
    course_[N].rate = size_of(change / (part * dt));
    course_[N].way = was > 0 ? -1 : was < 0 ? 1 : change < 0 ? -1 : 1;
  }
  /// How a run leaves an event after its effect: it goes on through zero, which has been seen; it is turned back; or it
  /// neither, and the event comes again at once. What goes on does so from `low`.
  template <std::size_t N, class Course>
  constexpr event_found<T> leave(Course const& course, T dt, T& low) {
    constexpr T part = T(1) / T(1 << 20);
    auto const& event = std::get<N>(events_.events);
    event_course<T>& left = course_[N];
    auto const value = [&](T share) { return static_cast<T>(course.value(event, share)); };
    T const start = value(T(0)), near = value(part), far = value(2 * part);
    // The slope at the start, of which what bends is taken off.
    T const slope = ((near - start) * 2 - (far - start) / 2) / part;
    T const speed = size_of(slope / dt);
    bool const is_slow = !(speed > left.rate / 1024);
    bool const goes_on = !is_slow && (slope > 0) == (left.way > 0);
    auto& was = std::get<N>(was_);
    using number = std::remove_reference_t<decltype(was)>;
    constexpr auto least = (std::numeric_limits<number>::min)();
    if (!goes_on && rests_below<N>((slope > 0) == (left.way > 0) ? T(0) : speed))
      return {int(N), T(0), true, true};
    if (goes_on) {
      // The state that was handed over lies before zero still.
      T share = first_share<T>;
      while (share < T(1) && !(value(share) * static_cast<T>(left.way) > 0)) share *= 4;
      if (!(share < T(1))) return was = std::numeric_limits<number>::quiet_NaN(), event_found<T>{};
      if (low < share) low = share;
      was = static_cast<number>(left.way) * least;
    } else if (is_slow && !(static_cast<T>(left.way) * far < 0)) {
      if (far == 0) return {};  // it stays where it is
      return {int(N), T(0), true, false};
    } else {
      was = static_cast<number>(-left.way) *
            (size_of(start) > least ? static_cast<number>(size_of(start)) : least);
    }
    left.is_left = false;
    return {};
  }
  /// The same of what is true or false: it goes on if it becomes true as soon as it was found to.
  template <std::size_t N, class Course>
  constexpr event_found<T> leave_truth(Course const& course, T dt) {
    event_course<T>& left = course_[N];
    T const soon = 4 * left.rate / size_of(dt) + first_share<T>;
    bool const is_true = course.value(std::get<N>(events_.events), soon < T(1) ? soon : T(1));
    if (is_true && left.is_moved) return {int(N), T(0), true, false};
    std::get<N>(was_) = is_true;
    left.is_left = false;
    return {};
  }
  template <std::size_t N>
  constexpr bool rests_below(T speed) const {
    auto const& rest = std::get<place_of[N]>(list_).rest;
    if constexpr (requires { rest.speed; })
      return speed < static_cast<T>(
                         raw_form<std::remove_cvref_t<decltype(rest.speed)>>::to_raw(rest.speed));
    else
      return false;
  }

  /// After a step without an event, or an effect of something else.
  constexpr void keep_sides() {
    auto const now = values();
    each_event([&](auto n) {
      using event = std::tuple_element_t<n, decltype(events_type::events)>;
      auto& was = std::get<n>(was_);
      if (!course_[n].is_left && !detail::has_come<event>(was, std::get<n>(now)))
        detail::keep_side(was, std::get<n>(now));
    });
  }

  // What looks on the way of the step from `from`, up to `until`.
  constexpr void look_within(T from, T until) {
    T const way = run_.way(), now = run_.now();
    for (;;) {
      T soonest = way * never<T>;
      each([&](auto i) {
        if constexpr (only_looks<i>)
          if (T const t = std::get<i>(moments_).next(way); detail::is_before(t, soonest, way))
            soonest = t;
      });
      if (!detail::is_before(soonest, until, way) || detail::is_one_moment(soonest, until)) return;
      each([&](auto i) {
        if constexpr (only_looks<i>)
          if (std::get<i>(moments_).next(way) == soonest) {
            auto const state = run_.along([&](auto const& course, auto& run) {
              course.go((soonest - from) / (now - from));
              return run.raw();
            });
            look_at<i>(state, soonest);
          }
      });
    }
  }
  template <std::size_t I>
  constexpr void look_at(raw_state const& state, T t) {
    static_cast<void>(
        detail::cause<State, Time>(detail::effect_in(std::get<I>(list_)), state, t, mode_));
    looked_[I] = t;
    std::get<I>(moments_).pass();
  }
  template <std::size_t I>
  constexpr void look() {
    look_at<I>(run_.inner().raw(), run_.now());
  }
  // Each that looks sees the last state too.
  constexpr void look_at_the_end() {
    each([&](auto i) {
      if constexpr (only_looks<i>)
        if (!is_now(looked_[i])) look<i>();
    });
  }

  // What is due at the time now, in the order of the list.
  constexpr void happen_now() {
    each([&](auto i) {
      if (has_stopped()) return;
      if constexpr (is_jump<i>)
        pass_jump(i);
      else if constexpr (only_looks<i>) {
        if (is_now(std::get<i>(moments_).next(run_.way()))) look<i>();
      } else if constexpr (is_timed<i>) {
        happen_if_due(i);
      }
    });
  }
  template <class I>
  constexpr void pass_jump(I) {
    T const way = run_.way();
    auto& moments = std::get<I::value>(moments_);
    while (is_now(moments.next(way)) || detail::is_before(moments.next(way), run_.now(), way)) {
      if (is_now(moments.next(way))) jump_ = moments.next(way);
      moments.pass();
    }
  }
  template <class I>
  constexpr void happen_if_due(I) {
    constexpr std::size_t i = I::value;
    if (!is_now(std::get<i>(moments_).next(run_.way()))) return;
    std::get<i>(moments_).pass();
    static_cast<void>(happen(detail::effect_in(std::get<i>(list_)), i));
    keep_sides();
  }
  template <std::size_t N>
  constexpr void happen_at_event(bool comes_again, bool rests = false) {
    constexpr std::size_t i = place_of[N];
    auto const& what = std::get<i>(list_);
    using value_type = std::tuple_element_t<N, values_type>;
    auto const before = std::get<N>(values());
    at_once_ = detail::is_one_moment(last_moment_, run_.now()) ? at_once_ + 1 : 1;
    last_moment_ = run_.now();
    if constexpr (requires { what.rest.settle; }) {
      if (rests) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(what.rest.settle)>, not_given>) {
          reason_ = stop_reason::rest;
          which_ = int(i);
        } else {
          static_cast<void>(happen(what.rest.settle, i));
        }
      }
    }
    if (!rests) {
      if (comes_again)
        fail_again(
            i,
            ": its event comes again at once after the effect; rest_below says what rests, and a "
            "quantity in place of a bool what goes on");
      if (at_once_ > most_at_once) fail_again(i, ": more than 100 things happen at one moment");
      course_[N].is_moved = happen(what.effect, i);
    }
    auto const now = std::get<N>(values());
    if constexpr (std::is_same_v<value_type, bool>) {
      course_[N].is_left = now == before;
      std::get<N>(was_) = true;
    } else {
      course_[N].is_left = !(size_of(now) > size_of(before));
      std::get<N>(was_) = course_[N].is_left ? value_type(0) : now;
    }
    keep_sides();
  }
  [[noreturn]] constexpr void fail_again(std::size_t which, char const* why) const {
    sentence words;
    words += "unitstep: happening ";
    words += static_cast<long>(which);
    words += " at time ";
    detail::append_number(words, run_.now());
    words += unit_after<Time>();
    words += why;
    fail<std::runtime_error>(words.data());
  }

  [[noreturn]] constexpr void fail_stopped() const {
    sentence words;
    words += "unitstep: the run was stopped at time ";
    detail::append_number(words, run_.now());
    words += unit_after<Time>();
    words += ", and makes no further step";
    fail<std::logic_error>(words.data());
  }

  // \return whether the state is another one
  template <class Effect>
  constexpr bool happen(Effect const& effect, std::size_t which) {
    mode_type const before = mode_;
    raw_state const state = run_.inner().raw();
    auto const done = detail::cause<State, Time>(effect, state, run_.now(), mode_);
    if (done.is_changed && !detail::all_finite(done.state))
      fail_again(which, ": its effect is not finite");
    log_.add(run_.inner().time(), which);
    bool is_same_mode = true;
    if constexpr (has_modes && requires { before == mode_ ? 0 : 0; })
      is_same_mode = before == mode_;
    else if constexpr (has_modes)
      is_same_mode = false;
    if (!is_same_mode) {
      detail::remake(events_, all_events<numbers>::of(list_, mode_));
      run_.set_field(field_in_mode::of(field_, mode_));
    }
    if (done.is_changed) run_.set_state(done.state);
    if (done.stops) {
      reason_ = stop_reason::event;
      which_ = int(which);
    }
    if constexpr (requires { done.state == state ? 0 : 0; })
      return done.is_changed && !(done.state == state);
    else
      return done.is_changed;
  }
};

}  // namespace unitstep::detail
