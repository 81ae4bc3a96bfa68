// SPDX-License-Identifier: BSL-1.0
// expect any: 500 m.*450 m
// Explicit Euler should arrive where the closed form does.
#include <unitstep/units/equals.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep::symbols;

constexpr auto at_rest = unitstep::motion{0_m, 0_m_per_s};
constexpr auto pull = [](auto const&, auto) { return 10_N / 1_kg; };

//! [mistake]
constexpr auto end = unitstep::integrate(unitstep::explicit_euler{},
                                         at_rest, pull, 1_s, 10);
static_assert(unitstep::equals<end.position, 500_m>);
//! [mistake]

int main() {}
