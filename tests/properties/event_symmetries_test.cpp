// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler a minute
// What happens in a run does not depend on the unit, on which way is up, on the direction of time, or on where a run is
// cut into several: the bits are the same, or differ by rounding. A ball in a box with a floor that takes a part of its
// speed.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <functional>
#include <limits>
#include <random>
#include <stdexcept>
#include <unitstep/drive/hybrid.hpp>
#include <unitstep/drive/hybrid_simulation.hpp>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <utility>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using boost::units::quantity;

template <class T>
using body = motion<quantity<si::length, T>, quantity<si::velocity, T>>;
template <class T>
using seconds = quantity<si::time, T>;

/// A height above a place.
template <class T>
struct above {
  T place;
  constexpr auto operator()(body<T> const& s, seconds<T> const&) const {
    return s.position - place * si::metre;
  }
};
/// The share of the velocity that an effect leaves, with its sign.
template <class T>
struct scaled {
  T by;
  constexpr body<T> operator()(body<T> const& s, seconds<T> const&) const {
    return {s.position, by * s.velocity};
  }
};

/// A ball between a floor and a lid; each gives back a share of the speed.
template <class T>
struct box {
  T floor, lid, force, of_floor = 1, of_lid = 1;
  T x, v, t, dt;
  long steps;

  auto field() const {
    return [a = force](body<T> const&, seconds<T>) { return a * si::metre_per_second_squared; };
  }
  auto at_floor() const { return when(falling(above<T>{floor}), scaled<T>{-of_floor}); }
  auto at_lid() const { return when(rising(above<T>{lid}), scaled<T>{-of_lid}); }
  body<T> start() const { return {x * si::metre, v * si::metre_per_second}; }
};
template <class T>
struct hit {
  bool is_at_floor;
  T t;
  friend bool operator==(hit const&, hit const&) = default;
};
template <class T>
struct seen {
  T x, v, t;
  std::vector<hit<T>> hits;
  friend bool operator==(seen const&, seen const&) = default;
};
template <class T>
seen<T> seen_in(auto const& end, std::size_t floor) {
  seen<T> all{end.state.position.value(), end.state.velocity.value(), end.time.value(), {}};
  for (auto const& one : end.events)
    all.hits.push_back({std::size_t(one.which) == floor, one.time.value()});
  return all;
}
template <class T, class Method>
seen<T> run(box<T> const& b) {
  if constexpr (std::is_same_v<Method, dormand_prince5>) {
    tolerance const fine{
        body<T>{T(1e-8) * std::abs(b.lid - b.floor) * si::metre,
                T(1e-8) * std::abs(b.lid - b.floor) / std::abs(b.dt) * si::metre_per_second},
        T(1e-8)};
    return seen_in<T>(integrate(Method{}, b.start(), b.field(), fine,
                                (b.t + static_cast<T>(b.steps) * b.dt) * si::second,
                                b.t * si::second, b.at_floor(), b.at_lid()),
                      0);
  } else {
    return seen_in<T>(integrate(Method{}, b.start(), b.field(), b.dt * si::second, b.steps,
                                b.t * si::second, b.at_floor(), b.at_lid()),
                      0);
  }
}

template <class T, class M>
struct run_by {
  using number = T;
  using method = M;
};
template <class>
class Events : public testing::Test {};
// Each number type, and each way in which a run makes its steps: with a memory, without one, under a tolerance. Another
// method of these kinds would compile no new line, and takes the compiler seconds.
using kinds = testing::Types<run_by<float, velocity_verlet>, run_by<double, rk4>,
                             run_by<double, dormand_prince5>, run_by<long double, rk4>>;
TYPED_TEST_SUITE(Events, kinds);

/// Draws a box of 1 to 4 m, a ball in it, and steps of some length.
struct draws {
  std::mt19937_64 engine;

