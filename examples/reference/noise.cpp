// SPDX-License-Identifier: BSL-1.0
// Noise: the examples of its reference pages.
#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/answers/estimate.hpp>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/ensemble/mean_of.hpp>
#include <unitstep/math/philox.hpp>
#include <unitstep/noise/baoab.hpp>
#include <unitstep/noise/euler_maruyama.hpp>
#include <unitstep/noise/milstein.hpp>
#include <unitstep/noise/noisy.hpp>
#include <unitstep/noise/sra1.hpp>
#include <unitstep/noise/stochastic_heun.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
namespace si = boost::units::si;
using boost::units::quantity;
using unitstep::symbols::kg, unitstep::symbols::m,
    unitstep::symbols::m_per_s, unitstep::symbols::N_per_m,
    unitstep::symbols::s;

//! [philox]
// The first of the published answers: counter and key are zero.
static_assert(math::philox({0, 0, 0, 0}, {0, 0})[0] == 0x6627e8d5);
//! [philox]

//! [noisy]
// A body that is slowed down and pushed at random.
constexpr auto root_s = unitstep::sqrt(1.0 * s);
constexpr auto slows = [](auto const& body, auto) {
  return -body.velocity / (2.0 * s);
};
constexpr auto push = [](auto const&, auto) {
  return 0.5 * m_per_s / root_s;
};
constexpr noisy pushed{slows, push, random_path{1, 0}};
//! [noisy]

//! [euler_maruyama]
constexpr motion still{0.0 * m, 0.0 * m_per_s};
constexpr auto there =
    integrate(euler_maruyama{}, still, pushed, 0.01 * s, 100);
//! [euler_maruyama]
static_assert(magnitude(there.position) < 10.0 * m);

//! [random_path]
// The same path in steps four times as long.
constexpr random_path path{1, 0};
constexpr auto coarse =
    integrate(euler_maruyama{}, still,
              noisy{slows, push, path.coarser(2)}, 0.04 * s, 25);
static_assert(magnitude(coarse.position - there.position) <
              0.02 * m);
//! [random_path]

//! [sra1]
// The noise does not depend on the state: order 3/2 and more.
constexpr auto finer =
    integrate(sra1{}, still, pushed, 0.01 * s, 100);
static_assert(magnitude(finer.position - there.position) <
              0.02 * m);
//! [sra1]

//! [rates_of_noise]
// A tank with an even inflow and a level that is stirred.
struct tank {
  quantity<si::mass> water;
  quantity<si::length> level;
};
constexpr noisy stirred{[](auto const& t, auto) {
                          return rates{1.0 * kg / s, -t.level / s};
                        },
                        [](auto const&, auto) {
                          return rates_of_noise{none,
                                                0.1 * m / root_s};
                        },
                        random_path{1, 0}};
constexpr no_noise of_the_water = none;
constexpr auto full =
    integrate(euler_maruyama{}, tank{0.0 * kg, 0.0 * m}, stirred,
              0.125 * s, 8);
static_assert(full.water == 1.0 * kg);
//! [rates_of_noise]
static_assert(sizeof(of_the_water) == 1);

//! [sources]
// Gusts along one direction, and others across it.
constexpr auto gusts = [](auto const&, auto) {
  auto const b = 0.5 * m_per_s / root_s;
  return sources{vec{b, b}, vec{-0.1 * b, 0.1 * b}};
};
constexpr auto blown = integrate(
    euler_maruyama{},
    motion{vec{0.0 * m, 0.0 * m},
           vec{0.0 * m_per_s, 0.0 * m_per_s}},
    noisy{slows, gusts, random_path{1, 0}}, 0.01 * s, 100);
//! [sources]
static_assert(magnitude(blown.position.x) < 10.0 * m);

//! [calculus]
static_assert(euler_maruyama::calculus == calculus::ito);
static_assert(stochastic_heun::calculus == calculus::stratonovich);
//! [calculus]

//! [milstein]
// What grows by itself, and varies in proportion to itself.
template <class N = double>
struct account {
  light<si::length, N> x;
};
constexpr noisy varies{
    [](auto const& y, auto) { return rates{0.1 * y.x / s}; },
    [](auto const& y, auto) {
      return rates_of_noise{0.2 * y.x / root_s};
    },
    random_path{1, 0}};
constexpr account<> one{light<si::length, double>{1.0}};
constexpr auto by_milstein =
    integrate(milstein{}, one, varies, 0.01 * s, 100);
//! [milstein]

//! [stochastic_heun]
// In Stratonovich's sense it is e^(b^2/2) times as much.
constexpr auto by_heun =
    integrate(stochastic_heun{}, one, varies, 0.01 * s, 100);
static_assert(by_heun.x.value() / by_milstein.x.value() - 1.0202 <
                  2e-3 &&
              by_heun.x.value() / by_milstein.x.value() - 1.0202 >
                  -2e-3);
//! [stochastic_heun]

//! [boltzmann_constant]
// kT at 300 K.
constexpr auto warmth = boltzmann_constant * (300.0 * si::kelvin);
static_assert(warmth.value() > 4.14e-21 &&
              warmth.value() < 4.15e-21);
//! [boltzmann_constant]

//! [langevin]
// A bead of 1 pg in a trap, in water at 300 K.
constexpr langevin bead{
    second_law{1e-15 * kg, spring{1e-6 * N_per_m}}, 1e-8 * kg / s,
    300.0 * si::kelvin, random_path{1, 0}};
constexpr auto trapped =
    integrate(baoab{}, still, bead, 1e-7 * s, 100);
static_assert(magnitude(trapped.position) < 1e-6 * m);
//! [langevin]

int main() {
  //! [mean_of]
  // The mean and the variance of the velocity of a thousand bodies.
  auto const last = [](long run) {
    return integrate(sra1{}, still,
                     noisy{slows, push, random_path{1, run}},
                     0.1 * s, 100);
  };
  mean_of_runs const found = mean_of({.runs = 1000}, last);
  quantity<decltype(m_per_s * m_per_s)> const variance =
      found.variance<1>();
  bool good = magnitude(variance - 0.25 * m_per_s * m_per_s) <
              4.0 * quantity<decltype(m_per_s * m_per_s)>(
                        found.variance_error<1>());
  //! [mean_of]

  //! [quantiles]
  // Nine of ten velocities lie between these.
  auto const [low, high] =
      quantiles(make_runs({.runs = 1000}, last), {0.05, 0.95});
  good = good && low.velocity < -0.7 * m_per_s &&
         high.velocity > 0.7 * m_per_s;
  //! [quantiles]

  //! [estimate]
  // A body of which nothing is known but that it is within 10 m, and
  // whose place is measured to 0.5 m, a second apart.
  auto const place = [](auto const& body) { return body.position; };
  estimate known{still, motion{10.0 * m, 1.0 * m_per_s}};
  for (auto const& seen : {1.0 * m, 1.4 * m, 2.1 * m}) {
    known = predict(known, sra1{}, pushed, 0.1 * s, 10);
    updated const now =
        update(known, place, measured{seen, 0.5 * m});
    known = now.after;
  }
  good = good && known.sigma().position < 0.5 * m;
  //! [estimate]
  return good ? 0 : 1;
}
