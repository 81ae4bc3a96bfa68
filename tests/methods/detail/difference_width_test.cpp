// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/detail/jacobian.hpp>

namespace {

using unitstep::detail::difference_width;
using unitstep::detail::half_of_the_digits;
using unitstep::detail::nearby_time;

static_assert(half_of_the_digits<double> == 0x1p-26 && half_of_the_digits<float> == 0x1p-12F);

// Half of the digits of the number, or of its change if that is larger, in the direction of the change.
static_assert(difference_width(1.0, 0.5, 1.0, 0.0) == half_of_the_digits<double>);
static_assert(difference_width(1.0, -0.5, 1.0, 0.0) == -half_of_the_digits<double>);
static_assert(difference_width(0.0, 2.0, 1.0, 0.0) == 2 * half_of_the_digits<double>);
static_assert(difference_width(1.0, 0.5, 1.0, 1e9) > half_of_the_digits<double>);
// Without a number, a change and a size there is a width, too.
static_assert(difference_width(0.0, 0.0, 0.0, 0.0) == half_of_the_digits<double>);
static_assert(difference_width(0.0, 0.0, 4.0, 0.0) == 0x1p-24);
// Where rates are steep, 1024 epsilon of the steepest change by the size: here 2^10 2^-52 2^30 2.
static_assert(difference_width(1.0, 0.5, 2.0, 0x1p30) == 0x1p-11);
// An epsilon of the size is enough, and so is anything above the smallest number over epsilon, 2^-970.
static_assert(difference_width(0x1p-26, 0.0, 1.0, 0.0) == 0x1p-52);
static_assert(difference_width(0.0, 0x1p-943, 0.0, 0.0) == 0x1p-969 &&
              difference_width(0.0, 0x1p-944, 0.0, 0.0) == 0x1p-26);

// A four-millionth of a step, in the direction of the step.
static_assert(nearby_time(0.0, 1.0) == 1.0 / (1 << 22) &&
              nearby_time(0.0, -1.0) == -1.0 / (1 << 22));
// Late in a run there is another nearby time in double, but none in float.
static_assert(nearby_time(1e4, 1e-9) > 1e4 && nearby_time(1e4, -1e-9) < 1e4);
static_assert(nearby_time(1.0, 0x1p-40) == 1 + 0x1p-26 && nearby_time(1.0, 0.0) == 1 + 0x1p-26 &&
              nearby_time(1.0, -0x1p-40) == 1 - 0x1p-26);
static_assert(nearby_time(1e4F, 1e-3F) == 1e4F);

}  // namespace
