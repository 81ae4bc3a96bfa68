# SPDX-License-Identifier: BSL-1.0
"""The ensemble of Lorenz's equations of kernels.cuh in JAX and diffrax, on the same card."""
import time, jax, jax.numpy as jnp
jax.config.update("jax_enable_x64", True)
import diffrax as d
print('jax', jax.__version__, 'diffrax', d.__version__, jax.devices(), flush=True)
n = 1_000_000
def go(name, f, *a):
    f = jax.jit(f); jax.block_until_ready(f(*a)); b = 1e9
    for _ in range(3):
        t = time.perf_counter(); r = jax.block_until_ready(f(*a)); b = min(b, time.perf_counter() - t)
    print(f"jax {name:28s} {b*1e3:9.2f} ms  {float(r[12345])!r}", flush=True)
def lor(t, y, rho): return jnp.stack([10.*(y[1]-y[0]), y[0]*(rho-y[2])-y[1], y[0]*y[1]-8./3.*y[2]])
for dt in (jnp.float64, jnp.float32):
    rho = (21. * jnp.arange(n) / n).astype(dt)
    def fixed(r):
        y0 = jnp.array([1., 0., 0.], dtype=dt)
        s = d.diffeqsolve(d.ODETerm(lor), d.Tsit5(), 0., 1., 1e-3, y0, args=r, max_steps=1001, saveat=d.SaveAt(t1=True), adjoint=d.ForwardMode() if hasattr(d, "ForwardMode") else d.DirectAdjoint())
        return s.ys[0].sum()
    try: go(f"diffrax Tsit5 fixed {dt.__name__}", jax.vmap(fixed), rho)
    except Exception as e: print("fixed", str(e)[:300])
    def rk4(r):
        def st(i, y):
            h = dt(1e-3); k1 = lor(0., y, r); k2 = lor(0., y + k1*(h/2), r); k3 = lor(0., y + k2*(h/2), r); k4 = lor(0., y + k3*h, r)
            return y + (k1 + 2*(k2+k3) + k4)*(h/6)
        return jax.lax.fori_loop(0, 1000, st, jnp.array([1., 0., 0.], dtype=dt)).sum()
    def rk4u(r):
        def st(i, y):
            h = dt(1e-3); k1 = lor(0., y, r); k2 = lor(0., y + k1*(h/2), r); k3 = lor(0., y + k2*(h/2), r); k4 = lor(0., y + k3*h, r)
            return y + (k1 + 2*(k2+k3) + k4)*(h/6)
        return jax.lax.fori_loop(0, 1000, st, jnp.array([1., 0., 0.], dtype=dt), unroll=20).sum()
    try: go(f"jax fori rk4 unroll 20 {dt.__name__}", jax.vmap(rk4u), rho)
    except Exception as e: print("rk4u", str(e)[:300])
    try: go(f"jax fori rk4 {dt.__name__}", jax.vmap(rk4), rho)
    except Exception as e: print("rk4", str(e)[:300])
rho = 21. * jnp.arange(n) / n
def adaptive(r):
    s = d.diffeqsolve(d.ODETerm(lor), d.Tsit5(), 0., 1., None, jnp.array([1., 0., 0.]), args=r, stepsize_controller=d.PIDController(rtol=1e-8, atol=1e-8), max_steps=4096, saveat=d.SaveAt(t1=True))
    return s.ys[0].sum()
go("diffrax Tsit5 1e-8", jax.vmap(adaptive), rho)
