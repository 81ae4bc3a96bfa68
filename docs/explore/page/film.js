// SPDX-License-Identifier: BSL-1.0
// The motion itself: each frame asks the library what lies between two steps.
const shapes = {
  // From the wall to the mass, on a ground of its own.
  spring: ([[x]], {lane, wall, unit}) => {
    const turns = Array.from({length: 13}, (_, i) =>
      [wall + (i / 12) * (x - wall), lane + (i % 12 ? (i % 2 ? 0.2 : -0.2) * unit : 0)]);
    return {lines: [turns], dots: [[x, lane]]};
  },
  rods: (points) => ({lines: [[[0, 0], ...points]], dots: points}),
  dots: (points) => ({lines: [], dots: points}),
  orbit: (points) => ({lines: [], dots: points}),
  // Bodies and their shadows, by turns.
  space: (points) => ({
    lines: points.flatMap((point, i) => i % 2 ? [[points[i - 1], point]] : []), dots: points.filter((_, i) => i % 2 === 0)}),
  // The ball alone; what else is there stands still.
  table: ([ball]) => ({lines: [], dots: [ball]}),
  shot: ([ball]) => ({lines: [], dots: [ball]}),
  trap: ([ball]) => ({lines: [], dots: [ball]}),
};

// What stands still and acts: `line(points)` draws a path, `area(points)` an area, `disc(centre, radius, name)`.
const surroundings = {
  spring: ({box: [[left, right]], wall, unit, lanes, hatched}) => {
    hatched([wall, -0.45 * unit], [wall, (lanes - 0.4) * unit], 1);
    for (let lane = 0; lane < lanes; ++lane) {
      const ground = lane * unit - 0.45 * unit;
      hatched([wall, ground], [right, ground], -1);
    }
  },
  rods: ({unit, hatched}) => hatched([-0.6 * unit, 0], [0.6 * unit, 0], 1),
  orbit: ({disc}) => disc([0, 0], 6371, 'dot-0', 3),
  space: ({ground, area}) => area(ground),
  // After the ball: the far corner, and each bumper with a point of its rim.
  table: ({points: [, [across, along], ...bumpers], line, disc}) => {
    line([[0, 0], [0, along], [across, along], [across, 0]]);
    for (let n = 0; n < bumpers.length; n += 2) disc(bumpers[n], bumpers[n + 1][0] - bumpers[n][0], 'bumper');
  },
  trap: ({points: [, centre, [away]], disc}) => disc(centre, away, 'bumper'),
  shot: ({box: [[left, right]], points: [, [target]], unit, line, hatched}) => {
    hatched([left, 0], [right, 0], -1);
    line([[target, 0], [target, 0.5 * unit], [target + 0.3 * unit, 0.4 * unit], [target, 0.3 * unit]]);
  },
};

// The corners of the ground below bodies in space, a little larger than where their shadows are: a place is drawn at
// (x - y/2, y/3).
const groundBelow = (rows) => {
  const shadows = rows.flatMap((points) => points.filter((_, i) => i % 2)).map(([x, y]) => [x + 1.5 * y, 3 * y]);
  const [[near, far], [low, high]] = [0, 1].map((i) => endsOf(shadows.map((point) => point[i])));
  const margin = (far - near + high - low) / 20 || 1;
  return [[near - margin, low - margin], [far + margin, low - margin], [far + margin, high + margin], [near - margin, high + margin]]
    .map(([x, y]) => [x - y / 2, y / 3]);
};

class Film {
  #picture = svg('svg', {class: 'plot', role: 'img', id: 'explore-film'});
  #playing = 0;
  #before = 0;

