// SPDX-License-Identifier: BSL-1.0
// Newton's cradle: five balls on rods, and the blows between them.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <cstdio>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

//! [cradle]
// Five steel balls of 4 cm on rods of 20 cm. At rest a hundredth of a
// millimetre is free between each and the next.
constexpr auto rod = 0.2 * m, across = 0.04 * m;
constexpr auto apart = 0.04001 * m;
constexpr auto mass = 0.26 * kg;
constexpr gravity weight{vec{0.0 * m_per_s2, -9.81 * m_per_s2}};
constexpr auto hook(std::size_t i) {
  return vec{static_cast<double>(i) * apart, rod};
}
constexpr constrained cradle{second_law{mass, weight},
                             distance{hook(0), body(0), rod},
                             distance{hook(1), body(1), rod},
                             distance{hook(2), body(2), rod},
                             distance{hook(3), body(3), rod},
                             distance{hook(4), body(4), rod}};
//! [cradle]

//! [blow]
// Balls I and I + 1 touch: that is the event. The blow is one at a
// constraint that is there for no longer than that, beside the rods.
template <std::size_t I>
constexpr auto gap = falling([](auto const& now, auto) {
  return norm(now.position[I + 1] - now.position[I]) - across;
});
template <std::size_t I>
constexpr auto blow = [](auto& now, auto) {
  constexpr constrained touching{
      second_law{mass, weight}, distance{hook(I), body(I), rod},
      distance{hook(I + 1), body(I + 1), rod},
      distance{body(I), body(I + 1), across}};
  now = struck<2>(touching, now, 1.0);
};
//! [blow]

//! [handed on]
// All hang still but the first, at 1 m/s. Each blow hands the speed
// on, and in the end the last ball has it.
constexpr motion hanging{
    std::array{
        hook(0) - vec{0.0 * m, rod}, hook(1) - vec{0.0 * m, rod},
        hook(2) - vec{0.0 * m, rod}, hook(3) - vec{0.0 * m, rod},
        hook(4) - vec{0.0 * m, rod}},
    std::array<vec<decltype(1.0 * m_per_s), 2>, 5>{}};
constexpr auto handed_on = [] {
  motion now = hanging;
  now.velocity[0].x = 1.0 * m_per_s;
  blow<0>(now, 0.0 * s);
  blow<1>(now, 0.0 * s);
  blow<2>(now, 0.0 * s);
  blow<3>(now, 0.0 * s);
  return now.velocity;
}();
static_assert(norm(handed_on[0]) < 1e-15 * m_per_s &&
              norm(handed_on[1]) < 1e-15 * m_per_s &&
              norm(handed_on[2]) < 1e-15 * m_per_s &&
              norm(handed_on[3]) < 1e-15 * m_per_s);
static_assert(abs(handed_on[4].x - 1.0 * m_per_s) <
              1e-14 * m_per_s);
//! [handed on]

//! [run]
// So many balls are let go at 0.5 rad.
auto lifted(std::size_t balls) {
  motion all = hanging;
  for (std::size_t i = 0; i < balls; ++i)
    all.position[i] =
        hook(i) - vec{std::sin(0.5) * rod, std::cos(0.5) * rod};
  return all;
}
auto after(std::size_t balls, int steps, auto dt) {
  return integrate(rattle4{}, lifted(balls), cradle, dt, steps,
                   when(gap<0>, blow<0>), when(gap<1>, blow<1>),
                   when(gap<2>, blow<2>), when(gap<3>, blow<3>));
}
//! [run]

//! [check]
// By elliptic functions a quarter of a swing from 0.5 rad takes
// 0.227840559373 s; sqrt(2 g L (1 - cos 0.5)) is 0.693084430024 m/s.
// At that speed each gap of 0.01 mm takes 14.4 us more.
constexpr double quarter = 0.227840559373, speed = 0.693084430024;
constexpr double a_gap = 1e-5 / speed;
constexpr bool near_to(double a, double b, double error) {
  return a - b < error && b - a < error;
}
bool is_right(std::size_t balls) {
  auto const out = after(balls, 114, 0.002 * s);  // till 0.228 s
  std::size_t const blows = out.events.size();
  bool right =
      blows == balls * (5 - balls) &&
      near_to(out.events[0].time.value(), quarter + a_gap, 1e-10) &&
      near_to(out.events[blows - 1].time.value(),
              quarter + 4 * a_gap, 1e-10);
  std::printf("%zu in, %zu blows:", balls, blows);
  double sum = 0;
  for (std::size_t i = 0; i < 5; ++i) {
    double const v = out.state.velocity[i].x.value();
    std::printf(" %5.3f", std::fabs(v));
    right = right && near_to(v, i + balls >= 5 ? speed : 0, 1e-6);
    sum += v;
  }
  std::printf("\n");
  // Momentum, by the mass of a ball, and energy. The rods have
  // taken a little of the momentum while nothing hung straight.
  double const brought = static_cast<double>(balls) * speed;
  auto const lost = energy(mass, lifted(balls), weight) -
                    energy(mass, out.state, weight);
  return right && near_to(sum, brought, 3e-6) &&
         abs(lost) < 1e-9 * J;
}
//! [check]

int main() {
  bool right = true;
  std::printf("speeds in m/s after the blows\n");
  for (std::size_t balls = 1; balls < 5; ++balls)
    right = is_right(balls) && right;
  //! [top]
  // A quarter of a swing later the last ball turns, as high up as
  // the first one was.
  double const until = 2 * quarter + 4 * a_gap;
  auto const top = after(1, 228, until / 228 * s).state;
  auto const arm = top.position[4] - hook(4);
  double const up = std::atan2(arm.x.value(), -arm.y.value());
  right = right && near_to(up, 0.5, 1e-7) &&
          norm(top.velocity[4]) < 1e-7 * m_per_s;
  //! [top]
  return right ? 0 : 1;
}
