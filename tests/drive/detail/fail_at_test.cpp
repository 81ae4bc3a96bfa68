// SPDX-License-Identifier: BSL-1.0
// The messages for a run that ends at a time: numbers with six digits, and whole sentences.
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <unitstep/drive/detail/engines/fail_at.hpp>

namespace {

namespace us = unitstep;

template <class T>
constexpr us::sentence written(T x) {
  us::sentence words;
  us::detail::append_number(words, x);
  return words;
}
static_assert(written(0.0) == "0" && written(-0.0) == "0");
static_assert(written(1.0) == "1" && written(-1.0) == "-1" && written(10.0) == "10");
static_assert(written(2.5) == "2.5" && written(-250.0) == "-250" && written(1.25e-3) == "0.00125");
static_assert(written(1.0625f) == "1.0625" && written(100.5L) == "100.5");
static_assert(written(1.23456) == "1.23456" && written(7.00008) == "7.00008");
static_assert(written(1e-300) == "1e-300" && written(9e300) == "9e300");
// Powers of ten are used below 1e-4 and for more than six digits before the point.
static_assert(written(1e-4) == "0.0001" && written(-9.87654e-5) == "-9.87654e-5");
static_assert(written(123456.0) == "123456" && written(1234567.0) == "1.23457e6");
// The last digit is rounded, which may carry through all of them.
static_assert(written(1.000004) == "1" && written(1.000006) == "1.00001");
static_assert(written(9.999994) == "9.99999" && written(9.999996) == "10");
static_assert(written(10.55556) == "10.5556" && written(10.00004) == "10");
static_assert(written(0.09999996) == "0.1" && written(-99999.96) == "-100000");
static_assert(written(std::numeric_limits<double>::infinity()) == "a time that is not finite" &&
              written(-std::numeric_limits<float>::infinity()) == "a time that is not finite" &&
              written(std::numeric_limits<double>::quiet_NaN()) == "a time that is not finite");

template <class Error, class Failing>
std::string said(Failing const& failing) {
  try {
    failing();
  } catch (Error const& e) {
    return e.what();
  }
  return "";
}

TEST(FailAt, TheSentenceHasTheTime) {
  EXPECT_EQ(said<std::domain_error>(
                [] { us::detail::fail_at<std::domain_error>("it went wrong", -1.5, ": mend it"); }),
            "unitstep: it went wrong at time -1.5: mend it");
}

struct explicit_run {
  double t;
  int memory;
};
struct implicit_run {
  double t;
  struct {
    int account;
  } memory;
};

TEST(FailAt, AStepThatIsNotSolvedHasTheNumberThatIsOff) {
  auto const of = [](long worst) {
    return said<std::runtime_error>(
        [&] { us::detail::fail_unsolved_at(implicit_run{2.5, {}}, 1e-3, worst); });
  };
  std::string const where = "unitstep: the step has become too short at time 2.5: ",
                    length = " with a step of 0.001", number = " of the state (from 0)";
  EXPECT_EQ(of(-1), where + "the Jacobian is singular" + length);
  EXPECT_EQ(of(-2), where + "Newton's method does not converge" + length);
  EXPECT_EQ(of(-3), where + "the field gives no finite number" + length);
  for (long const i : {0L, 1L, 20L}) {
    std::string const which = length + ", number " + std::to_string(i) + number;
    EXPECT_EQ(of(i), where + "Newton's method does not converge" + which + " the farthest off");
    EXPECT_EQ(of(-4 - i), where + "the field gives no finite number" + which);
  }
}

// A method for stiff systems is not recommended to use one.
TEST(FailAt, SaysWhatMayBeDone) {
  auto const most = [](auto const& run, bool stiff) {
    return said<std::runtime_error>([&] { us::detail::fail_after_most_steps(run, stiff); });
  };
  auto const lost = [](auto const& run, bool stiff) {
    return said<std::runtime_error>([&] { us::detail::fail_without_a_step(run, stiff); });
  };
  std::string const made =
      "unitstep: the most steps of the tolerance were made at time 1.5, before the end; ";
  std::string const allow = "most_steps allows more, ", jump = "a force that jumps wants an event";
  std::string const at = "unitstep: the step has become too short at time 1.5: ";
  std::string const stiff = "the run has found itself stiff: take radau5 or rodas5p";
  EXPECT_EQ(most(explicit_run{1.5, 0}, true), made + stiff);
  EXPECT_EQ(most(explicit_run{1.5, 0}, false),
            made + allow + jump + ", and a stiff system wants radau5 or rodas5p");
  EXPECT_EQ(most(implicit_run{1.5, {}}, false), made + allow + "and " + jump);
  EXPECT_EQ(lost(explicit_run{1.5, 0}, true), at + stiff);
  EXPECT_EQ(lost(explicit_run{1.5, 0}, false),
            at + "a singularity, a blow-up, a force that jumps, a tolerance below rounding, or a "
                 "stiff system, which wants radau5 or rodas5p");
  EXPECT_EQ(lost(implicit_run{1.5, {}}, false),
            at + "a singularity, a blow-up, a force that jumps, or a tolerance below rounding");
}

}  // namespace