  double in(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(engine);
  }
  bool coin() { return engine() % 2 != 0; }
  template <class T>
  box<T> of() {
    box<T> b{};
    b.floor = coin() ? T(0) : static_cast<T>(in(-100, 100));
    b.lid = b.floor + static_cast<T>(in(1, 4));
    b.force = coin() ? T(0) : -static_cast<T>(in(1, 10));
    b.of_floor = coin() ? T(1) : static_cast<T>(in(.8, 1));
    // Together they give no speed, or the ball would hit them infinitely often in a finite time.
    b.of_lid = coin() ? T(1) : static_cast<T>(in(.8, 1 / static_cast<double>(b.of_floor)));
    b.x = b.floor + static_cast<T>(in(.1, .9)) * (b.lid - b.floor);
    b.v = static_cast<T>(in(-9, 9));
    b.t = coin() ? T(0) : static_cast<T>(in(0, 1000));
    b.dt = static_cast<T>(coin() ? 1. / 64 : in(.001, .1));
    b.steps = 20 + static_cast<long>(in(0, 60));
    return b;
  }
};
template <class Property>
void hold(Property const& property) {
  EXPECT_TRUE(rc::check([&](unsigned seed) {
    draws draw{std::mt19937_64(seed)};
    property(draw);
  }));
}

// All lengths and times are scaled by powers of two: the same bits except for the exponents.
TYPED_TEST(Events, AreTheSameInAnotherUnit) {
  using T = typename TypeParam::number;
  hold([](draws& draw) {
    auto const b = draw.of<T>();
    int const l = static_cast<int>(draw.in(-20, 20)), s = static_cast<int>(draw.in(-20, 20));
    auto const length = [l](T x) { return std::ldexp(x, l); };
    auto const time = [s](T x) { return std::ldexp(x, s); };
    auto other = b;
    other.floor = length(b.floor), other.lid = length(b.lid), other.x = length(b.x);
    other.v = std::ldexp(b.v, l - s), other.force = std::ldexp(b.force, l - 2 * s);
    other.t = time(b.t), other.dt = time(b.dt);
    auto due = run<T, typename TypeParam::method>(b);
    due.x = length(due.x), due.v = std::ldexp(due.v, l - s), due.t = time(due.t);
    for (auto& one : due.hits) one.t = time(one.t);
    RC_ASSERT((run<T, typename TypeParam::method>(other) == due));
  });
}
// Upside down: the same bits with the other sign, and the lid in place of the floor.
TYPED_TEST(Events, AreTheSameInAMirror) {
  using T = typename TypeParam::number;
  hold([](draws& draw) {
    auto const b = draw.of<T>();
    auto other = b;
    other.floor = -b.lid, other.lid = -b.floor, other.x = -b.x, other.v = -b.v;
    other.force = -b.force;
    std::swap(other.of_floor, other.of_lid);
    auto due = run<T, typename TypeParam::method>(b);
    due.x = -due.x, due.v = -due.v;
    for (auto& one : due.hits) one.is_at_floor = !one.is_at_floor;
    RC_ASSERT((run<T, typename TypeParam::method>(other) == due));
  });
}
// Backwards from the end: the same hits in the reverse order, and the start again. The effects that take speed give it
// there. A ball that rolls on the floor, or an end within a hundredth of a step of a hit, is not drawn.
TYPED_TEST(Events, AreTheSameBackwards) {
  using T = typename TypeParam::number;
  hold([](draws& draw) {
    auto b = draw.of<T>();
    b.of_floor = b.of_lid = 1;
    auto const there = run<T, typename TypeParam::method>(b);
    for (auto const& one : there.hits)
      RC_PRE(std::abs(one.t - there.t) > b.dt / 100 && std::abs(one.t - b.t) > b.dt / 100);
    auto other = b;
    other.x = there.x, other.v = there.v, other.t = there.t, other.dt = -b.dt;
    auto const back = run<T, typename TypeParam::method>(other);
    RC_ASSERT(back.hits.size() == there.hits.size());
    // A time is as exact as the clock, and as the place divided by the speed at which it is passed, which energy
    // bounds; draws with a slower passage are left out.
    T const e = std::numeric_limits<T>::epsilon();
    for (std::size_t i = 0; i < there.hits.size(); ++i) {
      auto const &one = there.hits[i], &same = back.hits[back.hits.size() - 1 - i];
      T const wall = one.is_at_floor ? b.floor : b.lid;
      T const square = b.v * b.v + 2 * b.force * (wall - b.x);
      RC_PRE(square > T(.25));
      RC_ASSERT(one.is_at_floor == same.is_at_floor);
      RC_ASSERT(std::abs(one.t - same.t) < 1000 * e * (1100 + std::abs(wall)));
    }
  });
}
// A run that is saved and resumed after every step equals the run that is not.
TYPED_TEST(Events, AreTheSameInARunThatIsResumed) {
  using T = typename TypeParam::number;
  if constexpr (!std::is_same_v<typename TypeParam::method, dormand_prince5>)
    hold([](draws& draw) {
      auto const b = draw.of<T>();
      auto const begun = [&] {
        return simulation{typename TypeParam::method{},
                          b.start(),
                          b.field(),
                          b.dt * si::second,
                          b.t * si::second,
                          b.at_floor(),
                          b.at_lid()};
      };
      auto whole = begun(), other = begun();
      for (long i = 0; i < b.steps; ++i) {
        whole.step();
        auto resumed = begun();
        resumed.resume(other.save());
        resumed.step();
        other.resume(resumed.save());
        RC_ASSERT(other.state() == whole.state());
        RC_ASSERT(other.time() == whole.time());
        RC_ASSERT(resumed.events().size() == whole.events().size());
      }
    });
}
// The order of things that happen at different places does not matter.
TYPED_TEST(Events, AreTheSameInAnyOrder) {
  using T = typename TypeParam::number;
  if constexpr (std::is_same_v<typename TypeParam::method, velocity_verlet>)
    hold([](draws& draw) {
      auto const b = draw.of<T>();
      auto const other =
          seen_in<T>(integrate(velocity_verlet{}, b.start(), b.field(), b.dt * si::second, b.steps,
                               b.t * si::second, b.at_lid(), b.at_floor()),
                     1);
      RC_ASSERT((run<T, velocity_verlet>(b) == other));
    });
}

