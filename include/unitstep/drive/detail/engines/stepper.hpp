// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/advance.hpp>
#include <unitstep/drive/detail/engines/require.hpp>
#include <unitstep/drive/detail/engines/times_of_run.hpp>
#include <unitstep/drive/saved_run.hpp>
#include <unitstep/field/detail/step_of_run.hpp>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/state/rate.hpp>
#include <unitstep/units/number.hpp>

namespace unitstep::detail {

/// A time converted to another type of the same unit. A refused time becomes zero. Anything that is no time, such as a
/// lambda, is returned unchanged, since it may have no zero.
template <class Time, class Other>
constexpr auto same_time(Other const& t) {
  if constexpr (std::is_same_v<Time, Other> || !typed_value<Time>)
    return t;
  else if constexpr (fits<Time, Other>)
    return Time{raw_form<Time>::from_raw(raw_form<Other>::to_raw(t))};
  else
    return Time{};
}

/// A run of raw steps of one length. It has the raw state, the method's memory, the raw field, and t_k, dt and n.
template <class Method, class State, class Field, class Time>
class stepper {
  using stepping = stepping_with<State, Method, Field>;
  using method_type = typename stepping::type;
  using raw_state = typename raw_form<State>::raw;
  using raw_time = typename raw_form<Time>::raw;
  using field_type = decltype(unitstep::raw_field<State, Time>(std::declval<Field const&>()));
  using memory_type = decltype(detail::start_memory(
      std::declval<method_type const&>(), std::declval<raw_state const&>(),
      std::declval<field_type const&>(), std::declval<raw_time const&>(),
      std::declval<raw_time const&>()));
  // The field during many steps: a copy if it is small, see `go`.
  using near_field = std::conditional_t<std::is_trivially_copy_constructible_v<field_type> &&
                                            sizeof(field_type) <= 16 * sizeof(double),
                                        field_type, field_type const&>;

  [[no_unique_address]] method_type method_;
  [[no_unique_address]] field_type field_;
  raw_state state_;
  raw_time t_k_;
  raw_time dt_;
  long n_ = 0;
  [[no_unique_address]] memory_type memory_;
  // The number of the step, if the field asks for it.
  using count_type = step_count<field_type, raw_time>;
  static constexpr bool is_told = asks_for_step<field_type, raw_time>;
  [[no_unique_address]] count_type count_;

  constexpr memory_type begin(Field const& field) const {
    detail::require_values(field);
    detail::require_start<State>(state_, dt_, t_k_);
    detail::require_start_of<method_type>(field_, state_, t_k_);
    return detail::start_memory(method_, state_, field_, t_k_, dt_);
  }
  /// A step with a field that is told which one it is.
  [[gnu::always_inline]] constexpr raw_state told(raw_state const& s, memory_type& memory,
                                                  field_type const& field, raw_time const& t,
                                                  raw_time const& dt, long n) const {
    auto const seen = field.in_step(count_.step(n), count_.prepared());
    return detail::step_with_memory(method_, s, memory, seen, t, dt);
  }
  constexpr raw_time raw_now() const { return t_k_ + static_cast<counted_in<raw_time>>(n_) * dt_; }

public:
  /// What changes as the run goes on.
  using saved = saved_run<Method, State, Time, typename count_type::template saved<memory_type>>;

  template <class Dt, class StartTime>
  constexpr stepper(Method const& method, State const& initial, Field const& field, Dt const& dt,
                    StartTime const& t0)
      : method_(stepping::of(method)),
        field_(unitstep::raw_field<State, Time>(field)),
        state_(raw_form<State>::to_raw(initial)),
        t_k_(detail::raw_time<State>(t0)),
        dt_(detail::raw_time<State>(dt)),
        memory_(begin(field)),
        count_(field_, dt_) {}

