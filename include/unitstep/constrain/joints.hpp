// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <boost/units/systems/si/plane_angle.hpp>
#include <cstddef>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unitstep/constrain/constraint.hpp>
#include <unitstep/constrain/detail/raw_joint.hpp>
#include <unitstep/math/arctangent.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>

/// \file
/// \brief Joints of rigid bodies, with one another and with the world: constraints on a `rigid_body`, or on a
/// `std::array` of them.
///
/// The field knows masses and moments of inertia: `newton_euler{second_law{...}, euler_equations{...}}` of one body,
/// `each_body` of several. The methods are those of all constraints: `rattle` and its compositions, `projected` around
/// a method, where orientations are moved along rotation vectors, and `xpbd`.

namespace unitstep {

/// A point of a rigid body, along the axes of the body from its centre of mass.
/// \proof{examples/reference/constrain.cpp,same_place}
template <class Place>
struct point {
  body of;   ///< which body
  Place at;  ///< where
};
template <class Place>
point(body, Place) -> point<Place>;

/// A direction of a rigid body, along the axes of the body: a `vec` of any length and unit.
/// \proof{examples/reference/constrain.cpp,same_axis}
template <class Direction>
struct axis {
  body of;              ///< which body
  Direction direction;  ///< along what
};
template <class Direction>
axis(body, Direction) -> axis<Direction>;

namespace detail {

/// The verdict on a point of a body, or a place of the world.
template <class X, class Given, class Time>
struct point_verdict {
  using type = decltype(check_place<"place of same_place", X, Given, Time>());
};
template <class X, class Place, class Time>
struct point_verdict<X, point<Place>, Time> {
  using type = decltype(diagnostics::check_fit<"point of same_place", X, Place>());
};
/// The verdict on a direction, of a body or of the world.
template <class Given>
struct axis_verdict {
  using type = std::conditional_t<
      vec_of<Given, 3>, diagnostics::accepted,
      diagnostics::refuse<"axis of a joint", diagnostics::words<"a vec of three">, Given>>;
};
template <class Direction>
struct axis_verdict<axis<Direction>> : axis_verdict<Direction> {};

/// Whether an end of a joint belongs to a body.
template <class End>
concept end_of_body = requires(End const& end) { end.of.index; };
/// The verdict on the two ends of a joint.
template <class A, class B>
using ends_verdict = std::conditional_t<
    end_of_body<A> || end_of_body<B>, diagnostics::accepted,
    diagnostics::refuse<"joint", diagnostics::words<"a point or an axis of a body">,
                        diagnostics::words<"two ends at the world">>>;
/// Refuses two ends at one body.
template <class A, class B>
constexpr void require_two_bodies(A const& a, B const& b) {
  if constexpr (end_of_body<A> && end_of_body<B>)
    if (a.of.index == b.of.index)
      fail<std::domain_error>("unitstep: both ends of a joint are at one body");
}

/// The position type of rigid bodies for a joint; of any other position, which the verdict refuses, a stand-in.
template <class X>
struct place_of_rigid {
  using type = X;
  template <class... Verdicts>
  using verdict =
      diagnostics::refuse<"initial", diagnostics::words<"rigid bodies, for a joint">, X>;
};
template <class X, std::size_t N>
struct place_of_rigid<rigid_places<X, N>> {
  using type = X;
  template <class... Verdicts>
  using verdict = diagnostics::first_refusal<Verdicts...>;
};
/// The verdict on a joint with these verdicts on its parts.
template <class X, class A, class B, class... Verdicts>
using joint_verdict = typename place_of_rigid<X>::template verdict<Verdicts..., ends_verdict<A, B>>;

/// An end of a joint on plain numbers.
template <class T, class Time, class Given>
constexpr auto raw_point(Given const& place) {
  auto const end = detail::end_on_numbers<Given, T, 3, Time>(place);
  return joint_at_world<T, std::remove_const_t<decltype(end)>>{end};
}
template <class T, class Time, class Place>
constexpr auto raw_point(point<Place> const& p) {
  return joint_at_body<T, true>{p.of.index, detail::numbers_of_value<T, 3>(p.at)};
}
template <class T, class Given>
constexpr std::array<T, 3> unit_direction(Given const& along) {
  return detail::unit_vector(detail::numbers_of_value<T, 3>(along),
                             "unitstep: an axis of a joint must be finite and not zero");
}
template <class T, class Given>
constexpr auto raw_axis(Given const& along) {
  using end = end_at_place<T, 3>;
  return joint_at_world<T, end>{end{detail::unit_direction<T>(along)}};
}
template <class T, class Direction>
constexpr auto raw_axis(axis<Direction> const& a) {
  return joint_at_body<T, false>{a.of.index, detail::unit_direction<T>(a.direction)};
}

}  // namespace detail

/// A joint that holds points of two rigid bodies together, or a point of one at a place of the world, which may be a
/// callable of time: \f$ \mathbf g = \mathbf p_1 - \mathbf p_2 \f$. The bodies turn freely about it. The multiplier is
/// the force with which the first pulls at the second, along the axes of the world.
/// \proof{examples/reference/constrain.cpp,same_place}
template <class A, class B>
struct same_place {
  A a;  ///< a `point`
  B b;  ///< a `point`, or a place

