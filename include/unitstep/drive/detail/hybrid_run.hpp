// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unitstep/drive/detail/effects.hpp>
#include <unitstep/drive/detail/fail_at.hpp>
#include <unitstep/drive/detail/moments.hpp>
#include <unitstep/drive/detail/stoppable_run.hpp>
#include <unitstep/drive/detail/watched_events.hpp>
#include <unitstep/drive/event_log.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/drive/run_end.hpp>
#include <utility>

/// \file
/// \brief A run in which things happen: it steps to what comes next, an event or a time, and goes on from its effect.

namespace unitstep::detail {

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

  using events_type = watched_events<State, Time, Run, mode_type, H...>;

  Run run_;
  [[no_unique_address]] Field field_;
  [[no_unique_address]] mode_type mode_;
  std::tuple<H...> list_;
  std::tuple<decltype(kind_of<H>::template moments<State>(std::declval<H const&>(), T(), T()))...>
      moments_;
  events_type events_;
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
  constexpr bool is_now(T t) const { return detail::is_one_moment(t, run_.now()); }

public:
  constexpr hybrid_run(Run const& run, Field const& field, H const&... list)
      : run_(run),
        field_(field),
        mode_(mode_of<H...>::first(list...)),
        list_(list...),
        moments_(kind_of<H>::template moments<State>(list, run.now(), run.way())...),
        events_(list_, mode_, run_),
        jump_(-run.way() * never<T>),
        last_moment_(jump_) {}

  constexpr bool has_stopped() const { return reason_ != stop_reason::end_time; }
  constexpr stop_reason reason() const { return reason_; }
  constexpr int which() const { return which_; }
  constexpr mode_type const& mode() const { return mode_; }
  constexpr event_log<Time> const& log() const { return log_; }
  constexpr void clear_log() { log_ = {}; }
  /// Goes on from another state, after which nothing is known of the events.
  constexpr void set_state(raw_state const& state) {
    run_.set_state(state);
    events_.begin_anew(run_);
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
    events_type::each([&](auto n) {
      if (events_.template is_true<n>() && !has_stopped()) happen_at_event<n>({});
    });
  }

  /// The same with a look at the start, after each `apart` whole steps, and where something stops the run.
  template <class Extent, class Look>
  constexpr void go(Extent extent, long apart, Look& look) {
    begin();
    look(state(), time());
    for (long made = 0; !has_stopped() && !run_.is_done(extent);) {
      long const whole = run_.whole_steps();
      step(run_.end(extent));
      if (run_.whole_steps() != whole) ++made;
      if (has_stopped() || (run_.whole_steps() != whole && made % apart == 0))
        look(state(), time());
    }
  }

  /// One step, and what happens in it. A step of `dt` may take several, where things happen.
  constexpr void step() {
    begin();
    if (has_stopped()) fail_stopped();
    long const whole = run_.whole_steps();
    do step(run_.way() * never<T>);
    while (!has_stopped() && run_.whole_steps() == whole);
  }
  /// The run after so many steps more; and at an end, or after so many before it. What has stopped stays where it is. The
  /// log is that of these steps.
  constexpr hybrid_run after(long more) const {
    hybrid_run run = *this;
    run.clear_log();
    run.begin();
    for (; more > 0 && !run.has_stopped(); --more) run.step();
    return run;
  }
  constexpr hybrid_run after(long more, T end) const {
    hybrid_run run = *this;
    run.clear_log();
    run.begin();
    if (detail::is_before(end, run_.now(), run_.way()))
      fail<std::domain_error>("unitstep: a chain in which things happen goes forwards to its end");
    for (; more > 0 && !run.is_at(end); --more) run.step(end);
    return run;
  }
  constexpr bool is_at(T end) const { return has_stopped() || run_.now() == end; }

