// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/fail.hpp>
#include <unitstep/drive/judge.hpp>
#include <unitstep/drive/stepper.hpp>
#include <unitstep/state/refused_state.hpp>

namespace unitstep {

namespace detail {

/// Stands in for a run whose arguments were refused, so that the refusal stays the only error.
template <class State, class Time>
struct refused_run {
  State initial;
  Time now;
  int calls = 0;

  template <class Method, class Field>
  constexpr refused_run(Method const&, State const& s, Field const&, Time const&, Time const& t0)
      : initial(s), now(t0) {}
  constexpr void step(long = 1) {
    // A loop that waits for something to happen is not to run into the limit of the compiler.
    if (++calls > 1000)
      fail<std::logic_error>("unitstep: a simulation that was refused has no steps");
  }
  constexpr void change_step(Time const&) {}
  constexpr State save() const { return initial; }
  constexpr auto state() const { return refused_state<State>::of(initial); }
  constexpr Time time() const { return now; }
  constexpr Time dt() const { return now; }
};

template <bool Accepted, class Method, class State, class Field, class Time>
struct run_of {
  using type = refused_run<State, Time>;
};
template <class Method, class State, class Field, class Time>
struct run_of<true, Method, State, Field, Time> {
  using type = stepper<Method, State, Field, Time>;
};

}  // namespace detail

/// A run one step at a time, at run time or in a constant expression.
///
/// Takes what `integrate` takes and gives the same states. A method with memory keeps it here. The
/// time is t_k + n dt, where k is the last change of step, so it does not drift. Copying a
/// simulation copies the run; nothing is allocated.
///
/// \throw std::domain_error if the start, `dt` or `t0` is not finite
template <class Method, class State, class Field, class Time>
class simulation {
  using look = detail::look<detail::looked_into<Field, State, Time>>;
  using body = typename look::template into<Field, State, Time>;
  using verdict = decltype(diagnostics::judge<Method, State, Field, Time>());
  using run = typename detail::run_of<verdict::ok, Method, State, Field, Time>::type;

  run run_;

public:
  /// A run of `method` from `initial` at time `t0` (0 unless given) in steps of `dt`.
  template <class StartTime = Time>
  constexpr simulation(Method const& method, State const& initial, Field const& field,
                       Time const& dt, StartTime const& t0 = StartTime{})
      : run_(method, initial, field, dt, detail::same_time<Time>(t0)) {
    using all =
        diagnostics::first_refusal<verdict,
                                   decltype(diagnostics::judge_fit<"t0", Time, StartTime>())>;
    static_assert(units_match<typename all::expected, typename all::got>, "wrong unit");
    (void)[] { return sizeof(unit_mismatch<typename all::expected, typename all::got>); };
  }

  /// One step of `dt()`.
  constexpr void step() { run_.step(); }

  /// One step of `other_dt`, which also becomes the step from here on.
  /// \throw std::domain_error if `other_dt` is not finite
  // A deduced return type has g++ compile this at the call, which makes a refusal shorter.
  template <class OtherTime>
  constexpr auto step(OtherTime const& other_dt) {
    using other = decltype(diagnostics::judge_fit<"dt", Time, OtherTime>());
    static_assert(units_match<typename other::expected, typename other::got>, "wrong unit");
    (void)[] { return sizeof(unit_mismatch<typename other::expected, typename other::got>); };
    if constexpr (other::ok) {
      run_.change_step(detail::same_time<Time>(other_dt));
      run_.step();
    }
  }

  /// All of the run that changes as it goes on, the method's memory and the times included.
  /// \return a `saved_run` of plain numbers, which can be copied as bytes
  [[nodiscard]] constexpr auto save() const { return run_.save(); }

  /// Goes on where another run was saved: from here both make the same states, bit for bit, if
  /// they have the same method and field.
  /// \throw std::domain_error if a number in `saved` is not finite
  template <class Saved>
  constexpr auto resume(Saved const& saved) {
    using due = std::conditional_t<verdict::ok, decltype(run_.save()), Saved>;
    using other = decltype(diagnostics::judge_saved<due, Saved>());
    static_assert(units_match<typename other::expected, typename other::got>, "wrong unit");
    (void)[] { return sizeof(unit_mismatch<typename other::expected, typename other::got>); };
    if constexpr (verdict::ok && other::ok) run_.resume(saved);
  }

  /// The state now.
  [[nodiscard]] constexpr auto state() const { return run_.state(); }

  /// The time now.
  [[nodiscard]] constexpr Time time() const { return run_.time(); }

  /// The step that `step()` makes.
  [[nodiscard]] constexpr Time dt() const { return run_.dt(); }
};

}  // namespace unitstep
