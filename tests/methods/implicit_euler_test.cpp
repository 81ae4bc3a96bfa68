// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/state/attitude.hpp>

#include <cmath>

#include "support/laws.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using unitstep::implicit_euler;
using unitstep::motion;
namespace si = boost::units::si;

static_assert(laws::has_its_order<implicit_euler>());
static_assert(laws::steps_quantities_of<implicit_euler, double>());
static_assert(laws::steps_quantities_of<implicit_euler, float>());
static_assert(laws::exact_degree<implicit_euler>() == 1);
static_assert(laws::evaluates_as_stated<implicit_euler>());
TEST(implicit_euler, shows_its_order_and_is_not_reversible) {
  EXPECT_TRUE(laws::shows_its_order(implicit_euler{}, 32));
  EXPECT_TRUE(laws::shows_its_order_when_damped(implicit_euler{}, 32));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(implicit_euler{}, 32));
  EXPECT_FALSE(laws::is_reversible<implicit_euler>() || implicit_euler::reversible);
  EXPECT_TRUE(laws::misses_by_its_order(implicit_euler{}, 1.0 / 16));
}

// A step divides the energy of the unit oscillator, and every area, by 1 + h^2, so it is not symplectic.
static_assert(!implicit_euler::symplectic);
constexpr auto spring = [](auto const& s, auto const&) { return -s.position; };
constexpr auto one_step = laws::run(implicit_euler{}, motion<laws::rational, laws::rational>{1, 0},
                                    spring, laws::rational(1, 2), 1);
static_assert(one_step == motion<laws::rational, laws::rational>{{4, 5}, {-2, 5}});

// The rates are those at the end of the step, at its time, too.
static_assert(implicit_euler{}
                  .step(
                      motion<double, double>{0, 0}, [](auto const&, auto const& t) { return t; },
                      1.0, 0.5)
                  .velocity == (1 + 0.5) * 0.5);

// A spring of 1e6 N/m on 1 kg in steps of 0.1 s: each step divides the energy by 1 + 1e4.
constexpr auto stiff = [](auto const& s, auto) {
  return -(1e6 / (si::second * si::second)) * s.position;
};
constexpr auto settled =
    unitstep::integrate(implicit_euler{}, motion{1.0 * si::metre, 0.0 * si::metre_per_second},
                        stiff, 0.1 * si::second, 10);
static_assert(settled.position < 1e-18 * si::metre && settled.position > -1e-18 * si::metre);

// Two bodies in space, with a stiff spring between them and a damper that grows with the speed squared: the result
// solves the equation, and the momentum is conserved.
using numbers = unitstep::vec<unitstep::vec<double, 3>, 2>;
struct stiff_pair {
  template <class T>
  constexpr auto operator()(motion<T, T> const& s, auto const&) const {
    auto const apart = s.position[1] - s.position[0];
    auto const away = s.velocity[1] - s.velocity[0];
    auto const pull = apart * 1e4 + away * (dot(away, away) + 10);
    return T{pull, -pull};
  }
};
// The same for double only, so the Jacobian is made by differences.
struct stiff_pair_of_doubles {
  constexpr numbers operator()(motion<numbers, numbers> const& s, double t) const {
    return stiff_pair{}(s, t);
  }
};
constexpr motion<numbers, numbers> pair{
    {unitstep::vec{0.0, 0.0, 0.0}, unitstep::vec{1.0, 0.5, 0.25}},
    {unitstep::vec{1.0, 0.0, 0.0}, unitstep::vec{0.0, 2.0, 0.0}}};
