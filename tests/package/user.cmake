# SPDX-License-Identifier: BSL-1.0
# A user's project in ${to}, with a clone of the sources ${from} inside it.
file(REMOVE_RECURSE ${to})
foreach(file consumer.cpp of_release.cpp precompiled.cpp only_the_library.cmake add_subdirectory)
  file(COPY ${CMAKE_CURRENT_LIST_DIR}/${file} DESTINATION ${to})
endforeach()
foreach(file CMakeLists.txt LICENSE include .ci)
  file(COPY ${from}/${file} DESTINATION ${to}/add_subdirectory/unitstep)
endforeach()
