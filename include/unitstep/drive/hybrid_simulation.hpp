// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <type_traits>
#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/detail/check_happenings.hpp>
#include <unitstep/drive/detail/hybrid_run.hpp>
#include <unitstep/drive/event_log.hpp>
#include <unitstep/drive/happening.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <utility>

/// \file
/// \brief A hybrid run as a simulation and as a chain: a run in which things happen.

namespace unitstep {

namespace detail {

/// In place of a time step or a tolerance in the type of a hybrid simulation.
template <class Pace, class... H>
struct hybrid_pace {};

/// What a simulation is given after its field: as it is, or on the number of a state that has slopes, since then the
/// times at which things happen vary.
template <class Method, class State, class Field, class... Given>
struct given_to_simulation {
  template <class One>
  static constexpr One const& on(One const& one) {
    return one;  // NOLINT(bugprone-return-const-ref-from-parameter)
  }
};
template <class Method, class State, class Field, class... Given>
  requires (!has_no_slopes<typename raw_form<State>::number> &&
            run_on_number<true, Method, typename time_of_state<State>::type, State, Field,
                          Given...>::is_due)
struct given_to_simulation<Method, State, Field, Given...> {
  template <class One>
  static constexpr auto on(One const& one) {
    return run_on_number<true, Method, typename time_of_state<State>::type, State, Field,
                         Given...>::given(one);
  }
};

/// The type of one of them, of which `Own` says what it becomes.
template <class Own, class One>
using given_as = std::remove_cvref_t<decltype(Own::on(std::declval<One const&>()))>;

/// The pace of a simulation and what happens in it, from these arguments as `Own` makes them.
template <class Own, class State, class Pace, class First, class... More>
struct hybrid_pace_of {
  using type = hybrid_pace<pace_type<State, given_as<Own, Pace>, given_as<Own, First>>,
                           given_as<Own, More>...>;
};
template <class Own, class State, class Pace, class First, class... More>
  requires is_happening<First>
struct hybrid_pace_of<Own, State, Pace, First, More...> {
  using type = hybrid_pace<pace_type<State, given_as<Own, Pace>>, given_as<Own, First>,
                           given_as<Own, More>...>;
};

/// Stands in for a hybrid run whose arguments were refused.
template <class State>
struct refused_hybrid_run : refused_run<State> {
  using refused_run<State>::refused_run;
  template <class... End>
  constexpr refused_hybrid_run after(long, End const&...) const {
    return *this;
  }
  constexpr bool is_at(double) const { return true; }
  constexpr bool has_stopped() const { return true; }
  constexpr void clear_log() {}
  constexpr std::array<event_record<unknown>, 1> log() const { return {}; }
  constexpr unknown mode() const { return {}; }
  constexpr int which() const { return 0; }
  constexpr int index() const { return 0; }
};

/// The run of a hybrid simulation, or what stands in for it if it was refused.
template <bool Accepted, class State, class Plan>
struct hybrid_run_of {
  using type = refused_hybrid_run<State>;
};
template <class State, class Plan>
struct hybrid_run_of<true, State, Plan> {
  using type = typename Plan::run;
};

/// A run of a plan at its start, with what it was given, or what stands in for it.
template <class Run, class Plan, bool Accepted, class Method, class State, class Field, class Pace,
          class StartTime, class... H>
constexpr Run start_hybrid(Method const& method, State const& initial, Field const& field,
                           Pace const& pace, StartTime const& t0, H const&... list) {
  using own = given_to_simulation<Method, State, Field, Pace, StartTime, H...>;
  if constexpr (Accepted)
    return Plan::begin(method, initial, field, own::on(pace), own::on(t0), Plan::forwards(),
                       own::on(list)...);
  else
    return Run{method, initial, field, pace, t0};
}

/// The verdict on a plan whose run begins at a time that is given, as the run takes it.
template <class Verdict, class Time, class Method, class State, class Field, class StartTime,
          class... Given>
using verdict_from = diagnostics::first_refusal<
    Verdict,
    decltype(diagnostics::check_fit<
             "t0", Time,
             time_in_run<State,
                         given_as<given_to_simulation<Method, State, Field, StartTime, Given...>,
                                  StartTime>>>())>;

}  // namespace detail

/// A run in which things happen, one step at a time.
///
///     simulation sim{velocity_verlet{}, ball, falls, 0.01 * s, when(falling(height), bounce)};
///     sim.step();
///     for (auto const& one : sim.events()) play_sound(one.which);
///
/// A step of `dt` is as long as it would be if nothing happened within it. Under a tolerance a step ends at the latest
/// when something happens. A copy of the simulation, with its mode, is a run of its own.
/// \throw std::domain_error as `integrate` does
/// \proof{examples/reference/happening.cpp,simulation}
template <class Method, class State, class Field, class Pace, class... H>
class simulation<Method, State, Field, detail::hybrid_pace<Pace, H...>> {
  using plan = detail::hybrid_plan<Method, State, Field, Pace, H...>;
  using verdict = decltype(plan::check_begin());
  using run = typename detail::hybrid_run_of<verdict::ok, State, plan>::type;

