// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <unitstep/many/vectors.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;

constexpr std::size_t bodies = 3;
using fixed = motion<std::array<vec<length, 2>, bodies>, std::array<vec<velocity, 2>, bodies>>;
using vectors = motion<std::vector<vec<length, 2>>, std::vector<vec<velocity, 2>>>;

constexpr fixed fixed_start = [] {
  fixed s{};
  for (std::size_t i = 0; i < bodies; ++i) {
    double const n = static_cast<double>(i);
    s.position[i] = vec{1.0 + n, 2.0 * n - 1.0} * si::metre;
    s.velocity[i] = vec{0.1 * n, -1.0} * si::metre_per_second;
  }
  return s;
}();
vectors as_vectors(fixed const& s) {
  return {{s.position.begin(), s.position.end()}, {s.velocity.begin(), s.velocity.end()}};
}

// A spring from each body to the next, without forces that depend on velocity, as one of the methods requires.
constexpr auto pull = [](auto const& from, auto const& to) {
  return -4.0 / si::second / si::second * (from - to) - 1.0 / si::second / si::second * from;
};
constexpr auto fill = [](auto const& s, auto, auto const& a) {
  for (std::size_t i = 0; i < a.size(); ++i)
    a[i] = pull(s.position[i], s.position[(i + 1) % a.size()]);
};
constexpr auto of_array = [](auto const& s, auto) {
  std::array<decltype(pull(s.position[0], s.position[0])), bodies> a{};
  for (std::size_t i = 0; i < bodies; ++i) a[i] = pull(s.position[i], s.position[(i + 1) % bodies]);
  return a;
};
constexpr tolerance allowed{motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}, 1e-7};
constexpr auto end = 4.0 * si::second;
constexpr auto crosses = [](auto const& s, auto) { return s.position[1].x; };

template <class Method>
class a_tolerance_over_vectors : public testing::Test {};
using estimating = testing::Types<bogacki_shampine3, dormand_prince5, tsitouras5, dop853, verner9,
                                  dormand_el_mikkawy_prince4, step_doubling<leapfrog>>;
TYPED_TEST_SUITE(a_tolerance_over_vectors, estimating);

TYPED_TEST(a_tolerance_over_vectors, has_the_bits_of_one_over_arrays) {
  TypeParam const method{};
  vectors const start = as_vectors(fixed_start);
  auto const due = integrate(method, fixed_start, of_array, allowed, end);
  EXPECT_TRUE(integrate(method, start, fill, allowed, end) == as_vectors(due));

  auto const table = trajectory<3>(method, start, fill, allowed, end / 3.0);
  auto const due_table = trajectory<3>(method, fixed_start, of_array, allowed, end / 3.0);
  for (std::size_t i = 0; i <= 3; ++i)
    EXPECT_TRUE(table[i].state == as_vectors(due_table[i].state));

  auto const run = integrate_until(method, start, fill, allowed, crosses, end);
  auto const due_run = integrate_until(method, fixed_start, of_array, allowed, crosses, end);
  EXPECT_EQ(run.stopped_because, stop_reason::event);
  EXPECT_EQ(run.time, due_run.time);
  EXPECT_EQ(run.steps, due_run.steps);
  EXPECT_TRUE(run.state == as_vectors(due_run.state));

  simulation sim{method, start, fill, allowed};
  simulation due_sim{method, fixed_start, of_array, allowed};
  for (int i = 0; i < 20; ++i) sim.step(), due_sim.step();
  auto const between = sim.time() - sim.dt() / 3.0;
  EXPECT_EQ(sim.time(), due_sim.time());
  EXPECT_EQ(sim.rejected(), due_sim.rejected());
  EXPECT_TRUE(sim.at(between) == as_vectors(due_sim.at(between)));
}

TEST(a_tolerance_of_vectors, is_for_each_element_or_one_for_all) {
  vectors const start = as_vectors(fixed_start);
  tolerance const each{motion{std::vector(bodies, 1e-6 * si::metre),
                              std::vector(bodies, vec{1e-6, 1e-6} * si::metre_per_second)},
                       1e-7};
  auto const due = integrate(dormand_prince5{}, start, fill, allowed, end);
  EXPECT_TRUE(integrate(dormand_prince5{}, start, fill, each, end) == due);
  tolerance other = each;
  other.absolute.position[2] = 1e-3 * si::metre;  // the control: here it is used
  EXPECT_FALSE(integrate(dormand_prince5{}, start, fill, other, end) == due);
}

