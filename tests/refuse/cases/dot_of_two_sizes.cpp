// SPDX-License-Identifier: BSL-1.0
// The scalar product of vectors of two sizes.
// expect: expected dot(two vecs of one size), got dot(vec<m, 3>, vec<m, 2>)
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;
using namespace unitstep;

[[maybe_unused]] constexpr vec lengths = vec{1.0, 2.0, 3.0} * si::metre;
[[maybe_unused]] constexpr vec times = vec{1.0, 2.0, 3.0} * si::second;
#ifdef UNITSTEP_MISTAKE
constexpr auto result = dot(lengths, vec{1.0, 2.0} * si::metre);
#else
constexpr auto result = dot(lengths, lengths);
#endif
static_assert(result.value() > 0.5);