constexpr double equation_error(motion<numbers, numbers> const& from,
                                motion<numbers, numbers> const& to, double dt) {
  auto const a = stiff_pair{}(to, 0.0);
  double largest = 0;
  for (std::size_t body = 0; body < 2; ++body)
    for (std::size_t i = 0; i < 3; ++i)
      largest = laws::larger(
          largest, laws::size(to.velocity[body][i] - from.velocity[body][i] - a[body][i] * dt));
  return largest;
}
template <class Field>
constexpr bool solves_for_the_pair(double dt) {
  auto const end = implicit_euler{}.step(pair, Field{}, 0.0, dt);
  return equation_error(pair, end, dt) < 1e-10 && equation_error(pair, pair, dt) > 1;
}
static_assert(solves_for_the_pair<stiff_pair>(0x1p-12));
static_assert(solves_for_the_pair<stiff_pair_of_doubles>(0x1p-12));
// In steps of 18 radians, where the damper is nonlinear, the solution is followed from the start, which takes more
// operations than clang allows in a constant.
TEST(implicit_euler, solves_for_two_bodies_in_space) {
  EXPECT_TRUE(solves_for_the_pair<stiff_pair>(laws::opaque(0.125)));
  EXPECT_TRUE(solves_for_the_pair<stiff_pair_of_doubles>(laws::opaque(0.125)));
}

// v = 1 - v^3 from v = 1, counted by calls: every correction doubles the digits and leaves an error of 7e-2, 4e-3,
// 1e-5, 1e-10 and 1e-16; the sixth changes nothing any more and is the last.
struct counting_drag {
  int* calls;
  template <class T>
  constexpr T operator()(motion<T, T> const& s, T const&) const {
    ++*calls;
    return -s.velocity * s.velocity * s.velocity;
  }
};
constexpr int calls_for_drag() {
  int calls = 0;
  static_cast<void>(
      implicit_euler{}.step(motion<double, double>{0, 1}, counting_drag{&calls}, 0.0, 1.0));
  return calls;
}
static_assert(calls_for_drag() == 6);

// A stiff spring (250 kg, 1e6 N/m, 0.1 s: 63 rad a step) comes to rest below the smallest normal number, where a
// correction has no more digits than the number it corrects.
constexpr unitstep::motion<double, double> come_to_rest(int steps) {
  return laws::run(
      unitstep::implicit_euler{}, unitstep::motion<double, double>{1, 0},
      [](auto const& s, auto const&) { return -4000 * s.position; }, 0.1, steps);
}
static_assert(come_to_rest(100).position != 0 && come_to_rest(600).position == 0);

// A spring and a weight, whose roundings remain at rest: the position is that of rest to the last digits, wherever that
// is, and the velocity at most what these digits make in a step. In closed form rest is where k (x - x_0) = -w, and
// with k = 40, c = 12 a step divides the rest by |1 + (6 + 2i) h| = 1.38, 120 of them by 1e17.
struct hung {
  double k, x_0, w;
  template <class T>
  constexpr T operator()(motion<T, T> const& s, auto const&) const {
    return -k * (s.position - T(x_0)) - T(w) - 12 * s.velocity;
  }
};
struct hung_of_doubles {
  hung law;
  constexpr double operator()(motion<double, double> const& s, double t) const { return law(s, t); }
};
template <class Field>
constexpr bool rests(Field const& field, double at) {
  auto const end =
      laws::run(implicit_euler{}, motion<double, double>{at + 0.25, 0.1}, field, 1.0 / 16, 120);
  return laws::size(end.position - at) < 1e-14 * (1 + laws::size(at)) &&
         laws::size(end.velocity) < 1e-14;
}
constexpr hung low{43.7, -0.7, 43.7 * (-0.7 + 0.1)}, high{51.1, 0.2, 51.1 * (0.2 + 0.3)};
static_assert(rests(low, -0.1));
TEST(implicit_euler, comes_to_rest_wherever_that_is) {
  EXPECT_FALSE(rests(low, -0.101));
  EXPECT_TRUE(rests(high, -0.3));
  EXPECT_TRUE(rests(hung_of_doubles{low}, -0.1));
  EXPECT_TRUE(rests(hung_of_doubles{high}, -0.3));
  // A spring so stiff that the digits of the position are too few: they show only a thousandth of the slope.
  EXPECT_TRUE(rests(hung{1e5, -0.7, 1e5 * (-0.7 + 0.1)}, -0.1));
  EXPECT_TRUE(rests(hung_of_doubles{{1e5, -0.7, 1e5 * (-0.7 + 0.1)}}, -0.1));
  EXPECT_TRUE(rests(hung_of_doubles{{1e5, 1, 1e5}}, 0));
  // At zero, where the position has no digits to compare with.
  EXPECT_TRUE(rests(hung{40, 1, 40}, 0));
  EXPECT_FALSE(rests(hung{40, 1, 40}, 1e-3));
}
// Down to velocities of 1e-161, whose products underflow.
constexpr auto faint = laws::run(
    implicit_euler{}, motion<double, double>{-3.353515625, -3.263671875},
    [](auto const& s, auto const&) {
      return -312484.7412109375 * (s.position - 0.236328125) - 3906.25 * s.velocity;
    },
    0.3125, 100);
