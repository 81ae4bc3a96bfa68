// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/clock_time.hpp>
#include <unitstep/drive/detail/refused_run.hpp>
#include <unitstep/state/detail/check_fit.hpp>

namespace unitstep {

/// A fixed-step run that is proved in segments, because a compiler gives up on one long evaluation.
///
/// Declare it as a `constexpr` variable at namespace scope and ask for `state_after<it, steps>`.
///
/// Takes what `integrate` takes and gives the same states, bit for bit.
/// \throw std::domain_error if the start, `dt` or `t0` is not finite
/// \proof{examples/reference/drive.cpp,chain}
template <class Method, class State, class Field, class Time>
class chain {
  // The same as detail::body_check, written out: a call would add a note to each error in the field.
  // clang-format off
  using body = std::bool_constant<requires(Field const& field) {
    requires detail::body_is_checked_first<Field, State, Time>;
    field(typename raw_form<State>::field_view(), typename raw_form<Time>::field_view());
  }>;
  // clang-format on
  using verdict = decltype(diagnostics::check_run<Method, State, Field, Time>());

public:
  /// What steps the run.
  using run = typename detail::run_of<verdict::ok, Method, State, Field, Time>::type;

  run start;  ///< the run before its first step

  /// A run of `method` from `initial` at time `t0` (0 unless given) in steps of `dt`.
  template <class StartTime = detail::start_time<Time>>
  constexpr chain(Method const& method, State const& initial, Field const& field, Time const& dt,
                  StartTime const& t0 = StartTime{})
      : start(method, initial, field, dt, detail::same_time<Time>(t0)) {
    using all =
        diagnostics::first_refusal<verdict,
                                   decltype(diagnostics::check_fit<"t0", Time, StartTime>())>;
    static_assert(units_match<printed<all>> && sizeof(message_of<all>), "wrong unit");
  }

  /// The same with a `std::chrono::duration` for `dt`, `t0` or both.
  template <detail::clock_time Step, class StartTime = Time>
  constexpr chain(Method const& method, State const& initial, Field const& field, Step const& dt,
                  StartTime const& t0 = StartTime{})
      : chain(method, initial, field, detail::time_for<State>(dt), detail::time_for<State>(t0)) {}
  /// The same with a `std::chrono::duration` for `t0`.
  template <detail::clock_time StartTime>
  constexpr chain(Method const& method, State const& initial, Field const& field, Time const& dt,
                  StartTime const& t0)
      : chain(method, initial, field, dt, detail::time_for<State>(t0)) {}
};

/// \cond
template <class Method, class State, class Field, detail::clock_time Step>
chain(Method const&, State const&, Field const&, Step const&)
    -> chain<Method, State, Field, detail::seconds_for<State>>;
template <class Method, class State, class Field, detail::clock_time Step, class StartTime>
chain(Method const&, State const&, Field const&, Step const&, StartTime const&)
    -> chain<Method, State, Field, detail::seconds_for<State>>;
/// \endcond

namespace detail {

template <auto const& Chain>
using run_of_chain = typename std::remove_cvref_t<decltype(Chain)>::run;

/// The run after whole segments, each from the end of the one before.
template <auto const& Chain, long Segments, long PerSegment>
inline constexpr run_of_chain<Chain> segment_end =
    segment_end<Chain, Segments - 1, PerSegment>.after(PerSegment);
template <auto const& Chain, long PerSegment>
inline constexpr auto const& segment_end<Chain, 0, PerSegment> = Chain.start;

/// Makes the whole segments `From` to `To - 1` in their order by halves, so that no template nests
/// deeper than the logarithm of their number.
template <auto const& Chain, long From, long To, long PerSegment>
struct segments {
  static constexpr long middle = From + (To - From) / 2;
  static constexpr bool made = segments<Chain, From, middle, PerSegment>::made &&
                               segments<Chain, middle, To, PerSegment>::made;
};
template <auto const& Chain, long From, long PerSegment>
struct segments<Chain, From, From, PerSegment> {
  static constexpr bool made = true;
};
template <auto const& Chain, long From, long To, long PerSegment>
  requires (To == From + 1)
struct segments<Chain, From, To, PerSegment> {
  static constexpr bool made = (static_cast<void>(segment_end<Chain, To, PerSegment>), true);
};

/// How many whole segments, which are made before the rest.
template <auto const& Chain, long Steps, long PerSegment>
struct course {
  static_assert(Steps >= 0, "steps must not be negative (a negative dt runs backwards)");
  static_assert(PerSegment > 0, "a segment has at least one step");
  static constexpr long whole = Steps / PerSegment;
  static constexpr long rest = Steps % PerSegment;
  static_assert(segments<Chain, 0, whole, PerSegment>::made);
};

}  // namespace detail

/// The state of a chain after `Steps` steps, each segment of `PerSegment` steps a constant of its own.
///
/// The cost is that of the steps: no limit of a compiler is reached, however many there are. Choose a
/// smaller `PerSegment` if one step is very long (dozens of bodies).
///
/// \tparam Chain      a `constexpr` chain at namespace scope
/// \tparam Steps      how many steps, at least 0
/// \tparam PerSegment how many of them in one constant expression
/// \proof{examples/reference/drive.cpp,chain}
template <auto const& Chain, long Steps, long PerSegment = 1024>
inline constexpr auto state_after =
    // The first segment is made here, so that the notes to an error in it are few.
    (static_cast<void>(detail::segment_end<Chain, Steps >= PerSegment, PerSegment>),
     detail::segment_end<Chain, detail::course<Chain, Steps, PerSegment>::whole, PerSegment>)
        .after(detail::course<Chain, Steps, PerSegment>::rest)
        .state();

}  // namespace unitstep
