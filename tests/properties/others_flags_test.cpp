// SPDX-License-Identifier: BSL-1.0
// The headers together with others' macros and others' warnings: macros of Windows and of old C code, and warnings that
// a caller may have turned into errors. The library's includes of other libraries come first, since we cannot change
// those.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <boost/pfr/core.hpp>
#include <boost/units/base_units/angle/radian.hpp>
#include <boost/units/base_units/angle/steradian.hpp>
#include <boost/units/base_units/cgs/gram.hpp>
#include <boost/units/base_units/si/ampere.hpp>
#include <boost/units/base_units/si/candela.hpp>
#include <boost/units/base_units/si/kelvin.hpp>
#include <boost/units/base_units/si/kilogram.hpp>
#include <boost/units/base_units/si/meter.hpp>
#include <boost/units/base_units/si/mole.hpp>
#include <boost/units/base_units/si/second.hpp>
#include <boost/units/conversion.hpp>
#include <boost/units/io.hpp>
#include <boost/units/physical_dimensions/amount.hpp>
#include <boost/units/physical_dimensions/current.hpp>
#include <boost/units/physical_dimensions/force.hpp>
#include <boost/units/physical_dimensions/length.hpp>
#include <boost/units/physical_dimensions/luminous_intensity.hpp>
#include <boost/units/physical_dimensions/mass.hpp>
#include <boost/units/physical_dimensions/plane_angle.hpp>
#include <boost/units/physical_dimensions/solid_angle.hpp>
#include <boost/units/physical_dimensions/temperature.hpp>
#include <boost/units/physical_dimensions/time.hpp>
#include <boost/units/quantity.hpp>
#include <boost/units/reduce_unit.hpp>
#include <boost/units/scale.hpp>
#include <boost/units/scaled_base_unit.hpp>
#include <boost/units/systems/si.hpp>
#include <boost/units/systems/si/force.hpp>
#include <boost/units/systems/si/length.hpp>
#include <boost/units/systems/si/mass.hpp>
#include <boost/units/systems/si/moment_of_inertia.hpp>
#include <boost/units/systems/si/plane_angle.hpp>
#include <boost/units/systems/si/time.hpp>
#include <boost/units/unit.hpp>
#include <boost/units/units_fwd.hpp>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <experimental/simd>
#include <iterator>
#include <limits>
#include <ostream>
#include <random>
#include <ratio>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#define small char
#define hyper long long
#define far
#define near
#define interface struct
#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define abs(a) (((a) < 0) ? -(a) : (a))

#pragma GCC diagnostic error "-Wshadow"
#pragma GCC diagnostic error "-Wdouble-promotion"
#pragma GCC diagnostic error "-Wold-style-cast"
#pragma GCC diagnostic error "-Wsign-conversion"
#pragma GCC diagnostic error "-Wimplicit-fallthrough"
#pragma GCC diagnostic error "-Wextra-semi"
#pragma GCC diagnostic error "-Wzero-as-null-pointer-constant"
#ifndef __clang__
#pragma GCC diagnostic error "-Wuseless-cast"
#endif
#include <unitstep/answers/detail/box_search.hpp>
#include <unitstep/answers/fitted.hpp>
#include <unitstep/answers/solve.hpp>
#include <unitstep/ensemble/draws.hpp>
#include <unitstep/numbers/lanes.hpp>
#include <unitstep/units/readable_operators.hpp>
#include <unitstep/unitstep.hpp>

#undef small
#undef hyper
#undef far
#undef near
#undef interface
#undef min
#undef max
#undef abs

namespace {

namespace si = boost::units::si;
using unitstep::light;

// Names that are also macros exist all the same; warnings about templates come where they are used.
template <class T>
constexpr bool runs() {
  using unitstep::motion;
  motion const start{unitstep::vec{T(1), T(0)} * si::metre,
                     unitstep::vec{T(0), T(1)} * si::metre_per_second};
  auto const law =
      unitstep::second_law{T(1) * si::kilogram, unitstep::spring{T(1) * si::newton / si::metre}};
  auto const dt = T(0.125) * si::second;
  auto const by_rk4 = unitstep::integrate(unitstep::rk4{}, start, law, dt, 8);
  auto const implicitly = unitstep::integrate(unitstep::implicit_euler{}, start, law, dt, 8);
  auto const kept =
      unitstep::integrate(unitstep::compensated{unitstep::leapfrog{}}, start, law, dt, 8);
  auto const table = unitstep::trajectory<4>(unitstep::yoshida8{}, start, law, dt);
  auto const exact =
      unitstep::damped_oscillator{T(1) / si::second, T(1) / si::second}.after(start, dt);
  unitstep::rotation const turning{
      unitstep::rotation_about(unitstep::vec{T(0), T(0), T(1)}, T(1) * si::radian),
      unitstep::vec{T(0), T(0), T(1)} * si::radians_per_second};
  return unitstep::is_finite(by_rk4) && unitstep::is_finite(implicitly) &&
         unitstep::is_finite(kept) && unitstep::is_finite(exact) &&
         unitstep::is_finite(unitstep::interpolate(turning, turning, T(0.5))) &&
         unitstep::is_finite(unitstep::state_at(table, dt + dt / T(2)));
}
static_assert(runs<float>() && runs<double>());
static_assert(abs(light<si::length, float>{-2.0F}).value() == 2.0F);
static_assert(min(light<si::length, float>{-2.0F}, light<si::length, float>{3.0F}).value() ==
              -2.0F);
static_assert(max(light<si::length, float>{-2.0F}, light<si::length, float>{3.0F}).value() == 3.0F);
static_assert((std::numeric_limits<light<si::length, float>>::max)().value() ==
              (std::numeric_limits<float>::max)());

TEST(OthersFlags, DoNoHarm) { EXPECT_TRUE(runs<float>() && runs<double>()); }

}  // namespace
