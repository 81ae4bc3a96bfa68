// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <type_traits>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/state/raw_form.hpp>
#include <utility>

#include "differences.hpp"

namespace laws {

/// Expects of a function's value the bits that it has without slopes, and of each slope the central difference in `long
/// double`, whose relative error is below 1e-11.
template <class F, class... X>
void agrees(F const& f, double share, X const&... x) {
  auto const found = unitstep::gradient(f, x...);
  auto const plain = f(x...);
  using value = std::remove_cvref_t<decltype(found.value)>;
  // The value has the same bits as without slopes.
  EXPECT_EQ(unitstep::raw_form<value>::to_raw(found.value),
            unitstep::raw_form<std::remove_const_t<decltype(plain)>>::to_raw(plain));
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    auto const one = [&](std::size_t i, auto const& slope) {
      using type = std::remove_cvref_t<decltype(slope)>;
      double const due = difference(f, i, 1e-4L, x...);
      EXPECT_NEAR(unitstep::raw_form<type>::to_raw(slope), due, share * std::abs(due))
          << "by argument " << i;
    };
    (one(I, found.template slope<I>()), ...);
  }(std::index_sequence_for<X...>{});
}

}  // namespace laws
