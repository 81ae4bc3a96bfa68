// SPDX-License-Identifier: BSL-1.0
// expect any: frame_time: s.*double
// The time of a frame comes from a clock that counts milliseconds.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [mistake]
constexpr int steps_in(double milliseconds) {
  unitstep::fixed_step clock{si::second / 120.0, 8};
  return clock.advance(milliseconds);
}
//! [mistake]

int main() { return steps_in(16.7); }
