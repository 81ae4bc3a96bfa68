// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <type_traits>
#include <unitstep/answers/detail/roots.hpp>
#include <unitstep/drive/detail/check.hpp>
#include <unitstep/drive/detail/plan.hpp>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief `equilibrium`: a state in which a field changes nothing.

namespace unitstep {

namespace detail {

/// The rates of a field at a state, as numbers with their slopes by the numbers of the state: a function whose root
/// `roots_of_several` finds.
template <class State, class Time, class Field>
struct rates_at_state {
  using raw = typename raw_form<State>::raw;
  using layout = as_vector<raw>;
  using T = typename layout::number;
  static constexpr std::size_t size = layout::size;
  using arguments = std::array<T, size>;
  using raw_field_type = decltype(unitstep::raw_field<State, Time>(std::declval<Field const&>()));
  using system = jacobian_of<raw, raw_field_type>;

  raw_field_type field;
  T time;
  arguments sizes{};  // not used here

  constexpr std::array<unitstep::dual<T, size>, size> operator()(arguments const& x) const {
    state_vector<T, size> y{};
    for (std::size_t i = 0; i < size; ++i) y[i] = x[i];
    system const of{field};
    auto const rates = of.rates(y, time);
    typename system::matrix_type slopes{};
    of.by_state(y, time, rates, y, T(1), slopes);
    std::array<unitstep::dual<T, size>, size> r{};
    for (std::size_t i = 0; i < size; ++i) {
      r[i] = rates[i];
      for (std::size_t j = system::matrix_type::first(i); j < slopes.end(i); ++j)
        r[i].slope[j] = slopes.a[i][j + system::matrix_type::shift(i)];
    }
    return r;
  }

  /// Ends a search with a sentence that contains the last try, in the units of the state, and the rates there.
  [[noreturn]] constexpr void fail_without_root(char const* why, arguments const& x) const {
    if constexpr (!failures_are_reported) fail<std::runtime_error>(why);
    sentence words;
    words.add("unitstep: equilibrium ", why);
    auto const list = [&words](char const* heading, auto const& numbers) {
      char const* between = heading;
      for (auto const& number : numbers) {
        words += between;
        detail::append_amount(words, detail::real_part(number));
        between = ", ";
      }
    };
    list("; the numbers of the last try were ", x);
    list(", and their rates ", (*this)(x));
    fail<std::runtime_error>(words.data());
  }
};

/// The type of the time for which a field is evaluated by default: that of the state, or else seconds.
template <class State>
struct time_of_balance : time_of_state<State> {};
template <class State>
  requires std::is_void_v<typename time_of_state<State>::type>
struct time_of_balance<State> {
  using number = typename number_of_time<State>::type;
  using type = boost::units::quantity<boost::units::si::time, number>;
};

}  // namespace detail

namespace diagnostics {

/// The verdict on a field whose equilibrium is sought.
template <class State, class Field, class Time>
consteval auto check_balance() {
  using namespace unitstep::detail;
  if constexpr (auto problem = check_problem<State, Field, Time, int, Time>(); !problem.ok) {
    return problem;
  } else if constexpr (auto field = check_inside<State, Field, Time>(); !field.ok) {
    return field;
  } else if constexpr (!std::floating_point<typename raw_form<State>::number> ||
                       !as_vector<typename raw_form<State>::raw>::is_raw ||
                       as_vector<typename raw_form<State>::raw>::size == run_time_length) {
    return refuse<"guess", words<"a motion or an aggregate of floating point">, State>{};
  } else if constexpr (!rates_at_state<State, Time, Field>::system::is_exact) {
    return refuse<"field", words<"callable with any number (aggregates are templates over it)">,
                  words<"one that names its types">>{};
  } else {
    return accepted{};
  }
}

}  // namespace diagnostics

/// A state in which all rates of a field are zero. A system that is in this state stays in it.
///
/// \f[ f(y, t) = 0 \f]
///
///     auto const hangs = equilibrium(field, motion{0.1 * si::metre, 0.0 * si::metre_per_second});
///
/// A motion is then at rest and has no acceleration. In an aggregate no member changes: a flight keeps its speed, a
/// tank empties as fast as it is filled, a reaction has come to its end. The search is Newton's method, with the
/// derivatives of the field. Each step is shortened until the next one is shorter, so the sizes and units of members do
/// not matter. It finds an equilibrium near the guess, stable or not. You may use it in a constant expression.
///
/// If you know some numbers of the state and look for others, such as the throttle at a given speed, use `solve` and
/// demand zero rates: `get<0>(rates)` is the rate of the first member.
///
/// Cost: 5 to 10 tries. Each takes one evaluation of the field, and one on dual numbers for each number of the state.
///
/// \param field callable (state, time) as every run takes it, with any number (`auto`)
/// \param guess a motion or an aggregate near to it
/// \param time  the time for which the field is evaluated; 0 s unless given
/// \return the state
/// \throw std::runtime_error if the search finds none; the sentence has the last try and the rates there. Also if the
///        equations depend on one another, so that an equilibrium would not be the only one around
/// \proof{examples/reference/answers.cpp,equilibrium}
template <class Field, class State, class Time = typename detail::time_of_balance<State>::type>
[[nodiscard]] constexpr State equilibrium(Field const& field, State const& guess,
                                          Time const& time = Time{}) {
  using verdict = decltype(diagnostics::check_balance<State, Field, Time>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using function = detail::rates_at_state<State, Time, Field>;
    auto const raw = raw_form<State>::to_raw(guess);
    raw_form<State>::require_finite(raw);
    auto const start = function::layout::flatten(raw);
    detail::roots_of_several<function> all{
        {unitstep::raw_field<State, Time>(field), raw_form<Time>::to_raw(time)}, {}};
    for (std::size_t i = 0; i < function::size; ++i) all.x[i] = start[i];
    auto const found = all.find();
    auto y = start;
    for (std::size_t i = 0; i < function::size; ++i) y[i] = found[i];
    return raw_form<State>::from_raw(function::layout::unflatten(y));
  } else {
    return guess;  // so that the refusal is the only error
  }
}

}  // namespace unitstep
