// SPDX-License-Identifier: BSL-1.0
// Newton's cradle: the angles of the first, the middle and the last of five balls over two swings.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

using namespace unitstep;
using namespace unitstep::symbols;

constexpr auto hook(std::size_t i) { return vec{static_cast<double>(i) * 0.04001 * m, 0.2 * m}; }
constexpr gravity weight{vec{0.0 * m_per_s2, -9.81 * m_per_s2}};

template <std::size_t I>
constexpr auto gap = falling(
    [](auto const& now, auto) { return norm(now.position[I + 1] - now.position[I]) - 0.04 * m; });
template <std::size_t I>
constexpr auto blow = [](auto& now, auto) {
  constexpr constrained touching{second_law{0.26 * kg, weight}, distance{hook(I), body(I), 0.2 * m},
                                 distance{hook(I + 1), body(I + 1), 0.2 * m},
                                 distance{body(I), body(I + 1), 0.04 * m}};
  now = struck<2>(touching, now, 1.0);
};

int main() {
  motion start{std::array<vec<decltype(1.0 * m), 2>, 5>{},
               std::array<vec<decltype(1.0 * m_per_s), 2>, 5>{}};
  for (std::size_t i = 0; i < 5; ++i) {
    double const angle = i == 0 ? -0.5 : 0.0;
    start.position[i] = hook(i) + vec{std::sin(angle), -std::cos(angle)} * (0.2 * m);
  }
  constrained const cradle{
      second_law{0.26 * kg, weight},       distance{hook(0), body(0), 0.2 * m},
      distance{hook(1), body(1), 0.2 * m}, distance{hook(2), body(2), 0.2 * m},
      distance{hook(3), body(3), 0.2 * m}, distance{hook(4), body(4), 0.2 * m}};
  simulation run{rattle4{},
                 start,
                 cradle,
                 0.004 * s,
                 when(gap<0>, blow<0>),
                 when(gap<1>, blow<1>),
                 when(gap<2>, blow<2>),
                 when(gap<3>, blow<3>)};
  std::array<std::vector<figures::point>, 3> angles;
  for (int n = 0; n <= 500; ++n) {
    for (std::size_t k = 0; k < 3; ++k) {
      auto const arm = run.state().position[2 * k] - hook(2 * k);
      angles[k].push_back({run.time().value(), std::atan2(arm.x.value(), -arm.y.value())});
    }
    run.step();
  }
  figures::plot{
      "newtons-cradle",
      "The angles of the first, the middle and the last of five balls over two seconds. The "
      "first comes down from -0.5 radians and stays at zero; the last swings out to 0.5 and "
      "back, and the first goes out again. The middle one stays at zero.",
      {"time in s", 0, 2, 0.25},
      {"angle in rad", -0.5, 0.5, 0.25}}
      .add({"first ball", angles[0]})
      .add({"middle ball", angles[1]})
      .add({"last ball", angles[2]})
      .without_reference()
      .write();
}
