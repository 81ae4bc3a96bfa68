// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/boris.hpp>

#include <array>
#include <unitstep/forces/central_gravity.hpp>
#include <unitstep/forces/coriolis.hpp>
#include <unitstep/forces/damper.hpp>
#include <unitstep/forces/magnetic_force.hpp>
#include <unitstep/forces/second_law.hpp>
#include <unitstep/forces/spring.hpp>
#include <unitstep/methods/leapfrog.hpp>

#include "support/laws.hpp"
#include "support/residue.hpp"
#include "support/twins.hpp"
#include "support/typed.hpp"

namespace {

using laws::rational;
using unitstep::boris;
using unitstep::motion;
using unitstep::vec;

template <class T>
using space = motion<vec<T, 3>, vec<T, 3>>;

TEST(boris, shows_its_order) {
  // Without a turning part it is leapfrog, whose order, symplecticity and bits are proved.
  EXPECT_TRUE(laws::shows_its_order(boris{}, 16));
  EXPECT_TRUE(laws::shows_its_order_with_changing_steps(boris{}, 16));
}
static_assert(laws::is_symplectic<boris>() && laws::is_symplectic<boris, rational>({}, 2));
static_assert(boris::symplectic);
static_assert(boris::reversible);
TEST(boris, is_reversible) {
  EXPECT_TRUE(laws::is_reversible<boris>());
  EXPECT_FALSE(laws::energy_errors_of(boris{}).grow());
}
constexpr laws::planar<rational> in_a_plane{{1, 2}, {0, 1}};
static_assert(laws::run(boris{}, in_a_plane, laws::henon_heiles{}, rational(1), 2) ==
              laws::run(unitstep::leapfrog{}, in_a_plane, laws::henon_heiles{}, rational(1), 2));

// A magnetic field that varies in space and time, with another force. It states its parts.
struct bottle {
  template <class T>
  static constexpr vec<T, 3> b(vec<T, 3> const& x, T const& t) {
    return {-x.x * x.z, -x.y * x.z, T(1) + x.z * x.z + t};
  }
  template <class T>
  constexpr vec<T, 3> operator()(space<T> const& s, T const& t) const {
    return at_rest(s, t) + cross(s.velocity, turning(s, t));
  }
  template <class T>
  constexpr vec<T, 3> at_rest(space<T> const& s, T const&) const {
    return {s.position.y, T(0), -s.position.x * s.position.z};
  }
  template <class T>
  constexpr vec<T, 3> turning(space<T> const& s, T const& t) const {
    return b(s.position, t);
  }
};
// The same field, which does not state its parts.
struct bare_bottle {
  template <class T>
  constexpr vec<T, 3> operator()(space<T> const& s, T const& t) const {
    return bottle{}(s, t);
  }
};
constexpr space<rational> from{{1, 2, -1}, {rational(1, 2), 1, 3}};
constexpr space<rational> by_parts = boris{}.step(from, bottle{}, rational(0), rational(1));
static_assert(by_parts == boris{}.step(from, bare_bottle{}, rational(0), rational(1)));
// The rule itself: v+ - v- is h/2 (v- + v+) x w, exactly.
constexpr bool solves_the_turn() {
  space<rational> const middle{from.position + from.velocity * rational(1, 2), from.velocity};
  auto const g = bottle{}.at_rest(middle, rational(1, 2));
  auto const w = bottle{}.turning(middle, rational(1, 2));
  auto const before = from.velocity + g * rational(1, 2);
  auto const after = by_parts.velocity - g * rational(1, 2);
  return after - before == cross(before + after, w) * rational(1, 2) &&
         by_parts.position == middle.position + by_parts.velocity * rational(1, 2);
}
static_assert(solves_the_turn());

// A step forwards and back ends exactly at the start.
static_assert(boris{}.step(by_parts, bottle{}, rational(1), rational(-1)) == from);
constexpr auto by_leapfrog = unitstep::leapfrog{}.step(from, bottle{}, rational(0), rational(1));
static_assert(unitstep::leapfrog{}.step(by_leapfrog, bottle{}, rational(1), rational(-1)) != from);

// In a magnetic field alone a step of any length conserves the square of the speed exactly.
struct alone {
  template <class T>
  constexpr vec<T, 3> operator()(space<T> const& s, T const& t) const {
    return cross(s.velocity, bottle::b(s.position, t));
  }
};
template <class M>
constexpr bool keeps_the_speed(rational const& dt) {
  auto const end = M{}.step(from, alone{}, rational(0), dt);
  return dot(end.velocity, end.velocity) == dot(from.velocity, from.velocity);
}
static_assert(keeps_the_speed<boris>(1) && keeps_the_speed<boris>(rational(1, 3)));
static_assert(keeps_the_speed<boris>(-5));
static_assert(!keeps_the_speed<unitstep::leapfrog>(rational(1, 3)));

// Volumes in phase space are conserved: the determinant of the Jacobian of a step is 1, modulo a prime.
template <class T, std::size_t N>
constexpr T determinant(std::array<std::array<T, N>, N> m) {
  T result(1);
  for (std::size_t k = 0; k < N; ++k) {
    std::size_t pivot = k;
    while (pivot < N && m[pivot][k] == T(0)) ++pivot;
    if (pivot == N) return T(0);
    if (pivot != k) std::swap(m[pivot], m[k]), result = -result;
    result = result * m[k][k];
    for (std::size_t i = k + 1; i < N; ++i) {
      T const share = m[i][k] / m[k][k];
      for (std::size_t j = k; j < N; ++j) m[i][j] -= share * m[k][j];
    }
  }
  return result;
}
using prime = laws::modulo_a_prime;
using square = std::array<std::array<prime, 6>, 6>;
using with_slopes = laws::dual<prime, 6>;
constexpr space<with_slopes> start() {
  using T = prime;
  T const at[] = {T(1), T(2), T(-1), T(1) / T(2), T(1), T(3)};
  space<with_slopes> s{};
  for (std::size_t i = 0; i < 3; ++i) {
    s.position[i] = with_slopes::variable(at[i], i);
    s.velocity[i] = with_slopes::variable(at[i + 3], i + 3);
  }
  return s;
}
struct linearised {
  vec<prime, 3> from, to;  ///< positions
  square jacobian;
};
template <class M, class Field>
constexpr linearised step_of(Field const& field) {
  auto const s = start();
  auto const end = M{}.step(s, field, with_slopes(prime(1)), with_slopes(prime(1) / prime(4)));
  linearised result{{s.position[0].value, s.position[1].value, s.position[2].value}, {}, {}};
  for (std::size_t i = 0; i < 3; ++i) {
    result.to[i] = end.position[i].value;
    result.jacobian[i] = end.position[i].by;
    result.jacobian[i + 3] = end.velocity[i].by;
  }
  return result;
}
template <class M>
constexpr prime volume() {
  return determinant(step_of<M>(bottle{}).jacobian);
}
static_assert(volume<boris>() == prime(1));
static_assert(volume<unitstep::leapfrog>() != prime(1));

// It is not symplectic: C. L. Ellison, J. W. Burby, H. Qin, J. Comput. Phys. 301, 489 (2015). The motion x'' = x' times
// w conserves the form of dx and dv that belongs to x and v + A(x), with w = curl A. A step of boris conserves it for w
// = 0, but neither for a w that varies nor for one that is the same everywhere.
struct steady_bottle {
  template <class T>
  static constexpr vec<T, 3> w(vec<T, 3> const& x) {
    return {-x.x * x.z, -x.y * x.z, T(1) + x.z * x.z};  // of divergence 0
  }
};
struct even {
  template <class T>
  static constexpr vec<T, 3> w(vec<T, 3> const&) {
    return {T(1), T(-2), T(3)};
  }
};
struct nothing {
  template <class T>
  static constexpr vec<T, 3> w(vec<T, 3> const&) {
    return {};
  }
};
template <class W>
struct turned_by {
  template <class T>
  constexpr vec<T, 3> operator()(space<T> const& s, T const& t) const {
    return at_rest(s, t) + cross(s.velocity, turning(s, t));
  }
  template <class T>
  constexpr vec<T, 3> at_rest(space<T> const& s, T const&) const {
    return -s.position;  // of a potential
  }
  template <class T>
  constexpr vec<T, 3> turning(space<T> const& s, T const&) const {
    return W::w(s.position);
  }
};
template <class W, class T>
constexpr std::array<std::array<T, 6>, 6> form_at(vec<T, 3> const& x) {
  auto const w = W::w(x);
  std::array<std::array<T, 6>, 6> form{};
  for (std::size_t i = 0; i < 3; ++i) {
    form[i][i + 3] = T(-1);
    form[i + 3][i] = T(1);
    std::size_t const j = (i + 1) % 3;  // v times w, by the components of v
    form[i][j] = w[(i + 2) % 3];
    form[j][i] = -w[(i + 2) % 3];
  }
  return form;
}
/// Whether the motion itself conserves the form F: A^T F + F A + F' = 0 with the slopes A of its rates.
template <class W>
constexpr bool motion_keeps_the_form() {
  auto const s = start();
  auto const acceleration = turned_by<W>{}(s, with_slopes(prime(0)));
  auto const form = form_at<W>(s.position);
  square slopes{};
  for (std::size_t i = 0; i < 3; ++i) {
    slopes[i] = s.velocity[i].by;
    slopes[i + 3] = acceleration[i].by;
  }
  for (std::size_t a = 0; a < 6; ++a)
    for (std::size_t b = 0; b < 6; ++b) {
      prime sum(0);
      for (std::size_t k = 0; k < 6; ++k)
        sum += slopes[k][a] * form[k][b].value + form[a][k].value * slopes[k][b];
      for (std::size_t k = 0; k < 3; ++k) sum += form[a][b].by[k] * s.velocity[k].value;
      if (!(sum == prime(0))) return false;
    }
  return true;
}
template <class M, class W>
constexpr bool keeps_the_form() {
  auto const step = step_of<M>(turned_by<W>{});
  auto const before = form_at<W>(step.from), after = form_at<W>(step.to);
  for (std::size_t a = 0; a < 6; ++a)
    for (std::size_t b = 0; b < 6; ++b) {
      prime sum = -before[a][b];
      for (std::size_t i = 0; i < 6; ++i)
        for (std::size_t j = 0; j < 6; ++j)
          sum += step.jacobian[i][a] * after[i][j] * step.jacobian[j][b];
      if (!(sum == prime(0))) return false;
    }
  return true;
}
static_assert(motion_keeps_the_form<nothing>() && motion_keeps_the_form<even>());
static_assert(motion_keeps_the_form<steady_bottle>());
static_assert(keeps_the_form<boris, nothing>());
static_assert(!keeps_the_form<boris, steady_bottle>() && !keeps_the_form<boris, even>());

// The order with a turning part: a charge on a spring in a magnetic field perpendicular to its plane. With w = -3 and
// stiffness 4 it moves on the sum of two circles, of rates 4 and -1 from r^2 = 3 r + 4; from (1, 0) at rest x = (cos 4
// t + 4 cos t) / 5 and y = (sin 4 t - 4 sin t) / 5.
struct held {
  template <class T>
  constexpr vec<T, 2> operator()(motion<vec<T, 2>, vec<T, 2>> const& s, T const&) const {
    return {-T(4) * s.position.x - T(3) * s.velocity.y, -T(4) * s.position.y + T(3) * s.velocity.x};
  }
};
constexpr double error(auto method, int count) {
  using unitstep::math::cos, unitstep::math::sin;
  laws::planar<double> const end =
      laws::run(method, laws::planar<double>{{1, 0}, {0, 0}}, held{}, 2.0 / count, count);
  return norm(end.position - vec{(4 * cos(2.0) + cos(8.0)) / 5, (sin(8.0) - 4 * sin(2.0)) / 5});
}
constexpr double coarse = error(boris{}, 128), fine = error(boris{}, 256);
static_assert(coarse / fine > 3.9 && coarse / fine < 4.1);
static_assert(error(unitstep::leapfrog{}, 128) / error(unitstep::leapfrog{}, 256) < 2.3);
static_assert(boris::order == 2 && boris::order_with_velocity_forces == 2);

// One evaluation for laws that state their parts; for any other field five in space and four in a plane.
template <class Field>
struct counted {
  Field field;
  int* calls;
  template <class S, class T>
  constexpr auto operator()(S const& s, T const& t) const {
    ++*calls;
    return field(s, t);
  }
};
template <class S, class Field>
constexpr int calls_of(Field const& field) {
  int calls = 0;
  static_cast<void>(boris{}.step(S{}, counted<Field>{field, &calls}, 0.0, 0.5));
  return calls;
}
static_assert(calls_of<space<double>>(bare_bottle{}) == 5);
static_assert(calls_of<laws::planar<double>>(held{}) == 4);
static_assert(boris::evaluations == 1 && boris::starting_evaluations == 0);

// With units, and by the laws of the library: the same run as with the bare formula, up to rounding.
namespace si = boost::units::si;
constexpr auto metres = vec{1.0, 0.5, -0.25} * si::metre;
constexpr auto per_second = vec{0.0, -1.0, 2.0} * si::metre_per_second;
constexpr auto tesla = vec{0.5, 0.0, 2.0} * si::tesla;
constexpr auto kilogram = 2.0 * si::kilogram;
constexpr auto stiffness = 3.0 * si::newton / si::metre;
constexpr unitstep::second_law by_laws{
    kilogram, unitstep::magnetic_force{-1.5 * si::coulomb, tesla}, unitstep::spring{stiffness}};
constexpr auto by_hand = [](auto const& s, auto) {
  return (-1.5 * si::coulomb * cross(s.velocity, tesla) - stiffness * s.position) / kilogram;
};
static_assert(unitstep::detail::knows_its_parts<
              decltype(by_laws.raw<motion<decltype(metres), decltype(per_second)>,
                                   boost::units::quantity<si::time>>()),
              space<double>, double>);
constexpr auto end_of = [](auto const& field) {
  return unitstep::integrate(boris{}, motion{metres, per_second}, field, 0.0625 * si::second, 64);
};
constexpr auto apart = [](auto const& a, auto const& b) {
  return norm(a.position - b.position).value() + norm(a.velocity - b.velocity).value();
};
static_assert(apart(end_of(by_laws), end_of(by_hand)) < 1e-13);
static_assert(laws::steps_quantities_of<unitstep::leapfrog, double>());

// Fields of another form are refused: friction, from laws and from a formula, and nonlinear fields.
template <class Field>
void expect_refused(Field const& field) {
  EXPECT_THROW(static_cast<void>(end_of(field)), std::domain_error);
}
TEST(boris, refuses_what_does_not_turn) {
  unitstep::damper const friction{0.001 * si::newton / si::metre_per_second};
  expect_refused(unitstep::second_law{kilogram, friction});
  expect_refused(unitstep::second_law{kilogram, friction,
                                      unitstep::magnetic_force{-1.5 * si::coulomb, tesla}});
  auto const hertz = 1.0 / si::second;
  expect_refused([=](auto const& s, auto) { return -0.001 * hertz * s.velocity; });
  expect_refused([=](auto const& s, auto) {  // antisymmetric at velocities of 1, and nonlinear
    return cross(s.velocity, vec{0.0, 0.0, 1.0} * hertz) *
           (norm(s.velocity) / si::metre_per_second);
  });
  EXPECT_NO_THROW(static_cast<void>(end_of(by_laws)));
  EXPECT_NO_THROW(static_cast<void>(end_of(by_hand)));
}
TEST(boris, refuses_friction_on_a_line) {
  auto const with_damper = laws::oscillator{0.25};
  EXPECT_THROW(static_cast<void>(laws::run(boris{}, laws::line{1, 1}, with_damper, 0.1, 3)),
               std::domain_error);
}

// Many bodies, each turned by its own charge; each has the bits of its run alone.
TEST(boris, turns_each_of_many_bodies) {
  std::array const charges{1.0 * si::coulomb, -2.0 * si::coulomb, 0.5 * si::coulomb};
  motion const bodies{std::array{metres, 2.0 * metres, metres},
                      std::array{per_second, per_second, -per_second}};
  unitstep::second_law const all{kilogram, unitstep::magnetic_force{charges, tesla},
                                 unitstep::spring{stiffness}};
  auto const end = unitstep::integrate(boris{}, bodies, all, 0.0625 * si::second, 20);
  for (std::size_t i = 0; i < 3; ++i) {
    unitstep::second_law const one{kilogram, unitstep::magnetic_force{charges[i], tesla},
                                   unitstep::spring{stiffness}};
    auto const alone = unitstep::integrate(boris{}, motion{bodies.position[i], bodies.velocity[i]},
                                           one, 0.0625 * si::second, 20);
    EXPECT_EQ(end.position[i], alone.position);
    EXPECT_EQ(end.velocity[i], alone.velocity);
  }
  // A formula that is the same for all bodies.
  auto const by_formula = [](auto const& s, auto) {
    auto a = std::array{s.velocity[0] / si::second, s.velocity[1] / si::second,
                        s.velocity[2] / si::second};
    for (std::size_t i = 0; i < 3; ++i)
      a[i] = cross(s.velocity[i], vec{0.0, 0.0, 1.0} / si::second);
    return a;
  };
  auto const turned = unitstep::integrate(boris{}, bodies, by_formula, 0.0625 * si::second, 500);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_NEAR(norm(turned.velocity[i]).value(), norm(bodies.velocity[i]).value(), 1e-13);
}

// The compiler's runs, in a field that turns and pushes.
constexpr auto compiled =
    laws::run(boris{}, space<double>{{1, 0.5, -0.25}, {0, -1, 2}}, bottle{}, 0.03125, 50);
TEST(boris, makes_the_compilers_run) {
  auto const here =
      laws::run(boris{}, space<double>{{laws::opaque(1), 0.5, -0.25}, {0, laws::opaque(-1), 2}},
                bottle{}, laws::opaque(0.03125), 50);
  EXPECT_EQ(here, compiled);
}

}  // namespace
