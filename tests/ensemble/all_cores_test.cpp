// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <unitstep/ensemble/all_cores.hpp>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/unitstep.hpp>

namespace {

namespace si = boost::units::si;
using namespace unitstep;

struct swing {
  boost::units::quantity<si::plane_angle> angle;
  std::uint32_t next;

  friend bool operator==(swing const&, swing const&) = default;
};

// A pendulum let go at a drawn angle, and the next number that the run would draw.
constexpr auto pendulum = [](auto const& state, auto) {
  return -9.81 / si::second / si::second * si::radian * sin(state.position);
};
auto const run = [](long, draws& random) {
  motion const start{random.uniform(-3.0 * si::radian, 3.0 * si::radian),
                     0.0 * si::radians_per_second};
  return swing{integrate(rk4{}, start, pendulum, 0.01 * si::second, 50).position, random()};
};

TEST(all_cores, give_the_bits_of_one_thread_for_every_number_of_threads) {
  //! [bits]
  ensemble const plan{.runs = 3000, .seed = 11};
  auto const one = make_runs(plan, run);
  for (std::size_t const threads : {1u, 2u, 3u, 7u}) {
    tbb::global_control const most(tbb::global_control::max_allowed_parallelism, threads);
    EXPECT_TRUE(make_runs(plan, run, all_cores{}) == one) << threads;
  }
  //! [bits]
}

TEST(all_cores, say_which_run_failed_first) {
  auto const failing = [](long number) -> bool {
    if (number % 1000 >= 737) throw std::domain_error("too hot");
    return number > 3;
  };
  for (int again = 0; again < 10; ++again) {
    try {
      static_cast<void>(make_runs(ensemble{.runs = 5000}, failing, all_cores{}));
      FAIL();
    } catch (failed_run const& e) {
      EXPECT_EQ(e.run, 737);
    }
  }
}

}  // namespace
