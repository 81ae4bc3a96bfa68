// SPDX-License-Identifier: BSL-1.0
// The first program of README.md: a weight on a spring, ten seconds.
//! [whole]
#include <cstdio>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep::symbols;

constexpr auto mass = 1_kg;
constexpr auto stiffness = 15_N / 1_m;
constexpr auto let_go = unitstep::motion{1_m, 0_m_per_s};
constexpr auto pull = [](auto const& body, auto /*time*/) {
  return -stiffness * body.position / mass;
};

// Ten seconds in steps of 10 ms, made by the compiler.
constexpr auto end = unitstep::integrate(
    unitstep::velocity_verlet{}, let_go, pull, 0.01_s, 1000);
static_assert(end.position > 0.51_m && end.position < 0.53_m);

int main() {
  std::printf("x = %.3f m, v = %.3f m/s\n", end.position.value(),
              end.velocity.value());
}
//! [whole]
