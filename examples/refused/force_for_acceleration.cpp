// SPDX-License-Identifier: BSL-1.0
// expect any: acceleration: m s\^-2.*kg m s\^-2 \(N\)
// The mass is forgotten: the field returns a force where the
// integrator needs an acceleration.
//! [whole]
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

//! [mistake]
using namespace unitstep::symbols;

//! [five]
constexpr auto force = 10_N;
constexpr auto at_rest = unitstep::motion{0_m, 0_m_per_s};
constexpr auto push = [](auto const&, auto) { return force; };

constexpr auto fallen = unitstep::integrate(
    unitstep::explicit_euler{}, at_rest, push, 1_s, 10);
//! [five]
//! [mistake]
//! [whole]

int main() {}
