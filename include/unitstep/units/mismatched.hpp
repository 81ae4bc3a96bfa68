// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/units_fwd.hpp>
#include <cstddef>
#include <type_traits>
#include <unitstep/units/mismatch.hpp>

namespace unitstep {

/// The result of an operation whose operands do not match. Whatever is computed from it is a mismatch too,
/// until a field returns it to a driver, which reports the refusal, or it is used as a value, which is the
/// error then. So one mistake is one error, and a short one.
///
/// \tparam Refusal what the error says, a refusal as `diagnostics::refuse` makes it
/// \proof{examples/reference/units.cpp,mismatched}
template <class Refusal>
struct mismatched {
  using refusal = Refusal;  ///< what the error says

  /// \cond
  static mismatched const lower, upper;  // like those of an interval
  static mismatched const w, x, y, z;    // like those of a vec or a quaternion

  // Hidden from the reference: doxygen would link every .value() of an example to it.
  constexpr mismatched value() const { return {}; }
  /// \endcond
  /// The same mismatch.
  constexpr mismatched operator[](std::size_t) const { return {}; }

  /// Refused: there is no number. No other number type has a conversion, so a call of an overloaded function
  /// such as `std::abs` is not ambiguous.
  constexpr operator double() const {
    static_assert(units_match<printed<Refusal>> && sizeof(message_of<Refusal>), "wrong unit");
    return {};
  }
  /// Refused: there is no value.
  template <class T>
    requires (!std::is_same_v<T, mismatched> &&
              (!std::is_arithmetic_v<T> || std::is_same_v<T, bool>))
  constexpr operator T() const {
    static_assert(units_match<printed<Refusal>> && sizeof(message_of<Refusal>), "wrong unit");
    if constexpr (std::is_same_v<T, bool>)
      return true;  // what is asserted of it is not blamed as well
    else
      return T{};
  }
};

/// The refusal of something that has been reported already: it prints nothing.
/// \proof{examples/reference/units.cpp,mismatched}
struct reported {
  using expected = void;  ///< has been printed
  using got = void;       ///< has been printed
};

/// The result of a computation that was refused. Everything done with it compiles and every assertion about it
/// holds, so there is no second error.
/// \proof{examples/reference/units.cpp,mismatched}
using unknown = mismatched<reported>;

namespace detail {

/// Whether a type is itself a mismatch.
template <class T>
inline constexpr bool is_mismatched = false;
template <class Refusal>
inline constexpr bool is_mismatched<mismatched<Refusal>> = true;

/// The mismatch inside a type, such as a vec of them or the rates of a state; `void` if there is none.
template <class T>
struct inside {
  using type = void;
};
template <class T>
using mismatch_in = typename inside<T>::type;

template <class... T>
struct first_inside {
  using type = void;
};
template <class First, class... Rest>
struct first_inside<First, Rest...>
    : std::conditional_t<std::is_void_v<mismatch_in<First>>, first_inside<Rest...>, inside<First>> {
};

template <class Refusal>
struct inside<mismatched<Refusal>> {
  using type = mismatched<Refusal>;
};
template <template <class...> class Template, class... T>
  requires (!is_mismatched<Template<T...>>)
struct inside<Template<T...>> : first_inside<T...> {};
template <template <class, std::size_t> class Template, class T, std::size_t N>
struct inside<Template<T, N>> : inside<T> {};

/// The one of two operands that is a mismatch; the first if both are.
template <class A, class B>
using mismatch_of = std::conditional_t<is_mismatched<A>, A, B>;

/// Operands at least one of which is a mismatch.
template <class... T>
concept with_mismatch = (is_mismatched<T> || ...);

}  // namespace detail

/// \cond
// clang-format off
template <class R> inline constexpr mismatched<R> mismatched<R>::lower{};
template <class R> inline constexpr mismatched<R> mismatched<R>::upper{};
template <class R> inline constexpr mismatched<R> mismatched<R>::w{};
template <class R> inline constexpr mismatched<R> mismatched<R>::x{};
template <class R> inline constexpr mismatched<R> mismatched<R>::y{};
template <class R> inline constexpr mismatched<R> mismatched<R>::z{};
template <detail::with_mismatch A>
constexpr A operator-(A const&) { return {}; }
template <detail::with_mismatch A>
constexpr A operator+(A const&) { return {}; }
template <detail::with_mismatch A>
constexpr A operator!(A const&) { return {}; }
template <class Stream, class Refusal>
constexpr Stream& operator<<(Stream& stream, mismatched<Refusal> const&) {
  static_assert(units_match<printed<Refusal>> && sizeof(message_of<Refusal>), "wrong unit");
  return stream;
}
template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> operator+(A const&, B const&) { return {}; }
template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> operator-(A const&, B const&) { return {}; }
template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> operator*(A const&, B const&) { return {}; }
template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> operator/(A const&, B const&) { return {}; }
// Clang would choose among the built-in ones of all numbers.
template <class T, class R> requires std::is_arithmetic_v<T>
constexpr T& operator+=(T& a, mismatched<R> const& b) { return a = static_cast<T>(static_cast<double>(b)); }
template <class T, class R> requires std::is_arithmetic_v<T>
constexpr T& operator-=(T& a, mismatched<R> const& b) { return a = static_cast<T>(static_cast<double>(b)); }
template <class T, class R> requires std::is_arithmetic_v<T>
constexpr T& operator*=(T& a, mismatched<R> const& b) { return a = static_cast<T>(static_cast<double>(b)); }
template <class T, class R> requires std::is_arithmetic_v<T>
constexpr T& operator/=(T& a, mismatched<R> const& b) { return a = static_cast<T>(static_cast<double>(b)); }
// Times and over a unit, where Boost would make a quantity of it.
template <class R, class D, class S>
constexpr mismatched<R> operator*(mismatched<R> const&, boost::units::unit<D, S> const&) { return {}; }
template <class R, class D, class S>
constexpr mismatched<R> operator*(boost::units::unit<D, S> const&, mismatched<R> const&) { return {}; }
template <class R, class D, class S>
constexpr mismatched<R> operator/(mismatched<R> const&, boost::units::unit<D, S> const&) { return {}; }
template <class R, class D, class S>
constexpr mismatched<R> operator/(boost::units::unit<D, S> const&, mismatched<R> const&) { return {}; }
template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> operator==(A const&, B const&) { return {}; }
template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> operator!=(A const&, B const&) { return {}; }
template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> operator<(A const&, B const&) { return {}; }
template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> operator>(A const&, B const&) { return {}; }
template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> operator<=(A const&, B const&) { return {}; }
template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> operator>=(A const&, B const&) { return {}; }

template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> dot(A const&, B const&) { return {}; }
template <class A, class B> requires detail::with_mismatch<A, B>
constexpr detail::mismatch_of<A, B> cross(A const&, B const&) { return {}; }
template <detail::with_mismatch A>
constexpr A norm(A const&) { return {}; }
template <detail::with_mismatch A>
constexpr A (abs)(A const&) { return {}; }

namespace math {

// Functions in `math` of what was refused, such as assertions about it call; `sin_cos` is in its header.
template <unitstep::detail::with_mismatch A>
constexpr A sqrt(A const&) { return {}; }
template <unitstep::detail::with_mismatch A>
constexpr A cbrt(A const&) { return {}; }
template <unitstep::detail::with_mismatch A>
constexpr A exp(A const&) { return {}; }
template <unitstep::detail::with_mismatch A>
constexpr A log(A const&) { return {}; }
template <unitstep::detail::with_mismatch A>
constexpr A sin(A const&) { return {}; }
template <unitstep::detail::with_mismatch A>
constexpr A cos(A const&) { return {}; }
template <unitstep::detail::with_mismatch A>
constexpr A tan(A const&) { return {}; }
template <unitstep::detail::with_mismatch A>
constexpr A atan(A const&) { return {}; }
template <class A, class B> requires unitstep::detail::with_mismatch<A, B>
constexpr unitstep::detail::mismatch_of<A, B> atan2(A const&, B const&) { return {}; }
template <class A, class B> requires unitstep::detail::with_mismatch<A, B>
constexpr unitstep::detail::mismatch_of<A, B> pow(A const&, B const&) { return {}; }

}  // namespace math
// clang-format on

/// \endcond

}  // namespace unitstep
