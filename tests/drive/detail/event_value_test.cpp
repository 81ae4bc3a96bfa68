// SPDX-License-Identifier: BSL-1.0
// Whether an event has come, of one and of several.
#include <gtest/gtest.h>

#include <limits>
#include <tuple>
#include <unitstep/drive/detail/locate_event.hpp>

namespace {

namespace us = unitstep;
struct either {
  constexpr double operator()(double, double) const { return 0; }
};
using up = us::rising<either>;
using down = us::falling<either>;
using us::detail::goes_through;
using us::detail::has_come;
using us::detail::has_happened;
template <class Event>
using may = us::detail::may_have_come<Event>;

// A number has happened where it has left zero behind or is there; one that was zero before has not.
static_assert(has_happened(1.0, -1.0) && has_happened(1.0, 0.0) && !has_happened(1.0, 0.5));
static_assert(has_happened(-1.0, 1.0) && has_happened(-1.0, 0.0) && !has_happened(-1.0, -0.5));
static_assert(!has_happened(0.0, 1.0) && !has_happened(0.0, -1.0) && !has_happened(0.0, 0.0));

static_assert(has_come<either>(-1.0, 1.0) && has_come<either>(1.0, -1.0));
static_assert(has_come<up>(-1.0, 1.0) && !has_come<up>(1.0, -1.0) && !has_come<up>(0.5, -1.0));
static_assert(has_come<down>(1.0, 0.0) && !has_come<down>(0.0, -1.0));

// What has been zero since the start goes through zero on the side to which its event goes; of either direction it only
// leaves zero.
static_assert(goes_through<down>(-1.0) && !goes_through<down>(1.0) && !goes_through<down>(0.0));
static_assert(goes_through<up>(1.0) && !goes_through<up>(-1.0) && !goes_through<up>(0.0));
static_assert(!goes_through<either>(1.0) && !goes_through<either>(-1.0));

// A step is looked into where an event has come at its end, or has been at zero so far.
static_assert(may<down>::in(1.0, 0.0) && may<down>::in(0.0, 1.0) && !may<down>::in(-1.0, 1.0));
static_assert(may<either>::in(false, true) && !may<either>::in(false, false));
static_assert(may<us::first_of<up, down>>::in(std::tuple{1.0, 1.0}, std::tuple{-1.0, -1.0}));
static_assert(!may<us::first_of<up, down>>::in(std::tuple{1.0, -1.0}, std::tuple{-1.0, 1.0}));

// A number keeps the side on which it was while it is at zero, or NaN.
template <class T>
constexpr T kept(T was, T now) {
  us::detail::keep_side(was, now);
  return was;
}
constexpr double nan = std::numeric_limits<double>::quiet_NaN();
static_assert(kept(1.0, -2.0) == -2.0 && kept(1.0, 0.0) == 1.0 && kept(-1.0, -0.0) == -1.0);
static_assert(kept(1.0, nan) == 1.0 && kept(0.0, 0.0) == 0.0 && kept(0.0, 3.0) == 3.0);
static_assert(kept(std::tuple{1.0, true}, std::tuple{0.0, false}) == std::tuple{1.0, false});

static_assert(us::detail::first_true_at_start(std::tuple{1.0, true}) == 1);
static_assert(us::detail::first_true_at_start(0.0) == -1 &&
              us::detail::first_true_at_start(std::tuple{1.0}) == -1);
static_assert(us::detail::first_true_at_start(std::tuple{true, true}) == 0);

TEST(EventValue, SaysTheSameAtRunTime) {
  EXPECT_TRUE(has_come<up>(-1.0, 1.0));
  EXPECT_FALSE(has_come<up>(1.0, -1.0));
}

}  // namespace
