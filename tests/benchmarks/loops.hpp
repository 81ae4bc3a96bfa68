// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <vector>

#include "raw.hpp"
#include "typed.hpp"

/// A caller's own loop over a thousand bodies: a round for every ten counted steps, in which each body makes one.
/// Returns the place of the last one.
namespace loops {

constexpr std::size_t bodies = 1000;
constexpr long rounds(long steps) { return steps / 10; }

inline double raw_steps(long steps) {
  std::vector<raw::state> all(bodies, raw::state{raw::start(steps), 0.0});
  double const dt = 0.01;
  for (long n = 0; n < rounds(steps); ++n)
    for (auto& body : all)
      body = raw::semi_implicit_euler::step(body, static_cast<double>(n) * dt, dt);
  return all.back().x;
}

/// By `unitstep::step`.
template <auto const& Field>
double steps_of(long steps) {
  std::vector all(bodies, typed::start<1>(steps));
  for (long n = 0; n < rounds(steps); ++n) {
    auto const t = static_cast<double>(n) * typed::dt;
    for (auto& body : all)
      body = unitstep::step(unitstep::semi_implicit_euler{}, body, Field, t, typed::dt);
  }
  return all.back().position.value();
}

/// By `integrate`, a step at a time.
template <auto const& Field>
double runs_of_one(long steps) {
  std::vector all(bodies, typed::start<1>(steps));
  for (long n = 0; n < rounds(steps); ++n) {
    auto const t = static_cast<double>(n) * typed::dt;
    for (auto& body : all)
      body = unitstep::integrate(unitstep::semi_implicit_euler{}, body, Field, typed::dt, 1, t);
  }
  return all.back().position.value();
}

}  // namespace loops
