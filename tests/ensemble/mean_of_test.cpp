// SPDX-License-Identifier: BSL-1.0
// deep: takes the processor seconds
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <limits>
#include <type_traits>
#include <unitstep/ensemble/all_cores.hpp>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/ensemble/mean_of.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/sra1.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

#include "support/said.hpp"

namespace {

using laws::said;
using namespace unitstep;
namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::symbols::m, unitstep::symbols::m_per_s, unitstep::symbols::s;

// 1, 2, 3, 4 m: the mean is 5/2 m, the variance 5/3 m^2, the error of the mean sqrt(5/12) m; the mean fourth power of the
// differences is 41/16, and so the error of the variance sqrt((41/16 - 1/3 25/9)/4) = sqrt(707/1728) m^2.
TEST(mean_of, known_numbers) {
  auto const found = mean_of({.runs = 4}, [](long n) { return static_cast<double>(n + 1) * m; });
  static_assert(std::is_same_v<decltype(found.mean), quantity<si::length>>);
  EXPECT_EQ(found.runs, 4);
  EXPECT_DOUBLE_EQ(found.mean.value(), 2.5);
  EXPECT_DOUBLE_EQ(found.error.value(), std::sqrt(5.0 / 12));
  EXPECT_DOUBLE_EQ(quantity<si::area>(found.variance()).value(), 5.0 / 3);
  EXPECT_DOUBLE_EQ(quantity<si::area>(found.variance_error()).value(), std::sqrt(707.0 / 1728));
  // Also far from zero.
  auto const far =
      mean_of({.runs = 4}, [](long n) { return (1e9 + static_cast<double>(n + 1)) * m; });
  EXPECT_DOUBLE_EQ(quantity<si::area>(far.variance()).value(), 5.0 / 3);
}

// Two runs that differ by 1 have the variance 1/2 with the error sqrt((1/16 + 1/4)/2); they do not know it exactly.
TEST(mean_of, two_runs) {
  auto const found = mean_of({.runs = 2}, [](long n) { return static_cast<double>(n); });
  EXPECT_DOUBLE_EQ(found.variance(), 0.5);
  EXPECT_DOUBLE_EQ(found.variance_error(), std::sqrt(5.0 / 32));
}

// The same in any unit, also in float, where the fourth power of a difference leaves the range, and the square.
template <class T>
void expect_scaled(T scale, bool has_variance) {
  auto const found = mean_of({.runs = 4}, [=](long n) { return static_cast<T>(n + 1) * scale; });
  T const least = 4 * std::numeric_limits<T>::epsilon();
  EXPECT_NEAR(found.mean / scale, T(2.5), least);
  EXPECT_NEAR(found.error / scale, std::sqrt(T(5) / 12), least);
  EXPECT_NEAR(found.deviation / scale, std::sqrt(T(5) / 3), least);
  if (!has_variance) {
    char const* const beyond =
        "unitstep: mean_of: the variance is beyond the range of its number; deviation is its root";
    EXPECT_EQ(said([&] { static_cast<void>(found.variance()); }), beyond);
    EXPECT_EQ(said([&] { static_cast<void>(found.variance_error()); }), beyond);
    return;
  }
  EXPECT_NEAR(found.variance() / scale / scale, T(5) / 3, 2 * least);
  EXPECT_NEAR(found.variance_error() / scale / scale, std::sqrt(T(707) / 1728), 2 * least);
}
TEST(mean_of, in_any_unit) {
  for (double const scale : {1e-100, 1e100}) expect_scaled(scale, true);
  for (double const scale : {1e-170, 1e170}) expect_scaled(scale, false);
  for (float const scale : {1e-12F, 1e12F}) expect_scaled(scale, true);
  for (float const scale : {1e-24F, 1e20F}) expect_scaled(scale, false);
  // One value far from the others: 0, 2 and 1e60 have the mean 1e60/3 and the deviation 1e60/sqrt(3).
  auto const far = mean_of({.runs = 3}, [](long n) { return n == 2 ? 1e60 : 2.0 * double(n); });
  EXPECT_NEAR(far.deviation / 1e60, 1 / std::sqrt(3.0), 1e-15);
  // Values without differences.
  auto const same = mean_of({.runs = 3}, [](long) { return 0.1; });
  EXPECT_EQ(same.mean, 0.1);
  EXPECT_EQ(same.deviation, 0);
  EXPECT_EQ(same.variance_error(), 0);
}
// Many numbers of `float`: 1000 + k with k from -1 to 1, a third each, have the mean 1000 and the variance 2/3. Added up in
// `float` the mean would be off by more than its error.
TEST(mean_of, many_numbers_of_float) {
  auto const found =
      mean_of({.runs = 3'000'000}, [](long n) { return 999.0F + static_cast<float>(n % 3); });
  EXPECT_EQ(found.mean, 1000.0F);
  EXPECT_NEAR(found.variance(), 2.0F / 3, 1e-6F);
}

auto const walk = [](long run) {
  return integrate(sra1{}, motion{1e6 * m, 0.0 * m_per_s},
                   noisy{[](auto const& x, auto) { return -x.velocity / s; },
                         [](auto const&, auto) { return 1.0 * m_per_s / unitstep::sqrt(1.0 * s); },
                         random_path{5, run}},
                   0.05 * s, 60);
};
// Each number of a motion; all cores give the bits of one thread. At rest the variance of the velocity is b^2/2c = 1/2,
// within 1e-3 for these steps (`sra1_test.cpp`), after 3 s times 1 - e^-6.
TEST(mean_of, a_motion_on_any_executor) {
  auto const found = mean_of({.runs = 10'000}, walk);
  auto const cores = mean_of({.runs = 10'000}, walk, all_cores{});
  EXPECT_EQ(found.mean.position, cores.mean.position);
  EXPECT_EQ(found.variance<1>().value(), cores.variance<1>().value());
  EXPECT_EQ(found.variance_error<1>().value(), cores.variance_error<1>().value());
  EXPECT_NEAR(found.variance<1>().value(), 0.5 * (1 - std::exp(-6.0)),
              4 * found.variance_error<1>().value() + 1e-3);
  // The error of the variance of normal numbers is variance sqrt(2/n), itself known to a few per cent.
  EXPECT_NEAR(
      found.variance_error<1>().value() / (found.variance<1>().value() * std::sqrt(2.0 / 10'000)),
      1, 0.1);
  EXPECT_NEAR(found.mean.velocity.value(), 0, 4 * found.error.velocity.value());
}

// The same runs, one after another and on all cores, have the same bits.
TEST(mean_of, runs_on_all_cores_have_the_bits_of_one_thread) {
  auto const ends = [](auto how) { return make_runs({.runs = 64}, walk, how); };
  auto const one = ends(one_thread{}), all = ends(all_cores{});
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i].position, all[i].position);
}

TEST(quantiles, of_lengths) {
  std::vector<quantity<si::length>> lengths;
  for (double const x : {3.0, 1.0, 2.0, 5.0, 4.0}) lengths.push_back(x * m);
  auto const [least, quarter, middle, most] = quantiles(lengths, {0, 0.25, 0.5, 1});
  EXPECT_EQ(least.value(), 1);
  EXPECT_EQ(quarter.value(), 2);
  EXPECT_EQ(middle.value(), 3);
  EXPECT_EQ(most.value(), 5);
  EXPECT_EQ(quantiles(lengths, {0.375})[0].value(), 2.5);
  // From one end of the range to the other.
  EXPECT_EQ(quantiles(std::vector<double>{-1e308, 1e308}, {0.5})[0], 0);
}

TEST(mean_of, bad_input_is_one_sentence) {
  auto const one = [](long) { return 1.0; };
  EXPECT_EQ(said([&] { static_cast<void>(mean_of({.runs = 1}, one)); }),
            "unitstep: mean_of takes 2 runs or more");
  EXPECT_EQ(said([&] { static_cast<void>(mean_of({.runs = 9, .checkpoint = "x"}, one)); }),
            "unitstep: mean_of keeps no runs, so it has no checkpoint");
  EXPECT_EQ(said([&] { static_cast<void>(quantiles(std::vector<double>{}, {0.5})); }),
            "unitstep: quantiles of no results");
  EXPECT_EQ(said([&] { static_cast<void>(quantiles(std::vector<double>{1.0}, {1.5})); }),
            "unitstep: quantiles: a share must be from 0 to 1");
  double const infinite = std::numeric_limits<double>::infinity();
  EXPECT_EQ(
      said([&] {
        static_cast<void>(mean_of({.runs = 9}, [=](long n) { return n == 7 ? infinite : 1; }));
      }),
      "unitstep: mean_of: what run 7 returned is not finite");
  EXPECT_EQ(said([&] {
              static_cast<void>(mean_of({.runs = 2}, [](long n) { return n ? 1e308 : -1e308; }));
            }),
            "unitstep: mean_of: the results lie too far apart for their number");
  EXPECT_EQ(said([&] { static_cast<void>(quantiles(std::vector<double>{1.0, infinite}, {0.5})); }),
            "unitstep: quantiles: result 1 is not finite");
}

}  // namespace
