// SPDX-License-Identifier: BSL-1.0
// The library, compiled to WebAssembly: its scenes, its methods, and the rows of a run.
const at = (id) => document.getElementById(`explore-${id}`);
const loaded = async () => {
  const packed = Uint8Array.from(atob('PROGRAM'), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer());
};

class Library {
  #module;
  #wasm;

  constructor(module) {
    this.#module = module;
    this.start();
    const {scene_count, method_count} = this.#wasm;
    this.methods = Array.from({length: method_count()}, (_, i) => ({
      name: this.#sentence(this.#wasm.method_name(i)), order: this.#wasm.method_order(i),
      evaluations: this.#wasm.method_evaluations(i), starting: this.#wasm.method_starting_evaluations(i),
      symplectic: this.#wasm.method_symplectic(i) !== 0,
    }));
    this.scenes = Array.from({length: scene_count()}, (_, i) => ({
      ...JSON.parse(this.#sentence(this.#wasm.scene_about(i))), width: this.#wasm.scene_width(i),
      exact: this.#wasm.scene_exact(i) !== 0, tube: this.#wasm.scene_tube(i) !== 0, happens: this.#wasm.scene_happens(i) !== 0,
      methods: this.methods.filter((_, m) => this.#wasm.method_suits(i, m, 0)),
      adaptive: this.methods.filter((_, m) => this.#wasm.method_suits(i, m, 1)),
    }));
  }

  // Anew, after a sentence of the library has left a call half done.
  start() {
    const nothing = new Proxy({}, {get: () => () => 0});  // it has no files to write to
    const refused = (from) => { throw new RangeError(this.#sentence(from)); };
    this.#wasm = new WebAssembly.Instance(this.#module, {env: {refused}, wasi_snapshot_preview1: nothing}).exports;
  }
  #sentence(from) {
    const memory = new Uint8Array(this.#wasm.memory.buffer, from);
    return new TextDecoder().decode(memory.slice(0, memory.indexOf(0)));
  }
  #floats(from, length) { return new Float64Array(this.#wasm.memory.buffer, from, length); }
  #rows(from, {width}, count) {
    const all = this.#floats(from, 21 * count);
    return Array.from({length: count}, (_, n) => [...all.subarray(21 * n, 21 * n + width)]);
  }
  #give(scene, numbers) {
    this.#floats(this.#wasm.numbers(), 16).set(scene.numbers.map(([name]) => numbers[name]));
    return this.scenes.indexOf(scene);
  }

  // The rows of so many steps of `h`, or of steps within an error `h` to a time.
  run(slot, scene, numbers, name, adaptive, h, steps) {
    const method = this.methods.findIndex((one) => one.name === name);
    const count = this.#wasm.run(slot, this.#give(scene, numbers), method, adaptive ? 1 : 0, h, steps);
    return this.#rows(this.#wasm.rows(slot), scene, count);
  }
  evaluated() { return this.#wasm.evaluated(); }
  exact(scene, numbers, end, count) {
    this.#wasm.exact(this.#give(scene, numbers), end, count);
    return this.#rows(this.#wasm.rows(0), scene, count + 1);
  }
  tube(scene, numbers, radius, end) {
    const count = this.#wasm.enclosed(this.#give(scene, numbers), radius, end);
    const [low, high] = [this.#wasm.low(), this.#wasm.high()].map((from) => this.#rows(from, scene, count));
    return {low, high};
  }

  rewind(slot, {exact}, h, count) { this.#wasm.rewind_film(slot, h, count, exact ? 1 : 0); }
  // The row of a slot that is drawn after another frame.
  drawn(slot, {width}, seconds) { return [...this.#floats(this.#wasm.drawn(slot, seconds), width)]; }
  // The points at which a row is drawn.
  seen(scene, numbers, row) {
    const index = this.#give(scene, numbers);
    const from = this.#wasm.points();
    const room = this.#wasm.drawn_row();
    this.#floats(room, row.length).set(row);
    const points = this.#floats(from, this.#wasm.seen(index, room));
    return Array.from({length: points.length / 2}, (_, i) => [points[2 * i], points[2 * i + 1]]);
  }
}
