// SPDX-License-Identifier: BSL-1.0
// A law of the caller's between bodies has a form for arrays, and none for vectors.
// expect: expected law between bodies in vectors: one with raw_between_vectors, got rest
#include <boost/units/systems/si.hpp>
#include <vector>

#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

struct rest {
  static constexpr bool is_acceleration = true;
  static constexpr bool acts_between_bodies = true;
#ifndef UNITSTEP_MISTAKE
  static constexpr bool acts_between_vectors = true;
  auto raw_between_vectors(auto const&) const {
    return [](auto const&, auto, auto const&) {};
  }
#endif
  template <class T, std::size_t N>
  constexpr auto raw_between(vec<T, N> const&) const {
    return [](auto const& s, auto) { return s.position * T(0); };
  }
  template <class X, class Acceleration, class Mass>
  using verdict_between = diagnostics::accepted;
};

auto moved() {
  motion const start{std::vector{0.0 * si::metre, 2.0 * si::metre},
                     std::vector{0.0 * si::metre_per_second, 1.0 * si::metre_per_second}};
  return integrate(rk4{}, start, second_law{1.0 * si::kilogram, rest{}}, 0.125 * si::second, 8);
}
