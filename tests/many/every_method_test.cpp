// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cstdlib>
#include <limits>
#include <new>
#include <stdexcept>
#include <string>
#include <unitstep/many/vectors.hpp>
#include <vector>

#include "support/every_method.hpp"

namespace {
long allocations = 0;
long given_back = 0;
}  // namespace
// Counts all allocations of this program. Not inlined: g++ takes an inlined pair of new and free for a mistake.
[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* const memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  given_back += memory != nullptr;
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  operator delete(memory);
}

namespace {

namespace si = boost::units::si;
using namespace unitstep;
using length = boost::units::quantity<si::length>;
using velocity = boost::units::quantity<si::velocity>;

constexpr std::size_t bodies = 5;
using fixed = motion<std::array<vec<length, 3>, bodies>, std::array<vec<velocity, 3>, bodies>>;
using vectors = motion<std::vector<vec<length, 3>>, std::vector<vec<velocity, 3>>>;
constexpr auto dt = 0.01 * si::second;

fixed fixed_start() {
  fixed s{};
  for (std::size_t i = 0; i < bodies; ++i) {
    double const n = static_cast<double>(i);
    s.position[i] = vec{1.0 + n, 2.0 * n, 0.5} * si::metre;
    s.velocity[i] = vec{0.1 * n, -1.0, 0.2} * si::metre_per_second;
  }
  return s;
}
vectors as_vectors(fixed const& s) {
  return {{s.position.begin(), s.position.end()}, {s.velocity.begin(), s.velocity.end()}};
}
bool same(vectors const& a, fixed const& b) { return a == as_vectors(b); }

// A damped spring from each body to the next, and from the last to the first.
constexpr auto pull = [](auto const& from, auto const& to, auto const& v) {
  return -4.0 / si::second / si::second * (from - to) - 0.1 / si::second * v;
};
constexpr auto fill = [](auto const& s, auto, auto const& accelerations) {
  for (std::size_t i = 0; i < accelerations.size(); ++i)
    accelerations[i] =
        pull(s.position[i], s.position[(i + 1) % accelerations.size()], s.velocity[i]);
};
constexpr auto of_array = [](auto const& s, auto) {
  std::array<decltype(pull(s.position[0], s.position[0], s.velocity[0])), bodies> a{};
  for (std::size_t i = 0; i < bodies; ++i)
    a[i] = pull(s.position[i], s.position[(i + 1) % bodies], s.velocity[i]);
  return a;
};

template <class Method, class Field>
constexpr bool is_taken = decltype(diagnostics::check_run<Method, vectors, Field,
                                                          boost::units::quantity<si::time>>())::ok;

TEST(a_motion_of_vectors, has_the_bits_of_one_of_arrays_by_every_explicit_method) {
  int tried = 0;
  laws::for_each_kind_of_method([&](auto const& listed) {
    using method = std::remove_cvref_t<decltype(listed.method)>;
    if constexpr (is_taken<method, decltype(fill)>) {
      ++tried;
      auto const end = integrate(listed.method, as_vectors(fixed_start()), fill, dt, 50);
      EXPECT_TRUE(same(end, integrate(listed.method, fixed_start(), of_array, dt, 50)))
          << listed.spelled;
    }
  });
  EXPECT_GE(tried, 16);
  // Methods that solve for their step look at single numbers, so they are refused; so are wrappers around them.
  static_assert(!is_taken<implicit_euler, decltype(fill)>);
  static_assert(!is_taken<compensated<rk4>, decltype(fill)>);
  static_assert(is_taken<rk4, decltype(fill)>);
}

TEST(a_motion_of_vectors, allocates_nothing_after_the_second_step) {
  int under_a_tolerance = 0;
  laws::for_each_kind_of_method([&](auto const& listed) {
    using method = std::remove_cvref_t<decltype(listed.method)>;
    if constexpr (is_taken<method, decltype(fill)>) {
      simulation sim{listed.method, as_vectors(fixed_start()), fill, dt};
      sim.step();
      sim.step();
      long const before = allocations;
      for (int i = 0; i < 10; ++i) sim.step();
      EXPECT_EQ(allocations, before) << listed.spelled;
    }
    if constexpr (is_taken<method, decltype(fill)> && requires { method::error_order; }) {
      ++under_a_tolerance;
      tolerance const allowed{motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}};
      simulation sim{listed.method, as_vectors(fixed_start()), fill, allowed};
      sim.step();
      sim.step();
      long const before = allocations;
      for (int i = 0; i < 40; ++i) sim.step();
      EXPECT_EQ(allocations, before) << listed.spelled << " under a tolerance";
    }
  });
  EXPECT_GE(under_a_tolerance, 4);
  long const before = allocations;
  // The control: a direct call is counted and, unlike `new`, cannot be optimised away.
  void* const one = ::operator new(1);
  long const counted = allocations - before;
  ::operator delete(one);
  if (counted == 0) GTEST_SKIP() << "another operator new is in force, such as valgrind's";
  EXPECT_EQ(counted, 1);
}

