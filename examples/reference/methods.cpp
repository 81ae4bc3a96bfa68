// SPDX-License-Identifier: BSL-1.0
// What a method misses after 48 steps, or under a tolerance, of a spring whose closed form is cos t.
#include <boost/units/systems/si.hpp>
#include <type_traits>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

namespace explicit_euler_example {
//! [explicit_euler]
static_assert(explicit_euler::order == 1 &&
              explicit_euler::evaluations == 1);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(explicit_euler{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(0.41 * m < missed && missed < 0.42 * m);
//! [explicit_euler]
}  // namespace explicit_euler_example

namespace semi_implicit_euler_example {
//! [semi_implicit_euler]
static_assert(semi_implicit_euler::order == 1 &&
              semi_implicit_euler::evaluations == 1 &&
              semi_implicit_euler::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(semi_implicit_euler{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(0.018 * m < missed && missed < 0.019 * m);
//! [semi_implicit_euler]
}  // namespace semi_implicit_euler_example

namespace midpoint_example {
//! [midpoint]
static_assert(midpoint::order == 2 && midpoint::evaluations == 2);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(midpoint{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(0.0056 * m < missed && missed < 0.0057 * m);
//! [midpoint]
}  // namespace midpoint_example

namespace heun_example {
//! [heun]
static_assert(heun::order == 2 && heun::evaluations == 2);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end = integrate(heun{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(0.0056 * m < missed && missed < 0.0057 * m);
//! [heun]
}  // namespace heun_example

namespace ralston_example {
//! [ralston]
static_assert(
    std::is_same_v<ralston, runge_kutta<ralston::tableau>>);
static_assert(ralston::order == 2 && ralston::evaluations == 2);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end = integrate(ralston{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(0.0056 * m < missed && missed < 0.0057 * m);
//! [ralston]
}  // namespace ralston_example

namespace kutta3_example {
//! [kutta3]
static_assert(std::is_same_v<kutta3, runge_kutta<kutta3::tableau>>);
static_assert(kutta3::order == 3 && kutta3::evaluations == 3);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end = integrate(kutta3{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-0.00046 * m < missed && missed < -0.00045 * m);
//! [kutta3]
}  // namespace kutta3_example

namespace ssprk3_example {
//! [ssprk3]
static_assert(std::is_same_v<ssprk3, runge_kutta<ssprk3::tableau>>);
static_assert(ssprk3::order == 3 && ssprk3::evaluations == 3);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end = integrate(ssprk3{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-0.00046 * m < missed && missed < -0.00045 * m);
//! [ssprk3]
}  // namespace ssprk3_example

namespace rk4_example {
//! [rk4]
static_assert(rk4::order == 4 && rk4::evaluations == 4);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end = integrate(rk4{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-4.7e-6 * m < missed && missed < -4.6e-6 * m);
//! [rk4]
}  // namespace rk4_example

namespace three_eighths_example {
//! [three_eighths]
static_assert(std::is_same_v<three_eighths,
                             runge_kutta<three_eighths::tableau>>);
static_assert(three_eighths::order == 4 &&
              three_eighths::evaluations == 4);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(three_eighths{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-4.7e-6 * m < missed && missed < -4.6e-6 * m);
//! [three_eighths]
}  // namespace three_eighths_example

namespace butcher5_example {
//! [butcher5]
static_assert(
    std::is_same_v<butcher5, runge_kutta<butcher5::tableau>>);
static_assert(butcher5::order == 5 && butcher5::evaluations == 6);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(butcher5{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-2.8e-8 * m < missed && missed < -2.7e-8 * m);
//! [butcher5]
}  // namespace butcher5_example

namespace leapfrog_example {
//! [leapfrog]
static_assert(leapfrog::order == 2 && leapfrog::evaluations == 1 &&
              leapfrog::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(leapfrog{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(0.0010 * m < missed && missed < 0.0011 * m);
//! [leapfrog]
}  // namespace leapfrog_example

namespace velocity_verlet_example {
//! [velocity_verlet]
static_assert(velocity_verlet::order == 2 &&
              velocity_verlet::evaluations == 1 &&
              velocity_verlet::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(velocity_verlet{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(0.0010 * m < missed && missed < 0.0011 * m);
//! [velocity_verlet]
}  // namespace velocity_verlet_example

namespace stormer_verlet_example {
//! [stormer_verlet]
static_assert(stormer_verlet::order == 2 &&
              stormer_verlet::evaluations == 1 &&
              stormer_verlet::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(stormer_verlet{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(0.0010 * m < missed && missed < 0.0011 * m);
//! [stormer_verlet]
}  // namespace stormer_verlet_example

namespace suvat_example {
//! [suvat]
static_assert(suvat::order == 1 && suvat::evaluations == 1);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end = integrate(suvat{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(0.20 * m < missed && missed < 0.21 * m);
//! [suvat]
}  // namespace suvat_example

namespace ruth3_example {
//! [ruth3]
static_assert(std::is_same_v<ruth3, composition<ruth3::table>>);
static_assert(ruth3::order == 3 && ruth3::evaluations == 3 &&
              ruth3::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end = integrate(ruth3{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(1.5e-5 * m < missed && missed < 1.6e-5 * m);
//! [ruth3]
}  // namespace ruth3_example

namespace forest_ruth_example {
//! [forest_ruth]
static_assert(
    std::is_same_v<forest_ruth, composition<forest_ruth::table>>);
static_assert(forest_ruth::order == 4 &&
              forest_ruth::evaluations == 3 &&
              forest_ruth::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(forest_ruth{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-2.8e-5 * m < missed && missed < -2.7e-5 * m);
//! [forest_ruth]
}  // namespace forest_ruth_example

namespace suzuki4_example {
//! [suzuki4]
static_assert(std::is_same_v<suzuki4, composition<suzuki4::table>>);
static_assert(suzuki4::order == 4 && suzuki4::evaluations == 5 &&
              suzuki4::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end = integrate(suzuki4{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-3.9e-7 * m < missed && missed < -3.8e-7 * m);
//! [suzuki4]
}  // namespace suzuki4_example

namespace blanes_moan_s6_example {
//! [blanes_moan_s6]
static_assert(std::is_same_v<blanes_moan_s6,
                             composition<blanes_moan_s6::table>>);
static_assert(blanes_moan_s6::order == 4 &&
              blanes_moan_s6::evaluations == 6 &&
              blanes_moan_s6::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(blanes_moan_s6{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-5.5e-9 * m < missed && missed < -5.4e-9 * m);
//! [blanes_moan_s6]
}  // namespace blanes_moan_s6_example

namespace blanes_moan_srkn6b_example {
//! [blanes_moan_srkn6b]
static_assert(
    std::is_same_v<blanes_moan_srkn6b,
                   composition<blanes_moan_srkn6b::table>>);
static_assert(blanes_moan_srkn6b::order == 4 &&
              blanes_moan_srkn6b::evaluations == 6 &&
              blanes_moan_srkn6b::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(blanes_moan_srkn6b{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-6.1e-9 * m < missed && missed < -6.0e-9 * m);
//! [blanes_moan_srkn6b]
}  // namespace blanes_moan_srkn6b_example

namespace yoshida6_example {
//! [yoshida6]
static_assert(
    std::is_same_v<yoshida6, composition<yoshida6::table>>);
static_assert(yoshida6::order == 6 && yoshida6::evaluations == 7 &&
              yoshida6::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(yoshida6{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(2.4e-8 * m < missed && missed < 2.5e-8 * m);
//! [yoshida6]
}  // namespace yoshida6_example

namespace blanes_moan_s10_example {
//! [blanes_moan_s10]
static_assert(std::is_same_v<blanes_moan_s10,
                             composition<blanes_moan_s10::table>>);
static_assert(blanes_moan_s10::order == 6 &&
              blanes_moan_s10::evaluations == 10 &&
              blanes_moan_s10::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(blanes_moan_s10{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-9.7e-13 * m < missed && missed < -9.6e-13 * m);
//! [blanes_moan_s10]
}  // namespace blanes_moan_s10_example

namespace blanes_moan_srkn11b_example {
//! [blanes_moan_srkn11b]
static_assert(
    std::is_same_v<blanes_moan_srkn11b,
                   composition<blanes_moan_srkn11b::table>>);
static_assert(blanes_moan_srkn11b::order == 6 &&
              blanes_moan_srkn11b::evaluations == 11 &&
              blanes_moan_srkn11b::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(blanes_moan_srkn11b{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-5.2e-13 * m < missed && missed < -5.1e-13 * m);
//! [blanes_moan_srkn11b]
}  // namespace blanes_moan_srkn11b_example

namespace blanes_moan_srkn14a_example {
//! [blanes_moan_srkn14a]
static_assert(
    std::is_same_v<blanes_moan_srkn14a,
                   composition<blanes_moan_srkn14a::table>>);
static_assert(blanes_moan_srkn14a::order == 6 &&
              blanes_moan_srkn14a::evaluations == 14 &&
              blanes_moan_srkn14a::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(blanes_moan_srkn14a{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(1.2e-13 * m < missed && missed < 1.3e-13 * m);
//! [blanes_moan_srkn14a]
}  // namespace blanes_moan_srkn14a_example

namespace yoshida8_example {
//! [yoshida8]
static_assert(
    std::is_same_v<yoshida8, composition<yoshida8::table>>);
static_assert(yoshida8::order == 8 && yoshida8::evaluations == 15 &&
              yoshida8::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(yoshida8{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-1.7e-11 * m < missed && missed < -1.6e-11 * m);
//! [yoshida8]
}  // namespace yoshida8_example

namespace mclachlan_ss17_example {
//! [mclachlan_ss17]
static_assert(std::is_same_v<mclachlan_ss17,
                             composition<mclachlan_ss17::table>>);
static_assert(mclachlan_ss17::order == 8 &&
              mclachlan_ss17::evaluations == 17 &&
              mclachlan_ss17::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(mclachlan_ss17{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(1.4e-13 * m < missed && missed < 1.5e-13 * m);
//! [mclachlan_ss17]
}  // namespace mclachlan_ss17_example

namespace implicit_midpoint_example {
//! [implicit_midpoint]
static_assert(
    std::is_same_v<implicit_midpoint,
                   collocation<implicit_midpoint::table>>);
static_assert(implicit_midpoint::order == 2 &&
              implicit_midpoint::evaluations == 2 &&
              implicit_midpoint::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end =
    integrate(implicit_midpoint{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-0.0023 * m < missed && missed < -0.0022 * m);
//! [implicit_midpoint]
}  // namespace implicit_midpoint_example

namespace gauss4_example {
//! [gauss4]
static_assert(std::is_same_v<gauss4, collocation<gauss4::table>>);
static_assert(gauss4::order == 4 && gauss4::evaluations == 4 &&
              gauss4::symplectic);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr auto end = integrate(gauss4{}, start, pull, s / 8.0, 48);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-5.7e-7 * m < missed && missed < -5.6e-7 * m);
//! [gauss4]
}  // namespace gauss4_example

namespace dop853_example {
//! [dop853]
static_assert(
    std::is_same_v<dop853, embedded_runge_kutta<dop853::tableau>>);
static_assert(dop853::order == 8 && dop853::evaluations == 12);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr tolerance fine{motion{1e-9 * m, 1e-9 * m_per_s}};
constexpr auto end =
    integrate(dop853{}, start, pull, fine, 6.0 * s);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-2.2e-10 * m < missed && missed < -2.1e-10 * m);
//! [dop853]
}  // namespace dop853_example

namespace dormand_prince5_example {
//! [dormand_prince5]
static_assert(
    std::is_same_v<dormand_prince5,
                   embedded_runge_kutta<dormand_prince5::tableau>>);
static_assert(dormand_prince5::order == 5 &&
              dormand_prince5::evaluations == 6);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr tolerance fine{motion{1e-9 * m, 1e-9 * m_per_s}};
constexpr auto end =
    integrate(dormand_prince5{}, start, pull, fine, 6.0 * s);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-1.6e-9 * m < missed && missed < -1.5e-9 * m);
//! [dormand_prince5]
}  // namespace dormand_prince5_example

namespace tsitouras5_example {
//! [tsitouras5]
static_assert(
    std::is_same_v<tsitouras5,
                   embedded_runge_kutta<tsitouras5::tableau>>);
static_assert(tsitouras5::order == 5 &&
              tsitouras5::evaluations == 6);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr tolerance fine{motion{1e-9 * m, 1e-9 * m_per_s}};
constexpr auto end =
    integrate(tsitouras5{}, start, pull, fine, 6.0 * s);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-4.2e-10 * m < missed && missed < -4.1e-10 * m);
//! [tsitouras5]
}  // namespace tsitouras5_example

namespace verner9_example {
//! [verner9]
static_assert(std::is_same_v<
              verner9, embedded_runge_kutta<verner9::tableau>>);
static_assert(verner9::order == 9 && verner9::evaluations == 15);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr tolerance fine{motion{1e-9 * m, 1e-9 * m_per_s}};
constexpr auto end =
    integrate(verner9{}, start, pull, fine, 6.0 * s);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-7.9e-11 * m < missed && missed < -7.8e-11 * m);
//! [verner9]
}  // namespace verner9_example

namespace bogacki_shampine3_example {
//! [bogacki_shampine3]
static_assert(std::is_same_v<
              bogacki_shampine3,
              embedded_runge_kutta<bogacki_shampine3::tableau>>);
static_assert(bogacki_shampine3::order == 3 &&
              bogacki_shampine3::evaluations == 3);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr tolerance fine{motion{1e-9 * m, 1e-9 * m_per_s}};
constexpr auto end =
    integrate(bogacki_shampine3{}, start, pull, fine, 6.0 * s);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-1.2e-8 * m < missed && missed < -1.1e-8 * m);
//! [bogacki_shampine3]
}  // namespace bogacki_shampine3_example

namespace dormand_el_mikkawy_prince4_example {
//! [dormand_el_mikkawy_prince4]
static_assert(dormand_el_mikkawy_prince4::order == 4 &&
              dormand_el_mikkawy_prince4::evaluations == 4);
constexpr motion start{1.0 * m, 0.0 * m_per_s};
constexpr second_law pull{1.0 * kg, spring{1.0 * N / m}};
constexpr tolerance fine{motion{1e-9 * m, 1e-9 * m_per_s}};
constexpr auto end = integrate(dormand_el_mikkawy_prince4{}, start,
                               pull, fine, 6.0 * s);
constexpr auto missed = end.position - math::cos(6.0) * m;
static_assert(-9.6e-11 * m < missed && missed < -9.5e-11 * m);
//! [dormand_el_mikkawy_prince4]
}  // namespace dormand_el_mikkawy_prince4_example

int main() {}
