// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/detail/adaptive_run.hpp>
#include <unitstep/drive/detail/begin_run.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/tolerance.hpp>

namespace unitstep {

/// A run under a tolerance, one accepted step at a time, at run time or in a constant expression.
///
///     simulation sim{dormand_prince5{}, start, field, allowed};
///     while (sim.time() < 3.0 * si::second) sim.step();
///     auto const then = sim.at(3.0 * si::second);  // within the last step
///
/// Takes what `integrate` takes, without the end: time goes forwards. `t0` must be given where the state has
/// no velocity, since nothing else tells the unit of time. It holds the state, what the method carries from
/// step to step, the limits of the tolerance, and the last step for `at`; nothing is allocated. Its size says so: of
/// a body on a line with `dormand_prince5` it is 41 numbers of 8 bytes, 23 of them the last step with its seven slopes.
///
/// \throw std::domain_error if the start or `t0` is not finite, or the tolerance holds nothing
template <class Method, class State, class Field, class Tolerance, class Time>
class simulation<Method, State, Field, detail::under<Tolerance, Time>> {
  // As in the simulation of a fixed step.
  // clang-format off
  using body = std::bool_constant<requires(Field const& field) {
    requires detail::body_is_checked_first<Field, State, Time>;
    field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
  }>;
  // clang-format on
  using verdict =
      decltype(diagnostics::check_adaptive_start<Method, State, Field, Tolerance, Time>());
  using made_of = detail::adaptive_run_of<verdict::ok, Method, State, Field, Tolerance, Time>;
  using run = typename made_of::type;

  run run_;
  typename made_of::step last_{};
  bool has_last_ = false;

public:
  /// A run of `method` from `initial` at time `t0` (0 unless given) in steps within a tolerance.
  template <class StartTime = detail::start_time<Time>>
  constexpr simulation(Method const& method, State const& initial, Field const& field,
                       Tolerance const& allowed, StartTime const& t0 = StartTime{})
      : run_(detail::start_adaptive<run, verdict::ok, Time>(method, initial, field, allowed, t0)) {
    using all =
        diagnostics::first_refusal<verdict,
                                   decltype(diagnostics::check_fit<"t0", Time, StartTime>())>;
    static_assert(units_match<printed<all>>, "wrong unit");
    (void)[] { return sizeof(said_of<all>); };
  }

  /// The same with a `std::chrono::duration` for `t0`.
  template <detail::clock_time StartTime>
  constexpr simulation(Method const& method, State const& initial, Field const& field,
                       Tolerance const& allowed, StartTime const& t0)
      : simulation(method, initial, field, allowed, detail::time_for<State>(t0)) {}

  /// One accepted step; those that are rejected on the way are counted by `rejected`.
  /// \throw std::runtime_error if the step becomes too short, or the most steps were made
  constexpr void step() {
    run_.step_kept(last_, 0, false, 1);
    has_last_ = true;
  }

  /// The state at a time within the last step, by the method's dense output; at its ends the states
  /// themselves. Costs what that takes, in `dop853` and `verner9` some evaluations.
  /// \throw std::domain_error if `time` lies outside the last step
  template <class OtherTime>
  [[nodiscard]] constexpr auto at(OtherTime const& time) {
    using fit = decltype(diagnostics::check_fit<"time", Time, OtherTime>());
    using next_verdict = std::conditional_t<verdict::ok, fit, diagnostics::accepted>;
    static_assert(units_match<printed<next_verdict>>, "wrong unit");
    (void)[] { return sizeof(said_of<next_verdict>); };
    if constexpr (diagnostics::first_refusal<verdict, next_verdict>::ok) {
      auto const t = raw_form<OtherTime>::to_raw(time);
      if (t == run_.raw_time()) return run_.state();
      if (!has_last_ || !(last_.t <= t && t < run_.raw_time()))
        fail<std::domain_error>("unitstep: at() lies within the last step of a simulation");
      if (t == last_.t) return raw_form<State>::from_raw(last_.before);
      return raw_form<State>::from_raw(run_.path(last_)((t - last_.t) / last_.dt));
    } else {
      return run_.state();
    }
  }

  /// The same with a `std::chrono::duration`.
  template <detail::clock_time OtherTime>
  [[nodiscard]] constexpr auto at(OtherTime const& time) {
    return at(detail::time_for<State>(time));
  }

  /// Goes on from another state, as after a kick, a bounce or a docking. The time stays; the length of the
  /// next step is found anew.
  /// \param other a state like `state()`
  /// \throw std::domain_error if it is not finite; the run is then as it was
  template <class OtherState = State>
  constexpr auto set_state(OtherState const& other) {
    using fit = decltype(diagnostics::check_other_state<State, OtherState>());
    using next_verdict = std::conditional_t<verdict::ok, fit, diagnostics::accepted>;
    static_assert(units_match<printed<next_verdict>>, "wrong unit");
    (void)[] { return sizeof(said_of<next_verdict>); };
    if constexpr (diagnostics::first_refusal<verdict, next_verdict>::ok) {
      run_.set_state(detail::raw_beside(other, run_.raw()));
      has_last_ = false;
    }
  }

