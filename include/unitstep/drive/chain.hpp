// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief `chain`: a run that is proved in segments, each a constant of its own.

namespace unitstep {

/// A run that is proved in segments, because a compiler gives up on one long evaluation.
/// Declare it as a `constexpr` variable at namespace scope and use `state_after<it, steps>`; under a tolerance also
/// `state_reached<it, end>`, where the end is another such variable.
///
///     constexpr unitstep::chain orbit{dormand_prince5{}, start, field, allowed};
///     constexpr auto period = 17.0652165601579625588917206249;
///     static_assert(unitstep::state_reached<orbit, period>.position.x > 0.99399);
///
/// Takes the arguments of `integrate` and gives the same states, bit for bit. Under a tolerance `t0` must be given if
/// the state has no velocity.
/// \throw std::domain_error as `integrate` does
/// \proof{examples/reference/drive.cpp,chain}
template <class Method, class State, class Field, class Pace>
class chain {
  using plan = detail::plan<Method, State, Field, Pace>;
  using time = typename plan::time;
  // This is detail::body_check written out, since a call would add a note to each error in the field.
  // clang-format off
  using body = std::bool_constant<requires(Field const& field) {
    requires detail::body_is_checked_first<Field, State, time>;
    field(detail::view_of<State>(), detail::view_of<time>());
  }>;
  // clang-format on
  using verdict = decltype(plan::check_begin());

public:
  /// The run that makes the steps.
  using run = typename detail::run_of<verdict::ok, State, typename plan::run>::type;
  /// The type of its times.
  using time_type = time;
  /// The type of its state.
  using state_type = State;

  run start;  ///< the run before its first step

  /// A run of `method` from `initial` at time `t0` (0 unless given) in steps of `dt`, or within a tolerance. Times may
  /// be a `std::chrono::duration`.
  template <class StartTime = detail::start_time<time>>
  constexpr chain(Method const& method, State const& initial, Field const& field,
                  typename detail::pace_argument<Pace>::type const& pace,
                  StartTime const& t0 = StartTime{})
      : start(method, initial, field, pace, detail::same_time<time>(detail::time_for<State>(t0))) {
    using all = diagnostics::first_refusal<
        verdict,
        decltype(diagnostics::check_fit<"t0", time, detail::time_in_run<State, StartTime>>())>;
    static_assert(units_match<refusal_type<all>> && sizeof(refusal_text<all>), "wrong unit");
  }
  /// \cond
  template <detail::clock_time Dt, class StartTime = time>
  constexpr chain(Method const& method, State const& initial, Field const& field, Dt const& dt,
                  StartTime const& t0 = StartTime{})
      : chain(method, initial, field, detail::time_for<State>(dt), t0) {}
  /// \endcond
};

/// \cond
template <class Method, class State, class Field, class Given, class... StartTime>
chain(Method const&, State const&, Field const&, Given const&, StartTime const&...)
    -> chain<Method, State, Field, detail::pace_type<State, Given, StartTime...>>;
/// \endcond

namespace detail {

template <auto const& Chain>
using run_of_chain = typename std::remove_cvref_t<decltype(Chain)>::run;

/// The raw end of a run.
template <class Chain, class End>
constexpr auto end_of_chain(End const& end_time) {
  using time = typename Chain::time_type;
  using state = typename Chain::state_type;
  using verdict = decltype(diagnostics::check_fit<"end", time, time_in_run<state, End>>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  auto const end =
      raw_form<time>::to_raw(detail::same_time<time>(detail::time_for<state>(end_time)));
  detail::require_end(end);
  return end;
}
template <auto const& Chain, auto const& End>
inline constexpr auto raw_end = detail::end_of_chain<std::remove_cvref_t<decltype(Chain)>>(End);

/// The run after whole segments, each from the end of the one before. After a given end that is reached, no more steps
/// are made.
template <auto const& Chain, long Segments, long PerSegment, auto const&... End>
inline constexpr run_of_chain<Chain> segment_end =
    segment_end<Chain, Segments - 1, PerSegment, End...>.after(PerSegment, raw_end<Chain, End>...);
template <auto const& Chain, long PerSegment, auto const&... End>
inline constexpr auto const& segment_end<Chain, 0, PerSegment, End...> = Chain.start;

/// Makes the whole segments `From + 1` to `To` in their order by halves, so that templates nest only as deep as the
/// logarithm of their number.
template <auto const& Chain, long From, long To, long PerSegment, auto const&... End>
constexpr bool make_segments() {
  if constexpr (To == From) {
    return true;
  } else if constexpr (To == From + 1) {
    return (static_cast<void>(segment_end<Chain, To, PerSegment, End...>), true);
  } else {
    constexpr long middle = From + (To - From) / 2;
    return make_segments<Chain, From, middle, PerSegment, End...>() &&
           make_segments<Chain, middle, To, PerSegment, End...>();
  }
}

/// The number of whole segments, which are made before the rest.
template <auto const& Chain, long Steps, long PerSegment>
struct segment_count {
  static_assert(Steps >= 0, "steps must not be negative (a negative dt runs backwards)");
  static_assert(PerSegment > 0, "a segment has at least one step");
  static constexpr long whole = Steps / PerSegment;
  static constexpr long rest = Steps % PerSegment;
  static_assert(make_segments<Chain, 0, whole, PerSegment>());
};

/// The run at its end, which is tried after one, two, four, ... segments.
template <auto const& Chain, auto const& End, long PerSegment, long Segments = 1>
constexpr auto const& run_at_end() {
  static_assert(make_segments<Chain, Segments / 2, Segments, PerSegment, End>());
  if constexpr (segment_end<Chain, Segments, PerSegment, End>.is_at(raw_end<Chain, End>))
    return segment_end<Chain, Segments, PerSegment, End>;
  else
    return run_at_end<Chain, End, PerSegment, 2 * Segments>();
}

}  // namespace detail

/// The state of a chain after `Steps` steps, each segment of `PerSegment` steps a constant of its own.
///
/// The cost is that of the steps: any number of them reaches no limit of a compiler. Choose a smaller `PerSegment` if
/// one step is very long (dozens of bodies).
///
/// \tparam Chain      a `constexpr` chain at namespace scope
/// \tparam Steps      the number of steps, at least 0
/// \tparam PerSegment the number of them in one constant expression
/// \proof{examples/reference/drive.cpp,chain}
template <auto const& Chain, long Steps, long PerSegment = 1024>
inline constexpr auto state_after =
    // The first segment is made here, so that the notes to an error in it are few.
    (static_cast<void>(detail::segment_end<Chain, Steps >= PerSegment, PerSegment>),
     detail::segment_end<Chain, detail::segment_count<Chain, Steps, PerSegment>::whole, PerSegment>)
        .after(detail::segment_count<Chain, Steps, PerSegment>::rest)
        .state();

/// The state of a chain at an end, each segment of `PerSegment` steps a constant of its own.
///
/// \tparam Chain      a `constexpr` chain under a tolerance, at namespace scope
/// \tparam End        the time of the end, a `constexpr` variable at namespace scope
/// \tparam PerSegment the number of steps, without the rejected ones, in one constant expression
/// \proof{examples/reference/adaptive.cpp,state_reached}
template <auto const& Chain, auto const& End, long PerSegment = 256>
inline constexpr auto state_reached = detail::run_at_end<Chain, End, PerSegment>().state();

}  // namespace unitstep
