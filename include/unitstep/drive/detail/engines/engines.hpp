// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/drive/advance.hpp>
#include <unitstep/drive/detail/engines/adaptive_run.hpp>
#include <unitstep/drive/detail/engines/require.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/field/detail/step_of_run.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/methods/method.hpp>
#include <utility>

/// \file
/// \brief The engines that make the steps of a run in which things happen: by a `dt`, and under a tolerance.
///
/// An engine makes a step, has its curve (the state at each share of the step), goes back to a share of it, and tries
/// steps ahead. By a `dt` it keeps the rest of a step as a length, and compares no times to find out how much of it has
/// passed. Under a tolerance it hits an end exactly, so it compares times.

namespace unitstep::detail {

/// A field between two jumps in time on plain numbers, which is only called at times from `first` to `last`.
template <class Raw, class T>
struct raw_between {
  [[no_unique_address]] Raw inside;
  T first;
  T last;
  template <class S>
  constexpr auto operator()(S const& s, T const& t) const {
    return inside(s, clamped(t, first, last));
  }
};

/// The same of a caller's field.
template <class Field, class State, class Time>
struct field_between {
  using T = typename raw_form<Time>::raw;
  using view = typename raw_form<Time>::field_view;
  static constexpr bool takes_boost = asks_for_boost<Field>;

  [[no_unique_address]] Field field;
  T first;
  T last;

  template <class S, class Asked>
    requires requires(Field const& f, S const& s, Asked const& t) { f(s, t); }
  constexpr auto operator()(S const& s, Asked const& t) const {
    return field(s, between(t));
  }
  /// A field of vectors fills its result, and that of a `sampled` has its output.
  template <class S, class Asked, class Third>
    requires requires(Field const& f, S const& s, Asked const& t, Third const& to) { f(s, t, to); }
  constexpr auto operator()(S const& s, Asked const& t, Third const& to) const {
    return field(s, between(t), to);
  }
  /// The library's laws on vectors have a raw form alone.
  template <class S, class Asked>
    requires requires(Field const& f, typename raw_form<S>::template filled<Asked> const filled) {
      f.template raw<S, Asked>();
    }
  constexpr auto raw() const {
    return raw_between<decltype(field.template raw<S, Asked>()), T>{field.template raw<S, Asked>(),
                                                                    first, last};
  }

private:
  template <class Asked>
  constexpr Asked between(Asked const& t) const {
    using raw = raw_form<Asked>;
    if constexpr (std::is_same_v<Asked, view> || std::is_same_v<Asked, Time>)
      return raw::from_raw(clamped(raw::to_raw(t), first, last));
    else
      return t;
  }
};

/// The field of a run: the caller's or, where there are jumps, one between two of them.
template <bool Jumps, class Field, class State, class Time>
struct asked_field {
  using type = Field;
};
template <class Field, class State, class Time>
struct asked_field<true, Field, State, Time> {
  using type = field_between<Field, State, Time>;
  template <class T>
  static constexpr type of(Field const& field, T const& first, T const& last) {
    return {field, first, last};
  }
};

/// The jump at which a step begins, and the next one, if there are such jumps.
template <class T>
struct jumps_of_step {
  bool is_now = false;
  T at = T(0);
  bool comes_next = false;
  T next = T(0);
};

/// In place of the jumps of a run without any, and of the end of a step that no time limits.
struct no_jumps {};
struct no_end {};

/// A state and a time, with the members of a run by which events are called.
template <class State, class Time>
struct point_of_run {
  typename raw_form<State>::raw at;
  typename raw_form<Time>::raw t;

  constexpr auto const& raw() const { return at; }
  constexpr auto const& now() const { return t; }
  constexpr State const state() const { return raw_form<State>::from_raw(at); }
  constexpr Time time() const { return raw_form<Time>::from_raw(t); }
};

/// The curve of the last step of an engine; `go(share)` moves it to the state at a share from 0 to 1.
template <class State, class Time, class Engine>
class step_curve {
  using raw_state = typename raw_form<State>::raw;
  using T = typename raw_form<Time>::raw;

