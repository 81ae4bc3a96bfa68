// SPDX-License-Identifier: BSL-1.0
// The kernels of kernels.cuh by clang, which needs no toolkit for it: see run.sh.
#include <unitstep/gpu/cuda.hpp>
namespace si = boost::units::si;
using namespace unitstep;
#define DEVICE __attribute__((device)) inline
#define GLOBAL extern "C" __attribute__((global)) void
#define TID                                                                            \
  (static_cast<long>(__nvvm_read_ptx_sreg_ctaid_x()) * __nvvm_read_ptx_sreg_ntid_x() + \
   __nvvm_read_ptx_sreg_tid_x())
#define NO_SIN_OF_CUDA
#include "kernels.cuh"
