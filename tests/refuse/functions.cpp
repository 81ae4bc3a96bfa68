// SPDX-License-Identifier: BSL-1.0
// Mistakes with functions and vectors.
#include <boost/units/make_scaled_unit.hpp>
#include <boost/units/systems/angle/degrees.hpp>
#include "shared.hpp"

constexpr vec lengths = vec{1.0, 2.0, 3.0} * m;
constexpr vec times = vec{1.0, 2.0, 3.0} * s;
constexpr auto length = 0.5 * m;

// The point of two plain numbers: `math::atan2`.
// expect: expected atan2: quantities (for numbers, math::atan2), got a plain number (double)
namespace atan2_of_numbers {
// wrong: constexpr auto angle = unitstep::atan2(0.5, 1.0);
constexpr auto angle = unitstep::math::atan2(0.5, 1.0);
static_assert(angle < 0.5);
}  // namespace atan2_of_numbers

// The coordinates of a point are of two units.
// expect: expected atan2(m, m), got atan2(m, s)
namespace atan2_of_two_units {
// wrong: constexpr auto result = unitstep::atan2(length, 1.0 * s);
constexpr auto result = unitstep::atan2(length, 1.0 * m);
static_assert(length.value() < 1.0);
static_assert(result.value() < 2.0);
}  // namespace atan2_of_two_units

// The cosine of an angle in degrees.
// expect: expected cos(rad), got cos(deg)
namespace cos_of_degrees {
// wrong: constexpr auto result = unitstep::cos(5.0 * boost::units::degree::degree);
constexpr auto result = unitstep::cos(5.0 * rad);
static_assert(length.value() < 1.0);
static_assert(result < 2.0);
}  // namespace cos_of_degrees

// The cosine for plain numbers is given an angle in radians, which is a quantity.
// expect: expected math::cos: a plain number (for quantities, unitstep::cos), got rad
namespace cosine_for_numbers_of_an_angle {
constexpr auto angle = 0.5 * rad;
// wrong: constexpr double cosine = unitstep::math::cos(angle);
constexpr double cosine = unitstep::cos(angle);
static_assert(cosine <= 1.0);
}  // namespace cosine_for_numbers_of_an_angle

// The vector product in a plane.
// expect: expected cross(two vecs of three), got cross(vec<double, 2>, vec<double, 2>)
namespace cross_in_a_plane {
// wrong: constexpr auto result = cross(vec{1.0, 2.0}, vec{2.0, 1.0});
constexpr auto result = cross(vec{1.0, 2.0, 0.0}, vec{2.0, 1.0, 0.0});
static_assert(result.z < 0.5);
}  // namespace cross_in_a_plane

// The scalar product of vectors of two sizes.
// expect: expected dot(two vecs of one size), got dot(vec<m, 3>, vec<m, 2>)
namespace dot_of_two_sizes {
// wrong: constexpr auto result = dot(lengths, vec{1.0, 2.0} * m);
constexpr auto result = dot(lengths, lengths);
static_assert(result.value() > 0.5);
}  // namespace dot_of_two_sizes

// The first component of a vec is a sum of metres and kilometres; the other is right.
// expect: expected m + m, got m + km
namespace component_that_was_refused {
constexpr auto kilometre = quantity<boost::units::make_scaled_unit<
    si::length, boost::units::scale<10, boost::units::static_rational<3>>>::type>::from_value(1.0);
// wrong: constexpr vec place{1.0 * m + kilometre, 2.0 * m};
constexpr vec place{1.0 * m + 1000.0 * m, 2.0 * m};
static_assert(kilometre.value() == 1.0 && place.y.value() > 1.0);
static_assert(norm(2.0 * place).value() > 1.0);
}  // namespace component_that_was_refused

// The exponential of a length.
// expect: expected exp(a plain number), got exp(m)
namespace exp_of_a_length {
// wrong: constexpr auto result = unitstep::exp(length);
constexpr auto result = unitstep::exp(length / m);
static_assert(length.value() < 1.0);
static_assert(result < 2.0);
}  // namespace exp_of_a_length

