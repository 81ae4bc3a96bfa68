// SPDX-License-Identifier: BSL-1.0
// Elementary functions, vectors, quaternions.
#include <boost/units/systems/si.hpp>
#include <limits>
#include <string_view>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

namespace elementary_example {
//! [math::exp]
// Rounded the same by every compiler, and when the program runs.
static_assert(math::exp(1.0) == 2.718281828459045);
static_assert(math::exp(1.0 * m / (2.0 * m)) == math::exp(0.5));
//! [math::exp]

//! [math::log]
static_assert(math::log(10.0) == 2.302585092994046);
static_assert(math::log(0.0) ==
              -std::numeric_limits<double>::infinity());
//! [math::log]

//! [math::pow]
static_assert(math::pow(2.0, 0.5) == 1.4142135623730951);
static_assert(math::pow<3>(2.0 * m) == 8.0 * m3);
//! [math::pow]

//! [math::sqrt]
static_assert(math::sqrt(2.0) == 1.4142135623730951);
static_assert(math::sqrt(9.0 * m2 / (4.0 * m2)) == 1.5);
//! [math::sqrt]

//! [math::cbrt]
static_assert(math::cbrt(-27.0) == -3.0);
static_assert(math::cbrt(2.0f) == 1.25992105f);
//! [math::cbrt]

//! [math::sin]
// Of a number in radian; even a large angle is reduced exactly.
static_assert(math::sin(0.5) == 0.479425538604203);
static_assert(math::sin(1e22) == -0.8522008497671888);
//! [math::sin]

//! [math::cos]
static_assert(math::cos(0.5) == 0.8775825618903728);
static_assert(math::cos(1.0 * m / (2.0 * m)) == math::cos(0.5));
//! [math::cos]

//! [math::tan]
static_assert(math::tan(0.5) == 0.5463024898437905);
//! [math::tan]

//! [math::sin_cos]
constexpr math::sine_and_cosine<double> both = math::sin_cos(0.5);
static_assert(both.sine == math::sin(0.5));
static_assert(both.cosine == math::cos(0.5));
//! [math::sin_cos]

//! [math::atan]
static_assert(math::atan(1.0) == 0.7853981633974483);
//! [math::atan]

//! [math::atan2]
// The third quadrant: -3/4 pi.
static_assert(math::atan2(-1.0, -1.0) == -2.356194490192345);
//! [math::atan2]

}  // namespace elementary_example

namespace quantity_example {
//! [sin]
// Of an angle or of a ratio; degrees are converted in sight.
static_assert(unitstep::sin(0.5 * rad) == math::sin(0.5));
static_assert(magnitude(unitstep::sin(30.0 * deg) - 0.5) < 1e-16);
//! [sin]

//! [cos]
static_assert(unitstep::cos(0.5 * rad) == math::cos(0.5));
//! [cos]

//! [tan]
static_assert(unitstep::tan(1.0 * m / (2.0 * m)) == math::tan(0.5));
//! [tan]

//! [exp]
// How much of a charge is left after half of the time constant.
static_assert(unitstep::exp(-1.0 * s / (2.0 * s)) ==
              math::exp(-0.5));
//! [exp]

//! [log]
static_assert(unitstep::log(4.0 * km / (2.0 * km)) ==
              math::log(2.0));
//! [log]

//! [atan2]
static_assert(unitstep::atan2(1.0 * m, 1.0 * m) ==
              0.7853981633974483 * rad);
//! [atan2]

//! [sqrt]
// The unit has its root too.
static_assert(sqrt(16.0 * m2) == 4.0 * m);
//! [sqrt]

//! [cbrt]
static_assert(cbrt(27.0 * m3) == 3.0 * m);
//! [cbrt]
}  // namespace quantity_example

namespace vec_example {
//! [vec]
// Quantities or numbers; arithmetic is that of each component.
constexpr vec a{1.0 * m, 2.0 * m, 2.0 * m};
constexpr vec b = vec{0.0, 3.0, 4.0} * m;
static_assert(a + b == vec{1.0, 5.0, 6.0} * m);
static_assert(2.0 * a / s == vec{2.0, 4.0, 4.0} * m_per_s);
static_assert(get<0>(a) == a[0] && a.x == 1.0 * m);
//! [vec]
//! [dot]
constexpr vec force{0.0, 3.0, 4.0};
constexpr vec way{1.0, 2.0, 2.0};
static_assert(dot(force * N, way* m) == 14.0 * J);
//! [dot]

//! [cross]
static_assert(cross(vec{1.0, 0.0, 0.0} * m,
                    vec{0.0, 2.0, 0.0} * N) ==
              vec{0.0, 0.0, 2.0} * N * m);
//! [cross]

//! [norm]
static_assert(norm(vec{3.0, 4.0} * m) == 5.0 * m);
//! [norm]

//! [normalized]
static_assert(normalized(vec{3.0, 4.0} * m) == vec{0.6, 0.8});
//! [normalized]

//! [magnitude]
// The same word for a quantity and a vec, for laws that take both.
static_assert(magnitude(-5.0 * m) == 5.0 * m);
static_assert(magnitude(vec{3.0, 4.0} * m) == 5.0 * m);
//! [magnitude]

//! [squared]
static_assert(squared(-5.0 * m) == 25.0 * m2);
static_assert(squared(vec{3.0, 4.0} * m) == 25.0 * m2);
//! [squared]
}  // namespace vec_example

namespace quaternion_example {
//! [rotate]
// A quarter turn about z takes x to y.
constexpr quaternion quarter =
    rotation_about(vec{0.0, 0.0, 1.0}, 90.0 * deg);
constexpr auto ahead = rotate(quarter, vec{2.0, 0.0, 0.0} * m);
static_assert(norm(ahead - vec{0.0, 2.0, 0.0} * m) < 1e-15 * m);
//! [rotate]

//! [conjugate]
static_assert(conjugate(quaternion{0.8, 0.6, 0.0, 0.0}).x == -0.6);
//! [conjugate]

//! [quaternion]
// Of length 1 it is a rotation; the product turns twice.
constexpr quaternion tilt{0.8, 0.6, 0.0, 0.0};
static_assert(norm(tilt) == 1.0);
static_assert(magnitude((tilt * tilt).w - 0.28) < 1e-15);
static_assert(normalized(quaternion{0.0, 0.0, 3.0, 4.0}).z == 0.8);
//! [quaternion]

//! [quaternion_of]
// From a rotation vector: an eighth of a turn about x.
constexpr vec u{0.7853981633974483, 0.0, 0.0};
static_assert(quaternion_of(u).w == math::cos(0.39269908169872414));
//! [quaternion_of]
}  // namespace quaternion_example

int main() {}
