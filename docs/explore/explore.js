// SPDX-License-Identifier: BSL-1.0
// The controls and pictures of the page Explore. .ci/tools/prepare.py puts the program explore.cpp, as
// WebAssembly in base64, in place of PROGRAM. `exploreReady` settles when all is drawn.
window.exploreReady = (async () => {
  const at = (id) => document.getElementById(`explore-${id}`);
  const form = at('controls');
  const bytes = Uint8Array.from(atob('PROGRAM'), (letter) => letter.charCodeAt(0));

  // -- the program ---------------------------------------------------------------------------------
  let program;
  const sentence = (from) => {
    const memory = new Uint8Array(program.memory.buffer, from);
    return new TextDecoder().decode(memory.slice(0, memory.indexOf(0)));
  };
  const module = await WebAssembly.compile(bytes);
  const start = () => {
    const nothing = new Proxy({}, {get: () => () => 0});  // it has no files to write to
    const refused = (from) => { throw new RangeError(sentence(from)); };
    program = new WebAssembly.Instance(module, {env: {refused}, wasi_snapshot_preview1: nothing}).exports;
  };
  start();

  const methods = Array.from({length: program.method_count()}, (_, i) => ({
    name: sentence(program.method_name(i)), order: program.method_order(i),
    evaluations: program.method_evaluations(i), symplectic: program.method_symplectic(i) !== 0,
  }));
  // [time, position, velocity, energy] of each sample that the last call left.
  const samples = (steps) => {
    const numbers = new Float64Array(program.memory.buffer, program.sampled(), 4 * (steps + 1));
    return Array.from({length: steps + 1}, (_, n) => [...numbers.subarray(4 * n, 4 * n + 4)]);
  };
  const run = (name, {m, k, b, h, x, v}, steps) => {
    program.run(methods.findIndex((method) => method.name === name), m, k, b, h, x, v, steps);
    return samples(steps);
  };
  const exact = ({m, k, b, x, v}, h, steps) => {
    program.exact(m, k, b, h, x, v, steps);
    return samples(steps);
  };

  // -- pictures ------------------------------------------------------------------------------------
  const svg = (name, attributes, content = []) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
  };
  const readable = (number, digits = 5) => !Number.isFinite(number) ? 'beyond all numbers'
    : String(Number(number.toPrecision(digits))).replace(/e\+?(-?\d+)$/, ' · 10^$1').replaceAll('-', '−');
  const withUnit = (number, unit) => readable(number) + (Number.isFinite(number) ? ` ${unit}` : '');
  const spread = (from, to) => {
    if (!(to > from)) [from, to] = [from - 1, to + 1];
    const rough = (to - from) / 5, power = 10 ** Math.floor(Math.log10(rough));
    const tick = power * [1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999);
    const first = Math.floor(from / tick + 1e-9), last = Math.ceil(to / tick - 1e-9);
    const ticks = Array.from({length: last - first + 1}, (_, i) => Number(((first + i) * tick).toPrecision(12)));
    return {from: ticks[0], to: ticks.at(-1), ticks};
  };
  // Shows all of the exact curve, and of the others what is within three times of its size.
  const range = (curves, column, always = []) => {
    const ends = (points) => {
      const finite = points.map((point) => point[column]).filter(Number.isFinite);
      return [Math.min(...finite, ...always), Math.max(...finite, ...always)];
    };
    const [low, high] = ends(curves[0].points);
    const room = Math.max(high - low, Number.MIN_VALUE);
    const all = curves.map(({points}) => ends(points));
    return spread(Math.max(low - room, Math.min(...all.map(([from]) => from))),
      Math.min(high + room, Math.max(...all.map(([, to]) => to))));
  };
  const draw = (picture, {name, words, curves, x, y, always}) => {
    const width = 480, left = 66, right = 14, bottom = 48, tall = 250;
    const legend = [];
    let across = left, row = 16;
    for (const curve of curves) {
      const length = 44 + 8.4 * curve.name.length;
      if (legend.length && across + length > width) [across, row] = [left, row + 22];
      legend.push(svg('path', {class: `series-${curve.style}`, d: `M${across} ${row - 5}h30`}),
        svg('text', {x: across + 36, y: row}, [curve.name]));
      across += length + 10;
    }
    const top = row + 12, base = top + tall;
    const [xs, ys] = [x.range ?? range(curves, x.column), range(curves, y.column, always)];
    const toX = (value) => left + (value - xs.from) / (xs.to - xs.from) * (width - left - right);
    const toY = (value) => top + (ys.to - value) / (ys.to - ys.from) * tall;
    // Far outside a curve only has to leave the picture in the right direction.
    const held = (pixel) => Math.max(-5000, Math.min(5000, pixel)).toFixed(1);
    const content = [...legend, svg('clipPath', {id: `explore-${name}-frame`},
      [svg('rect', {x: left, y: top, width: width - left - right, height: tall})])];
    for (const tick of xs.ticks) {
      content.push(svg('line', {class: 'grid', x1: toX(tick), y1: top, x2: toX(tick), y2: base}),
        svg('text', {x: toX(tick), y: base + 18, 'text-anchor': 'middle'}, [readable(tick)]));
    }
    for (const tick of ys.ticks) {
      content.push(svg('line', {class: 'grid', x1: left, y1: toY(tick), x2: width - right, y2: toY(tick)}),
        svg('text', {x: left - 7, y: toY(tick) + 5, 'text-anchor': 'end'}, [readable(tick)]));
    }
    content.push(svg('path', {class: 'axes', d: `M${left} ${top}V${base}H${width - right}`}),
      svg('text', {x: (left + width - right) / 2, y: base + 40, 'text-anchor': 'middle'}, [x.label]),
      svg('text', {transform: `translate(14 ${top + tall / 2}) rotate(-90)`, 'text-anchor': 'middle'}, [y.label]));
    for (const {style, points} of curves) {
      const finite = points.filter((point) => point.every(Number.isFinite));
      const pixels = finite.map((point) => [held(toX(point[x.column])), held(toY(point[y.column]))]);
      const frame = `url(#explore-${name}-frame)`;
      content.push(svg('path', {class: `series-${style}`, 'clip-path': frame, d: `M${pixels.join('L')}`}));
      if (style && points.length <= 110) {
        content.push(svg('g', {'clip-path': frame}, pixels.map(([cx, cy]) =>
          svg('circle', {class: `dot-${style}`, cx, cy, r: 3}))));
      }
    }
    picture.setAttribute('viewBox', `0 0 ${width} ${base + bottom}`);
    picture.setAttribute('aria-label', words);
    picture.replaceChildren(...content);
  };
  const pictures = ['position', 'energy', 'phase'].map((name) => {
    const picture = svg('svg', {class: 'plot', role: 'img'});
    at('numbers').parentElement.before(picture);
    return {name, picture};
  });

  // -- numbers -------------------------------------------------------------------------------------
  const cell = (tag, content, attributes = {}) => {
    const element = document.createElement(tag);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (typeof content === 'number') {
      const data = document.createElement('data');
      Object.assign(data, {value: String(content), textContent: readable(content)});
      content = [data];
    } else {
      content = content.split(/(?<=_)/).flatMap((part) => [part, document.createElement('wbr')]);
    }
    element.append(...content);
    return element;
  };
  const tabulate = (time, truth, runs) => {
    const last = (points) => points.at(-1);
    const rows = [
      ['position in m', last(truth)[1], ...runs.map(({points}) => last(points)[1])],
      ['off by, in m', '', ...runs.map(({points}) => last(points)[1] - last(truth)[1])],
      ['velocity in m/s', last(truth)[2], ...runs.map(({points}) => last(points)[2])],
      ['energy in J', last(truth)[3], ...runs.map(({points}) => last(points)[3])],
      ['order', '', ...runs.map(({method}) => String(method.order))],
      ['evaluations a step', '', ...runs.map(({method}) => String(method.evaluations))],
      ['symplectic', '', ...runs.map(({method}) => method.symplectic ? 'yes' : 'no')],
    ];
    const head = document.createElement('tr');
    const columns = [`after ${readable(time)} s`, 'exact', ...runs.map(({method}) => method.name)];
    head.append(...columns.map((name) => cell('th', name, {scope: 'col', class: 'markdownTableHeadNone'})));
    at('numbers').replaceChildren(head, ...rows.map(([title, ...contents]) => {
      const row = document.createElement('tr');
      row.append(cell('th', title, {scope: 'row'}), ...contents.map((content) => cell('td', content)));
      return row;
    }));
  };

  // -- controls ------------------------------------------------------------------------------------
  for (const {name} of methods) {
    at('method').append(new Option(name, name));
    at('second').append(new Option(name, name));
  }
  at('method').value = 'explicit_euler';
  at('second').value = 'semi_implicit_euler';
  const numbers = [...form.querySelectorAll('input')];
  for (const [name, value] of new URLSearchParams(location.search)) {
    const control = form.elements.namedItem(name);
    if (!control) continue;
    const before = control.value;
    control.value = value;
    if (control.value !== value) control.value = before;  // no such method, or no number
  }
  // Beside each number a slider, which says the same as far as it goes.
  const sliders = numbers.map((number) => {
    const slider = number.cloneNode();
    slider.type = 'range';
    slider.min = number.dataset.slideFrom ?? number.min;
    slider.max = number.dataset.slideTo ?? number.max;
    slider.id += '-slider';
    slider.removeAttribute('name');
    slider.required = false;
    slider.setAttribute('aria-label', `${number.labels[0].textContent}, slider`);
    slider.value = number.value;
    number.after(slider);
    slider.addEventListener('input', () => { number.value = slider.value; });
    number.addEventListener('input', () => { slider.value = number.value; });
    return slider;
  });

  const wrong = (control) => {
    const {badInput, valueMissing, rangeUnderflow, rangeOverflow} = control.validity;
    return badInput || valueMissing || rangeUnderflow || rangeOverflow;
  };
  const update = () => {
    for (const number of numbers) number.setAttribute('aria-invalid', wrong(number));
    const bad = numbers.filter(wrong);
    if (bad.length) {
      at('status').textContent = bad.map((number) =>
        `${number.labels[0].textContent} goes from ${readable(Number(number.min))} to ${readable(Number(number.max))}.`).join(' ');
      return;
    }
    const given = Object.fromEntries(numbers.map((number) => [number.name, Number(number.value)]));
    const {m, k, b, h, t: seconds} = given;
    const omega = Math.sqrt(k / m);
    const steps = Math.floor(seconds / h + 1e-9);
    try {
      const truth = exact(given, h, steps);
      // Some twenty points a turn, however many turns there are.
      const points = Math.min(20000, Math.max(1000, Math.ceil(3 * omega * seconds)));
      const curve = exact(given, seconds / points, points);
      const runs = [['method', 1], ['second', 2]].filter(([id]) => at(id).value).map(([id, style]) => ({
        style, method: methods.find(({name}) => name === at(id).value), points: run(at(id).value, given, steps),
      }));
      const curves = [{name: 'exact', style: 0, points: curve},
        ...runs.map(({style, method, points}) => ({name: method.name, style, points}))];
      const names = runs.map(({method}) => method.name).join(' and ');
      const time = {label: 'time in s', column: 0, range: spread(0, seconds)};
      const position = {label: 'position in m', column: 1};
      const ends = runs.map(({method, points}) =>
        `${method.name} is at ${withUnit(points.at(-1)[1], 'm')} with ${withUnit(points.at(-1)[3], 'J')}`);
      const outcome = `In the end the exact solution is at ${withUnit(truth.at(-1)[1], 'm')} with ${withUnit(truth.at(-1)[3], 'J')}, ${ends.join(', ')}.`;
      const of = {
        position: {words: `Position against time, exact and by ${names}. ${outcome}`, x: time, y: position, always: [0]},
        energy: {words: `Energy against time, exact and by ${names}. ${outcome}`, x: time, y: {label: 'energy in J', column: 3}, always: [0]},
        phase: {words: `Velocity against position, exact and by ${names}. ${outcome}`, x: position, y: {label: 'velocity in m/s', column: 2}},
      };
      for (const {name, picture} of pictures) draw(picture, {name, curves, ...of[name]});
      tabulate(truth.at(-1)[0], truth, runs);
      const damping = k > 0 ? `, ${readable(b / (2 * m * omega), 3)} of the critical damping` : '';
      at('status').textContent = `${steps} steps, ωh = ${readable(omega * h, 3)}${damping}.`;
      at('link').href = `explore.html?${new URLSearchParams(new FormData(form))}`;
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof WebAssembly.RuntimeError)) throw error;
      start();  // what was left half done is thrown away
      at('status').textContent = error.message;
    }
  };
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  document.getElementById('explore').hidden = false;
  update();
  return {methods, run, exact};
})().catch((error) => {
  const trouble = document.getElementById('explore-trouble');
  trouble.textContent = `This page needs WebAssembly, and this browser says: ${error.message}`;
  trouble.hidden = false;
});
