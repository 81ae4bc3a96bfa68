// SPDX-License-Identifier: BSL-1.0
// Instructions of a step, counted while callgrind runs this; with -DDRAWN only what the site draws.
#include "counted.hpp"
#include "forms.hpp"
#include "happenings.hpp"
#include "loops.hpp"
#include "noise.hpp"
#include "odeint.hpp"
#include "orbits.hpp"
#include "slopes.hpp"
#include "within.hpp"

namespace {

using unitstep::rk4;
using unitstep::semi_implicit_euler;

struct form {
  char const* name;
  double (*run)(long);
};
constexpr form all[] = {
    {"rk4 raw", forms::raw_line<raw::rk4>},
    {"rk4 law", forms::line<rk4, typed::law>},
    {"rk4 light_lambda", forms::line<rk4, typed::light_lambda>},
    {"rk4 lambda", forms::line<rk4, typed::lambda>},
    {"rk4 boost_lambda", forms::line<rk4, typed::boost_lambda>},
    {"rk4 plain_units", forms::plain_units<plain_units::rk4>},
    {"rk4 odeint", odeint::rk4},
#ifndef DRAWN
    {"rk4 article_lambda", forms::line<rk4, typed::article_lambda>},
    {"rk4/3 raw", forms::raw_vector<raw_space::rk4>},
    {"rk4/3 components", forms::raw_components<raw_components::rk4>},
    {"rk4/3 law", forms::space<rk4, typed::law>},
    {"rk4/3 lambda", forms::space<rk4, typed::lambda>},
    {"semi_implicit_euler raw", forms::raw_line<raw::semi_implicit_euler>},
    {"semi_implicit_euler law", forms::line<semi_implicit_euler, typed::law>},
    {"semi_implicit_euler lambda", forms::line<semi_implicit_euler, typed::lambda>},
    {"semi_implicit_euler article_lambda", forms::line<semi_implicit_euler, typed::article_lambda>},
    {"semi_implicit_euler odeint", odeint::semi_implicit_euler},
    {"semi_implicit_euler/3 raw", forms::raw_vector<raw_space::semi_implicit_euler>},
    {"semi_implicit_euler/3 components",
     forms::raw_components<raw_components::semi_implicit_euler>},
    {"semi_implicit_euler/3 law", forms::space<semi_implicit_euler, typed::law>},
    {"semi_implicit_euler/3 lambda", forms::space<semi_implicit_euler, typed::lambda>},
    {"semi_implicit_euler/3 article_lambda",
     forms::space<semi_implicit_euler, typed::article_lambda>},
    {"planet raw", orbits::raw_planet},
    {"planet law", orbits::planet<orbits::sun>},
    {"planet lambda", orbits::planet<orbits::sun_lambda>},
    {"planets raw", orbits::raw_planets},
    {"planets law", orbits::planets},
    {"planets splitting", orbits::split_planets},
    {"lorenz raw", within::raw<within::lorenz>},
    {"lorenz integrate", within::integrated<within::lorenz>},
    {"lorenz simulation", within::stepped<within::lorenz>},
    {"lorenz odeint", within::odeint<within::lorenz>},
    {"orbit raw", within::raw<within::orbit>},
    {"orbit integrate", within::integrated<within::orbit>},
    {"orbit simulation", within::stepped<within::orbit>},
    {"orbit odeint", within::odeint<within::orbit>},
    {"orbit until", happenings::until},
    {"orbit watched", happenings::watched},
    {"ball turned", happenings::turned},
    {"ball bounces", happenings::bouncing},
    {"pendulum_rk4 plain", slopes::plain<slopes::pendulum, slopes::by_rk4>},
    {"pendulum_rk4 four_slopes", slopes::four<slopes::pendulum, slopes::by_rk4>},
    {"pendulum_dop853 plain", slopes::plain<slopes::pendulum, slopes::by_dop853>},
    {"pendulum_dop853 four_slopes", slopes::four<slopes::pendulum, slopes::by_dop853>},
    {"spring_rk4 plain", slopes::plain<slopes::spring, slopes::by_rk4>},
    {"spring_rk4 four_slopes", slopes::four<slopes::spring, slopes::by_rk4>},
    {"spring_dop853 plain", slopes::plain<slopes::spring, slopes::by_dop853>},
    {"spring_dop853 four_slopes", slopes::four<slopes::spring, slopes::by_dop853>},
    {"pushed by_hand", noise::by_hand},
    {"pushed euler_maruyama", noise::euler_maruyama},
    {"normal standard", noise::standard_normal_numbers},
    {"normal path", noise::normal_numbers},
    {"loop raw", loops::raw_steps},
    {"loop law", loops::steps_of<typed::law>},
    {"loop lambda", loops::steps_of<typed::lambda>},
    {"loop article_lambda", loops::steps_of<typed::article_lambda>},
    {"loop integrate", loops::runs_of_one<typed::article_lambda>},
#endif
};

}  // namespace

int main() {
  double volatile end = 0;
  for (auto const& one : all) count(one.name, few, many, [&](long steps) { end = one.run(steps); });
}
