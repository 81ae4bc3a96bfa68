// SPDX-License-Identifier: BSL-1.0
// The control needs nothing.
#pragma once
