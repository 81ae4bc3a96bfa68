// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <cstddef>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unitstep/drive/detail/engines/engines.hpp>
#include <unitstep/drive/detail/engines/fail_at.hpp>
#include <unitstep/drive/detail/events/effects.hpp>
#include <unitstep/drive/detail/events/event_tracker.hpp>
#include <unitstep/drive/detail/events/moments.hpp>
#include <unitstep/drive/event_log.hpp>
#include <unitstep/drive/every.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/drive/run_end.hpp>
#include <utility>

/// \file
/// \brief A run in which things happen: it steps to the next event or time, applies the effect, and goes on from there.

namespace unitstep::detail {

/// A run in which things happen, of steps that an engine `Run` makes, with the field in the present mode.
///
/// `step` makes steps until an event may have a root in the last one or a time is reached. `goes_to_root` finds
/// the first root and puts the run there. `apply_due_effects` applies the effects that are due, in the order of the
/// list, and those that these make due in turn.
template <class State, class Time, class Run, class Field, class... H>
class hybrid_run {
  using T = typename raw_form<Time>::raw;
  using raw_state = typename raw_form<State>::raw;
  using mode_type = typename mode_of<H...>::type;
  using field_of_mode = field_in_mode<State, Time, Field, mode_type>;
  static constexpr std::size_t count = sizeof...(H);
  static constexpr bool has_modes = !std::is_same_v<mode_type, no_mode>;

  template <std::size_t I>
  using nth = std::tuple_element_t<I, std::tuple<H...>>;

  using events_type = event_trackers<State, Time, Run, mode_type, H...>;
  using moments_type = moments_of_run<State, Time, mode_type, H...>;

  Run run_;
  [[no_unique_address]] Field field_;
  [[no_unique_address]] mode_type mode_;
  std::tuple<H...> list_;
  moments_type moments_;
  events_type events_;
  // When each observer was called in this step; never if it was not.
  std::array<T, count> observed_;
  event_log<Time> log_;
  T jump_;  // the last jump of the field that the run has passed
  // More effects than this within a step are an error: they might never end.
  static constexpr long most_in_step = 100'000;
  std::size_t at_once_ = 0;
  long in_step_ = 0;
  bool has_begun_ = false;
  bool knows_sides_ = false;
  stop_reason reason_ = stop_reason::end_time;
  int which_ = no_event;
  int index_ = 0;

  // Calls `use(i)` for each place i in `all`; with the places as an argument, a constant calls one function less.
  static constexpr std::make_index_sequence<count> all{};
  template <std::size_t... I, class Use>
  static constexpr void each(std::index_sequence<I...>, Use const& use) {
    (use(std::integral_constant<std::size_t, I>{}), ...);
  }
  template <std::size_t I>
  static constexpr bool is_timed = kind_of<nth<I>>::is_timed;
  template <std::size_t I>
  static constexpr bool is_jump = kind_of<nth<I>>::is_jump;
  template <std::size_t I>
  static constexpr bool is_observer = detail::is_observer<State, Time, mode_type, nth<I>>;
  /// For a caller who makes steps one by one.
  static constexpr auto once = [] { return false; };
  /// Whether the run has reached a time, or lies less than a rounding of the time before it.
  constexpr bool has_come_to(T const& t) const { return has_come_near(t) && !moves_beyond(t); }
  /// The same, whatever the slopes of the time are.
  constexpr bool has_come_near(T const& t) const {
    return unitstep::is_finite(t) && !(run_.rounding_at(t) < detail::real_part(run_.length_to(t)));
  }
  constexpr bool is_now(T const& t) const {
    return has_come_near(t) && !(detail::real_part(run_.length_to(t)) < -run_.rounding_at(t));
  }
  // Where only the value of a time with slopes is reached, one more step, of length 0, carries the slopes there.
  constexpr bool moves_beyond([[maybe_unused]] T const& t) const {
    if constexpr (has_no_slopes<T>)
      return false;
    else
      return detail::real_part(run_.length_to(t)) >= 0 && detail::moves(run_.length_to(t));
  }

public:
  /// All of a run that changes from step to step.
  using saved = saved_hybrid_run<typename Run::saved, typename saved_mode<mode_type>::raw, T, count,
                                 typename events_type::saved>;

