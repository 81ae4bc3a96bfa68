// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/pfr/core.hpp>
#include <cstddef>
#include <ostream>
#include <unitstep/math/quaternion_io.hpp>
#include <unitstep/math/vec_io.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief Prints states with `<<`: `position (1, 2) m, velocity (0, 3) m s^-1`.

namespace unitstep::detail {

/// A state of a family that names its members, or an aggregate of the caller's, all members of which can be printed.
template <class S>
inline constexpr bool is_printed = is_state<S>;
template <class M>
inline constexpr bool is_printed_member = can_be_member<M> || is_printed<M>;
template <class M, class Allocator>
inline constexpr bool is_printed_member<std::vector<M, Allocator>> = is_printed_member<M>;
template <aggregate_state S>
inline constexpr bool is_printed<S> =
    holds_of_members<S>([]<class M>(std::type_identity<M>) { return is_printed_member<M>; });

template <class Out, class T>
void print_state(Out& out, T const& value);

/// A member of an aggregate. A state is put in braces, as an aggregate is anyway.
template <class Out, class M>
void print_member(Out& out, M const& m) {
  if constexpr (requires {
                  m.size();
                  requires !plain_member<typename M::value_type>;
                }) {
    print_bodies(out, m, [&](auto const& one) { print_member(out, one); });
  } else {
    out << (is_state<M> ? "{" : "");
    print_state(out, m);
    out << (is_state<M> ? "}" : "");
  }
}
/// A member of a family's state, behind its name; one that is a state itself names its own members.
template <text Name, class Out, class M>
void print_named(Out& out, M const& m) {
  if constexpr (!is_state<M>) out << Name.characters << " ";
  print_state(out, m);
}
/// All members of a state, behind their names, or in braces where they have none.
template <class Out, class S, text... Names, std::size_t... I>
void print_members(Out& out, S const& s, names<Names...>, std::index_sequence<I...>) {
  if constexpr (sizeof...(Names) == 0) {
    ((out << (I == 0 ? "{" : ", "), print_member(out, boost::pfr::get<I>(s))), ...);
    out << "}";
  } else {
    ((out << (I == 0 ? "" : ", "), print_named<Names>(out, boost::pfr::get<I>(s))), ...);
  }
}
/// A state, a quaternion, or a value: a quantity, a number, a vec or an array of them.
template <class Out, class T>
void print_state(Out& out, T const& value) {
  if constexpr (is_quaternion<T>) {
    out << "(" << value.w << ", " << value.x << ", " << value.y << ", " << value.z << ")";
  } else if constexpr (is_printed<T>) {
    print_members(out, value, member_names<T>, members_of<T>{});
  } else {
    print_numbers(out, value);
    shared_unit<T>::print(out);
  }
}

}  // namespace unitstep::detail

namespace unitstep {

/// Prints a state. A motion is printed as `position (1, 2) m, velocity (0, 3) m s^-1`, a rotation as
/// `orientation (1, 0, 0, 0), angular_velocity (0, 0, 2) rad s^-1`, and a rigid body as its motion, then its rotation.
/// Each number takes the stream's precision and notation, as in all that is printed here; units are printed by
/// Boost.Units.
///
/// An aggregate of the caller's is printed as its members in their order: `{2 m, 300 K}`. For it the operator is found
/// where names of `unitstep` are: after `using namespace unitstep;`, or, so that templates and GoogleTest find it too,
/// with `using unitstep::operator<<;` in the namespace of the aggregate.
template <class S>
  requires detail::is_printed<S>
std::ostream& operator<<(std::ostream& out, S const& s) {
  detail::print_state(out, s);
  return out;
}

}  // namespace unitstep
