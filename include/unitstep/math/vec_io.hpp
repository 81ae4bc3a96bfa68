// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <cstddef>
#include <ostream>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/light_io.hpp>
#include <vector>

namespace unitstep {

namespace detail {

// `Out` is a stream, or any other type that takes numbers, words and units by `<<`.

/// The unit of all numbers of a value: that of its innermost component.
template <class T>
struct shared_unit {
  template <class Out>
  static void print(Out&) {}
};
template <quantity_like Q>
struct shared_unit<Q> {
  template <class Out>
  static void print(Out& out) {
    out << ' ' << unit_of<Q>{};
  }
};
template <class Q, std::size_t N>
struct shared_unit<vec<Q, N>> : shared_unit<Q> {};
template <class Q, std::size_t N>
struct shared_unit<std::array<Q, N>> : shared_unit<Q> {};
template <class Q, class Allocator>
struct shared_unit<std::vector<Q, Allocator>> : shared_unit<Q> {};

template <class Out, class T>
void print_numbers(Out& out, T const& number) {
  out << number;
}
template <class Out, quantity_like Q>
void print_numbers(Out& out, Q const& q) {
  out << q.value();
}
template <class Out, class Q, std::size_t N>
void print_numbers(Out& out, vec<Q, N> const& v) {
  for (std::size_t i = 0; i < N; ++i) {
    out << (i == 0 ? "(" : ", ");
    print_numbers(out, v[i]);
  }
  out << ")";
}
/// The elements of an array or a vector, in brackets.
template <class Out, class Bodies, class Print>
void print_bodies(Out& out, Bodies const& bodies, Print const& print) {
  out << "[";
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    out << (i == 0 ? "" : ", ");
    print(bodies[i]);
  }
  out << "]";
}
template <class Out, class Q, std::size_t N>
void print_numbers(Out& out, std::array<Q, N> const& bodies) {
  print_bodies(out, bodies, [&](Q const& q) { print_numbers(out, q); });
}
template <class Out, class Q, class Allocator>
void print_numbers(Out& out, std::vector<Q, Allocator> const& bodies) {
  print_bodies(out, bodies, [&](Q const& q) { print_numbers(out, q); });
}

}  // namespace detail

/// Prints a vec and its unit once: `(1, 2, 3) m`; a vec of plain numbers has none.
///
/// Each number takes the stream's precision and notation. The unit is printed by Boost.Units, so
/// `boost::units::name_format` gives `(1, 2, 3) meter`; Boost's automatic prefixes do not apply.
/// Not available under `-fno-rtti`, as `light_io.hpp`.
template <class Q, std::size_t N>
std::ostream& operator<<(std::ostream& out, vec<Q, N> const& v) {
  detail::print_numbers(out, v);
  detail::shared_unit<Q>::print(out);
  return out;
}

}  // namespace unitstep
