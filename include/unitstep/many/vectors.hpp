// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <span>
#include <stdexcept>
#include <type_traits>
#include <unitstep/field/raw_field.hpp>
#include <unitstep/many/detail/door_of_vectors.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief A motion of `std::vector`s: bodies whose number is known when the program runs.
///
///     std::vector<vec<quantity<si::length>, 3>> positions = read();
///     motion start{positions, velocities};
///     auto const end = integrate(rk4{}, start, field, dt, steps);
///
/// Its field is called with (state, time, accelerations): `state.position` and `state.velocity` are
/// `std::span`s of light quantities, or of vecs of them, and so is `accelerations`, which it fills. A field
/// that returns a `std::vector` is called with (state, time) as others are, and allocates each time.
///
/// The formulas of the methods are those of all other states. They run on the arrays of a workspace of the run,
/// each sum of a formula in one loop, so that from the third step on nothing is allocated. Runs are made
/// at run time only, and all that is copied of one stays on one thread. What is filled holds what a step before
/// left there, so all of it is to be written. Methods that solve for their step, `compensated` and `damped` are
/// refused.

namespace unitstep::detail {

/// The door of what a field of many bodies returns.
template <class P, class Time>
using door_of_results = door<std::vector<rate_of<P, Time>>>;

/// Whether a field fills the third of its arguments.
template <class Field, class X, class P, class Time>
concept fills = !asks_for_boost<Field> &&
                requires(Field const& field, typename door<motion<X, std::vector<P>>>::seen const s,
                         typename door<Time>::seen const t,
                         typename door_of_results<P, Time>::filled const out) { field(s, t, out); };

template <class Field, class Q, class P, class Time>
  requires fills<Field, std::vector<Q>, P, Time>
inline constexpr bool sees_light<Field, motion<std::vector<Q>, std::vector<P>>, Time> = true;

/// What it would return.
template <class Field, class Q, class P, class Time>
  requires fills<Field, std::vector<Q>, P, Time>
struct field_call<Field, motion<std::vector<Q>, std::vector<P>>, Time, true> {
  using type = std::vector<typename door<rate_of<P, Time>>::seen>;
};

/// A field of many bodies on their numbers: it writes to an array of the run's workspace.
template <class Field, class Q, class P, class Time>
struct light_field<Field, motion<std::vector<Q>, std::vector<P>>, Time> {
  [[no_unique_address]] Field field;
  using state = door<motion<std::vector<Q>, std::vector<P>>>;
  using raw = typename state::velocity::raw;

  raw operator()(typename state::raw const& s, typename door<Time>::raw const& t) const {
    if constexpr (fills<Field, std::vector<Q>, P, Time>) {
      raw result = raw::beside(s.velocity);
      field(state::show(s), door<Time>::show(t), door_of_results<P, Time>::to_fill(result));
      return result;
    } else {
      auto const values = field(state::show(s), door<Time>::show(t));
      if (values.size() != state::velocity::show(s.velocity).size())
        fail_lengths<std::domain_error>("the state", state::velocity::show(s.velocity).size(),
                                        "the acceleration", values.size());
      return door<std::remove_const_t<decltype(values)>>::off(values, s.velocity);
    }
  }
};

}  // namespace unitstep::detail