  constructor(library) {
    this.library = library;
    at('buttons').before(this.#picture);
    at('play').addEventListener('click', () => this.#playing ? this.pause() : this.play());
    at('again').addEventListener('click', () => { this.rewind(); this.frame(0); });
  }

  // runs: {slot, style, name, rows, h}, with 0 for h where the steps are chosen.
  show(scene, numbers, pace, end, runs) {
    Object.assign(this, {scene, numbers, pace, end, runs});
    const seen = runs.flatMap(({rows}) => {
      const every = Math.ceil(rows.length / 300);
      return rows.filter((_, n) => n % every === 0).flatMap((row) => this.#points(row));
    }).filter((point) => point.every(Number.isFinite));
    // What explodes leaves the picture: it is as large as the first run.
    const size = runs[0].rows.length;
    const first = runs[0].rows.filter((_, n) => n % Math.ceil(size / 300) === 0).map((row) => this.#points(row));
    this.ground = scene.shape === 'space' ? groundBelow(first) : [];
    const [bound, all] = [[...first.flat(), ...this.ground], [...seen, ...this.ground]].map((points) => [0, 1].map((i) => endsOf([0, ...points.map((point) => point[i])])));
    this.box = all.map(([low, high], i) => {
      const [least, most] = bound[i].map((end) => Number.isFinite(end) ? end : 0), room = Math.max(most - least, 1e-9) / 6;
      return [Math.max(low, least - room), Math.min(high, most + room)];
    });
    if (scene.shape === 'spring') {
      const [left, right] = this.box[0];
      this.wall = left - (right - left) / 4;  // the springs are at rest where the masses are at 0
      this.box[0] = [this.wall, right];
      this.box[1] = [-0.6 * this.#unit, (runs.length - 0.3) * this.#unit];
    }
    this.rewind();
    this.frame(0);
  }
  get #unit() { return (this.box[0][1] - this.box[0][0]) / 8 || 1; }
  #points(row) { return this.library.seen(this.scene, this.numbers, row); }

  rewind() {
    this.time = 0;
    for (const run of this.runs) {
      run.trail = [];
      this.library.rewind(run.slot, this.scene, run.h, run.rows.length);
    }
  }
  play() {
    if (this.time >= this.end) this.rewind();
    at('play').textContent = 'Pause';
    this.#before = performance.now();
    const next = (now) => {
      this.frame(Math.max(0, now - this.#before) / 1000 * this.pace);
      this.#before = now;
      if (this.time < this.end) this.#playing = requestAnimationFrame(next);
      else this.pause();
    };
    this.#playing = requestAnimationFrame(next);
  }
  pause() {
    cancelAnimationFrame(this.#playing);
    this.#playing = 0;
    at('play').textContent = 'Play';
  }

  // Draws what there is after so many seconds more; the rows that are drawn.
  frame(seconds) {
    this.time += seconds;
    const rows = this.runs.map(({slot}) => this.library.drawn(slot, this.scene, seconds));
    this.#draw(rows.map((row) => this.#points(row)));
    return rows;
  }
  #draw(seen) {
    const [[left, right], [low, high]] = this.box;
    const wide = 640, margin = 24;
    const scale = (wide - 2 * margin) / Math.max(right - left, (high - low) * 1.6, 1e-9);
    const tall = Math.max(120, (high - low) * scale + 2 * margin);
    const middle = wide / 2 - (left + right) / 2 * scale;
    const place = ([x, y]) => [(middle + x * scale).toFixed(1), (tall - margin - (y - low) * scale).toFixed(1)];
    const path = (points) => `M${points.map(place).join('L')}`;
    const content = [];
    const add = (name, attributes) => content.push(svg(name, attributes));
    const line = (points) => add('path', {class: 'axes', d: path(points)});
    surroundings[this.scene.shape]?.({
      box: this.box, ground: this.ground, points: seen[0], wall: this.wall, unit: this.#unit, lanes: this.runs.length, line,
      area: (points) => add('path', {class: 'ground', d: `${path(points)}Z`}),
      disc: (centre, radius, name, least = 0) => {
        const [cx, cy] = place(centre);
        add('circle', {class: name, cx, cy, r: Math.max(least, radius * scale)});
      },
      // A line with strokes on the side that is solid: to the left of its way, or with -1 to the right.
      hatched: ([x, y], [toX, toY], side) => {
        line([[x, y], [toX, toY]]);
        const length = Math.hypot(toX - x, toY - y), count = Math.max(2, Math.round(length * scale / 14)), size = 7 / scale;
        const [dx, dy] = [(toX - x) / length, (toY - y) / length];
        for (let n = 0; n < count; ++n) {
          const [px, py] = [0, 1].map((i) => [x, y][i] + [dx, dy][i] * length * (n + 0.5) / count);
          line([[px, py], [px - size * (side * dy + dx), py + size * (side * dx - dy)]]);
        }
      },
    });
    this.runs.forEach((run, i) => {
      if (!seen[i].flat().every(Number.isFinite)) return;
      const {lines, dots} = shapes[this.scene.shape](seen[i], {lane: i * this.#unit, wall: this.wall, unit: this.#unit});
      const tip = dots.at(-1);
      run.trail.push(...(this.scene.shape === 'space' ? dots : [tip]));
      const bodies = this.scene.shape === 'space' ? dots.length : 1;
      run.trail = run.trail.slice(-240 * bodies);
      if (this.scene.shape !== 'spring') {
        for (let body = 0; body < bodies; ++body) {
          add('path', {class: `series-${run.style} trail`, d: path(run.trail.filter((_, n) => n % bodies === body))});
        }
      }
      for (const line of lines) add('path', {class: `series-${run.style}`, d: path(line)});
      for (const dot of dots) {
        const [cx, cy] = place(dot);
        add('circle', {class: `dot-${run.style}`, cx, cy, r: run.style ? 7 : 9});
      }
    });
    this.#picture.setAttribute('viewBox', `0 0 ${wide} ${tall.toFixed(0)}`);
    this.#picture.setAttribute('aria-label',
      `${this.scene.title} after ${readable(this.time, 3)} s: ${this.runs.map(({name}) => name).join(', ')}`);
    this.#picture.replaceChildren(...content);
  }
}
