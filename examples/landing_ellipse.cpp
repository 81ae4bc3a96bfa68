// SPDX-License-Identifier: BSL-1.0
// A shell is fired a thousand times, never quite the same. Where do
// the shots land, and how far are they spread?
#include <boost/units/systems/si.hpp>
#include <cstdio>
#include <sstream>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/ensemble/table.hpp>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;

//! [run]
struct impact {
  length range, aside;
};

constexpr auto g = 10.0 * si::metre_per_second_squared;
constexpr auto falls = [](auto const&, auto) {
  return vec{0.0 * g, 0.0 * g, -1.0 * g};
};
constexpr auto height = [](auto const& s, auto) {
  return s.position.z;
};

// One shot: at 45 degrees, with a speed and a direction that are
// drawn. What it draws depends on the number of the shot alone.
impact shoot(long, draws& random) {
  auto const speed = random.normal(100.0 * si::metre_per_second,
                                   1.0 * si::metre_per_second);
  double const turn = random.normal(0.0, 0.005);
  auto const flat = speed / sqrt(2.0);
  motion const start{
      vec{0.0, 0.0, 0.0} * si::metre,
      vec{flat * math::cos(turn), flat * math::sin(turn), flat}};
  auto const end = integrate_until(suvat{}, start, falls,
                                   0.25 * si::second, height, 1000);
  return {end.state.position.x, end.state.position.y};
}
//! [run]

//! [spread]
struct spread {
  length middle, range, aside;
};

spread spread_of(std::vector<impact> const& shots) {
  double const n = double(shots.size());
  double x = 0, xx = 0, yy = 0;
  for (auto const& shot : shots) x += shot.range.value() / n;
  for (auto const& [range, aside] : shots) {
    xx += (range.value() - x) * (range.value() - x) / n;
    yy += aside.value() * aside.value() / n;
  }
  return {x * si::metre, math::sqrt(xx) * si::metre,
          math::sqrt(yy) * si::metre};
}
//! [spread]

int main() {
  //! [ensemble]
  ensemble const plan{.runs = 1000, .seed = 7};
  std::vector<impact> const shots = make_runs(plan, shoot);
  //! [ensemble]

  //! [closed form]
  // The range is v^2/g, 1000 m. A speed that strays by 1 part in 100
  // moves it by 2 parts, 20 m; a direction by 0.005 rad, 5 m aside.
  // Of 1000 shots the deviation itself strays by 1 part in
  // sqrt(2000), and five times that is too much to be chance.
  auto const [middle, range, aside] = spread_of(shots);
  double const chance = 5 / math::sqrt(2000.0);
  auto const near = [&](length x, double due, double deviation) {
    double const off = x.value() - due;
    return off < deviation * chance && off > -deviation * chance;
  };
  bool const right = near(middle, 1000.0, 20.0) &&
                     near(range, 20.0, 20.0) &&
                     near(aside, 5.0, 5.0);
  //! [closed form]

  //! [table]
  std::ostringstream table;
  write_table(table, shots, "range", "aside");
  //! [table]
  bool const has_units =
      table.str().starts_with("run,range (m),aside (m)\n0,");

  //! [print]
  std::printf("middle %4.0f m\n", middle.value());
  std::printf("spread %4.0f m long, %.1f m wide\n", range.value(),
              aside.value());
  //! [print]

  //! [again]
  // Shot 500 alone: the same bits as in the ensemble.
  draws random{7, 500};
  bool const same = shoot(500, random).range == shots[500].range;
  //! [again]

  //! [vectors]
  // As many bodies as a file has, say: their number is known when
  // the program runs.
  std::size_t const bodies = shots.size();
  motion const start{
      std::vector<length>(bodies, 1.0 * si::metre),
      std::vector(bodies, 0.0 * si::metre_per_second)};
  auto const springs = [](auto const& s, auto, auto const& a) {
    for (std::size_t i = 0; i < a.size(); ++i)
      a[i] = -4.0 / si::second / si::second * s.position[i];
  };
  auto const end =
      integrate(rk4{}, start, springs, 0.125 * si::second, 8);
  //! [vectors]
  // cos 2t after a second, and all swing alike
  double const off = end.position[999].value() - math::cos(2.0);
  bool const swings = end.position.size() == bodies && off < 1e-3 &&
                      off > -1e-3 &&
                      end.position[0] == end.position[999];
  return right && has_units && same && swings ? 0 : 1;
}
