// SPDX-License-Identifier: BSL-1.0
// States, and what their fields return.
#include <boost/units/systems/si.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

namespace motion_example {
//! [motion]
// A body in space; its numbers are finite.
constexpr motion thrown{vec{0.0, 0.0, 2.0} * m,
                        vec{3.0, 0.0, 4.0} * m_per_s};
static_assert(norm(thrown.velocity) == 5.0 * m_per_s);
static_assert(is_finite(thrown));
//! [motion]
}  // namespace motion_example

namespace rotation_example {
//! [rotation]
// Turned by a quarter about z: the body's x axis is the world's y.
constexpr rotation turned{
    rotation_about(vec{0.0, 0.0, 1.0}, 90.0 * deg),
    vec{0.1, 0.0, 2.0} * rad_per_s};
constexpr auto ahead =
    rotate(turned.orientation, vec{1.0, 0.0, 0.0} * m);
static_assert(ahead.y > 0.9999999 * m && is_finite(turned));
//! [rotation]
}  // namespace rotation_example

namespace rigid_body_example {
//! [rigid_body]
// It moves and turns; its field returns two accelerations.
constexpr rigid_body start{
    motion{vec{0.0, 0.0, 0.0} * m, vec{2.0, 0.0, 0.0} * m_per_s},
    rotation{quaternion{1.0, 0.0, 0.0, 0.0},
             vec{0.0, 0.0, 1.0} * rad_per_s}};
constexpr auto field = [](auto const&, auto) {
  return accelerations{vec{0.0, 0.0, -10.0} * m_per_s2,
                       vec{0.0, 0.0, 0.0} * rad_per_s2};
};
constexpr auto end =
    integrate(leapfrog{}, start, field, 0.125 * s, 8);
static_assert(end.motion.position == vec{2.0, 0.0, -5.0} * m);
//! [rigid_body]
}  // namespace rigid_body_example

namespace rates_example {
//! [rates]
// A tank that empties into another: two members, two rates.
struct tanks {
  quantity<boost::units::si::length> upper, lower;
};
static_assert(aggregate_state<tanks>);
constexpr auto flow = [](tanks const& now, auto) {
  return rates{-0.5 / s * now.upper, 0.5 / s * now.upper};
};
static_assert(get<1>(flow(tanks{2.0 * m, 0.0 * m}, 0.0 * s)) ==
              1.0 * m_per_s);
constexpr auto end =
    integrate(rk4{}, tanks{2.0 * m, 0.0 * m}, flow, 0.25 * s, 8);
static_assert(0.735 * m < end.upper &&
              end.upper < 0.736 * m);  // 2/e
//! [rates]
}  // namespace rates_example

namespace attitude_example {
//! [attitude]
// What a method sees: adding a rotation vector turns, and the length
// stays 1.
constexpr attitude<double> start{quaternion{1.0, 0.0, 0.0, 0.0}};
constexpr auto turned = start + vec{0.0, 0.0, 1.0};
static_assert(magnitude(turned.orientation.w - math::cos(0.5)) <
              1e-15);
constexpr position_and_attitude<double> body{{1.0, 0.0, 0.0},
                                             turned};
static_assert(body.position.x == 1.0 && is_finite(body));
//! [attitude]
}  // namespace attitude_example

int main() {}
