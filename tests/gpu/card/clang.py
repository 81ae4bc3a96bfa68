# SPDX-License-Identifier: BSL-1.0
"""Times the kernels of kernels.cuh in the files that are named, as clang and ptxas made them."""
import sys

import cupy as cp

n, s = 1_000_000, 1000
def timed(g, grid, block, args):
    took = []
    for i in range(10):
        a, z = cp.cuda.Event(), cp.cuda.Event(); a.record(); g(grid, block, args); z.record(); z.synchronize(); took.append(cp.cuda.get_elapsed_time(a, z))
    took = sorted(took[1:]); return f"{took[0]:9.3f} ms, median {took[4]:9.3f}"
for f in sys.argv[1:]:
    m = cp.RawModule(path=f)
    for k, runs, steps in [("duffing_typed",n,s),("duffing_raw",n,s),("pendulum_typed",n,s),("pendulum_raw",n,s),("lorenz_typed",n,s),("lorenz_raw",n,s),("lorenzf_typed",n,s),("lorenzf_raw",n,s),("tsit_typed",n,s),("tsitf_typed",n,s),("tol_typed",n,0),("robertson_typed",100_000,0)]:
        r = cp.full(runs, cp.nan, dtype=cp.float64); g = m.get_function(k)
        try:
            t = timed(g, ((runs+127)//128,), (128,), (r, cp.int64(runs), cp.int64(steps)))
            print(f"{f.rpartition('/')[2]:16s} {k:16s} {t} {g.num_regs} regs {g.local_size_bytes} local  {float(r[0])!r} {float(r[12345])!r} {float(r[runs-1])!r} not made {int(cp.isnan(r).sum())}", flush=True)
        except Exception as e: print(f, k, "FAILED", str(e)[:200], flush=True); break
