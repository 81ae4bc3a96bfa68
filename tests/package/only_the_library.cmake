# SPDX-License-Identifier: BSL-1.0
# Tests, examples and docs belong to unitstep's own build: another project gets only the library.
get_property(targets DIRECTORY ${unitstep_source} PROPERTY BUILDSYSTEM_TARGETS)
get_property(folders DIRECTORY ${unitstep_source} PROPERTY SUBDIRECTORIES)
if(NOT targets STREQUAL "unitstep;unitstep_bit_exact;unitstep_precompiled;unitstep_ensemble;unitstep_mpi;unitstep_minimise;unitstep_fit"
    OR NOT folders STREQUAL "")
  message(FATAL_ERROR "unitstep brought targets [${targets}] and folders [${folders}]")
endif()

# And it is in the namespace of its release.
add_library(of_release OBJECT ../of_release.cpp)
target_link_libraries(of_release PRIVATE unitstep::unitstep)
target_link_libraries(consumer PRIVATE of_release)
