// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <type_traits>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/state/detail/changed_state.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/raw_form.hpp>
#include <unitstep/units/callable.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief `simulation`: a run one step at a time.

namespace unitstep {

/// A run one step at a time, at run time or in a constant expression: by a `dt`, or within a tolerance, where each is
/// an accepted step.
///
///     simulation sim{dormand_prince5{}, start, field, allowed};
///     while (sim.time() < 3.0 * si::second) sim.step();
///     auto const then = sim.at(3.0 * si::second);  // within the last step
///
/// Takes the arguments of `integrate`, without the extent, and gives the same states. It keeps the memory of a method.
/// By a `dt` the time is t_k + n dt, where k is the last change of step, so it does not drift. Under a tolerance time
/// goes forwards, and `t0` must be given if the state has no velocity, since nothing else fixes the unit of time.
///
/// A copy or an assignment copies all of the run, its method and its field, even lambdas that capture. It allocates
/// nothing, unless copying the field allocates or the state has vectors. Under a tolerance a simulation stores its
/// limits, and the last step for `at`. So it is larger: for a body on a line with `dormand_prince5` it takes 41 numbers
/// of 8 bytes, 23 of them for the last step with its seven slopes.
///
/// \throw std::domain_error if the start, `dt` or `t0` is not finite, or the tolerance is not valid
/// \proof{examples/reference/drive.cpp,simulation}
template <class Method, class State, class Field, class Pace>
class simulation {
  using plan = detail::plan<Method, State, Field, Pace>;
  using time_type = typename plan::time;
  // This is detail::body_check written out, since a call would add a note to each error in the field.
  // clang-format off
  using body = std::bool_constant<requires(Field const& field) {
    requires detail::body_is_checked_first<Field, State, time_type>;
    field(detail::view_of<State>(), detail::view_of<time_type>());
  }>;
  // clang-format on
  using verdict = decltype(plan::check_begin());
  using run = typename detail::run_of<verdict::ok, State, typename plan::run_in_steps>::type;
  // The verdict on an argument after the start; it is accepted if the run itself was refused.
  template <class Verdict>
  using later = std::conditional_t<verdict::ok, Verdict, diagnostics::accepted>;

  run run_;

public:
  /// A run of `method` from `initial` at time `t0` (0 unless given) in steps of `dt`, or within a tolerance. Times may
  /// be a `std::chrono::duration`, here and below.
  template <class StartTime = detail::start_time<time_type>>
    requires (!detail::is_happening<StartTime>)
  constexpr simulation(Method const& method, State const& initial, Field const& field,
                       typename detail::pace_argument<Pace>::type const& pace,
                       StartTime const& t0 = StartTime{})
      : run_(method, initial, field, pace,
             detail::same_time<time_type>(detail::time_for<State>(t0))) {
    using all = diagnostics::first_refusal<
        verdict,
        decltype(diagnostics::check_fit<"t0", time_type, detail::time_in_run<State, StartTime>>())>;
    static_assert(units_match<refusal_type<all>> && sizeof(refusal_text<all>), "wrong unit");
  }

  /// \cond
  template <detail::clock_time Dt, class StartTime = time_type>
  constexpr simulation(Method const& method, State const& initial, Field const& field, Dt const& dt,
                       StartTime const& t0 = StartTime{})
      : simulation(method, initial, field, detail::time_for<State>(dt), t0) {}

  constexpr simulation(simulation const&) = default;
  constexpr simulation(simulation&&) = default;
  constexpr ~simulation() = default;
  constexpr simulation& operator=(simulation const&)
    requires std::is_copy_assignable_v<run>
  = default;
  constexpr simulation& operator=(simulation&&)
    requires std::is_copy_assignable_v<run>
  = default;
  /// \endcond
  /// Copies the other run even if the field or the method has no assignment, as a lambda that captures, or a type with
  /// a constant or a reference.
  // A template is not a copy assignment, so for g++ a trivially copyable run stays so.
  template <std::same_as<simulation> Other>
    requires (!std::is_copy_assignable_v<run>)
  constexpr simulation& operator=(Other const& other) {
    if (this != &other) detail::replace_in_place(run_, other.run_);
    return *this;
  }