// The field multiplies a copy of the velocity by a mass, which makes a momentum of it.
// expect: expected m s^-1 *= a plain number, got m s^-1 *= kg
// inside: the error shows the way to the operator in the field
namespace factor_in_place_in_a_field {
constexpr auto field = [](auto const& state, auto) {
  auto velocity = state.velocity;
  velocity *= 2.0;  // wrong: velocity *= 2.0 * kg;
  return -velocity / (1.0 * s);
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace factor_in_place_in_a_field

// The field adds a length to a vector.
// expect: expected vec<m, 3> + vec<m, 3>, got vec<m, 3> + m
// inside: the error shows the way to the operator in the field
namespace length_added_to_a_vec_in_a_field {
constexpr motion start{vec{1.0, 2.0, 3.0} * m, vec{0.0, 0.0, 0.0} * m_per_s};
constexpr auto field = [](auto const& state, auto) {
  // wrong: return (state.position + 1.0 * m) / s / s;
  return (state.position + start.position) / s / s;
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.x.value() < 1e6);
}  // namespace length_added_to_a_vec_in_a_field

// A length is divided by a vector.
// expect: expected vec / scalar, got m / vec<m, 3>
namespace length_over_vec {
constexpr auto result = lengths / (1.0 * m);  // wrong: constexpr auto result = 1.0 * m / lengths;
static_assert(result.x > 0.5);
}  // namespace length_over_vec

// The logarithm of a kilometre over a metre, which is that of 1000 and not of 1.
// expect: expected log(a plain number), got log(10^3 dimensionless)
namespace logarithm_of_kilometres_per_metre {
constexpr auto way = 1.0 * km;
// wrong: constexpr auto result = unitstep::log(way / (1.0 * m));
constexpr auto result = unitstep::log(way / (1.0 * km));
static_assert(result < 1.0);
}  // namespace logarithm_of_kilometres_per_metre

// The norm of what is a length already.
// expect: expected norm(a vec or a quaternion), got norm(m)
namespace norm_of_a_length {
constexpr auto result = norm(lengths);  // wrong: constexpr auto result = norm(lengths.x);
static_assert(result.value() > 0.5);
}  // namespace norm_of_a_length

// The norm of a number, where that of a vector was meant.
// expect: expected norm: a vec or a quaternion, got a plain number (double)
namespace norm_of_a_number {
// wrong: constexpr auto size = unitstep::norm(0.5);
constexpr auto size = unitstep::norm(vec{0.3, 0.4});
static_assert(size <= 0.6);
}  // namespace norm_of_a_number

// The norm of a state, where that of its velocity was meant.
// expect: expected norm(a vec or a quaternion), got norm(motion<vec<m, 2>, vec<m s^-1, 2>>)
namespace norm_of_a_state {
constexpr motion start{vec{3.0, 4.0} * m, vec{0.6, 0.8} * m_per_s};
constexpr auto speed = norm(start.velocity);  // wrong: constexpr auto speed = norm(start);
static_assert(speed < 2.0 * m_per_s);
}  // namespace norm_of_a_state

// The length of a vector of integers, which need be none.
// expect: expected norm: numbers such as 2.0, got vec<m in int, 2>
namespace norm_of_integers {
// wrong: constexpr auto length = unitstep::norm(vec{3 * m, 4 * m});
constexpr auto length = unitstep::norm(vec{3.0 * m, 4.0 * m});
static_assert(length == 5.0 * m);
}  // namespace norm_of_integers

// The exponent of a power is an argument.
// expect: expected pow<2>(a), got pow(m, a plain number (int))
namespace power_as_an_argument {
// wrong: constexpr auto result = unitstep::pow(length, 2);
constexpr auto result = unitstep::pow<2>(length);
static_assert(length.value() < 1.0);
static_assert(result.value() < 2.0);
}  // namespace power_as_an_argument

// The square of a vector, where its scalar product with itself was meant.
// expect: expected pow(a quantity or a plain number), got pow(vec<m, 2>)
namespace power_of_a_vec {
constexpr auto way = vec{3.0, 4.0} * m;
constexpr auto square = dot(way, way);  // wrong: constexpr auto square = unitstep::pow<2>(way);
static_assert(square == 25.0 * m * m);
}  // namespace power_of_a_vec

// The reciprocal of a quantity of integers, which would be 0.
// expect: expected pow: numbers such as 2.0, got m in int
namespace power_of_an_integer {
// wrong: constexpr auto result = unitstep::pow<-1>(2 * m);
constexpr auto result = unitstep::pow<-1>(2.0 * m);
static_assert(result == 0.5 / m);
}  // namespace power_of_an_integer

// An integer has no root of its own type.
// expect: expected sqrt: a quantity, or a number such as 2.0, got a plain number (int)
namespace root_of_an_integer {
constexpr auto root = unitstep::sqrt(2.0);  // wrong: constexpr auto root = unitstep::sqrt(2);
static_assert(root > 1.0);
}  // namespace root_of_an_integer

// The sine of a length.
// expect: expected sin(rad), got sin(m)
namespace sin_of_a_length {
// wrong: constexpr auto result = unitstep::sin(length);
constexpr auto result = unitstep::sin(0.5 * rad);
static_assert(length.value() < 1.0);
static_assert(result < 2.0);
}  // namespace sin_of_a_length

// A plain number is no angle.
// expect: expected sin: an angle (for numbers, math::sin), got a plain number (double)
namespace sin_of_a_number {
constexpr auto sine = unitstep::math::sin(0.5);  // wrong: constexpr auto sine = unitstep::sin(0.5);
static_assert(sine < 0.5);
}  // namespace sin_of_a_number

// The field takes the sine of a position.
// expect: expected sin(rad), got sin(m)
// inside: the error shows the way to the operator in the field
namespace sine_in_a_field {
constexpr auto field = [](auto const& state, auto) {
  // wrong: return -9.81 * m_per_s2 * sin(state.position);
  return -9.81 * m_per_s2 * sin(state.position / m);
};
constexpr auto end = integrate(rk4{}, start, field, 0.5 * s, 10);
static_assert(end.position.value() < 1e6);
}  // namespace sine_in_a_field

// The sine of an angle in integers.
// expect: expected sin: numbers such as 2.0, got rad in int
namespace sine_of_an_integer {
// wrong: constexpr auto height = unitstep::sin(0 * rad) + 1.0;
constexpr auto height = unitstep::sin(0.0 * rad) + 1.0;
static_assert(height == 1.0);
}  // namespace sine_of_an_integer

// The sine of degrees over a radian, which are no radians.
// expect: expected sin(rad), got sin(deg rad^-1)
namespace sine_of_degrees_per_radian {
namespace bu = boost::units;

// wrong: constexpr auto angle = 180.0 * bu::degree::degree / (1.0 * rad);
constexpr auto angle = 180.0 * bu::degree::degree / (1.0 * bu::degree::degree);
constexpr auto result = unitstep::sin(angle);
static_assert(result < 2.0);
}  // namespace sine_of_degrees_per_radian

// The square root of a vector.
// expect: expected sqrt(a quantity or a plain number), got sqrt(vec<m, 2>)
namespace sqrt_of_a_vec {
// wrong: constexpr auto result = unitstep::sqrt(vec{length, length});
constexpr auto result = norm(vec{length, length});
static_assert(length.value() < 1.0);
static_assert(result.value() < 2.0);
}  // namespace sqrt_of_a_vec

// A length is added to a vector in place.
// expect: expected vec<m, 3> += vec<m, 3>, got vec<m, 3> += m
// inside: the error shows the way to the operator in the function
namespace vec_and_length_in_place {
constexpr auto changed(vec<quantity<si::length>, 3> sum) {
  sum += lengths;  // wrong: sum += 1.0 * m;
  return sum;
}
constexpr auto result = changed(lengths);
static_assert(result.x.value() > 0.5);
}  // namespace vec_and_length_in_place

// A vector minus a length.
// expect: expected vec<m, 3> - vec<m, 3>, got vec<m, 3> - m
namespace vec_and_scalar {
// wrong: constexpr auto result = 2.0 * lengths - 1.0 * m;
constexpr auto result = 2.0 * lengths - lengths;
static_assert(result[0].value() > 0.5);
}  // namespace vec_and_scalar

// A vector of times is assigned to one of lengths.
// expect: expected vec<m, 3> = vec<m, 3>, got vec<m, 3> = vec<s, 3>
namespace vec_assignment {
constexpr auto changed(vec<quantity<si::length>, 3> sum) {
  sum = 2.0 * lengths;  // wrong: sum = times;
  return sum;
}
constexpr auto result = changed(lengths);
static_assert(result.x.value() > 0.5);
}  // namespace vec_assignment

// A vector is compared with a length.
// expect: expected vec<m, 3> == vec<m, 3>, got vec<m, 3> == m
namespace vec_equals_a_length {
constexpr auto result = lengths == lengths;  // wrong: constexpr auto result = lengths == 1.0 * m;
static_assert(result);
}  // namespace vec_equals_a_length

// A vector is compared with one of plain numbers.
// expect: expected vec<m, 3> == vec<m, 3>, got vec<m, 3> == vec<double, 3>
namespace vec_equals_plain_numbers {
// wrong: constexpr auto result = lengths == vec{1.0, 2.0, 3.0};
constexpr auto result = lengths == lengths;
static_assert(result);
}  // namespace vec_equals_plain_numbers

// A vector is multiplied by a length in place.
// expect: expected vec<m, 3> *= a plain number, got vec<m, 3> *= m
// inside: the error shows the way to the operator in the function
namespace vec_factor_in_place {
constexpr auto changed(vec<quantity<si::length>, 3> sum) {
  sum *= 2.0;  // wrong: sum *= 2.0 * m;
  return sum;
}
constexpr auto result = changed(lengths);
static_assert(result.x.value() > 0.5);
}  // namespace vec_factor_in_place

// Vectors are put in order.
// expect: expected norm(a) < norm(b), got vec<m, 3> < vec<m, 3>
namespace vec_less_than_a_vec {
// wrong: constexpr auto result = lengths < 2.0 * lengths;
constexpr auto result = norm(lengths) < norm(2.0 * lengths);
static_assert(result);
}  // namespace vec_less_than_a_vec

// The unit of one component is forgotten.
// expect: expected vec(components of one kind), got vec(m, a plain number (double), m)
namespace vec_of_a_length_and_a_number {
// wrong: constexpr auto result = vec{1.0 * m, 2.0, 3.0 * m};
constexpr auto result = vec{1.0, 2.0, 3.0} * m;
static_assert(result.x.value() > 0.5);
}  // namespace vec_of_a_length_and_a_number

// A vector is given one more component.
// expect: expected vec(components of one kind), got vec(vec<m, 2>, m)
namespace vec_of_a_vec_and_a_length {
constexpr auto flat = vec{3.0, 4.0} * m;
constexpr vec way{flat.x, flat.y, 5.0 * m};  // wrong: constexpr vec way{flat, 5.0 * m};
static_assert(way[0] == flat[0]);
}  // namespace vec_of_a_vec_and_a_length

// A vector in space plus one in a plane.
// expect: expected vec<m, 3> + vec<m, 3>, got vec<m, 3> + vec<m, 2>
namespace vec_of_another_size {
// wrong: constexpr auto result = lengths + vec{1.0 * m, 2.0 * m};
constexpr auto result = lengths + lengths;
static_assert(result[0].value() > 0.5);
}  // namespace vec_of_another_size

// The components of a vector are of two units.
// expect: expected vec(components of one kind), got vec(m, s)
namespace vec_of_two_units {
// wrong: constexpr auto result = vec{1.0 * m, 2.0 * s};
constexpr auto result = vec{1.0 * m, 2.0 * m};
static_assert((2.0 * result + result).x.value() > 0.5);
}  // namespace vec_of_two_units

// The components of a vector are of two value types.
// expect: expected vec(components of one kind), got vec(m in double, m in float)
namespace vec_of_two_value_types {
// wrong: constexpr auto result = vec{1.0 * m, 2.0F * m};
constexpr auto result = vec{1.0, 2.0} * m;
static_assert(result.x.value() > 0.5);
}  // namespace vec_of_two_value_types

// A vector is divided by a vector.
// expect: expected vec / scalar, got vec<m, 3> / vec<s, 3>
namespace vec_over_vec {
constexpr auto result = lengths / times.x;  // wrong: constexpr auto result = lengths / times;
static_assert(result.x.value() > 0.5);
}  // namespace vec_over_vec

// Two vectors multiplied without saying how.
// expect: expected dot(a, b) or cross(a, b), got vec<m, 3> * vec<s, 3>
namespace vec_product {
// wrong: constexpr auto result = lengths * times;
constexpr auto result = -1.0 * cross(lengths, vec{times.x, times.x, times.x});
static_assert(result[0].value() > 0.5);
}  // namespace vec_product

// A vector of lengths plus a vector of times.
// expect: expected vec<m, 3> + vec<m, 3>, got vec<m, 3> + vec<s, 3>
namespace vec_sum {
constexpr vec lengths{1.0 * m, 2.0 * m, 3.0 * m};
[[maybe_unused]] constexpr vec times{1.0 * s, 2.0 * s, 3.0 * s};
#ifdef UNITSTEP_MISTAKE
constexpr auto result = lengths + times;
#else
constexpr auto result = lengths + lengths;
#endif
static_assert(result[0].value() > 0.5);
}  // namespace vec_sum

// A vector in double plus one in float.
// expect: expected vec<m in double, 3> + vec<m in double, 3>, got vec<m in double, 3> + vec<m in float, 3>
namespace vec_sum_in_float {
// wrong: constexpr auto result = lengths + vec{1.0F, 2.0F, 3.0F} * m;
constexpr auto result = lengths + vec{1.0, 2.0, 3.0} * m;
static_assert(result.x.value() > 0.5);
}  // namespace vec_sum_in_float

// A vector of lengths is compared with one of times.
// expect: expected vec<m, 3> != vec<m, 3>, got vec<m, 3> != vec<s, 3>
namespace vec_unequal_to_times {
// wrong: constexpr auto result = lengths != times;
constexpr auto result = lengths != 2.0 * lengths;
static_assert(result);
}  // namespace vec_unequal_to_times
