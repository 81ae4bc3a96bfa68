// SPDX-License-Identifier: BSL-1.0
// In integers half of 3 is 1. One table of verdicts: each place that takes a quantity accepts it in double and refuses
// it in int.
#include <gtest/gtest.h>

#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "support/verdict.hpp"

namespace {

namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::motion;
using unitstep::sample;
using unitstep::vec;
namespace detail = unitstep::detail;
namespace diagnostics = unitstep::diagnostics;

template <class T>
using length = quantity<si::length, T>;
template <class T>
using velocity = quantity<si::velocity, T>;
template <class T>
using seconds = quantity<si::time, T>;
template <class T>
using mass = quantity<si::mass, T>;
template <class T>
using arm = vec<length<T>, 3>;
template <class T>
using stiffness = boost::units::divide_typeof_helper<quantity<si::force, T>, length<T>>::type;

using X = length<double>;
using V = velocity<double>;
using line = motion<X, V>;

// The question at each place, with the type of the numbers in the one argument that is varied.
template <class T>
using clock_step = decltype(diagnostics::check_clock<seconds<T>, int>());
template <class T>
using from = decltype(diagnostics::check_blend<length<T>, length<T>, double>());
template <class T>
using from_vec = decltype(diagnostics::check_blend<arm<T>, arm<T>, double>());
template <class T>
using from_motion = decltype(diagnostics::check_blend<motion<length<T>, velocity<T>>,
                                                      motion<length<T>, velocity<T>>, double>());
template <class T>
using samples =
    decltype(diagnostics::check_between_samples<
             seconds<double>, length<T>, sample<seconds<double>, length<T>>, seconds<double>>());
template <class T>
using sample_time =
    decltype(diagnostics::check_between_samples<seconds<T>, X, sample<seconds<T>, X>,
                                                seconds<T>>());
template <class T>
using one_mass = decltype(detail::check_second_law<line, seconds<double>, mass<T>>());
template <class T>
using law = decltype(detail::check_second_law<line, seconds<double>, mass<double>,
                                              unitstep::spring<stiffness<T>>>());
template <class T>
using mass_of = decltype(detail::check_mass_of<mass<T>, X>());
template <class T>
using masses_of = decltype(detail::check_mass_of<std::array<mass<T>, 2>, std::array<X, 2>>());
template <class T>
using alone = decltype(diagnostics::check_motion_alone<length<T>, velocity<T>>());
template <class T>
using step = decltype(diagnostics::check_motion<X, V, seconds<T>>());
template <class T>
using rest_speed = decltype(diagnostics::check_damping_of<double, velocity<T>, V>());
template <class T>
using factor = decltype(diagnostics::check_damping_of<T, V, V>());

template <template <class> class... Place>
constexpr bool all_take_double = (Place<double>::ok && ...);
template <template <class> class... Place>
constexpr bool none_takes_int = !(Place<int>::ok || ...);
static_assert(all_take_double<clock_step, from, from_vec, from_motion, samples, sample_time,
                              one_mass, law, mass_of, masses_of, alone, step, rest_speed, factor>);
static_assert(none_takes_int<clock_step, from, from_vec, from_motion, samples, sample_time,
                             one_mass, law, mass_of, masses_of, alone, step, rest_speed, factor>);

TEST(Integers, AreNamed) {
  using verdicts::reads;
  EXPECT_STREQ(reads<from<int>>().data(), "expected from: numbers such as 2.0, got m in int");
  EXPECT_STREQ(reads<one_mass<int>>().data(), "expected mass: numbers such as 2.0, got kg in int");
  EXPECT_STREQ(reads<law<int>>().data(),
               "expected spring stiffness: kg s^-2 in double, got kg s^-2 in int");
}

}  // namespace
