// SPDX-License-Identifier: BSL-1.0
// Chapter 18: a table of nine entries, and two ways between them.
#include <boost/units/systems/si.hpp>
#include <unitstep/unitstep.hpp>

#include "../plot/plot.hpp"

namespace si = boost::units::si;

constexpr unitstep::motion away{0.9 * si::metre, 0.0 * si::metre_per_second};
constexpr unitstep::second_law slide{1.0 * si::kilogram,
                                     unitstep::spring{16.0 * si::newton / si::metre},
                                     unitstep::damper{8.0 * si::kilogram / si::second}};
constexpr auto fine = unitstep::trajectory<128>(unitstep::rk4{}, away, slide, si::second / 64.0);
constexpr auto at = [](auto const& s) { return s.position.value(); };

int main() {
  std::array<std::remove_cvref_t<decltype(fine[0])>, 9> entries{};
  for (std::size_t n = 0; n <= 8; ++n) entries[n] = fine[16 * n];
  std::vector<figures::point> cubic;
  for (auto const& sample : fine)
    cubic.push_back({sample.time.value(), at(state_at(entries, sample.time))});
  figures::plot{"coarse-table",
                "A slide comes in from 0.9 metres within two seconds. Straight lines between nine "
                "entries of a table cut across the curve, most of all in the first quarter second, "
                "by about 4 centimetres. The cubic between the same entries lies on the "
                "curve.",
                {"time in s", 0, 2, 0.5},
                {"position in m", 0, 1, 0.25}}
      .add({"curve", figures::points_of(fine, at)})
      .add({"straight lines", figures::points_of(entries, at), true})
      .add({"cubic", cubic})
      .write();
}
