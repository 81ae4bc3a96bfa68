# SPDX-License-Identifier: BSL-1.0
# Installs the build tree ${build} and moves the result: a package must not know where it was.
# Then every header is there, and the sources' tests and scripts are not.
file(REMOVE_RECURSE ${stage})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${build} --prefix ${stage}/installed
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${stage}/installed ${stage}/moved)

file(GLOB_RECURSE headers RELATIVE ${source}/include ${source}/include/*.hpp)
file(GLOB_RECURSE installed RELATIVE ${stage}/moved/include ${stage}/moved/include/*)
if(NOT headers STREQUAL installed)
  message(FATAL_ERROR "headers: ${headers}\ninstalled: ${installed}")
endif()
file(GLOB_RECURSE package ${stage}/moved/share/*)
foreach(file IN LISTS package)
  file(READ ${file} text)
  foreach(place ${source} ${build} ${stage})
    string(FIND "${text}" ${place} found)
    if(NOT found EQUAL -1)
      message(FATAL_ERROR "${file} names ${place}")
    endif()
  endforeach()
endforeach()
