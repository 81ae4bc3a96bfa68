# SPDX-License-Identifier: BSL-1.0
# cmake -D... -P check.cmake: compiles one mistake twice, right and wrong; the wrong variant must
# fail and the compiler must show the words of the line "// expect: ...".
#   CASE   the source, relative to ROOT; -DUNITSTEP_MISTAKE makes it wrong
#   ROOT   the top of the project
#   COMPILER  FLAGS HEADERS (separated by spaces), HEADERS being words for the compiler with which it has
#             the library read already
cmake_minimum_required(VERSION 3.25)
set(ENV{LC_ALL} C)
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
separate_arguments(headers UNIX_COMMAND "${HEADERS}")
set(command ${COMPILER} -std=c++20 -Iinclude ${flags} ${headers} -fsyntax-only)

file(STRINGS "${ROOT}/${CASE}" expectation REGEX "^// expect: ")
string(REGEX REPLACE "^// expect: " "" expectation "${expectation}")
if(expectation STREQUAL "")
  message(FATAL_ERROR "${CASE} has no line \"// expect: ...\"")
endif()

execute_process(COMMAND ${command} ${CASE} WORKING_DIRECTORY "${ROOT}"
  RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
if(NOT status EQUAL 0 OR NOT said STREQUAL "")
  message("${said}")
  message(FATAL_ERROR "${CASE}: the right variant is not accepted in silence")
endif()

execute_process(COMMAND ${command} -DUNITSTEP_MISTAKE ${CASE} WORKING_DIRECTORY "${ROOT}"
  RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
if(status EQUAL 0)
  message(FATAL_ERROR "${CASE}: the mistake is accepted")
endif()
string(FIND "${said}" "${expectation}" place)
if(place EQUAL -1)
  message("${said}")
  message(FATAL_ERROR "${CASE}: the compiler does not show \"${expectation}\"")
endif()
