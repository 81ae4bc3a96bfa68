// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/implicit_euler.hpp>

#include "support/implicit.hpp"
#include "support/laws.hpp"
#include "support/twins.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using laws::rational;
using laws::surd;

/// A table of a caller's: Radau IIA of two stages, whose inverse matrix has the rows (3/2, 1/2) and (-9/2, 5/2) and the
/// eigenvalues 2 -+ i sqrt 2.
struct radau3_table {
  static constexpr char const* name = "radau3";
  [[maybe_unused]] static constexpr int order = 3;
  static constexpr std::size_t stages = 2, real_eigenvalues = 0;
  [[maybe_unused]] static constexpr bool symplectic = false, reversible = false;

  template <class T>
  static constexpr unitstep::collocation_numbers<T, 2, 0> numbers() {
    using unitstep::math::sqrt;
    T const root = sqrt(T(2)), third = T(1) / T(3);
    // l (A^-1 - 2 - i sqrt 2) = 0 with l = (x, 1): x (-1/2 - i sqrt 2) = 9/2, so x = -1 + 2 i sqrt 2.
    return {{third, T(1)},
            {T(0), T(1)},
            {},
            {{{T(2), root}}},
            {{{{T(-1), T(1)}}, {{T(2) * root, T(0)}}}},
            {{{{T(0), T(1) / (T(2) * root)}}, {{T(1), T(1) / (T(2) * root)}}}}};
  }
};
using radau3 = unitstep::collocation<radau3_table>;

using exact = surd<2>;
constexpr laws::tableau<exact, 2> tableau{{{{{exact(rational(5, 12)), exact(rational(-1, 12))}},
                                            {{exact(rational(3, 4)), exact(rational(1, 4))}}}},
                                          {exact(rational(3, 4)), exact(rational(1, 4))},
                                          {exact(rational(1, 3)), exact(1)}};
static_assert(laws::belongs_to(radau3_table::numbers<exact>(), tableau, 0));
static_assert(laws::order_of_collocation(tableau) == 3 && laws::is_l_stable(tableau));

// y' = -y in a step of 1: R(-1) = (1 + z/3) / (1 - 2z/3 + z^2/6) = (2/3) / (11/6).
static_assert(radau3{}.step(
                  unitstep::vec<exact, 1>{exact(1)}, [](auto const& y, auto const&) { return -y; },
                  exact(0), exact(1))[0] == exact(rational(4, 11)));

/// Gauss of four stages, two pairs of eigenvalues: those of A^-1 are the roots of x^4 - 20 x^3 + 180 x^2 - 840 x + 1680.
/// The numbers were computed with 60 digits from the nodes, which are those of Legendre's polynomial.
struct gauss8_table {
  static constexpr char const* name = "gauss8";
  [[maybe_unused]] static constexpr int order = 8;
  static constexpr std::size_t stages = 4, real_eigenvalues = 0;
  [[maybe_unused]] static constexpr bool symplectic = true, reversible = true;

  template <class T>
  static constexpr unitstep::collocation_numbers<T, 4, 0> numbers() {
    return {
        {0.069431844202973714, 0.33000947820757187, 0.66999052179242813, 0.93056815579702634},
        {-1.6407053217392567, 1.2143939697985777, -1.2143939697985777, 1.6407053217392567},
        {},
        {{{5.7924212056407445, 1.7344682578690076}, {4.2075787943592555, 5.3148360837135051}}},
        {{{{-17.520351737427564, 0.97570617885719801, -0.18397308521213443, 1}},
          {{33.356205315130055, 15.154242246930496, 2.1793236722886964, 0}},
          {{20.006393348887375, 1.9563505608736875, -4.407906162960276, 1}},
          {{-2.4514295859782504, -14.172079476546111, 2.0380793566269952, 0}}}},
        {{{{-0.01511770018245321, 0.014161312178817012, 0.01511770018245321, 0.016188805843547729}},
          {{0.017945385679590583, 0.016183951073785927, -0.017945385679590583,
            -0.054497473560133819}},
          {{0.10660205839520638, 0.12957086271198839, -0.10660205839520638, 0.13117408317397145}},
          {{0.73723506122582516, 0.25615794074209763, 0.26276493877417489, 0.36093959505399698}}}}};
  }
};
using gauss8 = unitstep::collocation<gauss8_table>;
constexpr bool is_near(double a, double b) { return a - b < 1e-14 && b - a < 1e-14; }

