// SPDX-License-Identifier: BSL-1.0
// apart: ignores the warnings of what it includes
// tests: blanes_moan_s10, blanes_moan_s6, blanes_moan_srkn11b, blanes_moan_srkn14a, blanes_moan_srkn6b
// tests: bogacki_shampine3, butcher5, dop853, dormand_prince5, forest_ruth, gauss4, implicit_midpoint
// tests: kutta3, mclachlan_ss17, ralston, ruth3, ssprk3, suzuki4, three_eighths, tsitouras5, verner9
// tests: yoshida6, yoshida8
// The headers that methods of a table had in 0.3 compile in 0.4. The rule "moved" demands a warning of each.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#include <unitstep/methods/blanes_moan_s10.hpp>
#include <unitstep/methods/blanes_moan_s6.hpp>
#include <unitstep/methods/blanes_moan_srkn11b.hpp>
#include <unitstep/methods/blanes_moan_srkn14a.hpp>
#include <unitstep/methods/blanes_moan_srkn6b.hpp>
#include <unitstep/methods/bogacki_shampine3.hpp>
#include <unitstep/methods/butcher5.hpp>
#include <unitstep/methods/dop853.hpp>
#include <unitstep/methods/dormand_prince5.hpp>
#include <unitstep/methods/forest_ruth.hpp>
#include <unitstep/methods/gauss4.hpp>
#include <unitstep/methods/implicit_midpoint.hpp>
#include <unitstep/methods/kutta3.hpp>
#include <unitstep/methods/mclachlan_ss17.hpp>
#include <unitstep/methods/ralston.hpp>
#include <unitstep/methods/ruth3.hpp>
#include <unitstep/methods/ssprk3.hpp>
#include <unitstep/methods/suzuki4.hpp>
#include <unitstep/methods/three_eighths.hpp>
#include <unitstep/methods/tsitouras5.hpp>
#include <unitstep/methods/verner9.hpp>
#include <unitstep/methods/yoshida6.hpp>
#include <unitstep/methods/yoshida8.hpp>
#pragma GCC diagnostic pop

#include <gtest/gtest.h>

namespace {

using namespace unitstep;

template <class... Methods>
constexpr bool are_of_order(auto... orders) {
  return ((Methods::order == orders) && ...);
}

// The orders are those of the papers that each method names.
TEST(MovedHeaders, BringTheirMethods) {
  EXPECT_TRUE(
      (are_of_order<blanes_moan_s10, blanes_moan_s6, blanes_moan_srkn11b, blanes_moan_srkn14a,
                    blanes_moan_srkn6b, bogacki_shampine3, butcher5, dop853, dormand_prince5,
                    forest_ruth, gauss4, implicit_midpoint, kutta3, mclachlan_ss17, ralston, ruth3,
                    ssprk3, suzuki4, three_eighths, tsitouras5, verner9, yoshida6, yoshida8>(
          6, 4, 6, 6, 4, 3, 5, 8, 5, 4, 4, 2, 3, 8, 2, 3, 3, 4, 4, 5, 9, 6, 8)));
}

}  // namespace
