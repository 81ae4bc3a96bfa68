// SPDX-License-Identifier: BSL-1.0
#include <unitstep/methods/embedded_runge_kutta.hpp>

#include <type_traits>
#include <unitstep/methods/embedded_runge_kutta.hpp>
#include <utility>

namespace {

using namespace unitstep::detail;

// Dense output uses only slopes with a weight: those of the step, the one at the end, and those evaluated for it.
template <class Tableau, std::size_t... columns>
constexpr bool takes =
    std::is_same_v<std::remove_const_t<decltype(used_columns<dense_row<Tableau>>)>,
                   std::index_sequence<columns...>>;
static_assert(takes<unitstep::detail::bogacki_shampine3_tableau, 0, 1, 2, 3>);
static_assert(takes<unitstep::detail::dormand_prince5_tableau, 0, 2, 3, 4, 5, 6>);
static_assert(takes<unitstep::detail::dop853_tableau, 0, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15>);

// The start is a column even if the step has no weight for it, since the curve begins with its slope.
struct midpoint_tableau {
  static constexpr std::size_t stages = 2;
  static constexpr unitstep::fraction b[] = {{0, 1}, {1, 1}};
};
static_assert(takes<midpoint_tableau, 0, 1, 2>);

// Weights b, 1 - b and 2 b - 1 for the slope at the start; b, -b and 2 b for one between; 0, 0 and -1 at the end.
template <std::size_t j>
constexpr bool has(double b, double first, double second) {
  auto const& c = dense_coefficients<midpoint_tableau, j, double>.at;
  return c[0] == b && c[1] == first && c[2] == second;
}
static_assert(has<0>(0, 1, -1) && has<1>(1, -1, 2) && has<2>(0, 0, -1));

}  // namespace
