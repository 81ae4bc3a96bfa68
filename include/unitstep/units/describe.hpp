// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <type_traits>

#include <unitstep/units/text.hpp>
#include <unitstep/units/type_name.hpp>

/// \file
/// \brief What an argument is, in words; `units/unit_text.hpp` describes what has a unit.

namespace unitstep::diagnostics {

/// A type that is described by these words. A parameter of a template may follow them, which delays the
/// description until that template is used.
template <text Words, class...>
struct words {};

/// The description of an argument that was left out.
using left_out = words<"nothing">;

/// What a description of a type contains: its unit, or its value type as well. By its name a unit is `N` in place of
/// `kg m s^-2 (N)`; one without a name stays as it is.
enum class wording { unit, value_type, name, name_and_value_type };

/// What has a unit and a number: a quantity, Boost's or light.
template <class T>
concept with_unit = requires {
  typename T::unit_type;
  typename T::value_type;
};

/// What counts periods of a ratio of a second, as `std::chrono::duration` does. It is known by its
/// members, so that `<chrono>` is not included.
template <class T>
concept counts_periods = requires(T const& time) {
  typename T::rep;
  T::period::num;
  T::period::den;
  time.count();
};

/// Describes T as part of a sentence. Overloads for templates describe their arguments in turn.
template <class T>
struct description {
  static constexpr sentence write(wording) { return type_name<T>(); }
};

template <text Words, class... T>
struct description<words<Words, T...>> {
  static constexpr sentence write(wording) {
    sentence said;
    return said += Words;
  }
};

template <template <class...> class Template, class First, class... Rest>
  requires (!with_unit<Template<First, Rest...>> && !counts_periods<Template<First, Rest...>>)
struct description<Template<First, Rest...>> {
  static constexpr sentence write(wording much) {
    sentence said = type_name<Template<First, Rest...>>();
    said += '<';
    said += description<First>::write(much);
    ((said += ", ", said += description<Rest>::write(much)), ...);
    return said += '>';
  }
};

template <counts_periods T>
struct description<T> {
  static constexpr sentence write(wording much) {
    sentence said;
    said += "a duration in ";
    said += static_cast<long>(T::period::num);
    if (T::period::den != 1) (said += '/') += static_cast<long>(T::period::den);
    said += " s of ";
    return said += description<typename T::rep>::write(much);
  }
};

template <template <class, std::size_t> class Template, class T, std::size_t N>
struct description<Template<T, N>> {
  static constexpr sentence write(wording much) {
    sentence said = type_name<Template<T, N>>();
    said += '<';
    said += description<T>::write(much);
    said += ", ";
    said += static_cast<long>(N);
    return said += '>';
  }
};

/// T in words: `m s^-2`, `vec<m s^-2, 3>`, `a plain number (double)`, `nothing (void)`, `a lambda`.
template <class T>
constexpr sentence describe(wording much = wording::unit) {
  using type = std::remove_cvref_t<T>;
  sentence said;
  if constexpr (std::is_arithmetic_v<type>) {
    said += "a plain number (";
    said += type_name<type>();
    return said += ')';
  } else if constexpr (std::is_void_v<type>) {
    return said += "nothing (void)";
  } else {
    return description<type>::write(much);
  }
}

}  // namespace unitstep::diagnostics
