// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/units/number.hpp>
#include <unitstep/units/quantity.hpp>

namespace unitstep {

/// Whether a `Got` may stand where an `Expected` is due: the same shape, the same units and the same
/// value type. A light quantity may stand for Boost's. What has members, or a shape of its own, says beside its
/// definition what may stand for it: `state/rate.hpp` for arrays, `state/aggregate.hpp` for `rates`.
/// \proof{examples/reference/units.cpp,fits}
template <class Expected, class Got>
inline constexpr bool fits = std::is_same_v<Expected, Got>;
template <quantity_like Expected, quantity_like Got>
inline constexpr bool fits<Expected, Got> = same_unit<unit_of<Expected>, unit_of<Got>> &&
                                            std::is_same_v<number_of<Expected>, number_of<Got>>;
template <number Expected, quantity_like Got>
inline constexpr bool fits<Expected, Got> =
    is_dimensionless_unit<unit_of<Got>> && std::is_same_v<Expected, number_of<Got>>;
/// A `vec` or an array of what fits.
template <template <class, std::size_t> class Shape, class Expected, class Got, std::size_t N>
inline constexpr bool fits<Shape<Expected, N>, Shape<Got, N>> = fits<Expected, Got>;

}  // namespace unitstep
