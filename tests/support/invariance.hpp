// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <exception>
#include <functional>
#include <limits>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Tests what must not depend on where zero is, on the unit, on left and right, and on the order of a list. A trial
/// states the inputs and outputs of a program, and how each number changes when everything is moved, scaled or
/// mirrored. The battery draws the inputs, moves them, and compares the outputs with the moved outputs of the original
/// inputs.
namespace invariance {

/// The kind of a number: its exponents of length, time and mass, and which moves change it.
struct kind {
  int length = 0, time = 0, mass = 0;
  bool is_mirrored = false;            // points across the mirror, and changes its sign
  bool is_place = false;               // moves with the zero of place
  bool is_instant = false;             // moves with the zero of the clock
  std::string_view said = "a number";  // for messages
};

inline constexpr kind ratio{};
inline constexpr kind place{1, 0, 0, true, true, false, "a place"};
inline constexpr kind height{1, 0, 0, false, true, false, "a height"};  // along the mirror
inline constexpr kind way{1, 0, 0, true, false, false, "a way"};
inline constexpr kind size{1, 0, 0, false, false, false, "a size"};
inline constexpr kind instant{0, 1, 0, false, false, true, "an instant"};
inline constexpr kind duration{0, 1, 0, false, false, false, "a duration"};
inline constexpr kind rate{0, -1, 0, false, false, false, "a rate"};
inline constexpr kind turn_rate{0, -1, 0, true, false, false, "a rate of turning"};
inline constexpr kind velocity{1, -1, 0, true, false, false, "a velocity"};
inline constexpr kind climb{1, -1, 0, false, false, false, "a climb"};
inline constexpr kind acceleration{1, -2, 0, true, false, false, "an acceleration"};
inline constexpr kind lift{1, -2, 0, false, false, false, "an acceleration along the mirror"};
inline constexpr kind rate_squared{0, -2, 0, false, false, false, "a rate squared"};
inline constexpr kind mass{0, 0, 1, false, false, false, "a mass"};
inline constexpr kind force{1, -2, 1, true, false, false, "a force"};
inline constexpr kind push{1, -2, 1, false, false, false, "a force along the mirror"};
inline constexpr kind stiffness{0, -2, 1, false, false, false, "a stiffness"};
inline constexpr kind damping{0, -1, 1, false, false, false, "a damping"};
inline constexpr kind energy{2, -2, 1, false, false, false, "an energy"};

constexpr kind of(int length, int time, int mass, bool is_mirrored = false) {
  return {length, time, mass, is_mirrored, false, false, "a number with a unit"};
}

/// The numbers of a program, and the types that are tried.
template <class T>
using row = std::vector<T>;
using numbers = testing::Types<float, double, long double>;

/// An input: a number of a kind, drawn from `low` to `high`.
struct argument {
  kind is;
  double low, high;
};

/// How a trial is run: as it stands, with its lists and bodies in another order, or with its arguments in other units.
/// The result must be the same.
enum class as { it_stands, reordered, in_other_units };

template <class T>
struct trial {
  using program = std::function<std::vector<T>(std::vector<T> const&, as)>;

  std::string_view names;  // of everything that the trial covers
  std::vector<argument> in;
  std::vector<kind> out;  // the last one is for all that follow
  program run;
  std::vector<as> ways;  // the other ways to run it
  double roundings;      // allowed after a move or reordering, where the largest number is 1
  bool is_exact;         // all bits stay the same when scaled by a power of two or mirrored
  int reach;             // the largest power of two for scaling

  trial(std::string_view what, std::vector<argument> into, std::vector<kind> from, program made,
        std::vector<as> others = std::vector<as>(), double allowed = 1e3, bool exact = true,
        int farthest = sizeof(T) == 4   ? 6
                       : sizeof(T) == 8 ? 60
                                        : 600)
      : names(what),
        in(std::move(into)),
        out(std::move(from)),
        run(std::move(made)),
        ways(std::move(others)),
        roundings(allowed),
        is_exact(exact),
        reach(farthest) {}
};

namespace detail {

template <class T>
struct battery {
  trial<T> const& tried;
  std::mt19937_64 engine;
  std::string said{};  // the text of what was thrown

  std::vector<T> run(std::vector<T> const& of, as way = as::it_stands) {
    try {
      return tried.run(of, way);
    } catch (std::exception const& error) {
      said = error.what();
      return {};
    }
  }
  double in(double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(engine);
  }
  int whole(int low, int high) { return std::uniform_int_distribution<int>(low, high)(engine); }

  std::vector<T> arguments() {
    std::vector<T> all;
    for (auto const& one : tried.in) all.push_back(static_cast<T>(in(one.low, one.high)));
    return all;
  }
  kind out(std::size_t i) const { return i < tried.out.size() ? tried.out[i] : tried.out.back(); }
  template <class F>
  bool has(F const& f) const {
    for (auto const& one : tried.in)
      if (f(one.is)) return true;
    return false;
  }
  std::string list(std::vector<T> const& all) const {
    std::ostringstream text;
    text.precision(std::numeric_limits<T>::max_digits10);
    for (T const x : all) text << x << ' ';
    return text.str();
  }