  Engine const& engine_;
  typename Engine::path_type path_;
  T share_ = T(1);
  raw_state at_;

public:
  constexpr explicit step_curve(Engine& engine)
      : engine_(engine), path_(engine.path()), at_(engine.raw()) {}

  constexpr auto const& path() const { return path_; }
  constexpr void go(T const& share) {
    if (share == share_ && !detail::moves(share) && !detail::moves(share_)) return;
    share_ = share;
    at_ = engine_.state_at(path_, share);
  }
  constexpr raw_state const& raw() const { return at_; }
  constexpr State const state() const { return raw_form<State>::from_raw(at_); }
  constexpr auto now() const { return engine_.time_at(share_); }
  constexpr void hold(raw_state& s, T const& t) const { engine_.hold(s, t); }
  constexpr Time time() const { return raw_form<Time>::from_raw(now()); }
};

/// Makes steps of one length, which end at t0 + n dt even if an event or a time has cut a step into parts.
template <class Method, class State, class Field, class Time, bool Jumps>
class fixed_step_engine {
  using T = typename raw_form<Time>::raw;
  using asking = asked_field<Jumps, Field, State, Time>;
  using asked = typename asking::type;
  using raw_state = typename raw_form<State>::raw;
  using stepping = stepping_with<State, Method, asked>;
  using method_type = typename stepping::type;
  using field_type = decltype(unitstep::raw_field<State, Time>(std::declval<asked const&>()));
  using memory_type = decltype(detail::start_memory(
      std::declval<method_type const&>(), std::declval<raw_state const&>(),
      std::declval<field_type const&>(), std::declval<T const&>(), std::declval<T const&>()));
  using saved_between = saved_run<Method, State, Time, memory_type>;

  /// Where the run is: the state, the method's memory, how many whole steps were made, and how much of the next.
  struct place {
    raw_state state;
    [[no_unique_address]] memory_type memory;
    long n;
    T used;
  };

  [[no_unique_address]] method_type method_;
  [[no_unique_address]] field_type field_;
  // The field is replaced in place, so nothing may lie in its padding.
  alignas(field_type) alignas(T) T start_;
  T dt_;
  place here_, before_;
  T length_;  // of the last step
  long steps_ = 0;
  bool was_bounded_ = false;
  static constexpr bool is_told = asks_for_step<field_type, T>;
  [[no_unique_address]] prepared_by<field_type, T> prepared_;
  // The caller's field, and the jump before which the last step stays, for steps that are tried from there on.
  struct field_and_jump {
    Field field;
    bool comes;
    T at;
  };
  [[no_unique_address]] std::conditional_t<Jumps, field_and_jump, no_jumps> beyond_;

  static constexpr asked bounded(Field const& field) {
    if constexpr (Jumps)
      return asking::of(field, -never<T>, never<T>);
    else
      return field;
  }
  static constexpr decltype(beyond_) beyond([[maybe_unused]] Field const& field) {
    if constexpr (Jumps)
      return {field, false, T(0)};
    else
      return {};
  }
  constexpr T even(long n) const { return start_ + static_cast<counted_in<T>>(n) * dt_; }
  /// The time after a length of the step that follows `n` whole ones, at most its end.
  constexpr T clock(long n, T const& used) const {
    T const t = even(n) + used, end = even(n + 1);
    return (dt_ < T(0) ? t < end : end < t) ? end : t;
  }
  /// The state after a part of the step that follows `from.n` whole ones; the part ends at the length `to` of that
  /// step.
  template <class Memory>
  [[gnu::always_inline]] constexpr raw_state made(raw_state const& s, Memory& memory,
                                                  place const& from, T const& to, T const& t,
                                                  T const& h) const {
    if constexpr (is_told)
      return told(s, memory,
                  {from.n, detail::share_of_step(from.used, dt_), detail::share_of_step(to, dt_)},
                  t, h);
    else
      return detail::step_with_memory(method_, s, memory, field_, t, h);
  }
  /// A step with a field that is told which one it is.
  template <class Memory>
  [[gnu::always_inline]] constexpr raw_state told(raw_state const& s, Memory& memory,
                                                  step_of_run const& which, T const& t,
                                                  T const& h) const {
    auto const seen = field_.in_step(which, prepared_);
    return detail::step_with_memory(method_, s, memory, seen, t, h);
  }
  constexpr memory_type begun(raw_state const& s, T const& t) const {
    return detail::start_memory(method_, s, field_, t, dt_);
  }
  constexpr place started(Field const& field, raw_state const& state) const {
    detail::require_values(field);
    detail::require_start<State>(state, dt_, start_);
    detail::require_start_of<method_type>(field_, state, start_);
    return {state, begun(state, start_), 0, T(0)};
  }

public:
  /// What changes as the run goes on.
  using saved = saved_cut_run<saved_between, T>;
  using path_type = std::nullptr_t;
  /// Whether the extent of a run is a number of steps.
  static constexpr bool is_fixed_step = true;
  /// Whether its path is rough, as noise makes it: it crosses zero again and again near a root, at every scale.
  static constexpr bool is_rough = is_told;

