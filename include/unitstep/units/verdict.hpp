// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <string_view>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/mismatch.hpp>

/// \file
/// \brief The outcome of checking the arguments of a public function.
///
/// A function `check_x<...>()` returns one. Where classes have to be told apart by their form, a class
/// `x_verdict<...>` has it as its `type`.

namespace unitstep::diagnostics {

/// The verdict on arguments that passed every check.
struct accepted {
  static constexpr bool ok = true;
  using expected = void;
  using got = void;
};

/// The verdict on something wrong, of classes that `write()` what was expected and what was got. The words are worked
/// out only where they are printed.
template <class Expected, class Got>
struct refused {
  static constexpr bool ok = false;
  struct texts {
    using expected = written<unitstep::expected, Expected>;
    using got = written<unitstep::got, Got>;
  };
};

/// "acceleration: m s^-2"; with the value type when the units alone would read the same.
template <text Argument, class Expected, class Got>
struct expected_words {
  static constexpr wording style =
      described<Expected> == described<Got> ? wording::value_type : wording::unit;

  static constexpr sentence write() {
    return sentence{}.add(Argument, ": ", described<Expected, style>);
  }
};

/// Adds a hint if a literal of double was given among numbers of float.
constexpr sentence with_hint_for_float(sentence const& expected, sentence got) {
  auto const names = [](sentence const& words, auto const& number) {
    return std::string_view(words.data()).find(number) != std::string_view::npos;
  };
  if (names(expected, "float") && !names(expected, "double") && names(got, "double"))
    got += " (1.0F is float, 1.0 double)";
  return got;
}
/// Adds a hint if a multiple of a second was given for seconds.
constexpr sentence with_hint_for_seconds(sentence const& expected, sentence got) {
  sentence const unit = got;
  if (expected == "s" && (unit == "ms" || unit == "us" || unit == "ns"))
    got.add(" (1_", unit, " is in s)");
  return got;
}
/// "kg m s^-2 (N)"; never the same as what was expected.
template <class Expected, class Got>
struct got_words {
  static constexpr sentence write() {
    if (!(described<Expected> == described<Got>))
      return diagnostics::with_hint_for_seconds(described<Expected>, described<Got>);
    sentence words = described<Got, wording::value_type>;
    if (described<Expected, wording::value_type> == words) words += " (another of that name)";
    return diagnostics::with_hint_for_float(described<Expected, wording::value_type>, words);
  }
};

/// The refusal of an argument, or of the operation that it came from.
template <text Argument, class Expected, class Got,
          class Mismatch = unitstep::detail::mismatch_in<std::remove_cvref_t<Got>>>
struct refusal_of {
  using type = typename Mismatch::refusal;
};
template <text Argument, class Expected, class Got>
struct refusal_of<Argument, Expected, Got, void> {
  using type = refused<expected_words<Argument, Expected, Got>, got_words<Expected, Got>>;
};

/// The verdict on an argument that is a Got where an Expected is due; both are types of values
/// (a quantity, a vec of quantities, a number, void, ...) or `words<"...">`.
///
/// A public function reports its verdict in this statement, directly in its body, since each call in between makes the
/// message longer. It goes on only under `if constexpr (verdict::ok)`, and else returns its input, so that there is no
/// second error in the caller's code:
///
///     static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
///
/// The first half is for clang, which shows the operand that is false. The second is for g++, which shows the type
/// that has no size: in an assertion such an error leaves the function usable in constant expressions.
///
/// A Got that comes from operands that did not match is refused as that operation.
template <text Argument, class Expected, class Got>
struct refuse {
  static constexpr bool ok = false;
  struct texts : texts_of<typename refusal_of<Argument, Expected, Got>::type> {};
};

/// The first verdict in a list that is a refusal, else `accepted`.
template <class... Verdicts>
struct first_refusal_of {
  using verdict = accepted;
};
template <class First, class... Rest>
struct first_refusal_of<First, Rest...> {
  using verdict = First;
};
template <class... Rest>
struct first_refusal_of<accepted, Rest...> {
  using verdict = typename first_refusal_of<Rest...>::verdict;
};
template <class... Verdicts>
using first_refusal = typename first_refusal_of<Verdicts...>::verdict;

}  // namespace unitstep::diagnostics
