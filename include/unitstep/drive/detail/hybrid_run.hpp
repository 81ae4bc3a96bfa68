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

  template <std::size_t I>
  using nth = std::tuple_element_t<I, std::tuple<H...>>;

  using events_type = watched_events<State, Time, Run, mode_type, H...>;
  using moments_type = moments_of_run<State, Time, mode_type, H...>;

  Run run_;
  [[no_unique_address]] Field field_;
  [[no_unique_address]] mode_type mode_;
  std::tuple<H...> list_;
  moments_type moments_;
  events_type events_;
  std::array<T, count> looked_{};  // when each one that looks did so last
  event_log<Time> log_;
  T jump_;  // the last one
  T last_moment_;
  std::size_t at_once_ = 0;
  bool has_begun_ = false;
  stop_reason reason_ = stop_reason::end_time;
  int which_ = no_event;
  int index_ = 0;

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
  template <std::size_t I>
  static constexpr bool only_looks = detail::only_looks<State, Time, mode_type, nth<I>>;
  /// Of steps that are made one by one.
  static constexpr auto once = [] { return false; };
  constexpr bool is_now(T t) const { return detail::is_one_moment(t, run_.now()); }

public:
  /// What changes as the run goes on.
  using saved =
      saved_hybrid_run<typename Run::saved, mode_type, T, count, typename events_type::saved>;

  constexpr hybrid_run(Run const& run, Field const& field, H const&... list)
      : run_(run),
        field_(field),
        mode_(mode_of<H...>::first(list...)),
        list_(list...),
        moments_(run.now(), run.way(), list...),
        events_(list_, mode_, run_),
        jump_(-run.way() * never<T>),
        last_moment_(jump_) {}

  constexpr bool has_stopped() const { return reason_ != stop_reason::end_time; }
  constexpr stop_reason reason() const { return reason_; }
  constexpr int which() const { return which_; }
  constexpr int index() const { return index_; }
  constexpr mode_type const& mode() const { return mode_; }
  constexpr event_log<Time> const& log() const { return log_; }
  constexpr void clear_log() { log_ = {}; }
  /// Goes on from another state, after which nothing is known of the events.
  constexpr void set_state(raw_state const& state) {
    run_.set_state(state);
    events_.begin_anew(run_);
  }
  constexpr saved save() const {
    return {run_.save(),    mode_,   moments_.save(), looked_,
            events_.save(), jump_,   last_moment_,    static_cast<long>(at_once_),
            has_begun_,     reason_, which_,          index_};
  }
  /// \throw std::domain_error if no run can have been saved so
  constexpr void resume(saved const& s) {
    detail::require_saved(s, moments_, events_);
    run_.resume(s.run, field_in_mode::of(field_, s.mode));
    detail::remake(mode_, s.mode);
    moments_.restore(s.places);
    events_.set_mode(list_, mode_);
    events_.restore(s.events);
    looked_ = s.looked;
    jump_ = s.jump;
    last_moment_ = s.moment;
    at_once_ = static_cast<std::size_t>(s.at_once);
    has_begun_ = s.has_begun != 0;
    reason_ = s.stopped_because;
    which_ = s.which;
    index_ = s.index;
    clear_log();
  }
  constexpr auto const& inner() const { return run_.inner(); }
  constexpr long steps() const { return run_.steps(); }
  constexpr auto view() const { return run_.inner().view(); }
  constexpr State const state() const { return run_.inner().state(); }
  constexpr Time time() const { return run_.inner().time(); }

  /// Goes so far, unless something stops the run before.
  template <class Extent>
  constexpr void go(Extent extent) {
    moments_.require_reach(run_.last(extent));
    begin();
    auto const goes_on = [&] { return !run_.is_done(extent); };
    while (!has_stopped() && goes_on()) step(run_.end(extent), goes_on);
  }

  /// What happens at the start.
  constexpr void begin() {
    if (has_begun_) return;
    has_begun_ = true;
    moments_.require_reach(run_.soonest_end());
    each([&](auto i) {
      if (has_stopped()) return;
      if constexpr (is_jump<i>)
        pass_jump(i);
      else if constexpr (only_looks<i>)
        look<i>();
      else if constexpr (is_timed<i> && requires { std::get<i>(list_).spacing(); })
        moments_.template pass<i>();  // the first is a period later
      else if constexpr (is_timed<i>)
        happen_if_due(i);
      else if constexpr (kind_of<nth<i>>::is_when)
        events_.template each_of<i>([&](auto place, auto& one) {
          if (!has_stopped() && one.is_true()) happen_at_event(place, one, {});
        });
    });
  }

  /// The same with a look at the start, after each `apart` whole steps, and where something stops the run.
  template <class Extent, class Look>
  constexpr void go(Extent extent, long apart, Look& look) {
    moments_.require_reach(run_.last(extent));
    begin();
    look(state(), time());
    for (long made = 0; !has_stopped() && !run_.is_done(extent);) {
      long const whole = run_.whole_steps();
      step(run_.end(extent), once);
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
    do step(run_.way() * never<T>, once);
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
    for (; more > 0 && !run.is_at(end); --more) run.step(end, once);
    return run;
  }
  constexpr bool is_at(T end) const { return has_stopped() || run_.now() == end; }

  /// One step, to `end` at most, which may be infinite, and what happens in it; or several, as long as nothing
  /// happens and it `goes_on`.
  template <class GoesOn>
  constexpr void step(T end, GoesOn const& goes_on) {
    T const way = run_.way();
    T to = moments_.next_end(), from{};
    if (detail::is_one_moment<true>(to, end) || detail::is_before(end, to, way)) to = end;
    T const next_to_end = unitstep::is_finite(to) ? to - way * 16 * detail::rounding_of(to) : to;
    bool may_come = false, again = false;
    do {
      from = run_.now();
      run_.step(
          to, beside_jumps(), [this] { return field_in_mode::of(field_, mode_); },
          again || moments_type::has_looks || events_.is_near());
      // One that ends what another has left has nothing in it.
      may_come = again || (events_.may_come(run_, run_.now() - from) && !is_now(from));
      again = may_come && run_.goes_back_before_step();
      if (moments_type::has_looks && !may_come && !is_now(from)) observe_until(from, run_.now());
    } while (again || (!may_come && detail::is_before(run_.now(), next_to_end, way) && goes_on()));
    if (may_come) {
      auto const found = events_.find(run_, run_.now() - from);
      if (found.which == no_event) {
        observe_until(from, run_.now());
        events_.keep_sides(run_);
      } else {
        observe_until(from, time_at(found.share));
        run_.go_back(events_.share_of(run_, found));
        events_.each([&](auto place, auto& one) {
          if (place.number != found.which) return;
          happen_now(place.of_when);
          if (!has_stopped()) happen_at_event(place, one, found);
        });
      }
    }
    happen_now(count);
    if (has_stopped()) look_at_the_end();
  }

private:
  constexpr jumps_of_step<T> beside_jumps() const {
    if constexpr (moments_type::has_jumps) {
      T const next = moments_.next_jump();
      return {is_now(jump_), jump_, unitstep::is_finite(next), next};
    } else {
      return {};
    }
  }
  constexpr T time_at(plain_of<T> share) {
    return run_.along([share](auto const& course, auto& run) {
      course.go(share);
      return raw_form<Time>::to_raw(run.time());
    });
  }

  // What looks on the way of the step from `from`, up to `until`.
  constexpr void observe_until(T from, T until) {
    T const now = run_.now();
    moments_.require_reach(until);
    for (;;) {
      T const soonest = moments_.next_look();
      if (!detail::is_before(soonest, until, run_.way()) || detail::is_one_moment(soonest, until))
        return;
      each([&](auto i) {
        if constexpr (only_looks<i>)
          if (moments_.template next<i>() == soonest) {
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
    moments_.template pass<I>();
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

  // What is due at the time now, in the order of the list, before `end` of it.
  constexpr void happen_now(std::size_t end) {
    each([&](auto i) {
      if (has_stopped() || i >= end) return;
      if constexpr (is_jump<i>)
        pass_jump(i);
      else if constexpr (only_looks<i>) {
        if (is_now(moments_.template next<i>())) look<i>();
      } else if constexpr (is_timed<i>) {
        happen_if_due(i);
      }
    });
  }
  template <class I>
  constexpr void pass_jump(I) {
    for (;;) {
      T const next = moments_.template next<I::value>();
      if (is_now(next))
        jump_ = next;
      else if (!detail::is_before(next, run_.now(), run_.way()))
        return;
      moments_.template pass<I::value>();
    }
  }
  template <class I>
  constexpr void happen_if_due(I) {
    constexpr std::size_t i = I::value;
    if (!is_now(moments_.template next<i>())) return;
    moments_.template pass<i>();
    static_cast<void>(happen(detail::effect_in(std::get<i>(list_)), place_in_list<i>{}));
    events_.keep_sides(run_);
  }
  template <class Place, class Watched>
  constexpr void happen_at_event(Place place, Watched& one, event_found<plain_of<T>> const& found) {
    auto const& what = std::get<Place::of_when>(list_);
    auto const before = events_.value(one, run_);
    at_once_ = detail::is_one_moment(last_moment_, run_.now()) ? at_once_ + 1 : 1;
    last_moment_ = run_.now();
    what_changed changed{};
    if (found.rests) {
      changed = come_to_rest(what.rest, place);
    } else {
      if (found.comes_again)
        detail::fail_at_happening<Time>(
            place, run_.now(),
            ": its event comes again at once after the effect; rest_below says what rests, "
            "and a quantity in place of a bool what goes on");
      if (at_once_ > events_.most_at_once())
        detail::fail_at_happening<Time>(place, run_.now(), events_type::too_many);
      changed = happen(detail::effect_told(what.effect, place), place);
    }
    events_.leave_after(one, run_, before, changed);
    events_.keep_sides(run_);
  }
  template <class Speed, class Settle, class Place>
  constexpr what_changed come_to_rest(rest_below<Speed, Settle> const& rest, Place place) {
    if constexpr (std::is_same_v<Settle, not_given>) {
      stop(stop_reason::rest, place);
      return {};
    } else {
      return happen(detail::effect_told(rest.settle, place), place);
    }
  }
  template <class Place>
  constexpr what_changed come_to_rest(not_given, Place) {
    return {};
  }
  template <class Place>
  constexpr void stop(stop_reason reason, Place place) {
    reason_ = reason;
    which_ = static_cast<int>(Place::of_when);
    index_ = static_cast<int>(place.index);
  }
  [[noreturn]] constexpr void fail_stopped() const {
    detail::fail_at<std::logic_error>("the run was stopped", run_.now(),
                                      ", and makes no further step", "", unit_after<Time>());
  }

  template <class Effect, class Place>
  constexpr what_changed happen(Effect const& effect, Place place) {
    mode_type const before = mode_;
    raw_state const state = run_.inner().raw();
    auto const done = detail::cause<State, Time>(effect, state, run_.now(), mode_);
    if (done.is_changed && !detail::all_finite(done.state))
      detail::fail_at_happening<Time>(place, run_.now(), ": its effect is not finite");
    log_.add(run_.inner().time(), Place::of_when, place.index);
    bool is_same_mode = !has_modes;
    if constexpr (has_modes && requires { before == mode_ ? 0 : 0; })
      is_same_mode = before == mode_;
    if (!is_same_mode) {
      events_.set_mode(list_, mode_);
      run_.set_field(field_in_mode::of(field_, mode_), done.is_changed ? done.state : state);
    } else if (done.is_changed) {
      run_.set_state(done.state);
    }
    if (done.stops) stop(stop_reason::event, place);
    bool is_same_state = !done.is_changed;
    if constexpr (!changed_in_place<State> && requires { done.state == state ? 0 : 0; })
      is_same_state = is_same_state || done.state == state;
    if (!is_same_state) return what_changed::state;
    return done.is_changed || !is_same_mode ? what_changed::no_number : what_changed::nothing;
  }
};

}  // namespace unitstep::detail