static_assert(faint.position == 0.236328125 && laws::size(faint.velocity) < 1e-200);

// In the plane, where the position has digits that no correction can determine.
struct hung_in_plane {
  template <class T>
  constexpr auto operator()(motion<unitstep::vec<T, 2>, unitstep::vec<T, 2>> const& s,
                            auto const&) const {
    return unitstep::vec<T, 2>{hung{4e3, 0.3, 4e2}(motion<T, T>{s.position.x, s.velocity.x}, 0),
                               hung{5e3, 1.7, 1e3}(motion<T, T>{s.position.y, s.velocity.y}, 0)};
  }
};
constexpr auto rest_in_plane =
    laws::run(implicit_euler{},
              motion<unitstep::vec<double, 2>, unitstep::vec<double, 2>>{{0.25, 1.5}, {0.0, 0.0}},
              hung_in_plane{}, 1.0 / 16, 30);
// 0.3 - 4e2 / 4e3 and 1.7 - 1e3 / 5e3
static_assert(laws::size(rest_in_plane.position.x - 0.2) < 1e-15 &&
              laws::size(rest_in_plane.position.y - 1.5) < 1e-15);

// A rotation has an orientation as its position, for which there are no duals: v_1 = v_0 / (1 + h).
using spin = motion<unitstep::attitude<double>, unitstep::vec<double, 3>>;
constexpr auto slower = implicit_euler{}.step(
    spin{{{1.0, 0.0, 0.0, 0.0}}, {0.0, 0.0, 2.0}},
    [](auto const& s, auto const&) { return -s.velocity; }, 0.0, 1.0);
static_assert(norm(slower.velocity - unitstep::vec{0.0, 0.0, 1.0}) < 1e-12);

// Each number has its own width of difference: also beside 1e10 the root of v = 1 - v^3 is found.
struct drag_beside_speed {
  using plane = unitstep::vec<double, 2>;
  constexpr plane operator()(motion<plane, plane> const& s, double) const {
    return {0.0, -s.velocity.y * s.velocity.y * s.velocity.y};
  }
};
constexpr auto beside_speed =
    implicit_euler{}
        .step(motion<unitstep::vec<double, 2>, unitstep::vec<double, 2>>{{0.0, 0.0}, {1e10, 1.0}},
              drag_beside_speed{}, 0.0, 1.0)
        .velocity.y;
static_assert(laws::size(beside_speed + beside_speed * beside_speed * beside_speed - 1) < 1e-6);

