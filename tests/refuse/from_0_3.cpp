// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler seconds
// What 0.3 took and a later release does not, beside what to write now.
#include <boost/units/systems/si.hpp>
#include <string>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/constrain/joints.hpp>
#include <unitstep/constrain/rattle.hpp>
#include <unitstep/constrain/ropes.hpp>
#include <unitstep/ensemble/executor.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

// A tolerance holds for slopes without a word.
// expect any: bounding_slopes
namespace bounding_slopes_left_out {
constexpr auto cools = [](auto rate) {
  return unitstep::integrate(
             unitstep::dormand_prince5{}, unitstep::motion{1.0 * si::metre, -rate * si::metre},
             [rate](auto const& now, auto) { return rate * rate * now.position; },
             unitstep::tolerance{unitstep::motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}},
             1.0 * si::second)
      .position;
};
constexpr auto rate = 2.0 / si::second;
#ifdef UNITSTEP_MISTAKE
//! [bounding_slopes before]
constexpr auto found = unitstep::derivative(unitstep::bounding_slopes{cools}, rate);
//! [bounding_slopes before]
#else
//! [bounding_slopes after]
constexpr auto found = unitstep::derivative(cools, rate);
//! [bounding_slopes after]
// exp(-k t) by k is -t exp(-k t): -exp(-2) m s.
static_assert(unitstep::abs(found.slope + 0.135335283 * si::metre * si::second) <
              1e-5 * si::metre * si::second);
#endif
}  // namespace bounding_slopes_left_out

// Steps that slopes have chosen too leave other bits.
// expect any: static assertion failed
namespace same_bits {
constexpr auto swings = [](auto stiffness) {
  return unitstep::integrate(
             unitstep::dormand_prince5{},
             unitstep::motion{1.0 * si::metre, 0.0 * si::metre_per_second},
             unitstep::second_law{1.0 * si::kilogram, unitstep::spring{stiffness}},
             unitstep::tolerance{unitstep::motion{1e-6 * si::metre, 1e-6 * si::metre_per_second}},
             20.0 * si::second)
      .position;
};
constexpr auto k = 2.0 * si::newton / si::metre;
#ifdef UNITSTEP_MISTAKE
//! [same_bits before]
static_assert(unitstep::derivative(swings, k).value == swings(k));
//! [same_bits before]
#else
//! [same_bits after]
static_assert(unitstep::derivative(unitstep::steps_by_values{swings}, k).value == swings(k));
//! [same_bits after]
#endif
}  // namespace same_bits

// The names of ropes and stops. In 0.4 the old ones are deprecated.
// expect any: (?s)(?=.*only_in is active_in now)(?=.*takes_hold is engages_at)(?=.*hold_in is engage_in)(?=.*lets_go is rel)
namespace names_of_ropes {
enum class rope { slack, taut };
constexpr auto weight = [](auto const&, auto) { return unitstep::vec{0.0, -9.81} * si::newton; };
constexpr unitstep::vec hook{0.0 * si::metre, 0.0 * si::metre};
constexpr unitstep::distance rod{hook, unitstep::body(0), 5.0 * si::metre};
#ifdef UNITSTEP_MISTAKE
//! [ropes before]
constexpr unitstep::constrained climber{unitstep::second_law{1.0 * si::kilogram, weight},
                                        unitstep::only_in{rope::taut, rod}};
constexpr auto caught = unitstep::when(unitstep::takes_hold(climber, rope::taut),
                                       unitstep::hold_in(climber, rope::taut));
constexpr auto slack =
    unitstep::when(unitstep::lets_go(climber, rope::taut), unitstep::enter(rope::slack));
//! [ropes before]
#else
//! [ropes after]
constexpr unitstep::constrained climber{unitstep::second_law{1.0 * si::kilogram, weight},
                                        unitstep::active_in{rope::taut, rod}};
constexpr auto caught = unitstep::when(unitstep::engages_at(climber, rope::taut),
                                       unitstep::engage_in(climber, rope::taut));
constexpr auto slack =
    unitstep::when(unitstep::releases_at(climber, rope::taut), unitstep::enter(rope::slack));
//! [ropes after]
#endif
// It falls 4 m freely: sqrt(2 4 m / g) = 0.9030472820 s.
constexpr auto fall = unitstep::integrate(
    unitstep::rattle{},
    unitstep::motion{unitstep::vec{3.0 * si::metre, 0.0 * si::metre},
                     unitstep::vec{0.0 * si::metre_per_second, 0.0 * si::metre_per_second}},
    climber, 0.05 * si::second, 30, unitstep::modes{rope::slack}, caught, slack);
static_assert(unitstep::abs(fall.events[0].time - 0.9030472820 * si::second) < 1e-9 * si::second);
}  // namespace names_of_ropes

// An entry of the log of a run. In 0.4 the old name is deprecated.
// expect any: happened is event_record now
namespace name_of_an_entry {
constexpr auto run = unitstep::integrate(
    unitstep::rk4{}, unitstep::motion{1.0 * si::metre, -2.0 * si::metre_per_second},
    [](auto const&, auto) { return 0.0 * si::metre_per_second_squared; }, 0.25 * si::second, 4,
    unitstep::when(unitstep::falling([](auto const& now, auto) { return now.position; }),
                   unitstep::stop));
#ifdef UNITSTEP_MISTAKE
//! [event_record before]
constexpr unitstep::happened hit = run.events[0];
//! [event_record before]
#else
//! [event_record after]
constexpr unitstep::event_record hit = run.events[0];
//! [event_record after]
#endif
// A metre at 2 m/s.
static_assert(hit.time == 0.5 * si::second);
}  // namespace name_of_an_entry

// A verdict of a library of one's own. In 0.4 the old names are deprecated.
// Clang 16 does not warn of an alias template such as `printed`.
// expect any: message_of is refusal_text now
namespace names_of_a_refusal {
struct fine {
  using expected = void;
  using got = void;
};
#ifdef UNITSTEP_MISTAKE
//! [refusal before]
static_assert(unitstep::units_match<unitstep::printed<fine>> && sizeof(unitstep::message_of<fine>));
//! [refusal before]
#else
//! [refusal after]
static_assert(unitstep::units_match<unitstep::refusal_type<fine>> &&
              sizeof(unitstep::refusal_text<fine>));
//! [refusal after]
#endif
}  // namespace names_of_a_refusal

// A member of a class has one name.
// expect any: said
namespace names_of_members {
#ifdef UNITSTEP_MISTAKE
//! [members before]
std::string reason(unitstep::run_failure const& failure) { return failure.said; }
//! [members before]
#else
//! [members after]
std::string reason(unitstep::run_failure const& failure) { return failure.message; }
//! [members after]
#endif
}  // namespace names_of_members

// The table of a method is a member of the method.
// expect any: kutta3_tableau
namespace tables_of_methods {
#ifdef UNITSTEP_MISTAKE
//! [tables before]
constexpr auto weights = unitstep::kutta3_tableau::b;
//! [tables before]
#else
//! [tables after]
constexpr auto weights = unitstep::kutta3::tableau::b;
//! [tables after]
// Kutta 1901: 1/6, 2/3, 1/6.
static_assert(weights[1].over == 2 && weights[1].under == 3);
#endif
}  // namespace tables_of_methods
