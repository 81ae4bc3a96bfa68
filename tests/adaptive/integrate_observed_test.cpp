// SPDX-License-Identifier: BSL-1.0
// Looks on the way of a run under a tolerance: at every step, and at even times.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <unitstep/unitstep.hpp>

#include "support/refusal.hpp"
#include "support/same_bits.hpp"
#include "support/swing.hpp"
#include "support/verdict.hpp"

namespace {

namespace us = unitstep;
using namespace swings;
using seconds = std::remove_const_t<decltype(1.0 * second)>;
using state = std::remove_const_t<decltype(start)>;

/// What an observer saw, up to 64 samples, and the state at the end of the run.
struct notes {
  std::array<us::sample<seconds, state>, 64> seen{};
  std::size_t size = 0;
  state last{};

  constexpr void operator()(state const& s, seconds const& t) { seen[size++] = {t, s}; }
};
/// Between two times, looked at after every step, or at times so many seconds apart.
constexpr notes between(double from, double to) {
  notes all;
  all.last = us::integrate_observed(us::dormand_prince5{}, start, spring, fine, to * second, all,
                                    from * second);
  return all;
}
constexpr notes between(double from, double to, double apart) {
  notes all;
  auto const look = [&all](auto const& s, auto const& t) { all(s, t); };
  all.last = us::integrate_observed(us::dormand_prince5{}, start, spring, fine, to * second,
                                    us::every{apart * second, look}, from * second);
  return all;
}

// At even times from the start on, either way: the end is seen where it is one of these.
constexpr bool looks_at(notes const& all, double from, double apart, std::size_t size) {
  if (all.size != size || !(all.seen[0].state == start)) return false;
  for (std::size_t i = 0; i < size; ++i) {
    double const since = static_cast<double>(i) * apart;
    auto const off = all.seen[i].state.position.value() - us::math::cos(2 * since);
    if (all.seen[i].time != (from + since) * second || !(off < 1e-8 && off > -1e-8)) return false;
  }
  return true;
}
static_assert(looks_at(between(3, 4, 0.25), 3, 0.25, 5) &&
              looks_at(between(3, 2, 0.25), 3, -0.25, 5));
static_assert(looks_at(between(3, 3.6, 0.25), 3, 0.25, 3) &&
              looks_at(between(3, 2.4, 0.25), 3, -0.25, 3));
static_assert(looks_at(between(3, 3.0625, 0.0078125), 3, 0.0078125, 9));
// The end itself is seen, and not the path that leads there.
static_assert(between(3, 4, 0.25).seen[4].state == between(3, 4, 0.25).last &&
              between(3, 2, 0.25).seen[4].state == between(3, 2, 0.25).last);
// However it is looked at, the run is that of integrate.
static_assert(between(3, 4, 0.25).last == us::integrate(us::dormand_prince5{}, start, spring, fine,
                                                        4.0 * second, 3.0 * second) &&
              between(3, 4, 0.25).last == between(3, 4).last &&
              between(3, 2, 0.25).last == between(3, 2).last);
// A spring is its own mirror image, so there are as many steps back.
static_assert(between(3, 4).size > 10 && between(3, 2).size == between(3, 4).size &&
              between(3, 2).seen[5].time - 3.0 * second ==
                  3.0 * second - between(3, 4).seen[5].time);
// Where no time passes there is one look, and no step.
static_assert(looks_at(between(3, 3), 3, 0, 1) && looks_at(between(3, 3, 0.25), 3, 0, 1));

// A run is judged first, then the time between looks, then the observer.
constexpr auto none = [](auto const&, auto const&) {};
constexpr auto answers = [](auto const&, auto const&) { return 1; };
template <class Observer, class End = seconds>
using verdict =
    decltype(us::diagnostics::check_adaptive_observed<us::dormand_prince5, state, decltype(spring),
                                                      std::remove_const_t<decltype(fine)>, End,
                                                      Observer, End>());
using lengths = std::remove_const_t<decltype(1.0 * metre)>;
template <class Spacing, class Called>
using spaced = us::every<Spacing, Called>;
using silent = decltype(none);
using answering = decltype(answers);
static_assert(verdict<silent>::ok && verdict<spaced<seconds, silent>>::ok);
static_assert(verdicts::reads<verdict<spaced<lengths, answering>, lengths>>() ==
              "expected end_time: s, got m");
static_assert(verdicts::reads<verdict<spaced<lengths, answering>>>() == "expected every: s, got m");
static_assert(verdicts::reads<verdict<answering>>() ==
              "expected observer result: nothing (void), got a plain number (int)");
static_assert(verdicts::reads<verdict<spaced<seconds, answering>>>() ==
              "expected observer result: nothing (void), got a plain number (int)");

TEST(IntegrateObservedWithin, NamesTheEndThatIsNotFinite) {
  for (double const wrong : {HUGE_VAL, -HUGE_VAL, std::nan("")}) {
    EXPECT_EQ(refusals::refusal([&] { return between(0, wrong).last; }),
              "unitstep: end_time must be finite, got infinity or NaN");
    EXPECT_EQ(refusals::refusal([&] { return between(0, wrong, 0.25).last; }),
              "unitstep: end_time must be finite, got infinity or NaN");
  }
}

TEST(IntegrateObservedWithin, ATimeBetweenLooksIsPositive) {
  for (double const wrong : {0.0, -0.25, HUGE_VAL, std::nan("")})
    EXPECT_EQ(refusals::refusal([&] { return between(3, 4, wrong).last; }),
              "unitstep: the spacing of every must be finite and positive");
}

TEST(IntegrateObservedWithin, LooksAfterEveryStep) {
  us::simulation sim{us::dormand_prince5{}, start, spring, fine};
  int looks = 0;
  auto const end = us::integrate_observed(
      us::dormand_prince5{}, start, spring, fine, 3.0 * second, [&](auto const& s, auto const& t) {
        if (t == 3.0 * second) return static_cast<void>(++looks);  // a last step is shortened
        EXPECT_EQ(t, sim.time());
        EXPECT_TRUE(twins::same_bits(s, sim.state()));
        sim.step();
        ++looks;
      });
  EXPECT_EQ(looks, sim.steps() + 1);
  EXPECT_TRUE(twins::same_bits(
      end, us::integrate(us::dormand_prince5{}, start, spring, fine, 3.0 * second)));
}

}  // namespace
