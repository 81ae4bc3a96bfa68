// SPDX-License-Identifier: BSL-1.0
// Every method computes at run time the bits that the compiler computed, and allocates no memory. The build makes this
// program at -O0, -O2 and -O3.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "support/allocations.hpp"
#include "support/every_method.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;

constexpr unitstep::motion start{unitstep::vec{1.0, -0.5} * si::metre,
                                 unitstep::vec{0.25, 1.5} * si::metre_per_second};

// Nothing cancels here by chance: the spring stiffens with the distance, the air resists, and the wind depends on time.
constexpr auto field = [](auto const& s, auto t) {
  auto const stiffness =
      3.0 / si::second / si::second + 0.7 / (si::metre * si::metre * si::second * si::second) *
                                          unitstep::dot(s.position, s.position);
  auto const wind = unitstep::vec{0.3, -0.1} * si::metre / (si::second * si::second * si::second);
  return -stiffness * s.position - 0.2 / si::second * s.velocity + wind * t;
};

/// Twelve steps, three of another length, and twelve more.
template <class Method>
constexpr auto run(Method method, double h) {
  unitstep::simulation sim{method, start, field, h * si::second};
  for (int n = 0; n < 12; ++n) sim.step();
  for (int n = 0; n < 3; ++n) sim.step(0.75 * h * si::second);
  for (int n = 0; n < 12; ++n) sim.step(h * si::second);
  return sim.state();
}

template <class Method>
void is_the_compilers_bit_for_bit() {
  constexpr auto compiled = run(Method{}, 0.0625);
  double volatile h = 0.0625;
  EXPECT_TRUE(twins::same_bits(run(Method{}, h), compiled));
  EXPECT_FALSE(twins::same_bits(run(Method{}, 1.5 * h), compiled));  // and can tell them apart
}
TEST(EveryMethod, IsTheCompilersBitForBit) {
  laws::for_each_method([]<class Method>(laws::listed<Method> const& listed) {
    SCOPED_TRACE(listed.name);
    is_the_compilers_bit_for_bit<Method>();
  });
}

TEST(EveryMethod, AllocatesNothing) {
  laws::for_each_method([]<class Method>(laws::listed<Method> const& listed) {
    SCOPED_TRACE(listed.name);
    EXPECT_EQ(allocations::in([] { static_cast<void>(run(Method{}, 0.0625)); }), 0);
  });
}

TEST(Allocations, AreCounted) {
  EXPECT_EQ(allocations::in([] { delete new long volatile {1}; }), 1);
}

}  // namespace
