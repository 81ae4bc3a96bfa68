// SPDX-License-Identifier: BSL-1.0
// Runs that are looked at, written, and made many times.
#include <boost/units/systems/si.hpp>
#include <filesystem>
#include <sstream>
#include <string>
#include <unitstep/drive/csv.hpp>
#include <unitstep/drive/each_step.hpp>
#include <unitstep/ensemble/ensemble.hpp>
#include <unitstep/ensemble/table.hpp>
#include <unitstep/many/vectors.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>
#include <vector>

using namespace unitstep;
using namespace unitstep::symbols;

constexpr motion start{0.0 * m, 0.0 * m_per_s};
constexpr auto field = [](auto const&, auto) {
  return -10.0 * m_per_s2;
};

//! [csv]
// A table for other programs, each number to its last digit.
bool writes_a_table() {
  constexpr auto table =
      trajectory<2>(suvat{}, start, field, 0.5 * s);
  return csv_head(table[0]) ==
             "time (s),position (m),velocity (m s^-1)" &&
         csv_row(table[1]) == "0.5,-1.25,-5";
}
//! [csv]

//! [each_step]
// A loop over steps, each made when it is looked at.
bool falls_5_m_in_a_second() {
  simulation sim{suvat{}, start, field, 0.25 * s};
  for (auto const& [time, state] : each_step(sim, 100))
    if (time == 1.0 * s) return state.position == -5.0 * m;
  return false;
}
//! [each_step]

//! [vectors]
// Bodies whose number is known when the program runs.
bool all_fall(std::size_t bodies) {
  motion const dropped{std::vector(bodies, 20.0 * m),
                       std::vector(bodies, 0.0 * m_per_s)};
  auto const gravity = [](auto const&, auto, auto const& a) {
    for (auto& one : a) one = -10.0 * m_per_s2;
  };
  return integrate(rk4{}, dropped, gravity, 0.5 * s, 4).position ==
         std::vector(bodies, 0.0 * m);
}
//! [vectors]

//! [make_runs]
// A hundred throws whose speeds are drawn; run 7 alone has its bits.
bool run_7_is_the_same_alone() {
  auto const throw_up = [](long, draws& random) {
    auto const speed = random.normal(20.0 * m_per_s, 0.5 * m_per_s);
    return integrate(suvat{}, motion{0.0 * m, speed}, field,
                     0.5 * s, 4)
        .position;
  };
  auto const heights =
      make_runs(ensemble{.runs = 100, .seed = 3}, throw_up);
  draws random{3, 7};
  return heights.size() == 100 && heights[7] == throw_up(7, random);
}
//! [make_runs]

//! [one_thread]
// One after the other, said openly; what a run throws has its number.
bool a_failed_run_is_named() {
  auto const run = [](long n, draws&) {
    return n == 5 ? throw std::runtime_error("no") : 1.0 * m;
  };
  try {
    static_cast<void>(make_runs(ensemble{.runs = 9, .seed = 1}, run,
                                one_thread{}));
  } catch (failed_run const& failure) {
    return failure.run == 5;
  }
  return false;
}
//! [one_thread]

//! [fallible]
// Run 5 fails and says why; the other eight have their results.
bool the_others_are_made() {
  auto const run = [](long n) {
    return n == 5 ? throw std::runtime_error("no") : 1.0 * m;
  };
  auto const all = make_runs(ensemble{.runs = 9}, fallible{run});
  outcome<decltype(1.0 * m)> const& failed = all[5];
  return !failed.result && failed.error == "no" &&
         all[8].result == 1.0 * m && all[8].error.empty();
}
//! [fallible]

//! [progress]
// How far it is, told on the way; `progress_bar{}` draws it.
bool tells_that_all_is_done() {
  long done = 0;
  ensemble plan{.runs = 50, .seed = 1};
  plan.progress = [&](ensemble_progress const& now) {
    done = now.done;
  };
  static_cast<void>(make_runs(plan, [](long n, draws&) {
    return static_cast<double>(n) * m;
  }));
  plan.progress = progress_bar{};
  return done == 50;
}
//! [progress]

//! [write_table]
// A line for each run.
bool writes_the_results() {
  std::ostringstream out;
  write_table(out, std::vector{1.5 * m, 2.0 * m}, "height");
  return out.str() == "run,height (m)\n0,1.5\n1,2\n";
}
//! [write_table]

int main() {
  return writes_a_table() && falls_5_m_in_a_second() &&
                 all_fall(3) && run_7_is_the_same_alone() &&
                 a_failed_run_is_named() && the_others_are_made() &&
                 tells_that_all_is_done() && writes_the_results()
             ? 0
             : 1;
}
