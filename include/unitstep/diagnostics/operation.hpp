// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/diagnostics/verdict.hpp>

/// \file
/// \brief A sum or a comparison of two values that do not match, in words.

namespace unitstep::diagnostics {

/// "m + m s^-1", with the value types when the units alone would read the same.
template <text Operator, class A, class B>
struct operation_words {
  static constexpr sentence write(detail much) {
    sentence words = describe<A>(much);
    words += ' ';
    words += Operator;
    words += ' ';
    return words += describe<B>(much);
  }
};

/// How much is said of both operands: as much as tells them apart.
template <text Operator, class A, class B>
constexpr detail said_of_operands = describe<A>() == describe<B>() ? detail::value_type
                                                                   : detail::unit;

/// What the operation should have been: both operands of the kind of the first.
template <text Operator, class A, class B>
struct expected_operation {
  static constexpr sentence write() {
    return operation_words<Operator, A, A>::write(said_of_operands<Operator, A, B>);
  }
};

/// What the operation was.
template <text Operator, class A, class B>
struct got_operation {
  static constexpr sentence write() {
    return operation_words<Operator, A, B>::write(said_of_operands<Operator, A, B>);
  }
};

/// What `A Operator B` is refused with, where both must be of one unit and one value type. The words
/// are worked out when they are asked for.
template <text Operator, class A, class B>
struct refuse_sum {
  using expected = said<unitstep::expected, expected_operation<Operator, A, B>>;
  using got = said<unitstep::got, got_operation<Operator, A, B>>;
};

/// What `a *= b` or `a /= b` is refused with, where b has a unit, and the product another one than a.
template <text Operator, class A, class B>
struct refuse_factor {
  struct expected_words {
    static constexpr sentence write() {
      return operation_words<Operator, A, words<"a plain number">>::write(detail::unit);
    }
  };
  using expected = said<unitstep::expected, expected_words>;
  using got = said<unitstep::got, got_operation<Operator, A, B>>;
};

/// What a product of two vectors is refused with.
template <class A, class B>
struct refuse_product {
  struct expected_words {
    static constexpr sentence write() {
      sentence words;
      return words += "dot(a, b) or cross(a, b)";
    }
  };
  using expected = said<unitstep::expected, expected_words>;
  using got = said<unitstep::got, got_operation<"*", A, B>>;
};

}  // namespace unitstep::diagnostics
