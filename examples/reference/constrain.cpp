// SPDX-License-Identifier: BSL-1.0
// Held together: constraints, the methods that keep them, and their forces.
#include <array>
#include <boost/units/systems/si.hpp>
#include <concepts>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/constrain/joints.hpp>
#include <unitstep/constrain/projected.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/ropes.hpp>
#include <unitstep/constrain/vectors.hpp>
#include <unitstep/constrain/xpbd.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

using namespace unitstep;
using namespace unitstep::symbols;

namespace {

constexpr gravity down{vec{0.0 * m_per_s2, -9.81 * m_per_s2}};
constexpr vec hook{0.0 * m, 0.0 * m};
constexpr vec rest{0.0 * m_per_s, 0.0 * m_per_s};

namespace distance_example {
//! [distance]
// A swing of 30 kg on a rod of 2.5 m, let go 1.5 m to one side.
constexpr constrained swing{second_law{30.0 * kg, down},
                            distance{hook, body(0), 2.5 * m}};
constexpr motion let_go{vec{1.5 * m, -2.0 * m}, rest};
constexpr auto end =
    integrate(rattle{}, let_go, swing, 0.02 * s, 50);
static_assert(abs(norm(end.position) - 2.5 * m) < 1e-15 * m);
//! [distance]

//! [constraint_forces]
// Where it hangs at rest it pulls with its weight; below, as it
// comes down, with that and the force of the circle.
constexpr auto pull = [](auto const& state) {
  boost::units::quantity<boost::units::si::force> const tension =
      std::get<0>(constraint_forces(swing, state));
  return tension;
};
static_assert(abs(pull(motion{vec{0.0 * m, -2.5 * m}, rest}) -
                  294.3 * N) < 1e-12 * N);
constexpr motion below{vec{0.0 * m, -2.5 * m},
                       vec{3.0 * m_per_s, 0.0 * m_per_s}};
static_assert(abs(pull(below) - (294.3 * N + 108.0 * N)) <
              1e-12 * N);
//! [constraint_forces]

//! [project]
// A start that is known nearly: 1 cm too far, and going outwards.
constexpr motion nearly{vec{0.0 * m, -2.51 * m},
                        vec{1.0 * m_per_s, -0.2 * m_per_s}};
constexpr auto exact = project(swing, nearly);
static_assert(abs(norm(exact.position) - 2.5 * m) < 1e-15 * m);
static_assert(abs(exact.velocity.x - 1.0 * m_per_s) <
              1e-15 * m_per_s);
static_assert(abs(exact.velocity.y) < 1e-15 * m_per_s);
//! [project]

//! [projected]
// Under a tolerance: each step ends on the rope.
constexpr tolerance fine{motion{1e-6 * m, 1e-6 * m_per_s}};
constexpr auto found = integrate(projected{dormand_prince5{}},
                                 let_go, swing, fine, 1.0 * s);
static_assert(abs(norm(found.position) - 2.5 * m) < 1e-15 * m);
static_assert(norm(found.position - end.position) < 1e-3 * m);
//! [projected]

//! [rattle]
// Of second, fourth and sixth order; the steps of the latter two
// are five times as long.
constexpr auto by_2 =
    integrate(rattle{}, let_go, swing, 0.02 * s, 50);
static_assert(norm(by_2.position - found.position) < 1e-3 * m);
constexpr auto by_4 =
    integrate(rattle4{}, let_go, swing, 0.1 * s, 10);
constexpr auto by_6 =
    integrate(rattle6{}, let_go, swing, 0.1 * s, 10);
static_assert(norm(by_4.position - found.position) < 1e-4 * m);
static_assert(norm(by_6.position - found.position) < 1e-5 * m);
static_assert(abs(norm(by_6.position) - 2.5 * m) < 1e-15 * m);
static_assert(rattle6::order == 6 && rattle8::order == 8);
static_assert(
    std::same_as<rattle6, composed<rattle, yoshida6::table>>);
//! [rattle]

//! [xpbd]
// For a game: four substeps a frame, on a rope that gives 1 um/N.
constexpr auto drawn =
    integrate(xpbd{1e-6 * m / N, 4}, let_go, swing, s / 60.0, 60);
static_assert(norm(drawn.position - found.position) < 0.05 * m);
static_assert(abs(norm(drawn.position) - 2.5 * m) < 0.001 * m);
//! [xpbd]
}  // namespace distance_example

namespace constrained_example {
//! [constrained]
// Two bobs, one below the other; the field is a second_law, which
// knows what each weighs.
constexpr constrained bobs{
    second_law{std::array{2.0 * kg, 1.0 * kg}, down},
    distance{hook, body(0), 1.0 * m},
    distance{body(0), body(1), 0.5 * m}};
constexpr motion start{
    std::array{vec{0.6 * m, -0.8 * m}, vec{0.6 * m, -1.3 * m}},
    std::array{rest, rest}};
constexpr auto end = integrate(rattle{}, start, bobs, 0.01 * s, 20);
constexpr auto link = norm(end.position[1] - end.position[0]);
static_assert(abs(link - 0.5 * m) < 1e-15 * m);
//! [constrained]
}  // namespace constrained_example

namespace pinned_example {
//! [pinned]
// A load of 100 kg on a hoist that speeds up at 1 m/s^2: the hoist
// holds its weight and 100 N more.
constexpr constrained load{
    second_law{100.0 * kg, down},
    pinned{body(0), [](auto const& t) {
             return vec{0.0 * m, 0.5 * m_per_s2 * t * t};
           }}};
constexpr motion after_2_s{vec{0.0 * m, 2.0 * m},
                           vec{0.0 * m_per_s, 2.0 * m_per_s}};
constexpr auto held =
    std::get<0>(constraint_forces(load, after_2_s, 2.0 * s));
static_assert(abs(held.y + 1081.0 * N) < 1e-12 * N);
//! [pinned]
}  // namespace pinned_example

namespace on_line_example {
//! [on_line]
// A bead on a wire of slope 3/4, without friction: g sin(angle).
constexpr constrained bead{second_law{0.1 * kg, down},
                           on_line{body(0), hook, vec{4.0, -3.0}}};
constexpr auto a = bead(motion{hook, rest}, 0.0 * s);
static_assert(abs(norm(a) - 9.81 * 0.6 * m_per_s2) <
              1e-14 * m_per_s2);
//! [on_line]

//! [platform]
// A crate of 10 kg slides on a platform that starts upwards with
// 1 m/s^2: it is led up, and presses with m (g + a). The line is
// given leftwards, so that its normal points down and it pushes.
constexpr auto lift = [](auto const& t) {
  return vec{0.0 * m, 0.5 * m_per_s2 * t * t};
};
constexpr constrained rides{second_law{10.0 * kg, down},
                            on_line{body(0), lift, vec{-1.0, 0.0}}};
constexpr motion steps_on{vec{0.0 * m, 0.0 * m},
                          vec{2.0 * m_per_s, 0.0 * m_per_s}};
constexpr auto presses =
    std::get<0>(constraint_forces(rides, steps_on));
static_assert(abs(presses - (98.1 * N + 10.0 * N)) < 1e-12 * N);
constexpr auto up =
    integrate(rattle{}, steps_on, rides, 0.1 * s, 10);
static_assert(abs(up.position.x - 2.0 * m) < 1e-14 * m);
static_assert(abs(up.position.y - 0.5 * m) < 1e-14 * m);
//! [platform]

}  // namespace on_line_example

namespace on_surface_example {
//! [on_surface]
// A car of a roller coaster on y = x^2 / 10 m. At 5 m/s through the
// lowest place, where the radius is 5 m, it weighs m g + m v^2 / r.
constexpr constrained car{second_law{500.0 * kg, down},
                          on_surface{[](auto const& p) {
                            return p.x * p.x / (10.0 * m) - p.y;
                          }}};
constexpr motion lowest{hook, vec{5.0 * m_per_s, 0.0 * m_per_s}};
constexpr auto weight = std::get<0>(constraint_forces(car, lowest));
static_assert(abs(weight - 4905.0 * N - 2500.0 * N) < 1e-11 * N);
//! [on_surface]

//! [with_gradient]
// A bowl of radius 2 m, in square metres: its gradient in metres.
constexpr auto bowl = [](auto const& p) {
  return dot(p, p) - 4.0 * m * m;
};
constexpr auto by_hand =
    with_gradient{bowl, [](auto const& p) { return 2.0 * p; }};
constexpr constrained ball{second_law{0.1 * kg, down},
                           on_surface{by_hand}};
constexpr auto falls =
    ball(motion{vec{2.0 * m, 0.0 * m}, rest}, 0.0 * s);
static_assert(abs(falls.y + 9.81 * m_per_s2) < 1e-14 * m_per_s2);
//! [with_gradient]
}  // namespace on_surface_example

namespace active_in_example {
//! [active_in]
// A climber falls 4 m freely, then the rope of 5 m catches, and the
// speed along it is lost; where it would have to push it is slack.
enum class rope { slack, taut };
constexpr constrained climber{
    second_law{70.0 * kg, down},
    active_in{rope::taut, distance{hook, body(0), 5.0 * m}}};
constexpr motion slips{vec{3.0 * m, 0.0 * m}, rest};
constexpr auto fall = integrate(
    rattle{}, slips, climber, 0.05 * s, 30, modes{rope::slack},
    when(engages_at(climber, rope::taut),
         engage_in(climber, rope::taut)),
    when(releases_at(climber, rope::taut), enter(rope::slack)));
static_assert(fall.events.size() == 1 && fall.mode == rope::taut);
constexpr auto caught = fall.events[0].time;  // sqrt(2 * 4 m / g)
static_assert(abs(caught - 0.9030472820 * s) < 1e-9 * s);
static_assert(abs(norm(fall.state.position) - 5.0 * m) < 1e-14 * m);
//! [active_in]

//! [ropes]
// Two climbers on ropes of 1 m and 5 m, each with a mode: the short
// one catches after sqrt(2 * 1 m / g), the other one falls on.
enum class taut { none, first, second };
constexpr constrained climbers{
    second_law{70.0 * kg, down},
    std::array{
        active_in{taut::first, distance{hook, body(0), 1.0 * m}},
        active_in{taut::second, distance{hook, body(1), 5.0 * m}}}};
constexpr motion fall_off{std::array{hook, hook},
                          std::array{rest, rest}};
constexpr auto held = integrate(
    rattle{}, fall_off, climbers, 0.05 * s, 20, modes{taut::none},
    when(engages_at(climbers, taut::first),
         engage_in(climbers, taut::first)));
static_assert(abs(held.events[0].time - 0.451523641 * s) <
              1e-9 * s);
static_assert(abs(held.state.position[0].y + 1.0 * m) < 1e-15 * m);
static_assert(abs(held.state.position[1].y + 4.905 * m) <
              1e-13 * m);
//! [ropes]
}  // namespace active_in_example

namespace struck_example {
//! [struck]
// Two balls of a cradle, as they touch: a perfect blow at the
// distance of their middles, constraint 2, exchanges their speeds.
constexpr constrained cradle{
    second_law{1.0 * kg, down},
    distance{vec{0.0 * m, 1.0 * m}, body(0), 1.0 * m},
    distance{vec{0.1 * m, 1.0 * m}, body(1), 1.0 * m},
    distance{body(0), body(1), 0.1 * m}};
constexpr motion met{
    std::array{vec{0.0 * m, 0.0 * m}, vec{0.1 * m, 0.0 * m}},
    std::array{vec{2.0 * m_per_s, 0.0 * m_per_s}, rest}};
constexpr auto after = struck<2>(cradle, met, 1.0);
static_assert(norm(after.velocity[0]) < 1e-15 * m_per_s);
static_assert(abs(after.velocity[1].x - 2.0 * m_per_s) <
              1e-15 * m_per_s);
//! [struck]
}  // namespace struck_example

namespace joints_example {
//! [same_place]
// Two planks of 2 kg and 1 m, one below the other: the first hangs
// from a hook by an end, the second from its other end.
constexpr auto kgm2 = kg * m * m / (rad * rad);
constexpr gravity falls{vec{0.0, 0.0, -9.81} * (m / (s * s))};
constexpr newton_euler plank{
    second_law{2.0 * kg, falls},
    euler_equations{vec{0.17, 0.17, 0.002} * kgm2}};
constexpr auto top = vec{0.0, 0.0, 0.5} * m, bottom = -top;
constexpr constrained planks{
    each_body{plank, plank},
    same_place{point{body(0), top}, vec{0.0, 0.0, 0.0} * m},
    same_place{point{body(1), top}, point{body(0), bottom}}};
constexpr auto hung = [](double z) {
  return rigid_body{
      motion{vec{0.0, 0.0, z} * m, vec{0.0, 0.0, 0.0} * (m / s)},
      rotation{quaternion{1.0, 0.0, 0.0, 0.0},
               vec{0.0, 0.0, 0.0} * (rad / s)}};
};
constexpr std::array below{hung(-0.5), hung(-1.5)};
constexpr auto pulls = constraint_forces(planks, below);
static_assert(abs(std::get<0>(pulls).z + 39.24 * N) < 1e-12 * N);
static_assert(abs(std::get<1>(pulls).z + 19.62 * N) < 1e-12 * N);
constexpr auto still =
    integrate(projected{rk4{}}, below, planks, 0.1 * s, 1);
static_assert(abs(still[1].motion.position.z + 1.5 * m) <
              1e-15 * m);
//! [same_place]

//! [hinge]
// A trapdoor on a hinge along y, pushed along it by 20 N at 0.5 m
// from it: the hinge holds the weight, the push and 10 N m.
constexpr auto along_y = [](auto const&, auto const&) {
  return vec{0.0, 20.0, 0.0} * N;
};
constexpr constrained trapdoor{
    newton_euler{second_law{2.0 * kg, falls, along_y},
                 euler_equations{vec{0.17, 0.17, 0.002} * kgm2}},
    hinge{point{body(0), top}, vec{0.0, 0.0, 0.0} * m,
          vec{0.0, 1.0, 0.0}}};
constexpr auto of_door = constraint_forces(trapdoor, hung(-0.5));
static_assert(abs(std::get<0>(of_door).z + 19.62 * N) < 1e-12 * N);
static_assert(abs(std::get<0>(of_door).y - 20.0 * N) < 1e-12 * N);
constexpr auto of_axis = std::get<1>(of_door);
static_assert(abs(norm(of_axis) - 10.0 * N * m) < 1e-12 * N * m);
// Let go level, by elliptic functions it is here after 0.25 s.
constexpr double half = 0.707106781186547524;
constexpr rigid_body level{
    motion{vec{-0.5, 0.0, 0.0} * m, vec{0.0, 0.0, 0.0} * (m / s)},
    rotation{quaternion{half, 0.0, half, 0.0},
             vec{0.0, 0.0, 0.0} * (rad / s)}};
constexpr auto swung =
    integrate(rattle{}, level, trapdoor, 0.05 * s, 5);
static_assert(abs(swung.motion.position.x + 0.449263 * m) <
              5e-3 * m);
static_assert(abs(norm(swung.motion.position) - 0.5 * m) <
              1e-15 * m);
//! [hinge]

//! [same_axis]
// A plank that moves and turns about its length, and never tilts.
constexpr constrained slides{
    plank, same_axis{vec{0.0, 0.0, 1.0},
                     axis{body(0), vec{0.0, 0.0, 1.0}}}};
constexpr auto none = constraint_forces(slides, hung(-0.5));
static_assert(std::get<0>(none)[0] == 0.0 * J);
// At 60 degrees to the vertical, whichever way it leans.
constexpr constrained leans{
    plank,
    fixed_angle{vec{0.0, 0.0, 1.0},
                axis{body(0), vec{0.0, 0.866025403784438647, 0.5}},
                1.04719755119659775 * rad}};
constexpr auto as_it_was = project(leans, hung(-0.5));
static_assert(norm(as_it_was.motion.position -
                   hung(-0.5).motion.position) < 1e-15 * m);
//! [same_axis]
}  // namespace joints_example

//! [chain]
// A chain of a thousand links of 1 cm, let go level from a hook:
// the far end falls freely until the wave comes.
bool far_end_falls_freely() {
  auto const link = [](std::size_t a, std::size_t b) {
    return distance{body(a), body(b), 0.01 * m};
  };
  std::vector places{vec{0.01 * m, 0.0 * m}};
  std::vector<decltype(link(0, 1))> links;
  for (std::size_t i = 1; i < 1000; ++i) {
    places.push_back(places.back() + vec{0.01 * m, 0.0 * m});
    links.push_back(link(i - 1, i));
  }
  constrained const chain{second_law{0.005 * kg, down},
                          distance{hook, body(0), 0.01 * m}, links};
  motion const level{places, std::vector(1000, rest)};
  auto const end = integrate(rattle{}, project(chain, level), chain,
                             0.001 * s, 100);
  auto const [of_hook, of_links] = constraint_forces(chain, end);
  return abs(end.position.back().y + 0.04905 * m) < 1e-9 * m &&
         of_links.size() == 999 && of_hook > of_links.back();
}
//! [chain]

}  // namespace

int main() { return far_end_falls_freely() ? 0 : 1; }
