// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <cstddef>
#include <ostream>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/light_io.hpp>

namespace unitstep {

namespace detail {

/// The unit that all numbers of a vec share: that of its innermost component.
template <class T>
struct shared_unit {
  static void print(std::ostream&) {}
};
template <quantity_like Q>
struct shared_unit<Q> {
  static void print(std::ostream& out) { out << ' ' << unit_of<Q>{}; }
};
template <class Q, std::size_t N>
struct shared_unit<vec<Q, N>> : shared_unit<Q> {};

template <class T>
void print_numbers(std::ostream& out, T const& number) {
  out << number;
}
template <quantity_like Q>
void print_numbers(std::ostream& out, Q const& q) {
  out << q.value();
}
template <class Q, std::size_t N>
void print_numbers(std::ostream& out, vec<Q, N> const& v) {
  for (std::size_t i = 0; i < N; ++i) {
    out << (i == 0 ? "(" : ", ");
    print_numbers(out, v[i]);
  }
  out << ')';
}

}  // namespace detail

/// Prints a vec and its unit once: `(1, 2, 3) m`; a vec of plain numbers has none.
///
/// Each number takes the stream's precision and notation. The unit is printed by Boost.Units, so
/// `boost::units::name_format` gives `(1, 2, 3) meter`; Boost's automatic prefixes do not apply.
/// Not under `-fno-rtti`, as `light_io.hpp`.
template <class Q, std::size_t N>
std::ostream& operator<<(std::ostream& out, vec<Q, N> const& v) {
  detail::print_numbers(out, v);
  detail::shared_unit<Q>::print(out);
  return out;
}

}  // namespace unitstep