  /// One step, to `end` at most, which may be infinite, and what happens in it.
  constexpr void step(T end) {
    T const way = run_.way();
    jumps_of_step<T> const jump = next_jump();
    T to = soonest();
    if (detail::is_one_moment(to, end) || detail::is_before(end, to, way)) to = end;
    T const from = run_.now();
    run_.step(to, jump, [this] { return field_in_mode::of(field_, mode_); });
    if (!is_now(from)) {  // else it ends what another has left, and nothing can come in it
      auto const found = events_.find(run_, run_.now() - from);
      if (found.which == no_event) {
        observe_until(from, run_.now());
        events_.keep_sides(run_);
      } else {
        observe_until(from, time_at(found.share));
        run_.go_back(found.share);
        events_type::each([&](auto n) {
          if (int(n) == found.which) happen_at_event<n>(found);
        });
      }
    }
    happen_now();
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

  // What looks on the way of the step from `from`, up to `until`.
  constexpr void observe_until(T from, T until) {
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
    events_.keep_sides(run_);
  }
  template <std::size_t N>
  constexpr void happen_at_event(event_found<T> const& found) {
    constexpr std::size_t i = places_of_events<H...>[N];
    auto const& what = std::get<i>(list_);
    auto const before = events_.template value<N>(run_);
    at_once_ = detail::is_one_moment(last_moment_, run_.now()) ? at_once_ + 1 : 1;
    last_moment_ = run_.now();
    bool changed = false;
    if (found.rests) {
      changed = come_to_rest(what.rest, i);
    } else {
      if (found.comes_again)
        fail_at_happening(
            i,
            ": its event comes again at once after the effect; rest_below says what rests, "
            "and a quantity in place of a bool what goes on");
      if (at_once_ > most_at_once)
        fail_at_happening(i, ": more than 100 things happen at one moment");
      changed = happen(what.effect, i);
    }
    events_.template leave_after<N>(run_, before, changed);
    events_.keep_sides(run_);
  }
  template <class Speed, class Settle>
  constexpr bool come_to_rest(rest_below<Speed, Settle> const& rest, std::size_t which) {
    if constexpr (std::is_same_v<Settle, not_given>) {
      reason_ = stop_reason::rest;
      which_ = int(which);
      return false;
    } else {
      return happen(rest.settle, which);
    }
  }
  constexpr bool come_to_rest(not_given, std::size_t) { return false; }
  [[noreturn]] constexpr void fail_at_happening(std::size_t which, char const* why) const {
    sentence what;
    what += "happening ";
    what += static_cast<long>(which);
    detail::fail_at<std::runtime_error>(what.data(), run_.now(), why, "", unit_after<Time>());
  }
  [[noreturn]] constexpr void fail_stopped() const {
    detail::fail_at<std::logic_error>("the run was stopped", run_.now(),
                                      ", and makes no further step", "", unit_after<Time>());
  }

  // \return whether the state is another one
  template <class Effect>
  constexpr bool happen(Effect const& effect, std::size_t which) {
    mode_type const before = mode_;
    raw_state const state = run_.inner().raw();
    auto const done = detail::cause<State, Time>(effect, state, run_.now(), mode_);
    if (done.is_changed && !detail::all_finite(done.state))
      fail_at_happening(which, ": its effect is not finite");
    log_.add(run_.inner().time(), which);
    bool is_same_mode = true;
    if constexpr (has_modes && requires { before == mode_ ? 0 : 0; })
      is_same_mode = before == mode_;
    else if constexpr (has_modes)
      is_same_mode = false;
    if (!is_same_mode) {
      events_.set_mode(list_, mode_);
      run_.set_field(field_in_mode::of(field_, mode_), done.is_changed ? done.state : state);
    } else if (done.is_changed) {
      run_.set_state(done.state);
    }
    if (done.stops) {
      reason_ = stop_reason::event;
      which_ = int(which);
    }
    if constexpr (!changed_in_place<State> && requires { done.state == state ? 0 : 0; })
      return done.is_changed && !(done.state == state);
    else
      return done.is_changed;
  }
};

}  // namespace unitstep::detail
