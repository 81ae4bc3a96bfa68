// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <boost/units/systems/si.hpp>
#include <cmath>
#include <unitstep/constrain/constrained.hpp>
#include <unitstep/constrain/constraint_forces.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

/// Pendulums in Cartesian coordinates, and their positions computed in other ways.
namespace pendulums {

using namespace unitstep;
using namespace unitstep::symbols;
namespace si = boost::units::si;

inline constexpr auto down = gravity{vec{0.0 * m_per_s2, -9.81 * m_per_s2}};
inline constexpr vec origin{0.0 * m, 0.0 * m};

/// One of 2 kg on a rod of 1 m, from rest where sin(angle) = 0.6.
inline constexpr auto pendulum =
    constrained{second_law{2.0 * kg, down}, distance{origin, body(0), 1.0 * m}};
inline constexpr motion start{vec{0.6 * m, -0.8 * m}, vec{0.0 * m_per_s, 0.0 * m_per_s}};
// By elliptic functions, theta = 2 asin(k sn(K(m) - w t, m)) with k = sin(theta0 / 2), m = k^2, w^2 = g / L; mpmath at 40
// digits, at 1 s and 2 s. The tension is m g cos(theta) + m v^2 / L.
inline constexpr motion after_1_s{
    vec{-0.5979327599475564145823 * m, -0.8015462647792065380622 * m},
    vec{-0.1396111254136174443620 * m_per_s, 0.1041462847574288564244 * m_per_s}};
inline constexpr motion after_2_s{
    vec{0.5917215401142137342296 * m, -0.8061424309418670877334 * m},
    vec{0.2798539385805266390219 * m_per_s, 0.2054173024367691498399 * m_per_s}};
inline constexpr double tension_after_1_s = 2 * 7.893506572452048415171;

/// In space, on a rod of 1 m, from (0.6, 0, -0.8) m at (0, 1, 0) m/s.
inline constexpr auto spherical =
    constrained{second_law{2.0 * kg, gravity{vec{0.0, 0.0, -9.81} * (m / (s * s))}},
                distance{vec{0.0, 0.0, 0.0} * m, body(0), 1.0 * m}};
inline constexpr motion spherical_start{vec{0.6, 0.0, -0.8} * m, vec{0.0, 1.0, 0.0} * (m / s)};
// In generalised coordinates, theta'' = p^2 cos(theta) / sin(theta)^3 - g sin(theta) with p = 0.6, by mpmath's Taylor
// series at 30 digits, at 2 s.
inline constexpr motion spherical_after_2_s{
    vec{0.5508056559419164225, 0.2155437087528765348, -0.8063213001027880110} * m,
    vec{-0.1382312333142303133, 1.035220174583857048, 0.1823053051551054970} * (m / s)};

/// Two of 1 kg on rods of 1 m, one below the other, g = 1 m/s^2, both level at rest.
inline constexpr auto twice =
    constrained{second_law{1.0 * kg, gravity{vec{0.0, -1.0} * (m / (s * s))}},
                distance{origin, body(0), 1.0 * m}, distance{body(0), body(1), 1.0 * m}};
inline constexpr motion twice_start{
    std::array{vec{1.0 * m, 0.0 * m}, vec{2.0 * m, 0.0 * m}},
    std::array{vec{0.0 * m_per_s, 0.0 * m_per_s}, vec{0.0 * m_per_s, 0.0 * m_per_s}}};
// The angles at 1 s are 1.09477582373490677387524 and 1.52962312350390185737729, by two methods of high order with 45 digits
// and more in generalised coordinates.
inline constexpr std::array twice_after_1_s{
    vec{0.8888255433529182878708 * m, -0.4582457348229108975137 * m},
    vec{1.887978046753773122413 * m, -0.4994073060733474908065 * m}};

inline constexpr vec rest{0.0 * m_per_s, 0.0 * m_per_s};

/// Two bodies on one rod that turns at w = 2/s about the centre of mass: with masses 1 kg and 3 kg, 1 m apart, they are
/// 0.75 m and 0.25 m from it.
inline constexpr auto dumbbell = constrained{
    second_law{std::array{1.0 * kg, 3.0 * kg}, gravity{vec{0.0 * m_per_s2, 0.0 * m_per_s2}}},
    distance{body(0), body(1), 1.0 * m}};
inline constexpr motion turning{
    std::array{vec{0.75 * m, 0.0 * m}, vec{-0.25 * m, 0.0 * m}},
    std::array{vec{0.0 * m_per_s, 1.5 * m_per_s}, vec{0.0 * m_per_s, -0.5 * m_per_s}}};

/// A mass that is moved along p(t) = (a t^2, 0).
inline constexpr auto led = constrained{
    second_law{2.0 * kg, down},
    pinned{body(0), [](auto const& t) { return vec{0.5 * m_per_s2 * t * t, 0.0 * m}; }}};

/// The distance of two places in metres.
template <std::size_t N>
constexpr double apart(auto const& a, vec<boost::units::quantity<si::length>, N> const& b) {
  double square = 0;
  for (std::size_t i = 0; i < N; ++i) {
    double const d = (a[i] - b[i]).value();
    square += d * d;
  }
  return unitstep::sqrt(square);
}

constexpr bool near_to(double a, double b, double within) {
  return a - b < within && b - a < within;
}

/// A constraint on plain numbers.
template <class X, class C>
constexpr auto on_numbers(C const& c) {
  return detail::constraint_form<C, X, boost::units::quantity<si::time>>::raw(c);
}
/// Its m values, and the gradients by n coordinates.
template <std::size_t m, std::size_t n, class Raw, class X>
constexpr auto rows_of(Raw const& raw, X const& x, double t = 0) {
  detail::dense_rows<double, m, n> rows{};
  detail::evaluate_rows(raw, x, t, rows, 0);
  return rows;
}

}  // namespace pendulums
