// SPDX-License-Identifier: BSL-1.0
// What is said of a run that ends at a time: numbers in six digits, and whole sentences.
#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <unitstep/adaptive/detail/fail_at.hpp>

namespace {

namespace us = unitstep;

template <class T>
constexpr us::sentence written(T x) {
  us::sentence words;
  us::detail::append_number(words, x);
  return words;
}
static_assert(written(0.0) == "0" && written(-0.0) == "0");
static_assert(written(1.0) == "1" && written(-1.0) == "-1" && written(10.0) == "1e1");
static_assert(written(2.5) == "2.5" && written(-250.0) == "-2.5e2" &&
              written(1.25e-3) == "1.25e-3");
static_assert(written(1.0625f) == "1.0625" && written(100.5L) == "1.005e2");
static_assert(written(1.23456) == "1.23456" && written(7.00008) == "7.00008");
static_assert(written(1e-300) == "1e-300" && written(9e300) == "9e300");
// The last digit is rounded, which may take all of them one up.
static_assert(written(1.000004) == "1" && written(1.000006) == "1.00001");
static_assert(written(9.999994) == "9.99999" && written(9.999996) == "1e1");
static_assert(written(10.55556) == "1.05556e1" && written(10.00004) == "1e1");
static_assert(written(0.09999996) == "1e-1" && written(-99999.96) == "-1e5");
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

TEST(FailAt, AStepThatIsNotSolvedHasTheNumberThatIsOff) {
  auto const of = [](long worst) {
    return said<std::runtime_error>([&] { us::detail::fail_unsolved_at(2.5, 1e-3, worst); });
  };
  std::string const where = "unitstep: the step has become too short at time 2.5: ";
  EXPECT_EQ(of(-1), where + "the Jacobian is singular with a step of 1e-3");
  EXPECT_EQ(of(-2), where + "Newton's method does not converge with a step of 1e-3");
  for (long const worst : {0L, 1L, 20L})
    EXPECT_EQ(of(worst), where + "Newton's method does not converge with a step of 1e-3, number " +
                             std::to_string(worst) + " of the state (from 0) the farthest off");
}

TEST(FailAt, SaysThatARunIsStiff) {
  for (bool const stiff : {false, true}) {
    std::string const found = "the run has found itself stiff: take radau5 or rodas5p";
    EXPECT_EQ(
        said<std::runtime_error>([&] { us::detail::fail_after_most_steps(1.5, stiff); }),
        "unitstep: the most steps of the tolerance were made at time 1.5, before the end; " +
            (stiff ? found : "most_steps allows more, and a stiff system wants radau5 or rodas5p"));
    EXPECT_EQ(said<std::runtime_error>([&] { us::detail::fail_without_a_step(1.5, stiff); }),
              "unitstep: the step has become too short at time 1.5: " +
                  (stiff ? found
                         : "a singularity or a blow-up, a tolerance below rounding, or a stiff "
                           "system, which wants radau5 or rodas5p"));
  }
}

}  // namespace