  /// Changes the state where it stands: `by` sees it as a field does, in light quantities, and writes to it; or it
  /// names the type of the state. A state of vectors is seen as spans, and nothing is allocated.
  ///
  ///     sim.change([](auto& s) { s.velocity += 2.0 * m_per_s; });
  ///
  /// Goes on as after `set_state`.
  /// \param by callable (state&), which returns nothing
  /// \throw std::domain_error if the state is not finite then; the run is then as it was
  template <class By>
  constexpr auto change(By&& by) {
    using next_verdict =
        decltype(diagnostics::check_change<verdict::ok, State, std::remove_reference_t<By>>());
    static_assert(units_match<printed<next_verdict>>, "wrong unit");
    (void)[] { return sizeof(said_of<next_verdict>); };
    if constexpr (diagnostics::first_refusal<verdict, next_verdict>::ok) {
      run_.set_state(detail::changed<State>(run_.raw(), by));
      has_last_ = false;
    }
  }

  /// All of the run that changes as it goes on.
  /// \return plain numbers, which can be copied as bytes unless the state has vectors
  [[nodiscard]] constexpr auto save() const { return run_.save(); }

  /// Goes on where another run was saved: from here both make the same states, bit for bit, if they have
  /// the same method, field and tolerance.
  /// \throw std::domain_error if a number in `saved` is not finite
  template <class Saved>
  constexpr auto resume(Saved const& saved) {
    using due = std::conditional_t<verdict::ok, decltype(run_.save()), Saved>;
    using other = decltype(diagnostics::check_saved<due, Saved>());
    static_assert(units_match<printed<other>>, "wrong unit");
    (void)[] { return sizeof(said_of<other>); };
    if constexpr (diagnostics::first_refusal<verdict, other>::ok) {
      run_.resume(saved);
      has_last_ = false;
    }
  }

  /// The state now, a copy that cannot be assigned to.
  [[nodiscard]] constexpr decltype(auto) state() const { return run_.state(); }
  /// The state now as a field sees it, in light quantities; nothing is copied of vectors, which are spans until the run is
  /// stepped, changed or gone.
  [[nodiscard]] constexpr decltype(auto) view() const { return run_.view(); }

  /// Writes the state now to one that is there, such as a state to be drawn; nothing is allocated if its vectors are as
  /// long.
  /// \param to a state like `state()`
  template <class To>
  constexpr auto copy_state(To& to) const {
    using fit = decltype(diagnostics::check_fit_of_copy<State, To>());
    using next_verdict = std::conditional_t<verdict::ok, fit, diagnostics::accepted>;
    static_assert(units_match<printed<next_verdict>>, "wrong unit");
    (void)[] { return sizeof(said_of<next_verdict>); };
    if constexpr (diagnostics::first_refusal<verdict, next_verdict>::ok)
      detail::put_state<State>(run_.raw(), to);
  }
  /// The time now.
  [[nodiscard]] constexpr auto time() const { return run_.time(); }
  /// The length of the last step, 0 before the first. A simulation of given steps that takes these one after another
  /// makes the same states again, bit for bit. It counts equal steps in a row, n dt, and does not add them up: so its
  /// time, and what a field makes of that, can then differ by a rounding.
  [[nodiscard]] constexpr auto dt() const { return run_.dt_of(last_); }
  /// How many steps were accepted.
  [[nodiscard]] constexpr long steps() const { return run_.steps(); }
  /// How many steps were made and not accepted.
  [[nodiscard]] constexpr long rejected() const { return run_.rejected(); }
  /// Whether the run has found itself stiff: held to short steps by stability and not by the tolerance, in fifteen
  /// steps and not out of it for six in a row. Then an implicit method, such as `radau5`, needs fewer. A method can
  /// tell that has `longest_stable_step` and `last_two` (`methods/method.hpp`), as pairs have whose last stage lies at
  /// the end of the step, `dormand_prince5` and `dop853` among them; of any state but rotations. After `resume` it is
  /// found out anew.
  [[nodiscard]] constexpr bool is_stiff() const
    requires (run::can_tell_stiffness)
  {
    return run_.is_stiff();
  }
  /// How many times the field was called, the start and dense output included.
  [[nodiscard]] constexpr long evaluations() const { return run_.evaluations(); }
  /// How many Jacobians an implicit method has made.
  [[nodiscard]] constexpr long jacobians() const
    requires requires(run const& r) { r.memory().account.jacobians; }
  {
    return run_.memory().account.jacobians;
  }
  /// How many matrices an implicit method has factorised.
  [[nodiscard]] constexpr long factorisations() const
    requires requires(run const& r) { r.memory().account.factorisations; }
  {
    return run_.memory().account.factorisations;
  }
};

/// \cond
template <class Method, class State, class Field, class A, class R, class F, class L, class E>
simulation(Method const&, State const&, Field const&, tolerance<A, R, F, L, E> const&)
    -> simulation<
        Method, State, Field,
        detail::under<tolerance<A, R, F, L, E>, typename detail::time_of_state<State>::type>>;
template <class Method, class State, class Field, class A, class R, class F, class L, class E,
          class StartTime>
  requires (!detail::is_happening<StartTime>)
simulation(Method const&, State const&, Field const&, tolerance<A, R, F, L, E> const&,
           StartTime const&)
    -> simulation<Method, State, Field,
                  detail::under<tolerance<A, R, F, L, E>, detail::time_beside<State, StartTime>>>;
/// \endcond

}  // namespace unitstep
