// SPDX-License-Identifier: BSL-1.0
#pragma once

#include "plain_units.hpp"
#include "raw_rocket.hpp"
#include "raw_space.hpp"
#include "typed.hpp"
#include "typed_rocket.hpp"

/// The counted forms: each is a run of several steps whose returned number depends on every step.
namespace forms {

template <class Method>
constexpr double raw_line(long steps) {
  return raw::run(Method{}, raw::state{raw::start(steps), 0.0}, steps).x;
}
template <class Method>
constexpr double raw_vector(long steps) {
  auto const x =
      raw::run(Method{}, raw_space::state{{raw::start(steps), 500.0, 200.0}, {}}, steps).x;
  return x.x + x.y + x.z;
}
template <class Method>
constexpr double raw_components(long steps) {
  auto const s =
      raw::run(Method{}, ::raw_components::state{raw::start(steps), 500.0, 200.0, 0, 0, 0}, steps);
  return s.x + s.y + s.z;
}
constexpr double raw_rocket(long steps) { return raw::fly(steps); }

template <class Method>
constexpr double plain_units(long steps) {
  return ::plain_units::run(Method{}, steps);
}

template <class Method, auto const& Field>
constexpr double line(long steps) {
  return typed::run<1>(Method{}, Field, steps);
}
template <class Method, auto const& Field>
constexpr double line_until(long steps) {
  return typed::run_until(Method{}, Field, steps);
}
template <class Method, auto const& Field>
constexpr double space(long steps) {
  return typed::run<3>(Method{}, Field, steps);
}
constexpr double rocket(long steps) { return typed::fly<typed::rocket>(typed::flight, steps); }
constexpr double light_rocket(long steps) {
  return typed::fly<typed::light_rocket>(typed::light_flight, steps);
}

}  // namespace forms
