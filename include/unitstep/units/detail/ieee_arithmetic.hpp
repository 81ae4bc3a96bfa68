// SPDX-License-Identifier: BSL-1.0
#pragma once

// Refuses options that let the compiler compute as if IEEE 754 did not hold: -ffast-math, -Ofast,
// -ffinite-math-only, -funsafe-math-optimizations, -fassociative-math and -freciprocal-math. A run would
// not have the bits of the constant that proves it, compensated sums would lose their corrections, and
// is_finite would be true for NaN.
//
// It also refuses registers that keep more digits than a double, as those of 32-bit x86 before SSE2 (x87,
// -mfpmath=387): what is in them is rounded once more when it goes to memory. So the bounds of an interval may lie
// inside of what they are to hold, sums and products of two doubles are not exact, and the bits are not those of the
// constant.
//
// Every header that computes includes this one. -fassociative-math alone can be detected on g++ only.

#if !defined(UNITSTEP_ALLOW_FAST_MATH) &&                                                       \
    (defined(__FAST_MATH__) || defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) || \
     (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__))
#error unitstep: expected IEEE arithmetic, got -ffast-math, -Ofast or a part of them: \
leave it out, or define UNITSTEP_ALLOW_FAST_MATH and do without proofs, exact sums and is_finite
#endif

// 16 is an evaluation of shorter numbers than a float, which changes nothing of a float.
#if !defined(UNITSTEP_ALLOW_FAST_MATH) && defined(__FLT_EVAL_METHOD__)
#if __FLT_EVAL_METHOD__ != 0 && __FLT_EVAL_METHOD__ != 16
#error unitstep: expected IEEE arithmetic, got registers with more digits (x87: __FLT_EVAL_METHOD__ is not 0): \
compile with -msse2 -mfpmath=sse, or define UNITSTEP_ALLOW_FAST_MATH and do without proofs and exact sums
#endif
#endif
