// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <stdexcept>
#include <type_traits>
#include <unitstep/answers/detail/observed.hpp>
#include <unitstep/answers/observation.hpp>
#include <unitstep/state/finite.hpp>
#include <unitstep/units/describe.hpp>
#include <unitstep/units/fail.hpp>
#include <utility>
#include <vector>

/// \file
/// \brief Observations and the predictions of a model, as plain numbers.

namespace unitstep::detail {

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
  sentence words;
  words += "unitstep: observation ";
  words += number;
  words += what;
  fail<Error>(words.data());
}

/// Reports that there are too few data.
[[noreturn]] inline void fail_undetermined(std::size_t measured_numbers, std::size_t unknowns) {
  sentence words;
  words += "unitstep: the data have ";
  words += static_cast<long>(measured_numbers);
  words += " numbers, too few for unknowns and deviations: ";
  words += static_cast<long>(unknowns);
  fail<std::invalid_argument>(words.data());
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
    for (std::size_t j = 0; j < sizes.size(); ++j) sizes[j] = std::max(sizes[j], std::abs(x[j]));
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

}  // namespace unitstep::detail
