// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler a minute
// Each thing in a run happens once, wherever zero is: on floors and marks at the origin and far away, from t = 0 and
// late, on and off the ends of steps, in three number types, by a `dt` and under a tolerance. What is expected are
// closed forms of bodies on a line under no force or a constant one.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <functional>
#include <limits>
#include <random>
#include <stdexcept>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/drive/integrate_until.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using boost::units::quantity;

template <class T>
using length = quantity<si::length, T>;
template <class T>
using speed = quantity<si::velocity, T>;
template <class T>
using seconds = quantity<si::time, T>;
template <class T>
using body = motion<length<T>, speed<T>>;

/// Draws a whole scenario from one number, which RapidCheck draws.
struct draws_of {
  std::mt19937_64 engine;

  double in(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(engine);
  }
  int below(int n) { return static_cast<int>(engine() % static_cast<unsigned>(n)); }
  template <class T>
  T of(std::initializer_list<double> all) {
    return static_cast<T>(all.begin()[below(static_cast<int>(all.size()))]);
  }
  template <class T>
  T place() {
    return sizeof(T) == 4 ? of<T>({0, 1, 100, -3, 0.1}) : of<T>({0, 1, 6.371e6, 1.5e11, -1e8});
  }
  template <class T>
  T clock() {
    return sizeof(T) == 4 ? of<T>({0, 100, 1e4}) : of<T>({0, 1e4, 1e9, 1.7e9});
  }
};
template <class T>
double rounding(T x) {
  return static_cast<double>(std::numeric_limits<T>::epsilon() * std::abs(x));
}

/// A run with things that happen at places that the body reaches and at times, and how it ended.
template <class T>
struct line {
  struct place {
    T x;
    template <class State, class Time>
    constexpr auto operator()(State const& s, Time const&) const {
      return s.position - x * si::metre;
    }
  };
  enum which { falls_through, rises_through, passes };

  T force = 0;  // acceleration
  bool may_be_held = false;
  std::vector<T> falling_at{}, rising_at{}, either_at{}, times{};
  T rest_speed = 0;  // none where it is 0
  std::function<void(which, std::size_t, T&, T&, bool&)> act = [](which, std::size_t, T&, T&,
                                                                  bool&) {};
  std::function<void(T&, T&, bool&)> act_at = [](T&, T&, bool&) {};

  std::array<std::vector<long>, 3> hits{};
  long at_times = 0;
  T x{}, v{}, t{};
  bool rests = false;
  std::string said{};  // the text of what was thrown

  long count(which w, std::size_t i = 0) const { return hits[w][i]; }

