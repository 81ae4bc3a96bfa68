// SPDX-License-Identifier: BSL-1.0
// At which angles does a cannon hit 300 m, and what does each number
// that it is fired with do to the range?
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <tuple>
#include <unitstep/answers/solve.hpp>
#include <unitstep/numbers/between.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

//! [range]
// How far a ball flies through the air. `number` is double, a number
// with slopes, or long double, whatever it is called with.
constexpr auto range = [](auto speed, auto angle, auto mass,
                          auto width, auto air, auto drag) {
  using number = decltype(drag);
  auto const across = width * width * number(3.141592653589793 / 4);
  auto const k = drag * air * across / mass / number(2);
  auto const flies = [k](auto const& ball, auto) {
    auto const v = ball.velocity;
    return vec{number(0), number(-9.81)} * m_per_s2 -
           k * norm(v) * v;
  };
  auto const height = [](auto const& ball, auto) {
    return ball.position.y;
  };
  return integrate_until(
             rk4{},
             motion{vec{number(0), number(0)} * m,
                    vec{speed * cos(angle), speed * sin(angle)}},
             flies, number(0.5) * s, falling(height), 100)
      .state.position.x;
};
//! [range]

//! [angles]
// A ball of 5 kg and 11 cm with 70 m/s.
constexpr auto miss = [](auto angle) {
  return range(70.0 * m_per_s, angle, 5.0 * kg, 0.11 * m,
               1.2 * kg / m3, 0.47) -
         300.0 * m;
};
constexpr auto flat = solve(miss, 20.0 * deg);
static_assert(abs(miss(flat)) < 1e-9 * m);
// A raw RK4 of 10,000 steps a second, in long double, hits with
// 21.14213034 and 66.58356370 degrees.
static_assert(abs(flat - 21.14213034 * deg) < 1e-5 * deg);
// The other one, which flies too long for a constant.
bool is_steep(auto angle) {
  return abs(miss(angle)) < 1e-9 * m &&
         abs(angle - 66.58356370 * deg) < 1e-5 * deg;
}
//! [angles]

//! [differences]
template <class Unit>
constexpr auto wide(quantity<Unit> const& x) {
  return quantity<Unit, long double>::from_value(x.value());
}
constexpr long double wide(double x) { return x; }

// A derivative by the argument I once more: the range at that
// argument a millionth more and less, in long double.
template <std::size_t I>
auto difference(auto... given) {
  std::tuple const x{wide(given)...};
  auto const at = [&](long double factor) {
    auto moved = x;
    std::get<I>(moved) = std::get<I>(x) * factor;
    return std::apply(range, moved);
  };
  return (at(1 + 1e-6L) - at(1 - 1e-6L)) / 2e-6L / std::get<I>(x);
}
//! [differences]

bool agree(auto slope, auto due) {
  auto const share = static_cast<double>(slope / due);
  return share > 1 - 1e-9 && share < 1 + 1e-9;
}

bool is_right(auto angle) {
  //! [table]
  auto const all = [angle](auto f) {
    return f(70.0 * m_per_s, angle, 5.0 * kg, 0.11 * m,
             1.2 * kg / m3, 0.47);
  };
  auto const found =
      all([](auto... x) { return gradient(range, x...); });
  auto const [way, by_speed, by_angle, by_mass, by_width, by_air,
              by_drag] = found;
  std::printf("at %.2f degrees\n", double(angle / deg));
  auto const row = [](char const* name, double slope,
                      char const* unit) {
    std::printf("  %-17s %8.2f %s\n", name, slope, unit);
  };
  row("speed", by_speed / s, "m per m/s");
  row("angle", by_angle * deg / m, "m per degree");
  row("mass", by_mass * kg / m, "m per kg");
  row("width", by_width / 1000, "m per mm");
  row("density of air", by_air * kg / m3 / m, "m per kg/m^3");
  row("drag coefficient", by_drag / m, "m");
  //! [table]
  auto const agrees = [&]<std::size_t I>() {
    return agree(found.template slope<I>(), all([](auto... x) {
                   return difference<I>(x...);
                 }));
  };
  //! [dimension]
  // Drag counts as density * coefficient * width^2 / mass alone, so
  // one per cent of each does as much, and of the width twice that.
  // And range times drag is a function of speed^2 times drag.
  auto const of_mass = by_mass * (5.0 * kg);
  bool const keeps_dimensions =
      abs(by_air * (1.2 * kg / m3) + of_mass) < 1e-9 * m &&
      abs(by_drag * 0.47 + of_mass) < 1e-9 * m &&
      abs(by_width * (0.11 * m) + 2.0 * of_mass) < 1e-9 * m &&
      abs(by_speed * (70.0 * m_per_s) - 2.0 * (way - of_mass)) <
          1e-3 * m;
  //! [dimension]
  return keeps_dimensions && agrees.template operator()<0>() &&
         agrees.template operator()<1>() &&
         agrees.template operator()<2>() &&
         agrees.template operator()<3>() &&
         agrees.template operator()<4>() &&
         agrees.template operator()<5>();
}

int main() {
  auto const steep = solve(miss, between(45.0 * deg, 89.0 * deg));
  return is_right(flat) && is_steep(steep) && is_right(steep) ? 0
                                                              : 1;
}