  // It does not call `step(1)`, since the notes to an error in the field name each call that led there.
  constexpr void step() {
    auto const t = t_k_ + static_cast<counted_in<raw_time>>(n_) * dt_;
    if constexpr (is_told)
      state_ = told(state_, memory_, field_, t, dt_, n_);
    else if constexpr (with_memory<method_type, raw_state, field_type, raw_time>)
      state_ = method_.step(state_, memory_, field_, t, dt_);
    else
      state_ = method_.step(state_, field_, t, dt_);
    ++n_;
  }

  /// Makes as many steps as the run is long.
  constexpr void go(long steps) {
    // Local names: in a constant expression g++ looks for a member whenever it is used, and in the notes to an error in
    // the field it names one with the whole type of the run.
    near_field const field = field_;
    auto const& method = method_;
    auto const& state = state_;
    auto const& t_k = t_k_;
    auto const& dt = dt_;
    long const n = n_;
    if constexpr (is_told) {
      for (long k = n; k < n + steps; ++k)
        state_ =
            told(state_, memory_, field, t_k + static_cast<counted_in<raw_time>>(k) * dt, dt, k);
    } else if constexpr (with_memory<method_type, raw_state, field_type, raw_time>) {
      auto& memory = memory_;
      state_ = unitstep::advance<detail::if_too_long::take_a_chain>(method, state, field, t_k, dt,
                                                                    n, steps, memory);
    } else {
      state_ = unitstep::advance<detail::if_too_long::take_a_chain>(method, state, field, t_k, dt,
                                                                    n, steps);
    }
    n_ += steps;
  }

  /// The same; `look` is called after each `apart` of them.
  template <class Look>
  constexpr void go(long steps, long apart, Look& look) {
    for (; steps >= apart; steps -= apart) {
      go(apart);
      look(state(), time());
    }
    go(steps);
  }

  /// The run after `count` more steps.
  constexpr stepper after(long count) const {
    stepper run = *this;
    run.go(count);
    return run;
  }

  /// If the step does not change, the count goes on, so that the times are products and not sums.
  constexpr void change_step(Time const& dt) {
    raw_time const h = raw_form<Time>::to_raw(dt);
    detail::require_step(h);
    if constexpr (has_no_slopes<raw_time> && requires { h == dt_ ? 0 : 0; })
      if (h == dt_) return;
    count_.change(field_, n_, h);
    t_k_ = raw_now();
    n_ = 0;
    dt_ = h;
  }

  /// The method's memory belongs to the old state, so it starts anew. What the field keeps stays.
  constexpr void set_state(raw_state const& state) {
    raw_form<State>::require_finite(state);
    detail::require_start_of<method_type>(field_, state, raw_now(), true);
    if constexpr (stepping::keeps)
      method_.go_on(memory_, state, field_, raw_now(), dt_);
    else
      memory_ = detail::start_memory(method_, state, field_, raw_now(), dt_);
    state_ = state;
  }

  constexpr saved save() const { return {state_, count_.save(memory_), t_k_, dt_, n_}; }
  constexpr void resume(saved const& run) {
    detail::require_saved(run);
    restore(run);
  }
  /// Goes back to where this run itself was, which needs no check.
  constexpr void restore(saved const& run) {
    state_ = run.state;
    memory_ = count_.resume(field_, run.memory);
    t_k_ = run.t_k;
    dt_ = run.dt;
    n_ = run.n;
  }

  constexpr raw_state const& raw() const { return state_; }
  // The results are const because they are copies: an assignment to them would not change the run.
  constexpr typename raw_form<State>::field_view const view() const {
    return raw_form<State>::for_field(state_);
  }
  constexpr State const state() const { return raw_form<State>::from_raw(state_); }
  constexpr Time time() const { return raw_form<Time>::from_raw(raw_now()); }
  /// How many steps were made since the last change of their length.
  constexpr long steps() const { return n_; }
  constexpr Time dt() const { return raw_form<Time>::from_raw(dt_); }
};

}  // namespace unitstep::detail
