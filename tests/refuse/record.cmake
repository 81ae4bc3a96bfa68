# SPDX-License-Identifier: BSL-1.0
# cmake -D... -P record.cmake: what a compiler says to the twin of a mistake that is made without
# this library, for the documentation. The right variant must be accepted in silence; the mistake
# must be refused, or accepted in silence where the source has a line "// accepted: why".
#   CASE ROOT COMPILER FAMILY FLAGS OUTPUT HEADERS ONCE SAME_AS  as for check.cmake; each line of ONCE
#             is an include line of CASE, or of the header beside it that it includes
#   MISTAKE   if set, only the mistake is compiled
cmake_minimum_required(VERSION 3.25)
set(ENV{LC_ALL} C)
separate_arguments(headers UNIX_COMMAND "${HEADERS}")
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
set(command ${COMPILER} -std=c++20 -Iinclude ${flags} -fsyntax-only)

# The number of the line with which `words` starts, in a file.
function(line_of words file result)
  file(READ "${file}" source)
  string(FIND "${source}" "\n${words}" place)
  string(SUBSTRING "${source}" 0 ${place} before)
  string(REGEX REPLACE "[^\n]" "" newlines "${before}")
  string(LENGTH "${newlines}" line)
  math(EXPR line "${line} + 2")
  set(${result} ${line} PARENT_SCOPE)
endfunction()

# What is said with headers read once, as it is to a user, who includes them by CASE.
function(as_a_user_sees said result)
  file(STRINGS "${ONCE}" includes)
  file(STRINGS "${ROOT}/${CASE}" own REGEX "^#include \"")
  # g++ shows the way to a line that includes something once, so only its first note leads to CASE.
  string(REGEX MATCH "from (${ONCE}|${CASE}):[0-9]+" first "${said}")
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
        string(REGEX REPLACE "from ${ONCE}:${number}([,:])"
          "from ${header}:${inner},\n                 from ${CASE}:${outer}\\1" said "${said}")
      else()
        string(REPLACE "from ${ONCE}:${number}:"
          "from ${CASE}:${outer}:\nIn file included from ${header}:${inner}:" said "${said}")
      endif()
    else()
      line_of("${include}" "${ROOT}/${CASE}" line)
      string(REPLACE "from ${ONCE}:${number}" "from ${CASE}:${line}" said "${said}")
    endif()
  endforeach()
  string(REPLACE "In file included from ${CASE}:1:\n" "" said "${said}")  # clang's
  set(${result} "${said}" PARENT_SCOPE)
endfunction()

if(NOT MISTAKE)
  execute_process(COMMAND ${command} ${headers} ${CASE} WORKING_DIRECTORY "${ROOT}"
    RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
  if(NOT status EQUAL 0 OR NOT said STREQUAL "")
    message("${said}")
    message(FATAL_ERROR "${CASE}: the right variant is not accepted in silence")
  endif()
endif()

file(STRINGS "${ROOT}/${CASE}" accepted REGEX "^// accepted: ")
execute_process(COMMAND ${command} ${headers} -DUNITSTEP_MISTAKE ${CASE} WORKING_DIRECTORY "${ROOT}"
  RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
if(headers)
  as_a_user_sees("${said}" said)
endif()
file(WRITE "${OUTPUT}" "${said}")
string(LENGTH "${said}" bytes)
string(REGEX REPLACE "[^\n]" "" lines "${said}")
string(LENGTH "${lines}" lines)
if(accepted AND NOT (status EQUAL 0 AND bytes EQUAL 0))
  message(FATAL_ERROR "${CASE}: was to be accepted in silence")
elseif(NOT accepted AND status EQUAL 0)
  message(FATAL_ERROR "${CASE}: the mistake is accepted")
endif()
if(SAME_AS)
  file(READ "${SAME_AS}" others)
  if(NOT said STREQUAL others)
    message(FATAL_ERROR "${CASE}: with the headers read once, something else is said")
  endif()
endif()
message("${CASE}: ${lines} lines, ${bytes} bytes")
