// SPDX-License-Identifier: BSL-1.0
// Every driver refuses every tolerance with wrong numbers, with the same sentence, and accepts the right ones (the
// controls).
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <unitstep/unitstep.hpp>
#include <utility>
#include <vector>

#include "support/swing.hpp"

namespace {

namespace us = unitstep;
using namespace swings;

constexpr us::dormand_prince5 method{};
constexpr auto end = 0.125 * second;

/// A run by each driver: what it throws, or nothing.
template <class Tolerance>
std::vector<std::pair<char const*, std::string>> said_to(Tolerance const& allowed) {
  auto const words = [](auto const& run) -> std::string {
    try {
      run();
    } catch (std::domain_error const& e) {
      return e.what();
    }
    return "";
  };
  auto const none = [](auto const&, auto const&) {};
  auto const never = [](auto const&, auto const&) { return false; };
  return {
      {"integrate", words([&] { (void)us::integrate(method, start, spring, allowed, end); })},
      {"integrate from a time",
       words([&] { (void)us::integrate(method, start, spring, allowed, end, 0.0 * second); })},
      {"trajectory", words([&] { (void)us::trajectory<2>(method, start, spring, allowed, end); })},
      {"simulation", words([&] { (void)us::simulation{method, start, spring, allowed}; })},
      {"chain", words([&] { (void)us::chain{method, start, spring, allowed}; })},
      {"integrate_until",
       words([&] { (void)us::integrate_until(method, start, spring, allowed, never, end); })},
      {"integrate_observed",
       words([&] { (void)us::integrate_observed(method, start, spring, allowed, end, none); })},
      {"every", words([&] {
         (void)us::integrate_observed(method, start, spring, allowed, end, us::every{end, none});
       })}};
}

/// A tolerance with these numbers in it.
auto of(double x, double v, double relative) {
  return us::tolerance{us::motion{x * metre, v * speed}, relative};
}
template <class Tolerance>
void all_say(std::string const& sentence, Tolerance const& allowed) {
  for (auto const& [driver, said] : said_to(allowed)) EXPECT_EQ(said, sentence) << driver;
}

TEST(WrongTolerances, AreRefusedByEveryDriver) {
  double const nan = std::nan(""), inf = std::numeric_limits<double>::infinity();
  for (double const wrong : {-1e-9, nan, inf, -inf}) {
    std::string const absolute = "unitstep: tolerance.absolute must be finite and not negative";
    all_say(absolute, of(wrong, 1e-6, 0));
    all_say(absolute, of(1e-6, wrong, 0));
    all_say(absolute, of(wrong, 1e-6, 1e-6));
    all_say("unitstep: tolerance.relative must be finite and not negative", of(1e-6, 1e-6, wrong));
  }
  std::string const zero =
      "unitstep: tolerance.absolute must be positive where tolerance.relative is zero";
  all_say(zero, of(0, 0, 0));
  all_say(zero, of(0, 1e-6, 0));
  all_say(zero, of(1e-6, 0, 0));
  for (double const wrong : {-1.0, 0.0, nan, inf}) {
    us::motion const a{1e-6 * metre, 1e-6 * speed};
    all_say("unitstep: tolerance.first_step must be finite and positive",
            us::tolerance{a, 0.0, wrong * second});
    all_say("unitstep: tolerance.longest_step must be finite and positive",
            us::tolerance{a, 0.0, 0.1 * second, wrong * second});
    if (!std::isfinite(wrong))
      all_say("unitstep: tolerance.ends must be finite",
              us::tolerance{
                  a, 0.0, {}, {}, 100, us::step_control::elementary, std::array{wrong * second}});
  }
  for (long const wrong : {0L, -1L, std::numeric_limits<long>::min()})
    all_say("unitstep: tolerance.most_steps must be at least 1",
            us::tolerance{us::motion{1e-6 * metre, 1e-6 * speed}, 0.0, {}, {}, wrong});
}

TEST(WrongTolerances, RightOnesAreTaken) {
  all_say("", of(1e-6, 1e-6, 0));
  all_say("", of(0, 1e-6, 1e-6));
  us::motion const a{1e-6 * metre, 1e-6 * speed};
  all_say("", us::tolerance{a, 0.0, 0.01 * second, 0.1 * second, 100,
                            us::step_control::proportional_integral, std::array{0.05 * second}});
}

}  // namespace
