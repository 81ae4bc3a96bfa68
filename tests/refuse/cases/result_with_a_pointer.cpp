// SPDX-License-Identifier: BSL-1.0
// What a run returns is to go to other processes, and there its pointer leads nowhere. It is asked as `ranks` asks it,
// which needs Boost.MPI beside.
// expect: expected result of a run: data without pointers and views, got shot
#include <array>

#include <unitstep/ensemble/detail/wire.hpp>

struct remark {
#ifdef UNITSTEP_MISTAKE
  char const* why;
#else
  int why;
#endif
};
struct shot {
  double range;
  std::array<remark, 2> remarks;
};
void ask() { unitstep::detail::require_message<shot>(); }
