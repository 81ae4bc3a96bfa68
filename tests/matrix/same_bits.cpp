// SPDX-License-Identifier: BSL-1.0
// For the tool matrix: prints "same" if every method makes at run time the bits that the compiler made, or "other bits"
// and the largest relative difference; "fused" if a product and a sum were one operation; and "extended" if the
// processor keeps more digits than the type has. Needs no test library, so it links with any standard library and for
// any machine.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cfloat>
#include <cstdio>
#include <unitstep/unitstep.hpp>

#include "support/every_method.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;

constexpr unitstep::motion start{unitstep::vec{1.0, -0.5} * si::metre,
                                 unitstep::vec{0.25, 1.5} * si::metre_per_second};
// Nothing cancels here: a spring, air, and a wind that depends on time.
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

// Eight bodies on a line, in an array of quantities.
using boost::units::quantity;
constexpr auto bodies = [] {
  std::array<quantity<si::length>, 8> places{};
  std::array<quantity<si::velocity>, 8> speeds{};
  for (int i = 0; i < 8; ++i) places[static_cast<unsigned>(i)] = (i + 1.0) * si::metre;
  return unitstep::motion{places, speeds};
}();
constexpr auto pulls = [](auto const& s, auto) {
  std::array<unitstep::light<si::acceleration>, 8> a{};
  for (unsigned i = 0; i < 8; ++i) a[i] = -3.1 / si::second / si::second * s.position[i];
  return a;
};
constexpr auto moved(double h) {
  return unitstep::integrate(unitstep::rk4{}, bodies, pulls, h * si::second, 20);
}
constexpr auto moved_when_compiled = moved(0.1);

// (1 + 2^-30)^2 - (1 + 2^-29) is 2^-60, and 0 if the product is rounded.
bool fuses() {
  double volatile x = 1 + 0x1p-30, y = -(1 + 0x1p-29);
  double const a = x, b = y;
  return a * a + b != 0;
}

// The relative error of a number.
double off(double got, double due) {
  return (got > due ? got - due : due - got) / (due > 0 ? due : -due);
}
template <class Q>
double off(unitstep::vec<Q, 2> const& got, unitstep::vec<Q, 2> const& due) {
  double const x = off(got.x.value(), due.x.value()), y = off(got.y.value(), due.y.value());
  return x > y ? x : y;
}

}  // namespace

int main() {
  bool same = true;
  double most = 0;
  {
    double volatile h = 0.1;
    auto const got = moved(h), due = moved_when_compiled;
    if (!twins::same_bits(got, due)) {
      same = false;
      for (unsigned i = 0; i < 2; ++i) most = off(got.position[i].value(), due.position[i].value());
    }
  }
  laws::for_each_method([&]<class Method>(laws::listed<Method> const&) {
    double volatile h = 0.1;
    auto const got = run<Method>(h);
    auto const due = compiled<Method>;
    if (twins::same_bits(got, due)) return;
    same = false;
    for (double const d : {off(got.position, due.position), off(got.velocity, due.velocity)})
      if (d > most) most = d;
  });
  if (same)
    std::printf("same");
  else
    std::printf("other bits, within %.0e", most);
  std::printf("%s\n", FLT_EVAL_METHOD != 0 ? ", extended" : fuses() ? ", fused" : "");
}
