// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/detail/difference_width.hpp>

namespace {

using unitstep::detail::difference_width;
using unitstep::detail::half_of_the_digits;
using unitstep::detail::nearby_time;

// Half of the digits of the number, in the direction of its change; of its change where this is more.
static_assert(difference_width(1.0, 0.5, 1.0, 0.0) == half_of_the_digits<double>);
static_assert(difference_width(1.0, -0.5, 1.0, 0.0) == -half_of_the_digits<double>);
static_assert(difference_width(0.0, 2.0, 1.0, 0.0) == 2 * half_of_the_digits<double>);
static_assert(difference_width(1.0, 0.5, 1.0, 1e9) > half_of_the_digits<double>);
// Neither a number nor a change nor a size: there is a width all the same.
static_assert(difference_width(0.0, 0.0, 0.0, 0.0) == half_of_the_digits<double>);

// A four-millionth of a step, in its direction.
static_assert(nearby_time(0.0, 1.0) == 1.0 / (1 << 22) &&
              nearby_time(0.0, -1.0) == -1.0 / (1 << 22));
// Late in a run a double has another time, and a float has none.
static_assert(nearby_time(1e4, 1e-9) > 1e4 && nearby_time(1e4, -1e-9) < 1e4);
static_assert(nearby_time(1e4F, 1e-3F) == 1e4F);

}  // namespace
