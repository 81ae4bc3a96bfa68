// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <boost/units/units_fwd.hpp>
#include <cstddef>
#include <type_traits>
#include <unitstep/units/describe.hpp>

/// \file
/// \brief The print of a refusal, and the result of a refused operation, so that one mistake is one error.

namespace unitstep {  // in no namespace of a version: compilers print these names

/// What an argument should have been, in words.
/// \proof{examples/reference/units.cpp,unit_mismatch}
template <auto... Words>
struct expected {};
/// What an argument was, in words.
/// \proof{examples/reference/units.cpp,unit_mismatch}
template <auto... Words>
struct got {};

}  // namespace unitstep

namespace unitstep::diagnostics {

/// clang cuts a longer text in the middle, so longer words become several texts.
inline constexpr std::size_t longest_printed = 36;

/// Where the line that starts at `start` ends: at a space if it does not fit.
constexpr std::size_t end_of_line(sentence const& words, std::size_t start) {
  std::size_t const size = words.size();
  if (size - start <= longest_printed) return size;
  std::size_t end = start + longest_printed;
  while (end > start && words.data()[end] != ' ') --end;
  return end > start ? end : start + longest_printed;
}

/// Where the next line starts after one that ended at `end`.
constexpr std::size_t start_of_next(sentence const& words, std::size_t end) {
  return words.data()[end] == ' ' ? end + 1 : end;
}

/// `expected<...>` or `got<...>` with the words of `Words::write()` as texts, a line each.
template <template <auto...> class Template, class Words, std::size_t Start = 0, auto... Lines>
constexpr auto with_lines() {
  constexpr sentence const& all = sentence_in<Words>;
  constexpr std::size_t end = end_of_line(all, Start);
  constexpr auto line = cut<end - Start + 1>(all, Start);
  if constexpr (end == all.size()) {
    return Template<Lines..., line>{};
  } else {
    return with_lines<Template, Words, start_of_next(all, end), Lines..., line>();
  }
}
template <template <auto...> class Template, class Words>
using written = decltype(with_lines<Template, Words>());

/// "expected acceleration: m s^-2, got kg m s^-2 (N)", for compilers that print such a sentence.
template <auto... Expected, auto... Got>
constexpr sentence plain_sentence(expected<Expected...>, got<Got...>) {
  sentence words;
  words += "expected";
  (words.add(' ', Expected), ...);
  words += ", got";
  (words.add(' ', Got), ...);
  return words;
}

/// The texts of a verdict: its members, or those of its class `texts`, which is made only where they are printed.
template <class Verdict>
struct texts_of {
  using expected = typename Verdict::expected;
  using got = typename Verdict::got;
};
template <class Verdict>
  requires requires { typename Verdict::texts; }
struct texts_of<Verdict> : Verdict::texts {};

/// Fails with that sentence, where the language lets a static_assert print it.
template <class Expected, class Got>
constexpr bool say() {
#if defined(__cpp_static_assert) && __cpp_static_assert >= 202306L
// From clang 22 on it does so in C++20 too, and warns that it is of C++26.
#if defined(__clang__)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++26-extensions"
#endif
  static_assert(false, plain_sentence(Expected{}, Got{}));
#if defined(__clang__)
#pragma clang diagnostic pop
#endif
#endif
  return true;
}

}  // namespace unitstep::diagnostics

