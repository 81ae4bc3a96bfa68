// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>
#include <unitstep/unitstep.hpp>

namespace laws {

/// A method, what it is called on the site, and how it is spelled.
template <class Method>
struct listed {
  char const* name;
  char const* spelled;
  [[no_unique_address]] Method method{};
};

/// Calls `see(listed)` for every method of motions, by order and then by age. The comparisons of the site
/// and the test of the same bits at run time go through this list.
template <class See>
constexpr void for_each_method(See&& see) {
  using namespace unitstep;
  // made by python3 .ci/tools methods --write
  see(listed<suvat>{"SUVAT", "suvat"});
  see(listed<explicit_euler>{"Explicit Euler", "explicit_euler"});
  see(listed<implicit_euler>{"Implicit Euler", "implicit_euler"});
  see(listed<semi_implicit_euler>{"Semi-implicit Euler", "semi_implicit_euler"});
  see(listed<midpoint>{"Midpoint", "midpoint"});
  see(listed<heun>{"Heun", "heun"});
  see(listed<ralston>{"Ralston", "ralston"});
  see(listed<stormer_verlet>{"Størmer-Verlet", "stormer_verlet"});
  see(listed<velocity_verlet>{"Velocity Verlet", "velocity_verlet"});
  see(listed<implicit_midpoint>{"Implicit midpoint", "implicit_midpoint"});
  see(listed<leapfrog>{"Leapfrog", "leapfrog"});
  see(listed<modified_velocity_verlet<>>{"Modified Verlet", "modified_velocity_verlet"});
  see(listed<modified_velocity_verlet<std::ratio<1>>>{"Modified Verlet, 1",
                                                      "modified_velocity_verlet<std::ratio<1>>"});
  see(listed<time_corrected_verlet>{"Time-corrected Verlet", "time_corrected_verlet"});
  see(listed<variable_step_verlet>{"Variable-step Verlet", "variable_step_verlet"});
  see(listed<kutta3>{"Kutta 3", "kutta3"});
  see(listed<ruth3>{"Ruth 3", "ruth3"});
  see(listed<ssprk3>{"SSP-RK3", "ssprk3"});
  see(listed<bogacki_shampine3>{"Bogacki-Shampine 3(2)", "bogacki_shampine3"});
  see(listed<rk4>{"RK4", "rk4"});
  see(listed<three_eighths>{"Three eighths", "three_eighths"});
  see(listed<gauss4>{"Gauss 4", "gauss4"});
  see(listed<dormand_el_mikkawy_prince4>{"RKN4(3)4FM", "dormand_el_mikkawy_prince4"});
  see(listed<forest_ruth>{"Forest-Ruth", "forest_ruth"});
  see(listed<suzuki4>{"Suzuki 4", "suzuki4"});
  see(listed<blanes_moan_s6>{"Blanes-Moan S6", "blanes_moan_s6"});
  see(listed<blanes_moan_srkn6b>{"Blanes-Moan SRKN6B", "blanes_moan_srkn6b"});
  see(listed<butcher5>{"Butcher 5", "butcher5"});
  see(listed<dormand_prince5>{"Dormand-Prince 5(4)", "dormand_prince5"});
  see(listed<radau5>{"Radau 5", "radau5"});
  see(listed<tsitouras5>{"Tsitouras 5(4)", "tsitouras5"});
  see(listed<rodas5p>{"Rodas5P", "rodas5p"});
  see(listed<yoshida6>{"Yoshida 6", "yoshida6"});
  see(listed<blanes_moan_s10>{"Blanes-Moan S10", "blanes_moan_s10"});
  see(listed<blanes_moan_srkn11b>{"Blanes-Moan SRKN11B", "blanes_moan_srkn11b"});
  see(listed<blanes_moan_srkn14a>{"Blanes-Moan SRKN14A", "blanes_moan_srkn14a"});
  see(listed<yoshida8>{"Yoshida 8", "yoshida8"});
  see(listed<dop853>{"DOP853", "dop853"});
  see(listed<mclachlan_ss17>{"McLachlan SS17", "mclachlan_ss17"});
  see(listed<verner9>{"Verner 9(8)", "verner9"});
  // end of what python3 .ci/tools methods made
}

/// Whether the step of a method is another listed method's code with other coefficients. Of the Runge-Kutta methods
/// with a tableau `ralston` and `butcher5` stay, of the embedded pairs `bogacki_shampine3`, `dormand_prince5` and
/// `dop853`, of the compositions `ruth3`, `forest_ruth` (a drift first), `blanes_moan_s6` (a kick first) and
/// `blanes_moan_srkn14a`.
template <class Method>
constexpr bool has_only_other_coefficients = [] {
  using namespace unitstep;
  return []<class... Others>(std::type_identity<Others>...) {
    return (std::is_same_v<Method, Others> || ...);
  }(std::type_identity<kutta3>{}, std::type_identity<ssprk3>{}, std::type_identity<three_eighths>{},
         std::type_identity<tsitouras5>{}, std::type_identity<verner9>{},
         std::type_identity<suzuki4>{}, std::type_identity<blanes_moan_srkn6b>{},
         std::type_identity<yoshida6>{}, std::type_identity<blanes_moan_s10>{},
         std::type_identity<blanes_moan_srkn11b>{}, std::type_identity<yoshida8>{},
         std::type_identity<mclachlan_ss17>{},
         std::type_identity<modified_velocity_verlet<std::ratio<1>>>{});
}();

/// Calls `see(listed)` for one method of each code, for tests of code that takes methods, such as drivers: in some of
/// them each further method costs the compiler a second. Tests of coefficients use every method.
template <class See>
constexpr void for_each_kind_of_method(See&& see) {
  for_each_method([&]<class Method>(listed<Method> const& one) {
    if constexpr (!has_only_other_coefficients<Method>) see(one);
  });
}

}  // namespace laws
