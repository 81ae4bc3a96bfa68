// SPDX-License-Identifier: BSL-1.0
#pragma once

/// \file
/// The release of the library. The build reads the three numbers from this header: a release
/// changes them here and nowhere else.

namespace unitstep {

/// First number of the release: changes when code that compiled may no longer compile.
/// \proof{examples/reference/units.cpp,version}
inline constexpr int version_major = 0;
/// Second number of the release: new things; while the first number is 0 it may also break code.
/// \proof{examples/reference/units.cpp,version}
inline constexpr int version_minor = 3;
/// Third number of the release: corrections only.
/// \proof{examples/reference/units.cpp,version}
inline constexpr int version_patch = 0;

}  // namespace unitstep
