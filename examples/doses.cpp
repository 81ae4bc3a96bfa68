// SPDX-License-Identifier: BSL-1.0
// Ten doses of a drug, one every twelve hours. How much of it is in
// the blood, and for how long?
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdio>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;
using unitstep::symbols::more::L;

//! [patient]
using mass = decltype(light_of(1.0 * mg));
using area = decltype(light_of(1.0 * mg * h / L));
struct patient {
  mass blood;   // with what the drug reaches at once
  mass tissue;  // which takes it up from there, and gives it back
  area below;   // the curve of the concentration in the blood
};
constexpr auto V1 = 20.0 * L, V2 = 30.0 * L;
constexpr auto clearance = 5.0 * L / h, exchange = 10.0 * L / h;
constexpr auto spreads = [](auto const& p, auto) {
  auto const in_blood = p.blood / V1, in_tissue = p.tissue / V2;
  auto const across = exchange * (in_blood - in_tissue);
  return rates{-across - clearance * in_blood, across, in_blood};
};
//! [patient]

//! [doses]
constexpr auto one_dose = 100.0 * mg;
constexpr auto dose = [](patient& p, auto) { p.blood += one_dose; };
constexpr auto given_at = [] {
  std::array<decltype(1.0 * h), 10> all{};
  for (std::size_t n = 0; n < 10; ++n)
    all[n] = 12.0 * static_cast<double>(n) * h;
  return all;
}();
constexpr tolerance allowed{patient{light_of(1e-6 * mg),
                                    light_of(1e-6 * mg),
                                    light_of(1e-6 * mg * h / L)}};
constexpr auto course =
    integrate(dop853{}, patient{}, spreads, allowed, 336.0 * h,
              at(given_at, dose));
//! [doses]

//! [area]
static_assert(magnitude(course.state.below -
                        10.0 * one_dose / clearance) <
              1e-8 * (10.0 * one_dose / clearance));
//! [area]

//! [peaks]
// A row after each dose: what is due at one moment happens in the
// order of the list, and a row is written at the end of it.
constexpr hybrid_table table =
    trajectory<9>(dop853{}, patient{}, spreads, allowed, 12.0 * h,
                  at(given_at, dose));

// The rates are the roots of s^2 + 13/12 s + 1/12, in 1/h: of a dose
// there is 8/11 exp(-t / 1 h) + 3/11 exp(-t / 12 h) after a time t.
constexpr auto closed_form(std::size_t n) {
  double fast = 0, slow = 0;
  for (std::size_t k = 0; k <= n; ++k) {
    fast = fast * math::exp(-12.0) + 8.0 / 11;
    slow = slow * math::exp(-1.0) + 3.0 / 11;
  }
  return (fast + slow) * one_dose / V1;
}
constexpr bool peaks_are_right() {
  for (std::size_t n = 0; n < 10; ++n) {
    auto const off = table[n].state.blood / V1 - closed_form(n);
    if (!(magnitude(off) < 1e-9 * mg / L)) return false;
  }
  return true;
}
static_assert(table.size() == 10 && peaks_are_right());
//! [peaks]

int main() {
  std::printf("dose      at   in the blood  closed form\n");
  for (std::size_t n = 0; n < 10; ++n) {
    auto const& [time, p] = table[n];
    std::printf("%4d %5.0f h  %8.5f mg/L  %6.5f mg/L\n",
                static_cast<int>(n) + 1, time.value(),
                (p.blood / V1).value(), closed_form(n).value());
  }
  std::printf("\narea below the curve: %.6f mg h / L\n",
              course.state.below.value());
}