// The solution depends on no fixed size: a drag of B |v| v with B v h = 100 is solved for at every scale of length,
// along an axis and oblique, at the origin and beside it. For v' (1 + 100 v') = 1 the root is (sqrt(401) - 1) / 200.
struct drag_of_a_scale {
  using plane = unitstep::vec<double, 2>;
  double scale;
  constexpr plane operator()(motion<plane, plane> const& s, double) const {
    return s.velocity * (-100 * (norm(s.velocity) / scale));
  }
};
bool slows_at(double scale) {
  using plane = unitstep::vec<double, 2>;
  double const root = (unitstep::sqrt(401.0) - 1) / 200;
  for (plane const& x : {plane{0, 0}, plane{scale, 0}})
    for (plane const& v : {plane{scale, 0}, plane{0.6 * scale, 0.8 * scale}}) {
      auto const end =
          implicit_euler{}.step(motion<plane, plane>{x, v}, drag_of_a_scale{scale}, 0.0, 1.0);
      if (!(laws::size(norm(end.velocity) / scale - root) < 1e-14)) return false;
    }
  return true;
}

// So a run with numbers scaled by a power of two has the same bits, scaled, down to rest: a spring and a weight, as in
// rests(), with the weight and its place scaled as well.
bool scales_by(double scale, double at, int steps) {
  auto const run = [=](double unit) {
    hung_of_doubles const field{{40, unit, 40 * (1 - at) * unit}};
    return laws::run(implicit_euler{}, motion<double, double>{(at + 0.25) * unit, 0.125 * unit},
                     field, 1.0 / 16, steps);
  };
  auto const one = run(1), other = run(scale);
  return other.position == one.position * scale && other.velocity == one.velocity * scale;
}

// Full corrections alone do not end there: none of 200 is small compared with the velocity.
bool full_corrections_end(double weight) {
  hung const field{40, 1, weight};
  double const h = 1.0 / 16, slope = 1 + 12 * h + 40 * h * h;
  motion<double, double> s{1, 0};
  for (int step = 0; step < 80; ++step) {
    double v = s.velocity;
    bool ends = false;
    for (int i = 0; i < 200 && !ends; ++i) {
      double const c =
          (v - s.velocity - field(motion<double, double>{s.position + v * h, v}, 0) * h) / slope;
      v -= c;
      ends = laws::size(c) <= 8 * 0x1p-52 * laws::larger(laws::size(v), laws::size(s.velocity));
    }
    if (!ends) return false;
    s = {s.position + v * h, v};
  }
  return true;
}
TEST(implicit_euler, needs_more_than_full_corrections) {
  EXPECT_FALSE(full_corrections_end(9.81));
  EXPECT_TRUE(full_corrections_end(0));
}

// Dry friction jumps where the velocity changes its sign. It takes 2 m/s^2 * 1/8 s off the speed at every step, and in
// the end all of the rest; under a push that friction can bear the block stays.
constexpr motion<double, double> slid(double v, double push, int steps) {
  auto const friction = [=](auto const& s, auto const&) {
    using number = std::remove_cvref_t<decltype(s.velocity)>;
    return number(s.velocity > number(0.0) ? push - 2 : push + 2);
  };
  return laws::run(implicit_euler{}, motion<double, double>{0, v}, friction, 0.125, steps);
}
static_assert(slid(1, 0, 1).velocity == 0.75 && slid(1, 0, 3).velocity == 0.25);
TEST(implicit_euler, stays_at_rest_under_dry_friction) {
  EXPECT_LT(laws::size(slid(1, 0, 40).velocity), 1e-14);
  EXPECT_LT(laws::size(slid(1, 0, 40).position - (0.75 + 0.5 + 0.25) / 8), 1e-14);
  EXPECT_LT(laws::size(slid(0, 1.9, 40).position), 1e-14);
  EXPECT_GT(slid(0, 2.1, 40).position, 0.5);
}
// A block that has nearly stopped, under a push beyond its friction or within, in a field of doubles: a difference
// across the jump shows a slope so steep that the block would creep, and far from the jump rounding hides the slope.
constexpr double goes_on(double v, double push, double friction, double h) {
  auto const field = [=](motion<double, double> const& s, double) {
    return s.velocity > 0 ? push - friction : push + friction;
  };
  return implicit_euler{}.step(motion<double, double>{v, v}, field, 0.0, h).velocity;
}
static_assert(goes_on(-0x1p-50, -2.15625, 2, 1) == -0.15625 - 0x1p-50);
static_assert(laws::size(goes_on(-0x1p-44, -16, 16 + 0x1p-13, 0.25)) < 1e-15);
static_assert(laws::size(goes_on(0, -16 - 0x1p-20, 16, 0x1p-13) + 0x1p-33) < 1e-20);

