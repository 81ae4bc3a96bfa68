// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <unitstep/answers/derivative.hpp>
#include <unitstep/math/detail/double_word.hpp>
#include <unitstep/math/root.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/light_functions.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>

/// \file
/// \brief `propagate`: the deviation of a result, from those of its arguments.

namespace unitstep {

/// A value and its standard deviation.
///
///     measured{0.47, 0.02}    measured{70.0 * si::metre_per_second, 0.5 * si::metre_per_second}
///
/// \throw std::domain_error if the deviation is negative or not finite
/// \proof{examples/reference/answers.cpp,propagate}
template <class Q>
struct measured {
  Q value;  ///< the best estimate
  Q sigma;  ///< its standard deviation, in the same unit

  /// A value with a deviation.
  constexpr measured(Q const& estimate, Q const& deviation) : value(estimate), sigma(deviation) {
    auto const number = raw_form<Q>::to_raw(deviation);
    if (!unitstep::is_finite(number) || number < 0)
      fail<std::domain_error>("unitstep: the sigma of measured must be finite and not negative");
  }
  /// Refused: both are of one unit.
  template <class S>
    requires (!std::same_as<S, Q>)
  constexpr measured(Q const& estimate, S const&) : value(estimate), sigma(estimate) {
    using verdict = diagnostics::refuse<"sigma", Q, S>;
    static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>),
                  "wrong unit");
  }
};
template <class Q, class S>
measured(Q, S) -> measured<Q>;

/// Several results with correlated errors: their values, the standard deviation of each, and their covariances, in the
/// square of their unit.
/// \proof{examples/reference/answers.cpp,propagate}
template <class Q, std::size_t N>
struct measured_together {
  /// The unit of a covariance.
  using square = decltype(std::declval<Q const&>() * std::declval<Q const&>());

  vec<Q, N> value;                                  ///< the best estimates
  vec<Q, N> sigma;                                  ///< the standard deviation of each
  std::array<std::array<square, N>, N> covariance;  ///< of each with each
};

namespace detail {

/// The power of two by which numbers are divided before they are squared, so that no square overflows or underflows.
template <std::floating_point T>
constexpr T scale_of_squares(T largest) {
  using wide = std::conditional_t<std::same_as<T, long double>, T, double>;
  if (!(largest > 0)) return T(1);
  constexpr int most = std::numeric_limits<T>::max_exponent - 2;  // its reciprocal is normal
  int const exponent = math::detail::decompose(static_cast<wide>(largest)).exponent;
  return math::detail::power_of_two<T>(exponent > most    ? most
                                       : exponent < -most ? -most
                                                          : exponent);
}
/// The root of a sum of squares.
template <class T, std::size_t N>
constexpr T root_of_sum(std::array<T, N> const& parts) {
  T sum(0), scale(1);
  if constexpr (std::floating_point<T>) {
    T largest(0);
    for (T const part : parts) largest = (unitstep::max)(largest, (unitstep::abs)(part));
    scale = detail::scale_of_squares(largest);
    for (T const part : parts) sum += part / scale * (part / scale);
  } else {
    for (auto const& part : parts) sum += part * part;
  }
  return math::sqrt(sum) * scale;
}

/// A result with its deviation or, for a vector, with its covariances.
/// \param row_of of a component of each slope (`component(slope)`), the numbers from which its deviation follows
template <class Found, class RowOf, class Sigma, class Covariance>
constexpr auto with_deviation(Found const& found, RowOf const& row_of, Sigma const& sigma,
                              Covariance const& covariance) {
  using value = decltype(found.value);
  if constexpr (is_vec<value>) {
    using one = typename value::value_type;
    constexpr std::size_t n = std::tuple_size_v<value>;
    auto const row = [&](std::size_t j) {
      return row_of([j](auto const& slope) { return slope[j]; });
    };
    std::array<decltype(row(0)), n> rows{};
    for (std::size_t j = 0; j < n; ++j) rows[j] = row(j);
    measured_together<one, n> all{found.value, found.value, {}};
    for (std::size_t j = 0; j < n; ++j) {
      all.sigma[j] = detail::made_of<one>(sigma(rows[j]));
      for (std::size_t k = 0; k < n; ++k)
        all.covariance[j][k] = detail::made_of<typename measured_together<one, n>::square>(
            covariance(rows[j], rows[k]));
    }
    return all;
  } else {
    return measured<value>(
        found.value,
        detail::made_of<value>(sigma(row_of([](auto const& slope) { return slope; }))));
  }
}

}  // namespace detail

