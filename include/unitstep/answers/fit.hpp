// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unitstep/answers/bounded.hpp>
#include <unitstep/answers/detail/least_squares.hpp>
#include <unitstep/answers/fitted.hpp>
#include <unitstep/answers/observation.hpp>
#include <unitstep/answers/solve.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <unitstep/units/verdict.hpp>
#include <utility>
#include <variant>
#include <vector>

/// \file
/// \brief `fit`: the constants of a simulation from measurements, by least squares.

namespace unitstep {

// The cost of a residual. Divide the residual of an observation by its sigma and call it r. The observation costs
// rho(r^2), which is r^2 itself if no loss is given. A vec is one observation, and r is the length of its residual.

/// Grows as the square up to a residual of `scale` sigmas, and beyond that in proportion to the residual. So an outlier
/// pulls no more than a residual of `scale` sigmas.
/// With \f$ s = r^2 \f$ and the scale c it is \f$ \rho = s \f$, and \f$ 2 c \sqrt s - c^2 \f$ beyond \f$ c^2 \f$.
/// \snippet examples/reference/fit.cpp loss
struct huber_loss {
  double scale;  ///< in sigmas
};
/// Like `huber_loss`, but smooth: \f$ \rho = 2 c^2 (\sqrt{1 + s/c^2} - 1) \f$.
/// \snippet examples/reference/fit.cpp losses
struct soft_l1_loss {
  double scale;  ///< in sigmas
};
/// Grows as the logarithm, \f$ \rho = c^2 \ln(1 + s/c^2) \f$: far outliers hardly pull. There may be several minima.
/// \snippet examples/reference/fit.cpp losses
struct cauchy_loss {
  double scale;  ///< in sigmas
};
/// Stays below a bound, \f$ \rho = a \arctan(s/a) \f$: far outliers do not pull. There may be several minima.
/// \snippet examples/reference/fit.cpp losses
struct arctan_loss {
  double scale;  ///< in sigmas squared
};
/// Tukey's biweight: an outlier beyond `scale` sigmas does not pull at all. There may be several minima.
/// \f$ \rho = \tfrac{c^2}3 (1 - (1 - s/c^2)^3) \f$, and \f$ c^2/3 \f$ beyond \f$ c^2 \f$.
/// \snippet examples/reference/fit.cpp losses
struct tukey_loss {
  double scale;  ///< in sigmas
};
/// Costs nearly nothing while the square of the residual is below `from`, and grows as the square beyond that, with a
/// corner of width `width`:
/// \f$ \rho = b \ln(1 + e^{(s - a)/b}) - b \ln(1 + e^{-a/b}) \f$.
/// \snippet examples/reference/fit.cpp losses
struct tolerant_loss {
  double from;   ///< in sigmas squared
  double width;  ///< in sigmas squared
};

/// Settings of a `fit`. Give only those that differ from the defaults.
///
///     fit(fitting{.loss = huber_loss{1.5}}, model, data, guess...)
/// \snippet examples/reference/fit.cpp loss
struct fitting {
  /// The cost of a residual: its square, or for data with outliers one of Ceres' loss functions.
  std::variant<std::monostate, huber_loss, soft_l1_loss, cauchy_loss, arctan_loss, tukey_loss,
               tolerant_loss>
      loss{};
  /// Whether the sigmas are right only up to a common factor. The fit takes that factor from the residuals: it
  /// multiplies the covariances by chi squared per degree of freedom. If you do not know the precision of your data,
  /// set this and give each of them the sigma 1 in its unit.
  bool sigmas_are_relative = false;
  int most_iterations = 200;  ///< a search that needs more steps is an error
  /// The names of the unknowns in sentences and in the summary.
  std::vector<std::string> names = {};
};

namespace detail {

template <class T>
inline constexpr bool is_observation = false;
template <class Input, class Value>
inline constexpr bool is_observation<observation<Input, Value>> = true;

/// The type of the observations in data: a list of them, or a single one.
template <class Data>
struct observation_in {
  using type = void;
};
template <class Data>
  requires is_observation<Data>
struct observation_in<Data> {
  using type = Data;
};
template <class Data>
  requires requires(Data const& data) {
    std::begin(data);
    std::end(data);
  }
struct observation_in<Data> {
  using type = std::remove_cvref_t<decltype(*std::begin(std::declval<Data const&>()))>;
};
/// Calls a function with each observation and its number.
template <class Data, class Call>
void for_each_observation(Data const& data, Call const& call) {
  long number = 0;
  if constexpr (is_observation<Data>)
    call(data, number);
  else
    for (auto const& each : data) call(each, number++);
}

/// "unitstep: observation 3 <what>".
template <class Error>
[[noreturn]] inline void fail_at_observation(long number, char const* what) {
  fail<Error>(sentence{}.add("unitstep: observation ", number, what).data());
}

/// Reports that there are too few data.
[[noreturn]] inline void fail_undetermined(std::size_t measured_numbers, std::size_t unknowns) {
  fail<std::invalid_argument>(
      sentence{}
          .add("unitstep: the data have ", static_cast<long>(measured_numbers),
               " numbers, too few for unknowns and deviations: ", static_cast<long>(unknowns))
          .data());
}

/// All observations as numbers, and the predictions of the model.
template <class Model, class Data, class... X>
struct observed_residuals_of {
  using D = dual_of_call<Model, X...>;