// Every method of the library steps vectors, or is refused in one sentence.
using time_unit = boost::units::quantity<si::time>;
template <class Method, class State, class Field>
constexpr bool is_refused_as = [] {
  using verdict = decltype(diagnostics::check_run<Method, State, Field, time_unit>());
  using diagnostics::refuse;
  // The message has the words about the state, or the name of the method inside.
  return std::is_same_v<verdict, refuse<"method", typename raw_form<State>::stepped_by, Method>> ||
         std::is_same_v<
             verdict,
             refuse<"method", typename diagnostics::due_method<Method, State, time_unit>::type,
                    Method>>;
}();
struct pile {
  std::vector<length> cells;
};
constexpr auto settle = banded<1>([](auto const& s, auto, auto const& rates) {
  for (std::size_t i = 0; i < std::get<0>(s).size(); ++i)
    std::get<0>(rates)[i] = -1.0 / si::second * std::get<0>(s)[i];
});
template <class Method>
void expect_steps_or_a_sentence(Method const& method, char const* name) {
  if constexpr (!is_refused_as<Method, vectors, decltype(fill)>) {
    auto const end = integrate(method, as_vectors(fixed_start()), fill, dt, 2);
    EXPECT_EQ(end.position.size(), bodies) << name;
  }
  if constexpr (!is_refused_as<Method, pile, decltype(settle)>) {
    auto const end = integrate(method, pile{std::vector(3, 2.0 * si::metre)}, settle, dt, 2);
    for (auto const& cell : end.cells) EXPECT_NEAR(cell.value(), 2 * 0.98, 0.001) << name;
  }
}
TEST(a_state_of_vectors, is_stepped_by_a_method_or_refuses_it) {
  int tried = 0;
  auto const see = [&]<class Method>(Method const& method, char const* name) {
    ++tried;
    expect_steps_or_a_sentence(method, name);
    if constexpr (laws::has_only_other_coefficients<Method>) return;  // which no wrapper asks for
    expect_steps_or_a_sentence(compensated{method}, name);
    expect_steps_or_a_sentence(lie_group{method}, name);
    expect_steps_or_a_sentence(step_doubling{method}, name);
  };
  laws::for_each_method([&](auto const& listed) { see(listed.method, listed.spelled); });
  EXPECT_GE(tried, 40);
  // Methods that are not in that list, since they do not step every motion.
  see(boris{}, "boris");
  see(taylor<8>{}, "taylor");
  expect_steps_or_a_sentence(quinlan_tremaine12{}, "quinlan_tremaine12");
  expect_steps_or_a_sentence(damped{rk4{}, 0.5, 1e-3 * si::metre_per_second}, "damped");
  // wisdom_holman has its own sentence, about the state.
  using gravitation = decltype(1.0 * si::cubic_metre / si::kilogram / si::second / si::second);
  using planets = wisdom_holman<gravitation, std::array<boost::units::quantity<si::mass>, bodies>>;
  static_assert(!is_taken<planets, decltype(fill)>);
}

// The same for an aggregate, and for methods that solve along a band.
struct rod {
  std::vector<length> cells;
};
constexpr auto spread_out = banded<1>([](auto const& s, auto, auto const& rates) {
  auto const& [cell] = s;
  auto const& [rate] = rates;
  for (std::size_t i = 0; i < cell.size(); ++i)
    rate[i] = 50.0 / si::second * ((i > 0 ? cell[i - 1] : cell[i]) - cell[i]);
});
template <class Method>
void expect_no_allocation(Method const& method, char const* name) {
  rod const start{std::vector(20, 1.5 * si::metre)};
  tolerance const allowed{rod{std::vector(20, 1e-6 * si::metre)}};
  simulation by_steps{method, start, spread_out, dt};
  for (int i = 0; i < 2; ++i) by_steps.step();
  if constexpr (requires { Method::error_order; }) {
    simulation sim{method, start, spread_out, allowed, 0.0 * si::second};
    for (int i = 0; i < 2; ++i) sim.step();
    long const before = allocations;
    for (int i = 0; i < 10; ++i) sim.step();
    EXPECT_EQ(allocations, before) << name << " under a tolerance";
  }
  long const again = allocations;
  for (int i = 0; i < 10; ++i) by_steps.step();
  EXPECT_EQ(allocations, again) << name;
}
TEST(an_aggregate_of_vectors, allocates_nothing_after_the_second_step) {
  expect_no_allocation(dormand_prince5{}, "dormand_prince5");
  expect_no_allocation(rodas5p{}, "rodas5p");
  expect_no_allocation(radau5{}, "radau5");
  expect_no_allocation(gauss4{}, "gauss4");
  expect_no_allocation(implicit_euler{}, "implicit_euler");
  expect_no_allocation(step_doubling{implicit_midpoint{}}, "step_doubling{implicit_midpoint}");
}

