// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/engines/require.hpp>
#include <unitstep/enclose/bounds.hpp>
#include <unitstep/enclose/detail/enclosure_run.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/numbers/interval_functions.hpp>
#include <utility>

/// \file
/// \brief An enclosure of every solution after some steps: at once, in pieces, or in parts of the start.

namespace unitstep::detail {

/// For the check of units, in place of a field that returns intervals because of a constant between bounds: the field
/// with doubles in its result.
template <class Field>
struct field_on_doubles {
  template <class State, class Time>
  auto operator()(State const& s, Time const& t) const
      -> doubles_of<std::remove_cvref_t<decltype(std::declval<Field const&>()(s, t))>>;
};
/// Whether a field returns intervals. A law with `require_values` is the library's, which is on doubles already.
template <class Field, class State, class Time>
concept returns_intervals =
    !requires(Field const& law) { law.require_values(); } && diagnostics::steppable<State> &&
    requires(Field const& field, typename raw_form<State>::field_view const& s,
             typename raw_form<Time>::field_view const& t) {
      requires !std::same_as<doubles_of<std::remove_cvref_t<decltype(field(s, t))>>,
                             std::remove_cvref_t<decltype(field(s, t))>>;
    };

/// The field whose units are checked in place of a given one: on doubles if that returns intervals; and for a field of
/// laws, with the caller's laws on doubles.
template <class Field, class State, class Time>
struct field_to_check {
  using type =
      std::conditional_t<returns_intervals<Field, State, Time>, field_on_doubles<Field>, Field>;
};
template <template <class...> class Laws, class... Law, class State, class Time>
  requires checks_itself<Laws<Law...>, State, Time>
struct field_to_check<Laws<Law...>, State, Time> {
  using type = Laws<typename field_to_check<Law, State, Time>::type...>;
};

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// The verdict on all arguments of an enclosure: as for a run by a method, on doubles in place of intervals; then
/// whether state and field can have other numbers at all.
template <class State, class Field, class Time, class Steps = int, class StartTime = Time>
consteval auto check_enclosure() {
  using state = unitstep::detail::doubles_of<State>;
  using field = unitstep::detail::doubles_of<Field>;
  using number = interval<double>;
  using problem = decltype([] {
    using given = decltype(check_problem<state, field, Time, Steps, StartTime>());
    if constexpr (given::ok)
      return given{};
    else
      return check_problem<state,
                           typename unitstep::detail::field_to_check<field, state, Time>::type,
                           Time, Steps, StartTime>();
  }());
  if constexpr (!problem::ok)
    return problem{};
  else if constexpr (requires { requires raw_form<state>::on_group; })
    return refuse<"initial", words<"an aggregate, of angular velocities say, and no orientation">,
                  State>{};
  else if constexpr (std::same_as<typename unitstep::detail::vector_layout<state>::number,
                                  long double>)
    return refuse<"initial", words<"quantities of double or float">, words<"long double">>{};
  else if constexpr (!unitstep::detail::rebindable<State, number>)
    return refuse<"initial", words<"a state that is a template over its number">, State>{};
  else if constexpr (!unitstep::detail::field_on_number<number, State, Time, Field>)
    return unitstep::detail::refused_on_number<Field>{};
  else
    return accepted{};
}

/// The verdict on the number of steps of a run that makes at least one, and keeps an entry for each.
template <auto Steps, class Entry>
consteval auto check_some_steps() {
  using any = decltype(check_table_steps<Steps, Entry>());
  if constexpr (counting<std::remove_const_t<decltype(Steps)>>) {
    if constexpr (Steps < 1)
      return refuse<"steps", words<"at least 1">, given_count<Steps>>{};
    else
      return any{};
  } else {
    return any{};
  }
}

}  // namespace unitstep::diagnostics

