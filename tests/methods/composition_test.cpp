// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/composition.hpp>

#include <unitstep/drive/integrate.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/leapfrog.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>

#include "support/laws.hpp"
#include "support/twins.hpp"

namespace {

// Tables whose methods have their own names.
struct leapfrog_table {
  static constexpr int order = 2;
  static constexpr bool reversible = true;
  template <class T>
  static constexpr unitstep::drifts_and_kicks<T, 2, 1> coefficients() {
    return unitstep::leapfrogs(std::array<T, 1>{T(1)});
  }
};
struct kick_then_drift_table {
  static constexpr int order = 1;
  static constexpr bool reversible = false;
  template <class T>
  static constexpr unitstep::drifts_and_kicks<T, 2, 1> coefficients() {
    return {{T(0), T(1)}, {T(1)}};
  }
};
using one_leapfrog = unitstep::composition<leapfrog_table>;
using kick_then_drift = unitstep::composition<kick_then_drift_table>;

static_assert(laws::compiled_orbit<one_leapfrog> == laws::compiled_orbit<unitstep::leapfrog>);
static_assert(laws::compiled_orbit<kick_then_drift> ==
              laws::compiled_orbit<unitstep::semi_implicit_euler>);
static_assert(laws::has_its_order<one_leapfrog>() && laws::has_its_order<kick_then_drift>());
static_assert(one_leapfrog::evaluations == 1 && laws::evaluates_as_stated<one_leapfrog>());
static_assert(one_leapfrog::symplectic && one_leapfrog::reversible);
static_assert(!kick_then_drift::reversible);
TEST(composition, is_not_reversible) { EXPECT_FALSE(laws::is_reversible<kick_then_drift>()); }

// Leapfrogs of 1/4 and 3/4 share the drift between them.
constexpr auto two = unitstep::leapfrogs(std::array<double, 2>{0.25, 0.75});
static_assert(two.drift == std::array<double, 3>{0.125, 0.5, 0.375});
static_assert(two.kick == std::array<double, 2>{0.25, 0.75});

// Two drifts and two kicks with different shares under a = x + 2 v + 3 t, also followed by a drift: by hand in exact
// numbers, from x = 1, v = 2 at t = 1 with a step of 1.
template <std::size_t drifts>
struct unlike_table {
  static constexpr int order = 1;
  static constexpr bool reversible = false;
  template <class T>
  static constexpr unitstep::drifts_and_kicks<T, drifts, 2> coefficients() {
    unitstep::drifts_and_kicks<T, drifts, 2> c{};
    c.drift[0] = T(1) / T(2);
    c.drift[1] = T(1) / T(4);
    if constexpr (drifts == 3) c.drift[2] = T(1) / T(8);
    c.kick = {T(1) / T(4), T(3) / T(4)};
    return c;
  }
};
using laws::rational;
template <std::size_t drifts>
constexpr auto unlike = unitstep::composition<unlike_table<drifts>>{}.step(
    unitstep::motion<rational, rational>{1, 2},
    [](auto const& s, auto const& t) { return s.position + 2 * s.velocity + 3 * t; }, rational(1),
    rational(1));
// x = 1 + 2 / 2 = 2 at t = 3/2, where a = 2 + 4 + 9/2 and v = 2 + 21/8; x = 2 + 37/32 at t = 7/4, where
// a = 101/32 + 37/4 + 21/4 = 565/32 and v = 37/8 + 1695/128.
constexpr rational x_2(101, 32), v_2(2287, 128);
static_assert(unlike<2> == unitstep::motion<rational, rational>{x_2, v_2});
static_assert(unlike<3> == unitstep::motion<rational, rational>{x_2 + v_2 / 8, v_2});

// A table that begins and ends with a kick keeps the last acceleration, like velocity Verlet.
struct verlet_table {
  static constexpr int order = 2;
  static constexpr bool reversible = true;
  template <class T>
  static constexpr unitstep::drifts_and_kicks<T, 1, 2> coefficients() {
    return {{T(1)}, {T(1) / T(2), T(1) / T(2)}};
  }
};
using one_verlet = unitstep::composition<verlet_table>;
static_assert(laws::has_its_order<one_verlet>() &&
              laws::has_its_order_with_changing_steps<one_verlet>());
static_assert(one_verlet::evaluations == 1 && one_verlet::starting_evaluations == 1);
static_assert(laws::evaluates_as_stated<one_verlet>() && laws::is_symplectic<one_verlet>({}, 2));
static_assert(laws::exact_degree<one_verlet>() == 2);
static_assert(one_verlet::reversible);
TEST(composition, is_reversible) { EXPECT_TRUE(laws::is_reversible<one_verlet>()); }

// Three different kicks and two drifts: a = 8 at t = 1; v = 4, x = 3 and a = 31/2 at t = 3/2; v = 125/8, x = 221/32 and
// a = 1413/32 at the end of the step, whatever the sum of the drifts; v = 5413/256.
struct unlike_kicks_table {
  static constexpr int order = 1;
  static constexpr bool reversible = false;
  template <class T>
  static constexpr unitstep::drifts_and_kicks<T, 2, 3> coefficients() {
    return {{T(1) / T(2), T(1) / T(4)}, {T(1) / T(4), T(3) / T(4), T(1) / T(8)}};
  }
};
using with_unlike_kicks = unitstep::composition<unlike_kicks_table>;
static_assert(with_unlike_kicks::order == 1 && !with_unlike_kicks::reversible);
constexpr auto unlike_kicks = [] {
  with_unlike_kicks const method{};
  auto const field = [](auto const& s, auto const& t) {
    return s.position + 2 * s.velocity + 3 * t;
  };
  unitstep::motion<rational, rational> const s{1, 2};
  auto kept = method.start(s, field, rational(1), rational(1));
  auto const end = method.step(s, kept, field, rational(1), rational(1));
  return std::pair(end, kept);
}();
static_assert(unlike_kicks.first ==
              unitstep::motion<rational, rational>{rational(221, 32), rational(5413, 256)});
static_assert(unlike_kicks.second == rational(1413, 32));

// Both halves of a palindrome, with a middle one and without.
constexpr auto both = unitstep::palindrome<rational, 2, 3>(
    {500'000'000'000'000'000}, {250'000'000'000'000'000, 500'000'000'000'000'000});
static_assert(both.drift == std::array{rational(1, 2), rational(1, 2)});
static_assert(both.kick == std::array{rational(1, 4), rational(1, 2), rational(1, 4)});
static_assert(unitstep::palindrome<rational, 1, 2>({1'000'000'000'000'000'000},
                                                   std::array{500'000'000'000'000'000LL})
                  .kick == std::array{rational(1, 2), rational(1, 2)});

// The field is called after the first drift, after the second, and at the end, whatever the sum of the drifts; for one
// number, and for more than three.
struct three_drifts_table {
  static constexpr int order = 1;
  static constexpr bool reversible = false;
  template <class T>
  static constexpr unitstep::drifts_and_kicks<T, 3, 4> coefficients() {
    return {{T(0.5), T(0.125), T(0.25)}, {T(0.25), T(0.25), T(0.25), T(0.25)}};
  }
};
using with_three_drifts = unitstep::composition<three_drifts_table>;
static_assert(with_three_drifts::order == 1 && !with_three_drifts::reversible);
template <class X>
constexpr std::array<double, 3> asked_at() {
  std::array<double, 3> times{};
  std::size_t calls = 0;
  auto const field = [&](auto const& s, double t) {
    times[calls++] = t;
    return s.position;
  };
  X kept{};
  static_cast<void>(with_three_drifts{}.step(unitstep::motion<X, X>{}, kept, field, 3.0, 2.0));
  return times;
}
static_assert(asked_at<double>() == std::array{4.0, 4.25, 5.0});
static_assert(asked_at<unitstep::vec<double, 5>>() == std::array{4.0, 4.25, 5.0});

// Five bodies that do not interact make the steps that each makes alone, bit for bit.
using five = std::array<unitstep::vec<double, 2>, 5>;
template <class Table>
constexpr bool moves_each_as_alone() {
  unitstep::composition<Table> const method{};
  unitstep::second_law const pulled{2.0, unitstep::spring{3.0}};
  unitstep::motion<five, five> start{};
  for (std::size_t i = 0; i < 5; ++i) {
    start.position[i] = {1.0 + static_cast<double>(i) / 3, -0.25};
    start.velocity[i] = {0.125, 0.7 * static_cast<double>(i)};
  }
  auto const end = unitstep::integrate(method, start, pulled, 0.3, 4);
  for (std::size_t i = 0; i < 5; ++i) {
    unitstep::motion const one{start.position[i], start.velocity[i]};
    auto const alone = unitstep::integrate(method, one, pulled, 0.3, 4);
    if (!(alone.position == end.position[i] && alone.velocity == end.velocity[i])) return false;
    if (alone.position == one.position || alone.velocity == one.velocity) return false;
  }
  return true;
}
static_assert(moves_each_as_alone<leapfrog_table>() &&
              moves_each_as_alone<kick_then_drift_table>());
static_assert(moves_each_as_alone<unlike_kicks_table>());

TEST(composition, begins_with_a_kick_as_the_compiler_does) {
  laws::expect_the_compilers_orbit<one_verlet>();
}

TEST(composition, takes_the_compilers_orbit) { laws::expect_the_compilers_orbit<one_leapfrog>(); }

}  // namespace
