// SPDX-License-Identifier: BSL-1.0
// A crane picks up speed with a load on its rope. When does it hang
// still again, and what does the rope hold on the way?
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

//! [trolley]
// The trolley speeds up by 0.5 m/s^2 for a while, then rolls on.
struct trolley {
  quantity<si::time> for_so_long;

  template <class Time>
  constexpr auto operator()(Time const& t) const {
    auto const a = 0.5 * m_per_s2;
    auto const T = for_so_long;
    auto const x =
        t < T ? 0.5 * a * t * t : a * T * t - 0.5 * a * (T * T);
    return vec{x, 0.0 * x};
  }
};
//! [trolley]

//! [crane]
// A load of 1 t on a rope of 10 m that hangs from the trolley.
constexpr auto crane(quantity<si::time> for_so_long) {
  return constrained{
      second_law{1000.0 * kg,
                 gravity{vec{0.0 * m_per_s2, -9.81 * m_per_s2}}},
      distance{trolley{for_so_long}, body(0), 10.0 * m}};
}
constexpr motion hangs{vec{0.0 * m, -10.0 * m},
                       vec{0.0 * m_per_s, 0.0 * m_per_s}};
//! [crane]

//! [still]
// 2 pi sqrt(L / g) is 6.3437 s: after a whole swing it hangs still
// under the trolley again, after half of one it does not.
constexpr auto whole = 6.3437 * s;
constexpr auto aside_after_9_6_s(quantity<si::time> for_so_long) {
  auto const end =
      integrate(rattle{}, hangs, crane(for_so_long), 0.2 * s, 48);
  return end.position - trolley{for_so_long}(9.6 * s);
}
static_assert(abs(aside_after_9_6_s(whole).x) < 0.02 * m);
static_assert(abs(aside_after_9_6_s(whole / 2.0).x) > 0.9 * m);
static_assert(abs(norm(aside_after_9_6_s(whole)) - 10.0 * m) <
              1e-13 * m);
//! [still]

int main() {
  //! [rope]
  // The rope at each second: most where the load is the fastest.
  auto const field = crane(whole);
  simulation run{rattle4{}, hangs, field, 0.05 * s};
  std::printf("  s       m        N\n");
  for (int second = 0; second <= 8; ++second) {
    auto const under = trolley{whole}(run.time());
    quantity<si::force> const rope = std::get<0>(
        constraint_forces(field, run.state(), run.time()));
    std::printf("%3d %7.3f %8.1f\n", second,
                (run.state().position.x - under.x).value(),
                rope.value());
    for (int k = 0; k < 20; ++k) run.step();
  }
  //! [rope]
  return abs(aside_after_9_6_s(whole).x) < 0.02 * m ? 0 : 1;
}
