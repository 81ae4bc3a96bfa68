// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/methods/detail/as_vector.hpp>
#include <unitstep/methods/detail/radau_numbers.hpp>
#include <unitstep/methods/detail/vector_sums.hpp>

namespace unitstep::detail {

/// Of `radau5`: the factors of its stages in the polynomial of its dense output, each the reciprocal of a product of
/// differences of nodes, and the shares of the stages in the error estimate.
template <class T>
struct radau_shares {
  std::array<T, 3> path;
  std::array<T, 3> error;

  static constexpr radau_shares made() {
    auto const& c = numbers_of<radau5_table, T>.nodes;
    T const one(1), root = math::sqrt(T(6));
    return {{one / (c[0] * (c[0] - c[1]) * (c[0] - one)),
             one / (c[1] * (c[1] - c[0]) * (c[1] - one)), one / ((one - c[0]) * (one - c[1]))},
            {(T(-13) - T(7) * root) / T(3), (T(7) * root - T(13)) / T(3), T(-1) / T(3)}};
  }
};
template <class T>
inline constexpr radau_shares<T> radau_weights = radau_shares<T>::made();

/// The polynomial of third degree through the start of a step and its three stages.
template <class State>
struct radau_dense_output {
  using layout = as_vector<State>;
  using T = typename layout::number;
  using vector_type = state_vector<T, layout::size>;

  State start;
  std::array<vector_type, 3> stages;

  constexpr State operator()(T const& share) const {
    return layout::take(layout::put(start) + of(stages, share));
  }
  /// The polynomial less the state at the start, at a share `s` of the step, in the form of Lagrange. A share
  /// above 1 extrapolates.
  static constexpr vector_type of(std::array<vector_type, 3> const& z, T const& s) {
    auto const& c = numbers_of<radau5_table, T>.nodes;
    auto const& u = radau_weights<T>;
    T const a = s - c[0], b = s - c[1], d = s - T(1);
    return detail::weighted(
        z, std::array<T, 3>{s * b * d * u.path[0], s * a * d * u.path[1], s * a * b * u.path[2]});
  }
};

}  // namespace unitstep::detail
