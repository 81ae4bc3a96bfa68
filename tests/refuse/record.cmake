# SPDX-License-Identifier: BSL-1.0
# cmake -D... -P record.cmake: what a compiler says to the twin of a mistake that is made without
# this library, for the documentation. The right variant must be accepted in silence; the mistake
# must be refused, or accepted in silence where the source has a line "// accepted: why".
#   CASE ROOT COMPILER FLAGS OUTPUT  as for check.cmake
cmake_minimum_required(VERSION 3.25)
set(ENV{LC_ALL} C)
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
set(command ${COMPILER} -std=c++20 -Iinclude ${flags} -fsyntax-only)

execute_process(COMMAND ${command} ${CASE} WORKING_DIRECTORY "${ROOT}"
  RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
if(NOT status EQUAL 0 OR NOT said STREQUAL "")
  message("${said}")
  message(FATAL_ERROR "${CASE}: the right variant is not accepted in silence")
endif()

file(STRINGS "${ROOT}/${CASE}" accepted REGEX "^// accepted: ")
execute_process(COMMAND ${command} -DUNITSTEP_MISTAKE ${CASE} WORKING_DIRECTORY "${ROOT}"
  RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
file(WRITE "${OUTPUT}" "${said}")
string(LENGTH "${said}" bytes)
string(REGEX REPLACE "[^\n]" "" lines "${said}")
string(LENGTH "${lines}" lines)
if(accepted AND NOT (status EQUAL 0 AND bytes EQUAL 0))
  message(FATAL_ERROR "${CASE}: was to be accepted in silence")
elseif(NOT accepted AND status EQUAL 0)
  message(FATAL_ERROR "${CASE}: the mistake is accepted")
endif()
message("${CASE}: ${lines} lines, ${bytes} bytes")
