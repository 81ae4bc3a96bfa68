// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <array>
#include <stdexcept>
#include <string>
#include <unitstep/drive/integrate.hpp>
#include <unitstep/math/trigonometric.hpp>
#include <unitstep/methods/collocation.hpp>
#include <unitstep/methods/implicit_euler.hpp>
#include <unitstep/methods/radau5.hpp>
#include <unitstep/methods/rodas5p.hpp>
#include <unitstep/state/motion.hpp>

#include "support/stiff_reactions.hpp"

// Implicit methods with a given step on stiff problems, compared with the solution of their own equations: of the
// stages z_i = h sum a_ij f(y + z_j) the solution that continues the start. Solved with 40 digits by Python's mpmath,
// along steps of every length from zero to h.

namespace {

namespace si = boost::units::si;
using namespace laws;

template <std::size_t n>
using ends = std::array<std::array<double, n>, 4>;

template <class Method, class State, class Field>
constexpr auto numbers_at(Method const& method, State const& start, Field const& field, double h,
                          double end) {
  return unitstep::raw_form<State>::to_raw(
      unitstep::integrate(method, start, field, h * si::second, static_cast<long>(end / h + 0.5)));
}
template <class Raw, std::size_t n>
constexpr double farthest(Raw const& got, std::array<double, n> const& due) {
  double most = 0;
  for (std::size_t i = 0; i < n; ++i) {
    double const e = got[i] / due[i] - 1;
    most = e > most ? e : -e > most ? -e : most;
  }
  return most;
}
// Each method with duals and with differences.
template <class State, std::size_t n, class Field>
void expect_own_ends(char const* what, State const& start, Field const& field, double h, double end,
                     ends<n> const& due) {
  auto const named = [&](State const& s, boost::units::quantity<si::time> t) {
    return field(s, t);
  };
  auto const off = [&](auto const& method, std::array<double, n> const& its) {
    EXPECT_LT(farthest(numbers_at(method, start, field, h, end), its), 1e-11) << what << " " << h;
    EXPECT_LT(farthest(numbers_at(method, start, named, h, end), its), 1e-11) << what << " " << h;
  };
  off(unitstep::implicit_euler{}, due[0]);
  off(unitstep::implicit_midpoint{}, due[1]);
  off(unitstep::gauss4{}, due[2]);
  off(unitstep::radau5{}, due[3]);
}

// From b = 0 Newton's method with the first Jacobian goes to a solution with b = -3.8e-5.
constexpr ends<3> robertson_1{{{{0.719192391207783, 9.317483483317138e-6, 0.2807982913087337}},
                               {{0.7158161756896288, -2.517892412247746e-5, 0.2842090032344937}},
                               {{0.7158520529670241, -2.15549692971611e-5, 0.2841695020022731}},
                               {{0.7158270638697479, 9.185534576114358e-6, 0.284163750595676}}}};
constexpr ends<3> robertson_quarter{
    {{{0.7166915661228867, 9.219209360236663e-6, 0.283299214667753}},
     {{0.7158353803614923, -5.485117599245318e-6, 0.2841701047561069}},
     {{0.7158281666385621, 6.816621552774288e-6, 0.2841650167398851}},
     {{0.7158270685589565, 9.1855347583225e-6, 0.2841637459062852}}}};
constexpr ends<3> robertson_tenth{
    {{{0.7161749545480592, 9.199067652798057e-6, 0.283815846384288}},
     {{0.7158263596060697, 9.063160394352171e-6, 0.2841645772335359}},
     {{0.7158269470536497, 9.185528771474772e-6, 0.2841638674175788}},
     {{0.7158270685646835, 9.185534758544533e-6, 0.284163745900558}}}};
TEST(stiff_steps, robertson) {
  expect_own_ends("robertson", robertson_start, robertson, 1, 40, robertson_1);
  expect_own_ends("robertson", robertson_start, robertson, 0.25, 40, robertson_quarter);
  expect_own_ends("robertson", robertson_start, robertson, 0.1, 40, robertson_tenth);
  std::array<double, 3> const hundredth{0.7158619871274958, 9.186891996632274e-6,
                                        0.2841288259805075};
  EXPECT_LT(farthest(numbers_at(unitstep::implicit_euler{}, robertson_start, robertson, 0.01, 40),
                     hundredth),
            1e-11);
}
// By the compiler as well: the first second.
static_assert(farthest(numbers_at(unitstep::implicit_euler{}, robertson_start, robertson, 0.25, 1),
                       std::array{0.967612703123587384, 3.09306500788229798e-05,
                                  0.0323563662263337929}) < 1e-13);
// The solution of the differential equations, which steps of 0.1 s of radau5 approximate as well.
TEST(stiff_steps, radau5_is_near_the_solution) {
  EXPECT_LT(farthest(numbers_at(unitstep::radau5{}, robertson_start, robertson, 0.1, 40),
                     std::array{0.715827068719405, 9.18553476455776e-06, 0.28416374574583}),
            1e-6);
}

constexpr ends<8> hires_1{
    {{{0.01159033348303831, 0.002329105327861199, 0.001852631739724296, 0.02756793668811708,
       0.1817538981249685, 0.7375352407961392, 0.005650473144448569, 4.952685555143142e-5}},
     {{0.008376752751166424, -0.0007120483746941552, 0.001097848678431211, 0.01929481002930961,
       0.1857899285908256, 0.7523716717407008, 0.002429103903344257, 0.003270896096655743}},
     {{0.008324982814320383, 0.001652170060916982, 0.001409929310442015, 0.01743479326503369,
       0.1856857729186599, 0.7492240996104109, 0.005704266690743852, -4.266690743852098e-6}},
     {{0.00832518327311851, 0.00165276044552655, 0.001410427998746698, 0.01743405737969539,
       0.1857346155296216, 0.7494740929187794, 0.005651257047626487, 4.874295237351289e-5}}}};
TEST(stiff_steps, hires) { expect_own_ends("hires", hires_start, hires, 1, 10, hires_1); }

constexpr ends<3> oregonator_1{{{{2.72714709087166, 1.578057983464108, 2.551483742041107}},
                                {{2.219592154084738, 1.575815789247679, 2.510692262505896}},
                                {{2.599227639220026, 1.575866656630309, 2.510994123651372}},
                                {{2.733277723815809, 1.575928159253072, 2.510508624674833}}}};
constexpr ends<3> oregonator_tenth{{{{2.732692123425456, 1.576131931381437, 2.51478809016198}},
                                    {{2.733249195299565, 1.575929377729526, 2.510491941389434}},
                                    {{2.733277381051664, 1.575928159608627, 2.510508589215045}},
                                    {{2.733277429287804, 1.575928159112893, 2.510508599666205}}}};
TEST(stiff_steps, oregonator) {
  expect_own_ends("oregonator", oregonator_start, oregonator, 1, 10, oregonator_1);
  expect_own_ends("oregonator", oregonator_start, oregonator, 0.1, 10, oregonator_tenth);
}

// Van der Pol's oscillator with mu = 1000, in its own time.
constexpr auto slow_van_der_pol = [](auto const& s, auto) {
  auto const metre = 1.0 * si::metre;
  auto const each = 1.0 / si::second;
  return unitstep::rates{
      s.v, 1000.0 * each * (1.0 - s.x * s.x / (metre * metre)) * s.v - each * each * s.x};
};
constexpr ends<2> van_der_pol_10{{{{1.931150092324168, -0.0007075517032727527}},
                                  {{1.931361101843798, -4.167957478090916e-5}},
                                  {{1.931361077362248, -4.353856571022788e-5}},
                                  {{1.931361320527248, -0.0007074176282297903}}}};
constexpr ends<2> van_der_pol_1{{{{1.931340321084876, -0.0007074309548702053}},
                                 {{1.931361108427524, -0.0001276652653008349}},
                                 {{1.931361159935628, -0.0002689773914923436}},
                                 {{1.931361320527243, -0.0007074176282297316}}}};
TEST(stiff_steps, van_der_pol) {
  relaxation<> const start{{2.0}, {0.0}};
  expect_own_ends("van der Pol", start, slow_van_der_pol, 10, 100, van_der_pol_10);
  expect_own_ends("van der Pol", start, slow_van_der_pol, 1, 100, van_der_pol_1);
}

// A pendulum whose step is far too long for its oscillation of 10/s: from near the top the first matrix has passed a
// singular one, and Newton's method goes to a solution revolutions away from the one that continues the start.
TEST(stiff_steps, pendulum) {
  auto const field = [](auto const& s, auto) { return -100.0 * unitstep::math::sin(s.position); };
  using swinging = unitstep::motion<double, double>;
  auto const by = [&](swinging const& from, double h) {
    return unitstep::implicit_midpoint{}.step(from, field, 0.0, h);
  };
  EXPECT_NEAR(by({2.0, 0.0}, 0.5).position, -1.44206145369839, 1e-13);
  EXPECT_NEAR(by({2.0, 0.0}, 1.0).position, -1.8460075864595, 1e-13);
  EXPECT_NEAR(by({3.0, 1.0}, 0.3).position, -0.755172507151167, 1e-13);
  EXPECT_NEAR(by({0.5, 3.0}, 1.0).position, -0.346007586459497, 1e-13);
}

// A number that follows another, 2 exp(-t), at rates up to the root of the largest number and beyond. Both end at 2 /
// e, up to 1 / rate and the tolerance or the eight steps.
template <class T>
struct follower {
  boost::units::quantity<si::length, T> fast, slow;
};
template <class T>
void expect_to_follow(T rate, bool under_a_tolerance) {
  auto const second = T(1) * si::second;
  auto const metre = T(1) * si::metre;
  auto const field = [=](follower<T> const& s, boost::units::quantity<si::time, T>) {
    return unitstep::rates{-rate / second * (s.fast - s.slow), -T(1) / second * s.slow};
  };
  follower<T> const start{metre, T(2) * metre}, small{T(1e-5) * metre, T(1e-5) * metre};
  auto const end =
      under_a_tolerance
          ? unitstep::integrate(unitstep::radau5{}, start, field,
                                unitstep::tolerance{small, T(1e-5)}, second)
          : unitstep::integrate(unitstep::radau5{}, start, field, T(0.125) * second, 8);
  EXPECT_NEAR(end.fast.value(), 0.7357588823, 1e-5) << rate;
  EXPECT_NEAR(end.slow.value(), 0.7357588823, 1e-5) << rate;
}
TEST(stiff_steps, any_rate) {
  expect_to_follow<float>(4e12F, true);
  expect_to_follow<float>(4e12F, false);
  expect_to_follow<float>(1e19F, false);
  expect_to_follow<double>(4e12, true);
  expect_to_follow<double>(1e160, false);
}

// A formula without equations to solve may go anywhere in a step that is too long; where it overflows the run ends.
TEST(stiff_steps, rodas5p_says_where_it_leaves_the_numbers) {
  auto const said = [](double h, long steps) -> std::string {
    try {
      static_cast<void>(unitstep::integrate(unitstep::rodas5p{}, robertson_start, robertson,
                                            h * si::second, steps));
    } catch (std::runtime_error const& e) {
      return e.what();
    }
    return "nothing";
  };
  for (double const h : {0.01, 0.1, 0.25, 1.0}) {
    std::string const sentence = said(h, static_cast<long>(40 / h));
    EXPECT_EQ(sentence.find("unitstep: rodas5p: the step leaves the finite numbers at time "), 0U)
        << sentence;
  }
  EXPECT_EQ(said(0.001, 40'000), "nothing");
}

}  // namespace
