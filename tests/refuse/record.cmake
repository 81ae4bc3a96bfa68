# SPDX-License-Identifier: BSL-1.0
# cmake -D... -P record.cmake: what a compiler says to the twin of a mistake that is made without
# this library, for the documentation. The right variant must be accepted in silence; the mistake
# must be refused, or accepted in silence where the source has a line "// accepted: why".
#   CASE ROOT COMPILER FAMILY FLAGS OUTPUT HEADERS ONCE SAME_AS  as for check.cmake
#   MISTAKE   if set, only the mistake is compiled
cmake_minimum_required(VERSION 3.25)
include(${CMAKE_CURRENT_LIST_DIR}/as_a_user_sees.cmake)
set(ENV{LC_ALL} C)
separate_arguments(headers UNIX_COMMAND "${HEADERS}")
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
set(command ${COMPILER} -std=c++20 -Iinclude ${flags} -fsyntax-only)

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