  constexpr hybrid_run(Run const& run, Field const& field, H const&... list)
      : run_(run),
        field_(field),
        mode_(mode_of<H...>::first(list...)),
        list_(list...),
        moments_(run.now(), run.time_sign(), list...),
        events_(list_, mode_, run_),
        jump_(-run.time_sign() * never<T>) {
    forget_observed();
  }

  constexpr bool has_stopped() const { return reason_ != stop_reason::end_time; }
  constexpr stop_reason reason() const { return reason_; }
  constexpr int which() const { return which_; }
  constexpr int index() const { return index_; }
  constexpr mode_type const& mode() const { return mode_; }
  constexpr event_log<Time> const& log() const { return log_; }
  constexpr void clear_log() { log_ = {}; }
  /// Goes on from another state; the sides of the events are found anew.
  constexpr void set_state(raw_state const& state) {
    run_.set_state(state);
    run_.forget_step();
    knows_sides_ = false;
  }
  constexpr saved save() const {
    return {run_.save(),
            moments_.start(),
            saved_mode<mode_type>::to_raw(mode_),
            moments_.save(),
            observed_,
            events_.save(),
            jump_,
            static_cast<long>(at_once_),
            has_begun_,
            knows_sides_,
            reason_,
            which_,
            index_};
  }
  /// \throw std::domain_error if no run of this type can have saved these values
  constexpr void resume(saved const& s) {
    auto moments = std::apply(
        [&](H const&... list) { return moments_type(s.start, run_.time_sign_of(s.run), list...); },
        list_);
    detail::require_saved(s, moments, events_);
    auto const mode = saved_mode<mode_type>::from_raw(s.mode);
    run_.resume(s.run, field_of_mode::of(field_, mode));
    detail::replace_in_place(mode_, mode);
    moments_ = moments;
    events_.set_mode(list_, mode_);
    events_.restore(s.events);
    observed_ = s.observed;
    jump_ = s.jump;
    at_once_ = static_cast<std::size_t>(s.at_once);
    has_begun_ = s.has_begun != 0;
    knows_sides_ = s.knows_sides != 0;
    reason_ = s.stopped_because;
    which_ = s.which;
    index_ = s.index;
    clear_log();
  }
  constexpr auto const& inner() const { return run_; }
  constexpr long steps() const { return run_.steps(); }
  constexpr auto view() const { return run_.view(); }
  constexpr State const state() const { return run_.state(); }
  constexpr Time time() const { return run_.time(); }

  /// Goes on for a number of steps or to a time, unless an effect ends the run before.
  template <class Extent>
  constexpr void go(Extent extent) {
    moments_.require_reach(run_.last(extent));
    begin();
    auto const goes_on = [&] { return !run_.is_done(extent); };
    while (!has_stopped() && goes_on()) step(run_.end(extent), goes_on);
    end();
  }

  /// Finds the sides of all events and applies what is due at the start.
  constexpr void begin() {
    if (has_begun_) return;
    has_begun_ = true;
    moments_.require_reach(run_.soonest_end());
    find_sides(true);
    each(all, [&](auto i) {
      if constexpr (is_every<nth<i>> && !is_observer<i>)
        moments_.template pass<i>();  // the first is a period later
    });
    apply_due_effects();
  }

  /// Goes on and calls `look` at the start, after each `apart` whole steps, and where an effect ends the run.
  template <class Extent, class Look>
  constexpr void go(Extent extent, long apart, Look& look) {
    moments_.require_reach(run_.last(extent));
    begin();
    look(state(), time());
    for (long made = 0; !has_stopped() && !run_.is_done(extent);) {
      long const whole = run_.whole_steps();
      step(run_.end(extent), once);
      if (run_.whole_steps() != whole) ++made;
      if (run_.is_done(extent)) end();
      if (has_stopped() || (run_.whole_steps() != whole && made % apart == 0))
        look(state(), time());
    }
  }

