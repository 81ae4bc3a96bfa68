// SPDX-License-Identifier: BSL-1.0
// A table of collocation does not say how many of its eigenvalues are real.
// expect words: constraint
// any length: a constraint is told with what it asks for, down to the member that is missing
#include <cstddef>

#include <unitstep/unitstep.hpp>

struct midpoint_table {
  static constexpr char const* name = "midpoint";
  static constexpr int order = 2;
  static constexpr std::size_t stages = 1;
#ifndef UNITSTEP_MISTAKE
  static constexpr std::size_t real_eigenvalues = 1;
#endif
  static constexpr bool symplectic = true, reversible = true;
  template <class T>
  static constexpr unitstep::collocation_numbers<T, 1, 1> numbers() {
    return {{T(1) / T(2)}, {T(2)}, {T(2)}, {}, {{{{T(1)}}}}, {{{{T(1)}}}}};
  }
};
[[maybe_unused]] constexpr unitstep::collocation<midpoint_table> midpoint{};