// The quadrature is exact for degree 7, but not for degree 8: there the sum of four nodes is off by the square of the
// monic Legendre polynomial, on [0, 1] (4!)^4 / (8!)^2 / 9 = 1 / 44100: 1/9 becomes 1/9 - 1/44100.
template <int degree>
constexpr double area = gauss8{}.step(
    unitstep::vec<double, 1>{0.0},
    [](auto const& y, auto const& t) {
      auto rate = y * 0;
      rate[0] += laws::power(t, degree);
      return rate;
    },
    0.0, 1.0)[0];
static_assert(is_near(area<0>, 1) && is_near(area<6>, 1.0 / 7) && is_near(area<7>, 1.0 / 8));
static_assert(is_near(area<8>, 1.0 / 9 - 1.0 / 44100));
// y' = -y in a step of 1: Pade's quotient of fourth degree, (1 - 1/2 + 3/28 - 1/84 + 1/1680) divided by the same sum
// with plus signs. Without one of the stages the result is different.
constexpr double decayed = gauss8{}.step(
    unitstep::vec<double, 1>{1.0}, [](auto const& y, auto const&) { return -y; }, 0.0, 1.0)[0];
static_assert(is_near(decayed, (1 - 0.5 + 3.0 / 28 - 1.0 / 84 + 1.0 / 1680) /
                                   (1 + 0.5 + 3.0 / 28 + 1.0 / 84 + 1.0 / 1680)));

// Numbers for another count of stages than the table states are no table.
struct three_stages : gauss8_table {
  static constexpr std::size_t stages = 3;
};
static_assert(unitstep::detail::table_of_collocation<gauss8_table> &&
              !unitstep::detail::table_of_collocation<three_stages>);

// Members of several units, each with its own scale: the same digits in other units of length.
struct tank {
  quantity<si::length> level;
  quantity<si::velocity> flow;
  quantity<si::mass> salt;
};
constexpr auto drained = [](double unit) {
  auto const field = [=](auto const& s, auto) {
    auto const per_second = 1.0 / si::second;
    return unitstep::rates{s.flow,
                           -2e3 * per_second * s.flow - 1e3 * per_second * per_second * s.level,
                           -0.5 * per_second / (unit * si::metre) * s.level * s.salt};
  };
  return unitstep::integrate(radau3{},
                             tank{unit * si::metre, 0.0 * si::metre_per_second, 3.0 * si::kilogram},
                             field, 0.125 * si::second, 8);
};
constexpr auto one = drained(1), tiny = drained(0x1p-60);
static_assert(one.level * 0x1p-60 == tiny.level && one.salt == tiny.salt);
static_assert(one.level > 0.6 * si::metre && one.level < 0.61 * si::metre);  // exp(-1/2) nearly

// An array of 40 cells of heat, each next to two others: every cell of a sine decays by the same factor.
struct share {
  double part;
};

