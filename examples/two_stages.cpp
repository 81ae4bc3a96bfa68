// SPDX-License-Identifier: BSL-1.0
// A rocket of two stages, which drops each when it is burnt out. How
// fast does it get, and how high?
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;
using namespace unitstep::symbols;

//! [stages]
struct stage {
  decltype(1.0 * m_per_s) exhaust;  // its speed
  decltype(1.0 * kg_per_s) burn;
  decltype(1.0 * kg) burnt_out;  // all of the rocket, by then
  decltype(1.0 * kg) shell;      // what is dropped
};
constexpr std::array stages{
    stage{2000.0 * m_per_s, 4.0 * kg_per_s, 60.0 * kg, 15.0 * kg},
    stage{2400.0 * m_per_s, 1.0 * kg_per_s, 25.0 * kg, 10.0 * kg},
    stage{}};  // the payload
//! [stages]

//! [rocket]
struct rocket {
  light<si::length> height;
  light<si::velocity> speed;
  light<si::mass> mass;
};
constexpr rocket pad{light_of(0.0 * m), light_of(0.0 * m_per_s),
                     light_of(100.0 * kg)};

constexpr auto flight(auto g) {
  return [g](rocket const& r, auto, std::size_t now) {
    auto const& [exhaust, burn, burnt_out, shell] = stages[now];
    return rates{r.speed, exhaust * burn / r.mass - g, -burn};
  };
}
constexpr auto fuel = [](rocket const& r, auto, std::size_t now) {
  return r.mass - stages[now].burnt_out;
};
constexpr auto drop = [](rocket& r, auto, std::size_t& now) {
  r.mass -= stages[now].shell;
  ++now;
};
//! [rocket]

//! [space]
constexpr tolerance allowed{rocket{light_of(1e-7 * m),
                                   light_of(1e-9 * m_per_s),
                                   light_of(1e-9 * kg)}};
constexpr auto in_space = integrate(
    dormand_prince5{}, pad, flight(0.0 * m_per_s2), allowed,
    60.0 * s, modes(std::size_t{0}), when(falling(fuel), drop));

constexpr bool is_close(auto a, auto b, auto error) {
  return magnitude(a - b) < error;
}
// 40 kg at 4 kg/s, then 20 kg at 1 kg/s.
static_assert(in_space.events.size() == 2 && in_space.mode == 2 &&
              in_space.state.mass == 15.0 * kg);
static_assert(is_close(in_space.events[0].time, 10.0 * s,
                       1e-10 * s));
static_assert(is_close(in_space.events[1].time, 30.0 * s,
                       1e-10 * s));
// Tsiolkovsky: each stage adds the speed of its exhaust times the
// logarithm of the share by which the mass falls.
static_assert(is_close(in_space.state.speed,
                       2000.0 * m_per_s * math::log(100.0 / 60) +
                           2400.0 * m_per_s * math::log(45.0 / 25),
                       1e-8 * m_per_s));
//! [space]

//! [top]
constexpr auto g = 9.80665 * m_per_s2;
constexpr auto speed = [](rocket const& r, auto) {
  return r.speed;
};
constexpr auto top =
    integrate(dormand_prince5{}, pad, flight(g), allowed, 600.0 * s,
              modes(std::size_t{0}), when(falling(fuel), drop),
              when(falling(speed), stop));

// The closed form of a burn, and of the way up without one.
struct course {
  decltype(1.0 * m) height;
  decltype(1.0 * m_per_s) speed;
};
constexpr course after(course c, stage const& now, auto from) {
  auto const u = now.exhaust;
  auto const t = (from - now.burnt_out) / now.burn;
  double const share = math::log(double(from / now.burnt_out));
  return {c.height + (c.speed + u) * t -
              u * share * now.burnt_out / now.burn -
              g * t * t / 2.0,
          c.speed + u * share - g * t};
}
constexpr auto burnt_out =
    after(after({}, stages[0], 100.0 * kg), stages[1], 45.0 * kg);
static_assert(top.which == 2 && top.events.size() == 3);
static_assert(is_close(top.time, 30.0 * s + burnt_out.speed / g,
                       1e-8 * s));
static_assert(is_close(top.state.height,
                       burnt_out.height + burnt_out.speed *
                                              burnt_out.speed / g /
                                              2.0,
                       1e-5 * m));
//! [top]

int main() {
  std::printf("stages burn out at %.3f s and %.3f s\n",
              top.events[0].time.value(),
              top.events[1].time.value());
  std::printf("in space %.6f m/s\n", in_space.state.speed.value());
  std::printf("highest at %.6f s: %.3f km\n", top.time.value(),
              top.state.height.value() / 1000);
}
