// SPDX-License-Identifier: BSL-1.0
// Drivers with any numbers: the clock of fixed steps, counts of steps, events, look-ups in a table, saved runs that
// somebody else has made, rotating states, and tolerances. Each ends, refuses what its page says, and reports with
// `is_finite` when the numbers have overflowed.
#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "input.hpp"

namespace {

namespace si = boost::units::si;
using fuzz::expect, fuzz::thrown;
using namespace unitstep;

constexpr auto acceleration = si::metre_per_second_squared;
constexpr auto spring_field = [](auto const& s, auto) {
  return -s.position * (1.0 / si::second / si::second) + 0.5 * acceleration;
};

motion<boost::units::quantity<si::length>, boost::units::quantity<si::velocity>> any_motion(
    fuzz::input& in) {
  double const x = in.number<double>(), v = in.number<double>();
  return {x * si::metre, v * si::metre_per_second};
}

// The clock: steps are counted, nothing is lost, and the share of a step is in range.
void clock(fuzz::input& in) {
  double const dt = in.number<double>();
  int const most = in.bits<std::int16_t>();
  auto const made = fuzz::thrown_by([&] { fixed_step(dt * si::second, most); });
  bool const good = std::isfinite(dt) && dt > 0 && most >= 1;
  expect(made == (good ? thrown::nothing : thrown::domain_error), "what a clock refuses");
  if (!good) return;
  fixed_step clock(dt * si::second, most);
  for (int i = 0; i < 16 && !in.empty(); ++i) {
    double const frame = in.up_to(1) != 0 ? in.number<double>() : dt * in.up_to(200) / 64;
    int due = 0;
    auto const said = fuzz::thrown_by([&] { due = clock.advance(frame * si::second); });
    if (!std::isfinite(frame) || frame < 0)
      expect(said == thrown::domain_error, "a frame time that is no time is refused");
    expect(due >= 0 && due <= most, "no more steps than allowed");
    expect(clock.alpha() >= 0 && clock.alpha() < 1, "a share of a step is from 0 to 1");
    expect(clock.dropped() >= 0.0 * si::second, "what is given up is a time");
  }
}

// Counts of steps of any type and size; large ones are only those that are refused.
void counts(fuzz::input& in) {
  auto const start = any_motion(in);
  bool const good = is_finite(start);
  auto const run = [&](auto steps) {
    return fuzz::thrown_by([&] {
      static_cast<void>(
          integrate(velocity_verlet{}, start, spring_field, 0.125 * si::second, steps));
    });
  };
  auto const small = in.bits<std::int8_t>();
  expect(run(small) == (good && small >= 0 ? thrown::nothing : thrown::domain_error),
         "a count is refused below zero");
  auto const large = in.bits<std::uint64_t>() | (std::uint64_t{1} << 63);
  expect(run(large) == thrown::domain_error, "a count that no long holds is refused");
  expect(run(static_cast<std::int64_t>(large)) == thrown::domain_error, "and a negative one");
}

// Events with any values are searched, and the search ends.
void events(fuzz::input& in) {
  auto const start = any_motion(in);
  double const dt = in.number<double>(), level = in.number<double>(), slope = in.number<double>();
  auto const kind = in.up_to(3);
  auto const until = [&](auto const& event) {
    run_end end{start, 0.0 * si::second, 0L, stop_reason::most_steps, -1};
    auto const said = fuzz::thrown_by(
        [&] { end = integrate_until(rk4{}, start, spring_field, dt * si::second, event, 32); });
    bool const good = is_finite(start) && std::isfinite(dt);
    expect(said == (good ? thrown::nothing : thrown::domain_error), "what a search refuses");
    expect(end.steps >= 0 && end.steps <= 32, "a search makes no more steps than allowed");
    if (good && std::isnan(level))
      expect(end.stopped_because == stop_reason::most_steps,
             "what is told by NaN has not happened");
  };
  auto const told = [=](auto const& s) {
    return level + slope * s.position.value() + s.velocity.value();
  };
  auto const number = [&](auto const& s, auto) { return told(s); };
  auto const logical = [&](auto const& s, auto) { return told(s) > 0; };
  if (kind == 0)
    until(logical);
  else if (kind == 1)
    until(number);
  else if (kind == 2)
    until(falling(number));
  else
    until(first_of{rising(number), logical, number});
}

// A table of samples with any contents, read at any time.
void tables(fuzz::input& in) {
  using row = sample<boost::units::quantity<si::time>, decltype(any_motion(in))>;
  std::array<row, 4> table;
  for (auto& r : table) r = {in.number<double>() * si::second, any_motion(in)};
  double const t = in.number<double>();
  static_cast<void>(fuzz::thrown_by([&] { static_cast<void>(state_at(table, t * si::second)); }));
  double const share = in.number<double>();
  auto const said = fuzz::thrown_by(
      [&] { static_cast<void>(interpolate(table[0].state, table[1].state, share)); });
  expect((said == thrown::nothing) == (share >= 0 && share <= 1), "a share is from 0 to 1");
}

// A saved run is plain numbers, so anything may be in it.
void damaged(fuzz::input& in) {
  simulation sim{stormer_verlet{}, motion{1.0 * si::metre, 0.0 * si::metre_per_second},
                 spring_field, 0.125 * si::second};
  auto saved = sim.save();
  saved.state = {in.number<double>(), in.number<double>()};
  saved.t_k = in.number<double>();
  saved.dt = in.number<double>();
  saved.n = in.up_to(1) != 0 ? in.bits<std::int64_t>() : in.up_to(100);
  bool const finite = std::isfinite(saved.state.position) && std::isfinite(saved.state.velocity) &&
                      std::isfinite(saved.t_k) && std::isfinite(saved.dt) && saved.n >= 0;
  auto const said = fuzz::thrown_by([&] { sim.resume(saved); });
  expect(finite || said == thrown::domain_error, "a damaged run is refused");
  static_cast<void>(fuzz::thrown_by([&] { sim.step(), sim.step(); }));
}

// A rotating body, and one that also moves.
void turns(fuzz::input& in) {
  quaternion<double> const q{in.number<double>(), in.number<double>(), in.number<double>(),
                             in.number<double>()};
  quaternion<double> unit{1.0, 0.0, 0.0, 0.0};
  auto const said = fuzz::thrown_by([&] { unit = normalized(q); });
  if (said != thrown::nothing) expect(said == thrown::domain_error, "a length of zero is refused");
  vec<double, 3> const w{in.number<double>(), in.number<double>(), in.number<double>()};
  vec<double, 3> const moments{in.number<double>(), in.number<double>(), in.number<double>()};
  double const dt = in.number<double>();
  fuzz::blow_up range;
  static_cast<void>(fuzz::thrown_by([&] {
    auto const end = integrate(rk4{}, rotation{unit, w}, euler_equations{moments}, dt, 4);
    auto const& o = end.orientation;
    bool const finite = std::isfinite(o.w) && std::isfinite(o.x) && std::isfinite(o.y) &&
                        std::isfinite(o.z) && std::isfinite(end.angular_velocity.x) &&
                        std::isfinite(end.angular_velocity.y) &&
                        std::isfinite(end.angular_velocity.z);
    expect(is_finite(end) == finite, "is_finite says what the numbers are");
    expect(finite || range.happened(), "a body runs away only where the arithmetic does");
    if (finite) expect(std::fabs(squared(o) - 1) < 1e-6, "an orientation keeps its length");
  }));
}

// A tolerance with any numbers: a run under it ends exactly, or reports why not; wrong ones are refused.
template <class Method>
void tolerances(fuzz::input& in, Method const& method) {
  auto const start = any_motion(in);
  // The numbers are mostly right, also when few or no bytes are left, or hardly any run would be made.
  auto const size = [&](int largest, unsigned powers) {
    return in.up_to(15) == 15 ? in.number<double>()
                              : std::ldexp(1.0, largest - static_cast<int>(in.up_to(powers)));
  };
  double const a = size(0, 40), b = size(0, 40), relative = size(0, 40), first = size(2, 20),
               longest = size(9, 12), end = in.number<double>();
  motion const absolute{a * si::metre, b * si::metre_per_second};
  long const most =
      in.up_to(15) == 15 ? in.bits<std::int8_t>() : 200 - static_cast<long>(in.up_to(199));
  tolerance const allowed{absolute, relative, first * si::second, longest * si::second, most};
  auto const is_share = [](double x) { return std::isfinite(x) && x >= 0; };
  auto const is_length = [](double x) { return std::isfinite(x) && x > 0; };
  bool const good = is_finite(start) && is_share(a) && is_share(b) && is_share(relative) &&
                    (relative > 0 || (a > 0 && b > 0)) && is_length(first) && is_length(longest) &&
                    most >= 1;
  auto const is_refused = [&](thrown said, bool right) {
    expect((said == thrown::domain_error) == !right, "what a run under a tolerance refuses");
  };
  fuzz::blow_up range;
  auto last = start;
  auto const said = fuzz::thrown_by(
      [&] { last = integrate(method, start, spring_field, allowed, end * si::second); });
  is_refused(said, good && std::isfinite(end));
  expect(is_finite(last) || range.happened() || !is_finite(start),
         "a state runs away for a reason");
  auto const number = [](auto const& s, auto) { return s.position.value() + s.velocity.value(); };
  is_refused(fuzz::thrown_by([&] {
               auto const there = integrate_until(method, start, spring_field, allowed,
                                                  falling(number), end * si::second);
               bool const is_end = there.stopped_because == stop_reason::end_time;
               expect(is_end == (there.time == end * si::second) || !is_end,
                      "the end is hit exactly");
             }),
             good && std::isfinite(end));
  is_refused(fuzz::thrown_by([&] {
               simulation sim{method, start, spring_field, allowed};
               for (int i = 0; i < 3; ++i) sim.step();
               double const share = in.up_to(255) / 255.0;
               static_cast<void>(sim.at(sim.time() - share * (1 - 0x1p-20) * sim.dt()));
               auto saved = sim.save();
               saved.next = in.number<double>();
               saved.squared_error = in.number<double>();
               bool const whole = is_share(saved.next) && is_share(saved.squared_error);
               auto const resumed = fuzz::thrown_by([&] { sim.resume(saved); });
               expect((resumed == thrown::nothing) == whole || !is_finite(sim.state()),
                      "a damaged run is refused");
               static_cast<void>(fuzz::thrown_by([&] { sim.step(), sim.step(); }));
             }),
             good);
}

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  fuzz::input in(bytes, size);
  switch (in.up_to(7)) {
    case 0: clock(in); break;
    case 1: counts(in); break;
    case 2: events(in); break;
    case 3: tables(in); break;
    case 4: damaged(in); break;
    case 5: turns(in); break;
    case 6: tolerances(in, dormand_prince5{}); break;
    case 7: tolerances(in, dop853{}); break;
  }
  return 0;
}
