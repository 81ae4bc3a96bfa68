// SPDX-License-Identifier: BSL-1.0
// deep: takes the compiler half a minute
// Fits and ensembles: where the zeros of place and time are, the unit of each unknown, left and right, and the order of
// the observations do not matter. Ceres computes in double.
#include <gtest/gtest.h>

#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <unitstep/answers/fit.hpp>
#include <unitstep/ensemble/draws.hpp>
#include <unitstep/ensemble/ensemble.hpp>

#include "support/invariance.hpp"

namespace {

using namespace unitstep;
namespace si = boost::units::si;
namespace is = invariance;
using row = std::vector<double>;

constexpr auto m = si::metre;
constexpr auto s = si::second;
constexpr auto m_per_s = si::metre_per_second;

/// A line through four places, x0 + v (t - t0), with deviations; the guess has the size of the answer or is a hundred
/// times as large.
std::vector<is::argument> const line{
    {is::place, -1, 1}, {is::velocity, .5, 1}, {is::instant, 0, 1},
    {is::way, -.1, .1}, {is::way, -.1, .1},    {is::way, -.1, .1},
    {is::way, -.1, .1}, {is::size, .1, .2},    {is::duration, .5, 1}};
template <class Model, class... Guess>
auto fitted_line(row const& x, bool is_turned, Model const& model, auto const& options,
                 Guess const&... guess) {
  observations<si::time, si::length> data;
  for (std::size_t n = 0; n < 4; ++n) {
    std::size_t const i = is_turned ? 3 - n : n;
    double const since = static_cast<double>(i) * x[8];
    data.push_back({(x[2] + since) * s, (x[0] + x[1] * since + x[3 + i]) * m, x[7] * m});
  }
  return fit(options, model, data, guess...);
}

std::vector<is::trial<double>> all_fits() {
  auto const plain = [](row const& x, is::as how) {
    auto const goes = [x](auto const& start, auto const& speed, auto const& t) {
      return start + speed * (t - x[2] * s);
    };
    fitted const found =
        fitted_line(x, how == is::as::reordered, goes, fitting{}, x[0] * m, x[1] * m_per_s);
    auto const [start, speed] = found;
    return row{start.value.value(), speed.value.value(), start.sigma.value(), speed.sigma.value()};
  };
  // The speed as a plain number of a drawn unit.
  auto const in_a_unit = [](row const& x, is::as) {
    auto const goes = [x](auto const& start, auto const& speed, auto const& t) {
      return start + speed * (x[9] * m_per_s) * (t - x[2] * s);
    };
    auto const found =
        fitted_line(x, false, goes, fitting{.loss = huber_loss{1}}, x[0] * m, x[1] / x[9]);
    auto const [start, speed] = found;
    return row{start.value.value(), speed.value * x[9]};
  };
  auto with_unit = line;
  with_unit.push_back({is::climb, 1e-3, 1e3});
  return {
      {"fit, fitted, fitting, observations",
       line,
       {is::place, is::velocity, is::size, is::climb},
       plain,
       {is::as::reordered},
       1e5,
       false},
      {"fit, huber_loss", with_unit, {is::place, is::velocity}, in_a_unit, {}, 1e9, false},
      // A run of an ensemble draws by its number, and a drawn number of a unit is the number times that unit.
      {"ensemble, make_runs, draws",
       {{is::height, -1, 1}, {is::size, .1, .2}},
       {is::height},
       [](row const& x, is::as) {
         auto const places = make_runs(ensemble{.runs = 8, .seed = 3}, [x](long, draws& random) {
           return random.normal(x[0] * m, x[1] * m);
         });
         row all;
         for (auto const& place : places) all.push_back(place.value());
         return all;
       },
       {},
       1e3,
       false}};
}

TEST(Fits, KnowNoZeroNoUnitNoSideAndNoOrder) { is::hold_all(all_fits()); }

}  // namespace
