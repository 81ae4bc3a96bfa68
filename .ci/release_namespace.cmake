# SPDX-License-Identifier: BSL-1.0
# Puts an inline namespace ${release} into every header in ${folder}: `namespace unitstep {` becomes
# `namespace unitstep::inline v0_3 {`. Lines stay where they are. A namespace with a comment behind it
# stays as it is: the names in it have no code, and compilers print them in every refusal.
file(GLOB_RECURSE headers ${folder}/*.hpp)
foreach(header IN LISTS headers)
  file(READ ${header} text)
  string(REGEX REPLACE "(^|\n)namespace unitstep([a-z:]*) {\n"
    "\\1namespace unitstep::inline ${release}\\2 {\n" text "${text}")
  file(WRITE ${header} "${text}")
endforeach()
