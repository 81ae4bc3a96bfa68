# SPDX-License-Identifier: BSL-1.0
# as_a_user_sees(said result): what a compiler said with headers read once, as it says it to a user, who
# includes them by CASE, or by the header beside it that CASE includes.
#   CASE ROOT FAMILY  as for check.cmake
#   ONCE              the file that was read; each of its lines is an include line of CASE, or of that
#                     header

# The number of the line with which `words` starts, in a file, or nothing.
function(line_of words file result)
  set(${result} "" PARENT_SCOPE)
  file(READ "${file}" source)
  string(FIND "${source}" "\n${words}" place)
  if(place GREATER -1)
    string(SUBSTRING "${source}" 0 ${place} before)
    string(REGEX REPLACE "[^\n]" "" newlines "${before}")
    string(LENGTH "${newlines}" line)
    math(EXPR line "${line} + 2")
    set(${result} ${line} PARENT_SCOPE)
  endif()
endfunction()

function(as_a_user_sees said result)
  file(STRINGS "${ONCE}" includes)
  file(STRINGS "${ROOT}/${CASE}" own REGEX "^#include \"")
  # g++ shows the way to a line that includes something once, so only its first note leads to CASE.
  string(REGEX REPLACE "([][+.*()^$?|\\])" "\\\\\\1" once "${ONCE}")
  string(REGEX MATCH "from (${once}|${CASE}):[0-9]+" first "${said}")
  set(number 0)
  foreach(include IN LISTS includes)
    math(EXPR number "${number} + 1")
    if(own)
      string(REGEX MATCH "[^\"]+\\.hpp" header "${own}")
      cmake_path(REPLACE_FILENAME CASE ${header} OUTPUT_VARIABLE header)
      if(NOT EXISTS "${ROOT}/${header}")
        message(FATAL_ERROR "${CASE} includes ${header}, which is not there")
      endif()
      line_of("${include}" "${ROOT}/${header}" inner)
      line_of("${own}" "${ROOT}/${CASE}" outer)
      if(FAMILY STREQUAL "GNU" AND NOT "from ${ONCE}:${number}" STREQUAL first)
        string(REPLACE "from ${ONCE}:${number}" "from ${header}:${inner}" said "${said}")
      elseif(FAMILY STREQUAL "GNU")
        string(REGEX REPLACE "from ${once}:${number}([,:])"
          "from ${header}:${inner},\n                 from ${CASE}:${outer}\\1" said "${said}")
      else()
        string(REPLACE "from ${ONCE}:${number}:"
          "from ${CASE}:${outer}:\nIn file included from ${header}:${inner}:" said "${said}")
      endif()
    else()
      line_of("${include}" "${ROOT}/${CASE}" line)
      if(NOT line AND include MATCHES "<unitstep/")  # CASE includes a part of the library
        line_of("#include <unitstep/" "${ROOT}/${CASE}" line)
      endif()
      string(REPLACE "from ${ONCE}:${number}" "from ${CASE}:${line}" said "${said}")
    endif()
  endforeach()
  string(REPLACE "${ROOT}/" "" said "${said}")
  string(REPLACE "In file included from ${CASE}:1:\n" "" said "${said}")  # clang's
  set(${result} "${said}" PARENT_SCOPE)
endfunction()
