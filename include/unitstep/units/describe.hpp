// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

/// \file
/// \brief Words as values in the compiler, and the description of an argument in words; `units/unit_text.hpp` describes
/// types with a unit.

namespace unitstep {  // in no namespace of a version: compilers print these names

/// Words as a template argument: `text{"dt"}` is a `text<3>`. The array is exactly as long as the words with their
/// final 0, since only then compilers print such an argument as text.
/// \proof{examples/reference/units.cpp,text}
template <std::size_t N>
struct text {
  char characters[N];

  constexpr text(char const (&words)[N]) : characters{} {
    for (std::size_t i = 0; i < N; ++i) characters[i] = words[i];
  }
};

}  // namespace unitstep

namespace unitstep::detail {

/// In place of an argument that was not given: a constant of a law, a member of a tolerance, a rest of an event.
struct not_given {};

}  // namespace unitstep::detail

namespace unitstep {  // in no namespace of a version, as above

/// Words that the compiler puts together. If they do not fit, they are cut off and end in "...".
/// \proof{examples/reference/units.cpp,text}
struct sentence {
  static constexpr std::size_t capacity = 240;

  char characters[capacity + 4]{};
  std::size_t length = 0;

  constexpr char const* data() const { return characters; }
  constexpr std::size_t size() const { return length; }

  constexpr sentence& operator+=(char c) {
    if (length < capacity) {
      characters[length++] = c;
    } else {
      for (std::size_t i = 0; i < 3; ++i) characters[capacity + i] = '.';
      length = capacity + 3;
    }
    return *this;
  }

  constexpr sentence& operator+=(char const* words) {
    for (; *words != '\0'; ++words) *this += *words;
    return *this;
  }

  constexpr sentence& operator+=(std::string_view words) {
    for (char const c : words) *this += c;
    return *this;
  }

  constexpr sentence& operator+=(sentence const& other) { return *this += other.characters; }

  template <std::size_t N>
  constexpr sentence& operator+=(text<N> const& other) {
    return *this += other.characters;
  }

  constexpr sentence& operator+=(long number) {
    if (number < 0) *this += '-';
    long const size = number < 0 ? -number : number;
    if (size > 9) *this += size / 10;
    return *this += static_cast<char>('0' + size % 10);
  }

  template <class Whole>
    requires std::is_integral_v<Whole>
  constexpr sentence& operator+=(Whole number) {
    return *this += static_cast<long>(number);
  }

  /// Adds words, characters and whole numbers, one after another.
  template <class... Part>
  constexpr sentence& add(Part const&... part) {
    return (*this += ... += part);
  }

  constexpr bool operator==(char const* words) const {
    std::size_t i = 0;
    while (i < length && characters[i] == words[i]) ++i;
    return i == length && words[i] == '\0';
  }

  constexpr bool operator==(sentence const& other) const { return *this == other.characters; }
};

}  // namespace unitstep

