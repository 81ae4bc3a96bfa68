// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/adaptive/integrate.hpp>
#include <unitstep/field/with_jacobian.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rodas5p.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::rates;
using unitstep::with_jacobian;

struct moving {
  quantity<si::length> x;
  quantity<si::velocity> v;
};
constexpr moving start{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto stiff = [](auto const& s, auto) {
  return rates{s.v, -1e4 / si::second / si::second * s.x - 1e4 / si::second * s.v};
};
constexpr auto of_stiff = [](auto const&, auto) {
  return rates{rates{0.0 / si::second, 1.0},
               rates{-1e4 / si::second / si::second, -1e4 / si::second}};
};
constexpr unitstep::tolerance allowed{moving{1e-8 * si::metre, 1e-8 * si::metre_per_second}, 1e-8};
// From closed form: the slow rate is -(1e4 - sqrt(1e8 - 4e4)) / 2, nearly -1.0001.
constexpr auto given = unitstep::integrate(
    unitstep::rodas5p{}, start, with_jacobian(stiff, of_stiff), allowed, 1.0 * si::second);
static_assert(given.x > 0.36787 * si::metre && given.x < 0.36789 * si::metre);

// A motion has one row, that of the acceleration.
constexpr unitstep::motion body{1.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto pull = [](unitstep::motion<quantity<si::length>, quantity<si::velocity>> const& s,
                         quantity<si::time>) -> quantity<si::acceleration> {
  return -1e4 / si::second / si::second * s.position - 1e4 / si::second * s.velocity;
};
constexpr auto of_pull = [](auto const&, auto) {
  return rates{-1e4 / si::second / si::second, -1e4 / si::second};
};
constexpr auto steps = unitstep::integrate(unitstep::rodas5p{}, body, with_jacobian(pull, of_pull),
                                           0.0625 * si::second, 16);
static_assert(steps.position > 0.3678 * si::metre && steps.position < 0.3679 * si::metre);

// Every entry is judged: what is wrong is refused by its place.
template <class Jacobian>
using verdict =
    typename unitstep::field_with_jacobian<decltype(stiff),
                                           Jacobian>::template verdict<moving, quantity<si::time>>;
static_assert(verdict<decltype(of_stiff)>::ok);
constexpr auto wrong_entry = [](auto const&, auto) {
  return rates{rates{0.0 / si::second, 1.0}, rates{-1e4 / si::second, -1e4 / si::second}};
};
constexpr auto short_row = [](auto const&, auto) {
  return rates{rates{0.0 / si::second}, rates{-1e4 / si::second / si::second}};
};
constexpr auto no_rows = [](auto const&, auto) { return 1.0; };
static_assert(!verdict<decltype(wrong_entry)>::ok && !verdict<decltype(short_row)>::ok &&
              !verdict<decltype(no_rows)>::ok);

// It is asked and nothing else: a wrong one costs radau5 iterations, and the end is the same.
TEST(with_jacobian, is_used) {
  long asked = 0, called = 0;
  auto const field = [&](moving const& s, quantity<si::time> t) { return ++called, stiff(s, t); };
  auto const counted = [&](auto const& s, auto t) { return ++asked, of_stiff(s, t); };
  auto const end = unitstep::integrate(unitstep::radau5{}, start, with_jacobian(field, counted),
                                       allowed, 1.0 * si::second);
  EXPECT_NEAR(end.x.value(), given.x.value(), 1e-8);
  EXPECT_GT(asked, 0);
  EXPECT_LT(asked, called);
  long const exact = called;
  auto const off = [&](auto const&, auto) {
    return rates{rates{0.0 / si::second, 1.0},
                 rates{-1.2e4 / si::second / si::second, -1.2e4 / si::second}};
  };
  called = 0;
  EXPECT_NEAR(unitstep::integrate(unitstep::radau5{}, start, with_jacobian(field, off), allowed,
                                  1.0 * si::second)
                  .x.value(),
              given.x.value(), 1e-7);
  EXPECT_GT(called, exact);
}

}  // namespace