// A charge that circles, a = (2 v_y, -2 v_x), with a step of 1: v_1 = ((1, -2), (2, 1))^-1 v_0, so (5, 10) becomes (5,
// 0). The 2 is the larger number of its column, so the rows are exchanged.
constexpr auto circling = [](auto const& s, auto const&) {
  return unitstep::vec{2 * s.velocity.y, -2 * s.velocity.x};
};
template <class T>
constexpr auto turned(T v_x) {
  using plane = unitstep::vec<T, 2>;
  return implicit_euler{}
      .step(motion<plane, plane>{{T(0), T(0)}, {v_x, T(10)}}, circling, T(0), T(1))
      .velocity;
}
static_assert(turned(5.0) == unitstep::vec{5.0, 0.0} && turned(6.0) != unitstep::vec{5.0, 0.0});
TEST(implicit_euler, takes_differences_of_any_size) {
  EXPECT_TRUE(slows_at(1));
  EXPECT_TRUE(slows_at(1e-9) && slows_at(1e-120));
  EXPECT_TRUE(slows_at(1e9) && slows_at(1e120));
  for (int const steps : {30, 120}) {
    EXPECT_TRUE(scales_by(0x1p-40, 0.5, steps));
    EXPECT_TRUE(scales_by(0x1p60, 0, steps));
  }
  EXPECT_FALSE(scales_by(0.1, 0.3, 30));
}
TEST(implicit_euler, changes_rows_at_run_time) {
  EXPECT_EQ(turned(laws::opaque(5.0)), turned(5.0));
}

// A driver steps plain numbers as well; there the formula is checked on plain numbers, too.
constexpr auto pulled_back = [](auto const& s, auto const&) { return -4 * s.position; };
static_assert(unitstep::integrate(implicit_euler{}, motion<double, double>{1, 0}, pulled_back, 0.25,
                                  4) ==
              laws::run(implicit_euler{}, motion<double, double>{1, 0}, pulled_back, 0.25, 4));