  /// \cond
  static constexpr bool joins_rigid_bodies = true;
  static constexpr char const* name = "same_place";
  template <class X, class>
  using value = detail::component_of<typename detail::place_of_rigid<X>::type>;
  template <class X, class Time, class End>
  using end_verdict =
      typename detail::point_verdict<typename detail::place_of_rigid<X>::type, End, Time>::type;
  /// \endcond
  template <class X, class Time>
  using verdict = detail::joint_verdict<X, A, B, end_verdict<X, Time, A>, end_verdict<X, Time, B>>;

  /// The joint on plain numbers.
  template <class X, class Time>
  constexpr auto raw() const {
    using T = typename raw_form<Time>::number;
    detail::require_two_bodies(a, b);
    auto const p = detail::raw_point<T, Time>(a);
    auto const q = detail::raw_point<T, Time>(b);
    return detail::raw_joint<T, std::remove_const_t<decltype(p)>, std::remove_const_t<decltype(q)>,
                             detail::joint_of_places>{{p}, q, {}};
  }
};
template <class A, class B>
same_place(A, B) -> same_place<A, B>;

/// A joint that holds directions of two rigid bodies parallel, or one of a body along one of the world: beside
/// `same_place` it makes a `hinge`, alone a slide that does not tilt. The multipliers are torques about two axes at
/// right angles to the first direction.
/// \throw std::domain_error at the start of a run, if the directions are opposite
/// \proof{examples/reference/constrain.cpp,same_axis}
template <class A, class B>
struct same_axis {
  A a;  ///< an `axis`, or a direction of the world
  B b;  ///< an `axis`

  /// \cond
  static constexpr bool joins_rigid_bodies = true;
  static constexpr char const* name = "same_axis";
  template <class, class Time>
  using value = typename raw_form<Time>::number;
  /// \endcond
  template <class X, class>
  using verdict = detail::joint_verdict<X, A, B, typename detail::axis_verdict<A>::type,
                                        typename detail::axis_verdict<B>::type>;

  /// The joint on plain numbers.
  template <class X, class Time>
  constexpr auto raw() const {
    using T = typename raw_form<Time>::number;
    detail::require_two_bodies(a, b);
    auto const p = detail::raw_axis<T>(a);
    auto const q = detail::raw_axis<T>(b);
    using first = std::remove_const_t<decltype(p)>;
    auto const normals = detail::normals_to(p.direction());
    return detail::raw_joint<T, first, std::remove_const_t<decltype(q)>, detail::joint_of_axes>{
        {p.along(normals[0]), p.along(normals[1])}, q, {}};
  }
};
template <class A, class B>
same_axis(A, B) -> same_axis<A, B>;

namespace detail {

/// The direction of a joint along the axes of the body, or of the world, to which an end belongs.
template <class Place, class Direction>
constexpr axis<Direction> direction_at(point<Place> const& end, Direction const& along) {
  return {end.of, along};
}
template <class Place, class Direction>
constexpr Direction direction_at(Place const&, Direction const& along) {
  return along;
}

}  // namespace detail

/// A hinge: two rigid bodies, or one and the world, share a point and turn against each other about one direction
/// alone. It counts as two constraints of the list, `same_place` and `same_axis`: `constraint_forces` returns its
/// force, a `vec` of three along the axes of the world, and then its torques about the two axes across, a `vec` of two.
///
/// Give the direction along the axes of the body, or of the world, of each end; once, if it is the same for both.
/// \proof{examples/reference/constrain.cpp,hinge}
template <class A, class B, class U, class V>
struct hinge {
  A a;      ///< a `point`
  B b;      ///< a `point`, or a place
  U along;  ///< the direction about which it turns, along the axes of the first end: a `vec` of any length and unit
  V same;   ///< the same direction along the axes of the second end

