// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <array>
#include <unitstep/math/vec.hpp>
#include <unitstep/state/motion.hpp>

/// Seven stars in a plane that come close to each other several times, in units where G = 1.
/// Source: E. Hairer, S. P. Nørsett, G. Wanner, Solving Ordinary Differential Equations I, 2nd ed.
/// (1993), section II.10; end values: F. Mazzia, C. Magherini, Test Set for Initial Value Problem
/// Solvers (2008), Pleiades problem.
namespace pleiades {

template <class T>
using plane = std::array<unitstep::vec<T, 2>, 7>;

inline constexpr std::array<double, 7> masses{1, 2, 3, 4, 5, 6, 7};

/// The stars at t = 0.
inline constexpr unitstep::motion<plane<double>, plane<double>> start{
    {{{3, 3}, {3, -3}, {-1, 2}, {-3, 0}, {2, 0}, {-2, -4}, {2, 4}}},
    {{{0, 0}, {0, 0}, {0, 0}, {0, -1.25}, {0, 1}, {1.75, 0}, {-1.5, 0}}}};

/// The stars at t = 3.
inline constexpr unitstep::motion<plane<double>, plane<double>> end{
    {{{0.3706139143970502, -3.943437585517392},
      {3.237284092057233, -3.271380973972550},
      {-3.222559032418324, 5.225081843456543},
      {0.6597091455775310, -2.590612434977470},
      {0.3425581707156584, 1.198213693392275},
      {1.562172101400631, -0.2429682344935824},
      {-0.7003092922212495, 1.091449240428980}}},
    {{{3.417003806314313, -3.741244961234010},
      {1.354584501625501, 0.3773459685750630},
      {-2.590065597810775, 0.9386858869551073},
      {2.025053734714242, 0.3667922227200571},
      {-1.155815100160448, -0.3474046353808490},
      {-0.8072988170223021, 2.344915448180937},
      {0.5952396354208710, -1.947020434263292}}}};

}  // namespace pleiades
