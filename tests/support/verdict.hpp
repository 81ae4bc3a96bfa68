// SPDX-License-Identifier: BSL-1.0
#pragma once

#include <unitstep/units/verdict.hpp>

namespace verdicts {

/// The words of a refusal, as one sentence.
template <class Verdict>
constexpr auto reads() {
  return unitstep::diagnostics::plain_sentence(
      typename unitstep::diagnostics::texts_of<Verdict>::expected{},
      typename unitstep::diagnostics::texts_of<Verdict>::got{});
}

}  // namespace verdicts
