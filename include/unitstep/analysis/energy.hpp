// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/analysis/kinetic_energy.hpp>
#include <unitstep/analysis/potential_energy.hpp>

namespace unitstep {

/// The energy of a body, or of many bodies together, under laws that have a potential.
///
/// \f[ E = T + \sum_k U_k \f]
///
/// A law without a potential (`damper`, `quadratic_drag`, `impulse`, a callable) does not compile
/// here.
///
/// \param mass one mass, or for many bodies a `std::array` with one for each
/// \param s    a motion of quantities, vecs or arrays of bodies
/// \param laws the laws, as they are given to `second_law`
template <class Mass, class X, class V, class... Laws>
constexpr auto energy(Mass const& mass, motion<X, V> const& s, Laws const&... laws) {
  return (kinetic_energy(mass, s) + ... + potential_energy(laws, mass, s));
}

}  // namespace unitstep
