// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <string>
#include <unitstep/noise/baoab.hpp>
#include <unitstep/noise/langevin.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "support/said.hpp"

namespace {

using laws::said;
using namespace unitstep;
namespace si = boost::units::si;
using unitstep::symbols::kg, unitstep::symbols::m, unitstep::symbols::m_per_s, unitstep::symbols::s,
    unitstep::symbols::N_per_m;

// The BIPM's SI Brochure, 9th edition (2019).
static_assert(boltzmann_constant.value() == 1.380649e-23);

constexpr auto trap = second_law{2.0 * kg, spring{3.0 * N_per_m}};
constexpr motion start{1.0 * m, 0.0 * m_per_s};

// The constant of a damper is the mass times the rate.
TEST(langevin, friction_in_either_form) {
  auto const end = [](auto friction) {
    return integrate(baoab{}, start, langevin{trap, friction, 1e22 * si::kelvin, random_path{1, 2}},
                     0.1 * s, 10);
  };
  EXPECT_EQ(end(0.5 / s).position, end(1.0 * kg / s).position);
  EXPECT_NE(end(0.5 / s).position, end(2.0 * kg / s).position);
}

// A part of a step that begins and ends at one share of it changes no velocity, and one that does not, does.
constexpr auto heated_until = [](double to) {
  langevin const bath{trap, 0.5 / s, 1e22 * si::kelvin, random_path{1, 2}};
  auto const raw =
      bath.raw<motion<decltype(1.0 * m), decltype(1.0 * m_per_s)>, decltype(1.0 * s)>();
  return raw.in_step({3, 0.25, to}, raw.prepared(0.01)).heated(1.5);
};
static_assert(heated_until(0.25) == 1.5 && heated_until(0.5) != 1.5);

// Without friction, or at zero temperature, there is no noise. Without both it is velocity Verlet, with the bits of
// that formula with half a drift twice.
TEST(langevin, without_friction_it_is_newtons) {
  auto const end = integrate(
      baoab{}, start, langevin{trap, 0.0 / s, 1e22 * si::kelvin, random_path{1, 2}}, 0.1 * s, 50);
  auto const due = integrate(velocity_verlet{}, start, trap, 0.1 * s, 50);
  EXPECT_NEAR(end.position.value(), due.position.value(), 1e-14);
  EXPECT_NEAR(end.velocity.value(), due.velocity.value(), 1e-14);
}
// At zero temperature a free body slows down by exactly exp(-c t).
TEST(langevin, cold_it_slows_down) {
  auto const end = integrate(baoab{}, motion{0.0 * m, 1.0 * m_per_s},
                             langevin{second_law{1.0 * kg, spring{0.0 * N_per_m}}, 0.5 / s,
                                      0.0 * si::kelvin, random_path{1, 2}},
                             0.25 * s, 8);
  EXPECT_NEAR(end.velocity.value(), std::exp(-1.0), 1e-15);
}

// A field of its own kind takes no mode, and is what it was in a run that has one: the same path, and the same bits.
TEST(langevin, beside_a_mode_it_takes_the_same_path) {
  langevin const warm{trap, 0.5 / s, 1e22 * si::kelvin, random_path{1, 2}};
  auto const passes = [](auto const& x, auto) { return x.position - 0.5 * m; };
  auto const counts = [](auto const&, auto, int& passed) { ++passed; };
  auto const looks = [](auto const&, auto) {};
  auto const with = integrate(baoab{}, start, warm, 0.1 * s, 50, modes(0), when(passes, counts));
  auto const without = integrate(baoab{}, start, warm, 0.1 * s, 50, when(passes, looks));
  EXPECT_EQ(with.state.position, without.state.position);
  EXPECT_EQ(with.state.velocity, without.state.velocity);
  EXPECT_GT(with.mode, 0);
}

// Without friction it is Newton's body, whose force jumps: 8 m/s^2 from 1.03 s to 2.01 s.
TEST(langevin, a_force_jumps) {
  auto const pushes = [](auto const&, auto t) {
    return (t >= 1.03 * s && t < 2.01 * s ? 16.0 : 0.0) * (N_per_m * m);
  };
  langevin const still{second_law{2.0 * kg, pushes}, 0.0 / s, 0.0 * si::kelvin, random_path{1, 2}};
  auto const end = integrate(baoab{}, motion{0.0 * m, 0.0 * m_per_s}, still, 0.1 * s, 30,
                             jumps(1.03 * s, 2.01 * s));
  EXPECT_NEAR(end.state.velocity.value(), 8 * 0.98, 1e-13);
  EXPECT_NEAR(end.state.position.value(), 8 * (0.98 * 0.98 / 2 + 0.98 * 0.99), 1e-13);
}

template <class Friction, class Temperature>
std::string said_of(Friction friction, Temperature temperature, double dt = 0.1) {
  return said([&] {
    static_cast<void>(integrate(
        baoab{}, start, langevin{trap, friction, temperature, random_path{1, 2}}, dt * s, 1));
  });
}
TEST(langevin, bad_values_are_one_sentence) {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  for (double const bad : {-1.0, nan, std::numeric_limits<double>::infinity()}) {
    EXPECT_EQ(said_of(bad / s, 300.0 * si::kelvin),
              "unitstep: langevin: the friction must be finite and not negative");
    EXPECT_EQ(said_of(1.0 / s, bad * si::kelvin),
              "unitstep: langevin: the temperature must be finite and not negative");
  }
  EXPECT_EQ(said_of(1.0 / s, 300.0 * si::kelvin, -0.1),
            "unitstep: langevin: dt must be positive: a random path is not run backwards");
  EXPECT_EQ(said_of(1.0 / s, 300.0 * si::kelvin), "nothing");
}

}  // namespace
