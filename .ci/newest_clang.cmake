# SPDX-License-Identifier: BSL-1.0
# The newest clang on this machine, for presets that do not name a version.
foreach(version RANGE 30 16 -1)
  list(APPEND names clang++-${version})
endforeach()
find_program(CMAKE_CXX_COMPILER NAMES ${names} clang++ REQUIRED)