  /// One whose direction is the same along the axes of both ends.
  constexpr hinge(A const& first, B const& second, U const& direction)
    requires std::is_same_v<U, V>
      : hinge(first, second, direction, direction) {}
  /// One whose direction is given for each end.
  constexpr hinge(A const& first, B const& second, U const& of_first, V const& of_second)
      : a(first), b(second), along(of_first), same(of_second) {}

  /// The joints that it stands for.
  constexpr auto parts() const {
    return std::tuple{same_place{a, b},
                      same_axis{detail::direction_at(a, along), detail::direction_at(b, same)}};
  }

  /// \cond
  static constexpr bool joins_rigid_bodies = true;
  static constexpr char const* name = "hinge";
  template <class, class Time>
  using value = typename raw_form<Time>::number;
  template <class End, class Direction>
  using axis_of =
      decltype(detail::direction_at(std::declval<End const&>(), std::declval<Direction const&>()));
  /// \endcond
  template <class X, class Time>
  using verdict = diagnostics::first_refusal<
      typename same_place<A, B>::template verdict<X, Time>,
      typename same_axis<axis_of<A, U>, axis_of<B, V>>::template verdict<X, Time>>;
};
template <class A, class B, class U>
hinge(A, B, U) -> hinge<A, B, U, U>;
template <class A, class B, class U, class V>
hinge(A, B, U, V) -> hinge<A, B, U, V>;

/// A joint that holds two directions at an angle: \f$ g = \mathbf a \cdot \mathbf b - \cos\alpha \f$ with unit vectors.
/// At 0
/// and at a straight angle it has no gradient: take `same_axis`. The multiplier is a torque over the sine of the angle.
/// \throw std::domain_error at the start of a run, if the angle is not from 0 to pi
/// \proof{examples/reference/constrain.cpp,same_axis}
template <class A, class B, class Angle>
struct fixed_angle {
  A a;          ///< an `axis`, or a direction of the world
  B b;          ///< an `axis`
  Angle angle;  ///< between them, in radian

  /// \cond
  static constexpr bool joins_rigid_bodies = true;
  static constexpr char const* name = "fixed_angle";
  template <class, class Time>
  using value = typename raw_form<Time>::number;
  template <class Time>
  using radians =
      boost::units::quantity<boost::units::si::plane_angle, typename raw_form<Time>::number>;
  /// \endcond
  template <class X, class Time>
  using verdict = detail::joint_verdict<
      X, A, B, typename detail::axis_verdict<A>::type, typename detail::axis_verdict<B>::type,
      decltype(diagnostics::check_fit<"angle of fixed_angle", radians<Time>, Angle>())>;

  /// The joint on plain numbers.
  template <class X, class Time>
  constexpr auto raw() const {
    using T = typename raw_form<Time>::number;
    detail::require_two_bodies(a, b);
    auto const p = detail::raw_axis<T>(a);
    auto const q = detail::raw_axis<T>(b);
    auto const between = raw_form<Angle>::to_raw(angle);
    if (!(between >= T(0) && between <= math::atan2(T(0), T(-1))))
      fail<std::domain_error>("unitstep: the angle of fixed_angle must be from 0 to pi");
    return detail::raw_joint<T, std::remove_const_t<decltype(p)>, std::remove_const_t<decltype(q)>,
                             detail::joint_of_angle<T>>{{p}, q, {math::cos(between)}};
  }
};
template <class A, class B, class Angle>
fixed_angle(A, B, Angle) -> fixed_angle<A, B, Angle>;

}  // namespace unitstep