template <class Call>
std::string said_by(Call const& call) {
  try {
    call();
  } catch (std::domain_error const& e) {
    return e.what();
  }
  return "nothing";
}

TEST(a_tolerance_of_vectors, of_another_length_is_refused_with_both) {
  vectors const start = as_vectors(fixed_start);
  tolerance const few{motion{std::vector(2, 1e-6 * si::metre), 1e-6 * si::metre_per_second}};
  EXPECT_EQ(said_by([&] { (void)integrate(dormand_prince5{}, start, fill, few, end); }),
            "unitstep: absolute.position has 2 elements, but initial.position has 3");
  tolerance const many{motion{1e-6 * si::metre, std::vector(4, 1e-6 * si::metre_per_second)}};
  EXPECT_EQ(said_by([&] { simulation sim{dop853{}, start, fill, many}; }),
            "unitstep: absolute.velocity has 4 elements, but initial.velocity has 3");
  EXPECT_EQ(said_by([&] { (void)integrate_until(dop853{}, start, fill, many, crosses, end); }),
            "unitstep: absolute.velocity has 4 elements, but initial.velocity has 3");

  simulation sim{dormand_prince5{}, start, fill, allowed};
  sim.step();
  vectors fewer = start;
  fewer.position.pop_back();
  fewer.velocity.pop_back();
  auto const before = sim.state();
  EXPECT_EQ(said_by([&] { sim.set_state(fewer); }),
            "unitstep: its new state has 2 elements, but the run has 3");
  EXPECT_TRUE(sim.state() == before);
  EXPECT_EQ(
      said_by([&] { sim.resume(simulation{dormand_prince5{}, fewer, fill, allowed}.save()); }),
      "unitstep: its new state has 2 elements, but the run has 3");

  tolerance const nothing{motion{0.0 * si::metre, 1e-6 * si::metre_per_second}};
  EXPECT_EQ(said_by([&] { (void)integrate(dormand_prince5{}, start, fill, nothing, end); }),
            "unitstep: tolerance.absolute must be positive where tolerance.relative is zero");
}

struct two_rows {
  std::vector<double> a, b;
};
TEST(a_tolerance_of_vectors, is_of_each_member) {
  auto const field = [](auto const& s, double, auto const& rates) {
    auto const& [a, b] = s;
    auto const& [x, y] = rates;
    for (std::size_t i = 0; i < a.size(); ++i) x[i] = -a[i];
    for (std::size_t i = 0; i < b.size(); ++i) y[i] = -b[i];
  };
  simulation sim{dormand_prince5{}, two_rows{{1, 2, 3}, {4}}, field,
                 tolerance{two_rows{{1e-6, 1e-6, 1e-6}, {1e-3}}}, 0.0};
  EXPECT_EQ(said_by([&] { sim.set_state(two_rows{{1, 2}, {3, 4}}); }),
            "unitstep: a vector of the new state is of another length than in the run");
  sim.set_state(two_rows{{1, 2, 3}, {4}});
  sim.step();
}

TEST(a_tolerance_of_vectors, holds_where_there_are_no_bodies) {
  EXPECT_TRUE(integrate(dormand_prince5{}, vectors{}, fill, allowed, end) == vectors{});
}

// A unit that does not fit is refused with the member's name, as for arrays.
template <class Absolute>
constexpr bool is_taken =
    decltype(diagnostics::check_adaptive<dormand_prince5, vectors, decltype(fill),
                                         tolerance<Absolute>,
                                         boost::units::quantity<si::time>>())::ok;
static_assert(is_taken<motion<length, velocity>>);
static_assert(is_taken<motion<vec<length, 2>, std::vector<velocity>>>);
static_assert(!is_taken<motion<velocity, velocity>>);
static_assert(!is_taken<motion<vec<length, 3>, velocity>>);
static_assert(!is_taken<motion<std::vector<velocity>, velocity>>);

}  // namespace
