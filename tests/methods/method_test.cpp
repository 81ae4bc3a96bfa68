// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <unitstep/methods/boris.hpp>
#include <unitstep/methods/compensated.hpp>
#include <unitstep/methods/damped.hpp>
#include <unitstep/methods/detail/stepping.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/method.hpp>
#include <unitstep/methods/rk4.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>
#include <unitstep/methods/step_doubling.hpp>
#include <unitstep/methods/taylor.hpp>
#include <unitstep/methods/velocity_verlet.hpp>
#include <unitstep/state/aggregate.hpp>
#include <unitstep/state/motion.hpp>

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::vec;
using unitstep::detail::can_step;
using time = quantity<si::time>;
using line = unitstep::motion<quantity<si::length>, quantity<si::velocity>>;
using space =
    unitstep::motion<vec<quantity<si::length, float>, 3>, vec<quantity<si::velocity, float>, 3>>;
struct fall {
  quantity<si::length> height;
  quantity<si::velocity> speed;
};
struct no_method {};

static_assert(can_step<unitstep::rk4, line, time> && can_step<unitstep::rk4, fall, time>);
static_assert(can_step<unitstep::rk4, space, quantity<si::time, float>>);
static_assert(can_step<unitstep::semi_implicit_euler, line, time>);
static_assert(!can_step<unitstep::semi_implicit_euler, fall, time>);
static_assert(can_step<unitstep::velocity_verlet, line, time>);
static_assert(!can_step<unitstep::velocity_verlet, fall, time>);
static_assert(!can_step<no_method, line, time>);

// What a wrapper does not say of itself, the method inside says, however deep; what it says itself, stands.
namespace detail = unitstep::detail;
template <class Inside>
using twice = unitstep::step_doubling<Inside>;
template <class Inside>
using slowed = unitstep::damped<Inside, double, quantity<si::velocity>>;
static_assert(detail::adds_a_change<twice<unitstep::rk4>> &&
              !detail::adds_a_change<twice<unitstep::implicit_euler>> &&
              !detail::adds_a_change<twice<twice<unitstep::taylor<8>>>> &&
              !detail::adds_a_change<slowed<unitstep::rk4>>);
static_assert(detail::steps_vectors<twice<unitstep::rk4>> &&
              !detail::steps_vectors<twice<twice<unitstep::boris>>> &&
              !detail::steps_vectors<twice<unitstep::implicit_euler>> &&
              !detail::steps_vectors<slowed<unitstep::rk4>> &&
              !detail::steps_vectors<unitstep::compensated<unitstep::rk4>>);
static_assert(!detail::solves_along_a_band<twice<unitstep::rk4>> &&
              detail::solves_along_a_band<twice<twice<unitstep::implicit_euler>>>);
static_assert(detail::may_step_on_groups<twice<unitstep::rk4>> &&
              !detail::may_step_on_groups<twice<twice<unitstep::taylor<8>>>> &&
              !detail::may_step_on_groups<unitstep::compensated<unitstep::rk4>>);

// The same of verdicts: the first that is a refusal.
template <int n>
struct refused {
  static constexpr bool ok = false;
};
template <int of_members, int of_field>
struct judging : unitstep::rk4 {
  template <class, class>
  using verdict =
      std::conditional_t<of_members == 0, unitstep::diagnostics::accepted, refused<of_members>>;
  template <class, class, class>
  static consteval auto verdict_on_field() {
    return std::conditional_t<of_field == 0, unitstep::diagnostics::accepted, refused<of_field>>{};
  }
};
template <class Inside, int of_members, int of_field>
struct around : judging<of_members, of_field> {
  Inside method;
};
template <class Method, int n>
concept members_refused =
    std::is_same_v<decltype(unitstep::diagnostics::check_members<Method, line, time>()),
                   refused<n>>;
template <class Method, int n>
concept field_refused = std::is_same_v<
    decltype(unitstep::diagnostics::check_method_on_field<Method, line, int, time>()), refused<n>>;
static_assert(members_refused<twice<twice<judging<1, 0>>>, 1> &&
              members_refused<around<judging<1, 0>, 2, 0>, 2> &&
              members_refused<around<judging<1, 0>, 0, 3>, 1>);
static_assert(field_refused<slowed<twice<judging<0, 1>>>, 1> &&
              field_refused<around<judging<0, 1>, 0, 2>, 2> &&
              field_refused<around<judging<0, 1>, 3, 0>, 1>);
static_assert(
    decltype(unitstep::diagnostics::check_members<twice<unitstep::rk4>, line, time>())::ok);

TEST(Method, IsDoneByTheCompiler) { EXPECT_TRUE((can_step<unitstep::rk4, line, time>)); }

}  // namespace
