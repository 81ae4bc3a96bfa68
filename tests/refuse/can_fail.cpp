// SPDX-License-Identifier: BSL-1.0
// The control of the judge: what is said here is not what is expected, or takes too many lines.
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>

#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

using time_type = boost::units::quantity<boost::units::si::time>;

template <class T>
constexpr T same(T dt) {
  using namespace unitstep::diagnostics;
  using verdict = decltype([] {
    if constexpr (std::is_same_v<T, time_type>) {
      return accepted{};
    } else {
      return refuse<"dt", time_type, T>{};
    }
  }());
  static_assert(unitstep::units_match<unitstep::refusal_type<verdict>> &&
                    sizeof(unitstep::refusal_text<verdict>),
                "wrong unit");
  return dt;
}

template <int Depth, class T>
constexpr T deep(T dt) {
  if constexpr (Depth == 0) {
    return same(dt);
  } else {
    return deep<Depth - 1>(dt);
  }
}

// The compiler says something else than what is expected.
// expect: expected dt: s, got kg
namespace other_message {
constexpr auto dt = same(1.0 * si::second);  // wrong: constexpr auto dt = same(1.0 * si::metre);
static_assert(dt.value() == 1.0);
}  // namespace other_message

// The report comes from so deep inside that its lines are too many.
// expect: expected dt: s, got m
namespace too_long {
// wrong: constexpr auto dt = deep<5>(1.0F * si::metre);
constexpr auto dt = deep<5>(1.0 * si::second);
static_assert(dt.value() == 1.0);
}  // namespace too_long