namespace diagnostics {

/// The verdict on a function whose result is to have a deviation.
template <class F, class... Q>
consteval auto check_propagated() {
  using namespace unitstep::detail;
  if constexpr (auto whole = check_differentiable<F, Q...>(std::index_sequence_for<Q...>{});
                !whole.ok) {
    return whole;
  } else {
    using result = std::remove_cvref_t<
        std::invoke_result_t<F const&, seen_argument<dual_of_call<F, Q...>, Q>...>>;
    if constexpr (quantity_like<result> || number<result> || is_vec<result>)
      return accepted{};
    else
      return refuse<"result of f", words<"a quantity, a number or a vec of such">, result>{};
  }
}

}  // namespace diagnostics

/// The standard deviation of a result, to first order, from those of its arguments, whose errors must be independent.
///
/// \f[ \sigma_f^2 = \sum_i \Bigl(\frac{\partial f}{\partial x_i}\, \sigma_i\Bigr)^2, \qquad
///     \mathrm{cov}(f_j, f_k) = \sum_i \frac{\partial f_j}{\partial x_i}
///     \frac{\partial f_k}{\partial x_i}\, \sigma_i^2 \f]
///
///     auto const range = propagate(shot, measured{70.0 * m_per_s, 0.5 * m_per_s}, measured{0.5 * rad, 0.01 * rad});
///
/// The slopes are those of `gradient`, from one run, so they take into account that times of events change. The result
/// is the first term of a series. It is right if f is nearly straight over a few deviations, and it is not a bound. If
/// f bends, use an ensemble (`ensemble/ensemble.hpp`), which costs a thousand runs or so. A range near its maximum is
/// such a case, since its slope is 0 there.
///
/// \param f callable as for `gradient`; it returns a quantity, a number, or a `vec` of such
/// \param x the measured arguments; their errors are independent
/// \return `measured`: `.value` and `.sigma`; for a `vec` it is `measured_together`, with `.covariance`
/// \throw std::domain_error as `gradient` does
/// \proof{examples/reference/answers.cpp,propagate}
template <class F, class... Q>
  requires (sizeof...(Q) > 0)
[[nodiscard]] constexpr auto propagate(F const& f, measured<Q> const&... x) {
  using verdict = decltype(diagnostics::check_propagated<F, Q...>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    auto const found = detail::value_and_slopes(
        f, {detail::real_part(detail::leaf_of<Q>::in(x.sigma))...}, x.value...);
    // The change of the result by each argument: its slope times the deviation of the argument.
    auto const moved = [&](auto const& component) {
      return std::apply(
          [&](auto const&... slope) {
            using T = std::common_type_t<decltype(detail::bare_number(component(slope)))...>;
            return std::array<T, sizeof...(Q)>{detail::bare_number(component(slope)) *
                                               detail::bare_number(x.sigma)...};
          },
          found.slopes);
    };
    return detail::with_deviation(
        found, moved, [](auto const& parts) { return detail::root_of_sum(parts); },
        [](auto const& a, auto const& b) {
          auto sum = a[0] * b[0];
          for (std::size_t i = 1; i < sizeof...(Q); ++i) sum += a[i] * b[i];
          return sum;
        });
  } else {
    return detail::refused_slopes{};
  }
}

}  // namespace unitstep
