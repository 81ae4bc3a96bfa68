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

// Members of several units, at the scale of each: the same digits in other units of length.
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

// An array of 40 cells of heat, each next to two others: every cell of a sine falls by the same share.
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
TEST(collocation, says_that_a_matrix_is_singular) {
  // 1/h - J with J = 1 and h = 1: implicit Euler of y' = y has no end. The pair of radau3 has one.
  auto const grow = [](auto const& y, auto const&) { return y * 1; };
  unitstep::vec<double, 1> const start{1.0};
  EXPECT_NEAR(radau3{}.step(start, grow, 0.0, 1.0)[0], (1 + 1.0 / 3) / (1 - 2.0 / 3 + 1.0 / 6),
              1e-14);
  EXPECT_THROW(static_cast<void>(unitstep::integrate(
                   unitstep::implicit_euler{}, share{1.0},
                   [](auto const& s, auto) { return unitstep::rates{s.part}; }, 1.0, 1)),
               std::runtime_error);
}

}  // namespace
