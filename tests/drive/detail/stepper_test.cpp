// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <limits>
#include <type_traits>
#include <unitstep/drive/detail/engines/stepper.hpp>
#include <unitstep/drive/sampled.hpp>
#include <unitstep/forces/gravity.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"

namespace {

namespace si = boost::units::si;
using refusals::refusal;
using unitstep::motion;
constexpr auto pull = [](auto const& s, auto t) {
  return -4.0 / si::second / si::second * s.position +
         t * (0.25 * si::metre_per_second_squared / si::second);
};
constexpr motion start{1.0 * si::metre, 0.5 * si::metre_per_second};

using time = boost::units::quantity<si::time>;
template <class Method>
using run = unitstep::detail::stepper<Method, std::remove_const_t<decltype(start)>,
                                      std::remove_const_t<decltype(pull)>, time>;

// Several steps at once equal the same steps one at a time.
template <class Method>
constexpr bool counts(double h) {
  run<Method> at_once{Method{}, start, pull, h * si::second, 2.7 * si::second};
  auto singly = at_once;
  auto const after = at_once.after(20);
  at_once.go(20);
  for (int n = 0; n < 19; ++n) singly.step();
  bool const behind = !twins::same_bits(singly.state(), at_once.state());
  singly.step();
  return behind && twins::same_bits(singly.state(), at_once.state()) &&
         twins::same_bits(after.state(), at_once.state()) && after.time() == at_once.time() &&
         singly.time() == at_once.time() && at_once.time().value() == 2.7 + 20 * h;
}
static_assert(counts<unitstep::rk4>(0.1) && counts<unitstep::velocity_verlet>(0.1));
static_assert(std::is_trivially_copyable_v<run<unitstep::velocity_verlet>>);

constexpr run<unitstep::velocity_verlet> started(double h = 0.1) {
  return {unitstep::velocity_verlet{}, start, pull, h * si::second, 2.7 * si::second};
}
constexpr auto after(run<unitstep::velocity_verlet> one, long steps) { return one.after(steps); }
constexpr bool same(auto const& a, auto const& b) {
  return twins::same_bits(a.state(), b.state()) && a.time() == b.time() && a.dt() == b.dt();
}

// The current step is counted on; the times of another step are counted from where it began. A sum of products would be
// another number, which is the control.
constexpr bool changes_its_step() {
  auto one = after(started(), 3);
  one.change_step(0.1 * si::second);
  if (!same(after(one, 3), after(started(), 6)) || after(one, 4).time().value() != 2.7 + 7 * 0.1)
    return false;
  one.change_step(0.25 * si::second);
  double const there = 2.7 + 3 * 0.1;
  run<unitstep::velocity_verlet> const anew{unitstep::velocity_verlet{}, one.state(), pull,
                                            0.25 * si::second, there * si::second};
  return there + 4 * 0.1 != 2.7 + 7 * 0.1 && one.time().value() == there &&
         one.dt() == 0.25 * si::second && after(one, 5).time().value() == there + 5 * 0.25 &&
         same(after(one, 5), after(anew, 5));
}
static_assert(changes_its_step());

// The memory that a method has of another state is discarded.
constexpr bool takes_another_state() {
  auto one = after(started(), 3);
  constexpr std::remove_const_t<decltype(start)> other{-2.0 * si::metre,
                                                       0.25 * si::metre_per_second};
  one.set_state({-2.0, 0.25});
  run<unitstep::velocity_verlet> const anew{unitstep::velocity_verlet{}, other, pull,
                                            0.1 * si::second, one.time()};
  return twins::same_bits(one.state(), other) && one.time().value() == 2.7 + 3 * 0.1 &&
         twins::same_bits(after(one, 1).state(), after(anew, 1).state());
}
static_assert(takes_another_state());

// So is its memory under a field that keeps something itself, which here is always the same.
constexpr unitstep::sampled held{
    [](auto const&, auto) { return 0.5 * si::metre_per_second_squared; }, 100.0 * si::second,
    [](auto const& s, auto, auto push) {
      return push - 4.0 / si::second / si::second * s.position;
    }};
constexpr bool takes_another_state_while_an_output_is_held() {
  using sampled_run =
      unitstep::detail::stepper<unitstep::velocity_verlet, std::remove_const_t<decltype(start)>,
                                std::remove_const_t<decltype(held)>, time>;
  constexpr std::remove_const_t<decltype(start)> other{-2.0 * si::metre,
                                                       0.25 * si::metre_per_second};
  sampled_run one{unitstep::velocity_verlet{}, start, held, 0.125 * si::second, 0.0 * si::second};
  one.go(3);
  one.set_state({-2.0, 0.25});
  sampled_run const anew{unitstep::velocity_verlet{}, other, held, 0.125 * si::second, one.time()};
  return twins::same_bits(one.state(), other) &&
         twins::same_bits(one.after(2).state(), anew.after(2).state());
}
static_assert(takes_another_state_while_an_output_is_held());

// A run goes back to an earlier state, or another run goes on from there, to the last bit.
constexpr bool goes_back() {
  auto one = after(started(), 3);
  one.change_step(0.25 * si::second);
  one.step();
  auto const saved = one.save();
  auto const then = one;
  one.change_step(0.5 * si::second);
  one.go(4);
  auto other = after(started(0.2), 7);
  bool const elsewhere =
      !same(one, then) && !same(other, then) && !same(after(other, 2), after(then, 2));
  one.restore(saved);
  other.resume(saved);
  return elsewhere && same(one, then) && same(other, then) && same(after(one, 2), after(then, 2)) &&
         same(after(other, 2), after(then, 2));
}
static_assert(goes_back());

// A time of another type is converted, or becomes zero if it was refused; other types stay as they are.
struct no_time {
  no_time() = delete;
};
using light_time = unitstep::light<si::time, double>;
using unitstep::detail::same_time;
static_assert(same_time<time>(light_time{2.5}) == 2.5 * si::second &&
              same_time<double>(2.5) == 2.5);
static_assert(std::is_same_v<decltype(same_time<double>(2.5F)), double> &&
              same_time<double>(2.5F) == 0);
static_assert(std::is_same_v<decltype(same_time<no_time>(2.5)), double> &&
              same_time<no_time>(2.5) == 2.5);

TEST(Stepper, IsTheSameAtRunTime) {
  EXPECT_TRUE(counts<unitstep::velocity_verlet>(twins::hidden(0.1)));
  EXPECT_TRUE(changes_its_step() && takes_another_state() && goes_back());
  EXPECT_TRUE(takes_another_state_while_an_output_is_held());
}

TEST(Stepper, RefusesBadValuesByName) {
  double const nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(refusal([&] { static_cast<void>(started(nan)); }),
            "unitstep: dt must be finite, got infinity or NaN");
  auto one = started();
  EXPECT_EQ(refusal([&] { one.change_step(nan * si::second); }),
            "unitstep: dt must be finite, got infinity or NaN");
  EXPECT_EQ(refusal([&] { one.set_state({nan, 1.0}); }),
            "unitstep: initial.position must be finite, got infinity or NaN");
  auto damaged = one.save();
  damaged.t_k = nan;
  EXPECT_EQ(refusal([&] { one.resume(damaged); }),
            "unitstep: the saved run is damaged: a number in it is not finite, or n no count");
  using acceleration = boost::units::quantity<si::acceleration>;
  using falling = unitstep::detail::stepper<unitstep::rk4, std::remove_const_t<decltype(start)>,
                                            unitstep::gravity<acceleration>, time>;
  unitstep::gravity<acceleration> const bad{nan * si::metre_per_second_squared};
  EXPECT_EQ(
      refusal([&] { falling{unitstep::rk4{}, start, bad, 0.1 * si::second, 0.0 * si::second}; }),
      "unitstep: gravity: constant must be finite");
  EXPECT_EQ(refusal([&] { static_cast<void>(started()); }), "accepted");
}

}  // namespace