  template <class Step, class StartTime, class Extent>
  constexpr fixed_step_engine(Method const& method, State const& initial, Field const& field,
                              Step const& dt, StartTime const& t0, Extent)
      : method_(stepping::of(method)),
        field_(unitstep::raw_field<State, Time>(bounded(field))),
        start_(detail::raw_time<State>(t0)),
        dt_(detail::raw_time<State>(dt)),
        here_(started(field, raw_form<State>::to_raw(initial))),
        before_(here_),
        length_(dt_),
        prepared_(detail::prepared(field_, dt_)),
        beyond_(beyond(field)) {}

  /// Whether so many steps were made; and the end of such a run, which is found by counting.
  constexpr bool is_done(long steps) const { return here_.n >= steps; }
  constexpr T end(long) const { return time_sign() * never<T>; }
  constexpr T last(long steps) const { return even(steps); }
  /// Where the first step ends, as far as that is known.
  constexpr T soonest_end() const { return even(1); }
  /// How many whole steps were made.
  constexpr long whole_steps() const { return here_.n; }
  constexpr long steps() const { return steps_; }

  constexpr T time_sign() const { return dt_ < T(0) ? T(-1) : T(1); }
  constexpr T time_sign_of(saved const& s) const { return s.run.dt < T(0) ? T(-1) : T(1); }
  constexpr T now() const {
    if constexpr (has_no_slopes<T>)
      return here_.used == T(0) ? even(here_.n) : clock(here_.n, here_.used);
    else
      return clock(here_.n, here_.used);
  }
  /// How far it is to a time; negative if that has passed.
  constexpr T length_to(T const& t) const {
    return time_sign() * ((t - even(here_.n)) - here_.used);
  }
  /// The rounding near a time: `t0 + n dt` is rounded twice, and so is a time that was given. Half of a step at most.
  constexpr auto rounding_at(T const& t) const {
    if constexpr (real_number<T>) {
      auto const rounding = detail::rounding_of(detail::real_part(t)) +
                            2 * detail::rounding_of(detail::real_part(t - start_));
      // Where the clock is so coarse that a step has few roundings, a time belongs to the nearer end of its step.
      auto const half = detail::size_of(detail::real_part(dt_)) / 2;
      return rounding < half ? rounding : half;
    } else {
      return T(0);  // exact numbers are not rounded
    }
  }

  /// One step, at most to `to`, if there is such an end; `field` makes the field anew.
  template <class End, class Beside, class MakeField>
  [[gnu::always_inline]] constexpr void step(End const& to, Beside const& jump,
                                             MakeField const& field, bool) {
    if constexpr (Jumps) restart_field(field(), jump);
    before_ = here_;
    ++steps_;
    if (is_whole(to)) [[likely]] {
      // It does not call `made`, since the notes to an error in the field name each call that led there.
      auto const t = start_ + static_cast<counted_in<T>>(here_.n) * dt_;
      if constexpr (is_told)
        here_.state = told(here_.state, here_.memory, {here_.n, 0, 1}, t, dt_);
      else if constexpr (with_memory<method_type, raw_state, field_type, T>)
        here_.state = method_.step(here_.state, here_.memory, field_, t, dt_);
      else
        here_.state = method_.step(here_.state, field_, t, dt_);
      length_ = dt_;
      ++here_.n;
    } else {
      step_part(to);
    }
  }
  constexpr bool rewind_unless_kept() { return false; }  // where it began is kept

