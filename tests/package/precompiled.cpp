// SPDX-License-Identifier: BSL-1.0
// It includes nothing, since the precompiled headers are there already.
namespace si = boost::units::si;

constexpr auto falls = [](auto const&, auto) { return 10.0 * si::metre_per_second_squared; };
constexpr unitstep::motion at_rest{0.0 * si::metre, 0.0 * si::metre_per_second};
static_assert(unitstep::integrate(unitstep::rk4{}, at_rest, falls, 1.0 * si::second, 2).position ==
              20.0 * si::metre);

int main() {}
