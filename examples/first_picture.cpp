// SPDX-License-Identifier: BSL-1.0
// How do I see a run? One line writes it as a table, and one command
// of gnuplot draws the table: the spring of first_program.cpp.
#include <iostream>
#include <unitstep/drive/csv.hpp>
#include <unitstep/units/short_names.hpp>
#include <unitstep/unitstep.hpp>

using namespace unitstep;
using namespace unitstep::symbols;

constexpr auto let_go = motion{1_m, 0_m_per_s};
constexpr second_law swing{1_kg, spring{15_N / 1_m}};
constexpr auto table =
    trajectory<500>(velocity_verlet{}, let_go, swing, 0.02_s);

int main() {
  //! [csv]
  for (auto const& row : table) std::cout << csv_row(row) << '\n';
  //! [csv]
}
