// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/units/io.hpp>
#include <ostream>
#include <unitstep/units/light.hpp>

namespace unitstep {

/// Prints a light quantity as Boost prints its own: `9.5 m`.
///
/// Not under `-fno-rtti`, where Boost's part, `boost/units/io.hpp`, does not compile.
template <class U, class T>
std::ostream& operator<<(std::ostream& out, light<U, T> q) {
  return out << boost::units::quantity<U, T>::from_value(q.number);
}

}  // namespace unitstep