namespace unitstep {

namespace detail {

/// The order of an enclosure by default: high enough for steps of ordinary length, low enough for a constant
/// expression.
inline constexpr int order_of_enclosure = 8;

/// In place of a certainty of a run that was refused: every assertion about it holds.
struct refused_certainty : unknown {
  static constexpr bool surely() { return true; }
  static constexpr bool may_be() { return true; }
};

/// In place of the result of an enclosure, a tube or a landing that was refused.
struct refused_enclosure : unknown {
  unknown position, velocity, earliest, latest;
  refused_certainty happens, once;

  static constexpr bool always(auto const&) { return true; }
  static constexpr bool never(auto const&) { return true; }
  static constexpr refused_enclosure after(long) { return {}; }
  static constexpr refused_enclosure state() { return {}; }
};

}  // namespace detail

/// An enclosure of every solution after `steps` steps of `dt`: the state with an interval for each quantity. It holds
/// the solution of the differential equation itself, not only that of a method, for every start and every constant in
/// the given intervals, rounding included. In a constant expression the compiler thereby proves it.
///
/// \f[ x(t_0 + n h) \in X \quad\text{for every solution of}\quad \dot x = f(x, t),\; x(t_0) \in X_0 \f]
///
/// The field is called with truncated series of intervals, so it takes any number (`auto const&`), and an aggregate is
/// a template over its number. A constant of a field counts as exactly its double; one of a law may be an interval
/// (`between`, `around`). Method: Taylor series of `order` with Lagrange's remainder over a box that is verified to
/// hold the solution, and a parallelepiped that the mean value theorem moves along.
///
/// Cost: with n numbers and the order p, about \f$ (n + \tfrac32)\,p^2 \f$ products of intervals a step for each
/// product in the field, which is called three or four times. Errors: a run that finds no enclosure ends with an
/// exception, and never with a wrong box.
/// Sources: R. J. Lohner (1987); N. S. Nedialkov, K. R. Jackson, G. F. Corliss, Appl. Math. Comput. 105, 21 (1999).
///
/// \tparam order  of the Taylor series, at least 1; 8 unless given
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time), as for `integrate`
/// \param dt      the step, in the time unit of the state; negative runs backwards
/// \param steps   the number of steps, at least 0
/// \param t0      the time of `initial`, 0 unless given
/// \throw std::runtime_error if there is no enclosure (a long step, a wide box); the message has the time
/// \throw std::domain_error  if something given is not finite, or an interval has its lower bound above its upper
/// \proof{examples/reference/enclose.cpp,enclose}
template <int order = detail::order_of_enclosure, class State, class Field, class Time,
          class Steps = diagnostics::left_out, class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto enclose(State const& initial, Field const& field, Time const& dt,
                                     Steps const& steps = Steps{},
                                     StartTime const& t0 = StartTime{}) {
  using verdict = decltype(diagnostics::check_enclosure<State, Field, Time, Steps, StartTime>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    detail::require_steps(steps);
    detail::enclosure_run<order, State, Field, Time> run{initial, field, dt, t0};
    for (auto n = static_cast<long>(steps); n > 0; --n) run.step();
    return run.state();
  } else {
    return detail::refused_enclosure{};
  }
}

/// An enclosure that can be continued. It keeps its set, a parallelepiped, so that nothing is lost between one piece
/// and the next, as it would be if each began from a box. Made by `start_enclosure`.
///
/// As constants at namespace scope each piece is a constant of its own, so that no limit of a compiler is reached.
/// `state_after` takes it like a `chain`.
///
/// \tparam order of the Taylor series
/// \proof{examples/reference/enclose.cpp,enclosure}
template <int order, class State, class Field, class Time>
struct enclosure {
  using run = detail::enclosure_run<order, State, Field, Time>;  ///< the run that makes the steps

  run start;  ///< its present place

  /// \cond
  constexpr enclosure& operator=(enclosure const&)
    requires std::is_copy_assignable_v<run>
  = default;
  /// \endcond
  /// Copies another one even if the field has no assignment, as a lambda that captures.
  template <std::same_as<enclosure> Other>
    requires (!std::is_copy_assignable_v<run>)
  constexpr enclosure& operator=(Other const& other) {
    if (this != &other) detail::replace_in_place(start, other.start);
    return *this;
  }

