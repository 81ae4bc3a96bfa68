// SPDX-License-Identifier: BSL-1.0
// deep: takes the processor seconds
// Bodies in noise between two walls: none goes through, also where a part of a step is less than its rounding. Walks
// across a level: there and back in turns.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <string>
#include <unitstep/noise/baoab.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/noise/sra1.hpp>
#include <unitstep/noise/stochastic_heun.hpp>
#include <unitstep/unitstep.hpp>

namespace {

using namespace unitstep;
namespace si = boost::units::si;
using boost::units::quantity;

constexpr double boltzmann = 1.380649e-23;

// A body of 1 kg in a bath where kT is 1 J and the friction 0.5/s; and the same by a drift and a noise.
template <class T>
auto in_bath(random_path const& path) {
  auto const no_force = [](auto const&, auto) { return quantity<si::force, T>(T(0) * si::newton); };
  return langevin{second_law{T(1) * si::kilogram, no_force}, T(0.5) / si::second,
                  static_cast<T>(1 / boltzmann) * si::kelvin, path};
}
template <class T>
auto pushed(random_path const& path) {
  auto const drift = [](auto const& s, auto) { return s.velocity * (T(-0.5) / si::second); };
  auto const push = [](auto const&, auto) {
    return T(1) * si::metre_per_second / sqrt(T(1) * si::second);
  };
  return noisy{drift, push, path};
}

// The walls are at `low` and 1 m above. Where the path meets one, the noise may have turned the velocity already, so
// the effect gives it the sign that leads away.
template <class T, class Method, class Field>
void expect_a_body_to_stay(Method const& method, Field const& field_on, T low, int most_errors) {
  using place = quantity<si::length, T>;
  using speed = quantity<si::velocity, T>;
  auto const left = [low](auto const& s, auto) { return s.position - low * si::metre; };
  auto const right = [low](auto const& s, auto) { return (low + 1) * si::metre - s.position; };
  auto const away = [](T sign) {
    return [sign](auto& s, auto) {
      if (sign * s.velocity < speed{}) s.velocity = -s.velocity;
    };
  };
  int errors = 0;
  long hits = 0;
  for (long run = 0; run < 100; ++run) {
    motion<place, speed> const start{(low + T(0.5)) * si::metre, T(1) * si::metre_per_second};
    simulation sim{method,
                   start,
                   field_on(random_path{7, run}),
                   T(0.01) * si::second,
                   when(falling(left), away(T(1))),
                   when(falling(right), away(T(-1)))};
    try {
      for (int n = 0; n < 2000; ++n) {
        sim.step();
        hits += static_cast<long>(sim.events().size());
        T const x = sim.state().position / si::metre - low;
        ASSERT_GE(x, T(-1e-3)) << "run " << run << ", step " << n;
        ASSERT_LE(x, T(1.001)) << "run " << run << ", step " << n;
      }
    } catch (std::runtime_error const& said) {
      // A body slower than a rounding of its place for each step rests there.
      EXPECT_NE(std::string(said.what()).find("comes again at once"), std::string::npos)
          << said.what();
      ++errors;
    }
  }
  EXPECT_LE(errors, most_errors);
  EXPECT_GT(hits, 1000);
}

TEST(Walls, KeepABodyInABath) {
  expect_a_body_to_stay<double>(baoab{}, in_bath<double>, 0.0, 0);
  expect_a_body_to_stay<double>(baoab{}, in_bath<double>, 6371000.0, 0);
  expect_a_body_to_stay<float>(baoab{}, in_bath<float>, 0.0f, 0);
  expect_a_body_to_stay<float>(baoab{}, in_bath<float>, -1000.0f, 5);
}
TEST(Walls, KeepABodyThatNoisePushes) {
  expect_a_body_to_stay<double>(euler_maruyama{}, pushed<double>, 0.0, 0);
  expect_a_body_to_stay<double>(stochastic_heun{}, pushed<double>, 6371000.0, 0);
  expect_a_body_to_stay<double>(sra1{}, pushed<double>, 0.0, 0);
  expect_a_body_to_stay<float>(euler_maruyama{}, pushed<float>, 0.0f, 1);
  expect_a_body_to_stay<float>(sra1{}, pushed<float>, 0.0f, 1);
}

// A walk crosses a level there, back, there and so on, whatever the numbers resolve, and ends on the side to which it
// went last, whether or not an effect changes another number of the state. Between two times of a float it moves by some
// 3e-5 m here, and its place is a multiple of 1e-6 m at 10 m, so that many crossings leave it exactly on the level.
template <class T>
struct walker {
  quantity<si::length, T> place;
  T crossings;
};
template <class T>
void expect_turns(T level, bool looks, bool counts) {
  auto const drift = [](auto const&, auto) {
    return rates{T(0) * si::metre_per_second, T(0) / si::second};
  };
  auto const push = [](auto const&, auto) {
    return rates_of_noise{T(1) * si::metre / sqrt(T(1) * si::second), none};
  };
  auto const above = [level](auto const& s, auto) { return s.place - level * si::metre; };
  long crossings = 0;
  for (long run : {0, 2}) {
    int side = 1;
    auto const goes_to = [&](int to) {
      return [&, to](auto& s, auto) {
        if (counts) s.crossings += T(1);
        EXPECT_EQ(side, -to) << "run " << run << " at " << level << (looks ? " with looks" : "");
        side = to;
        ++crossings;
      };
    };
    simulation sim{euler_maruyama{},
                   walker<T>{(level + T(0.1)) * si::metre, T(0)},
                   noisy{drift, push, random_path{3, run}},
                   T(0.01) * si::second,
                   when(rising(above), goes_to(1)),
                   when(falling(above), goes_to(-1)),
                   every((looks ? T(0.037) : T(100)) * si::second, [](auto const&, auto) {})};
    for (int n = 0; n < 100; ++n) sim.step();
    EXPECT_EQ(sim.state().place > level * si::metre, side > 0)
        << "run " << run << " at " << level << (looks ? " with looks" : "");
  }
  EXPECT_GT(crossings, 50);
}

TEST(Walls, AreCrossedThereAndBackInTurns) {
  expect_turns<double>(10.0, false, true);
  for (bool const looks : {false, true}) {
    for (float const level : {0.0f, 10.0f, -1000.0f}) expect_turns<float>(level, looks, false);
    for (float const level : {0.0f, 10.0f}) expect_turns<float>(level, looks, true);
  }
}

}  // namespace
