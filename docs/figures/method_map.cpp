// SPDX-License-Identifier: BSL-1.0
// Which method is best for the work of one RK4 step, against omega h and the damping of a spring.
#include <cstdio>
#include <string>
#include <type_traits>
#include <vector>

#include "../../tests/support/every_method.hpp"
#include "../../tests/support/springs.hpp"

// 200 steps of RK4 at h = 0.1; a method of n evaluations takes steps of n h / 4.
constexpr double h = 0.1, seconds = 20;
template <class Method>
constexpr double error(Method const& method, double omega_h, double zeta) {
  auto const o = laws::outcome_of(method, omega_h / h, zeta, seconds, h / 4 * Method::evaluations);
  return o.gone ? 1e9 : o.worst;
}
static_assert(error(unitstep::rk4{}, 0.2, 0) < error(unitstep::velocity_verlet{}, 0.2, 0));
static_assert(error(unitstep::rk4{}, 0.8, 0) > error(unitstep::velocity_verlet{}, 0.8, 0));

/// Article E's own.
template <class Method>
constexpr bool in_the_article =
    std::is_same_v<Method, unitstep::explicit_euler> || std::is_same_v<Method, unitstep::suvat> ||
    std::is_same_v<Method, unitstep::semi_implicit_euler> ||
    std::is_same_v<Method, unitstep::velocity_verlet> ||
    std::is_same_v<Method, unitstep::modified_velocity_verlet<>> ||
    std::is_same_v<Method, unitstep::heun> || std::is_same_v<Method, unitstep::rk4>;

constexpr int columns = 16, rows = 9;
constexpr double left = 68, cell = 25, tall = 24, head = 30, map_height = rows * tall;
double omega_h_of(int column) { return 0.05 * unitstep::math::exp(column * 0.28); }
double zeta_of(int row) { return row * 0.25; }

struct best_of {
  std::string name;
  double error = 0.5;  // what is worse than half the amplitude is no winner
};

/// A map among some methods; returns the height that it took.
template <class See>
double draw(double top, char const* title, See const& see) {
  std::vector<std::string> winners;
  std::printf("<text x=\"%.1f\" y=\"%.1f\">%s</text>\n", left, top - 10, title);
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < columns; ++c) {
      best_of best;
      // A method that is better by rounding is not.
      see([&](auto const& listed) {
        double const e = error(listed.method, omega_h_of(c), zeta_of(r));
        if (e < 0.99 * best.error) best = {listed.name, e};
      });
      if (best.name.empty()) continue;
      std::size_t i = 0;
      while (i < winners.size() && winners[i] != best.name) ++i;
      if (i == winners.size()) winners.push_back(best.name);
      double const x = left + c * cell, y = top + (rows - 1 - r) * tall;
      std::printf(
          "<rect class=\"cell-%zu\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>"
          "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%c</text>\n",
          i % 7 + 1, x, y, cell, tall, x + cell / 2, y + 17, static_cast<char>('a' + i));
    }
    std::printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n", left - 6,
                top + (rows - 1 - r) * tall + 17, zeta_of(r));
  }
  std::printf("<path class=\"axes\" d=\"M%.1f %.1fv%.1fh%.1f\"/>\n", left, top, map_height,
              columns * cell);
  for (int c = 0; c < columns; c += 3)
    std::printf("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%.2g</text>\n",
                left + (c + 0.5) * cell, top + map_height + 18, omega_h_of(c));
  std::printf(
      "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">ωh, h for four "
      "evaluations</text>\n",
      left + columns * cell / 2, top + map_height + 38);
  std::printf(
      "<text transform=\"translate(14 %.1f) rotate(-90)\" text-anchor=\"middle\">damping ratio"
      "</text>\n",
      top + map_height / 2);
  double y = top + map_height + 52;
  for (std::size_t i = 0; i < winners.size(); ++i) {
    double const x = 20 + static_cast<double>(i % 2) * 230;
    std::printf(
        "<rect class=\"cell-%zu\" x=\"%.1f\" y=\"%.1f\" width=\"26\" height=\"20\"/>"
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%c</text>"
        "<text x=\"%.1f\" y=\"%.1f\">%s</text>\n",
        i % 7 + 1, x, y, x + 13, y + 15, static_cast<char>('a' + i), x + 34, y + 15,
        winners[i].c_str());
    if (i % 2 == 1 || i + 1 == winners.size()) y += 24;
  }
  return y - top + head + 20;
}

int main() {
  std::printf(
      "<svg class=\"plot\" role=\"img\" aria-label=\"Two maps of the best method for equal work, "
      "over "
      "omega times h from 0.05 to 3.3 and damping ratios from 0 to 2. Of article E's methods RK4 "
      "is "
      "best on the soft side, up to an omega h between 0.5 and 1.4; stiffer springs belong to "
      "velocity "
      "Verlet without a damper, to modified Verlet with one, and to the Euler methods with a "
      "strong "
      "one; where nothing is marked none is right to half the amplitude. Of all methods Verner's "
      "of ninth order is best on the soft side, then DOP853. Stiffer springs with a damper belong "
      "to "
      "Rodas5P and Radau 5, those without one to the methods of Blanes and Moan.\" "
      "viewBox=\"0 0 480 790\">\n");
  double const second =
      head + draw(head, "Article E's methods", [](auto const& see) {
        laws::for_each_method([&]<class Method>(laws::listed<Method> const& listed) {
          if constexpr (in_the_article<Method>) see(listed);
        });
      });
  draw(second, "All methods", [](auto const& see) { laws::for_each_method(see); });
  std::printf("</svg>\n");
}
