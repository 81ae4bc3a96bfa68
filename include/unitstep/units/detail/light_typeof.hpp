// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/detail/whole_power.hpp>
#include <unitstep/units/light_type.hpp>

// The customisation points of Boost.Units for powers and roots, so that `boost::units::pow<2>(q)`,
// `boost::units::root<2>(q)` and code written in terms of their result types accept light
// quantities. Sums, products and quotients need nothing: Boost asks the operators themselves.

/// A whole power as Boost's `pow` computes it; other powers have a type but no value.
template <class Unit, class T, long N, long D>
struct boost::units::power_typeof_helper<unitstep::light<Unit, T>,
                                         boost::units::static_rational<N, D>> {
  using exponent = boost::units::static_rational<N, D>;
  using type = unitstep::light<typename boost::units::power_typeof_helper<Unit, exponent>::type, T>;
  static constexpr type value(unitstep::light<Unit, T> const& q)
    requires (static_rational<N, D>::Denominator == 1)
  {
    return {unitstep::detail::whole_power<exponent::Numerator>(q.number)};
  }
};

/// The type of a root; its value is that of `unitstep::sqrt` or `unitstep::cbrt`.
template <class Unit, class T, long N, long D>
struct boost::units::root_typeof_helper<unitstep::light<Unit, T>,
                                        boost::units::static_rational<N, D>> {
  using index = boost::units::static_rational<N, D>;
  using type = unitstep::light<typename boost::units::root_typeof_helper<Unit, index>::type, T>;
  static constexpr type value(unitstep::light<Unit, T> const& q)
    requires ((index::Numerator == 2 || index::Numerator == 3) && index::Denominator == 1)
  {
    if constexpr (index::Numerator == 2)
      return {sqrt(q).number};
    else
      return {cbrt(q).number};
  }
};