  template <class Method, class Pace, class Extent>
  void run_by(Method const& method, T x0, T v0, Pace const& pace, Extent const& extent, T t0) {
    std::vector<falling<place>> down;
    std::vector<rising<place>> up;
    std::vector<place> either;
    for (T p : falling_at) down.emplace_back(place{p});
    for (T p : rising_at) up.emplace_back(place{p});
    for (T p : either_at) either.push_back(place{p});
    hits = {std::vector<long>(down.size()), std::vector<long>(up.size()),
            std::vector<long>(either.size())};
    auto const effect = [this](which w) {
      return [this, w](body<T> const& s, seconds<T>, bool& is_held, std::size_t i) {
        T place = s.position.value(), rate = s.velocity.value();
        act(w, i, place, rate, is_held);
        return body<T>{place * si::metre, rate * si::metre_per_second};
      };
    };
    auto const at_time = [this](body<T> const& s, seconds<T>, bool& is_held) {
      T place = s.position.value(), rate = s.velocity.value();
      act_at(place, rate, is_held);
      return body<T>{place * si::metre, rate * si::metre_per_second};
    };
    auto const field = [this](body<T> const&, seconds<T>, bool is_held) {
      return (is_held ? T(0) : force) * si::metre_per_second_squared;
    };
    std::vector<seconds<T>> moments;
    for (T moment : times) moments.push_back(moment * si::second);
    body<T> const start{x0 * si::metre, v0 * si::metre_per_second};
    auto const take = [&](auto const& end) {
      x = end.state.position.value(), v = end.state.velocity.value(), t = end.time.value();
      rests = end.stopped_because == stop_reason::rest;
      for (auto const& one : end.events)
        if (one.which >= 1 && one.which <= 3)
          ++hits[one.which - 1][one.index];
        else
          ++at_times;
    };
    try {
      if (rest_speed > 0)
        take(integrate(
            method, start, field, pace, extent, t0 * si::second, modes(false),
            when(down, effect(falls_through), rest_below(rest_speed * si::metre_per_second)),
            when(up, effect(rises_through)), when(either, effect(passes)), at(moments, at_time)));
      else
        take(integrate(method, start, field, pace, extent, t0 * si::second, modes(false),
                       when(down, effect(falls_through)), when(up, effect(rises_through)),
                       when(either, effect(passes)), at(moments, at_time)));
    } catch (std::runtime_error const& error) {
      said = error.what();
    }
  }
  /// By a `dt`; in double also under a tolerance, where the clock must move by more than its rounding.
  void run(int kind, T x0, T v0, T dt, long steps, T t0) {
    if constexpr (sizeof(T) == 4)
      run_by(velocity_verlet{}, x0, v0, dt * si::second, steps, t0);
    else if constexpr (sizeof(T) == 8)
      if (kind == 2)
        run_by(dormand_prince5{}, x0, v0,
               tolerance{body<T>{T(1e-9) * si::metre, T(1e-9) * si::metre_per_second}, T(1e-12)},
               (t0 + static_cast<T>(steps) * dt) * si::second, t0);
      else
        run_by(rk4{}, x0, v0, dt * si::second, steps, t0);
    else
      run_by(rk4{}, x0, v0, dt * si::second, steps, t0);
  }
};

template <class T>
class Happens : public testing::Test {};
using numbers = testing::Types<float, double, long double>;
TYPED_TEST_SUITE(Happens, numbers);

template <class T, class Scenario>
void try_many(Scenario const& scenario) {
  EXPECT_TRUE(rc::check([&](unsigned seed) {
    draws_of draw{std::mt19937_64(seed)};
    scenario(draw);
  }));
}

