// SPDX-License-Identifier: BSL-1.0
// How a field is called.
#include <boost/units/systems/si.hpp>
#include <cstdint>
#include <limits>
#include <string_view>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using boost::units::quantity;
using namespace unitstep;
using namespace unitstep::symbols;

namespace with_jacobian_example {
//! [with_jacobian]
// A decays into B at 1000/s; the derivatives, a row for each rate.
struct mixture {
  double a, b;
};
constexpr auto k = 1000.0 / s;
constexpr auto decays = [](mixture const& now, auto) {
  return rates{-k * now.a, k * now.a};
};
constexpr auto derivatives = [](mixture const&, auto) {
  return rates{rates{-k, 0.0 * k}, rates{k, 0.0 * k}};
};
constexpr field_with_jacobian field =
    with_jacobian(decays, derivatives);
constexpr auto end =
    integrate(radau5{}, mixture{1.0, 0.0}, field, 1.0 * s, 2);
static_assert(magnitude(end.b - 1.0) < 1e-5);
//! [with_jacobian]
}  // namespace with_jacobian_example

namespace banded_example {
//! [banded]
// Four cells that share heat with their neighbours: a band of three.
struct rod {
  std::array<double, 4> heat;
};
constexpr auto flow = [](auto const& now, auto) {
  auto const& h = now.heat;
  return rates{std::array{
      (h[1] - h[0]) / s, (h[0] - h[1] + h[2] - h[1]) / s,
      (h[1] - h[2] + h[3] - h[2]) / s, (h[2] - h[3]) / s}};
};
constexpr banded_field field = banded<1>(flow);
constexpr auto end = integrate(radau5{}, rod{{3.0, 1.0, 1.0, 1.0}},
                               field, 1.0 * s, 20);
static_assert(magnitude(end.heat[3] - 1.5) < 1e-4);
//! [banded]
}  // namespace banded_example

namespace boost_typed_example {
//! [boost_typed]
// A helper of one's own that takes Boost's quantities alone.
template <class Unit>
constexpr auto back(quantity<Unit> const& x) {
  return -4.0 / s / s * x;
}
constexpr boost_typed_field field = boost_typed(
    [](auto const& now, auto) { return back(now.position); });
constexpr auto end = integrate(
    leapfrog{}, motion{1.0 * m, 0.0 * m_per_s}, field, 0.5 * s, 1);
static_assert(end.position == 0.5 * m);
//! [boost_typed]
}  // namespace boost_typed_example

namespace raw_field_example {
//! [raw_field]
// What a method calls: the field on plain numbers.
using state = motion<quantity<boost::units::si::length>,
                     quantity<boost::units::si::velocity>>;
using seconds = quantity<boost::units::si::time>;
constexpr second_law pull{2.0 * kg, spring{8.0 * N / m}};
constexpr auto raw = raw_field<state, seconds>(pull);
static_assert(raw(motion{0.5, 0.0}, 0.0) == -2.0);
//! [raw_field]
}  // namespace raw_field_example

int main() {}
