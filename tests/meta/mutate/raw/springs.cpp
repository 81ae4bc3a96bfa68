// SPDX-License-Identifier: BSL-1.0
// The control: two pieces like those of ../runs.cpp in plain numbers. The same changes are made at the same places, and
// a compiler objects to none of them.
constexpr double m = 1.0, s = 1.0, kg = 1.0, N = 1.0, m_per_s = 1.0, m_per_s2 = 1.0;
struct motion {
  double position, velocity;
};
constexpr motion integrate(motion now, auto field, double dt, int steps) {
  for (int n = 0; n < steps; ++n) {
    now.velocity += field(now) * dt;
    now.position += now.velocity * dt;
  }
  return now;
}

double brakes() {
  motion const start{5.0 * m, 30.0 * m_per_s};
  auto const slows = [](auto const&) { return -6.0 * m_per_s2; };
  return integrate(start, slows, 0.5 * s, 10).position;
}

double is_pulled() {
  motion const start{1.0 * m, 0.0 * m_per_s};
  auto const pulled = [](auto const& now) {
    auto const pull = 15.0 * N / m * (now.position + now.velocity * (0.1 * s));
    return -pull / (2.0 * kg);
  };
  return integrate(start, pulled, 0.01 * s, 10).velocity;
}