namespace unitstep {  // as above

#if defined(__clang__) || (defined(__cpp_static_assert) && __cpp_static_assert >= 202306L)
/// What was expected and what was got; a compiler prints this name.
/// \proof{examples/reference/units.cpp,unit_mismatch}
template <class Expected, class Got>
struct unit_mismatch {};
#else
/// Never defined, so that `sizeof` is an error in which g++ prints this name. On the first line of a failed
/// static_assert g++ prints only the literal.
template <class Expected, class Got>
struct unit_mismatch;
#endif
template <>
struct unit_mismatch<void, void> {};

/// The type that a compiler prints of a verdict: `unit_mismatch<void, void>` if there is nothing to say.
/// \proof{examples/reference/units.cpp,unit_mismatch}
template <class Verdict>
using refusal_type = unit_mismatch<typename diagnostics::texts_of<Verdict>::expected,
                                   typename diagnostics::texts_of<Verdict>::got>;
/// The same for `sizeof`, as a variable that is never defined: g++ would print an alias beside its type.
template <class Verdict>
extern unit_mismatch<typename diagnostics::texts_of<Verdict>::expected,
                     typename diagnostics::texts_of<Verdict>::got>& refusal_text;
/// \cond
// Their names in 0.3, which go after 0.4.
template <class Verdict>
using printed [[deprecated("printed is refusal_type now")]] = refusal_type<Verdict>;
template <class Verdict>
[[deprecated("message_of is refusal_text now")]] extern unit_mismatch<
    typename diagnostics::texts_of<Verdict>::expected,
    typename diagnostics::texts_of<Verdict>::got>& message_of;
/// \endcond

/// Whether an argument is the expected one. Clang prints this name when a static_assert fails; if a compiler can print
/// a sentence, this prints it.
/// \proof{examples/reference/units.cpp,unit_mismatch}
template <class Mismatch>
inline constexpr bool units_match = false;
#if !defined(__clang__) || (defined(__cpp_static_assert) && __cpp_static_assert >= 202306L)
template <class Expected, class Got>
inline constexpr bool units_match<unit_mismatch<Expected, Got>> = diagnostics::say<Expected, Got>();
#endif
template <>
inline constexpr bool units_match<unit_mismatch<void, void>> = true;

}  // namespace unitstep

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
    static_assert(units_match<refusal_type<Refusal>> && sizeof(refusal_text<Refusal>),
                  "wrong unit");
    return {};
  }
  /// Refused: there is no value.
  template <class T>
    requires (!std::is_same_v<T, mismatched> &&
              (!std::is_arithmetic_v<T> || std::is_same_v<T, bool>))
  constexpr operator T() const {
    static_assert(units_match<refusal_type<Refusal>> && sizeof(refusal_text<Refusal>),
                  "wrong unit");
    if constexpr (std::is_same_v<T, bool>)
      return true;  // so that an assertion about it is no second error
    else
      return T{};
  }
};

namespace detail {

/// The refusal of something that has been reported already: it prints nothing.
struct reported {
  static constexpr bool ok = false;
  using expected = void;  ///< has been printed
  using got = void;       ///< has been printed
};

}  // namespace detail

/// The result of a computation that was refused. Everything done with it compiles and every assertion about it
/// holds, so there is no second error.
/// \proof{examples/reference/units.cpp,mismatched}
using unknown = mismatched<detail::reported>;

namespace detail {

/// Whether a type is itself a mismatch.
template <class T>
inline constexpr bool is_mismatched = false;
template <class Refusal>
inline constexpr bool is_mismatched<mismatched<Refusal>> = true;

/// The mismatch inside a type, such as a vec of them or the rates of a state; `void` if there is none.
template <class T>
struct mismatch_inside {
  using type = void;
};
template <class T>
using mismatch_in = typename mismatch_inside<T>::type;

template <class... T>
struct first_mismatch_inside {
  using type = void;
};
template <class First, class... Rest>
struct first_mismatch_inside<First, Rest...>
    : std::conditional_t<std::is_void_v<mismatch_in<First>>, first_mismatch_inside<Rest...>,
                         mismatch_inside<First>> {};

template <class Refusal>
struct mismatch_inside<mismatched<Refusal>> {
  using type = mismatched<Refusal>;
};
template <template <class...> class Template, class... T>
  requires (!is_mismatched<Template<T...>>)
struct mismatch_inside<Template<T...>> : first_mismatch_inside<T...> {};
template <template <class, std::size_t> class Template, class T, std::size_t N>
struct mismatch_inside<Template<T, N>> : mismatch_inside<T> {};

/// The one of two operands that is a mismatch; the first if both are.
template <class A, class B>
using mismatch_of = std::conditional_t<is_mismatched<A>, A, B>;

/// Operands at least one of which is a mismatch.
template <class... T>
concept with_mismatch = (is_mismatched<T> || ...);

}  // namespace detail

