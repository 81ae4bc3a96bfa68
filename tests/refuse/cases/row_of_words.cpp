// SPDX-License-Identifier: BSL-1.0
// A row of a table has a member that is made of no numbers.
// expect words: a row of a table is a state or a sample, made of quantities and numbers
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <string>

#include <unitstep/drive/csv.hpp>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

struct reading {
  boost::units::quantity<si::length> height;
#ifdef UNITSTEP_MISTAKE
  std::string count;
#else
  long count;
#endif
};

void run(reading const& one) {
  auto const row = unitstep::csv_row(unitstep::sample{0.5 * si::second, one});
}
