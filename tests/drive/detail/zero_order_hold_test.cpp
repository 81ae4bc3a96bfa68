// SPDX-License-Identifier: BSL-1.0
// A field sees a held output as a light quantity, or in the caller's own type if it asks for that.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <concepts>
#include <string>
#include <unitstep/drive/detail/zero_order_hold.hpp>
#include <unitstep/field/boost_typed.hpp>

namespace {

namespace si = boost::units::si;
namespace us = unitstep;
using us::detail::kept;
using us::detail::takes_output;
using us::detail::with_output;
using force = boost::units::quantity<si::force>;
using light_force = decltype(kept<force>::for_field(kept<force>::raw{}));
static_assert(us::detail::is_light<light_force> && !std::same_as<light_force, force>);

// Fields that accept one kind and not the other; both give the number.
struct of_light {
  constexpr double operator()(auto const&, auto const&, light_force const& f) const {
    return f / (1.0 * si::newton);
  }
  double operator()(auto const&, auto const&, force const&) const = delete;
};
struct of_boost {
  constexpr double operator()(auto const&, auto const&, force const& f) const { return f.value(); }
  double operator()(auto const&, auto const&, light_force const&) const = delete;
};
struct of_either {
  constexpr bool operator()(auto const&, auto const&, auto const& f) const {
    return us::detail::is_light<std::remove_cvref_t<decltype(f)>>;
  }
};
template <class Called>
concept taken = takes_output<Called, double, double, force>;
static_assert(taken<of_light> && taken<of_boost> && taken<of_either>);
template <class Called>
using typed = us::boost_typed_field<Called>;
static_assert(taken<typed<of_boost>> && taken<typed<of_either>>);
struct of_nothing {
  double operator()(auto const&, auto const&) const;
};
static_assert(!taken<of_nothing>);

template <class Called>
constexpr auto of_three(Called const& called) {
  return with_output<Called, force>{&called, kept<force>::to_raw(3.0 * si::newton)}(0.0, 0.0);
}
static_assert(of_three(of_light{}) == 3 && of_three(of_boost{}) == 3);
static_assert(of_three(of_either{}) && !of_three(us::boost_typed(of_either{})));

using us::detail::asks_for_boost;
static_assert(asks_for_boost<with_output<typed<of_either>, force>> &&
              !asks_for_boost<with_output<of_either, force>>);

// A value without a raw form is kept unchanged, if it can be copied as bytes.
static_assert(kept<bool>::ok && kept<bool>::from_raw(true) && kept<bool>::for_field(true));
static_assert(kept<force>::ok && !kept<std::string>::ok && !kept<void>::ok);

TEST(HeldOutput, IsTheSameAtRunTime) {
  double volatile three = 3;
  of_light const field{};
  with_output<of_light, force> const held{&field, kept<force>::to_raw(three * si::newton)};
  EXPECT_EQ(held(0.0, 0.0), 3);
}

}  // namespace
