// SPDX-License-Identifier: BSL-1.0
#include <boost/units/systems/si.hpp>
#include <stdexcept>
#include <unitstep/numbers/certainty.hpp>
#include <unitstep/numbers/interval.hpp>
#include <unitstep/numbers/interval_functions.hpp>

#include <gtest/gtest.h>

namespace {

using unitstep::certainty;
constexpr certainty yes = certainty::yes, no = certainty::no, open = certainty::open;

// Kleene's three-valued logic (S. C. Kleene, Introduction to Metamathematics, 1952, section 64).
static_assert((!yes) == no && (!no) == yes && (!open) == open);
static_assert((yes && yes) == yes && (yes && open) == open && (open && open) == open &&
              (open && no) == no && (no && yes) == no);
static_assert((no || no) == no && (no || open) == open && (open || open) == open &&
              (open || yes) == yes);
// A bool beside one is surely so or surely not, on either side.
constexpr bool a_bool_is_known() {
  for (certainty const a : {yes, no, open}) {
    if ((a && true) != a || (true && a) != a || (a || false) != a || (false || a) != a)
      return false;
    if ((a && false) != no || (false && a) != no || (a || true) != yes || (true || a) != yes)
      return false;
  }
  return true;
}
static_assert(a_bool_is_known());
static_assert(yes.surely() && !open.surely() && !no.surely() && open.may_be() && !no.may_be());
static_assert(yes ? true : false);
static_assert(!(no ? true : false));

// What is open becomes no bool, not even a false one.
template <certainty::outcome Outcome>
concept branches =
    requires { typename std::integral_constant<bool, static_cast<bool>(certainty(Outcome))>; };
static_assert(branches<certainty::yes> && branches<certainty::no> && !branches<certainty::open>);
static_assert(!std::is_convertible_v<certainty, bool>);

// A branch of points is taken if it is known which; an interval has both where it is open.
using unitstep::interval;
using unitstep::select;
static_assert(select(yes, 1.0, 2.0) == 1 && select(no, 1.0f, 2.0f) == 2);
static_assert(select(certainty::no, 1.0, 2.0) == 2);
static_assert(select(certainty::yes, interval<double>{1.0}, interval<double>{2.0}).upper == 1);
static_assert(select(certainty::open, interval<double>{1.0}, interval<double>{2.0}).upper == 2);
namespace si = boost::units::si;
static_assert(select(certainty::no, 1.0 * si::metre, 2.0 * si::metre) == 2.0 * si::metre);

TEST(Certainty, OpenIsAnErrorAtRunTime) {
  EXPECT_THROW(static_cast<void>(static_cast<bool>(open)), std::domain_error);
  EXPECT_TRUE(static_cast<bool>(yes));
  EXPECT_THROW(static_cast<void>(select(open, 1.0, 2.0)), std::domain_error);
}

}  // namespace