  run run_;

public:
  /// A run from `initial` at time `t0`.
  template <class PaceGiven, class StartTime, class... Given>
    requires (!detail::is_happening<StartTime>)
  constexpr simulation(Method const& method, State const& initial, Field const& field,
                       PaceGiven const& pace, StartTime const& t0, Given const&... list)
      : run_(detail::start_hybrid<run, plan, verdict::ok>(method, initial, field, pace, t0,
                                                          list...)) {
    using all = detail::verdict_from<verdict, typename plan::time, Method, State, Field, StartTime,
                                     PaceGiven, Given...>;
    static_assert(units_match<refusal_type<all>> && sizeof(refusal_text<all>), "wrong unit");
  }
  /// The same from time zero.
  template <class PaceGiven, class... Given>
    requires (detail::is_happening<Given> && ...)
  constexpr simulation(Method const& method, State const& initial, Field const& field,
                       PaceGiven const& pace, Given const&... list)
      : simulation(method, initial, field, pace, detail::start_time<typename plan::time>{},
                   list...) {}

  /// \cond
  constexpr simulation(simulation const&) = default;
  constexpr simulation& operator=(simulation const& other) {
    if (this != &other) detail::replace_in_place(run_, other.run_);
    return *this;
  }
  constexpr ~simulation() = default;
  /// \endcond

  /// One step, with all that happens in it.
  /// \throw std::logic_error if the run was stopped
  constexpr void step() {
    run_.clear_log();
    run_.step();
  }
  /// The events and effects of the last step.
  [[nodiscard]] constexpr decltype(auto) events() const { return run_.log(); }
  /// Whether something has stopped the run.
  [[nodiscard]] constexpr bool has_stopped() const { return run_.has_stopped(); }
  /// The number of the thing that stopped it, in the order in which they were given, from 0; -1 if none did.
  [[nodiscard]] constexpr int which() const { return run_.which(); }
  /// The number of that event in its list, from 0.
  [[nodiscard]] constexpr int index() const { return run_.index(); }
  /// The present mode, of a run with `modes`.
  [[nodiscard]] constexpr auto const& mode() const
    requires (plan::has_modes)
  {
    return run_.mode();
  }
  /// The present state.
  [[nodiscard]] constexpr decltype(auto) state() const { return run_.state(); }
  /// The present state as a field sees it.
  [[nodiscard]] constexpr decltype(auto) view() const { return run_.view(); }
  /// The present time.
  [[nodiscard]] constexpr auto time() const { return run_.time(); }
  /// The number of steps so far, including those that were cut short.
  [[nodiscard]] constexpr long steps() const { return run_.steps(); }
  /// The length of the step that `step()` makes if nothing cuts it; under a tolerance the length of the last step, 0
  /// after `resume` and `set_state`.
  [[nodiscard]] constexpr auto dt() const {
    if constexpr (requires { run_.inner().even_step(); })
      return raw_form<decltype(run_.time())>::from_raw(run_.inner().even_step());
    else
      return unknown{};
  }

  /// The number of steps under a tolerance that were made and not accepted.
  [[nodiscard]] constexpr long rejected() const
    requires requires(run const& r) { r.inner().rejected(); }
  {
    return run_.inner().rejected();
  }
  /// The number of calls of the field under a tolerance.
  [[nodiscard]] constexpr long evaluations() const
    requires requires(run const& r) { r.inner().evaluations(); }
  {
    return run_.inner().evaluations();
  }