  /// The same after this many more steps.
  [[nodiscard]] constexpr enclosure after(long steps) const { return {start.after(steps)}; }
  /// The present enclosure of every solution, as from `enclose`.
  [[nodiscard]] constexpr detail::enclosed_of<State> state() const { return start.state(); }
};

/// An enclosure before its first step; arguments and errors as for `enclose`.
///
/// \tparam order  of the Taylor series
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time)
/// \param dt      the step; negative runs backwards
/// \param t0      the time of `initial`, 0 unless given
/// \proof{examples/reference/enclose.cpp,enclosure}
template <int order = detail::order_of_enclosure, class State, class Field, class Time,
          class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto start_enclosure(State const& initial, Field const& field,
                                             Time const& dt, StartTime const& t0 = StartTime{}) {
  using verdict = decltype(diagnostics::check_enclosure<State, Field, Time, int, StartTime>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    return enclosure<order, State, Field, Time>{{initial, field, dt, t0}};
  } else {
    return detail::refused_enclosure{};
  }
}

/// Like `enclose`, but splits the start into parts, encloses each by itself, and returns the union. Take it if one wide
/// box has no enclosure, or grows too much.
///
/// Every number of the start that is not a point is divided into `parts`, so two numbers make \f$ \text{parts}^2 \f$
/// boxes. The cost is that of as many runs.
///
/// \tparam parts  into which each interval is divided, at least 1
/// \tparam order  of the Taylor series
/// \param initial the state at `t0`, its quantities points or intervals
/// \param field   called with (state, time)
/// \param dt      the step; negative runs backwards
/// \param steps   the number of steps, at least 0
/// \param t0      the time of `initial`, 0 unless given
/// \throw std::runtime_error as `enclose` does
/// \throw std::domain_error as `enclose` does
/// \proof{examples/reference/enclose.cpp,enclose_in_parts}
template <int parts, int order = detail::order_of_enclosure, class State, class Field, class Time,
          class Steps = diagnostics::left_out, class StartTime = detail::start_time<Time>>
[[nodiscard]] constexpr auto enclose_in_parts(State const& initial, Field const& field,
                                              Time const& dt, Steps const& steps = Steps{},
                                              StartTime const& t0 = StartTime{}) {
  using verdict = decltype(diagnostics::check_enclosure<State, Field, Time, Steps, StartTime>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    static_assert(parts >= 1, "a start has at least one part");
    using number = interval<double>;
    detail::require_steps(steps);
    detail::enclosure_run<order, State, Field, Time> const run{initial, field, dt, t0};
    auto const box = detail::vector_of_state<number>(initial);
    constexpr std::size_t n = decltype(box)::size;
    int at[n]{};  // the part of each number
    auto whole = box;
    bool first = true;
    for (bool more = true; more;) {
      auto part = box;
      for (std::size_t i = 0; i < n; ++i) {
        // Neighbours share the double between them, so that no number is left out.
        auto const edge = [&](int k) {
          double const inner = box[i].lower + (box[i].upper - box[i].lower) * k / parts;
          return k == 0       ? box[i].lower
                 : k == parts ? box[i].upper
                              : detail::smaller(inner, box[i].upper);
        };
        part[i] = number(edge(at[i]), edge(at[i] + 1));
      }
      auto const end = run.from(part).after(static_cast<long>(steps)).box();
      for (std::size_t i = 0; i < n; ++i) whole[i] = first ? end[i] : hull(whole[i], end[i]);
      first = false;
      more = false;
      for (std::size_t i = 0; i < n && !more; ++i) {
        if (box[i].lower == box[i].upper) continue;
        at[i] = at[i] + 1 < parts ? at[i] + 1 : 0;
        more = at[i] != 0;
      }
    }
    return run.state_of(whole);
  } else {
    return detail::refused_enclosure{};
  }
}

}  // namespace unitstep
