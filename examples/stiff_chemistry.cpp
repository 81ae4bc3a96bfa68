// SPDX-License-Identifier: BSL-1.0
// Robertson's reaction: rates that are nine powers of ten apart.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [mixture]
using molar =
    std::remove_const_t<decltype(si::mole / si::cubic_metre)>;
constexpr auto mol = 1.0 * (si::mole / si::cubic_metre);

template <class N = double>
struct mixture {
  light<molar, N> a, b, c;
};
//! [mixture]

//! [reaction]
// A -> B slowly, 2 B -> B + C fast, B + C -> A + C in between.
constexpr auto reaction = [](auto const& m, auto) {
  auto const decay = 0.04 / si::second * m.a;
  auto const pair = 3e7 / (mol * si::second) * m.b * m.b;
  auto const back = 1e4 / (mol * si::second) * m.b * m.c;
  return rates{back - decay, decay - back - pair, pair};
};
constexpr mixture<> pure{{1.0}, {0.0}, {0.0}};
constexpr tolerance allowed{mixture<>{{1e-10}, {1e-14}, {1e-10}},
                            1e-6};
//! [reaction]

//! [forty seconds]
constexpr auto end = integrate(rodas5p{}, pure, reaction, allowed,
                               40.0 * si::second);
static_assert(end.a > 0.715826 * mol && end.a < 0.715828 * mol);
static_assert(end.b > 9.1855e-6 * mol && end.b < 9.1856e-6 * mol);
static_assert(end.c > 0.284163 * mol && end.c < 0.284164 * mol);
//! [forty seconds]

//! [explicit]
constexpr double a_day = 86'400;
template <class Method>
long evaluations_for(Method const& method, double seconds) {
  simulation run{method, pure, reaction, allowed, 0.0 * si::second};
  while (run.time() < seconds * si::second) run.step();
  return run.evaluations();
}
//! [explicit]

//! [asked]
constexpr auto finds_itself_stiff = [](auto method) {
  simulation run{method, pure, reaction, allowed, 0.0 * si::second};
  while (run.time() < 0.5 * si::second) run.step();
  return run.is_stiff();
};
static_assert(finds_itself_stiff(dop853{}));
//! [asked]

//! [with units]
struct moved {
  boost::units::quantity<si::length> x;
  boost::units::quantity<si::velocity> v;
};
constexpr auto closer = [](auto const& s, auto) {
  return rates{s.v, -1e6 / si::second / si::second * s.x -
                        1e6 / si::second * s.v};
};
constexpr auto slopes = [](auto const&, auto) {
  return rates{
      rates{0.0 / si::second, 1.0},
      rates{-1e6 / si::second / si::second, -1e6 / si::second}};
};
constexpr auto closed = integrate(
    radau5{}, moved{1.0 * si::metre, 0.0 * si::metre_per_second},
    with_jacobian(closer, slopes),
    tolerance{moved{1e-6 * si::metre, 1e-6 * si::metre_per_second},
              1e-6},
    1.0 * si::second);
static_assert(closed.x > 0.36787 * si::metre &&
              closed.x < 0.36789 * si::metre);  // 1 / e
//! [with units]

int main() {
  std::printf("evaluations to      40 s      1 day\n");
  std::printf("Radau 5        %9ld  %9ld\n",
              evaluations_for(radau5{}, 40),
              evaluations_for(radau5{}, a_day));
  std::printf("Rodas5P        %9ld  %9ld\n",
              evaluations_for(rodas5p{}, 40),
              evaluations_for(rodas5p{}, a_day));
  std::printf("Dormand-Prince %9ld  %9s\n",
              evaluations_for(dormand_prince5{}, 40), ".");
}
