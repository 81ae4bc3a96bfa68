// SPDX-License-Identifier: BSL-1.0
// For tests/matrix.sh: says "same" if every method makes at run time the bits that the compiler made, or
// the first that does not; and "fused" if a product and a sum were one operation. Needs no test library,
// so that it links with any standard library and for any machine.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

#include "support/every_method.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;

constexpr unitstep::motion start{unitstep::vec{1.0, -0.5} * si::metre,
                                 unitstep::vec{0.25, 1.5} * si::metre_per_second};
// Nothing in it cancels: a spring, air, and a wind that depends on the time.
constexpr auto field = [](auto const& s, auto t) {
  auto const wind = unitstep::vec{0.3, -0.1} * si::metre / (si::second * si::second * si::second);
  return -3.1 / si::second / si::second * s.position - 0.2 / si::second * s.velocity + wind * t;
};
template <class Method>
constexpr auto run(double h) {
  return unitstep::integrate(Method{}, start, field, h * si::second, 20);
}
template <class Method>
inline constexpr auto compiled = run<Method>(0.1);

// (1 + 2^-30)^2 - (1 + 2^-29) is 2^-60, and 0 if the product is rounded.
bool fuses() {
  double volatile x = 1 + 0x1p-30, y = -(1 + 0x1p-29);
  double const a = x, b = y;
  return a * a + b != 0;
}

}  // namespace

int main() {
  char const* other = nullptr;
  laws::for_each_method([&]<class Method>(laws::listed<Method> const& listed) {
    double volatile h = 0.1;
    if (other == nullptr && !twins::same_bits(run<Method>(h), compiled<Method>))
      other = listed.name;
  });
  std::printf("%s%s\n", other == nullptr ? "same" : other, fuses() ? ", fused" : "");
}