TEST(implicit_euler, says_that_the_jacobian_is_singular) {
  // v - v_n - v h with h = 1 does not depend on v.
  auto const field = [](auto const& s, auto const&) { return s.velocity; };
  EXPECT_THROW(
      static_cast<void>(implicit_euler{}.step(motion<double, double>{0, 1}, field, 0.0, 1.0)),
      std::runtime_error);
}
TEST(implicit_euler, finds_none_with_wide_differences) {
  // v = v_n + 2 v^4 has no solution from 1/4 on: 3 / 8 of the place where v - 2 v^4 is largest, 1 / 2. A long
  // difference gives such a large slope that each correction is short, but the search must not stop for that.
  auto const field = [](motion<double, double> const& s, double) {
    return 2 * s.velocity * s.velocity * s.velocity * s.velocity;
  };
  for (int i = 0; i < 100; ++i) {
    motion<double, double> const start{0, 0.5 + i / 64.0};
    EXPECT_THROW(static_cast<void>(implicit_euler{}.step(start, field, 0.0, 1.0)),
                 std::runtime_error);
  }
  double const v = implicit_euler{}.step(motion<double, double>{0, 0.25}, field, 0.0, 1.0).velocity;
  EXPECT_NEAR(v - 2 * v * v * v * v, 0.25, 1e-15);
}
TEST(implicit_euler, says_that_there_is_no_solution) {
  // v = v_n + v^2 has no solution from 1/4 on, and below that 2 v_n / (1 + sqrt(1 - 4 v_n)).
  auto const field = [](auto const& s, auto const&) { return s.velocity * s.velocity; };
  for (int i = 1; i <= 400; ++i) {
    motion<double, double> const start{0, 0.25 + i / 64.0};
    EXPECT_THROW(static_cast<void>(implicit_euler{}.step(start, field, 0.0, 1.0)),
                 std::runtime_error);
  }
  int calls = 0;
  auto const counted = [&](auto const& s, auto const& t) { return ++calls, field(s, t); };
  EXPECT_THROW(
      static_cast<void>(implicit_euler{}.step(motion<double, double>{0, 0.75}, counted, 0.0, 1.0)),
      std::runtime_error);
  EXPECT_LT(calls, 500);  // 200, and those that follow the solution to its end
  EXPECT_EQ(implicit_euler{}.step(motion<double, double>{0, 0.1875}, field, 0.0, 1.0).velocity,
            0.25);
}
TEST(implicit_euler, does_not_take_a_pole_for_a_solution) {
  // Gravity on a line, -x / |x|^3, changes its sign at the centre without ever being small. Softened, it has a solution
  // that continues the start for every start, since its slope, at most 2 (0.4 / 2.5)^1.5 / 0.16^1.5 = 3.2 per s^2, is
  // less than 1 / h^2; with 0.09 for 0.16 it is 7.5, and from 1 there is none beyond h^2 = 0.203.
  auto const gravity = [](double softening) {
    return [=](auto const& s, auto const&) {
      auto const r = sqrt(s.position * s.position + decltype(s.position * s.position)(softening));
      return -s.position / (r * r * r);
    };
  };
  int refused = 0;
  for (int i = 1; i <= 64; ++i) {
    motion<double, double> const start{i / 64.0, 0};
    try {
      auto const end = implicit_euler{}.step(start, gravity(0), 0.0, 0.5);
      EXPECT_NEAR(end.velocity, -0.5 * end.position / std::fabs(std::pow(end.position, 3)), 1e-9);
    } catch (std::runtime_error const&) {
      ++refused;
    }
    auto const end = implicit_euler{}.step(start, gravity(0.16), 0.0, 0.5);
    EXPECT_NEAR(end.velocity, 0.5 * gravity(0.16)(end, 0.0), 1e-13);
  }
  EXPECT_GT(refused, 0);
  EXPECT_THROW(static_cast<void>(
                   implicit_euler{}.step(motion<double, double>{1, 0}, gravity(0.09), 0.0, 0.5)),
               std::runtime_error);
}
// A pendulum of 10 rad/s in steps of 1 s: x + 100 sin x = x_0 + v_0 has many solutions. The one that continues the
// start was followed from h = 0 with 30 digits.
struct fast_pendulum {
  int* calls;
  template <class T>
  constexpr T operator()(motion<T, T> const& s, T const&) const {
    using unitstep::math::sin;
    ++*calls;
    return T(-100) * sin(s.position);
  }
};
TEST(implicit_euler, follows_the_solution_that_continues_the_start) {
  int calls = 0;
  auto const after = [&](double x, double v, double h) {
    calls = 0;
    return implicit_euler{}
        .step(motion<double, double>{x, v}, fast_pendulum{&calls}, 0.0, h)
        .position;
  };
  EXPECT_NEAR(after(0.5, 3, 1), 0.0346603360245342814, 1e-15);
  EXPECT_NEAR(after(0.3, 38, 1), 6.60568998481623474, 1e-14);
  // In a short step nothing needs to be followed: three corrections.
  EXPECT_NEAR(after(0.5, 3, 0.01), 0.524987974017331701, 1e-15);
  EXPECT_EQ(calls, 3);
}
TEST(implicit_euler, takes_the_compilers_orbit) {
  laws::expect_the_compilers_orbit<implicit_euler>();
}

}  // namespace
