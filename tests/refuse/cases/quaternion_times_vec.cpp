// SPDX-License-Identifier: BSL-1.0
// A vector is turned by a product.
// expect: expected rotate(q, v), got quaternion<double> * vec<m, 3>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

constexpr quaternion q{1.0, 0.0, 0.0, 0.0};
[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = q * lengths;
#else
constexpr auto result = rotate(q, lengths);
#endif
static_assert(result.x.value() > 0.5);
