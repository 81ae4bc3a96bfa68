// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include <unitstep/units/text.hpp>

/// \file
/// \brief The names that a compiler prints when an argument is refused.
/// They sit directly in namespace unitstep because compilers print the whole path, and they differ
/// by compiler because each prints something else: this is the one place that asks which one it is.

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

template <text Words>
constexpr std::string_view spelled_text() {
  return __PRETTY_FUNCTION__;
}

/// Whether this compiler prints a text in clear; clang 14 prints the codes of its characters.
template <text Sample>
constexpr bool prints_text = spelled_text<Sample>().find("\"m s\"") != std::string_view::npos;

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

/// Template<...> with the words of `Words::write()` as texts, or as characters where a compiler
/// prints only those.
template <template <auto...> class Template, class Words, std::size_t Start = 0, auto... Lines>
constexpr auto with_lines() {
  constexpr sentence all = Words::write();
  constexpr std::size_t end = end_of_line(all, Start);
  constexpr auto line = cut<end - Start + 1>(all, Start);
  if constexpr (end == all.size()) {
    return Template<Lines..., line>{};
  } else {
    return with_lines<Template, Words, start_of_next(all, end), Lines..., line>();
  }
}
template <template <auto...> class Template, class Words, std::size_t... I>
constexpr auto with_characters(std::index_sequence<I...>) {
  return Template<Words::write().data()[I]...>{};
}
template <template <auto...> class Template, class Words>
constexpr auto with_words() {
  if constexpr (prints_text<"m s">) {
    return with_lines<Template, Words>();
  } else {
    constexpr std::size_t size = Words::write().size();
    return with_characters<Template, Words>(std::make_index_sequence<size>{});
  }
}

/// As `expected` or `got`: the words of `Words::write()` as its arguments.
template <template <auto...> class Template, class Words>
using said = decltype(with_words<Template, Words>());

/// Appends texts, or characters, as words.
template <auto First, auto... Rest>
constexpr void append_words(sentence& words) {
  (words += ' ') += First;
  if constexpr (std::is_same_v<decltype(First), char>) {
    ((words += Rest), ...);
  } else {
    ((words += ' ', words += Rest), ...);
  }
}

/// "expected acceleration: m s^-2, got kg m s^-2 (N)", for compilers that print such a sentence.
template <auto... Expected, auto... Got>
constexpr sentence plain_sentence(expected<Expected...>, got<Got...>) {
  sentence words;
  words += "expected";
  append_words<Expected...>(words);
  words += ", got";
  append_words<Got...>(words);
  return words;
}

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

/// A verdict as a compiler prints it: `unit_mismatch<void, void>` if there is nothing to say.
/// \proof{examples/reference/units.cpp,unit_mismatch}
template <class Verdict>
using printed = unit_mismatch<typename Verdict::expected, typename Verdict::got>;
/// The same for `sizeof`, as a variable that is never defined: g++ would print an alias beside its type.
template <class Verdict>
extern unit_mismatch<typename Verdict::expected, typename Verdict::got>& message_of;
/// The name it had, where a verdict is still reported in two statements.
template <class Verdict>
extern unit_mismatch<typename Verdict::expected, typename Verdict::got>& said_of;

/// Whether an argument is what it should be. Clang prints this name when a static_assert fails; where
/// a compiler can print a sentence, this says it.
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