  constexpr path_type path() const { return nullptr; }
  constexpr raw_state state_at(path_type, T const& share) const {
    if (!detail::moves(share)) {
      if (share == T(1)) return here_.state;
      if (share == T(0)) return before_.state;
    }
    auto memory = before_.memory;
    return made(before_.state, memory, before_, before_.used + share * length_,
                clock(before_.n, before_.used), share * length_);
  }
  constexpr T time_at(T const& share) const {
    if (!detail::moves(share) && share == T(1)) return now();
    return clock(before_.n, before_.used + share * length_);
  }
  /// Puts the run to a share of its last step.
  constexpr void go_back(T const& share) {
    if (!detail::moves(share)) {
      if (share == T(1)) return;
      if (share == T(0)) return static_cast<void>(here_ = before_);
    }
    here_ = before_;
    here_.used += share * length_;
    here_.state = made(before_.state, here_.memory, before_, here_.used,
                       clock(before_.n, before_.used), share * length_);
  }
  constexpr T step_length() const { return length_; }
  constexpr T even_step() const { return dt_; }
  /// Which share of the last step lies before a time.
  constexpr T share_of(T const& t) const {
    return ((t - even(before_.n)) - before_.used) / length_;
  }
  /// Puts a state that is off by roundings where the method would, as on constraints.
  constexpr void hold(raw_state& s, T const& t) const {
    detail::hold_state<method_type>(field_, s, t);
  }
  /// The length of the steps that are tried ahead; and the state after one of a given length.
  constexpr T trial_length() const { return detail::real_part(dt_); }
  constexpr point_of_run<State, Time> tried(T const& length) {
    if constexpr (Jumps)
      if (beyond_.comes && !(rounding_at(beyond_.at) < detail::real_part(length_to(beyond_.at))))
        return beyond_jump().tried(length);
    auto memory = here_.memory;
    T const t = now();
    return {made(here_.state, memory, here_, here_.used + length, t, length), t + length};
  }
  /// Goes on from a state a step ahead, which is no step of the run: the length is 0 except for its slopes.
  constexpr void move_by(T const& length) {
    auto const there = tried(length);
    here_.used += length;
    set_state(there.at);
  }

  constexpr void forget_step() {}
  constexpr void set_state(raw_state const& state) {
    raw_form<State>::require_finite(state);
    detail::require_start_of<method_type>(field_, state, now(), true);
    if constexpr (stepping::keeps)
      method_.go_on(here_.memory, state, field_, now(), dt_);
    else
      here_.memory = begun(state, now());
    here_.state = state;
  }
  /// Goes on with another field, from a state.
  constexpr void set_field(Field const& field, raw_state const& state) {
    if constexpr (Jumps) detail::replace_in_place(beyond_.field, field);
    replace(bounded(field), state);
  }
  constexpr saved save() const {
    return {{here_.state, here_.memory, start_, dt_, here_.n}, here_.used, steps_, was_bounded_};
  }
  /// Goes on from what was saved, with a field in its mode.
  constexpr void resume(saved const& s, Field const& field) {
    detail::replace_in_place(field_, unitstep::raw_field<State, Time>(bounded(field)));
    if constexpr (Jumps) detail::replace_in_place(beyond_, beyond(field));
    start_ = s.run.t_k, dt_ = s.run.dt;
    here_ = {s.run.state, s.run.memory, s.run.n, s.used};
    if constexpr (is_told) prepared_ = field_.prepared(dt_);
    steps_ = s.steps, was_bounded_ = s.was_bounded != 0;
  }

