// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/units/quantity.hpp>
#include <type_traits>
#include <unitstep/answers/detail/observed.hpp>
#include <unitstep/units/verdict.hpp>
#include <vector>

/// \file
/// \brief `observation`: the value of a measurement, its place, and its deviation.

namespace unitstep {

namespace diagnostics {

/// The verdict on the deviation of a measurement.
template <class Value, class Sigma>
consteval auto check_sigma() {
  if constexpr (unitstep::detail::serves_all<Value, Sigma>())
    return accepted{};
  else if constexpr (auto verdict = check_shape<"sigma", Value, Sigma>(); !verdict.ok)
    return verdict;
  else if constexpr (std::is_convertible_v<Sigma const&, Value>)
    return accepted{};
  else
    return refuse<"sigma", Value, Sigma>{};
}

}  // namespace diagnostics

/// One of the data of a `fit`: where or when a measurement was taken, its value, and its standard deviation.
///
///     observation{0.5 * si::second, 1.22 * si::metre, 0.01 * si::metre}
///
/// `input` may be anything. The model gets it unchanged. `value` is a quantity or a number of double, or a `vec` of
/// these, such as a place. Or it is a list of these: a `std::tuple` whose elements have units of their own, or an array
/// or a `std::vector`, such as all places that one run passes. `sigma` has the same form. If all numbers have one unit,
/// it may also be one deviation for all of them.
/// \proof{examples/reference/fit.cpp,observation}
template <class Input, class Value>
struct observation {
  Input input{};  ///< the place or time of the measurement
  Value value{};  ///< the measured value
  Value sigma{};  ///< the standard deviation of each of its numbers

  /// An empty observation. Without a sigma a fit refuses it.
  constexpr observation() = default;
  /// An observation; a deviation of another unit is refused.
  template <class Sigma>
  constexpr observation(Input const& where, Value const& seen, Sigma const& deviation)
      : input(where), value(seen), sigma(whole(seen, deviation)) {
    using verdict = decltype(diagnostics::check_sigma<Value, Sigma>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
  }

private:
  template <class Sigma>
  static constexpr Value whole(Value const& seen, Sigma const& deviation) {
    if constexpr (detail::serves_all<Value, Sigma>()) {
      Value all = seen;
      detail::fill(all, deviation);
      return all;
    } else if constexpr (decltype(diagnostics::check_sigma<Value, Sigma>())::ok) {
      return deviation;
    } else {
      return seen;
    }
  }
};
template <class Input, class Value, class Sigma>
observation(Input, Value, Sigma) -> observation<Input, Value>;

namespace detail {

/// A type, or a quantity of double in place of a unit.
template <class T>
struct quantity_of_unit {
  using type = T;
};
template <class Dimension, class System>
struct quantity_of_unit<boost::units::unit<Dimension, System>> {
  using type = boost::units::quantity<boost::units::unit<Dimension, System>>;
};

}  // namespace detail

/// A list of observations, to be filled in a loop: by the units of input and value, or by their types.
///
///     observations<si::time, si::length> data;
///     data.push_back({0.5 * si::second, 1.22 * si::metre, 0.01 * si::metre});
/// \snippet examples/reference/fit.cpp observations
template <class Input, class Value>
using observations = std::vector<observation<typename detail::quantity_of_unit<Input>::type,
                                             typename detail::quantity_of_unit<Value>::type>>;

}  // namespace unitstep
