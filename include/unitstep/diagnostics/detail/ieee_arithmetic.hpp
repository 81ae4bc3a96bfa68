// SPDX-License-Identifier: BSL-1.0
#pragma once

// Refuses options that let the compiler compute as if IEEE 754 did not hold: -ffast-math, -Ofast,
// -ffinite-math-only, -funsafe-math-optimizations, -fassociative-math and -freciprocal-math. A run would
// not have the bits of the constant that proves it, compensated sums would lose their corrections, and
// is_finite would be true for NaN.
//
// Every header that computes includes this one. -fassociative-math alone can be detected on g++ only.

#if !defined(UNITSTEP_ALLOW_FAST_MATH) &&                                                       \
    (defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || \
     (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__))
#error unitstep: expected IEEE arithmetic, got -ffast-math, -Ofast or a part of them: \
leave it out, or define UNITSTEP_ALLOW_FAST_MATH and do without proofs, exact sums and is_finite
#endif
