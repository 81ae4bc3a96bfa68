// SPDX-License-Identifier: BSL-1.0
// The same slide for a processor without floating point: a table of
// 16-bit integers, looked up with integers alone.
#include <array>
#include <boost/units/systems/si.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <stdexcept>
#include <unitstep/unitstep.hpp>

namespace si = boost::units::si;

//! [slide]
constexpr unitstep::motion away{0.9F * si::metre,
                                0.0F * si::metre_per_second};
constexpr unitstep::second_law slide{
    1.0F * si::kilogram,
    unitstep::spring{16.0F * si::newton / si::metre},
    unitstep::damper{8.0F * si::kilogram / si::second}};
//! [slide]

//! [fixed]
// 15 binary digits behind the point: whole parts of 1/32768 m.
constexpr std::int16_t fixed(float metres) {
  float const parts = metres * 32768;
  float const nearest = parts + (parts < 0 ? -0.5F : 0.5F);
  if (nearest <= -32769 || nearest >= 32768)
    unitstep::fail<std::range_error>("does not fit");
  return static_cast<std::int16_t>(nearest);
}
//! [fixed]

//! [table]
// So many pieces of the two seconds; only the positions are kept.
template <std::size_t pieces>
constexpr auto positions() {
  auto const run = unitstep::trajectory<pieces>(
      unitstep::rk4{}, away, slide, 2.0F / pieces * si::second);
  std::array<std::int16_t, pieces + 1> table{};
  for (std::size_t n = 0; n <= pieces; ++n)
    table[n] = fixed(run[n].state.position.value());
  return table;
}
constexpr auto table = positions<128>();
static_assert(sizeof table == 129 * 2 && sizeof table == 258);
static_assert(table[0] == 29491 && table[128] == 89);
//! [table]

//! [look up]
// 1024 ticks a second, so 16 ticks are a piece. No division, no
// multiplication by anything that is not an integer.
constexpr std::int32_t set_point(std::uint32_t tick) {
  std::uint32_t const n = tick >> 4;
  auto const rest = static_cast<std::int32_t>(tick & 15U);
  return table[n] + ((table[n + 1] - table[n]) * rest + 8) / 16;
}
//! [look up]

//! [error]
constexpr double curve(double t) {  // the closed form, in m
  return 0.9 * (1 + 4 * t) * unitstep::math::exp(-4 * t);
}
constexpr double size(double x) { return x < 0 ? -x : x; }
constexpr double largest_error = [] {
  double worst = 0;
  for (std::uint32_t tick = 0; tick < 2048; ++tick) {
    double const off =
        size(set_point(tick) / 32768.0 -
             curve(static_cast<double>(tick) / 1024));
    worst = off > worst ? off : worst;
  }
  return worst;
}();
static_assert(largest_error > 0.0003 && largest_error < 0.0004);
//! [error]

// As above, for any number of pieces, between the entries.
template <std::size_t pieces>
constexpr double error_of() {
  constexpr auto entries = positions<pieces>();
  double worst = 0;
  for (std::size_t n = 0; n < pieces; ++n)
    for (int i = 0; i < 4; ++i) {
      double const t =
          (static_cast<double>(n) + i / 4.0) * 2 / pieces;
      double const x =
          entries[n] + (entries[n + 1] - entries[n]) * (i / 4.0);
      double const off = size(x / 32768 - curve(t));
      worst = off > worst ? off : worst;
    }
  return worst;
}
//! [pieces]
// Twice the pieces, a quarter of the error, as long as the digits
// last: half a part is 0.015 mm.
constexpr double of_32 = error_of<32>();
constexpr double of_64 = error_of<64>();
constexpr double of_512 = error_of<512>();
constexpr double of_1024 = error_of<1024>();
static_assert(of_32 > 3.5 * of_64 && of_32 < 4 * of_64);
static_assert(of_512 < 2 * of_1024);
static_assert(of_1024 > 0.5 / 32768);
static_assert(sizeof(positions<256>()) == 514);
//! [pieces]

//! [cut off]
// What is behind the last digit is cut off, not rounded.
constexpr std::int16_t cut(float metres) {
  return static_cast<std::int16_t>(metres * 32768);
}
constexpr double parts_lost(auto make_fixed) {
  double sum = 0;  // of the 1000 numbers 0.0005, 0.0015, ...
  for (int n = 0; n < 1000; ++n) {
    float const metres = (float(n) + 0.5F) / 1000;
    sum += double(metres) * 32768 - make_fixed(metres);
  }
  return sum / 1000;
}
static_assert(size(parts_lost(fixed)) < 0.001);
static_assert(parts_lost(cut) > 0.49 && parts_lost(cut) < 0.51);
static_assert(1000 * parts_lost(cut) / 32768 > 0.0149);  // in m
//! [cut off]

//! [wrapped]
static_assert(std::numeric_limits<std::int16_t>::max() == 32767);
static_assert(static_cast<std::int16_t>(32768) == -32768);
//! [wrapped]

//! [answer]
// At the start x'' = -w^2 x, with w = 4/s and x = 0.9 m.
constexpr double fastest = 16 * 0.9;
static_assert(fastest > 14.39 && fastest < 14.41);
constexpr double longest = unitstep::sqrt(8 * 0.001 / fastest);
static_assert(longest > 0.02357 && longest < 0.02358);
static_assert(2 / longest > 84 && 2 / longest < 85);
static_assert(error_of<85>() < 0.001 && error_of<80>() > 0.001);
static_assert(sizeof(positions<85>()) == 172);
//! [answer]

int main() {
  std::printf("pieces  bytes  largest error\n");
  auto const print = [](int pieces, double error) {
    std::printf("%6d  %5d  %10.3f mm\n", pieces, 2 * (pieces + 1),
                1000 * error);
  };
  print(32, of_32);
  print(64, of_64);
  print(128, error_of<128>());
  print(256, error_of<256>());
  print(512, of_512);
  print(1024, of_1024);
}
