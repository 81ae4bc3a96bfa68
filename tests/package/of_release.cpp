// SPDX-License-Identifier: BSL-1.0
// In another project's build the library is in an inline namespace of its release, which users need not name. It is in
// the name that the linker uses.
#include <cstdlib>
#include <string_view>
#include <typeinfo>
#include <unitstep/methods/rk4.hpp>

namespace unitstep {
struct other {};
}  // namespace unitstep

namespace {

bool in_namespace_of_release(std::type_info const& type) {
  std::string_view name = type.name();
  name.remove_prefix(name.find("unitstep") + 8);
  return name.find_first_not_of("0123456789") == name.find('v');
}

// The control is a type without such a namespace.
bool const kept_apart = (in_namespace_of_release(typeid(unitstep::rk4)) &&
                         !in_namespace_of_release(typeid(unitstep::other))) ||
                        (std::abort(), false);

}  // namespace
