// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <stdexcept>
#include <string>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/field/with_jacobian.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rodas5p.hpp>
#include <unitstep/state/rotation.hpp>

#include "support/same_bits.hpp"

// The errors of implicit methods that find no solution: why, when, with what step, and which number was farthest off;
// and their counts.

namespace {

namespace si = boost::units::si;
using unitstep::rates;

struct tanks {
  boost::units::quantity<si::length> upper, lower;
};
constexpr tanks full{1.0 * si::metre, 1.0 * si::metre};
constexpr auto second = 1.0 * si::second;

// The upper tank drains; the lower one is filled while it is at most 0.7 m deep and drained above, so no step that
// meets this depth has a solution.
constexpr auto breaking = [](tanks const& s, boost::units::quantity<si::time>) {
  auto const rate = 1.0 / si::second;
  double const way = s.lower > 0.7 * si::metre ? -1 : 1;
  return rates{-1.0 * rate * s.upper, way * si::metre_per_second};
};
// The same without a problem.
constexpr auto draining = [](tanks const& s, boost::units::quantity<si::time>) {
  auto const rate = 1.0 / si::second;
  return rates{-1.0 * rate * s.upper, -1.0 * rate * s.lower};
};

template <class Run>
std::string said(Run const& run) {
  try {
    static_cast<void>(run());
  } catch (std::runtime_error const& e) {
    return e.what();
  }
  return "nothing";
}

template <class Method>
void expect_a_sentence_of(Method const& method, char const* name) {
  auto const run = [&](auto const& field) {
    return said([&] { return unitstep::integrate(method, full, field, 0.25 * second, 16); });
  };
  EXPECT_EQ(run(breaking), "unitstep: " + std::string(name) +
                               ": Newton's method does not converge at time 0.25 s with a step of "
                               "0.25 s, number 1 of the state (from 0) the farthest off");
  EXPECT_EQ(run(draining), "nothing");
}
TEST(unsolved, says_when_and_which_in_fixed_steps) {
  expect_a_sentence_of(unitstep::implicit_euler{}, "implicit_euler");
  expect_a_sentence_of(unitstep::implicit_midpoint{}, "implicit_midpoint");
  expect_a_sentence_of(unitstep::gauss4{}, "gauss4");
  expect_a_sentence_of(unitstep::radau5{}, "radau5");
}

// A motion in two directions whose second force reverses immediately where it should hold: the root of a sign that
// never becomes zero.
TEST(unsolved, says_which_of_a_motion) {
  using place = unitstep::vec<boost::units::quantity<si::length>, 2>;
  using speed = unitstep::vec<boost::units::quantity<si::velocity>, 2>;
  unitstep::motion<place, speed> const start{
      place{1.0 * si::metre, 1.0 * si::metre},
      speed{0.0 * si::metre_per_second, 0.0 * si::metre_per_second}};
  auto const jumps = [](unitstep::motion<place, speed> const& s, boost::units::quantity<si::time>) {
    auto const a = 1.0 * si::metre / si::second / si::second;
    double const way = s.velocity.y.value() > 0 ? -1 : 1;
    return unitstep::vec{-1.0 * s.position.x / (second * second), way * a};
  };
  auto const sentence = said([&] {
    return unitstep::integrate(unitstep::implicit_euler{}, start, jumps,
                               twins::hidden(0.5) * second, 4);
  });
  EXPECT_NE(sentence.find("implicit_euler: "), std::string::npos) << sentence;
  EXPECT_NE(sentence.find(" at time 0 s with a step of 0.5 s, number 3 of the state (from 0)"),
            std::string::npos)
      << sentence;
}

// Under a tolerance a step is tried again with a quarter: here until it ends before 1.5 s, from where on the lower tank
// has no rate.
TEST(unsolved, says_when_and_which_under_a_tolerance) {
  unitstep::tolerance const allowed{tanks{1e-6 * si::metre, 1e-6 * si::metre}, 1e-6};
  auto const run = [&](double until) {
    auto const field = [=](tanks const& s, boost::units::quantity<si::time> t) {
      auto const rate = 1.0 / si::second;
      double const flow = t > until * si::second ? std::numeric_limits<double>::quiet_NaN() : 1.0;
      return rates{-1.0 * rate * s.upper, -flow * rate * s.lower};
    };
    return said([&] {
      return unitstep::integrate(unitstep::radau5{}, full, field, allowed, 4.0 * second);
    });
  };
  auto const sentence = run(1.5);
  EXPECT_EQ(sentence.find("unitstep: the step has become too short at time 1.5 s: the field gives "
                          "no finite number with a step of "),
            0U)
      << sentence;
  EXPECT_NE(sentence.find(" s, number 1 of the state (from 0)"), std::string::npos) << sentence;
  EXPECT_EQ(run(4), "nothing");
}

// If a field gives no number, every method names the time and the number of the state: for this motion the velocity,
// number 1, has no rate after 0.5 s.
TEST(unsolved, says_that_the_field_gives_no_number) {
  using moving =
      unitstep::motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>>;
  moving const start{1.0 * si::metre, 1.0 * si::metre_per_second};
  auto const field = [](moving const& s, boost::units::quantity<si::time> t) {
    double const share = t > 0.5 * second ? std::numeric_limits<double>::quiet_NaN() : -1.0;
    return share * s.position / second / second;
  };
  unitstep::tolerance const allowed{moving{1e-6 * si::metre, 1e-6 * si::metre_per_second}};
  auto const by = [&](auto const& method) {
    return said([&] { return unitstep::integrate(method, start, field, allowed, 4.0 * second); });
  };
  for (auto const& sentence : {by(unitstep::dormand_prince5{}), by(unitstep::radau5{})}) {
    EXPECT_EQ(sentence.find("unitstep: the step has become too short at time 0.5 s: the field "
                            "gives no finite number with a step of "),
              0U)
        << sentence;
    EXPECT_NE(sentence.find(" s, number 1 of the state (from 0)"), std::string::npos) << sentence;
  }
  auto const in_steps = [&](auto const& method, char const* name) {
    EXPECT_EQ(
        said([&] { return unitstep::integrate(method, start, field, 0.125 * second, 32); }),
        "unitstep: " + std::string(name) +
            ": the field gives no finite number at time 0.625 s with a step of 0.125 s, number 1 "
            "of the state (from 0)");
  };
  in_steps(unitstep::implicit_euler{}, "implicit_euler");
  in_steps(unitstep::gauss4{}, "gauss4");
  in_steps(unitstep::radau5{}, "radau5");
  in_steps(unitstep::rodas5p{}, "rodas5p");
}

// On a group the equations are in a rotation vector and its rate, whose numbers are not those of the state.
TEST(unsolved, says_of_a_rotation_that_there_is_no_solution) {
  auto const about_x = 1.0 * si::radians_per_second;
  unitstep::rotation const start{unitstep::quaternion{1.0, 0.0, 0.0, 0.0},
                                 unitstep::vec{about_x, 0.0 * about_x, 0.0 * about_x}};
  auto const braked = [](auto const& s, auto t) {
    bool const is_told = t < 1.5 * si::second;
    double const share = is_told ? -1.0 : std::numeric_limits<double>::quiet_NaN();
    return share * s.angular_velocity / si::second;
  };
  unitstep::tolerance const allowed{unitstep::rotation{1e-6 * si::radian, 1e-6 * about_x}};
  auto const sentence = said([&] {
    return unitstep::integrate(unitstep::radau5{}, start, braked, allowed,
                               twins::hidden(4.0) * second);
  });
  EXPECT_EQ(sentence.find("unitstep: the step has become too short at time 1.5 s: the field gives "
                          "no finite number with a step of "),
            0U)
      << sentence;
  EXPECT_EQ(sentence.find(", number"), std::string::npos) << sentence;
}

// A matrix 1 / (gamma h) - J that is singular, with a growth at exactly that rate.
TEST(unsolved, says_that_a_matrix_is_singular) {
  auto const growth = [](auto const& s, auto) {
    double const h = 0.25;
    auto const rate = 1 / h / second;
    return rates{rate * s.upper, rate * s.lower};
  };
  EXPECT_EQ(said([&] {
              return unitstep::integrate(unitstep::implicit_euler{}, full, growth, 0.25 * second,
                                         16);
            }),
            "unitstep: implicit_euler: the Jacobian is singular at time 0 s with a step of 0.25 s");
}

// The counts by hand: one Jacobian and one matrix a step of rodas5p, eight evaluations, and one at the start.
TEST(unsolved, counts_what_a_run_takes) {
  unitstep::tolerance const allowed{tanks{1e-6 * si::metre, 1e-6 * si::metre}, 1e-6};
  auto const generic = [](auto const& s, auto) {
    auto const rate = 1.0 / si::second;
    return rates{-1.0 * rate * s.upper, -1.0 * rate * s.lower};
  };
  auto const slopes = [](auto const&, auto) {
    auto const rate = 1.0 / si::second;
    return rates{rates{-1.0 * rate, 0.0 * rate}, rates{0.0 * rate, -1.0 * rate}};
  };
  long asked = 0;
  auto const counted = [&](auto const& s, auto t) { return ++asked, slopes(s, t); };
  unitstep::simulation sim{unitstep::radau5{}, full, unitstep::with_jacobian(generic, counted),
                           allowed, 0.0 * second};
  while (sim.time() < 4.0 * second) sim.step();
  EXPECT_EQ(sim.jacobians(), asked);
  EXPECT_GT(asked, 0);
  EXPECT_LT(sim.jacobians(), sim.steps());
  EXPECT_GE(sim.factorisations(), sim.steps());
  EXPECT_GT(sim.evaluations(), 4 * sim.steps());
}

}  // namespace
