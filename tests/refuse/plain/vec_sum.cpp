// SPDX-License-Identifier: BSL-1.0
// An array of lengths plus an array of times.
#include <array>
#include <boost/units/quantity.hpp>
#include <boost/units/systems/si.hpp>
#include <cstddef>

namespace si = boost::units::si;

template <class A, class B>
constexpr auto sum(std::array<A, 3> a, std::array<B, 3> const& b) {
  for (std::size_t i = 0; i < 3; ++i) a[i] = a[i] + b[i];
  return a;
}
constexpr std::array lengths{1.0 * si::metre, 2.0 * si::metre, 3.0 * si::metre};
[[maybe_unused]] constexpr std::array times{1.0 * si::second, 2.0 * si::second, 3.0 * si::second};
#ifdef UNITSTEP_MISTAKE
inline auto const result = sum(lengths, times);
#else
inline auto const result = sum(lengths, lengths);
#endif
