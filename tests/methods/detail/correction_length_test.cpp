// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/collocation.hpp>

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/field/banded.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/state/aggregate.hpp>

#include "support/same_bits.hpp"

namespace {

using row = unitstep::detail::state_vector<double, 2>;
constexpr row row_of(double a, double b) {
  row r{};
  r[0] = a;
  r[1] = b;
  return r;
}
constexpr auto length_of(double a, double b, double of_a, double of_b) {
  return unitstep::detail::correction_length<double, 2, 1>({row_of(a, b)}, row_of(of_a, of_b));
}

// The second number is off by 3/4 of its size, the first by half.
static_assert(length_of(-1.0, 1.5, 2.0, 2.0).length == 0.75);
static_assert(length_of(-1.0, 1.5, 2.0, 2.0).worst == 1);
static_assert(length_of(0.0, 0.0, 2.0, 2.0).length == 0.0 &&
              length_of(0.0, 0.0, 2.0, 2.0).worst == 0);
// A correction below the normal numbers does not count for a number that has few digits, or no size.
static_assert(length_of(0x1p-1023, -0x1p-1074, 0.0, 0x1p-1074).length == 0.0 &&
              !length_of(0x1p-1023, 0.0, 0.0, 2.0).has_new);
static_assert(length_of(0x1p-1022, 0.0, 0.0, 2.0).has_new &&
              length_of(0x1p-1022, 0.0, 0x1p-1022, 2.0).length == 1.0);
// But it counts for a number of which it is a digit or less: 2^-1023 of 2^-970.
static_assert(length_of(0x1p-1023, 0.0, 0x1p-970, 2.0).length == 0x1p-53);
// In every stage each number is measured by its own size.
static_assert(length_of(0.0, 1.5, 1.0, 2.0).length == 0.75);
static_assert(unitstep::detail::correction_length<double, 2, 2>({row_of(0.0, 0.0),
                                                                 row_of(0.0, 1.5)},
                                                                row_of(1.0, 2.0))
                  .length == 0.75);
// Of two equal lengths, up to a rounding in the product or in the ratio, the first is reported.
static_assert(3 * 0.2 / 3 > 0.2 && length_of(1.0, 3 * 0.2, 5.0, 3.0).worst == 0);
constexpr double over = 0.2 * 0.6 + 0x1p-56;
static_assert(over > 0.2 * 0.6 && over / 0.6 == 0.2 && length_of(1.0, over, 5.0, 0.6).worst == 0);
// A number without a size is new, and does not count.
static_assert(length_of(1.0, 0.5, 0.0, 1.0).length == 0.5);
static_assert(length_of(1.0, 0.5, 0.0, 1.0).has_new && !length_of(0.0, 0.5, 0.0, 1.0).has_new);
// With a tiny size the length is large, but does not overflow, whichever number comes first.
constexpr double least = std::numeric_limits<double>::min();
static_assert(length_of(1e3, 1e3, least, 1e3).length > 1e30);
static_assert(length_of(1e3, 1e3, 1e3, least).length < 1e32);
static_assert(length_of(1e3, 1e3, 1e3, least).worst == 1);
// An infinite correction has infinite length, and so has NaN: such an iteration has not converged.
constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double no_number = std::numeric_limits<double>::quiet_NaN();
static_assert(length_of(infinite, 1.0, 1.0, 1.0).length == infinite);
static_assert(length_of(no_number, 1.0, 1.0, 1.0).length == infinite);
static_assert(length_of(1.0, no_number, 1.0, 1.0).worst == 1);

// A rod that is hot at one end and at zero elsewhere; its total heat is conserved.
struct rod {
  std::array<double, 4> heat;
};
constexpr auto flow = [](rod const& r, auto) {
  std::array<double, 4> rate{};
  for (std::size_t i = 0; i < 3; ++i) {
    double const down = r.heat[i] - r.heat[i + 1];
    rate[i] -= down;
    rate[i + 1] += down;
  }
  return unitstep::rates{rate};
};
constexpr rod warmed(double hot) {
  return unitstep::integrate(unitstep::radau5{}, rod{{hot, 0.0, 0.0, 0.0}},
                             unitstep::banded<1>(flow), 0.125, 4);
}
constexpr rod warm = warmed(4096.0);
static_assert(warm.heat[0] > warm.heat[1] && warm.heat[1] > warm.heat[2] &&
              warm.heat[2] > warm.heat[3] && warm.heat[3] > 0.0);
constexpr double kept = warm.heat[0] + warm.heat[1] + warm.heat[2] + warm.heat[3];
static_assert(kept > 4096.0 - 1e-9 && kept < 4096.0 + 1e-9);

TEST(CorrectionLength, ARodThatIsColdIsWarmedByTheSameBits) {
  rod const again = warmed(twins::hidden(4096.0));
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(again.heat[i], warm.heat[i]);
}

}  // namespace