// A quantity that jumps, at times where the field jumps too and at a place: each jump is one event, with its direction.
TYPED_TEST(Events, OfAQuantityThatJumpsAreFound) {
  using T = typename TypeParam::number;
  using method = typename TypeParam::method;
  hold([](draws& draw) {
    int const period = 1 + static_cast<int>(draw.in(0, 3));  // seconds, exact in each number type
    T const size = std::ldexp(T(1), static_cast<int>(draw.in(-30, 30)));
    T const late = draw.coin() ? T(0) : T(4096);
    auto const wave = [=](seconds<T> t) {
      auto const turns = static_cast<long>(std::floor(t.value() / static_cast<T>(period)));
      return turns % 2 != 0 ? -size : size;
    };
    auto const field = [=](body<T> const&, seconds<T> t) {
      return wave(t) / size * si::metre_per_second_squared;
    };
    auto const level = [=](body<T> const&, seconds<T> t) { return wave(t); };
    int down = 0, any = 0;
    auto const count = [](int& n) { return [&n](body<T> const&, seconds<T>) { ++n; }; };
    body<T> const start{T(0) * si::metre, T(0) * si::metre_per_second};
    T const t0 = late * 2 * static_cast<T>(period) + T(.5);
    long const jumped = 3 + static_cast<long>(draw.in(0, 5));
    T const end = t0 + static_cast<T>(jumped * period);
    auto const take = [&](auto const& pace, auto const& extent) {
      return integrate(method{}, start, field, pace, extent, t0 * si::second,
                       jumps_every(T(period) * si::second), when(falling(level), count(down)),
                       when(level, count(any)));
    };
    auto const last = [&] {
      if constexpr (std::is_same_v<method, dormand_prince5>)
        return take(tolerance{body<T>{T(1e-9) * si::metre, T(1e-9) * si::metre_per_second}},
                    end * si::second)
            .state;
      else
        return take(T(.125) * si::second, 8 * jumped * period).state;
    }();
    RC_ASSERT(any == jumped);
    RC_ASSERT(down == (jumped + 1) / 2);
    // Up by `half` to the first jump, then down and up by a period alternately, and the last for half a second only.
    T const half = static_cast<T>(period) - T(.5);
    T const speed = jumped % 2 != 0 ? half - T(.5) : T(0);
    // Each jump is as late as the rounding of the clock.
    T const late_by = 8 * static_cast<T>(jumped) * std::numeric_limits<T>::epsilon() * end;
    RC_ASSERT(std::abs(last.velocity.value() - speed) < late_by + T(1e-8));
  });
}
TYPED_TEST(Events, OfAQuantityThatJumpsAtAPlaceAreFound) {
  using T = typename TypeParam::number;
  using method = typename TypeParam::method;
  if constexpr (std::is_same_v<method, rk4> || std::is_same_v<method, velocity_verlet>)
    hold([](draws& draw) {
      T const mark = draw.coin() ? T(1) : static_cast<T>(draw.in(.2, 9));
      auto const field = [](body<T> const&, seconds<T>) {
        return T(0) * si::metre_per_second_squared;
      };
      // A strip of 1/4 m that begins at the mark.
      auto const strip = [=](body<T> const& s, seconds<T>) {
        T const x = s.position.value() - mark;
        return x < 0 || x >= T(.25) ? T(-1) : T(1);
      };
      int in = 0, any = 0;
      T const kept = draw.coin() ? T(1) : static_cast<T>(draw.in(.5, 1.5));
      auto const slow = [&in, kept](body<T> const& s, seconds<T>) {
        ++in;
        return body<T>{s.position, kept * s.velocity};
      };
      T const dt = static_cast<T>(draw.coin() ? .0625 : draw.in(.01, .2));
      static_cast<void>(integrate(method{}, body<T>{T(0) * si::metre, T(1) * si::metre_per_second},
                                  field, dt * si::second, static_cast<long>(20 / dt),
                                  when(rising(strip), slow),
                                  when(strip, [&any](body<T> const&, seconds<T>) { ++any; })));
      RC_ASSERT(in == 1);
      RC_ASSERT(any == 2);
    });
}