  /// One step of `dt()`; under a tolerance one accepted step, and `rejected` counts those that are rejected before it.
  /// \throw std::runtime_error if a step under a tolerance becomes too short, or the most steps were made
  constexpr void step() { run_.step(); }

  /// One step of `other_dt`, which also becomes the step from here on.
  /// \throw std::domain_error if `other_dt` is not finite
  // A deduced return type has g++ compile this at the call, which makes a refusal shorter.
  template <class OtherTime>
    requires plan::is_fixed_step
  constexpr auto step(OtherTime const& other_dt) {
    using fit =
        decltype(diagnostics::check_fit<"dt", time_type, detail::time_in_run<State, OtherTime>>());
    static_assert(units_match<refusal_type<later<fit>>> && sizeof(refusal_text<later<fit>>),
                  "wrong unit");
    if constexpr (verdict::ok && fit::ok) {
      run_.change_step(detail::same_time<time_type>(detail::time_for<State>(other_dt)));
      run_.step();
    }
  }

  /// The state at a time within the last step under a tolerance, by the method's dense output; at its ends the states
  /// themselves. Costs that of dense output, in `dop853` and `verner9` some evaluations.
  /// \throw std::domain_error if `time` lies outside the last step
  template <class OtherTime>
    requires (!plan::is_fixed_step)
  [[nodiscard]] constexpr auto at(OtherTime const& time) {
    using fit = decltype(diagnostics::check_fit<"time", time_type,
                                                detail::time_in_run<State, OtherTime>>());
    static_assert(units_match<refusal_type<later<fit>>> && sizeof(refusal_text<later<fit>>),
                  "wrong unit");
    if constexpr (verdict::ok && fit::ok)
      return raw_form<State>::from_raw(run_.raw_at(detail::raw_time<State>(time)));
    else
      return run_.state();
  }

  /// Everything in the run that changes, including the method's memory and the times.
  /// \return a `saved_run`, or under a tolerance a `saved_adaptive_run`, of plain numbers, which can be copied as bytes
  ///         unless the state has vectors
  [[nodiscard]] constexpr auto save() const { return run_.save(); }

  /// Continues from a saved run: from here both make the same states, bit for bit, if they have the same method, field
  /// and tolerance.
  /// \throw std::domain_error if a number in `saved` is not finite
  template <class Saved>
  constexpr auto resume(Saved const& saved) {
    using due = std::conditional_t<verdict::ok, decltype(run_.save()), Saved>;
    using fit = decltype(diagnostics::check_saved<due, Saved>());
    static_assert(units_match<refusal_type<fit>> && sizeof(refusal_text<fit>), "wrong unit");
    if constexpr (verdict::ok && fit::ok) run_.resume(saved);
  }

  /// Continues from another state, as after a kick, a bounce or a docking.
  ///
  /// The time continues as it would have, t_k, dt and n included. The memory of the method starts anew from this state,
  /// which costs its `starting_evaluations`. Under a tolerance the run chooses the length of the next step anew.
  /// \param other a state like `state()`, or `{position, velocity}`
  /// \throw std::domain_error if it is not finite; the run is then as it was
  template <class OtherState = State>
  constexpr auto set_state(OtherState const& other) {
    using fit = decltype(diagnostics::check_other_state<State, OtherState>());
    static_assert(units_match<refusal_type<later<fit>>> && sizeof(refusal_text<later<fit>>),
                  "wrong unit");
    if constexpr (verdict::ok && fit::ok) run_.set_state(detail::raw_beside(other, run_.raw()));
  }