  /// Everything in the run that changes, including its mode and its next times. It does not have the events of the last
  /// step.
  /// \return a `saved_hybrid_run` of plain numbers, which can be copied as bytes unless the state has vectors
  [[nodiscard]] constexpr auto save() const {
    using fit = std::conditional_t<verdict::ok,
                                   decltype(diagnostics::check_saved_mode<typename plan::mode>()),
                                   diagnostics::accepted>;
    static_assert(units_match<refusal_type<fit>> && sizeof(refusal_text<fit>), "wrong unit");
    return run_.save();
  }
  /// Continues from a saved run: from here both make the same states, bit for bit, if they have the same method, field
  /// and tolerance, and the same things happen in them.
  /// \throw std::domain_error if a number in `saved` is not finite, or if no run can have saved it; the run then stays
  ///        as it was
  template <class Saved>
  constexpr auto resume(Saved const& saved) {
    using due = std::conditional_t<verdict::ok, decltype(run_.save()), Saved>;
    using fit = decltype(diagnostics::check_saved<due, Saved>());
    static_assert(units_match<refusal_type<fit>> && sizeof(refusal_text<fit>), "wrong unit");
    if constexpr (verdict::ok && fit::ok) run_.resume(saved);
  }
  /// Continues from another state at the same time.
  /// \param other a state like `state()`, or `{position, velocity}`
  /// \throw std::domain_error if it is not finite
  template <class OtherState = State>
  constexpr auto set_state(OtherState const& other) {
    using fit = std::conditional_t<verdict::ok,
                                   decltype(diagnostics::check_other_state<State, OtherState>()),
                                   diagnostics::accepted>;
    static_assert(units_match<refusal_type<fit>> && sizeof(refusal_text<fit>), "wrong unit");
    if constexpr (verdict::ok && fit::ok)
      run_.set_state(detail::raw_beside(other, run_.inner().raw()));
  }
  /// Changes the state in place, like `change` of a simulation in which nothing happens.
  /// \param by callable (state&), which returns nothing
  /// \throw std::domain_error if the state is not finite after that; the run then stays as it was
  template <class By>
  constexpr auto change(By&& by) {
    using fit =
        decltype(diagnostics::check_change<verdict::ok, State, std::remove_reference_t<By>>());
    static_assert(units_match<refusal_type<fit>> && sizeof(refusal_text<fit>), "wrong unit");
    if constexpr (verdict::ok && fit::ok)
      run_.set_state(detail::changed<State>(run_.inner().raw(), by));
  }
  /// Writes the present state into one that you have.
  /// \param to a state like `state()`
  template <class To>
  constexpr auto copy_state(To& to) const {
    using fit =
        std::conditional_t<verdict::ok, decltype(diagnostics::check_fit_of_copy<State, To>()),
                           diagnostics::accepted>;
    static_assert(units_match<refusal_type<fit>> && sizeof(refusal_text<fit>), "wrong unit");
    if constexpr (verdict::ok && fit::ok) detail::put_state<State>(run_.inner().raw(), to);
  }
};

/// \cond
template <class Method, class State, class Field, class Pace, class First, class... More>
  requires detail::are_happenings<First, More...>
simulation(Method const&, State const&, Field const&, Pace const&, First const&, More const&...)
    -> simulation<Method, State, Field,
                  typename detail::hybrid_pace_of<
                      detail::given_to_simulation<Method, State, Field, Pace, First, More...>,
                      State, Pace, First, More...>::type>;
/// \endcond

/// A run in which things happen that is proved in segments.
///
///     constexpr unitstep::chain bounces{rk4{}, ball, falls, 0.01 * s, when(falling(height), bounce)};
///     static_assert(unitstep::state_after<bounces, 100'000>.position > 0.0 * m);
///
/// It takes the same arguments as a `simulation`. If something stops the run, it stays where it is.
/// \throw std::domain_error as `integrate` does
/// \throw std::runtime_error as `integrate` does
/// \proof{examples/reference/happening.cpp,chain}
template <class Method, class State, class Field, class Pace, class... H>
class chain<Method, State, Field, detail::hybrid_pace<Pace, H...>> {
  using plan = detail::hybrid_plan<Method, State, Field, Pace, H...>;
  using verdict = decltype(plan::check_begin());

public:
  /// The run that makes the steps.
  using run = typename detail::hybrid_run_of<verdict::ok, State, plan>::type;
  /// The type of its times.
  using time_type = typename plan::time;
  /// The type of its state.
  using state_type = State;

  run start;  ///< the run before its first step

  /// A run from `initial` at time `t0`.
  template <class PaceGiven, class StartTime, class... Given>
    requires (!detail::is_happening<StartTime>)
  constexpr chain(Method const& method, State const& initial, Field const& field,
                  PaceGiven const& pace, StartTime const& t0, Given const&... list)
      : start(detail::start_hybrid<run, plan, verdict::ok>(method, initial, field, pace, t0,
                                                           list...)) {
    using all = detail::verdict_from<verdict, time_type, Method, State, Field, StartTime, PaceGiven,
                                     Given...>;
    static_assert(units_match<refusal_type<all>> && sizeof(refusal_text<all>), "wrong unit");
  }
  /// The same from time zero.
  template <class PaceGiven, class... Given>
    requires (detail::is_happening<Given> && ...)
  constexpr chain(Method const& method, State const& initial, Field const& field,
                  PaceGiven const& pace, Given const&... list)
      : chain(method, initial, field, pace, detail::start_time<time_type>{}, list...) {}
};

/// \cond
template <class Method, class State, class Field, class Pace, class First, class... More>
  requires detail::are_happenings<First, More...>
chain(Method const&, State const&, Field const&, Pace const&, First const&, More const&...)
    -> chain<Method, State, Field,
             typename detail::hybrid_pace_of<
                 detail::given_to_simulation<Method, State, Field, Pace, First, More...>, State,
                 Pace, First, More...>::type>;
/// \endcond

}  // namespace unitstep
