// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <span>
#include <stdexcept>
#include <type_traits>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/many/detail/laws_on_vectors.hpp>
#include <unitstep/many/detail/raw_form_of_vectors.hpp>
#include <unitstep/many/detail/tolerance_of_vectors.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief A motion of `std::vector`s: bodies whose number is known when the program runs.
///
/// Its field is called with (state, time, accelerations): `state.position` and `state.velocity` are
/// `std::span`s of light quantities, or of vecs of them, and so is `accelerations`, which it fills. A field
/// that returns a `std::vector` is called with (state, time) as others are, and allocates each time.
///
/// `second_law` is such a field too, of masses and constants that are one for all or in a `std::vector` with one for
/// each, and `mutual_gravity` acts between all bodies; a law of the caller's is wrapped in `on_each_body`. Energy and
/// momentum are asked with the same masses.
///
/// A `tolerance` has one error for all, `motion{1e-9 * si::metre, ...}`, or a vector with one for each.
///
/// The formulas of the methods are those of all other states. They run on the arrays of a workspace of the run,
/// each sum of a formula in one loop, so that from the third step on nothing is allocated. Runs are made
/// at run time only, and all that is copied of one stays on one thread. What is filled holds what a step before
/// left there, so all of it is to be written. Methods that solve for their step, `compensated` and `damped` are
/// refused. Vectors of different lengths are an error that names both.
/// \snippet examples/reference/output.cpp vectors

namespace unitstep::detail {

/// The raw form of what a field of many bodies returns.
template <class P, class Time>
using raw_form_of_results = raw_form<std::vector<rate_of<P, Time>>>;

/// Whether a field fills the third of its arguments.
template <class Field, class X, class P, class Time>
concept fills =
    !asks_for_boost<Field> &&
    requires(Field const& field, typename raw_form<motion<X, std::vector<P>>>::field_view const s,
             typename raw_form<Time>::field_view const t,
             typename raw_form_of_results<P, Time>::filled const out) { field(s, t, out); };

template <class Field, class Q, class P, class Time>
  requires fills<Field, std::vector<Q>, P, Time>
inline constexpr bool sees_light<Field, motion<std::vector<Q>, std::vector<P>>, Time> = true;

/// What it would return.
template <class Field, class Q, class P, class Time>
  requires fills<Field, std::vector<Q>, P, Time>
struct field_call<Field, motion<std::vector<Q>, std::vector<P>>, Time, true> {
  using type = std::vector<typename raw_form<rate_of<P, Time>>::field_view>;
};

/// A field of many bodies on their numbers: it writes to an array of the run's workspace.
template <class Field, class Q, class P, class Time>
struct light_field<Field, motion<std::vector<Q>, std::vector<P>>, Time> {
  [[no_unique_address]] Field field;
  using state = raw_form<motion<std::vector<Q>, std::vector<P>>>;
  using raw = typename state::velocity::raw;

  raw operator()(typename state::raw const& s, typename raw_form<Time>::raw const& t) const {
    if constexpr (fills<Field, std::vector<Q>, P, Time>) {
      raw result = raw::beside(s.velocity);
      field(state::for_field(s), raw_form<Time>::for_field(t),
            raw_form_of_results<P, Time>::to_fill(result));
      return result;
    } else {
      auto const values = field(state::for_field(s), raw_form<Time>::for_field(t));
      if (values.size() != state::velocity::for_field(s.velocity).size())
        fail_lengths<std::domain_error>("the state", state::velocity::for_field(s.velocity).size(),
                                        "the acceleration", values.size());
      return raw_form<std::remove_const_t<decltype(values)>>::to_raw(values, s.velocity);
    }
  }
};

}  // namespace unitstep::detail