  /// Changes the state in place: `by` gets it as a field does, in light quantities, and writes to it; or its parameter
  /// has the type of the state. A state of vectors is given as spans, and nothing is allocated.
  ///
  ///     sim.change([](auto& s) { s.velocity += 2.0 * m_per_s; });
  ///
  /// The run continues as after `set_state`.
  /// \param by callable (state&), which returns nothing
  /// \throw std::domain_error if the state is not finite then; the run is then as it was
  template <class By>
  constexpr auto change(By&& by) {
    using fit =
        decltype(diagnostics::check_change<verdict::ok, State, std::remove_reference_t<By>>());
    static_assert(units_match<refusal_type<fit>> && sizeof(refusal_text<fit>), "wrong unit");
    if constexpr (verdict::ok && fit::ok) run_.set_state(detail::changed<State>(run_.raw(), by));
  }

  /// The present state, a `State const`: it is a copy, so that nobody assigns to its members by mistake for those of
  /// the run. `set_state` changes the run.
  [[nodiscard]] constexpr decltype(auto) state() const { return run_.state(); }

  /// The present state as a field sees it, in light quantities. Vectors are not copied: they are spans, valid until the
  /// run is stepped, changed or destroyed.
  [[nodiscard]] constexpr decltype(auto) view() const { return run_.view(); }

  /// Writes the present state to an existing one, such as a state to be drawn; it allocates nothing if its vectors have
  /// the same lengths.
  /// \param to a state like `state()`
  template <class To>
  constexpr auto copy_state(To& to) const {
    using fit = decltype(diagnostics::check_fit_of_copy<State, To>());
    static_assert(units_match<refusal_type<later<fit>>> && sizeof(refusal_text<later<fit>>),
                  "wrong unit");
    if constexpr (verdict::ok && fit::ok) detail::put_state<State>(run_.raw(), to);
  }

  /// The present time.
  [[nodiscard]] constexpr auto time() const { return run_.time(); }

  /// The step that `step()` makes; under a tolerance the length of the last one, 0 before the first and after `resume`.
  /// A simulation with these given steps, one after another, makes the same states again, bit for bit. It counts equal
  /// steps in a row, n dt, and does not add them up. So its time, and rates that depend on it, can then differ by a
  /// rounding.
  [[nodiscard]] constexpr auto dt() const { return run_.dt(); }

  /// The number of accepted steps under the tolerance.
  [[nodiscard]] constexpr long steps() const
    requires (!plan::is_fixed_step)
  {
    return run_.steps();
  }
  /// The number of steps that were made and not accepted.
  [[nodiscard]] constexpr long rejected() const
    requires (!plan::is_fixed_step)
  {
    return run_.rejected();
  }
  /// Whether the run has detected that it is stiff: stability and not the tolerance limited its steps fifteen times,
  /// without six other steps in a row. Then an implicit method, such as `radau5`, needs fewer steps. It works with
  /// methods that have `longest_stable_step` and `last_two` (`methods/method.hpp`), such as pairs whose last stage lies
  /// at the end of the step, `dormand_prince5` and `dop853` among them; for any state but rotations. After `resume` it
  /// is determined anew.
  [[nodiscard]] constexpr bool is_stiff() const
    requires (run::can_tell_stiffness)
  {
    return run_.is_stiff();
  }
  /// The number of calls of the field, including the start and dense output.
  [[nodiscard]] constexpr long evaluations() const
    requires (!plan::is_fixed_step)
  {
    return run_.evaluations();
  }
  /// The number of Jacobians that an implicit method has computed.
  [[nodiscard]] constexpr long jacobians() const
    requires requires(run const& r) { r.memory().account.jacobians; }
  {
    return run_.memory().account.jacobians;
  }
  /// The number of matrices that an implicit method has factorised.
  [[nodiscard]] constexpr long factorisations() const
    requires requires(run const& r) { r.memory().account.factorisations; }
  {
    return run_.memory().account.factorisations;
  }
};

/// \cond
template <class Method, class State, class Field, class Given, class... StartTime>
simulation(Method const&, State const&, Field const&, Given const&, StartTime const&...)
    -> simulation<Method, State, Field, detail::pace_type<State, Given, StartTime...>>;
/// \endcond

}  // namespace unitstep
