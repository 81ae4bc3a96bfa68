// SPDX-License-Identifier: BSL-1.0
// Bodies that rotate, move and attract each other, states with any members, and bodies that come to rest under an
// implicit method. A run from finite numbers ends, refuses what its page says, leaves finite numbers only where the
// arithmetic does, which `is_finite` reports, and steps a state as it steps its parts.
#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "input.hpp"

namespace {

namespace si = boost::units::si;
using fuzz::expect, fuzz::thrown;
using namespace unitstep;

constexpr auto moment = si::kilogram * si::square_metre / si::radian / si::radian;
constexpr auto per_metre = si::newton / si::metre;
constexpr auto per_speed = si::newton / si::metre_per_second;
constexpr unsigned most_steps = 24;

vec<double, 3> any_vec(fuzz::input& in) {
  double const x = in.number<double>(), y = in.number<double>(), z = in.number<double>();
  return {x, y, z};
}
bool finite(double x) { return std::isfinite(x); }
bool finite(vec<double, 3> const& v) { return finite(v.x) && finite(v.y) && finite(v.z); }
template <class X, class V>
bool finite(motion<X, V> const& s) {
  return finite(s.position / si::metre) && finite(s.velocity / si::metre_per_second);
}
template <class Q, class W>
bool finite(rotation<Q, W> const& r) {
  auto const& q = r.orientation;
  return finite(q.w) && finite(q.x) && finite(q.y) && finite(q.z) &&
         finite(r.angular_velocity / si::radians_per_second);
}
template <class M, class R>
bool finite(rigid_body<M, R> const& body) {
  return finite(body.motion) && finite(body.rotation);
}

/// Steps of any length in a run that began when `range` did. `after` gets the state after each of them.
template <class Simulation>
void steps(Simulation& sim, fuzz::blow_up const& range, fuzz::input& in, bool good_field,
           auto const& finite, auto const& after) {
  for (unsigned n = 0; n < most_steps && !in.empty(); ++n) {
    double const h = in.up_to(3) == 0 ? in.number<double>() : sim.dt().value();
    bool const was_finite = finite(sim.state());
    auto const said = fuzz::thrown_by([&] { sim.step(h * si::second); });
    if (!std::isfinite(h)) {
      expect(said == thrown::domain_error, "a step that is not finite is refused");
      return;
    }
    if (said != thrown::nothing) {
      expect(said == thrown::runtime_error, "a step can fail only where it is solved for");
      return;
    }
    bool const is = finite(sim.state());
    expect(is_finite(sim.state()) == is, "is_finite says what the numbers are");
    expect(is || !was_finite || !good_field || range.happened(),
           "finite numbers leave the range only where the arithmetic does");
    after(sim.state(), h);
  }
}

using turning = rotation<quaternion<double>, vec<boost::units::quantity<si::angular_velocity>, 3>>;
turning any_rotation(fuzz::input& in) {
  quaternion<double> q{in.number<double>(), in.number<double>(), in.number<double>(),
                       in.number<double>()};
  // Any length, which is refused, is tried; mostly it is one.
  if (in.up_to(7) != 0 && fuzz::thrown_by([&] { q = normalized(q); }) == thrown::domain_error)
    q = {1.0, 0.0, 0.0, 0.0};
  return {q, any_vec(in) * si::radians_per_second};
}
double length_error(turning const& r) { return std::fabs(squared(r.orientation) - 1); }
bool any_is_zero(vec<double, 3> const& v) { return v.x == 0 || v.y == 0 || v.z == 0; }

// A body that rotates under a braking torque.
template <class Method>
void spin(fuzz::input& in) {
  auto const start = any_rotation(in);
  auto const moments = any_vec(in);
  double const c = in.number<double>(), dt = in.number<double>();
  auto const torque = [c](auto const& s, auto) {
    return s.angular_velocity *
           (c * (si::newton * si::metre / si::radian) / si::radians_per_second);
  };
  auto const made = fuzz::thrown_by([&] { euler_equations(moments * moment, torque); });
  // A moment so small that its reciprocal is infinite is refused, too.
  bool const solid = finite(moments) && !any_is_zero(moments) &&
                     finite(vec{1 / moments.x, 1 / moments.y, 1 / moments.z});
  expect(made == (solid ? thrown::nothing : thrown::domain_error), "what moments are refused");
  if (!solid) return;
  euler_equations const field(moments * moment, torque);
  auto const begin = [&] { return simulation{Method{}, start, field, dt * si::second}; };
  auto const said = fuzz::thrown_by(begin);
  if (!finite(start) || !std::isfinite(dt)) {
    expect(said == thrown::domain_error, "a start that is not finite is refused");
    return;
  }
  bool const unit = length_error(start) < 1e-12;
  expect(said == thrown::nothing || !unit, "a finite start is taken");
  expect(said == thrown::domain_error || length_error(start) < 0.1, "an orientation has length 1");
  if (said != thrown::nothing) return;
  fuzz::blow_up const range;
  auto sim = begin();
  auto const is_finite_rotation = [](turning const& r) { return finite(r); };
  steps(sim, range, in, std::isfinite(c), is_finite_rotation, [&](turning const& now, double) {
    if (unit && finite(now)) expect(length_error(now) < 1e-10, "an orientation keeps its length");
  });
}

// A body that also moves: forces that do not touch its rotation move it like a motion.
template <class Method>
void fly(fuzz::input& in) {
  motion const place{any_vec(in) * si::metre, any_vec(in) * si::metre_per_second};
  rigid_body const start{place, any_rotation(in)};
  double const mass = in.number<double>(), k = in.number<double>(), c = in.number<double>();
  auto const moments = any_vec(in);
  double const dt = in.number<double>();
  auto const laws = [&] {
    return second_law{mass * si::kilogram, spring{k * per_metre}, damper{c * per_speed}};
  };
  auto const body = [&] {
    return simulation{Method{}, start, newton_euler{laws(), euler_equations{moments * moment}},
                      dt * si::second};
  };
  bool const good = finite(start) && std::isfinite(dt) && std::isfinite(k) && std::isfinite(c) &&
                    std::isfinite(mass) && mass != 0 && finite(moments) && !any_is_zero(moments);
  auto const said = fuzz::thrown_by(body);
  if (!good) {
    expect(said == thrown::domain_error, "a body that is no body is refused");
    return;
  }
  if (said != thrown::nothing) {
    expect(said == thrown::domain_error, "a refusal is a domain error");
    return;
  }
  fuzz::blow_up const range;
  auto sim = body();
  simulation alone{Method{}, place, laws(), dt * si::second};
  auto const is_finite_body = [](auto const& b) { return finite(b); };
  steps(sim, range, in, true, is_finite_body, [&](auto const& now, double h) {
    alone.step(h * si::second);
    auto const& there = alone.state();
    for (std::size_t i = 0; i < 3; ++i)
      expect(fuzz::same(now.motion.position[i].value(), there.position[i].value()) &&
                 fuzz::same(now.motion.velocity[i].value(), there.velocity[i].value()),
             "a body moves as its motion does");
  });
}

// Bodies that attract each other from any places; several may be at one place.
void pull(fuzz::input& in) {
  using places = std::array<vec<boost::units::quantity<si::length>, 3>, 3>;
  using speeds = std::array<vec<boost::units::quantity<si::velocity>, 3>, 3>;
  places x;
  speeds v;
  std::array<boost::units::quantity<si::mass>, 3> masses;
  bool good = true;
  for (std::size_t i = 0; i < 3; ++i) {
    auto const at = any_vec(in), speed = any_vec(in);
    double const m = in.number<double>();
    x[i] = at * si::metre;
    v[i] = speed * si::metre_per_second;
    masses[i] = m * si::kilogram;
    good = good && finite(at) && finite(speed) && std::isfinite(m) && m != 0;
  }
  double const strength = in.number<double>(), dt = in.number<double>();
  good = good && std::isfinite(strength) && std::isfinite(dt);
  auto const begin = [&] {
    return simulation{velocity_verlet{}, motion{x, v},
                      second_law{masses, mutual_gravity{strength * si::newton * si::square_metre /
                                                        si::kilogram / si::kilogram}},
                      dt * si::second};
  };
  auto const said = fuzz::thrown_by(begin);
  expect(good || said == thrown::domain_error, "bodies that are none are refused");
  if (said != thrown::nothing) return;
  fuzz::blow_up const range;
  auto sim = begin();
  auto const all_finite = [](auto const& s) {
    for (std::size_t i = 0; i < 3; ++i)
      if (!finite(motion{s.position[i], s.velocity[i]})) return false;
    return true;
  };
  steps(sim, range, in, false, all_finite, [](auto const&, double) {});
}

// A state that is no motion: members of several kinds, each with its rate.
struct kettle {
  boost::units::quantity<si::temperature> water;
  vec<boost::units::quantity<si::mass>, 2> salts;
  std::array<double, 2> shares;
};
bool finite(kettle const& k) {
  return std::isfinite(k.water.value()) && std::isfinite(k.salts.x.value()) &&
         std::isfinite(k.salts.y.value()) && std::isfinite(k.shares[0]) &&
         std::isfinite(k.shares[1]);
}
void cook(fuzz::input& in) {
  kettle start;
  start.water = in.number<double>() * si::kelvin;
  start.salts.x = in.number<double>() * si::kilogram;
  start.salts.y = in.number<double>() * si::kilogram;
  start.shares = {in.number<double>(), in.number<double>()};
  double const loss = in.number<double>(), flow = in.number<double>(), dt = in.number<double>();
  auto const field = [=](kettle const& now, auto) {
    auto const rate = 1.0 / si::second;
    return rates{now.water * (-loss * rate),
                 vec{-now.salts.x, now.salts.x - now.salts.y} * (flow * rate),
                 std::array{now.shares[1] * rate, -now.shares[0] * rate}};
  };
  auto const begin = [&] { return simulation{rk4{}, start, field, dt * si::second}; };
  auto const said = fuzz::thrown_by(begin);
  bool const good = finite(start) && std::isfinite(dt);
  expect(said == (good ? thrown::nothing : thrown::domain_error), "what start is refused");
  if (!good) return;
  fuzz::blow_up const range;
  auto sim = begin();
  auto const is_finite_kettle = [](kettle const& k) { return finite(k); };
  steps(sim, range, in, std::isfinite(loss) && std::isfinite(flow), is_finite_kettle,
        [](kettle const&, double) {});
}

// A damped body on a spring, with dry friction on a line. For moderate numbers every step has exactly one solution,
// since the force falls as the velocity grows, and it is found.
struct held {
  double k, c, at, weight, friction;

