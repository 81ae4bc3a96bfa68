// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/numbers/detail/recorded.hpp>

/// \file
/// \brief Elementary functions of recorded numbers: the first coefficient, and the recurrence of the further ones.

namespace unitstep::detail {

template <class T, int most>
using recurrence_on_tape = recurrence<series<T, most>>;

template <class T, int most>
constexpr recorded<T, most> sqrt(recorded<T, most> const& a) {
  return a.made(math::sqrt(a.value), recurrence_on_tape<T, most>::root, most, a, a);
}
template <class T, int most>
constexpr recorded<T, most> cbrt(recorded<T, most> const& a) {
  return a.made(math::cbrt(a.value), recurrence_on_tape<T, most>::power, most, a,
                recorded<T, most>(T(1) / T(3)));
}
template <class T, int most>
constexpr recorded<T, most> exp(recorded<T, most> const& a) {
  return a.made(math::exp(a.value), recurrence_on_tape<T, most>::exponential, most, a, a);
}
template <class T, int most>
constexpr recorded<T, most> log(recorded<T, most> const& a) {
  return a.made(math::log(a.value), recurrence_on_tape<T, most>::integral, most, a, a);
}

/// A sine and a cosine, side by side on the tape: each is made of the other.
template <class T, int most>
struct recorded_wave {
  recorded<T, most> sine, cosine;
};
template <class T, int most>
constexpr recorded_wave<T, most> sin_cos(recorded<T, most> const& a) {
  using next = recurrence_on_tape<T, most>;
  T const s = math::sin(a.value), c = math::cos(a.value);
  if (a.on == nullptr) return {s, c};
  int const sine = a.on->put(s, most, next::sine, a.place, a.on->size() + 1);
  int const cosine = a.on->put(c, most, next::cosine, a.place, sine);
  return {{s, a.on, sine}, {c, a.on, cosine}};
}
template <class T, int most>
constexpr recorded<T, most> sin(recorded<T, most> const& a) {
  return sin_cos(a).sine;
}
template <class T, int most>
constexpr recorded<T, most> cos(recorded<T, most> const& a) {
  return sin_cos(a).cosine;
}
template <class T, int most>
constexpr recorded<T, most> tan(recorded<T, most> const& a) {
  auto const both = sin_cos(a);
  return both.sine / both.cosine;
}
template <class T, int most>
constexpr recorded<T, most> atan(recorded<T, most> const& a) {
  return a.made(math::atan(a.value), recurrence_on_tape<T, most>::integral, most, a,
                recorded<T, most>(T(1)) + a.squared());
}
template <class T, int most>
constexpr recorded<T, most> atan2(recorded<T, most> const& y,
                                  std::type_identity_t<recorded<T, most>> const& x) {
  using next = recurrence_on_tape<T, most>;
  return y.made(math::atan2(y.value, x.value), next::integral, most,
                y.made(T{}, next::swept, most, y, x), x.squared() + y.squared());
}
template <class T, int most>
constexpr recorded<T, most> pow(recorded<T, most> const& a,
                                std::type_identity_t<recorded<T, most>> const& b) {
  if (b.on != nullptr) return exp(b * log(a));
  return a.made(math::pow(a.value, b.value), recurrence_on_tape<T, most>::power, most, a, b);
}

}  // namespace unitstep::detail
