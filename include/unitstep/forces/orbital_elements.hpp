// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/systems/si/plane_angle.hpp>
#include <unitstep/forces/closed_forms.hpp>
#include <unitstep/forces/law.hpp>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/math/vec.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/quantity.hpp>
#include <unitstep/units/verdict.hpp>

namespace unitstep::detail {

/// The type of an angle for a quantity or a plain number.
template <class Q>
struct angle_of_orbit {
  using type = Q;
};
template <quantity_like Q>
struct angle_of_orbit<Q> {
  using type = boost::units::quantity<boost::units::si::plane_angle, number_of<Q>>;
};

template <class Q>
concept quantity_or_number = quantity_like<Q> || number<Q>;

/// The verdict on elements and the orbit's GM.
template <class Parameter, class Length, class Number, class Angle, class Time, class Node,
          class Argument>
consteval auto check_elements() {
  if constexpr (!quantity_or_number<Length>) {
    return diagnostics::refuse<"pericentre", diagnostics::words<"a quantity">, Length>{};
  } else if constexpr (!quantity_or_number<Time> || (quantity_like<Length> && !is_time<Time>)) {
    return diagnostics::refuse<"since_pericentre", diagnostics::words<"a time">, Time>{};
  } else {
    using T = typename value_parts<Length>::number;
    using angle = typename angle_of_orbit<Length>::type;
    using time = typename value_of_unit<typename value_parts<Time>::unit, T>::type;
    return diagnostics::first_refusal<
        decltype(diagnostics::check_fit<"eccentricity", T, Number>()),
        decltype(diagnostics::check_fit<"inclination", angle, Angle>()),
        decltype(diagnostics::check_fit<"node", angle, Node>()),
        decltype(diagnostics::check_fit<"argument", angle, Argument>()),
        decltype(diagnostics::check_fit<"since_pericentre", time, Time>()),
        decltype(diagnostics::check_fit<
                 "two_body GM", parameter_due<vec<Length, 3>, rate_of<rate_of<Length, Time>, Time>>,
                 Parameter>())>{};
  }
}

}  // namespace unitstep::detail