TEST(collocation, solves_for_many_cells) {
  constexpr std::size_t n = 40;
  using heat = unitstep::vec<double, n>;
  heat start{};
  for (std::size_t i = 0; i < n; ++i)
    start[i] = std::sin(3.14159265358979323846 * double(i + 1) / (n + 1));
  auto const field = [](auto const& y, auto const&) {
    auto r = y;
    for (std::size_t i = 0; i < n; ++i) {
      r[i] = y[i] * -2;
      if (i > 0) r[i] += y[i - 1];
      if (i + 1 < n) r[i] += y[i + 1];
    }
    return r;
  };
  auto const end = radau3{}.step(start, field, 0.0, 10.0);
  double const z = -10 * (2 - 2 * std::cos(3.14159265358979323846 / (n + 1)));
  for (std::size_t i = 0; i < n; ++i)
    EXPECT_NEAR(end[i], start[i] * (1 + z / 3) / (1 - 2 * z / 3 + z * z / 6), 1e-13);
}
TEST(collocation, has_the_order_of_four_stages) {
  // y' = -y^2, y = 1 / (1 + t): half the step leaves about 1/256 of the error.
  auto const error = [](int steps) {
    unitstep::vec<double, 1> y{1.0};
    double const dt = 2.0 / steps;
    for (int k = 0; k < steps; ++k)
      y = gauss8{}.step(y, [](auto const& x, auto const&) { return x * (x[0] * -1); }, k * dt, dt);
    return std::abs(y[0] - 1.0 / 3);
  };
  EXPECT_GT(error(1) / error(2), 128);
  EXPECT_LT(error(1) / error(2), 512);
}
TEST(collocation, says_that_a_matrix_is_singular) {
  // 1/h - J with J = 1 and h = 1: implicit Euler has no solution for y' = y. The pair of radau3 has one.
  auto const grow = [](auto const& y, auto const&) { return y * 1; };
  unitstep::vec<double, 1> const start{1.0};
  EXPECT_NEAR(radau3{}.step(start, grow, 0.0, 1.0)[0], (1 + 1.0 / 3) / (1 - 2.0 / 3 + 1.0 / 6),
              1e-14);
  EXPECT_THROW(static_cast<void>(unitstep::integrate(
                   unitstep::implicit_euler{}, share{1.0},
                   [](auto const& s, auto) { return unitstep::rates{s.part}; }, 1.0, 1)),
               std::runtime_error);
}
// A push exp(-(t - c)^2 / w^2) on a body at rest, whose beginning has no normal numbers. It adds w sqrt(pi) to the
// velocity. Returns the greatest error of a hundred such runs.
template <class T, class Method>
T error_of_a_push_from_rest(Method const& method, T w) {
  using state = unitstep::vec<T, 2>;
  T worst(0);
  for (int k = 0; k < 100; ++k) {
    T const c = T(2) + T(k) / 128, dt = w / 4;
    state y{};
    for (T t(0); t < T(4); t += dt)
      y = method.step(
          y,
          [&](state const& s, T const& now) {
            return state{s[1], std::exp(-((now - c) / w) * ((now - c) / w))};
          },
          t, dt);
    worst = std::max(worst, std::fabs(y[1] - w * T(1.7724538509055160273L)));
  }
  return worst;
}
TEST(collocation, starts_by_what_is_below_the_normal_numbers) {
  using unitstep::detail::gauss4_table;
  EXPECT_LT(error_of_a_push_from_rest(unitstep::collocation<gauss4_table>{}, 1 / 16.0), 1e-12);
  EXPECT_LT(error_of_a_push_from_rest(unitstep::collocation<gauss4_table>{}, 1 / 16.0F), 1e-6F);
  EXPECT_LT(error_of_a_push_from_rest(radau3{}, 1 / 16.0), 1e-6);
  EXPECT_LT(error_of_a_push_from_rest(unitstep::implicit_midpoint{}, 1 / 16.0), 1e-12);
}
// A tank that runs empty, x' = -100 sqrt(x) from 1, has x = (1 - 50 t)^2, which a collocation of two stages or more makes
// exactly. On the way Newton's method comes to negative numbers, where the rate is NaN.
TEST(collocation, goes_on_from_where_the_rate_is_no_number) {
  using state = unitstep::vec<double, 1>;
  auto const runs_out = [](state const& x, double) { return state{-100 * std::sqrt(x[0])}; };
  EXPECT_NEAR(radau3{}.step(state{1.0}, runs_out, 0.0, 0.015)[0], 0.0625, 1e-14);
  // Implicit Euler has x + 10 sqrt(x) = 1 there.
  double const root = std::sqrt(26.0) - 5;
  EXPECT_NEAR(unitstep::implicit_euler{}.step(state{1.0}, runs_out, 0.0, 0.1)[0], root * root,
              1e-14);
}
TEST(collocation, says_that_a_rate_is_no_number) {
  using state = unitstep::vec<double, 1>;
  auto const ends = [](state const& x, double t) {
    return state{t > 0.5 ? std::sqrt(-x[0]) : x[0]};
  };
  EXPECT_THROW(static_cast<void>(radau3{}.step(state{1.0}, ends, 0.5, 0.1)), std::runtime_error);
  EXPECT_THROW(static_cast<void>(unitstep::implicit_midpoint{}.step(state{1.0}, ends, 0.5, 0.1)),
               std::runtime_error);
}

}  // namespace
