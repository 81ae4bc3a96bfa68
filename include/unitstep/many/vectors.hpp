// SPDX-License-Identifier: BSL-1.0
// opt-in header
#pragma once

#include <unitstep/many/detail/laws_on_vectors.hpp>
#include <unitstep/many/detail/raw_form_of_vectors.hpp>
#include <unitstep/many/detail/systems_of_vectors.hpp>
#include <vector>

/// \file
/// \brief A motion of `std::vector`s: bodies whose number is known when the program runs.
///
/// Its field is called with (state, time, accelerations): `state.position` and `state.velocity` are
/// `std::span`s of light quantities, or of vecs of them, and so is `accelerations`, which it fills; then it returns
/// nothing. A field that returns a `std::vector` is called with (state, time) as others are, and allocates each time.
///
/// What a field fills begins as zeros: a body whose acceleration it does not write is not accelerated. In a run with
/// `modes` it is called with (state, time, mode, accelerations).
///
/// An aggregate may have vectors beside quantities, numbers and vecs, such as a rod its `std::vector<temperature>`.
/// Its field sees a tuple of spans and light quantities, and fills a tuple of their rates:
/// \snippet tests/many/vectors_test.cpp rod
///
/// Every explicit method that needs no position and velocity steps it, as any aggregate; the laws, energy and momentum
/// take a motion.
///
/// `second_law` is a field of a motion of vectors too, of masses and constants that are one for all or in a
/// `std::vector` with one for each, and `mutual_gravity` acts between all bodies; a law of the caller's is wrapped in
/// `on_each_body`, or acts between bodies (`forces/law.hpp`). Energy and momentum are asked with the same masses.
///
/// A `tolerance` has one error for all, `motion{1e-9 * si::metre, ...}`, or a vector with one for each.
///
/// The formulas of the methods are those of all other states. They run on the arrays of a workspace of the run,
/// each sum of a formula in one loop, so that from the third step on nothing is allocated. Runs are made
/// at run time only. A copy of a simulation, and what `save` returns, have arrays of their own, so each may be in a
/// thread of its own. Vectors of different lengths are an error that names both.
///
/// Implicit methods step an aggregate whose field is `banded`, with a Jacobian by differences, and cost in
/// proportion to its length. Of a motion each acceleration depends on a position that lies far off in the state,
/// so there they are refused, as are everywhere `compensated`, `damped`, `taylor` and methods that look at single
/// bodies.
/// \snippet examples/reference/output.cpp vectors
