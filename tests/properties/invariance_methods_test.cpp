// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler a minute
// Every method in double, and each kind of method in three number types: where the zeros of place and time are, the
// units, and left and right do not matter.
#include <gtest/gtest.h>

#include <type_traits>

#include "support/every_method.hpp"
#include "support/invariance.hpp"

namespace {

using namespace unitstep;
namespace is = invariance;

/// A spring about `middle`, with a steady push until a time that the force does not know: a force of the place, the
/// velocity and the time since `from`.
template <class T>
struct pulled {
  T middle, from, stiffness, damping, growth;
  constexpr auto operator()(auto const& s, auto t) const {
    auto const d = s.position - middle;
    return -stiffness * d - damping * s.velocity - growth * (t - from) * d;
  }
};

template <class T, class Method>
is::trial<T> by_steps(std::string_view name, Method const& method) {
  return {name,
          {{is::place, -1, 1},
           {is::velocity, -1, 1},
           {is::place, -.5, .5},
           {is::instant, 0, 1},
           {is::rate_squared, .5, 4},
           {is::rate, 0, .5},
           {is::of(0, -3, 0), 0, 1},
           {is::duration, .01, .05}},
          {is::place, is::velocity},
          [method](std::vector<T> const& in, is::as) {
            pulled<T> const field{in[2], in[3], in[4], in[5], in[6]};
            auto const end = integrate(method, motion<T, T>{in[0], in[1]}, field, in[7], 12, in[3]);
            return std::vector<T>{end.position, end.velocity};
          },
          {},
          4e3};
}

template <class T>
class Methods : public testing::Test {};
TYPED_TEST_SUITE(Methods, is::numbers);

TYPED_TEST(Methods, KnowNoZeroNoUnitAndNoSide) {
  std::vector<is::trial<TypeParam>> all;
  laws::for_each_method([&]<class Method>(laws::listed<Method> const& listed) {
    if constexpr (std::is_same_v<TypeParam, double> || !laws::has_only_other_coefficients<Method>)
      all.push_back(by_steps<TypeParam>(listed.name, listed.method));
  });
  is::hold_all(all);
}

// The controls: fields that depend on a place, a time, a side or a unit.
TYPED_TEST(Methods, AndWhatKnowsOneIsCaught) {
  using T = TypeParam;
  auto const knows = [](auto const& field) {
    auto one = by_steps<T>("control", rk4{});
    one.run = [field](std::vector<T> const& in, is::as) {
      auto const end = integrate(rk4{}, motion<T, T>{in[0], in[1]}, field(in), in[7], 12, in[3]);
      return std::vector<T>{end.position, end.velocity};
    };
    return is::is_caught(one);
  };
  EXPECT_TRUE(knows(
      [](auto const& in) { return [in](auto const& s, auto) { return -in[4] * s.position; }; }));
  EXPECT_TRUE(knows([](auto const& in) {
    return [in](auto const& s, auto t) { return -in[6] * t * (s.position - in[2]); };
  }));
  EXPECT_TRUE(knows([](auto const& in) {
    return [in](auto const& s, auto) {
      return s.position < in[2] ? T(0) * s.position : -in[4] * (s.position - in[2]);
    };
  }));
  EXPECT_TRUE(knows([](auto const& in) {
    return [in](auto const& s, auto) {
      auto const d = s.position - in[2];
      return -in[4] * d - T(.01) * d * d * d;
    };
  }));
  EXPECT_FALSE(knows([](auto const& in) { return pulled<T>{in[2], in[3], in[4], in[5], in[6]}; }));
}

}  // namespace
