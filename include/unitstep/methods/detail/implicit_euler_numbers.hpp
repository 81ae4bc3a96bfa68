// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/methods/detail/collocation_numbers.hpp>

namespace unitstep::detail {

/// The numbers of implicit Euler as a collocation.
struct implicit_euler_table {
  static constexpr char const* name = "implicit_euler";
  static constexpr std::size_t stages = 1;
  static constexpr std::size_t real_eigenvalues = 1;

  template <class T>
  static constexpr collocation_numbers<T, 1, 1> numbers() {
    return {{T(1)}, {T(1)}, {T(1)}, {}, {{{{T(1)}}}}, {{{{T(1)}}}}};
  }
};

}  // namespace unitstep::detail
