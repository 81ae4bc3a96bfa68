// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/drive/chain.hpp>
#include <unitstep/drive/detail/begin_run.hpp>
#include <unitstep/drive/tolerance.hpp>

namespace unitstep {

/// A run under a tolerance that is proved in segments, because a compiler gives up on one long evaluation.
///
/// Declare it as a `constexpr` variable at namespace scope, the end as another, and ask for
/// `state_reached<it, end>`; `state_after<it, steps>` is the state after so many accepted steps.
///
///     constexpr unitstep::chain orbit{dormand_prince5{}, start, field, allowed};
///     constexpr auto period = 17.0652165601579625588917206249;
///     static_assert(unitstep::state_reached<orbit, period>.position.x > 0.99399);
///
/// The steps are those of `integrate` to the same end, bit for bit. `t0` must be given where the state has no
/// velocity.
/// \throw std::domain_error as `integrate` does
template <class Method, class State, class Field, class Tolerance, class Time>
class chain<Method, State, Field, detail::under<Tolerance, Time>> {
  // As in the chain of a fixed step.
  // clang-format off
  using body = std::bool_constant<requires(Field const& field) {
    requires detail::body_is_checked_first<Field, State, Time>;
    field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
  }>;
  // clang-format on
  using verdict =
      decltype(diagnostics::check_adaptive_start<Method, State, Field, Tolerance, Time>());

public:
  /// What steps the run.
  using run =
      typename detail::adaptive_run_of<verdict::ok, Method, State, Field, Tolerance, Time>::type;
  /// The type of its times.
  using time_type = Time;
  /// The type of its state.
  using state_type = State;

  run start;  ///< the run before its first step

  /// A run of `method` from `initial` at time `t0` (0 unless given) in steps within a tolerance.
  template <class StartTime = detail::start_time<Time>>
  constexpr chain(Method const& method, State const& initial, Field const& field,
                  Tolerance const& allowed, StartTime const& t0 = StartTime{})
      : start(detail::start_adaptive<run, verdict::ok, Time>(method, initial, field, allowed, t0)) {
    using all =
        diagnostics::first_refusal<verdict,
                                   decltype(diagnostics::check_fit<"t0", Time, StartTime>())>;
    static_assert(units_match<printed<all>>, "wrong unit");
    (void)[] { return sizeof(said_of<all>); };
  }
  /// The same with a `std::chrono::duration` for `t0`.
  template <detail::clock_time StartTime>
  constexpr chain(Method const& method, State const& initial, Field const& field,
                  Tolerance const& allowed, StartTime const& t0)
      : chain(method, initial, field, allowed, detail::time_for<State>(t0)) {}
};

/// \cond
template <class Method, class State, class Field, class A, class R, class F, class L, class E>
chain(Method const&, State const&, Field const&, tolerance<A, R, F, L, E> const&)
    -> chain<Method, State, Field,
             detail::under<tolerance<A, R, F, L, E>, typename detail::time_of_state<State>::type>>;
template <class Method, class State, class Field, class A, class R, class F, class L, class E,
          class StartTime>
chain(Method const&, State const&, Field const&, tolerance<A, R, F, L, E> const&, StartTime const&)
    -> chain<Method, State, Field,
             detail::under<tolerance<A, R, F, L, E>, detail::time_beside<State, StartTime>>>;
/// \endcond

namespace detail {

/// The raw end of a run.
template <class Chain, class End>
constexpr auto end_of_chain(End const& end_time) {
  using time = typename Chain::time_type;
  auto const given_end = detail::time_for<typename Chain::state_type>(end_time);
  using given = std::remove_cvref_t<decltype(given_end)>;
  using verdict = decltype(diagnostics::check_fit<"end", time, given>());
  static_assert(units_match<printed<verdict>>, "wrong unit");
  (void)[] { return sizeof(said_of<verdict>); };
  auto const end = raw_form<time>::to_raw(detail::same_time<time>(given_end));
  detail::require_end(end);
  return end;
}
template <auto const& Chain, auto const& End>
inline constexpr auto raw_end = detail::end_of_chain<std::remove_cvref_t<decltype(Chain)>>(End);

/// The run after whole segments towards an end; where that is reached, nothing more is made.
template <auto const& Chain, auto const& End, long Segments, long PerSegment>
inline constexpr run_of_chain<Chain> segment_towards =
    segment_towards<Chain, End, Segments - 1, PerSegment>.towards(raw_end<Chain, End>, PerSegment);
template <auto const& Chain, auto const& End, long PerSegment>
inline constexpr auto const& segment_towards<Chain, End, 0, PerSegment> = Chain.start;

/// Makes the segments `From + 1` to `To` in their order by halves.
template <auto const& Chain, auto const& End, long From, long To, long PerSegment>
constexpr bool make_towards() {
  if constexpr (To == From + 1)
    return (static_cast<void>(segment_towards<Chain, End, To, PerSegment>), true);
  else
    return make_towards<Chain, End, From, From + (To - From) / 2, PerSegment>() &&
           make_towards<Chain, End, From + (To - From) / 2, To, PerSegment>();
}

/// The run at its end: after one, two, four, ... segments it is there.
template <auto const& Chain, auto const& End, long PerSegment, long Segments = 1>
constexpr auto const& run_at_end() {
  static_assert(make_towards<Chain, End, Segments / 2, Segments, PerSegment>());
  if constexpr (segment_towards<Chain, End, Segments, PerSegment>.raw_time() == raw_end<Chain, End>)
    return segment_towards<Chain, End, Segments, PerSegment>;
  else
    return run_at_end<Chain, End, PerSegment, 2 * Segments>();
}

}  // namespace detail

/// The state of a chain at an end, each segment of `PerSegment` steps a constant of its own.
///
/// \tparam Chain      a `constexpr` chain under a tolerance, at namespace scope
/// \tparam End        the time of the end, a `constexpr` variable at namespace scope
/// \tparam PerSegment how many steps, the rejected ones not counted, in one constant expression
/// \proof{examples/reference/adaptive.cpp,state_reached}
template <auto const& Chain, auto const& End, long PerSegment = 256>
inline constexpr auto state_reached = detail::run_at_end<Chain, End, PerSegment>().state();

}  // namespace unitstep