  /// Makes one step and applies what happens in it. A step of `dt` in which things happen is made in parts.
  constexpr void step() {
    begin();
    if (has_stopped()) fail_stopped();
    long const whole = run_.whole_steps();
    do step(run_.time_sign() * never<T>, once);
    while (!has_stopped() && run_.whole_steps() == whole);
  }
  /// The run after `more` steps, or at `end` if it comes there first. A run that has ended stays where it is. The log
  /// has the events of these steps.
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
    if (detail::is_before(end, run_.now(), run_.time_sign()))
      fail<std::domain_error>("unitstep: a chain in which things happen goes forwards to its end");
    for (; more > 0 && !run.is_at(end); --more) run.step(end, once);
    return run;
  }
  constexpr bool is_at(T end) const { return has_stopped() || run_.now() == end; }

  /// Makes a step, at most to `end`, which may be infinite, and applies what happens in it. As long as nothing happens
  /// and `goes_on()`, makes further steps.
  template <class GoesOn>
  constexpr void step(T end, GoesOn const& goes_on) {
    forget_observed();
    if (!knows_sides_) {
      find_sides(false);
      apply_due_effects();
      if (has_stopped()) return;
    }
    auto const to = [&] {
      if constexpr (!moments_type::ends_any_step && Run::is_fixed_step) {
        return no_end{};
      } else {
        T const next = moments_.next_end();
        bool const is_end = unitstep::is_finite(end) && unitstep::is_finite(next) &&
                            detail::is_one_moment<true>(next, end);
        return is_end || detail::is_before(end, next, run_.time_sign()) ? end : next;
      }
    }();
    auto const has_come_there = [&] {
      if constexpr (moments_type::ends_any_step)
        return has_come_to(to);
      else
        return false;
    };
    bool may_cross = false, again = false;
    // A step far from every root does not keep its curve. If a root may be in it nevertheless, the run goes back and
    // makes it again, with the curve.
    do {
      run_.step(
          to, beside_jumps(), [this] { return field_of_mode::of(field_, mode_); },
          Run::is_fixed_step || again || moments_type::has_observers || events_.is_near());
      may_cross = again || events_.find_candidates(run_);
      again = may_cross && run_.rewind_unless_kept();
      if (moments_type::has_observers && !may_cross) observe_until(T(1));
    } while (again || (!may_cross && !has_come_there() && goes_on()));
    if (!may_cross || !goes_to_root()) [[likely]] {
      at_once_ = 0;
      in_step_ = 0;
    }
    apply_due_effects();
  }

private:
  // Finds the first root in the last step, and puts the run there.
  constexpr bool goes_to_root() {
    auto const found = events_.find(run_);
    if (found.number == no_event) {
      observe_until(T(1));
      return false;
    }
    if (found.is_unresolved) {
      run_.go_back(T(0));
      events_.each([&](auto place, auto& one) {
        one.side_reached = one.side;
        if (place.number != found.number) return;
        if constexpr (requires { std::get<decltype(place)::which>(list_).rest.speed; })
          one.is_due = one.rests = true;
        else
          fail_unresolved(place);
      });
    } else {
      observe_until(T(found.when.before));
      // Effects at one time are counted: they might never end.
      if (!(run_.time_at(T(0)) == run_.time_at(T(found.when.before)))) at_once_ = 0;
      events_.go_to(run_, found, [](auto place) {
        return std::is_same_v<decltype(nth<decltype(place)::which>::effect), stop_type>;
      });
    }
    return true;
  }
  template <class Place>
  [[noreturn]] constexpr void fail_unresolved(Place place) const {
    detail::fail_at_happening<Time>(
        place, run_.now(),
        ": its event comes again at once after the effect; rest_below says what rests, "
        "and a quantity in place of a bool what goes on");
  }
  // Whether the effect of an event, tried on a copy of the run, turns it back. One of either direction is not tried.
  template <class Place, class One, class Seen>
  constexpr bool turns_back(Place place, One const& one, Seen const& seen) const {
    constexpr std::size_t i = Place::which;
    if constexpr (std::is_same_v<decltype(nth<i>::effect), stop_type> ||
                  direction_of<typename One::event_type> == direction::either) {
      return false;
    } else {
      hybrid_run other = *this;
      auto const changed =
          other.apply_effect(detail::effect_told(std::get<i>(list_).effect, place), place);
      if (changed != what_changed::state) return false;
      bool is_back = false;
      other.events_.each([&]<class Same>(auto where, Same& same) {
        if (where.number != place.number) return;
        if constexpr (std::is_same_v<Same, One>)
          is_back =
              detail::sample_event<State, Time>(same, other.run_, one.width).side == -seen.side;
      });
      return is_back;
    }
  }
  // Finds the sides of all events. The run lies on the surface of an event, as a body on a floor, if it has no speed
  // there, or if the effect turns it back.
  constexpr void find_sides(bool may_be_true) {
    knows_sides_ = true;
    events_.begin(run_, may_be_true, [&](auto place, auto& one, auto const& seen) {
      return !seen.has_speed || turns_back(place, one, seen);
    });
  }
  // Applies what is due at the end of a run.
  constexpr void end() {
    if (!has_stopped() && events_.find_due_at_end(run_)) apply_due_effects();
  }

