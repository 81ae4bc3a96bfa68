// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>
#include <unitstep/field/field.hpp>
#include <unitstep/field/raw_field.hpp>

namespace unitstep {

namespace detail {

/// A raw field whose rate of number i depends only on the numbers i - Below to i + Above.
template <std::size_t Below, std::size_t Above, class Field>
struct banded_raw {
  struct band {
    static constexpr std::size_t below = Below;
    static constexpr std::size_t above = Above;
  };

  [[no_unique_address]] Field field;

  template <class State, class Time>
  [[gnu::always_inline]] constexpr auto operator()(State const& s, Time const& t) const {
    return field(s, t);
  }
};

}  // namespace detail

/// A field that declares on which numbers of a state its rates depend; made by `banded`.
/// \proof{examples/reference/field.cpp,banded}
template <std::size_t Below, std::size_t Above, class Field>
struct banded_field {
  [[no_unique_address]] Field field;  ///< the caller's field

  template <class State, class Time>
    requires std::is_invocable_v<Field const&, State const&, Time const&>
  constexpr auto operator()(State const& s, Time const& t) const {
    return field(s, t);
  }

  /// The verdict on the field inside.
  template <class State, class Time>
  using verdict = decltype(diagnostics::check_inside<State, Field, Time>());

  /// The field on plain numbers.
  template <class State, class Time>
  constexpr auto raw() const {
    using inside = decltype(unitstep::raw_field<State, Time>(field));
    return detail::banded_raw<Below, Above, inside>{unitstep::raw_field<State, Time>(field)};
  }

  /// Refuses the values that the field inside refuses.
  constexpr void require_values() const { detail::require_values(field); }
};

namespace detail {

/// Whether a field was made by `banded`.
template <class Field>
inline constexpr bool is_banded = false;
template <std::size_t Below, std::size_t Above, class Field>
inline constexpr bool is_banded<banded_field<Below, Above, Field>> = true;

}  // namespace detail

/// Declares that each rate of a field depends only on nearby numbers of the state: on the `Below` before its own and
/// the `Above` after it, in the order in which the members lie.
///
/// An implicit method then computes the Jacobian in `Below + Above + 1` columns for a state of any length, stores no
/// more of it, and solves in proportion to the length. For an array of cells with m numbers each, where a cell depends
/// on its two neighbours, both are 2m - 1; `banded<0>` is a diagonal. If the field depends on other numbers too,
/// `rodas5p` loses its order. The other methods solve for the same step with more iterations, or report that Newton's
/// method does not converge. For explicit methods nothing changes. With vectors whose length is only known at run time
/// an implicit method needs a band.
/// \proof{examples/reference/field.cpp,banded}
template <std::size_t Below, std::size_t Above = Below, class Field>
[[nodiscard]] constexpr banded_field<Below, Above, std::decay_t<Field const&>> banded(
    Field const& field) {
  return {field};
}

}  // namespace unitstep
