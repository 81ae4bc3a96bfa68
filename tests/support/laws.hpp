// SPDX-License-Identifier: BSL-1.0
#pragma once

// The statements about methods are proved by these, with the code of the method that runs:
// order.hpp       order, exactly, by the trees of elementary differentials in rational numbers
// oscillator.hpp  order observed, energy, reversibility, on problems with a closed form
// geometry.hpp    symplecticity, exactly, by dual numbers over rationals
// counted.hpp     evaluations, and the polynomials that are followed exactly
// stability.hpp   the longest stable step, by bisection and from the exact matrix of a step
// cubic.hpp       exact numbers with the cube roots of 2 and 4
// residue.hpp     exact numbers modulo a prime, where fractions grow beyond bounds

#include "counted.hpp"
#include "geometry.hpp"
#include "order.hpp"
#include "oscillator.hpp"
#include "stability.hpp"