/// \cond
// clang-format off
template <class R> inline constexpr mismatched<R> const mismatched<R>::lower{};
template <class R> inline constexpr mismatched<R> const mismatched<R>::upper{};
template <class R> inline constexpr mismatched<R> const mismatched<R>::w{};
template <class R> inline constexpr mismatched<R> const mismatched<R>::x{};
template <class R> inline constexpr mismatched<R> const mismatched<R>::y{};
template <class R> inline constexpr mismatched<R> const mismatched<R>::z{};
template <detail::with_mismatch A> constexpr A operator-(A const&) { return {}; }
template <detail::with_mismatch A> constexpr A operator+(A const&) { return {}; }
template <detail::with_mismatch A> constexpr A operator!(A const&) { return {}; }
template <class Stream, class Refusal>
constexpr Stream& operator<<(Stream& stream, mismatched<Refusal> const&) {
  static_assert(units_match<refusal_type<Refusal>> && sizeof(refusal_text<Refusal>), "wrong unit");
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
// Without these clang finds the built-in operators of all arithmetic types ambiguous.
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
template <detail::with_mismatch A> constexpr A norm(A const&) { return {}; }
template <detail::with_mismatch A> constexpr A (abs)(A const&) { return {}; }

namespace math {

// Functions in `math` of what was refused, such as assertions about it call; `sin_cos` is in its header.
template <unitstep::detail::with_mismatch A> constexpr A sqrt(A const&) { return {}; }
template <unitstep::detail::with_mismatch A> constexpr A cbrt(A const&) { return {}; }
template <unitstep::detail::with_mismatch A> constexpr A exp(A const&) { return {}; }
template <unitstep::detail::with_mismatch A> constexpr A log(A const&) { return {}; }
template <unitstep::detail::with_mismatch A> constexpr A sin(A const&) { return {}; }
template <unitstep::detail::with_mismatch A> constexpr A cos(A const&) { return {}; }
template <unitstep::detail::with_mismatch A> constexpr A tan(A const&) { return {}; }
template <unitstep::detail::with_mismatch A> constexpr A atan(A const&) { return {}; }
template <class A, class B> requires unitstep::detail::with_mismatch<A, B>
constexpr unitstep::detail::mismatch_of<A, B> atan2(A const&, B const&) { return {}; }
template <class A, class B> requires unitstep::detail::with_mismatch<A, B>
constexpr unitstep::detail::mismatch_of<A, B> pow(A const&, B const&) { return {}; }

}  // namespace math
// clang-format on

/// Base of the values that refused calls return. Every comparison with one is true, `==` as well as `!=`, so
/// assertions about it hold. Functions of a derived class are found in this namespace.
struct equals_anything {};

/// The result of a refused call.
template <class T>
concept refused_result = requires { typename T::equals_anything; };
/// Two operands, at least one of them such a result. Both orders match exactly, so that no conversion of a
/// refused state competes.
template <class A, class B>
concept with_refused = !detail::with_mismatch<A, B> && (refused_result<A> || refused_result<B>);
template <class A, class B>
  requires with_refused<A, B>
constexpr bool operator==(A const&, B const&) {
  return true;
}
template <class A, class B>
  requires with_refused<A, B>
constexpr bool operator!=(A const&, B const&) {
  return true;
}
template <class T>
  requires (refused_result<T> || detail::is_mismatched<T>)
constexpr bool is_finite(T const&) {
  return true;
}
/// Prints nothing.
template <class Stream, refused_result T>
constexpr Stream& operator<<(Stream& stream, T const&) {
  return stream;
}
/// \endcond

namespace detail {

/// Such a result carries a refusal that was reported already.
template <refused_result T>
struct mismatch_inside<T> {
  using type = unknown;
};

}  // namespace detail

}  // namespace unitstep