// A lid that makes the ball faster: without a force each way up and down takes 1/e of the one before, so the hits come
// infinitely often by t = (lid - x) / v + 2 L / (e v) / (1 - 1 / e). A run that ends before has all of its hits; one
// that goes on to that time is an error.
TYPED_TEST(Events, ThatComeInfinitelyOftenAreAnError) {
  using T = typename TypeParam::number;
  for (T floor : {T(0), T(-94.5)})
    for (T t : {T(0), T(813.75)}) {
      T const e = T(1.25);
      box<T> b{};
      b.floor = floor, b.lid = floor + 1, b.of_lid = e;
      b.x = floor + T(.5), b.v = 4, b.t = t, b.dt = T(.125);
      // 0.125 s up to the lid, then 0.4 s and 4/5 of it each time: 2.125 s in all.
      b.steps = 16;
      int due = 0;
      for (T at = T(.125), way = T(.4); at < 2; at += way, way /= e) ++due;
      auto const lids = [&](auto const& hits) {
        return std::count_if(hits.begin(), hits.end(), [](auto h) { return !h.is_at_floor; });
      };
      EXPECT_EQ(lids(run<T, typename TypeParam::method>(b).hits), due);
      b.steps = 18;
      EXPECT_THROW((run<T, typename TypeParam::method>(b)), std::runtime_error)
          << floor << ' ' << t;
    }
}

// The control: the plain sign of the quantity at the ends of steps, with the run put before the root, as is usual,
// counts a mark twice. Half of the marks are at ends of steps.
TEST(EventsByTheirSign, AreCountedTwice) {
  int twice = 0;
  std::mt19937_64 engine(1);
  draws draw{engine};
  for (int i = 0; i < 1000; ++i) {
    double const dt = .1, mark = draw.coin() ? dt * std::floor(draw.in(1, 99)) : draw.in(.1, 9.9);
    double x = 0, v = 1, left = 100 * dt;
    int n = 0;
    while (left > 0 && n < 10) {
      double const h = std::min(dt, left);
      if (!(x < mark && mark <= x + v * h)) {
        x += v * h, left -= h;
        continue;
      }
      double before = 0, after = h;  // the root, halved to the last bit
      for (double middle; middle = (before + after) / 2, before < middle && middle < after;)
        (x + v * middle < mark ? before : after) = middle;
      ++n, x += v * before, left -= before, v *= .9;
    }
    twice += n > 1;
  }
  EXPECT_GT(twice, 400);
}

}  // namespace
