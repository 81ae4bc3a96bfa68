// SPDX-License-Identifier: BSL-1.0
// One spring by every method: the error after ten turns for equal work, as a table of the site.
#include <cstdio>
#include <string>
#include <vector>

#include "../../tests/support/every_method.hpp"
#include "../../tests/support/shows.hpp"
#include "../../tests/support/springs.hpp"
#include "../../tests/support/stability.hpp"

using namespace unitstep;

//! [error]
// Ten turns of a swing, with n evaluations of the force a turn:
// the root of the mean square of the error of the position.
constexpr double omega = 6.283185307179586;
template <class Method>
constexpr double error(Method const& method, int n) {
  double const h = double(Method::evaluations) / n;
  auto const run = laws::outcome_of(method, omega, 0, 10, h);
  return run.gone ? 1e9 : run.rms;
}
//! [error]

using laws::shows;
//! [sixteen]
static_assert(shows(error(velocity_verlet{}, 16), "0.17"));
static_assert(shows(error(ruth3{}, 16), "0.076"));
static_assert(shows(error(rk4{}, 16), "0.55"));
//! [sixteen]
//! [sixty-four]
static_assert(shows(error(velocity_verlet{}, 64), "0.010"));
static_assert(shows(error(rk4{}, 64), "0.0051"));
static_assert(shows(error(suzuki4{}, 64), "1e-3"));
static_assert(shows(error(butcher5{}, 64), "4e-4"));
//! [sixty-four]
//! [thousand]
static_assert(shows(error(yoshida8{}, 1024), "2e-11"));
static_assert(shows(error(rk4{}, 1024), "8e-8"));
//! [thousand]
//! [stable]
constexpr double verlet_limit = laws::stability_limit(velocity_verlet{});
constexpr double rk4_limit = laws::stability_limit(rk4{});
static_assert(shows(verlet_limit, "2.00"));
static_assert(shows(rk4_limit / 4, "0.71"));
//! [stable]

/// "6e-04" as "6e-4".
std::string without_zero(std::string text) {
  auto const zero = text.find("e-0");
  return zero == text.npos ? text : text.erase(zero + 2, 1);
}

/// A number in few letters; bold if it is the best of its column.
std::string cell(double x, bool best) {
  if (x > 10) return " gone |";
  char text[32];
  std::snprintf(text, sizeof text, x >= 0.1 ? "%.2f" : x >= 0.01 ? "%.3f" : "%.0e", x);
  return (best ? " **" : " ") + without_zero(text) + (best ? "** |" : " |");
}

/// Methods that are one and the same on a spring, and what is said of them.
struct row {
  std::string names, numbers;
};

int main() {
  constexpr int budgets[] = {16, 64, 256, 1024};
  double best[] = {1e9, 1e9, 1e9, 1e9};
  laws::for_each_method([&](auto const& listed) {
    for (int i = 0; i < 4; ++i) {
      double const e = error(listed.method, budgets[i]);
      if (e < best[i]) best[i] = e;
    }
  });
  std::vector<row> rows;
  laws::for_each_method([&]<class Method>(laws::listed<Method> const& listed) {
    auto numbers =
        " | " + std::to_string(Method::order) + " | " + std::to_string(Method::evaluations) + " |";
    for (int i = 0; i < 4; ++i) {
      double const e = error(listed.method, budgets[i]);
      numbers += cell(e, e <= best[i]);
    }
    // Found by halving from 8 down. Implicit methods are stable beyond, whatever the step.
    double const limit = laws::stability_limit(listed.method);
    bool const always =
        laws::is_stable(listed.method, 0, 50) && laws::is_stable(listed.method, 0, 500);
    char text[32];
    std::snprintf(text, sizeof text, limit > 7.99 ? " over %.2f |" : " %.2f |",
                  limit / Method::evaluations);
    numbers += always ? " any |" : limit == 0 ? " none |" : text;
    for (auto& each : rows)
      if (each.numbers == numbers) {
        each.names += std::string(", ") + listed.name;
        return;
      }
    rows.push_back({listed.name, numbers});
  });
  std::printf("| method | order | cost | 16 | 64 | 256 | 1024 | stable to |\n");
  std::printf("|---|---|---|---|---|---|---|---|\n");
  for (auto const& each : rows) std::printf("| %s%s\n", each.names.c_str(), each.numbers.c_str());
}