  constexpr auto beside_jumps() const {
    if constexpr (moments_type::has_jumps) {
      T const next = moments_.next_jump();
      return jumps_of_step<T>{is_now(jump_), jump_, unitstep::is_finite(next), next};
    } else {
      return no_jumps{};
    }
  }

  // Calls the observers whose times lie in the last step before a share of it; `apply_due_effects` calls those at the
  // share itself.
  constexpr void observe_until(T const& until) {
    if constexpr (moments_type::has_observers) {
      moments_.require_reach(run_.now());
      if (detail::real_part(run_.step_length()) == 0) return;
      step_curve<State, Time, Run> inside(run_);
      T const least = T(run_.rounding_at(run_.now())) / detail::size_of(run_.step_length());
      for (;;) {
        T const soonest = moments_.next_observation();
        T share = run_.share_of(soonest);
        if (!(share < until - least)) return;
        // One that comes a rounding before the step is called with the start of the step, and its time.
        T at = soonest;
        if (share < T(0)) {
          at += T(detail::real_part(run_.time_at(T(0)) - soonest));
          share -= T(detail::real_part(share));
        }
        each(all, [&](auto i) {
          if constexpr (is_observer<i>)
            if (moments_.template next<i>() == soonest) {
              inside.go(share);
              observe_at<i>(inside.raw(), at);
            }
        });
      }
    }
  }
  template <std::size_t I>
  constexpr void observe_at(raw_state const& state, T t) {
    static_cast<void>(
        detail::cause<State, Time>(detail::effect_in(std::get<I>(list_)), state, t, mode_));
    observed_[I] = t;
    moments_.template pass<I>();
  }
  // Calls an observer whose time has come. If that time has other slopes than the run has here, as at an event that
  // comes at the same time, a step of the length 0 but for its slopes leads there.
  template <std::size_t I>
  constexpr void observe_in_time() {
    T const length = run_.time_sign() * run_.length_to(moments_.template next<I>());
    if (detail::moves(length)) {
      auto const there = run_.tried(length - T(detail::real_part(length)));
      return observe_at<I>(there.raw(), there.now());
    }
    observe_at<I>(run_.raw(), run_.now());
  }
  // It is no call of `fill`, whose constants a GPU does not find.
  constexpr void forget_observed() {
    for (T& time : observed_) time = never<T>;
  }
  constexpr void observe_the_end() {
    each(all, [&](auto i) {
      if constexpr (is_observer<i>)
        if (!(observed_[i] == run_.now())) observe_at<i>(run_.raw(), run_.now());
    });
  }