  constexpr raw_state const& raw() const { return here_.state; }
  constexpr auto view() const { return raw_form<State>::for_field(here_.state); }
  constexpr State const state() const { return raw_form<State>::from_raw(here_.state); }
  constexpr Time time() const { return raw_form<Time>::from_raw(now()); }

private:
  constexpr bool is_whole(no_end) const { return here_.used == T(0) && !detail::moves(here_.used); }
  constexpr bool is_whole(T const& to) const { return is_whole(no_end{}) && !is_cut_by(to); }
  static constexpr bool is_cut_by(no_end) { return false; }
  // Whether a time comes before the end of the even step by more than their rounding.
  constexpr bool is_cut_by(T const& to) const {
    if (!unitstep::is_finite(to)) return false;
    T const left = time_sign() * (dt_ - here_.used) - length_to(to);
    auto const least = rounding_at(to), plain = detail::real_part(left);
    return plain > least || (!(plain < -least) && detail::moves(left));
  }
  template <class End>
  [[gnu::noinline]] constexpr void step_part(End const& to) {
    bool const is_cut = is_cut_by(to);
    T const from = now();
    T end = dt_;
    if constexpr (!std::is_same_v<End, no_end>)
      if (is_cut) end = to - even(here_.n);
    length_ = end - here_.used;
    if (!(length_ == T(0)) || detail::moves(length_))
      here_.state = made(here_.state, here_.memory, before_, end, from, length_);
    if (is_cut)
      here_.used = end;
    else
      here_.used = T(0), ++here_.n;
  }
  constexpr void replace(asked const& field, raw_state const& state) {
    detail::replace_in_place(field_, unitstep::raw_field<State, Time>(field));
    set_state(state);
  }
  // The field has its value after a jump from the time of the jump on, even if an even step ends a rounding before it.
  constexpr asked between(Field const& field, jumps_of_step<T> const& jump) const {
    bool const forwards = time_sign() > 0;
    T const from = !jump.is_now ? time_sign() * -never<T>
                   : forwards   ? jump.at
                                : detail::just_before(jump.at, T(1));
    T const to =
        jump.comes_next ? detail::just_before(jump.next, time_sign()) : time_sign() * never<T>;
    return asking::of(field, forwards ? from : to, forwards ? to : from);
  }
  constexpr void restart_field(Field const& field, jumps_of_step<T> const& jump) {
    bool const is_bounded = jump.is_now || jump.comes_next;
    if (is_bounded || was_bounded_) {
      replace(between(field, jump), here_.state);
      beyond_.comes = jump.comes_next, beyond_.at = jump.next;
    }
    was_bounded_ = is_bounded;
  }
  // The same run with the field after the jump at which its last step ended.
  constexpr fixed_step_engine beyond_jump() const {
    fixed_step_engine other = *this;
    other.beyond_.comes = false;
    other.replace(between(beyond_.field, {true, beyond_.at}), here_.state);
    return other;
  }
};

/// The tolerance of a run in which things happen. If its field jumps, the run sets one jump after another.
template <bool Jumps, class Tolerance>
constexpr auto tolerance_of_hybrid(Tolerance const& given) {
  if constexpr (Jumps)
    return given.with(given.tried_first, given.longest, set_by_the_run{});
  else
    return given;
}

/// Makes the steps that a tolerance allows.
template <class Method, class State, class Field, class Time, class Tolerance, bool Jumps>
class adaptive_engine
    : public adaptive_run<Method, State, Field, Time,
                          decltype(tolerance_of_hybrid<Jumps>(std::declval<Tolerance>()))> {
  using run = typename adaptive_engine::adaptive_run;
  using T = typename raw_form<Time>::raw;
  using raw_state = typename raw_form<State>::raw;

  typename run::watched_type last_{};
  T time_sign_;
  T length_;  // of the last step; before the first how far it is to the end, if there is one
  bool has_stepped_ = false;

public:
  static constexpr bool is_fixed_step = false;
  static constexpr bool is_rough = false;
  using path_type =
      decltype(std::declval<run&>().path(std::declval<typename run::step_type const&>()));
  using saved = typename run::saved;

  template <class StartTime>
  constexpr adaptive_engine(Method const& method, State const& initial, Field const& field,
                            Tolerance const& allowed, StartTime const& t0, T end)
      : run(method, initial, field, tolerance_of_hybrid<Jumps>(allowed), t0),
        time_sign_(this->time_sign_to(end)),
        length_(unitstep::is_finite(end) ? end - now() : T(0)) {}

  constexpr long whole_steps() const { return this->steps(); }
  constexpr bool is_done(T const& end) const { return this->is_at(end); }
  constexpr T end(T const& end_time) const { return end_time; }
  constexpr T last(T const& end_time) const { return end_time; }
  constexpr T soonest_end() const { return now(); }

  constexpr T time_sign() const { return time_sign_; }
  constexpr T time_sign_of(saved const&) const { return time_sign_; }
  constexpr T now() const { return this->raw_time(); }
  constexpr T length_to(T const& t) const { return time_sign_ * (t - now()); }
  constexpr auto rounding_at(T const& t) const {
    return 2 * detail::rounding_of(detail::real_part(t));
  }
  template <class Beside, class MakeField>
  constexpr void step(T const& to, [[maybe_unused]] Beside const& jump, MakeField const&,
                      bool is_expected) {
    if constexpr (Jumps)
      this->set_jumps(jump.is_now ? now() : -time_sign_ * never<T>,
                      jump.comes_next ? jump.next : time_sign_ * never<T>,
                      jump.is_now ? jump.at : -time_sign_ * never<T>);
    T const from = now();
    this->step_watched(last_, is_expected, to, unitstep::is_finite(to), time_sign_);
    length_ = now() - from;
    has_stepped_ = true;
  }
  /// Goes back before a step whose curve is not kept; \return whether it has
  constexpr bool rewind_unless_kept() { return this->goes_back_before(last_); }

  constexpr path_type path() { return run::path(last_.kept); }
  constexpr raw_state state_at(path_type const& path, T const& share) const {
    if (!detail::moves(share)) {
      if (share == T(1)) return this->raw();
      if (share == T(0)) return last_.kept.before;
    }
    return path(share);
  }
  constexpr T time_at(T const& share) const {
    auto const& step = last_.kept;
    T const t = step.t + share * step.dt, end = now();
    if (detail::moves(share)) return t;
    return share == T(1) || detail::is_before(end, t, time_sign_) ? end : t;
  }
  constexpr void go_back(T const& share) {
    if (!detail::moves(share) && share == T(1)) return;
    this->go_on_from(state_at(path(), share), time_at(share));
  }
  constexpr T step_length() const { return length_; }
  constexpr T share_of(T const& t) const { return (t - last_.start.t) / (now() - last_.start.t); }
  /// The length of the last step, or of the next if that is longer.
  constexpr T trial_length() {
    T const last = time_sign_ * length_, next = run::trial_length(time_sign_, last);
    return time_sign_ * (has_stepped_ && next < last ? last : next);
  }
  constexpr point_of_run<State, Time> tried(T const& length) {
    return {run::tried(length), now() + length};
  }
  /// Goes on from a state a step ahead, which is no step of the run: the length is 0 except for its slopes.
  constexpr void move_by(T const& length) {
    auto const there = tried(length);
    this->go_on_from(there.at, there.t);
  }
  /// Goes on from what was saved, with a field in its mode.
  constexpr void resume(saved const& s, Field const& field) {
    this->set_field(field, s.state);
    run::resume(s);
    forget_step();
  }
  /// Looks ahead from here as from a start.
  constexpr void forget_step() {
    length_ = 0;
    has_stepped_ = false;
  }
  constexpr T even_step() const { return length_; }
};

/// The engine of a run by a pace.
template <class Method, class State, class Field, class Pace, bool Jumps>
struct engine_of {
  using type = fixed_step_engine<Method, State, Field, Pace, Jumps>;
};
template <class Method, class State, class Field, class Tolerance, class Time, bool Jumps>
struct engine_of<Method, State, Field, adaptive_pace<Tolerance, Time>, Jumps> {
  using type = adaptive_engine<Method, State, Field, Time, Tolerance, Jumps>;
};

}  // namespace unitstep::detail
