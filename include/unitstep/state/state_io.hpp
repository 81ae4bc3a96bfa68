// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/pfr/core.hpp>
#include <cstddef>
#include <ostream>
#include <unitstep/math/quaternion_io.hpp>
#include <unitstep/math/vec_io.hpp>
#include <unitstep/state/aggregate_state.hpp>
#include <unitstep/state/motion.hpp>
#include <unitstep/state/rigid_body.hpp>
#include <unitstep/state/rotation.hpp>
#include <utility>

/// \file
/// \brief Prints states with `<<`: `position (1, 2) m, velocity (0, 3) m s^-1`.

namespace unitstep {

namespace detail {

/// An aggregate of the caller's, all members of which can be printed.
template <class S>
inline constexpr bool is_printed_aggregate = false;
template <aggregate_state S>
inline constexpr bool is_printed_aggregate<S> = can_be_member<S>;

// A value: a quantity, a number, a vec or an array of them.
template <class Out, class T>
void print_state(Out& out, T const& value) {
  print_numbers(out, value);
  shared_unit<T>::print(out);
}
template <class Out, class T>
void print_state(Out& out, quaternion<T> const& q) {
  out << "(" << q.w << ", " << q.x << ", " << q.y << ", " << q.z << ")";
}
template <class Out, class X, class V>
void print_state(Out& out, motion<X, V> const& m) {
  out << "position ";
  print_state(out, m.position);
  out << ", velocity ";
  print_state(out, m.velocity);
}
template <class Out, class O, class W>
void print_state(Out& out, rotation<O, W> const& r) {
  out << "orientation ";
  print_state(out, r.orientation);
  out << ", angular_velocity ";
  print_state(out, r.angular_velocity);
}
template <class Out, class M, class R>
void print_state(Out& out, rigid_body<M, R> const& b) {
  print_state(out, b.motion);
  out << ", ";
  print_state(out, b.rotation);
}
template <class Out, class S>
  requires is_printed_aggregate<S>
void print_state(Out& out, S const& s);

/// A member of an aggregate; what is a state itself is in braces, as an aggregate is anyway.
template <class Out, class M>
void print_member(Out& out, M const& m) {
  print_state(out, m);
}
template <class Out, class X, class V>
void print_member(Out& out, motion<X, V> const& m) {
  out << "{";
  print_state(out, m);
  out << "}";
}
template <class Out, class M, std::size_t N>
  requires (!plain_member<M>)
void print_member(Out& out, std::array<M, N> const& members) {
  for (std::size_t i = 0; i < N; ++i) {
    out << (i == 0 ? "[" : ", ");
    print_member(out, members[i]);
  }
  out << "]";
}
template <class Out, class S, std::size_t... I>
void print_members(Out& out, S const& s, std::index_sequence<I...>) {
  ((out << (I == 0 ? "{" : ", "), print_member(out, boost::pfr::get<I>(s))), ...);
  out << "}";
}
template <class Out, class S>
  requires is_printed_aggregate<S>
void print_state(Out& out, S const& s) {
  print_members(out, s, std::make_index_sequence<boost::pfr::tuple_size_v<S>>{});
}

}  // namespace detail

/// Prints a motion: `position (1, 2) m, velocity (0, 3) m s^-1`. Each number takes the stream's
/// precision and notation, as in all that is printed here; units are printed by Boost.Units.
template <class X, class V>
std::ostream& operator<<(std::ostream& out, motion<X, V> const& m) {
  detail::print_state(out, m);
  return out;
}

/// Prints a rotation: `orientation (1, 0, 0, 0), angular_velocity (0, 0, 2) rad s^-1`.
template <class O, class W>
std::ostream& operator<<(std::ostream& out, rotation<O, W> const& r) {
  detail::print_state(out, r);
  return out;
}

/// Prints a rigid body: its motion, then its rotation.
template <class M, class R>
std::ostream& operator<<(std::ostream& out, rigid_body<M, R> const& b) {
  detail::print_state(out, b);
  return out;
}

/// Prints an aggregate of the caller's, its members in their order: `{2 m, 300 K}`.
///
/// It is found where names of `unitstep` are: after `using namespace unitstep;`, or, so that templates
/// and GoogleTest find it too, with `using unitstep::operator<<;` in the namespace of the aggregate.
template <class S>
  requires detail::is_printed_aggregate<S>
std::ostream& operator<<(std::ostream& out, S const& s) {
  detail::print_state(out, s);
  return out;
}

}  // namespace unitstep
