// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/unitstep.hpp>

namespace laws {

/// A method and what it is called on the site.
template <class Method>
struct listed {
  char const* name;
  [[no_unique_address]] Method method{};
};

/// Calls `see(listed)` for every method of motions. The comparisons of the site and the test of the same
/// bits at run time go through this list, so a new method appears there when it has a line here.
template <class See>
constexpr void for_each_method(See&& see) {
  using namespace unitstep;
  see(listed<explicit_euler>{"explicit Euler"});
  see(listed<suvat>{"SUVAT"});
  see(listed<semi_implicit_euler>{"semi-implicit Euler"});
  see(listed<implicit_euler>{"implicit Euler"});
  see(listed<stormer_verlet>{"position Verlet"});
  see(listed<time_corrected_verlet>{"time-corrected Verlet"});
  see(listed<variable_step_verlet>{"variable-step Verlet"});
  see(listed<velocity_verlet>{"velocity Verlet"});
  see(listed<modified_velocity_verlet<>>{"modified Verlet, 1/2"});
  see(listed<modified_velocity_verlet<std::ratio<1>>>{"modified Verlet, 1"});
  see(listed<leapfrog>{"leapfrog"});
  see(listed<midpoint>{"midpoint"});
  see(listed<heun>{"Heun"});
  see(listed<ralston>{"Ralston"});
  see(listed<ruth3>{"Ruth 3"});
  see(listed<kutta3>{"Kutta 3"});
  see(listed<ssprk3>{"SSP-RK3"});
  see(listed<rk4>{"RK4"});
  see(listed<three_eighths>{"three eighths"});
  see(listed<forest_ruth>{"Forest-Ruth"});
  see(listed<suzuki4>{"Suzuki 4"});
  see(listed<butcher5>{"Butcher 5"});
  see(listed<yoshida6>{"Yoshida 6"});
  see(listed<yoshida8>{"Yoshida 8"});
}

}  // namespace laws
