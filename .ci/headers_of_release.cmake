# SPDX-License-Identifier: BSL-1.0
# Keeps a copy of include/ in ${include_folder}, in which everything is in the inline namespace ${release}.
# A header that has not changed is not written, or whoever includes it would be compiled again. When one
# changes in the sources CMake runs again.
# A link would be copied as a link, and its headers changed in their own place.
file(REAL_PATH ${PROJECT_SOURCE_DIR}/include sources)
file(GLOB_RECURSE names RELATIVE ${sources} ${sources}/*.hpp)
set(folder ${PROJECT_BINARY_DIR}/include.new)
file(REMOVE_RECURSE ${folder})
file(COPY ${sources}/ DESTINATION ${folder})
include(${CMAKE_CURRENT_LIST_DIR}/release_namespace.cmake)
foreach(name IN LISTS names)
  cmake_path(GET name PARENT_PATH place)
  file(MAKE_DIRECTORY ${include_folder}/${place})
  file(COPY_FILE ${folder}/${name} ${include_folder}/${name} ONLY_IF_DIFFERENT)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sources}/${name})
endforeach()
# What is gone from the sources is gone from here.
file(GLOB_RECURSE there RELATIVE ${include_folder} ${include_folder}/*.hpp)
list(REMOVE_ITEM there ${names})
foreach(name IN LISTS there)
  file(REMOVE ${include_folder}/${name})
endforeach()
file(REMOVE_RECURSE ${folder})
