// SPDX-License-Identifier: BSL-1.0
// The sledge of tests/package/consumer.cpp and a spring in plain numbers: the same mutations change
// the same places, and the compiler has nothing to say to them.
namespace unit::si {
constexpr double metre = 1.0;
constexpr double second = 1.0;
constexpr double kilogram = 1.0;
constexpr double newton = 1.0;
constexpr double metre_per_second = 1.0;
constexpr double metre_per_second_squared = 1.0;
}  // namespace unit::si
namespace si = unit::si;

struct motion {
  double position;
  double velocity;
};

constexpr auto pull = 6.0 * si::newton;
constexpr auto mass = 4.0 * si::kilogram;
constexpr auto at_rest = motion{0.0 * si::metre, 0.0 * si::metre_per_second};
constexpr auto stiffness = 15.0 * si::newton / si::metre;
constexpr auto damping = 0.1 * si::kilogram / si::second;

constexpr auto pulled(motion const&) { return pull / mass; }
constexpr auto swings(motion const& state) {
  return -(stiffness * state.position + damping * state.velocity) / mass;
}
constexpr motion integrate(motion state, auto field, auto dt, int steps) {
  for (auto n = 0; n < steps; ++n) {
    auto const acceleration = field(state);
    state.position = state.position + state.velocity * dt;
    state.velocity = state.velocity + acceleration * dt;
  }
  return state;
}

constexpr auto after_8_s = integrate(at_rest, pulled, 2.0 * si::second, 4);
static_assert(after_8_s.velocity == 12.0 * si::metre_per_second);
static_assert(after_8_s.position == 36.0 * si::metre);
constexpr auto after_1_s = integrate(motion{1.0 * si::metre, -1.0}, swings, 0.01 * si::second, 100);
static_assert(after_1_s.position < 0.0 * si::metre);

int main() {}
