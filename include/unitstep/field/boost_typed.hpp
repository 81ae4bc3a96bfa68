// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <type_traits>

namespace unitstep {

/// A field that is called with `boost::units::quantity`; made by `boost_typed`.
/// \proof{examples/reference/field.cpp,boost_typed}
template <class Field>
struct boost_typed_field {
  [[no_unique_address]] Field field;  ///< the caller's field
  /// \cond
  static constexpr bool takes_boost = true;
  /// \endcond

  /// Calls it; the field of a `sampled` has a third argument.
  template <class State, class Time, class... Output>
  constexpr auto operator()(State const& state, Time const& t, Output const&... output) const
    requires (sizeof...(Output) < 2)
  {
    return field(state, t, output...);
  }
};

/// Has a generic field called with `boost::units::quantity` instead of light quantities.
///
/// Needed for a field with two return types, or one that calls helpers templated on `quantity<Unit>`; a field that
/// names its parameter types gets those anyway.
/// \proof{examples/reference/field.cpp,boost_typed}
template <class Field>
[[nodiscard]] constexpr boost_typed_field<std::decay_t<Field const&>> boost_typed(
    Field const& field) {
  return {field};
}

namespace detail {

/// Whether a field was made by `boost_typed`, or calls one that was.
template <class Field>
inline constexpr bool asks_for_boost = requires { requires Field::takes_boost; };

}  // namespace detail

}  // namespace unitstep