  Model const& model;
  Data const& data;
  std::vector<double> measured_numbers{}, sigmas{};
  std::vector<std::size_t> blocks{};
  std::array<double, sizeof...(X)> sizes{};  // the greatest that each unknown has had

  void take_in() {
    detail::for_each_observation(data, [&](auto const& one, long number) {
      std::size_t const before = measured_numbers.size();
      detail::for_each_number(one.value, [&](double x) {
        if (!unitstep::is_finite(x))
          detail::fail_at_observation<std::domain_error>(number, " is not finite");
        measured_numbers.push_back(x);
      });
      detail::for_each_number(one.sigma, [&](double x) {
        bool const is_sigma = x > 0 && unitstep::is_finite(x);
        if (!is_sigma)
          detail::fail_at_observation<std::domain_error>(
              number, " has a sigma that is not positive and finite");
        sigmas.push_back(x);
      });
      if (measured_numbers.size() == before)
        detail::fail_at_observation<std::invalid_argument>(number, " is empty");
      if (measured_numbers.size() != sigmas.size())
        detail::fail_at_observation<std::invalid_argument>(
            number, " has another number of sigmas than of measurements");
      detail::for_each_block(one.value, [&](std::size_t count) { blocks.push_back(count); });
    });
  }
  void operator()(double const* x, double* residuals, double* slopes) {
    std::size_t at = 0;
    for (std::size_t j = 0; j < sizes.size(); ++j)
      sizes[j] = (std::max)(sizes[j], (std::abs)(x[j]));
    detail::for_each_observation(data, [&](auto const& one, long number) {
      auto const [predicted, scales] = predict(x, one.input, std::index_sequence_for<X...>{});
      std::size_t end = at;
      detail::for_each_number(one.value, [&](double) { ++end; });
      detail::for_each_number(predicted, [&, &scales = scales](D const& returned) {
        D const unscaled = detail::unscaled(returned, scales);
        if (at == end) fail_lengths(number);
        if (!unscaled.finite())
          detail::fail_at_observation<std::domain_error>(
              number, ": the model, or its derivative, is infinite or NaN");
        residuals[at] = (unscaled.value - measured_numbers[at]) / sigmas[at];
        for (std::size_t j = 0; j < sizeof...(X); ++j)
          slopes[at * sizeof...(X) + j] = unscaled.slope[j] / sigmas[at];
        ++at;
      });
      if (at != end) fail_lengths(number);
    });
  }

private:
  template <class Input, std::size_t... I>
  auto predict(double const* x, Input const& input, std::index_sequence<I...>) const {
    scales_of<D, X...> const scales{
        detail::scale_of_argument<D>(detail::made_of<X>(x[I]), sizes[I])...};
    return std::pair{model(detail::seeded<D, I>(detail::made_of<X>(x[I]), scales[I])..., input),
                     scales};
  }
  [[noreturn]] static void fail_lengths(long number) {
    detail::fail_at_observation<std::invalid_argument>(
        number, ": the model returned another number of quantities than were measured");
  }
};

template <class G>
struct guess_of {
  using type = G;
};
template <class Q>
struct guess_of<bounded<Q>> {
  using type = Q;
};
template <class G>
using unknown_in = typename guess_of<G>::type;

/// Ceres' function for a loss.
inline std::unique_ptr<ceres::LossFunction> loss_of(fitting const& how) {
  auto const positive = [](double x) {
    bool const is_positive = x > 0 && unitstep::is_finite(x);
    if (!is_positive)
      fail<std::domain_error>("unitstep: the scale of a loss function must be positive");
    return x;
  };
  struct make {
    decltype(positive) const& checked;
    using made = std::unique_ptr<ceres::LossFunction>;
    made operator()(std::monostate) const { return nullptr; }
    made operator()(huber_loss x) const { return made(new ceres::HuberLoss(checked(x.scale))); }
    made operator()(soft_l1_loss x) const {
      return made(new ceres::SoftLOneLoss(checked(x.scale)));
    }
    made operator()(cauchy_loss x) const { return made(new ceres::CauchyLoss(checked(x.scale))); }
    made operator()(arctan_loss x) const { return made(new ceres::ArctanLoss(checked(x.scale))); }
    made operator()(tukey_loss x) const { return made(new ceres::TukeyLoss(checked(x.scale))); }
    made operator()(tolerant_loss x) const {
      return made(new ceres::TolerantLoss(checked(x.from), checked(x.width)));
    }
  };
  auto loss = std::visit(make{positive}, how.loss);
  if (loss && how.sigmas_are_relative)
    fail<std::domain_error>(
        "unitstep: a loss function compares residuals with their sigmas, which must be known, and "
        "not relative");
  return loss;
}

}  // namespace detail

namespace diagnostics {

/// The verdict on one guess.
template <class G, std::size_t I>
consteval auto check_fitted_guess() {
  using X = unitstep::detail::unknown_in<G>;
  if constexpr (auto verdict = check_guess<X, I>(); !verdict.ok)
    return verdict;
  else if constexpr (!std::is_same_v<typename unitstep::detail::leaf_of<X>::number, double>)
    return refuse<numbered<"guess", I>, words<"a quantity or number of double">, X>{};
  else
    return accepted{};
}

/// The verdict on a model.
template <class Model, class Seen, class... X>
consteval auto check_model() {
  using namespace unitstep::detail;
  using input = decltype(std::declval<Seen const&>().input) const&;
  using value = std::remove_cvref_t<decltype(std::declval<Seen const&>().value)>;
  using D = dual_of_call<Model, X...>;
  if constexpr (!is_observable<value>())
    return refuse<"value of an observation",
                  words<"a quantity or number of double, or a vec or list of such">, value>{};
  else if constexpr (std::is_invocable_v<Model const&, seen_argument<D, X>..., input>)
    return check_shape<
        "result of the model", value,
        std::remove_cvref_t<std::invoke_result_t<Model const&, seen_argument<D, X>..., input>>>();
  else if constexpr (std::is_invocable_v<Model const&, X..., input>)
    return refuse<"model", words<"callable with any number (auto)">,
                  words<"one that names its types">>{};
  else
    return refuse<"model", words<"callable with each unknown and an input, by value (auto)">,
                  words<"one of other arguments">>{};
}

/// The verdict on all arguments of a fit.
template <class Model, class Data, class... G, std::size_t... I>
consteval auto check_fit_of_data(std::index_sequence<I...>) {
  using namespace unitstep::detail;
  using guesses = first_refusal<decltype(check_fitted_guess<G, I>())...>;
  using seen = typename observation_in<Data>::type;
  if constexpr (!guesses::ok)
    return guesses{};
  else if constexpr (std::is_void_v<seen>)
    return refuse<"data", words<"a list of observations">, Data>{};
  else if constexpr (!is_observation<seen>)
    return refuse<"data", words<"observations">, seen>{};
  else
    return check_model<Model, seen, unknown_in<G>...>();
}

}  // namespace diagnostics

/// Finds the constants of a simulation from measurements, with their deviations, by nonlinear least squares.
///
/// \f[ \sum_i \rho\Bigl(\Bigl|\frac{f(x, y, \dots; t_i) - z_i}{\sigma_i}\Bigr|^2\Bigr) \to \min, \qquad
///     \mathrm{cov} = \Bigl(\sum_i J_i^T J_i\Bigr)^{-1},
///     \quad J_i = \frac1{\sigma_i} \frac{\partial f}{\partial (x, y, \dots)} \f]
///
///     auto const found = fit(model, data, 10.0 * N_per_m, bounded{0.1 * kg, 1.0 * kg, 5.0 * kg});
///     auto const [stiffness, mass] = found;      // stiffness.value, stiffness.sigma
///     found.covariance<0, 1>();                  // in kg^2 s^-2
///     std::cout << found;
///
/// `model(x, y, ..., input)` predicts a measurement from the unknowns and an input. Like the function of `derivative`
/// it must take any number. It may make a run, also one with events or under a tolerance. The fit computes its slopes
/// exactly, as `gradient` does, and not from differences. It calls the model once for each point. If one run passes all
/// points, give a single observation with a list of inputs and a list of values, and let the model return an array or a
/// `std::vector`.
///
/// If the model throws a `std::domain_error` or a `std::runtime_error` at a try, or returns a number that is not
/// finite, the search tries a shorter step. At the guess you get the exception of the model.
///
/// The covariances hold if the model is nearly straight over a few deviations. With a loss function an outlier counts
/// in them with the weight that the loss leaves it. If the data push an unknown against a bound, the fit treats it as
/// known: its deviation is 0.
///
/// Ceres Solver makes the search, by the method of Levenberg and Marquardt, with bounds and loss functions. Link with
/// CMake's target `unitstep::fit`. On Debian Ceres is the package libceres-dev. Only `fit` needs it.
///
/// The fit scales unknowns and residuals before Ceres sees them. So you may change the unit of an unknown or the size
/// of all sigmas: the number of steps and the result stay the same, but for rounding.
///
/// Cost: each try takes one run for each point, and that run carries a slope for each unknown. Most fits need 5 to 20
/// tries. If the run is under a tolerance, its slopes are held to that tolerance too, each scaled by the largest value
/// that its unknown has had. `steps_by_values{model}` holds only the values to it, and takes fewer steps.
/// Source: S. Agarwal, K. Mierle et al., Ceres Solver, ceres-solver.org; of covariances: D. M. Bates, D. G. Watts,
/// Nonlinear Regression Analysis and Its Applications (1988).
///
/// \param how   settings of the search
/// \param model callable with the unknowns, of any number, and an input
/// \param data  a list of `observation`, or one
/// \param guess for each unknown a quantity or a number near to it, or `bounded`
/// \return `fitted`
/// \throw std::domain_error if a measurement is not finite, if a sigma or `most_iterations` is not positive, or if
///        the settings of a loss function are not possible
/// \throw std::invalid_argument if there are fewer measurements than unknowns, or if two lists that belong together
///        have different lengths
/// \throw std::runtime_error if the search finds no minimum; the sentence has the last try. Or if the data do not
///        determine an unknown; the sentence names it
/// \snippet examples/reference/fit.cpp fit
template <class Model, class Data, class... Guess>
  requires (sizeof...(Guess) > 0)
[[nodiscard]] auto fit(fitting const& how, Model const& model, Data const& data,
                       Guess const&... guess) {
  using verdict = decltype(diagnostics::check_fit_of_data<Model, Data, Guess...>(
      std::index_sequence_for<Guess...>{}));
  static_assert(units_match<refusal_type<verdict>> && sizeof(refusal_text<verdict>), "wrong unit");
  if constexpr (verdict::ok) {
    constexpr std::size_t n = sizeof...(Guess);
    detail::observed_residuals_of<Model, Data, detail::unknown_in<Guess>...> residuals{model, data};
    residuals.take_in();

    detail::least_squares asked;
    auto const take = [&](auto const& one) {
      using G = std::remove_cvref_t<decltype(one)>;
      using X = detail::unknown_in<G>;
      double const infinity = std::numeric_limits<double>::infinity();
      if constexpr (detail::is_bounded<G>) {
        asked.start.push_back(detail::leaf_of<X>::in(one.guess));
        asked.lower.push_back(detail::leaf_of<X>::in(one.low));
        asked.upper.push_back(detail::leaf_of<X>::in(one.high));
      } else {
        asked.start.push_back(detail::leaf_of<X>::in(one));
        asked.lower.push_back(-infinity);
        asked.upper.push_back(infinity);
      }
      if (!unitstep::is_finite(asked.start.back()))
        fail<std::domain_error>("unitstep: a guess must be finite");
      asked.units.emplace_back(detail::unit_behind<X>().data());
      asked.names.push_back("unknown " + std::to_string(asked.names.size()));
    };
    (take(guess), ...);
    if (!how.names.empty()) {
      if (how.names.size() != n)
        detail::fail_lengths<std::invalid_argument>("the guess", n, "names", how.names.size());
      asked.names = how.names;
    }
    asked.blocks = residuals.blocks;
    for (std::size_t i = 0; i < residuals.sigmas.size(); ++i)
      asked.measured.push_back(residuals.measured_numbers[i] / residuals.sigmas[i]);
    if (asked.residuals() < n + (how.sigmas_are_relative ? 1 : 0))
      detail::fail_undetermined(asked.residuals(), n);
    if (how.most_iterations < 1)
      fail<std::domain_error>(sentence{}
                                  .add("unitstep: fit: most_iterations must be positive, got ",
                                       static_cast<long>(how.most_iterations))
                                  .data());
    asked.loss = detail::loss_of(how);
    asked.most_iterations = how.most_iterations;
    asked.sigmas_are_relative = how.sigmas_are_relative;
    asked.evaluate = [&residuals](double const* x, double* r, double* slopes) {
      residuals(x, r, slopes);
    };

    detail::least_squares_search search(asked);
    auto const& found = search.find();
    fitted<detail::unknown_in<Guess>...> all{};
    [&]<std::size_t... I>(std::index_sequence<I...>) {
      all.values = {detail::made_of<detail::unknown_in<Guess>>(found.x[I])...};
    }(std::index_sequence_for<Guess...>{});
    for (std::size_t i = 0; i < n; ++i) {
      all.names[i] = asked.names[i];
      all.is_at_bound[i] = found.is_held[i];
      for (std::size_t j = 0; j < n; ++j) all.covariances[i][j] = found.covariance[i * n + j];
    }
    all.chi_squared = found.chi_squared;
    all.cost = found.cost;
    all.degrees_of_freedom = found.degrees_of_freedom;
    all.iterations = found.iterations;
    all.evaluations = found.evaluations;
    all.reason = found.reason;
    all.residuals = found.residuals;
    return all;
  } else {
    // So that the refusal is the only error.
    return fitted<std::conditional_t<detail::varying<detail::unknown_in<Guess>>,
                                     detail::unknown_in<Guess>, double>...>{};
  }
}

/// The same with the default settings: least squares, and sigmas that are known.
/// \snippet examples/reference/fit.cpp fit
template <class Model, class Data, class... Guess>
  requires (sizeof...(Guess) > 0 && !std::is_same_v<Model, fitting>)
[[nodiscard]] auto fit(Model const& model, Data const& data, Guess const&... guess) {
  return unitstep::fit(fitting{}, model, data, guess...);
}

}  // namespace unitstep
