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

// The root of epsilon of a step, 2^-26 or a little more, in the direction of the step: here sqrt(2^-52 (1 + 3)) and
// sqrt(2^-63 (1 + 1)) of a step of 1.
static_assert(nearby_time(3.0, 1.0) == 3 + 0x1p-25 && nearby_time(-3.0, -1.0) == -3 - 0x1p-25);
static_assert(nearby_time(1.0L, 1.0L) == 1 + 0x1p-31L);
static_assert(nearby_time(0.0F, 1.0F) > 0x1p-12F && nearby_time(0.0F, 1.0F) < 0x1p-11F);
// Late in a run it is within the step, which has as many digits to the left of it as to the right: sqrt(2^-52 2^40) of
// 2^-40, but for rounding.
static_assert(nearby_time(1.0, 0x1p-40) == 1 + 0x1p-46 &&
              nearby_time(1.0, -0x1p-40) == 1 - 0x1p-46);
static_assert(nearby_time(1e4, 1e-9) > 1e4 && nearby_time(1e4, -1e-9) < 1e4);
// Of a step as short as the rounding of the time it is the end, and of a shorter one there is none.
static_assert(nearby_time(1e4F, 1e-3F) == 1e4F + 0x1p-10F);
static_assert(nearby_time(1e4F, 1e-4F) == 1e4F && nearby_time(1.0, 0.0) == 1);

}  // namespace
