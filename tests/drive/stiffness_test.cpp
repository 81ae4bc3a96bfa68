// SPDX-License-Identifier: BSL-1.0
// A run under an explicit pair detects that it is stiff, and one that is not stiff does not.
#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <unitstep/unitstep.hpp>

#include "support/swing.hpp"

namespace {

namespace us = unitstep;

// Where |R(-x)| reaches 1, to 1/64. For Bogacki and Shampine's pair R is the exponential's series to the cube, with the
// limit 2.5127 (E. Hairer, G. Wanner, Solving ODEs II, IV.2, as for every such method). For Dormand and Prince's it is
// the series to the fifth power and z^6 / 600 (same place). 6.1 is in Hairer's code dop853.f, 3.25 in dopri5.f.
template <class Tableau>
constexpr bool limit_is_between(double least, double most) {
  return us::detail::stability_limit<Tableau> > least &&
         us::detail::stability_limit<Tableau> < most;
}
constexpr double dp5_factor(double z) {
  return 1 + z * (1 + z / 2 * (1 + z / 3 * (1 + z / 4 * (1 + z / 5 + z * z / 25))));
}
static_assert(limit_is_between<us::detail::bogacki_shampine3_tableau>(2.5127 - 1.0 / 64, 2.5127));
static_assert(dp5_factor(-us::detail::stability_limit<us::detail::dormand_prince5_tableau>) < 1);
static_assert(dp5_factor(-us::detail::stability_limit<us::detail::dormand_prince5_tableau> -
                         1.0 / 64) > 1);
static_assert(limit_is_between<us::detail::dormand_prince5_tableau>(3.25, 3.3266));
static_assert(limit_is_between<us::detail::dop853_tableau>(6.1, 6.5));

// Whose last stage is at the end of the step.
static_assert(us::detail::ends_twice<us::detail::dormand_prince5_tableau> &&
              us::detail::ends_twice<us::detail::tsitouras5_tableau> &&
              us::detail::ends_twice<us::detail::dop853_tableau> &&
              us::detail::ends_twice<us::detail::verner9_tableau> &&
              !us::detail::ends_twice<us::detail::bogacki_shampine3_tableau>);

/// Only runs that can detect stiffness are asked.
template <class Method>
constexpr bool can_be_asked =
    requires(decltype(us::simulation{Method{}, swings::start, swings::spring, swings::fine})
                 const& sim) { sim.is_stiff(); };

struct two {
  double a, b;
};
/// Van der Pol's oscillator, stiff where mu is large.
constexpr auto van_der_pol(double mu) {
  return [mu](two const& s, double) { return us::rates{s.b, mu * (1 - s.a * s.a) * s.b - s.a}; };
}
/// After how many steps of `most` the run has detected stiffness; 0 if it never does.
template <class Method, class Field>
constexpr long stiff_after(Method const& method, Field const& field, double within, long most) {
  us::simulation sim{method, two{2, 0}, field, us::tolerance{two{within, within}, within}, 0.0};
  while (sim.steps() < most) {
    sim.step();
    if (sim.is_stiff()) return sim.steps();
  }
  return 0;
}
// Also in a constant expression.
constexpr long found = stiff_after(us::dormand_prince5{}, van_der_pol(1000), 1e-3, 60);
static_assert(found > 15 && found < 60);
static_assert(stiff_after(us::dormand_prince5{}, van_der_pol(1), 1e-3, 60) == 0);

template <class Method>
class Stiffness : public testing::Test {};
using methods = testing::Types<us::dormand_prince5, us::tsitouras5, us::dop853, us::verner9>;
TYPED_TEST_SUITE(Stiffness, methods);

TYPED_TEST(Stiffness, IsFoundSoon) {
  TypeParam const method{};
  for (double const within : {1e-3, 1e-6, 1e-9}) {
    EXPECT_NE(stiff_after(method, van_der_pol(100), within, 150), 0) << within;
    EXPECT_NE(stiff_after(method, van_der_pol(1000), within, 150), 0) << within;
  }
}

// The controls: an oscillator, a comet and a chaotic system.
TYPED_TEST(Stiffness, IsNotFoundWhereThereIsNone) {
  TypeParam const method{};
  for (double const within : {1e-3, 1e-6, 1e-9}) {
    EXPECT_EQ(stiff_after(method, van_der_pol(1), within, 1000), 0) << within;
    us::simulation comet{
        method, us::motion{us::vec{0.1, 0.0}, us::vec{0.0, std::sqrt(19.0)}},
        us::central_gravity{1.0},
        us::tolerance{us::motion{us::vec{within, within}, us::vec{within, within}}}};
    while (comet.time() < 30) {
      comet.step();
      ASSERT_FALSE(comet.is_stiff()) << comet.time();
    }
  }
}

// Where the stiff part of a run is over, six steps show it.
TYPED_TEST(Stiffness, IsForgotten) {
  auto const until_one = [](two const& s, double t) {
    return us::rates{(t < 1 ? -1000 : -1) * (s.a - std::cos(t)), -s.b};
  };
  us::simulation sim{TypeParam{}, two{2, 0}, until_one, us::tolerance{two{1e-3, 1e-3}}, 0.0};
  while (sim.time() < 0.9) sim.step();
  EXPECT_TRUE(sim.is_stiff());
  while (sim.time() < 60) sim.step();
  EXPECT_FALSE(sim.is_stiff());
}

// With units, and on a motion: a hard spring with a damper.
TEST(StiffnessOf, AMotionWithUnits) {
  using namespace swings;
  auto const damped = [](auto const& s, auto) {
    return -1000.0 / second / second * s.position - 1001.0 / second * s.velocity;
  };
  us::tolerance const allowed{us::motion{1e-3 * metre, 1e-3 * speed}};
  us::simulation hard{us::dormand_prince5{}, start, damped, allowed};
  while (hard.time() < 1.0 * second) hard.step();
  EXPECT_TRUE(hard.is_stiff());
  us::simulation soft{us::dormand_prince5{}, start, spring, allowed};
  for (int n = 0; n < 200; ++n) {
    soft.step();
    EXPECT_FALSE(soft.is_stiff());
  }
  static_assert(can_be_asked<us::dormand_prince5> && can_be_asked<us::dop853>);
  static_assert(!can_be_asked<us::bogacki_shampine3> && !can_be_asked<us::radau5> &&
                !can_be_asked<us::step_doubling<us::rk4>>);
  // The bits of the run do not depend on the question: a saved run goes on as it was, and detects stiffness anew.
  auto const saved = hard.save();
  us::simulation other{us::dormand_prince5{}, start, damped, allowed};
  other.resume(saved);
  EXPECT_FALSE(other.is_stiff());
  for (int n = 0; n < 400 && !other.is_stiff(); ++n) other.step();
  EXPECT_TRUE(other.is_stiff());
}

std::string said(double mu, long most) {
  try {
    static_cast<void>(us::integrate(us::dormand_prince5{}, two{2, 0}, van_der_pol(mu),
                                    us::tolerance{two{1e-6, 1e-6}, 0.0, {}, {}, most}, 1000.0));
  } catch (std::runtime_error const& e) {
    return e.what();
  }
  return "";
}
TEST(StiffnessOf, ARunThatIsTooLongIsNamed) {
  EXPECT_NE(said(1000, 500).find("the run has found itself stiff: take radau5 or rodas5p"),
            std::string::npos)
      << said(1000, 500);
  EXPECT_EQ(said(1, 500).find("found itself"), std::string::npos) << said(1, 500);
  EXPECT_NE(said(1, 500).find("most_steps allows more"), std::string::npos) << said(1, 500);
}

}  // namespace
