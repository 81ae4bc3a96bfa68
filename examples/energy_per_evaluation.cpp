// SPDX-License-Identifier: BSL-1.0
// The largest error in a planet's energy, for methods that are
// symplectic and one that is not, at the same number of
// evaluations.
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <numbers>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

//! [planet]
constexpr central_gravity sun{1.0 * si::cubic_metre /
                              (si::second * si::second)};
constexpr motion nearest{
    vec{0.8, 0.0} * si::metre,
    vec{0.0, unitstep::sqrt(1.5)} * si::metre_per_second};
constexpr auto kg = 1.0 * si::kilogram;
//! [planet]

//! [energy error]
// The largest of all steps, as a part of the energy.
constexpr double energy_error(auto method, int evaluations,
                              int turns) {
  int const steps = evaluations / method.evaluations;
  simulation planet{method, nearest, sun,
                    2 * std::numbers::pi / steps * si::second};
  double const due = energy(kg, nearest, sun).value();
  double most = 0;
  for (int n = 0; n < turns * steps; ++n) {
    planet.step();
    double const now = energy(kg, planet.state(), sun).value();
    double const off = now / due - 1;
    if (off > most) most = off;
    if (-off > most) most = -off;
  }
  return most;
}
//! [energy error]

//! [same order]
// Of fourth order, 420 evaluations a turn.
constexpr double by_forest_ruth =
    energy_error(forest_ruth{}, 420, 1);
constexpr double by_suzuki4 = energy_error(suzuki4{}, 420, 1);
constexpr double by_srkn6b =
    energy_error(blanes_moan_srkn6b{}, 420, 1);
static_assert(by_forest_ruth > 9 * by_suzuki4 &&
              by_forest_ruth < 11 * by_suzuki4);
static_assert(by_suzuki4 > 150 * by_srkn6b &&
              by_suzuki4 < 200 * by_srkn6b);
//! [same order]

//! [higher orders]
// Of sixth order and of eighth, 420 evaluations a turn.
constexpr double by_yoshida6 = energy_error(yoshida6{}, 420, 1);
constexpr double by_srkn14a =
    energy_error(blanes_moan_srkn14a{}, 420, 1);
constexpr double by_yoshida8 = energy_error(yoshida8{}, 420, 1);
constexpr double by_ss17 = energy_error(mclachlan_ss17{}, 408, 1);
static_assert(by_yoshida6 > 250 * by_srkn14a &&
              by_yoshida6 < 300 * by_srkn14a);
static_assert(by_yoshida8 > 2000 * by_ss17 &&
              by_yoshida8 < 2500 * by_ss17);
static_assert(by_yoshida8 > by_forest_ruth &&
              by_yoshida8 < 1.5 * by_forest_ruth);
static_assert(by_srkn14a > 2e-10 && by_srkn14a < 3e-10);
//! [higher orders]

//! [shape]
// The table of SRKN14A with drifts and kicks exchanged.
struct exchanged_table : blanes_moan_srkn14a::table {
  template <class T>
  static constexpr auto coefficients() {
    auto const c = blanes_moan_srkn14a::table::coefficients<T>();
    return drifts_and_kicks<T, 14, 15>{c.kick, c.drift};
  }
};
using exchanged = composition<exchanged_table>;
constexpr double by_exchanged = energy_error(exchanged{}, 420, 1);
static_assert(by_exchanged > 1000 * by_srkn14a &&
              by_exchanged < 3000 * by_srkn14a);
//! [shape]

void print(char const* name, auto method) {
  std::printf("%-12s", name);
  for (int n : {210, 420, 840, 1680})
    std::printf(" %8.0e", energy_error(method, n, 20));
  std::printf("\n");
}
int main() {
  std::printf("largest error in energy over 20 turns\n\n");
  std::printf("evaluations a turn  210      420      840");
  std::printf("     1680\n");
  print("RK4", rk4{});
  print("leapfrog", leapfrog{});
  print("forest_ruth", forest_ruth{});
  print("suzuki4", suzuki4{});
  print("S6", blanes_moan_s6{});
  print("SRKN6B", blanes_moan_srkn6b{});
  print("yoshida6", yoshida6{});
  print("S10", blanes_moan_s10{});
  print("SRKN11B", blanes_moan_srkn11b{});
  print("SRKN14A", blanes_moan_srkn14a{});
  print("yoshida8", yoshida8{});
  print("SS17", mclachlan_ss17{});
  print("QT12", quinlan_tremaine12{});
}
