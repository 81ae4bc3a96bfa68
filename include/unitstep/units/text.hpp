// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <cstddef>

/// \file
/// \brief Words as values of the compiler: what a refusal is written with.

namespace unitstep {  // in no namespace of a version: compilers print these names

/// Words as a template argument: `text{"dt"}` is a `text<3>`.
/// The array is exactly as long as the words with their final 0, because only then do compilers
/// print such an argument in clear.
/// \proof{examples/reference/units.cpp,text}
template <std::size_t N>
struct text {
  char characters[N];

  constexpr text(char const (&words)[N]) : characters{} {
    for (std::size_t i = 0; i < N; ++i) characters[i] = words[i];
  }
};

/// Words that are being put together by the compiler. More than fits is cut off and ends in "...".
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

/// A sentence as the argument of a template: `Words::write()` writes it.
template <class Words>
inline constexpr auto text_of = [] {
  constexpr sentence all = Words::write();
  return cut<all.size() + 1>(all, 0);
}();

}  // namespace unitstep::diagnostics
