// SPDX-License-Identifier: BSL-1.0
// The right variant draws a warning.
// expect: expected dt: s, got m
int narrowed(double x) { return x; }
