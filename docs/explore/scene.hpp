// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/units/systems/si.hpp>
#include <initializer_list>
#include <unitstep/unitstep.hpp>

/// The page Explore.
namespace explore {

namespace si = boost::units::si;
using namespace unitstep;

/// What the page says of a scene. `about`, in JSON: its name in a link and its title, how it is drawn, for
/// each number of the scene its name, label, value, least, most and step, and where its slider goes from
/// and to if not all the way; the same for the step h and the time t; how many seconds pass in one; which
/// methods are compared at first; what the numbers of a sample are; which of them are drawn against which.
/// `seen(scene, numbers of a state, at)` leaves the points that are drawn and returns how many numbers they are.
/// Where something happens in a run, the scene makes it: `run(method, field, h)` is a `simulation`, and `page_of`
/// says `happens`. Without an exact solution the third column is what `shown(state)` of the scene says, if it has that; what
/// it is at the start has the name `found`. Where the scene says `averaged(state)`, that column has the mean of it over all rows
/// up to this one, and `settles` is the name of a line at where it starts. `takes<Method>` in `page_of` leaves out methods.
template <class Scene>
struct page_of;

inline int put(
    double* at,
    std::initializer_list<std::array<double, 2>> points) {
  int n = 0;
  for (auto const& [x, y] : points) at[n++] = x, at[n++] = y;
  return n;
}

}  // namespace explore
