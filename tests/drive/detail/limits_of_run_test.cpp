// SPDX-License-Identifier: BSL-1.0
// A tolerance as a run uses it: divisors that are not zero, and the next of the times at which a step must end.
#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <string>
#include <unitstep/drive/detail/engines/limits_of_run.hpp>
#include <unitstep/drive/tolerance.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/aggregate.hpp>

namespace {

namespace us = unitstep;
using us::step_control;

template <class State, class Absolute, class... Others>
constexpr auto limits_of(Absolute const& absolute, Others const&... others) {
  using given = decltype(us::tolerance{absolute, others...});
  return us::detail::limits_of_run<State, double, given>(given{absolute, others...});
}

constexpr auto fine =
    limits_of<double>(1e-6, 1e-9, 0.1, 2.0, 30L, step_control::proportional_integral);
static_assert(fine.allowed == 1e-6 && fine.relative == 1e-9 && fine.first_step == 0.1 &&
              fine.longest_step == 2 && fine.most_steps == 30 &&
              fine.control == step_control::proportional_integral);
constexpr auto plain = limits_of<double>(1e-6);
static_assert(plain.relative == 0 && plain.first_step == 0 &&
              plain.longest_step == std::numeric_limits<double>::infinity() &&
              plain.most_steps == 1'000'000);

// A zero error becomes the smallest number, since it is divided by; any other error stays as it is.
constexpr double least = std::numeric_limits<double>::min();
static_assert(limits_of<double>(0.0, 1e-3).allowed == least &&
              limits_of<double>(1e-300, 1e-3).allowed == 1e-300 &&
              limits_of<double>(1e-300).allowed == 1e-300 &&
              limits_of<double>(least / 2, 1e-3).allowed == least / 2);
template <std::size_t N>
constexpr bool all_are_least() {
  auto const limits = limits_of<us::vec<double, N>>(0.0, 1e-3);
  for (std::size_t i = 0; i < N; ++i)
    if (limits.allowed[i] != least) return false;
  return true;
}
static_assert(all_are_least<2>() && all_are_least<3>() && all_are_least<4>() && all_are_least<5>());
constexpr auto moving = limits_of<us::motion<double, double>>(us::motion{0.0, 1.0}, 1e-3);
static_assert(moving.allowed.position == least && moving.allowed.velocity == 1);
constexpr auto stopping = limits_of<us::motion<double, double>>(us::motion{1.0, 0.0}, 1e-3);
static_assert(stopping.allowed.position == 1 && stopping.allowed.velocity == least);

struct three {
  double a, b, c;
};
constexpr auto of_three = limits_of<three>(three{0, 1, 0}, 1e-3);
static_assert(of_three.allowed.n[0] == least && of_three.allowed.n[1] == 1 &&
              of_three.allowed.n[2] == least);
/// A change that visits its numbers itself.
struct own {
  double a = 0;
  template <class F>
  constexpr void each_number(F const& f) {
    f(a);
  }
};
constexpr double of_own() {
  own c;
  us::detail::visit_numbers(c, [](double& x) { x = 4; });
  return c.a;
}
static_assert(of_own() == 4);

/// Where a step from `t` towards `end` must stop; 99 if nothing bounds it.
template <std::size_t N>
constexpr double next_end(std::array<double, N> const& ends, double t, double way,
                          double end = 99) {
  auto const limits = limits_of<double>(1e-6, 0.0, us::detail::not_given{}, us::detail::not_given{},
                                        100L, step_control::elementary, ends);
  bool bounded = end != 99;
  if (!bounded) end = way * -99;
  limits.next_end(t, way, end, bounded);
  return bounded ? end : 99;
}
constexpr std::array ends{2.0, 1.0, 3.0, -1.0};
static_assert(next_end(ends, 0, 1) == 1 && next_end(ends, 1, 1) == 2 &&
              next_end(ends, 1.5, 1) == 2);
static_assert(next_end(ends, 2, 1) == 3 && next_end(ends, 3, 1) == 99 &&
              next_end(ends, 4, 1) == 99);
static_assert(next_end(ends, 4, -1) == 3 && next_end(ends, 1.5, -1) == 1 &&
              next_end(ends, 0, -1) == -1 && next_end(ends, -1, -1) == 99);
// The end of the run may come first.
static_assert(next_end(ends, 0, 1, 0.5) == 0.5 && next_end(ends, 0, 1, 1.5) == 1 &&
              next_end(ends, 3, 1, 8) == 8);
static_assert(next_end(ends, 2.75, -1, 2.5) == 2.5 && next_end(ends, 2.75, -1, 0) == 2);
// Without such times an end stays as it is.
constexpr double stays(double end, bool bounded) {
  plain.next_end(0.0, 1.0, end, bounded);
  return bounded ? end : 99;
}
static_assert(stays(5, true) == 5 && stays(5, false) == 99);

constexpr double bad[]{std::numeric_limits<double>::infinity(),
                       -std::numeric_limits<double>::infinity(),
                       std::numeric_limits<double>::quiet_NaN(), -1e-300};
template <class Making>
std::string said(Making const& making) {
  try {
    static_cast<void>(making());
  } catch (std::domain_error const& e) {
    return e.what();
  }
  return "";
}
TEST(LimitsOfRun, NumbersThatAreNoneAreRefused) {
  us::detail::not_given const none;
  for (double const x : bad) {
    EXPECT_EQ(said([&] { return limits_of<double>(x, 1e-6); }),
              "unitstep: tolerance.absolute must be finite and not negative");
    EXPECT_EQ(
        said([&] { return limits_of<us::motion<double, double>>(us::motion{1e-6, x}, 1e-6); }),
        "unitstep: tolerance.absolute must be finite and not negative");
    EXPECT_EQ(said([&] { return limits_of<double>(1e-6, x); }),
              "unitstep: tolerance.relative must be finite and not negative");
    EXPECT_EQ(said([&] { return limits_of<double>(1e-6, 0.0, x); }),
              "unitstep: tolerance.first_step must be finite and positive");
    EXPECT_EQ(said([&] { return limits_of<double>(1e-6, 0.0, none, x); }),
              "unitstep: tolerance.longest_step must be finite and positive");
  }
  EXPECT_EQ(said([&] { return limits_of<double>(1e-6, 0.0, 0.0); }),
            "unitstep: tolerance.first_step must be finite and positive");
  EXPECT_EQ(said([&] { return limits_of<double>(1e-6, 0.0, none, none, 0L); }),
            "unitstep: tolerance.most_steps must be at least 1");
  EXPECT_EQ(said([&] { return limits_of<double>(1e-6, 0.0, none, none, 1L); }), "");
  for (double const x : {bad[0], bad[2]})
    EXPECT_EQ(said([&] {
                return limits_of<double>(1e-6, 0.0, none, none, 1L, step_control::elementary,
                                         std::array{1.0, x});
              }),
              "unitstep: tolerance.ends must be finite");
  EXPECT_EQ(said([] { return limits_of<double>(0.0); }),
            "unitstep: tolerance.absolute must be positive where tolerance.relative is zero");
  EXPECT_EQ(said([] { return limits_of<double>(std::numeric_limits<double>::denorm_min()); }), "");
  EXPECT_EQ(said([] { return limits_of<double>(0.0, 1e-300); }), "");
}

}  // namespace