TEST(a_motion_of_vectors, gives_its_arrays_back) {
  long const before = allocations - given_back;
  for (int i = 0; i < 3; ++i)
    static_cast<void>(integrate(yoshida8{}, as_vectors(fixed_start()), fill, dt, 3));
  EXPECT_EQ(allocations - given_back, before);
}

TEST(a_motion_of_vectors, of_quantities_on_a_line_and_in_float) {
  std::vector<boost::units::quantity<si::length, float>> const x{1.5f * si::metre,
                                                                 2.5f * si::metre};
  std::vector<boost::units::quantity<si::velocity, float>> const v{0.0f * si::metre_per_second,
                                                                   1.0f * si::metre_per_second};
  auto const spring = [](auto const& s, auto, auto const& a) {
    for (std::size_t i = 0; i < a.size(); ++i)
      a[i] = -4.0f / si::second / si::second * s.position[i];
  };
  auto const alone = [](auto const& s, auto) {
    return -4.0f / si::second / si::second * s.position;
  };
  auto const end = integrate(rk4{}, motion{x, v}, spring, 0.125f * si::second, 20);
  for (std::size_t i = 0; i < 2; ++i) {
    auto const one = integrate(rk4{}, motion{x[i], v[i]}, alone, 0.125f * si::second, 20);
    EXPECT_EQ(end.position[i], one.position);
    EXPECT_EQ(end.velocity[i], one.velocity);
  }
  EXPECT_TRUE(integrate(rk4{}, vectors{}, fill, dt, 3) == vectors{});  // with no bodies
}

TEST(a_motion_of_vectors, is_driven_by_every_driver_of_steps) {
  vectors const start = as_vectors(fixed_start());
  auto const table = trajectory<8>(rk4{}, start, fill, dt);
  EXPECT_TRUE(table[8].state == integrate(rk4{}, start, fill, dt, 8));
  EXPECT_TRUE(step(rk4{}, start, fill, 0.0 * si::second, dt) == table[1].state);
  int seen = 0;
  auto const end = integrate_observed(rk4{}, start, fill, dt, 8, [&](auto const& s, auto) {
    EXPECT_EQ(s.position.size(), bodies);
    ++seen;
  });
  EXPECT_EQ(seen, 9);
  EXPECT_TRUE(end == table[8].state);
}

TEST(a_motion_of_vectors, stops_at_an_event) {
  auto const falls = [](auto const& s, auto) { return s.position[1].x; };
  auto const of_arrays = integrate_until(rk4{}, fixed_start(), of_array, dt, falls, 2000);
  auto const run = integrate_until(rk4{}, as_vectors(fixed_start()), fill, dt, falls, 2000);
  EXPECT_EQ(run.time, of_arrays.time);
  EXPECT_TRUE(same(run.state, of_arrays.state));
}

TEST(a_motion_of_vectors, is_interpolated_as_arrays_are) {
  auto const of_arrays = trajectory<2>(rk4{}, fixed_start(), of_array, dt);
  auto const of_vectors = trajectory<2>(rk4{}, as_vectors(fixed_start()), fill, dt);
  EXPECT_TRUE(same(interpolate(of_vectors[0].state, of_vectors[1].state, 0.25),
                   interpolate(of_arrays[0].state, of_arrays[1].state, 0.25)));
  EXPECT_TRUE(same(interpolate(of_vectors[1], of_vectors[2], 0.0175 * si::second),
                   interpolate(of_arrays[1], of_arrays[2], 0.0175 * si::second)));
  EXPECT_TRUE(interpolate(std::vector{1.0 * si::metre}, std::vector{2.0 * si::metre}, 0.5) ==
              std::vector{1.5 * si::metre});
  vectors fewer = of_vectors[1].state;
  fewer.position.pop_back(), fewer.velocity.pop_back();
  for (double const alpha : {0.5, 1.0}) try {
      static_cast<void>(interpolate(of_vectors[0].state, fewer, alpha));
      FAIL();
    } catch (std::domain_error const& e) {
      EXPECT_STREQ(e.what(), "unitstep: a vector of to has 4 elements, but that of from has 5");
    }
}

TEST(a_motion_of_vectors, whose_lengths_differ_is_refused_with_both) {
  vectors start = as_vectors(fixed_start());
  start.velocity.pop_back();
  try {
    static_cast<void>(integrate(rk4{}, start, fill, dt, 1));
    FAIL();
  } catch (std::domain_error const& e) {
    EXPECT_STREQ(e.what(), "unitstep: initial.velocity has 4 elements, but initial.position has 5");
  }
  start = as_vectors(fixed_start());
  start.position[3].y = std::numeric_limits<double>::infinity() * si::metre;
  EXPECT_THROW(static_cast<void>(integrate(rk4{}, start, fill, dt, 1)), std::domain_error);
}

}  // namespace
