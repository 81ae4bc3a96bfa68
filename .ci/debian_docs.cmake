# SPDX-License-Identifier: BSL-1.0
# Run by CPack before it makes a package: a Debian package has its licence and its changelog where Debian's
# policy wants them, in a folder of the package's name, and not where an install puts the licence.
if(NOT CPACK_GENERATOR STREQUAL "DEB")
  return()
endif()
set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX}/share/doc)
file(REMOVE_RECURSE ${share}/unitstep)
file(READ ${CPACK_RESOURCE_FILE_LICENSE} licence)
file(WRITE ${share}/${CPACK_PACKAGE_NAME}/copyright
  "unitstep: ${CPACK_PACKAGE_DESCRIPTION_SUMMARY}\n"
  "Copyright: ${CPACK_PACKAGE_CONTACT}\n\n${licence}")
file(COPY ${CMAKE_CURRENT_LIST_DIR}/../docs/changelog.md DESTINATION ${share}/${CPACK_PACKAGE_NAME})
file(RENAME ${share}/${CPACK_PACKAGE_NAME}/changelog.md ${share}/${CPACK_PACKAGE_NAME}/changelog)
execute_process(COMMAND gzip -9n ${share}/${CPACK_PACKAGE_NAME}/changelog COMMAND_ERROR_IS_FATAL ANY)
