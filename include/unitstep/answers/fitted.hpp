// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <ostream>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <unitstep/answers/detail/differentiated.hpp>
#include <unitstep/answers/propagate.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief `fitted`: the unknowns that a `fit` has found, and their deviations.

namespace unitstep {

/// The result of a `fit`: the unknowns, each in its unit, their covariances, and how well they describe the data.
///
///     auto const [stiffness, damping] = fit(model, data, ...);   // each is `measured`: .value and .sigma
///
/// If you print it, you get a summary.
/// \snippet examples/reference/fit.cpp fitted
template <class... X>
struct fitted {
  static constexpr std::size_t unknowns = sizeof...(X);  ///< their number
  /// The type of one of them.
  template <std::size_t I>
  using type = std::tuple_element_t<I, std::tuple<X...>>;
  /// The unit of a covariance, as a type: kg^2, kg m.
  template <std::size_t I, std::size_t J>
  using product = decltype(std::declval<type<I> const&>() * std::declval<type<J> const&>());

  std::tuple<X...> values{};                  ///< the unknowns
  std::array<std::string, unknowns> names{};  ///< their names
  /// Whether a bound held each of them. One that was held counts as known and has the deviation 0.
  std::array<bool, unknowns> is_at_bound{};
  /// Covariances of the numbers, in the units of the unknowns; `covariance` has units.
  std::array<std::array<double, unknowns>, unknowns> covariances{};
  double chi_squared = 0;  ///< sum of the squares of all residuals, each divided by its sigma
  double cost = 0;  ///< the minimum of the sum: `chi_squared`, or with a loss function its sum
  long degrees_of_freedom = 0;  ///< residuals less unknowns; one that a bound holds does not count
  int iterations = 0;           ///< steps of the search
  int evaluations = 0;          ///< how often the model was called for all data
  std::string reason{};         ///< why the search ended, mostly in the words of Ceres
  /// Each prediction less its measurement, divided by its sigma, in the order of the data.
  std::vector<double> residuals{};

  /// Unknown I.
  template <std::size_t I>
  [[nodiscard]] auto const& value() const {
    return std::get<I>(values);
  }
  /// The standard deviation of unknown I.
  template <std::size_t I>
  [[nodiscard]] type<I> sigma() const {
    return detail::made_of<type<I>>(std::sqrt(covariances[I][I]));
  }
  /// The covariance of two unknowns: a product of their units.
  template <std::size_t I, std::size_t J>
  [[nodiscard]] product<I, J> covariance() const {
    return detail::made_of<product<I, J>>(covariances[I][J]);
  }
  /// The correlation of two unknowns, from -1 to 1. It is 0 if a bound holds one of them.
  template <std::size_t I, std::size_t J>
  [[nodiscard]] double correlation() const {
    return correlation(I, J);
  }
  /// The same, with the numbers of the unknowns given when the program runs.
  [[nodiscard]] double correlation(std::size_t i, std::size_t j) const {
    double const both = std::sqrt(covariances[i][i]) * std::sqrt(covariances[j][j]);
    return both > 0 ? covariances[i][j] / both : 0;
  }
  /// Chi squared per degree of freedom. It is about 1 if model and sigmas are right, give or take
  /// sqrt(2 / degrees_of_freedom).
  /// \throw std::domain_error if there are as many unknowns as numbers were measured
  [[nodiscard]] double chi_squared_per_degree() const {
    if (degrees_of_freedom < 1)
      fail<std::domain_error>(
          "unitstep: a fit of as many unknowns as measurements leaves no degree of freedom");
    return chi_squared / static_cast<double>(degrees_of_freedom);
  }

