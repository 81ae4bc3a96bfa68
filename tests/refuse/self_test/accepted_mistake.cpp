// SPDX-License-Identifier: BSL-1.0
// The wrong variant compiles.
// expect: expected dt: s, got m
int main() {}
