// SPDX-License-Identifier: BSL-1.0
// Ten doses of a drug: how much of it is in the blood and in the tissue.
#include <array>
#include <boost/units/systems/si.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

using namespace unitstep;
using namespace unitstep::symbols;
using unitstep::symbols::more::L;

struct patient {
  decltype(light_of(1.0 * mg)) blood, tissue;
};

int main() {
  auto const V1 = 20.0 * L, V2 = 30.0 * L;
  auto const spreads = [=](patient const& p, auto) {
    auto const in_blood = p.blood / V1, in_tissue = p.tissue / V2;
    auto const across = 10.0 * L / h * (in_blood - in_tissue);
    return rates{-across - 5.0 * L / h * in_blood, across};
  };
  auto const dose = [](patient& p, auto) { p.blood += 100.0 * mg; };
  std::array<decltype(1.0 * h), 10> given_at{};
  for (std::size_t n = 0; n < 10; ++n) given_at[n] = 12.0 * static_cast<double>(n) * h;
  std::vector<figures::point> blood, tissue;
  auto const look = [&](patient const& p, auto t) {
    blood.push_back({t.value(), (p.blood / V1).value()});
    tissue.push_back({t.value(), (p.tissue / V2).value()});
  };
  static_cast<void>(integrate(dop853{}, patient{}, spreads,
                              tolerance{patient{light_of(1e-6 * mg), light_of(1e-6 * mg)}},
                              144.0 * h, at(given_at, look),
                              // The point before each dose, and those after it.
                              at(given_at, dose), every(0.125 * h, look)));
  figures::plot{
      "doses",
      "The concentration of a drug over six days, with a dose every twelve hours until the "
      "fifth day. In the blood it jumps by 5 milligrams per litre at each dose and falls "
      "within hours, in the tissue it rises and falls smoothly. The peaks grow little.",
      {"time in h", 0, 144, 24},
      {"concentration in mg/L", 0, 6, 1}}
      .add({"blood", blood})
      .add({"tissue", tissue})
      .without_reference()
      .write();
}