  /// What is wrong with the outputs of a moved trial, compared with those that are due; empty if nothing is. `allowed`
  /// is the largest difference.
  std::string compare(std::string_view how, std::vector<T> const& plain,
                      std::vector<T> const& moved, std::vector<T> const& found,
                      std::vector<T> const& due, double allowed) {
    bool is_right = !due.empty() && found.size() == due.size();
    for (std::size_t i = 0; is_right && i < due.size(); ++i)
      is_right = allowed == 0 ? found[i] == due[i]
                              : std::abs(found[i] - due[i]) <= static_cast<T>(allowed);
    if (is_right) return {};
    return std::string(tried.names) + ", " + std::string(how) + "\n of    " + list(plain) +
           "\n moved " + list(moved) + "\n found " + list(found) + "\n due   " + list(due) + '\n' +
           said;
  }

  std::string scale() {
    // So square and cubic roots of the factor are powers of two as well.
    auto const power = [&] { return 6 * whole(-tried.reach / 6, tried.reach / 6); };
    int const by_length = power(), by_time = power(), by_mass = power();
    auto const scaled = [&](T x, kind is) {
      return std::ldexp(x, is.length * by_length + is.time * by_time + is.mass * by_mass);
    };
    auto const plain = arguments();
    auto moved = plain, due = run(plain);
    for (std::size_t i = 0; i < moved.size(); ++i) moved[i] = scaled(moved[i], tried.in[i].is);
    auto found = run(moved);
    if (tried.is_exact) {
      for (std::size_t i = 0; i < due.size(); ++i) due[i] = scaled(due[i], out(i));
    } else {
      for (std::size_t i = 0; i < found.size(); ++i) {
        auto is = out(i);
        found[i] =
            std::ldexp(found[i], -(is.length * by_length + is.time * by_time + is.mass * by_mass));
      }
    }
    return compare("scaled by powers of two", plain, moved, found, due,
                   tried.is_exact ? 0 : allowed(due, 0));
  }
  std::string mirror() {
    auto const mirrored = [](T x, kind is) { return is.is_mirrored ? -x : x; };
    auto const plain = arguments();
    auto moved = plain, due = run(plain);
    for (std::size_t i = 0; i < moved.size(); ++i) moved[i] = mirrored(moved[i], tried.in[i].is);
    for (std::size_t i = 0; i < due.size(); ++i) due[i] = mirrored(due[i], out(i));
    return compare("mirrored", plain, moved, run(moved), due, tried.is_exact ? 0 : allowed(due, 0));
  }
  /// The roundings of the largest result, which is not far from 1, and of the shift.
  double allowed(std::vector<T> const& due, double added) const {
    double largest = std::max(1., std::abs(added));
    for (std::size_t i = 0; i < due.size(); ++i)
      if (!out(i).is_instant) largest = std::max(largest, std::abs(static_cast<double>(due[i])));
    return tried.roundings * static_cast<double>(std::numeric_limits<T>::epsilon()) * largest;
  }
  std::string shift(bool kind::* goes_along, std::string_view how) {
    double const far = sizeof(T) == 4 ? 8 : 1e6;
    // Few digits: sums with it are rounded, and the sum of two shifts is exact.
    T const by = static_cast<T>(std::round(in(-far, far)));
    auto const plain = arguments();
    auto moved = plain, due = run(plain);
    for (std::size_t i = 0; i < moved.size(); ++i)
      if (tried.in[i].is.*goes_along) moved[i] += by;
    for (std::size_t i = 0; i < due.size(); ++i)
      if (out(i).*goes_along) due[i] += by;
    return compare(how, plain, moved, run(moved), due, allowed(due, static_cast<double>(by)));
  }
  std::string other(as way) {
    auto const plain = arguments();
    auto const due = run(plain);
    return compare(way == as::reordered ? "in another order" : "in other units", plain, plain,
                   run(plain, way), due, allowed(due, 0));
  }

  /// The moves that apply to the trial.
  std::vector<std::function<std::string()>> moves() {
    std::vector<std::function<std::string()>> all{[this] { return scale(); }};
    if (has([](kind is) { return is.is_mirrored; })) all.push_back([this] { return mirror(); });
    if (has([](kind is) { return is.is_place; }))
      all.push_back([this] { return shift(&kind::is_place, "at another place"); });
    if (has([](kind is) { return is.is_instant; }))
      all.push_back([this] { return shift(&kind::is_instant, "at another time"); });
    for (as const way : tried.ways) all.push_back([this, way] { return other(way); });
    return all;
  }
};

}  // namespace detail

/// What is wrong with a trial after each move that applies to it, each from another drawn start; empty if nothing is.
template <class T>
std::string wrong_with(trial<T> const& tried, unsigned seed) {
  detail::battery<T> battery{tried, std::mt19937_64(seed)};
  std::string all;
  for (auto const& move : battery.moves()) all += move();
  return all;
}

/// Draws for each trial of a list by RapidCheck, and reports failures to GoogleTest.
template <class T>
void hold_all(std::vector<trial<T>> const& all) {
  for (auto const& one : all)
    EXPECT_TRUE(rc::check(std::string(one.names), [&](unsigned seed) {
      auto const wrong = wrong_with(one, seed);
      if (!wrong.empty()) RC_FAIL(wrong);
    })) << one.names;
}

/// The control: a trial that depends on a zero, a unit, a side or an order fails.
template <class T>
bool is_caught(trial<T> const& wrong) {
  for (unsigned seed = 0; seed < 20; ++seed)
    if (!wrong_with(wrong, seed).empty()) return true;
  return false;
}

}  // namespace invariance
