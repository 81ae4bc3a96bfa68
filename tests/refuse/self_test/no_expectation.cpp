// SPDX-License-Identifier: BSL-1.0
// Nobody knows what this should say.
int main() {}