  // Applies all effects that are due now, in the order of the list; then those that these have made due. If one stops
  // the run, each observer sees its end.
  constexpr void apply_due_effects() {
    bool is_moment = false;
    for (bool more = true; more && !has_stopped();) {
      more = false;
      bool is_applied = false;
      what_changed changed = what_changed::nothing;
      // The event of each effect is updated before the next one, and all others after the last. So an event that one
      // effect turns back and the next one carries on happens again.
      auto const update = [&] {
        if (!std::exchange(is_applied, false)) return;
        if constexpr (events_type::has_events)
          if (events_.update_after_effects(
                  run_, changed, [&](auto place) { fail_unresolved(place); },
                  [&](auto const&... of) { return turns_back(of...); }))
            more = true;
      };
      auto const applied = [&](what_changed by) {
        is_applied = true;
        if (changed < by) changed = by;
      };
      if constexpr (events_type::has_events) {
        bool is_due = false;
        events_.each([&](auto, auto const& one) { is_due = is_due || one.is_due; });
        if (!is_due && !is_moment) events_.begin_moment();
      }
      is_moment = true;
      each(all, [&](auto i) {
        if (has_stopped()) return;
        if constexpr (is_jump<i>) {
          pass_jump(i);
        } else if constexpr (is_observer<i>) {
          if (has_come_near(moments_.template next<i>())) observe_in_time<i>();
        } else if constexpr (is_timed<i>) {
          while (!has_stopped() && has_come_to(moments_.template next<i>())) {
            moments_.template pass<i>();
            update();
            applied(apply_effect(detail::effect_in(std::get<i>(list_)), place_in_list<i>{}));
          }
        } else if constexpr (kind_of<nth<i>>::is_when) {
          events_.template each_of<i>([&](auto place, auto& one) {
            if (!one.is_due || has_stopped()) return;
            update();
            events_.go_to_own_root(one, run_);
            one.is_due = false;
            one.effect_applied = true;
            one.has_rested = std::exchange(one.rests, false);
            applied(apply_event_effect(place, one.has_rested));
          });
        }
      });
      if (!has_stopped()) update();
    }
    if (has_stopped()) observe_the_end();
  }
  template <class I>
  constexpr void pass_jump(I) {
    for (;;) {
      T const next = moments_.template next<I::value>();
      if (!has_come_to(next)) return;
      if (is_now(next)) jump_ = next;
      moments_.template pass<I::value>();
    }
  }
  template <class Place>
  constexpr what_changed apply_event_effect(Place place, bool rests) {
    auto const& what = std::get<Place::which>(list_);
    if (++at_once_ > events_.most_at_once())
      detail::fail_at_happening<Time>(place, run_.now(), events_type::too_many);
    if (++in_step_ > most_in_step)
      detail::fail_at_happening<Time>(place, run_.now(),
                                      ": more than 100,000 things happen in one step");
    if (rests) return come_to_rest(what.rest, place);
    return apply_effect(detail::effect_told(what.effect, place), place);
  }
  template <class Speed, class Settle, class Place>
  constexpr what_changed come_to_rest(rest_below<Speed, Settle> const& rest, Place place) {
    if constexpr (std::is_same_v<Settle, not_given>) {
      stop(stop_reason::rest, place);
      return {};
    } else {
      return apply_effect(detail::effect_told(rest.settle, place), place);
    }
  }
  template <class Place>
  constexpr what_changed come_to_rest(not_given, Place) {
    return {};
  }
  template <class Place>
  constexpr void stop(stop_reason reason, Place place) {
    reason_ = reason;
    which_ = static_cast<int>(Place::which);
    index_ = static_cast<int>(place.index);
  }
  [[noreturn]] constexpr void fail_stopped() const {
    detail::fail_at<std::logic_error>("the run was stopped", run_.now(),
                                      ", and makes no further step", "", unit_after<Time>());
  }

  template <class Effect, class Place>
  constexpr what_changed apply_effect(Effect const& effect, Place place) {
    mode_type const before = mode_;
    raw_state const state = run_.raw();
    auto const done = detail::cause<State, Time>(effect, state, run_.now(), mode_);
    if (done.is_changed && !detail::all_finite(done.state))
      detail::fail_at_happening<Time>(place, run_.now(), ": its effect is not finite");
    if constexpr (!requires { requires !Effect::is_logged; })
      log_.add(run_.time(), Place::which, place.index);
    bool is_same_mode = !has_modes;
    if constexpr (has_modes && requires { before == mode_ ? 0 : 0; })
      is_same_mode = before == mode_;
    if (done.is_changed) forget_observed();
    if (!is_same_mode) {
      events_.set_mode(list_, mode_);
      run_.set_field(field_of_mode::of(field_, mode_), done.is_changed ? done.state : state);
    } else if (done.is_changed) {
      run_.set_state(done.state);
    }
    if (done.stops) stop(stop_reason::event, place);
    bool is_same_state = !done.is_changed;
    if constexpr (!changed_in_place<State> && requires { done.state == state ? 0 : 0; })
      is_same_state = is_same_state || done.state == state;
    if (!is_same_state) return what_changed::state;
    return !is_same_mode     ? what_changed::mode
           : done.is_changed ? what_changed::same_state
                             : what_changed::nothing;
  }
};

}  // namespace unitstep::detail
