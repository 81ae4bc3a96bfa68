// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <boost/units/quantity.hpp>
#include <concepts>
#include <cstddef>
#include <tuple>
#include <type_traits>
#include <unitstep/answers/detail/differentiated.hpp>
#include <unitstep/math/vec_type.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief `observation`: the value of a measurement, its place, and its deviation.

namespace unitstep::detail {

/// Each element of a list is observed by itself.
template <class T>
concept list_of_observed = !is_vec<T> && !one_number<T> && requires(T const& all) {
  typename T::value_type;
  all.size();
  all[0];
};

/// The number of elements, if the type tells it; else 0.
template <class T>
inline constexpr std::size_t known_length = 0;
template <class T>
  requires requires { std::tuple_size<T>::value; }
inline constexpr std::size_t known_length<T> = std::tuple_size_v<T>;

/// Calls a function with the number of numbers in each value that is observed by itself; a vec has several.
template <class Value, class Call>
constexpr void for_each_block(Value const& value, Call const& call) {
  if constexpr (one_number<Value> || is_vec<Value>)
    call(numbers_of_result<Value>);
  else
    detail::for_each_element(value, [&](auto const& each) { detail::for_each_block(each, call); });
}

/// Whether all numbers are quantities and numbers of double.
template <class Value>
consteval bool is_observable() {
  if constexpr (one_number<Value>)
    return std::same_as<typename leaf_of<Value>::number, double>;
  else if constexpr (is_tuple<Value>)
    return []<class... Each>(std::type_identity<std::tuple<Each...>>) {
      return (is_observable<Each>() && ...);
    }(std::type_identity<Value>{});
  else if constexpr (is_vec<Value> || list_of_observed<Value>)
    return is_observable<typename Value::value_type>();
  else
    return false;
}

/// Whether one deviation holds for all numbers of a value.
template <class Value, class One>
consteval bool serves_all() {
  if constexpr (one_number<Value>)
    return fits<Value, One>;
  else if constexpr (is_vec<Value> || list_of_observed<Value>)
    return serves_all<typename Value::value_type, One>();
  else
    return false;
}
template <class Value, class One>
constexpr void fill(Value& value, One const& one) {
  if constexpr (one_number<Value>)
    value = one;
  else
    detail::for_each_element(value, [&](auto& each) { detail::fill(each, one); });
}

}  // namespace unitstep::detail

namespace unitstep::diagnostics {

/// The verdict on a Got that must have the shape and the units of a Due.
template <text Label, class Due, class Got>
consteval auto check_shape() {
  using namespace unitstep::detail;
  using plain = std::conditional_t<one_number<Got>, on_number<Got, values_alone>, Got>;
  if constexpr (one_number<Due> && one_number<Got>) {
    return check_fit<Label, Due, plain>();
  } else if constexpr (is_tuple<Due> && is_tuple<Got> && known_length<Due> == known_length<Got>) {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return first_refusal<decltype(check_shape<Label, std::tuple_element_t<I, Due>,
                                                std::tuple_element_t<I, Got>>())...>{};
    }(std::make_index_sequence<known_length<Due>>{});
  } else if constexpr ((is_vec<Due> && is_vec<Got>) ||
                       (list_of_observed<Due> && (list_of_observed<Got> || is_vec<Got>))) {
    if constexpr (known_length<Due> != 0 && known_length<Got> != 0 &&
                  known_length<Due> != known_length<Got>)
      return refuse<Label, Due, plain>{};
    else
      return check_shape<Label, typename Due::value_type, typename Got::value_type>();
  } else {
    return refuse<Label, Due, plain>{};
  }
}

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

}  // namespace unitstep::diagnostics

namespace unitstep {

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