  template <class T>
  constexpr T operator()(motion<T, T> const& s, auto const&) const {
    T const pull = -k * (s.position - T(at)) - c * s.velocity + T(weight);
    if (friction == 0) return pull;
    return s.velocity > T(0) ? pull - T(friction) : pull + T(friction);
  }
};
// The same for double only, so the Jacobian is made by differences.
struct held_in_doubles {
  held law;
  constexpr double operator()(motion<double, double> const& s, double t) const { return law(s, t); }
};
// In space the body hangs at the origin: where all of a force cancels at the origin, which has no digits, the rounding
// of several numbers can be compared with nothing.
struct held_in_space {
  double k, c;
  vec<double, 3> weight;

  template <class T>
  constexpr auto operator()(motion<vec<T, 3>, vec<T, 3>> const& s, auto const&) const {
    return s.position * T(-k) - s.velocity * T(c) +
           vec<T, 3>{T(weight.x), T(weight.y), T(weight.z)};
  }
};
double moderate(fuzz::input& in) { return in.bits<std::int16_t>() / 1024.0; }
// From 0 to a million, half of them below one.
double any_strength(fuzz::input& in) {
  double const x = in.bits<std::uint16_t>() / 65536.0;
  return in.up_to(1) != 0 ? x : x * 1e6;
}
template <class V, class Field>
void come_to_rest(Field const& field, motion<V, V> s, double dt, auto const& check,
                  bool may_not_converge = false) {
  auto const said = fuzz::thrown_by([&] {
    for (int n = 0; n < 200; ++n) {
      auto const before = s;
      s = implicit_euler{}.step(before, field, 0.0, dt);
      check(before, s);
    }
  });
  // `implicit_euler` says that in space it may not converge where a body rests at the very origin.
  expect(said == thrown::nothing || (may_not_converge && said == thrown::runtime_error),
         "what has one solution is solved");
}
void rest(fuzz::input& in) {
  double const dt = (1 + in.bits<std::uint16_t>()) / 65536.0 * (in.up_to(1) != 0 ? 1 : 1e-3);
  double const k = any_strength(in), c = any_strength(in);
  if (in.up_to(3) == 0) {
    vec<double, 3> const x{moderate(in), moderate(in), moderate(in)},
        v{moderate(in), moderate(in), moderate(in)},
        weight{moderate(in), moderate(in), moderate(in)};
    come_to_rest(
        held_in_space{k, c, weight}, motion<vec<double, 3>, vec<double, 3>>{x, v}, dt,
        [](auto const&, auto const& now) { expect(is_finite(now), "what is damped stays finite"); },
        true);
    return;
  }
  motion<double, double> const start{moderate(in), moderate(in)};
  held const law{k, c, moderate(in), moderate(in), std::fabs(moderate(in))};
  // The remainder of the equation is rounding: of its terms, or of the last correction times the slope. Where friction
  // holds a body there is a jump instead.
  auto const check = [&](auto const& before, auto const& now) {
    expect(is_finite(now), "what is damped stays finite");
    if (law.friction != 0) return;
    double const v = std::fabs(before.velocity) + std::fabs(now.velocity);
    double const terms = v + dt * (k * (std::fabs(now.position) + std::fabs(law.at)) + c * v +
                                   std::fabs(law.weight));
    double const last =
        (1 + dt * c + dt * dt * k) * (v + std::fabs(before.position) / dt + 0x1p-900);
    double const remainder = now.velocity - before.velocity - law(now, 0.0) * dt;
    expect(std::fabs(remainder) <= 0x1p-46 * (terms + last), "a solution solves the equation");
  };
  if (in.up_to(1) != 0)
    come_to_rest(law, start, dt, check);
  else
    come_to_rest(held_in_doubles{law}, start, dt, check);
}

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  fuzz::input in(bytes, size);
  switch (in.up_to(7)) {
    case 0: spin<rk4>(in); break;
    case 1: spin<velocity_verlet>(in); break;
    case 2: fly<rk4>(in); break;
    case 3: fly<velocity_verlet>(in); break;
    case 4: pull(in); break;
    case 5: cook(in); break;
    default: rest(in);
  }
  return 0;
}