  /// Writes a summary, a line for each unknown: its value to two digits of its deviation.
  friend std::ostream& operator<<(std::ostream& out, fitted const& found) {
    return found.write(out, std::index_sequence_for<X...>{});
  }

private:
  static std::string padded(std::string name, std::size_t width) {
    name.resize(width < name.size() ? name.size() : width, ' ');
    return name;
  }
  // A value, rounded to the second digit of its deviation.
  static std::string in_words(double value, double sigma) {
    char words[80];
    if (!(sigma > 0)) {
      std::snprintf(words, sizeof words, "%.6g", value);
      return words;
    }
    int const second = static_cast<int>(std::floor(std::log10(sigma))) - 1;
    int const first =
        static_cast<int>(std::floor(std::log10((std::max)((std::abs)(value), sigma))));
    if (second <= 0 && second >= -6 && first < 7)
      std::snprintf(words, sizeof words, "%.*f +- %.*f", -second, value, -second, sigma);
    else
      std::snprintf(words, sizeof words, "%.*e +- %.1e", (std::min)(first - second, 16), value,
                    sigma);
    return words;
  }
  template <std::size_t... I>
  std::ostream& write(std::ostream& out, std::index_sequence<I...>) const {
    std::size_t width = 0;
    for (auto const& name : names) width = (std::max)(width, name.size());
    auto const line = [&](std::size_t i, double value, char const* unit) {
      out << padded(names[i], width) << "  " << in_words(value, std::sqrt(covariances[i][i]))
          << unit << (is_at_bound[i] ? ", at its bound\n" : "\n");
    };
    (line(I, detail::leaf_of<X>::in(std::get<I>(values)), detail::unit_behind<X>().data()), ...);
    for (std::size_t i = 0; i < unknowns; ++i)
      for (std::size_t j = i + 1; j < unknowns; ++j)
        if ((std::abs)(correlation(i, j)) >= 0.5) {
          char words[16];
          std::snprintf(words, sizeof words, "%.2f", correlation(i, j));
          out << names[i] << " and " << names[j] << " are correlated by " << words << '\n';
        }
    char words[120];
    std::snprintf(words, sizeof words, "chi squared %.4g, %ld degrees of freedom", chi_squared,
                  degrees_of_freedom);
    out << words;
    if (degrees_of_freedom > 0) {
      std::snprintf(words, sizeof words, ", %.3g each", chi_squared_per_degree());
      out << words;
    }
    return out << '\n' << iterations << " iterations, " << evaluations << " evaluations\n";
  }
};

/// Unknown I with its deviation, for a structured binding.
/// \snippet examples/reference/fit.cpp fitted
template <std::size_t I, class... X>
[[nodiscard]] auto get(fitted<X...> const& found) {
  return measured{found.template value<I>(), found.template sigma<I>()};
}

/// The deviation of a result that follows from the unknowns of a fit, to first order, with their covariances.
///
/// \f[ \mathrm{cov}(f_j, f_k) = \sum_{i,l} \frac{\partial f_j}{\partial x_i}\, \mathrm{cov}(x_i, x_l)\,
///     \frac{\partial f_k}{\partial x_l} \f]
///
///     auto const later = propagate([](auto start, auto speed) { return start + speed * (9.0 * s); }, found);
///
/// Everything else is as for `propagate` of `measured`.
/// \param f     callable with all unknowns, of any number; it returns a quantity, a number, or a `vec` of such
/// \param found the result of a fit
/// \return `measured`, of a `vec` `measured_together`
/// \throw std::domain_error as `gradient` does
/// \snippet examples/reference/fit.cpp propagate
template <class F, class... X>
[[nodiscard]] auto propagate(F const& f, fitted<X...> const& found) {
  using verdict = decltype(diagnostics::check_propagated<F, X...>());
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    auto const at = [&]<std::size_t... I>(std::index_sequence<I...>) {
      return detail::value_and_slopes(f, {std::sqrt(found.covariances[I][I])...},
                                      std::get<I>(found.values)...);
    }(std::index_sequence_for<X...>{});
    using slopes = std::array<double, sizeof...(X)>;
    auto const covariance = [&](slopes const& a, slopes const& b) {
      double sum = 0;
      for (std::size_t i = 0; i < a.size(); ++i)
        for (std::size_t l = 0; l < a.size(); ++l) sum += a[i] * found.covariances[i][l] * b[l];
      return sum;
    };
    return detail::with_deviation(
        at,
        [&](auto const& component) {
          return std::apply(
              [&](auto const&... slope) {
                return slopes{detail::bare_number(component(slope))...};
              },
              at.slopes);
        },
        // The terms may cancel, and rounding may then leave the sum below zero.
        [&](slopes const& all) { return std::sqrt((std::max)(covariance(all, all), 0.0)); },
        covariance);
  } else {
    return detail::refused_slopes{};
  }
}

}  // namespace unitstep

/// The number of parts of a structured binding: the unknowns.
template <class... X>
struct std::tuple_size<unitstep::fitted<X...>> : std::integral_constant<std::size_t, sizeof...(X)> {
};
/// Their types.
template <std::size_t I, class... X>
struct std::tuple_element<I, unitstep::fitted<X...>> {
  using type = unitstep::measured<std::tuple_element_t<I, std::tuple<X...>>>;
};
