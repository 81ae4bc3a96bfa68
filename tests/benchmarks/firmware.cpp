// SPDX-License-Identifier: BSL-1.0
// The work of an interrupt: one step of a damped spring in single precision, by a simulation of the library that the
// compiler made, or by hand.
#ifdef BY_HAND

//! [by hand]
float position = 1.0F, velocity = 0.0F;

void update() {
  velocity += (-16.0F * position - 8.0F * velocity) * 0.001F;
  position += velocity * 0.001F;
}
//! [by hand]

float where() { return position; }

#else
#include <boost/units/systems/si.hpp>
#include <unitstep/drive/simulation.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/semi_implicit_euler.hpp>

namespace si = boost::units::si;

//! [typed]
constexpr unitstep::motion away{1.0F * si::metre, 0.0F * si::metre_per_second};
constexpr unitstep::spring pulls{16.0F * si::newton / si::metre};
constexpr unitstep::damper brakes{8.0F * si::kilogram / si::second};

constinit unitstep::simulation slide{unitstep::semi_implicit_euler{}, away,
                                     unitstep::second_law{1.0F * si::kilogram, pulls, brakes},
                                     0.001F * si::second};

void update() { slide.step(); }
//! [typed]

float where() { return slide.state().position.value(); }
#endif