namespace unitstep::diagnostics {

/// The N - 1 characters from `start` on; the words need not end there.
template <std::size_t N>
constexpr text<N> cut(sentence const& words, std::size_t start) {
  char line[N]{};
  for (std::size_t i = 0; i + 1 < N; ++i) line[i] = words.data()[start + i];
  return text<N>(line);
}

/// What `Words::write()` writes, written once.
template <class Words>
inline constexpr sentence sentence_in = Words::write();

/// A sentence as the argument of a template.
template <class Words>
inline constexpr auto text_of = cut<sentence_in<Words>.size() + 1>(sentence_in<Words>, 0);

/// The compiler's own spelling of T, for example `boost::units::quantity<...>`.
template <class T>
constexpr auto spelled_type() {  // of the type std::string_view g++ would name that here, too
  std::string_view words = __PRETTY_FUNCTION__;
  words.remove_prefix(words.find("T = ") + 4);
  words.remove_suffix(1);
  return words;
}

/// The name of T without namespaces and template arguments; `a lambda` for a lambda.
template <class T>
inline constexpr sentence type_name = [] {
  constexpr std::string_view words = spelled_type<T>();
  sentence name;
  int depth = 0;
  for (char const *at = words.data(), *const end = at + words.size(); at != end; ++at) {
    char const c = *at;
    // "<lambda(auto)>" or "(lambda at ...)", not "damped<<lambda(auto)>, double>".
    if (depth == 0 && name.length == 0 && std::string_view(at + 1, end).starts_with("lambda"))
      return name += "a lambda";
    if (c == '>') --depth;
    if (depth == 0 && c == ':') name = {};
    bool const array = c == ' ' && at[1] == '[';  // g++: "char [4]"
    if (depth == 0 && c != ':' && c != '<' && c != '>' && !array) name += c;
    if (c == '<') ++depth;
  }
  return name;
}();

/// A type that is described by these words.
template <text Words>
struct words {
  static constexpr sentence write() { return sentence{}.add(Words); }
};

/// The description of an argument that was left out.
using left_out = words<"nothing">;

/// The content of a description of a type: its unit, or its value type as well. By its name a unit is `N` in place of
/// `kg m s^-2 (N)`; one without a name is unchanged.
enum class wording { unit, value_type, name, name_and_value_type };

/// A type with a unit and a number: a quantity, Boost's or light.
template <class T>
concept with_unit = requires {
  typename T::unit_type;
  typename T::value_type;
};

/// A type that counts periods of a ratio of a second, such as `std::chrono::duration`. It is recognised by its members,
/// so that `<chrono>` is not included.
template <class T>
concept counts_periods = requires(T const& time) {
  typename T::rep;
  T::period::num;
  T::period::den;
  time.count();
};

/// \cond
template <class T>
struct description;
/// \endcond

/// A T inside the description of another type.
template <class T, wording Style>
inline constexpr sentence described_inside = description<T>::template write<Style>();

/// T in words: `m s^-2`, `vec<m s^-2, 3>`, `a plain number (double)`, `nothing (void)`, `a lambda`.
template <class T, wording Style = wording::unit>
inline constexpr sentence described = [] {
  using type = std::remove_cvref_t<T>;
  if constexpr (std::is_void_v<type>)
    return sentence{}.add("nothing (void)");
  else if constexpr (!std::is_arithmetic_v<type>)
    return described_inside<type, Style>;
  else
    return sentence{}.add("a plain number (", type_name<type>, ')');
}();

/// Describes T as part of a sentence. Overloads for templates describe their arguments in turn.
template <class T>
struct description {
  template <wording>
  static constexpr sentence write() {
    return type_name<T>;
  }
};

template <text Words>
struct description<words<Words>> {
  template <wording>
  static constexpr sentence write() {
    return words<Words>::write();
  }
};

template <template <class...> class Template, class First, class... Rest>
  requires (!with_unit<Template<First, Rest...>> && !counts_periods<Template<First, Rest...>>)
struct description<Template<First, Rest...>> {
  template <wording Style>
  static constexpr sentence write() {
    sentence words;
    words.add(type_name<Template<First, Rest...>>, '<', described_inside<First, Style>);
    (words.add(", ", described_inside<Rest, Style>), ...);
    return words += '>';
  }
};

template <counts_periods T>
struct description<T> {
  template <wording Style>
  static constexpr sentence write() {
    sentence words;
    words.add("a duration in ", T::period::num);
    if (T::period::den != 1) words.add('/', T::period::den);
    return words.add(" s of ", described_inside<typename T::rep, Style>);
  }
};

template <template <class, std::size_t> class Template, class T, std::size_t N>
struct description<Template<T, N>> {
  template <wording Style>
  static constexpr sentence write() {
    return sentence{}.add(type_name<Template<T, N>>, '<', described_inside<T, Style>, ", ", N, '>');
  }
};

/// The label of a member at a path through nested members: "rate 1 (of m s^-1)", "rate 0.1 (of m)", "member 2".
template <text What, class Member, std::size_t... Path>
struct label_words {
  static constexpr sentence write() {
    sentence words;
    words += What;
    char before = ' ';
    ((words.add(before, Path), before = '.'), ...);
    if constexpr (!std::is_void_v<Member>) words.add(" (of ", described<Member>, ')');
    return words;
  }
};
/// The same where no member is named.
template <text What, std::size_t... Path>
inline constexpr auto numbered = text_of<label_words<What, void, Path...>>;

}  // namespace unitstep::diagnostics
