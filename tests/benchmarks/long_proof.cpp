// SPDX-License-Identifier: BSL-1.0
// STEPS steps of the spring-damper by semi-implicit Euler, proved in segments at the default limits of
// the compiler. FIELD is law or lambda.
#include "typed.hpp"

constexpr unitstep::chain run{unitstep::semi_implicit_euler{}, typed::start<1>(0), typed::FIELD,
                              typed::dt};
constexpr auto end = unitstep::state_after<run, STEPS>;
// The oscillation decays by exp(-b t / 2 m) = exp(-0.05 t), below its start after one second.
static_assert(end.position < 1000.0 * boost::units::si::metre);
static_assert(end.position > -1000.0 * boost::units::si::metre);
