// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "course.hpp"
#include "rational.hpp"

/// Tests shared by the Verlet methods of positions, in exact numbers on a stiffening spring.
namespace laws {

using exact_motion = unitstep::motion<rational, rational>;

inline constexpr auto stiffening = [](exact_motion const& s, rational const&) {
  return -s.position * s.position;
};

/// Whether positions are those of x_{n+1} = 2 x_n - x_{n-1} + a_n h^2 after
/// x_1 = x_0 + v_0 h + a_0 h^2 / 2, and the field sees (x_n - x_{n-1}) / h.
template <class Method>
constexpr bool is_the_formula_of_positions() {
  rational const h(1, 2);
  rational before(1), now(1), seen(2);
  bool same = true;
  auto const spring = [&](exact_motion const& s, rational const& t) {
    same = same && s.velocity == seen;
    return stiffening(s, t);
  };
  exact_motion state{1, 2};
  auto memory = Method{}.start(state, spring, rational(0), h);
  for (int n = 0; n < 4; ++n) {
    rational const a = -now * now;
    rational const next = n == 0 ? now + 2 * h + a * h * h / 2 : 2 * now - before + a * h * h;
    before = now, now = next, seen = (now - before) / h;
    state = Method{}.step(state, memory, spring, rational(0), h);
    same = same && state.position == now && state.velocity == seen - now * now * h / 2;
  }
  return same;
}

/// Whether a step of h after one of h_before is x + (x - x_before) h / h_before + a weight(h, h_before),
/// and the first one as above, whatever step was in view at the start.
template <class Method, class Weight>
constexpr bool is_the_formula_of_changing_steps(Weight const& weight) {
  rational const steps[] = {{1, 2}, 1, {1, 4}, {3, 4}};
  rational before(1), now(1), h_before(0);
  course c(Method{}, exact_motion{1, 2}, stiffening, rational(0), rational(3));
  bool same = true;
  for (auto const& h : steps) {
    rational const a = -now * now;
    rational const next = h_before == rational(0)
                              ? now + 2 * h + a * h * h / 2
                              : now + (now - before) * h / h_before + a * weight(h, h_before);
    before = now, now = next, h_before = h;
    c.step(h);
    same = same && c.state.position == now;
  }
  return same;
}

/// Whether a velocity that is changed between two steps, of which the method is told, moves the next position by its
/// share of the step.
template <class Method>
constexpr bool takes_a_kick() {
  rational const h(1, 2), change(3);
  course kicked(Method{}, exact_motion{1, 2}, stiffening, rational(0), h);
  kicked.step(h);
  auto free = kicked;
  Method::kick(kicked.memory, change);
  kicked.state.velocity += change;
  kicked.step(h);
  free.step(h);
  return kicked.state.position == free.state.position + change * h;
}

/// Whether three steps there and three back within one run end where they began.
template <class Method>
constexpr bool turns_back() {
  course c(Method{}, exact_motion{1, 2}, stiffening, rational(0), rational(1, 2));
  c.steps({1, 2}, 3);
  c.steps({-1, 2}, 3);
  return c.state == exact_motion{1, 2} && c.time == rational(0);
}

}  // namespace laws
