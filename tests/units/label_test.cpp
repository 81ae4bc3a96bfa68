// SPDX-License-Identifier: BSL-1.0
#include <gtest/gtest.h>

#include <unitstep/units/label.hpp>

namespace {

using unitstep::diagnostics::label_words;
using unitstep::diagnostics::text_of;

namespace laws {

// Members count from 0; a point stands before each that lies in another, and what it is follows if it is told.
static_assert(label_words<"event", void, 2>::write() == "event 2");
static_assert(label_words<"rate", void, 1, 0, 12>::write() == "rate 1.0.12");
static_assert(label_words<"rate", double, 0>::write() == "rate 0 (of a plain number (double))");

// As the argument of a template the label is as long as its words with the final 0.
static_assert(sizeof(text_of<label_words<"member", void, 3>>) == sizeof("member 3"));

}  // namespace laws

TEST(Label, ReadsTheSameAtRunTime) {
  EXPECT_STREQ((label_words<"rate", double, 0, 1>::write().data()),
               "rate 0.1 (of a plain number (double))");
  EXPECT_STREQ((text_of<label_words<"member", void, 3>>.characters), "member 3");
}

}  // namespace
