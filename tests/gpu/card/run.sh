#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Measures on this machine's card what the guide says of one, in two minutes plus nvcc's time; CuPy, JAX and diffrax are
# left out if they are not installed. From the root of a clone: tests/gpu/card/run.sh
set -eu
made=$(mktemp -d)
flags=(-std=c++20 -O2 -arch=native --expt-relaxed-constexpr -Xcompiler -ffp-contract=off -Iinclude -Itests)
for contracts in false true; do
  nvcc "${flags[@]}" -fmad=$contracts tests/gpu/card/kernels.cu -o "$made/kernels_$contracts"
  nvcc "${flags[@]}" -fmad=$contracts tests/gpu/card/functions.cu -lquadmath -o "$made/functions_$contracts"
done
nvcc "${flags[@]}" tests/gpu/card/rate.cu -o "$made/rate"
nvcc "${flags[@]}" -fmad=false tests/gpu/card/every_method.cu -o "$made/every_method"
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
for program in rate kernels_false kernels_true every_method functions_false functions_true; do
  echo "$program"
  "$made/$program"
done
ptx=(-x cuda --cuda-gpu-arch=sm_80 --cuda-device-only -nocudainc -nocudalib -include stdlib.h -std=c++20 -O2 -Iinclude
     -Wno-unknown-cuda-version "-D__host__=__attribute__((host))" "-D__device__=__attribute__((device))"
     "-D__global__=__attribute__((global))" -S tests/gpu/card/clang.cu)
for contracts in off fast; do
  clang++-19 "${ptx[@]}" -ffp-contract=$contracts -o "$made/$contracts.ptx"
done
if python3 -c "import cupy" 2>/dev/null; then python3 tests/gpu/card/clang.py "$made/off.ptx" "$made/fast.ptx"; fi
if python3 -c "import jax, diffrax" 2>/dev/null; then python3 tests/gpu/card/peers.py; fi
