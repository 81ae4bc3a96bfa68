// SPDX-License-Identifier: BSL-1.0
// The control of the rule reference of .ci/tools/check_site.py: three of these have no description and need one.
#pragma once

namespace unitstep {

/// Described.
template <class T>
concept full_concept = true;

template <class T>
concept bare = true;

/// Described.
template <class T>
struct full {
  static constexpr int order = 1;  // described for all methods
  int bare_member() const { return 1; }
  friend bool operator==(full const&, full const&) = default;
};

template <class T>
full(T) -> full<T>;

template <>
struct full<int> {
  int of_a_specialisation() const { return 1; }
};

/// Described.
int overloaded(int);
int overloaded(double);

int bare_function();

}  // namespace unitstep
