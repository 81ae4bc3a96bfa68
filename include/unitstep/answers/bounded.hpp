// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <stdexcept>
#include <unitstep/answers/detail/differentiated.hpp>
#include <unitstep/methods/detail/jacobian.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/detail/check_fit.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>

/// \file
/// \brief A parameter of a search: a guess and its bounds.

namespace unitstep {

namespace diagnostics {

/// The verdict on the bounds of a guess.
template <class Low, class Q, class High>
consteval auto check_bounded() {
  if constexpr (!unitstep::detail::is_parameter<Q>)
    return refuse<"guess", words<"a quantity or number of floating point">, Q>{};
  else
    return first_refusal<decltype(check_fit<"low", Q, Low>()),
                         decltype(check_fit<"high", Q, High>())>{};
}

}  // namespace diagnostics

/// A parameter of a search: its bounds and a guess.
///
///     bounded{200.0 * kg_per_s, 1000.0 * kg_per_s, 5000.0 * kg_per_s}
///
/// The bounds also give the scale of the parameter: a search works on shares of the distance between them. If they are
/// many powers of ten apart, search for the logarithm of the parameter.
/// \throw std::domain_error if a number is not finite, if `low` is not below `high`, or if the guess is not between
///        them
/// \snippet examples/reference/minimise.cpp minimise
template <class Q>
struct bounded {
  Q low;    ///< the lower bound; the parameter may have this value
  Q guess;  ///< the start of the search
  Q high;   ///< the upper bound
  Q precision;  ///< that of the result; \f$ 1.5 \cdot 10^{-8} \f$ of the distance of the bounds unless set by `to`

  /// Three quantities of one unit, or three numbers.
  template <class Low, class High>
  constexpr bounded(Low const& lower, Q const& start, High const& upper)
      : low(start), guess(start), high(start), precision(start) {
    using verdict = decltype(diagnostics::check_bounded<Low, Q, High>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    if constexpr (verdict::ok) {
      low = lower, high = upper;
      using leaf = detail::leaf_of<Q>;
      using T = typename leaf::number;
      T const from = leaf::in(low), at = leaf::in(guess), to = leaf::in(high);
      precision = detail::made_of<Q>((to - from) * detail::half_of_the_digits<T>);
      if (!unitstep::is_finite(from) || !unitstep::is_finite(at) || !unitstep::is_finite(to))
        fail<std::domain_error>("unitstep: bounded: low, guess and high must be finite");
      if (!(from < to)) fail_with("low must be below high");
      if (at < from || at > to) fail_with("the guess must be between low and high");
    }
  }

  /// The same parameter with another precision: the search ends when the step that is left is at most that. The
  /// rounding of the cost, or the tolerance of its run, limits which precision the search can reach.
  /// \throw std::domain_error if it is not finite and positive
  template <class P>
  [[nodiscard]] constexpr bounded to(P const& due) const {
    using verdict = decltype(diagnostics::check_fit<"precision", Q, P>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
    bounded r = *this;
    if constexpr (verdict::ok) {
      r.precision = due;
      auto const number = detail::leaf_of<Q>::in(r.precision);
      if (!unitstep::is_finite(number) || !(number > 0))
        fail<std::domain_error>("unitstep: bounded: the precision must be finite and positive");
    }
    return r;
  }

private:
  [[noreturn]] constexpr void fail_with(char const* why) const {
    if constexpr (!detail::failures_are_reported) fail<std::domain_error>(why);
    sentence words;
    detail::append_quantities(words.add("unitstep: bounded: ", why, ", got "), low, guess, high);
    fail<std::domain_error>(words.data());
  }
};

/// \cond
/// The type of a parameter that was refused. A function that gets it reports no second error.
template <>
struct bounded<unknown> {
  unknown low, guess, high, precision;

  template <class Low, class Q, class High>
  constexpr bounded(Low const&, Q const&, High const&) {
    using verdict = decltype(diagnostics::check_bounded<Low, Q, High>());
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
  }
  constexpr bounded to(auto const&) const { return *this; }
};

template <class Low, class Q, class High>
bounded(Low, Q, High) -> bounded<
    std::conditional_t<decltype(diagnostics::check_bounded<Low, Q, High>())::ok, Q, unknown>>;
/// \endcond

namespace detail {

template <class X>
inline constexpr bool is_bounded = false;
template <class Q>
inline constexpr bool is_bounded<bounded<Q>> = true;

}  // namespace detail

}  // namespace unitstep