namespace unitstep {

/// An orbit around a centre: its shape, its place in space and the place of the body on it.
///
/// It is given by the pericentre and not by the semi-major axis, and by the time since the pericentre and not by an
/// anomaly, so that ellipses, parabolas and hyperbolas have the same elements. Angles are in radian; those of a motion
/// on plain numbers are plain numbers.
///
/// \tparam Node, Argument the types of those angles, for a mismatch
/// \proof{examples/reference/analysis.cpp,elements}
template <class Length, class Number, class Angle, class Time, class Node = Angle,
          class Argument = Angle>
struct orbital_elements {
  Length pericentre;  ///< q, the smallest distance from the centre
  Number
      eccentricity;  ///< e: 0 of a circle, below 1 of an ellipse, 1 of a parabola, above of a hyperbola
  Angle inclination;      ///< i, of the plane of the orbit against that of x and y
  Node node;              ///< \f$ \Omega \f$, from x to where the body goes up through that plane
  Argument argument;      ///< \f$ \omega \f$, from there to the pericentre, along the orbit
  Time since_pericentre;  ///< negative before it
};

/// \cond
template <class Length, class Number, class Angle, class Node, class Argument, class Time>
orbital_elements(Length, Number, Angle, Node, Argument, Time)
    -> orbital_elements<Length, Number, Angle, Time, Node, Argument>;
/// \endcond

namespace detail {

/// Elements on plain numbers.
template <class T>
using raw_elements = orbital_elements<T, T, T, T>;

/// The anomaly \f$ \chi \f$ since the pericentre, from \f$ e \sin E = \sigma \sqrt\alpha \f$ and
/// \f$ e \cos E = 1 - r \alpha \f$; near the parabola, on both sides, by a series.
template <class T>
constexpr T anomaly_since_pericentre(T const& alpha, T const& sigma, T const& r, T const& e) {
  if (alpha > 0) {
    T const root = math::sqrt(alpha);
    return math::atan2(sigma * root, 1 - r * alpha) / root;
  }
  T const sum = e + (1 - r * alpha);
  // sigma times the series of 2 atanh(y) / y for y = tanh(H / 2), with the square
  T const y2 = -alpha * (sigma / sum) * (sigma / sum);
  if (y2 < T(1) / 64) {
    T series(0);
    for (int k = 12; k >= 0; --k) series = series * y2 + T(1) / T(2 * k + 1);
    return 2 * (sigma / sum) * series;
  }
  return detail::hyperbolic_anomaly(alpha, sigma, r, e);
}

template <class T>
constexpr raw_elements<T> elements_of(T const& mu, motion<vec<T, 3>, vec<T, 3>> const& s) {
  auto const& [x, v] = s;
  if (!(mu > 0) || !unitstep::is_finite(mu) || !unitstep::is_finite(s))
    fail<std::domain_error>("unitstep: elements_of: the motion must be finite, and GM positive");
  T const r = unitstep::norm(x), root = math::sqrt(mu);
  if (!(r > 0))
    fail<std::domain_error>("unitstep: elements_of: the body must not be at the centre");
  auto const h = unitstep::cross(x, v);
  T const h2 = unitstep::squared(h);
  if (!(h2 > 0))
    fail<std::domain_error>("unitstep: elements_of: a body that moves to the centre has no plane");
  T const alpha = 2 / r - unitstep::squared(v) / mu, sigma = unitstep::dot(x, v) / root;
  vec<T, 3> const to_pericentre = unitstep::cross(v, h) / mu - x / r;
  T const e = unitstep::norm(to_pericentre);
  T const across = math::sqrt(h.x * h.x + h.y * h.y);
  // In the plane of x and y the node is along x. The pericentre of a circle is the place of the body.
  T const node = across > 0 ? math::atan2(h.x, -h.y) : T(0);
  vec<T, 3> const up{math::cos(node), math::sin(node), T(0)};
  T const chi = e > 0 ? anomaly_since_pericentre(alpha, sigma, r, e) : T(0);
  T const q = h2 / mu / (1 + e);
  auto const cs = stumpff<T>::of(alpha * chi * chi);
  T const since = (q * chi + e * chi * chi * chi * cs.s) / root;
  vec<T, 3> const normal = h / math::sqrt(h2), out = x / r;
  // The direction to the pericentre of a nearly round orbit is only rounding. So it is computed from the anomaly, as
  // otherwise the body would be elsewhere on the orbit of these elements.
  vec<T, 3> const apsis =
      e > T(1) / 4 ? to_pericentre
                   : out * (q - chi * chi * cs.c) -
                         unitstep::cross(normal, out) *
                             (math::sqrt(h2) / root * (chi - alpha * chi * chi * chi * cs.s));
  T const height = unitstep::dot(unitstep::cross(up, apsis), normal);
  return {q,    e, math::atan2(across, h.z), node, math::atan2(height, unitstep::dot(up, apsis)),
          since};
}

template <class T>
constexpr auto state_of(T const& mu, raw_elements<T> const& k) {
  auto const& [q, e, inclination, node, argument, time] = k;
  if (!(mu > 0) || !(q > 0) || !(e >= 0))
    fail<std::domain_error>(
        "unitstep: state_of: GM and the pericentre must be positive, and the eccentricity not "
        "negative");
  if (!unitstep::is_finite(vec<T, 7>{mu, q, e, inclination, node, argument, time}))
    fail<std::domain_error>("unitstep: state_of: GM and the elements must be finite");
  auto const [si, ci] = math::sin_cos(inclination);
  auto const [sn, cn] = math::sin_cos(node);
  auto const [sa, ca] = math::sin_cos(argument);
  vec<T, 3> const out{cn * ca - sn * sa * ci, sn * ca + cn * sa * ci, sa * si};
  vec<T, 3> const on{-cn * sa - sn * ca * ci, -sn * sa + cn * ca * ci, ca * si};
  T const root = math::sqrt(mu);
  auto const there = motion_on_axes<two_body_errors>({(1 - e) / q, q, T(0), e, root * time},
                                                     math::sqrt(q * (1 + e)), root, out, on);
  if (!unitstep::is_finite(there)) two_body_errors::beyond_all_numbers();
  return there;
}

}  // namespace detail

/// The elements of the orbit on which a body moves in space, around a centre at the origin.
///
/// For an orbit in the plane of x and y the node is along x; the pericentre of an exact circle is the place of the
/// body.
/// \throw std::domain_error if the body is at the centre, or moves straight to it or away from it, if GM is not
///        positive, or a number is not finite
///
/// Source: R. H. Battin, An Introduction to the Mathematics and Methods of Astrodynamics (1999), 2.4 and 4.5.
/// \proof{examples/reference/analysis.cpp,elements}
template <class Parameter, class Q, class V>
[[nodiscard]] constexpr auto elements_of(two_body<Parameter> const& orbit,
                                         motion<vec<Q, 3>, vec<V, 3>> const& s) {
  using state = motion<vec<Q, 3>, vec<V, 3>>;
  using time = typename diagnostics::time_between<Q, V>::type;
  using angle = typename detail::angle_of_orbit<Q>::type;
  using T = typename raw_form<Q>::number;
  using verdict =
      decltype(diagnostics::check_fit<"two_body GM", detail::parameter_due<Q, rate_of<V, time>>,
                                      Parameter>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    auto const k = detail::elements_of(raw_form<Parameter>::to_raw(orbit.parameter),
                                       raw_form<state>::to_raw(s));
    return orbital_elements<Q, T, angle, time>{
        raw_form<Q>::from_raw(k.pericentre),      k.eccentricity,
        raw_form<angle>::from_raw(k.inclination), raw_form<angle>::from_raw(k.node),
        raw_form<angle>::from_raw(k.argument),    raw_form<time>::from_raw(k.since_pericentre)};
  } else {
    return unknown{};
  }
}

/// Refused: elements are those of a motion in space.
template <class Parameter, class State>
[[nodiscard]] constexpr auto elements_of(two_body<Parameter> const&, State const&) {
  using verdict = diagnostics::refuse<"state", diagnostics::words<"a motion in space">, State>;
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  return unknown{};
}

/// The motion of a body on the orbit with these elements: the inverse of `elements_of`.
///
/// \throw std::domain_error if GM or the pericentre is not positive, the eccentricity is negative, or a number is not
///        finite
/// \proof{examples/reference/analysis.cpp,elements}
template <class Parameter, class Length, class Number, class Angle, class Time, class Node,
          class Argument>
[[nodiscard]] constexpr auto state_of(
    two_body<Parameter> const& orbit,
    orbital_elements<Length, Number, Angle, Time, Node, Argument> const& k) {
  using verdict =
      decltype(detail::check_elements<Parameter, Length, Number, Angle, Time, Node, Argument>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    using T = typename raw_form<Length>::number;
    using state = motion<vec<Length, 3>, vec<rate_of<Length, Time>, 3>>;
    return raw_form<state>::from_raw(detail::state_of<T>(
        raw_form<Parameter>::to_raw(orbit.parameter),
        {raw_form<Length>::to_raw(k.pericentre), k.eccentricity,
         raw_form<Angle>::to_raw(k.inclination), raw_form<Angle>::to_raw(k.node),
         raw_form<Angle>::to_raw(k.argument), raw_form<Time>::to_raw(k.since_pericentre)}));
  } else {
    return unknown{};
  }
}

}  // namespace unitstep
