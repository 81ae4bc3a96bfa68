// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/state/detail/blend.hpp>
#include <unitstep/state/motion.hpp>

namespace {

using unitstep::motion;
using unitstep::vec;
using unitstep::detail::blend;
using unitstep::detail::on_cubic;

// On a straight line, by hand: 1 + (5 - 1) / 4, and the same for each number of a vec and a motion.
static_assert(blend(1.0, 5.0, 0.25) == 2.0);
static_assert(blend(vec{1.0, 8.0}, vec{5.0, 0.0}, 0.25) == vec{2.0, 6.0});
static_assert(blend(motion{1.0, 8.0}, motion{5.0, 0.0}, 0.25) == motion{2.0, 6.0});

static_assert(blend(vec<double, 4>{{1.0, 8.0, 0.0, 2.0}}, vec<double, 4>{{5.0, 0.0, 4.0, 2.0}},
                    0.25) == vec<double, 4>{{2.0, 6.0, 1.0, 2.0}});
using row = unitstep::detail::state_vector<double, 2>;
constexpr row quarter = blend(row{{1.0, 8.0}}, row{{5.0, 0.0}}, 0.25);
static_assert(quarter == row{{2.0, 6.0}});

// x = t^3 from t = 1 to 3 is its own cubic: at t = 2 it is 8 with the slope 12. A straight line would be at 14.
constexpr motion low{1.0, 3.0};
constexpr motion high{27.0, 27.0};
static_assert(on_cubic(low, high, 2.0, 0.5) == motion{8.0, 12.0});
static_assert(blend(low, high, 0.5) == motion{14.0, 15.0});
// Halfway, by hand: (1 + 5) / 2 + h (2 + 4) / 8 and 3 (5 - 1) / 2h - (2 - 4) / 4.
static_assert(on_cubic(motion{1.0, 2.0}, motion{5.0, -4.0}, 2.0, 0.5) == motion{4.5, 3.5});
// The ends are the motions themselves.
static_assert(on_cubic(low, high, 2.0, 0.0) == low && on_cubic(low, high, 2.0, 1.0) == high);

/// A type without a difference, which blends in its own way.
struct own {
  double at;
  static constexpr own blend(own const&, own const&, double w) { return {100 + w}; }
};
static_assert(blend(own{1.0}, own{2.0}, 0.5).at == 100.5);
static_assert(blend(vec<own, 2>{own{1.0}, own{2.0}}, vec<own, 2>{own{3.0}, own{4.0}}, 0.25).y.at ==
              100.25);

TEST(Blend, IsTheSameAtRunTime) {
  double volatile half = 0.5;
  EXPECT_TRUE((on_cubic(low, high, 2.0, double{half}) == motion{8.0, 12.0}));
  EXPECT_TRUE((blend(low, high, double{half}) == motion{14.0, 15.0}));
}

}  // namespace
