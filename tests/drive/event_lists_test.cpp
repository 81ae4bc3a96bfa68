// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Lists of events whose length is known at run time. What is due is the run in which each of them has a `when` of its own,
// bit for bit, or a closed form.
#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstddef>
#include <deque>
#include <functional>
#include <numbers>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <utility>
#include <vector>

#include "support/same_bits.hpp"
#include "support/taking_turns.hpp"

namespace {

using namespace unitstep;
using namespace unitstep::symbols;

constexpr motion ball{5.0 * m, 0.0 * m_per_s};
constexpr auto falls = [](auto const&, auto) { return -10.0 * m_per_s2; };
constexpr tolerance allowed{motion{1e-9 * m, 1e-9 * m_per_s}};

// The height above a place that is known at run time.
struct above {
  double place;
  constexpr auto operator()(auto const& b, auto) const { return b.position - place * m; }
};
// The first place turns a ball back; each other place takes a share of its velocity.
constexpr auto slows = [](auto const& b, auto, std::size_t which) {
  constexpr std::array factor{-0.5, 0.875, 0.75, 0.625};
  return motion{b.position, factor[which] * b.velocity};
};
constexpr std::array places{falling(above{0}), falling(above{1}), falling(above{2}),
                            falling(above{4})};

// Calls the effect of a list as the effect of a single event.
template <class Effect>
struct of_one {
  Effect effect;
  std::size_t which;
  template <class S, class T>
    requires std::is_invocable_v<Effect const&, S, T const&, std::size_t>
  constexpr decltype(auto) operator()(S&& s, T const& t) const {
    return effect(static_cast<S&&>(s), t, which);
  }
};

template <class T>
constexpr bool same(T const& a, T const& b) {
  if (std::is_constant_evaluated()) return a == b;
  return twins::same_bits(a, b);
}
// Whether a run whose happening `place` is a list of `length` events equals one in which each has its own `when`.
template <class Listed, class Single>
constexpr bool same_run(Listed const& listed, Single const& single, std::size_t place,
                        std::size_t length) {
  if (!same(listed.state, single.state) || listed.time != single.time ||
      listed.steps != single.steps || listed.events.size() != single.events.size() ||
      listed.stopped_because != single.stopped_because)
    return false;
  auto const fits = [&](std::size_t which, std::size_t index, std::size_t due) {
    if (due < place) return which == due && index == 0;
    if (due >= place + length) return which == due - length + 1 && index == 0;
    return which == place && index == due - place;
  };
  for (std::size_t k = 0; k < listed.events.size(); ++k) {
    auto const one = listed.events[k], due = single.events[k];
    if (one.time != due.time || !fits(one.which, one.index, due.which)) return false;
  }
  return single.which < 0
             ? listed.which == -1
             : fits(static_cast<std::size_t>(listed.which), static_cast<std::size_t>(listed.index),
                    static_cast<std::size_t>(single.which));
}
// All runs use this one type, so that the compiler compiles each run only once.
constexpr auto kick = [](auto& b, auto) { b.velocity += 1.0 * m_per_s; };
// Whether that is true of these `many` events with one effect, which stand among other things that happen.
template <std::size_t many = 4, class List, class Effect, class... Given>
constexpr bool is_as_one_by_one(List const& list, Effect const& effect, Given const&... given) {
  auto const run = [&](auto const&... what) {
    return integrate(given..., at(0.3 * s, kick), what..., at({0.7 * s, 1.0 * s}, kick),
                     every(0.4 * s, kick));
  };
  auto const one_by_one = [&]<std::size_t... Which>(std::index_sequence<Which...>) {
    return run(when(list[Which], of_one<Effect>{effect, Which})...);
  }(std::make_index_sequence<many>{});
  return same_run(run(when(list, effect)), one_by_one, 1, many);
}

// In constants: a vector that lives as long as the function, and an array.
constexpr bool vector_in_a_constant(auto const&... given) {
  return is_as_one_by_one(std::vector(places.begin(), places.end()), slows, given...);
}
static_assert(vector_in_a_constant(rk4{}, ball, falls, 0.25 * s, 6));
static_assert(vector_in_a_constant(dormand_prince5{}, ball, falls, allowed, 1.5 * s));
static_assert(is_as_one_by_one(places, slows, velocity_verlet{}, ball, falls, 0.125 * s, 12));
static_assert(is_as_one_by_one(places, slows, dormand_prince5{}, ball, falls, allowed, 1.5 * s));

template <class Event>
auto each_of(Event const& event) {
  return std::vector{event(0.0), event(2.0)};
}
// By steps, and under a tolerance. The steps depend neither on the container nor on the type of the events, so each of
// these is tried in one of the two, and a list of `slows` in both: each pair costs the compiler two more runs. `slows`
// and `second` get four events, the others two, which compile faster.
template <std::size_t many>
void by_steps(auto const& list, auto const& effect) {
  ASSERT_EQ(list.size(), many);
  EXPECT_TRUE(is_as_one_by_one<many>(list, effect, rk4{}, ball, falls, 0.25 * s, 9));
}
template <std::size_t many>
void under_a_tolerance(auto const& list, auto const& effect) {
  ASSERT_EQ(list.size(), many);
  EXPECT_TRUE(
      is_as_one_by_one<many>(list, effect, dormand_prince5{}, ball, falls, allowed, 2.4 * s));
}
constexpr auto changes = [](auto& b, auto, std::size_t which) {
  b.velocity *= which == 0 ? -0.5 : 1.25;
};
TEST(EventLists, HaveTheBitsOfEventsOneByOne) {
  std::vector const list(places.begin(), places.end());
  by_steps<4>(list, slows);
  under_a_tolerance<4>(list, slows);
  // A method with a memory, and one with dense output by collocation.
  EXPECT_TRUE(is_as_one_by_one(list, slows, velocity_verlet{}, ball, falls, 0.17 * s, 14));
  EXPECT_TRUE(is_as_one_by_one(list, slows, radau5{}, ball, falls, allowed, 2.4 * s));
  by_steps<2>(std::deque(places.begin(), places.begin() + 2), changes);
  under_a_tolerance<2>(std::array{places[0], places[1]}, changes);
  // Lambdas that capture and so cannot be assigned, events of either direction, and events that return a bool.
  under_a_tolerance<2>(
      each_of([](double place) {
        return falling([place](auto const& b, auto) { return b.position - place * m; });
      }),
      slows);
  auto const looks = [](auto const&, auto, std::size_t) {};
  by_steps<2>(each_of([](double place) {
                return
                    [place](auto const& b, auto t) { return b.position - place * m - t * m_per_s; };
              }),
              looks);
  under_a_tolerance<2>(each_of([](double place) {
                         return [place](auto const& b, auto) {
                           return b.position < place * m + 0.5 * m;
                         };
                       }),
                       looks);
}
// The effect that stops a run is told the index, too. In closed form the ball passes 1 m after sqrt(0.8) s.
TEST(EventLists, StopARun) {
  std::vector const list(places.begin(), places.end());
  auto const second = [](auto const& b, auto, std::size_t which) {
    return stop_if(which == 1, motion{b.position, b.velocity});
  };
  by_steps<4>(list, second);
  under_a_tolerance<4>(list, second);
  double const due = std::sqrt(0.8);
  auto const look = [](auto const&, auto) {};
  auto const run =
      integrate(rk4{}, ball, falls, 0.25 * s, 9, every(1.0 * s, look), when(list, second));
  EXPECT_EQ(run.stopped_because, stop_reason::event);
  EXPECT_EQ(run.which, 1);
  EXPECT_EQ(run.index, 1);
  EXPECT_EQ(run.events.count(1), 3u);  // 4 m, 2 m and 1 m
  EXPECT_EQ(run.events.count(1, 1), 1u);
  EXPECT_NEAR(run.time.value(), due, 1e-14);

  auto const table = trajectory<20>(rk4{}, ball, falls, 0.25 * s, when(list, second));
  EXPECT_EQ(table.index, 1);
  EXPECT_EQ(table.size(), 5u);  // 0, 0.25, 0.5 and 0.75 s, and where it stops
  EXPECT_NEAR(table.back().time.value(), due, 1e-14);

  auto const until = integrate_until(dormand_prince5{}, ball, falls, allowed,
                                     std::vector{list[2], list[1]}, 9.0 * s, when(list[3], look));
  EXPECT_EQ(until.which, 1);
  EXPECT_EQ(until.index, 0);
  EXPECT_NEAR(until.time.value(), std::sqrt(0.6), 1e-9);  // 2 m

  simulation sim{rk4{}, ball, falls, 0.25 * s, when(list, second)};
  while (!sim.has_stopped()) sim.step();
  EXPECT_EQ(sim.which(), 0);
  EXPECT_EQ(sim.index(), 1);
  ASSERT_EQ(sim.events().size(), 2u);  // 2 m and 1 m in the fourth step
  EXPECT_EQ(sim.events()[0].index, 2u);
  EXPECT_EQ(sim.events()[1].index, 1u);
}

// An effect need not take the index; an empty list is not watched.
TEST(EventLists, MayNotBeAskedWhich) {
  std::vector const list(places.begin(), places.end());
  auto const half = [](auto const& b, auto) { return motion{b.position, 0.5 * b.velocity}; };
  auto const told = [&](auto const& b, auto t, std::size_t) { return half(b, t); };
  auto const run = integrate(rk4{}, ball, falls, 0.25 * s, 9, when(list, half));
  EXPECT_EQ(run.events.size(), 4u);
  EXPECT_TRUE(same(run.state, integrate(rk4{}, ball, falls, 0.25 * s, 9, when(list, told)).state));
  auto const in_braces =
      integrate(rk4{}, ball, falls, 0.25 * s, 9,
                when({list[0], list[1], list[2], list[3]}, half, rest_below(1e-3 * m_per_s)));
  EXPECT_TRUE(same(run.state, in_braces.state));
}
template <class List>
constexpr bool is_nothing(List const& empty, auto const&... given) {
  auto const run = integrate(given..., when(empty, slows), at(0.8 * s, kick));
  auto const without = integrate(given..., at(0.8 * s, kick));
  return same(run.state, without.state) && run.steps == without.steps && run.events.size() == 1 &&
         run.events[0].which == 1 &&
         same(integrate(given..., when(empty, stop)).state, integrate(given...));
}
using places_at_run_time = std::vector<falling<above>>;
static_assert(is_nothing(places_at_run_time{}, rk4{}, ball, falls, 0.25 * s, 6));
static_assert(is_nothing(std::array<falling<above>, 0>{}, rk4{}, ball, falls, 0.25 * s, 6));
TEST(EventLists, ThatAreEmptyAreNotWatched) {
  EXPECT_TRUE(is_nothing(places_at_run_time{}, rk4{}, ball, falls, 0.25 * s, 6));
  EXPECT_TRUE(is_nothing(places_at_run_time{}, dormand_prince5{}, ball, falls, allowed, 1.5 * s));
  EXPECT_TRUE(is_nothing(std::array<falling<above>, 0>{}, rk4{}, ball, falls, 0.25 * s, 6));
}

// Events of several kinds behind one type.
TEST(EventLists, HoldFunctions) {
  using state = std::remove_cv_t<decltype(ball)>;
  using second = std::remove_cv_t<decltype(1.0 * s)>;
  std::vector<std::function<double(state, second)>> const list{
      [](auto const& b, auto) { return b.position / m - 3.2; },      // after 0.6 s
      [](auto const& b, auto) { return b.velocity / m_per_s + 4; },  // after 0.4 s
      [](auto const&, auto t) { return t / s - 0.5; }};
  auto const run = integrate(dormand_prince5{}, ball, falls, allowed, 0.9 * s,
                             when(list, [](auto const&, auto) {}));
  ASSERT_EQ(run.events.size(), 3u);
  EXPECT_EQ(run.events[0].index, 1u);
  EXPECT_EQ(run.events[1].index, 2u);
  EXPECT_EQ(run.events[2].index, 0u);
  EXPECT_NEAR(run.events[0].time.value(), 0.4, 1e-9);
  EXPECT_NEAR(run.events[2].time.value(), 0.6, 1e-9);
}

// Many events within one step, forwards and backwards, in a list whose order is not that of the times.
struct line {
  double x;
  friend constexpr bool operator==(line const&, line const&) = default;
};
constexpr auto goes = [](line const&, auto) { return rates{1.0 / s}; };
struct beyond {
  double place;
  constexpr auto operator()(line const& l, auto) const { return l.x - place; }
};
TEST(EventLists, AreFoundInTheirOrderWithinAStep) {
  std::vector<rising<beyond>> list;
  for (int k = 1; k <= 99; ++k) list.push_back(rising(beyond{(k * 37 % 100) / 100.0}));
  auto const look = [](auto const&, auto) {};
  auto const check = [&](auto const& run, bool forwards) {
    ASSERT_EQ(run.events.size(), 99u);
    for (std::size_t k = 0; k < 99; ++k) {
      auto const& one = run.events[k];
      double const due = static_cast<double>((one.index + 1) * 37 % 100) / 100;
      EXPECT_NEAR(one.time.value(), due, 1e-14);
      EXPECT_NEAR(one.time.value(), static_cast<double>(forwards ? k + 1 : 99 - k) / 100, 1e-14);
    }
  };
  check(integrate(rk4{}, line{0}, goes, 1.0 * s, 1, when(list, look)), true);
  auto const within = tolerance{line{1e-6}}.first_step(1.0 * s);
  check(integrate(dormand_prince5{}, line{0}, goes, within, 1.0 * s, when(list, look)), true);
  std::vector<falling<beyond>> down;
  for (auto const& event : list) down.push_back(falling(event.f));
  check(integrate(rk4{}, line{1}, goes, -1.0 * s, 1, 1.0 * s, when(down, look)), false);
  check(integrate(dormand_prince5{}, line{1}, goes, within, 0.0 * s, 1.0 * s, when(down, look)),
        false);
}

// An event that is zero at the start and goes on does not count there, in a list as alone.
TEST(EventLists, MayHappenAtTheStart) {
  auto const look = [](auto const&, auto) {};
  std::array const list{rising(beyond{0}), rising(beyond{0.5}), rising(beyond{-1})};
  auto const check = [&](auto const&... given) {
    auto const run = integrate(given..., when(std::vector(list.begin(), list.end()), look));
    EXPECT_TRUE(same_run(
        run, integrate(given..., when(list[0], look), when(list[1], look), when(list[2], look)), 0,
        3));
    // It starts at its place and leaves it, so it has not come through.
    ASSERT_EQ(run.events.size(), 1u);
    EXPECT_EQ(run.events[0].index, 1u);
    EXPECT_NEAR(run.events[0].time.value(), 0.5, 1e-14);
  };
  check(rk4{}, line{0}, goes, 0.25 * s, 4);
  check(dormand_prince5{}, line{0}, goes, tolerance{line{1e-9}}, 1.0 * s);
  // Each event that is true at the start has its effect there.
  auto const is_low = [](double limit) {
    return [limit](line const& l, auto) { return l.x < limit; };
  };
  std::vector const lows{is_low(1), is_low(-1), is_low(2)};
  auto const run = integrate(rk4{}, line{0}, goes, 0.25 * s, 4, when(lows, look));
  ASSERT_EQ(run.events.size(), 2u);
  EXPECT_EQ(run.events[0].index, 0u);
  EXPECT_EQ(run.events[1].index, 2u);
  EXPECT_EQ(run.events[1].time, 0.0 * s);
}

// y' = 3 t^2 + 12 t - 4 from y(-8) = -120 is (t + 6) (t + 2) (t - 2), which is also 24 at three times.
struct meets {
  double height;
  constexpr auto operator()(line const& l, auto) const { return l.x - height; }
};
TEST(EventLists, FindSeveralRootsOfEach) {
  auto const cubic = [](line const&, auto t) {
    double const x = t / s;
    return rates{(3 * x * x + 12 * x - 4) / s};
  };
  std::vector<meets> const list{{0}, {24}, {-10000}};
  for (double const error : {1e-3, 1e-9}) {
    auto const run = integrate(dormand_prince5{}, line{-120}, cubic, tolerance{line{error}},
                               4.0 * s, -8.0 * s, when(list, [](auto const&, auto) {}));
    ASSERT_EQ(run.events.count(0, 0), 3u);
    ASSERT_EQ(run.events.count(0, 1), 3u);
    EXPECT_EQ(run.events.count(0, 2), 0u);
    // x^3 + 6 x^2 - 4 x - 24 = 24 has -4 as a root: -64 + 96 + 16 - 24 = 24; and x^2 + 2 x - 12: -1 -+ sqrt(13).
    double const due[] = {-6, -1 - std::sqrt(13.0), -4, -2, 2, -1 + std::sqrt(13.0)};
    for (std::size_t k = 0; k < 6; ++k) EXPECT_NEAR(run.events[k].time.value(), due[k], 10 * error);
  }
}

// One event touches zero at the top of the path, 1.8 m after 0.6 s: its place is 1e-12 m below the top. The other is
// above the top and does not happen.
TEST(EventLists, FindOneThatGrazes) {
  motion const thrown{0.0 * m, 6.0 * m_per_s};
  std::vector const list{above{1.8 + 1e-9}, above{1.8 - 1e-12}};
  auto const run = integrate(dormand_prince5{}, thrown, falls, allowed, 1.0 * s,
                             when(list, [](auto const&, auto) {}));
  ASSERT_EQ(run.events.size(), 2u);
  EXPECT_EQ(run.events.count(0, 1), 2u);
  EXPECT_NEAR(run.events[0].time.value(), 0.6, 1e-6);
  EXPECT_LT(run.events[0].time, run.events[1].time);
}

// Balls that are let go together hit the ground together: each effect happens once, in the order of the list.
struct height_of {
  std::size_t body;
  constexpr auto operator()(auto const& b, auto) const { return b.position[body]; }
};
constexpr auto throw_back = [](auto& b, auto, std::size_t which) { b.velocity[which] *= -0.5; };
TEST(EventLists, HappenAtOneMomentInTheirOrder) {
  constexpr std::size_t many = 150;
  motion balls{std::array<std::remove_cv_t<decltype(5.0 * m)>, many>{},
               std::array<std::remove_cv_t<decltype(1.0 * m_per_s)>, many>{}};
  std::vector<falling<height_of>> list;
  for (std::size_t k = 0; k < many; ++k) {
    balls.position[k] = 5.0 * m;
    list.push_back(falling(height_of{k}));
  }
  auto const fall = [](auto const& b, auto) {
    std::array<std::remove_cv_t<decltype(1.0 * m_per_s2)>, many> all{};
    for (auto& one : all) one = -10.0 * m_per_s2;
    static_cast<void>(b);
    return all;
  };
  auto const run = integrate(velocity_verlet{}, balls, fall, 0.4 * s, 4, when(list, throw_back));
  ASSERT_EQ(run.events.size(), many);  // more than the 100 of separate ones
  for (std::size_t k = 0; k < many; ++k) {
    EXPECT_EQ(run.events[k].index, k);
    EXPECT_NEAR(run.events[k].time.value(), 1, 1e-13);
    EXPECT_NEAR(run.state.position[k].value(), 5 * 0.6 - 5 * 0.36,
                1e-12);  // 5 m/s upwards, for 0.6 s
  }
}

// Events at ever shorter intervals: two balls bounce to rest after 3 s and 6 s, since sqrt(2 h / g) = 1 s and 2 s and
// each flight is half as long as the one before it.
constexpr motion two{std::array{5.0 * m, 20.0 * m}, std::array{0.0 * m_per_s, 0.0 * m_per_s}};
constexpr auto fall_unless = [](auto const&, auto, std::array<bool, 2> const& lies) {
  return std::array{lies[0] ? 0.0 * m_per_s2 : -10.0 * m_per_s2,
                    lies[1] ? 0.0 * m_per_s2 : -10.0 * m_per_s2};
};
constexpr auto fall_both = [](auto const&, auto) {
  return std::array{-10.0 * m_per_s2, -10.0 * m_per_s2};
};
constexpr std::array grounds{falling(height_of{0}), falling(height_of{1})};
constexpr auto settle = [](auto& b, auto, std::array<bool, 2>& lies, std::size_t which) {
  lies[which] = true;
  b.velocity[which] = 0.0 * m_per_s;
};
constexpr bool both_rest(auto const& list, auto const&... given) {
  auto const run = integrate(
      given..., modes(std::array{false, false}),
      when(
          list,
          [](auto& b, auto, std::array<bool, 2>&, std::size_t which) { b.velocity[which] *= -0.5; },
          rest_below(1e-3 * m_per_s, settle)));
  double const last[] = {run.events[0].time / s, 0};
  auto times = std::array{last[0], last[1]};
  for (auto const& one : run.events) times[one.index] = one.time / s;
  auto const near = [](double a, double b) { return a - b < 1e-3 && b - a < 1e-3; };
  return run.mode[0] && run.mode[1] && run.stopped_because == stop_reason::end_time &&
         near(times[0], 3) && near(times[1], 6) && run.state.velocity[0] == 0.0 * m_per_s &&
         run.events.count(1) == run.events.size();
}
static_assert(both_rest(grounds, velocity_verlet{}, two, fall_unless, 0.5 * s, 14));
TEST(EventLists, ComeToRest) {
  std::vector const list(grounds.begin(), grounds.end());
  EXPECT_TRUE(both_rest(list, velocity_verlet{}, two, fall_unless, 0.5 * s, 14));
  tolerance const fine{motion{1e-9 * m, 1e-9 * m_per_s}};
  EXPECT_TRUE(both_rest(list, dormand_prince5{}, two, fall_unless, fine, 7.0 * s));
  // Without `settle` the first ball that rests ends the run.
  auto const first =
      integrate(dormand_prince5{}, two, fall_both, fine, 9.0 * s,
                when(
                    std::array{grounds[1], grounds[0]},
                    [](auto& b, auto, std::size_t which) { b.velocity[1 - which] *= -0.5; },
                    rest_below(1e-3 * m_per_s)));
  EXPECT_EQ(first.stopped_because, stop_reason::rest);
  EXPECT_EQ(first.which, 0);
  EXPECT_EQ(first.index, 1);
  EXPECT_NEAR(first.time.value(), 3, 1e-3);
}
template <class Run>
std::string error_of(Run const& run) {
  try {
    run();
  } catch (std::exception const& error) {
    return error.what();
  }
  return "no error";
}
TEST(EventLists, ThatPileUpAreAnErrorThatNamesTheEvent) {
  std::string const said = error_of([] {
    static_cast<void>(integrate(rk4{}, two, fall_both, 0.25 * s, 40, every(50.0 * s, stop),
                                when(std::vector(grounds.begin(), grounds.end()), throw_back)));
  });
  EXPECT_EQ(
      said.find(
          "unitstep: happening 1 (event 0 of its list) at time 3 s: its event comes again at once"),
      0u)
      << said;
  // Two events turn the state back before zero again and again.
  std::string const many = error_of([] {
    static_cast<void>(integrate(rk4{}, line{0}, goes, 0.25 * s, 9,
                                when(std::vector{rising(beyond{0.5}), rising(beyond{0.5})},
                                     [](line const&, auto) { return line{0.5 - 1e-3}; }),
                                every(9.0 * s, stop)));
  });
  EXPECT_EQ(many,
            "no error");  // each is turned back, and comes again a thousandth of a second later
  std::string const not_finite = error_of([] {
    static_cast<void>(integrate(rk4{}, line{0}, goes, 0.25 * s, 9,
                                when(std::vector{rising(beyond{7}), rising(beyond{0.5})},
                                     [](line const&, auto) { return line{std::nan("")}; })));
  });
  EXPECT_EQ(not_finite,
            "unitstep: happening 0 (event 1 of its list) at time 0.5 s: its effect is not finite");
}

constexpr auto half_of_it = [](auto& b, auto) { b.velocity *= 0.5; };

// A saved run goes on in the same way. With an array it is saved as bytes; with a vector it holds one.
template <class List, class Method, class Pace>
constexpr auto passing(List const& list, Method method, Pace pace) {
  return simulation{method, ball, falls, pace, at(0.35 * s, half_of_it), when(list, slows)};
}
constexpr bool goes_on_in_the_same_way(auto const& run, int steps) {
  return turns::go_on_in_the_same_way(run, steps, [](auto const& a, auto const& b) {
    return same(a.state(), b.state()) && a.time() == b.time() &&
           a.events().size() == b.events().size();
  });
}
static_assert(goes_on_in_the_same_way(passing(places, rk4{}, 0.1 * s), 16));
static_assert(goes_on_in_the_same_way(passing(places_at_run_time(places.begin(), places.end()),
                                              dormand_prince5{}, allowed),
                                      8));
static_assert(std::is_trivially_copyable_v<decltype(passing(places, rk4{}, 0.1 * s).save())>);
TEST(EventLists, AreSavedAndResumed) {
  std::vector const list(places.begin(), places.end());
  EXPECT_TRUE(goes_on_in_the_same_way(passing(list, rk4{}, 0.1 * s), 20));
  EXPECT_TRUE(goes_on_in_the_same_way(passing(list, dop853{}, allowed), 20));
  auto run = passing(list, rk4{}, 0.1 * s),
       other = passing(std::vector{list[0], list[1]}, rk4{}, 0.1 * s);
  for (int n = 0; n < 8; ++n) run.step(), other.step();
  auto const before = other.state();
  EXPECT_EQ(error_of([&] { other.resume(run.save()); }),
            "unitstep: the saved run is one with another number of events");
  EXPECT_TRUE(same(other.state(), before));  // it is unchanged
  auto damaged = run.save();
  damaged.index = -1;
  EXPECT_THROW(run.resume(damaged), std::domain_error);
}
// A copy is a separate run, and a run can be assigned, whatever the events capture.
TEST(EventLists, AreCopiedAndAssigned) {
  auto const list = each_of([](double place) {
    return falling([place](auto const& b, auto) { return b.position - place * m; });
  });
  auto run = passing(list, rk4{}, 0.1 * s);
  for (int n = 0; n < 5; ++n) run.step();
  auto copy = run;
  for (int n = 0; n < 9; ++n) run.step();
  auto const due = run.state();
  run = copy;
  EXPECT_TRUE(same(run.state(), copy.state()));
  for (int n = 0; n < 9; ++n) run.step();
  EXPECT_TRUE(same(run.state(), due));
}
constexpr chain long_way{rk4{}, ball, falls, 0.1 * s, when(places, slows)};
static_assert(state_after<long_way, 16> ==
              integrate(rk4{}, ball, falls, 0.1 * s, 16, when(places, slows)).state);

// A list of events that take the mode, which their effects change.
struct level_in_mode {
  double level;
  constexpr auto operator()(line const& l, auto, int mode) const { return l.x - level - mode; }
};
TEST(EventLists, TakeTheMode) {
  // The first event is due at 0.25, and each change of the mode delays it by 1; the second event is delayed as well.
  std::vector const list{rising(level_in_mode{0.25}), rising(level_in_mode{0.75})};
  auto const check = [&](auto const& effect) {
    auto const run = integrate(rk4{}, line{0}, goes, 0.5 * s, 4, modes(0), when(list, effect));
    EXPECT_EQ(run.mode, 2);
    ASSERT_EQ(run.events.size(), 2u);
    EXPECT_NEAR(run.events[0].time.value(), 0.25, 1e-14);
    EXPECT_NEAR(run.events[1].time.value(), 1.25, 1e-14);
    EXPECT_EQ(run.events[0].index, 0u);
    EXPECT_EQ(run.events[1].index, 0u);
  };
  check([](line const&, auto, int& mode, std::size_t which) { mode += which == 0 ? 1 : 100; });
  check([](line const&, auto, int& mode) { ++mode; });
  check([](line const&, auto, auto& mode, auto which) { mode += which == 0 ? 1 : 100; });
}

// By intervals: no mark is missed, although one step is longer than the distance of all of them.
struct passes {
  double share;  // of a turn
  constexpr auto operator()(auto const&, auto t) const {
    return sin(2000.0 * std::numbers::pi * (t / s - share * 1e-3));
  }
};
TEST(EventLists, AreProved) {
  motion const cart{0.0 * m, 1.0 * m_per_s};
  auto const rolls = [](auto const&, auto) { return 0.0 * m_per_s2; };
  std::vector const list{certain(rising(passes{0.25})), certain(rising(passes{0.5}))};
  auto const run = integrate(dormand_prince5{}, cart, rolls, allowed.first_step(4e-3 * s),
                             4.1e-3 * s, when(list, [](auto const&, auto) {}));
  ASSERT_EQ(run.events.size(), 8u);
  for (std::size_t k = 0; k < 8; ++k) {
    EXPECT_EQ(run.events[k].index, k % 2);
    EXPECT_NEAR(run.events[k].time / s,
                1e-3 * (static_cast<double>(k / 2) + (k % 2 == 0 ? 0.25 : 0.5)), 1e-15);
  }
}

// The time of an event of a list carries slopes: sqrt(2 h / g) has the derivative 1 / sqrt(2 g h) by the height of the
// drop, 0.1 s/m at 5 m.
TEST(EventLists, CarrySlopes) {
  auto const landing = [](auto const& high) {
    motion const from{high, 0.0 * high / (1.0 * s)};
    auto const run = integrate(dormand_prince5{}, from, falls, allowed, 2.0 * s,
                               when(std::vector{falling(above{1}), falling(above{0})},
                                    [](auto const& b, auto, std::size_t which) {
                                      return stop_if(which == 1, motion{b.position, b.velocity});
                                    }));
    return run.time;
  };
  auto const [t, by_height] = derivative(landing, 5.0 * m);
  EXPECT_NEAR(t.value(), 1, 1e-9);
  EXPECT_NEAR(by_height.value(), 0.1, 1e-8);
}

}  // namespace