// A ball that keeps a share e of its speed hits at sqrt(20 H) from a height H, and rests once it leaves too slowly.
TYPED_TEST(Happens, ABallThatBouncesComesToRest) {
  using T = TypeParam;
  try_many<T>([](draws_of& draw) {
    line<T> y;
    T const R = draw.place<T>(), e = static_cast<T>(draw.in(.3, .9)),
            H = static_cast<T>(draw.in(1, 8));
    double const v0 = std::sqrt(20. * static_cast<double>(H));
    double const least = std::sqrt(20 * 400 * rounding(R));  // a flight of 400 roundings
    double const slowest = std::max(draw.in(1e-3, .2) * v0, least);
    RC_PRE(slowest < v0 / 4);
    int due = 0;
    double v = v0;
    bool is_close = false;
    do {
      v *= static_cast<double>(e), ++due;
      is_close = is_close || std::abs(v / slowest - 1) < .08;
    } while (v >= slowest);
    y.force = -10, y.falling_at = {R}, y.rest_speed = static_cast<T>(slowest);
    y.act = [e](auto, std::size_t, T&, T& rate, bool&) { rate = -e * rate; };
    T const dt = draw.of<T>({1 / 60., .1, .3, .0078125});
    double const total =
        4 * std::sqrt(static_cast<double>(H) / 5) / (1 - static_cast<double>(e)) + 2;
    y.run(draw.below(3), R + H, T(0), dt, static_cast<long>(total / static_cast<double>(dt)),
          draw.clock<T>());
    RC_ASSERT(y.said == "");
    RC_ASSERT(y.rests);
    RC_ASSERT(std::abs(y.count(y.falls_through) - due) <= (is_close ? 1 : 0));
    RC_ASSERT(std::abs(static_cast<double>(y.x - R)) <=
              64 * rounding(R) + (sizeof(T) == 4 ? 1e-5 : 1e-12));
  });
}
// Without a speed below which it rests, the run is an error; the ball never falls through.
TYPED_TEST(Happens, ABallThatNothingLetsRestIsAnError) {
  using T = TypeParam;
  try_many<T>([](draws_of& draw) {
    line<T> y;
    T const R = draw.place<T>(), e = static_cast<T>(draw.in(0, .8)),
            H = static_cast<T>(draw.in(1, 8));
    y.force = -10, y.falling_at = {R};
    y.act = [e](auto, std::size_t, T&, T& rate, bool&) { rate = -e * rate; };
    y.run(draw.below(3), R + H, T(0), draw.of<T>({1 / 60., .1, .3}), 2000, draw.clock<T>());
    RC_ASSERT(y.said.find("comes again at once") != std::string::npos);
  });
}
// A mark is passed once by effects that look, slow, speed up or stop; half of the marks lie on ends of steps.
TYPED_TEST(Happens, AMarkIsPassedOnce) {
  using T = TypeParam;
  try_many<T>([](draws_of& draw) {
    line<T> y;
    T const x0 = draw.below(2) ? T(0) : draw.place<T>();
    T const dt = draw.of<T>({.1, .05, 1 / 60., .125, 1e-3, 1e-6});
    T const v = draw.below(3) ? T(1) : static_cast<T>(draw.in(.2, 30));
    int const k = 1 + draw.below(200);
    T const mark = draw.below(4) ? x0 + static_cast<T>(k) * dt * v
                                 : x0 + static_cast<T>(draw.in(.5, 100)) * dt * v;
    RC_PRE(static_cast<double>(mark - x0) > 8 * rounding(x0) &&
           static_cast<double>(v * dt) > rounding(mark));
    T const q = draw.of<T>({1, .75, 1.25, .01, .9, 2, 1e-6, 0});
    (draw.below(3) ? y.rising_at : y.either_at) = {mark};
    y.act = [q](auto, std::size_t, T&, T& rate, bool&) { rate = q * rate; };
    long const steps = static_cast<long>((mark - x0) / (v * dt)) + 3 + draw.below(300);
    y.run(draw.below(2), x0, v, dt, steps, draw.clock<T>());
    RC_ASSERT(y.said == "");
    RC_ASSERT(y.count(y.rising_at.empty() ? y.passes : y.rises_through) == 1);
  });
}
// Between two walls there is one hit each time that the folded path reaches a wall.
TYPED_TEST(Happens, ABoxIsHitAsOftenAsTheWayIsLong) {
  using T = TypeParam;
  try_many<T>([](draws_of& draw) {
    line<T> y;
    T const R = sizeof(T) == 4 ? draw.of<T>({0, 1}) : draw.place<T>();
    RC_PRE((R + 1) - R == 1);
    (draw.below(2) ? y.falling_at : y.either_at) = {R};
    (draw.below(2) ? y.rising_at : y.either_at).push_back(R + 1);
    y.act = [](auto, std::size_t, T&, T& rate, bool&) { rate = -rate; };
    T const dt = draw.of<T>({1 / 60., .1}), v = static_cast<T>(draw.in(10, 400));
    long const steps = std::max(2L, static_cast<long>(300 / (v * dt)));
    y.run(draw.below(2), R + T(.5), v, dt, steps, draw.clock<T>());
    double const way =
        static_cast<double>(v) * static_cast<double>(dt) * static_cast<double>(steps) - .5;
    double const due = std::floor(way) + 1, rest = way - std::floor(way);
    double const slack =
        (sizeof(T) == 4 ? 5e-2 : 1e-6) + due * 4 * rounding(static_cast<T>(std::abs(R) + 1));
    long hits = 0;
    for (auto const& all : y.hits)
      for (long n : all) hits += n;
    RC_ASSERT(y.said == "");
    RC_ASSERT(std::abs(static_cast<double>(hits) - due) <=
              (std::min(rest, 1 - rest) < slack ? 1 : 0));
  });
}
// A body that a buffer stops, that is then carried away and pushed on, reaches the buffer again.
TYPED_TEST(Happens, ABufferHoldsAgain) {
  using T = TypeParam;
  try_many<T>([](draws_of& draw) {
    line<T> y;
    T const mark = static_cast<T>(draw.in(1, 3)) + (draw.below(2) ? draw.place<T>() : T(0));
    RC_PRE(rounding(mark) < 1e-3);
    T const t0 = draw.of<T>({0, 100}), back = static_cast<T>(draw.in(.3, 1)),
            u = static_cast<T>(draw.in(.8, 5));
    bool const is_held = draw.below(2) != 0;
    (draw.below(3) ? y.rising_at : y.either_at) = {mark};
    y.times = {t0 + 4};
    y.act = [=](auto, std::size_t, T&, T& rate, bool& held) { rate = 0, held = is_held; };
    y.act_at = [=](T& x, T& rate, bool& held) { x = mark - back, rate = u, held = false; };
    T const dt = draw.of<T>({.1, 1 / 60.});
    y.run(draw.below(3), mark - static_cast<T>(draw.in(.3, 1)), T(1), dt,
          static_cast<long>(12 / dt), t0);
    RC_ASSERT(y.said == "");
    RC_ASSERT(y.at_times == 1);
    RC_ASSERT(y.count(y.rising_at.empty() ? y.passes : y.rises_through) == 2);
    RC_ASSERT(std::abs(static_cast<double>(y.x - mark)) < 1e-4 + 4 * rounding(mark));
  });
}
// A floor and events that look at the same place: each happens once a hit, and the one of the other direction never.
TYPED_TEST(Happens, WhatIsAtOnePlaceHappensTogether) {
  using T = TypeParam;
  try_many<T>([](draws_of& draw) {
    line<T> y;
    T const R = draw.place<T>(), e = static_cast<T>(draw.in(.7, 1));
    std::size_t const bounces = static_cast<std::size_t>(draw.below(2));
    y.force = -10, y.falling_at = {R, R}, y.rising_at = {R}, y.either_at = {R};
    y.act = [=](auto which, std::size_t i, T&, T& rate, bool&) {
      if (which == y.falls_through && i == bounces) rate = -e * rate;
    };
    y.run(draw.below(3), R + 5, T(0), T(.1), 15, draw.clock<T>());
    RC_ASSERT(y.said == "");
    RC_ASSERT(y.count(y.falls_through, 0) == 1 && y.count(y.falls_through, 1) == 1);
    RC_ASSERT(y.count(y.passes) == 1 && y.count(y.rises_through) == 0);
  });
}
// An effect that carries the body across another mark makes that mark's event happen too.
TYPED_TEST(Happens, AnEffectMayTakeTheBodyOverAMark) {
  using T = TypeParam;
  try_many<T>([](draws_of& draw) {
    line<T> y;
    T const R = draw.of<T>({0, 1, -3});
    y.rising_at = {R + 1, R + 2, R + 3};
    y.act = [=](auto, std::size_t i, T& x, T&, bool&) { x = i == 0 ? R + T(2.5) : x; };
    y.run(draw.below(3), R, static_cast<T>(draw.in(.5, 2)), T(.1), 60, draw.clock<T>());
    RC_ASSERT(y.said == "");
    for (std::size_t i = 0; i < 3; ++i) RC_ASSERT(y.count(y.rises_through, i) == 1);
  });
}
// Marks that are a few roundings apart are passed once each.
TYPED_TEST(Happens, NeighboursArePassedOnceEach) {
  using T = TypeParam;
  try_many<T>([](draws_of& draw) {
    line<T> y;
    T const R = draw.place<T>(), first = R + static_cast<T>(draw.in(.5, 5));
    RC_PRE(rounding(R) < 1e-3);
    std::vector<T> marks;
    for (int i = 2 + draw.below(5); i > 0; --i)
      marks.push_back(first + static_cast<T>(draw.below(4) * (draw.below(3) ? 1 : 40)) *
                                  static_cast<T>(rounding(first)) / 2);
    bool const is_either = draw.below(2) != 0;
    (is_either ? y.either_at : y.rising_at) = marks;
    T const q = draw.of<T>({1, .9});
    y.act = [q](auto, std::size_t, T&, T& rate, bool&) { rate = q * rate; };
    y.run(draw.below(2), R, T(1), draw.of<T>({.1, .01}), 1500, draw.clock<T>());
    RC_ASSERT(y.said == "");
    for (std::size_t i = 0; i < marks.size(); ++i)
      RC_ASSERT(y.count(is_either ? y.passes : y.rises_through, i) == 1);
  });
}
// A body that lies on its floor, or is thrown down from it, does not fall through it.
TYPED_TEST(Happens, AFloorHoldsFromTheStart) {
  using T = TypeParam;
  try_many<T>([](draws_of& draw) {
    line<T> y;
    T const R = draw.place<T>();
    bool const is_thrown = draw.below(2) != 0;
    y.force = -10, y.falling_at = {R}, y.rest_speed = T(.01);
    y.act = [](auto, std::size_t, T&, T& rate, bool&) { rate = -T(.9) * rate; };
    RC_PRE(rounding(R) < 1e-6);
    y.run(draw.below(3), R, T(is_thrown ? -1 : 0), T(.1), 1, draw.clock<T>());
    RC_ASSERT(y.said == "");
    if (is_thrown)
      RC_ASSERT(y.count(y.falls_through) == 1 && y.x >= R);
    else
      RC_ASSERT(y.rests);
  });
}
// Two events that switch the mode back and forth at one place are an error.
TYPED_TEST(Happens, WhatSwitchesToAndFroIsAnError) {
  using T = TypeParam;
  try_many<T>([](draws_of& draw) {
    T const R = draw.of<T>({0, 1, 293.15});
    struct state {
      T y;
    };
    auto const field = [](state const&, seconds<T>, int way) { return rates{T(way) / si::second}; };
    auto const over = [R](state const& s, seconds<T>) { return s.y - R; };
    auto const turn = [](int way) {
      return [way](state const&, seconds<T>, int& now) { now = way; };
    };
    std::string said;
    try {
      static_cast<void>(integrate(rk4{}, state{R - static_cast<T>(draw.in(.2, .8))}, field,
                                  T(.01) * si::second, 200, modes(1), when(rising(over), turn(-1)),
                                  when(falling(over), turn(1))));
    } catch (std::runtime_error const& error) {
      said = error.what();
    }
    RC_ASSERT(said.find("at one moment") != std::string::npos);
  });
}
// The usual loop: a run that goes on where the last one ended finds the next root.
TYPED_TEST(Happens, ALoopOfRunsFindsEachRootOnce) {
  using T = TypeParam;
  try_many<T>([](draws_of& draw) {
    auto const swings = [](auto const& s, auto) { return -s.position / si::second / si::second; };
    T const level = static_cast<T>(draw.in(-.9, .9));
    double const a = std::asin(static_cast<double>(level)), pi = std::acos(-1.);
    auto const over = [level](auto const& s, auto) { return s.position - level * si::metre; };
    int const way = draw.below(2);
    long due = 0;
    for (int k = -1; k < 4; ++k)
      for (bool const down : {false, true}) {
        double const root = (down ? pi - a : a) + 2 * pi * k;
        RC_PRE(std::abs(root - 10) > .3 && std::abs(root) > 1e-2);
        if (root > 0 && root < 10 && (way == 0 || way == (down ? -1 : 1))) ++due;
      }
    body<T> state{T(0) * si::metre, T(1) * si::metre_per_second};
    seconds<T> time{};
    T const dt = draw.of<T>({.1, .05});
    long found = 0;
    for (; found < 20; ++found) {
      long const left = static_cast<long>((10 - time.value()) / dt);
      auto const until = [&](auto const& event) {
        auto const end = integrate_until(rk4{}, state, swings, dt * si::second, event, left, time);
        state = end.state, time = end.time;
        return end.stopped_because == stop_reason::event;
      };
      if (!(way == 0 ? until(over) : until(rising(over)))) break;
    }
    RC_ASSERT(found == due);
  });
}

}  // namespace
