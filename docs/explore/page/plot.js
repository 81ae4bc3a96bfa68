// SPDX-License-Identifier: BSL-1.0
// Curves over a pair of axes, as SVG.
const svg = (name, attributes, content = []) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
};
const raised = (power) => `10${[...String(power)].map((sign) => '⁻⁰¹²³⁴⁵⁶⁷⁸⁹'['-0123456789'.indexOf(sign)]).join('')}`;
const readable = (number, digits = 5) => !Number.isFinite(number) ? 'beyond all numbers'
  : String(Number(number.toPrecision(digits))).replace(/e\+?(-?\d+)$/, ' · 10^$1').replaceAll('-', '−');
const withUnit = (number, unit) => readable(number) + (Number.isFinite(number) ? ` ${unit}` : '');

const spread = (from, to, whole = false) => {
  if (!(to > from)) [from, to] = [from - 1, to + 1];
  const rough = (to - from) / 5, power = 10 ** Math.floor(Math.log10(rough));
  const tick = Math.max(power * [1, 2, 5, 10].find((factor) => factor * power >= rough * 0.999), whole ? 1 : 0);
  const first = Math.floor(from / tick + 1e-9), last = Math.ceil(to / tick - 1e-9);
  const ticks = Array.from({length: last - first + 1}, (_, i) => Number(((first + i) * tick).toPrecision(12)));
  return {from: ticks[0], to: ticks.at(-1), ticks};
};
const endsOf = (values) => values.filter(Number.isFinite).reduce(([low, high], value) =>
  [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]);
// All of the first curve, and of the others what is within three times of its size.
const rangeOf = (curves, of, always = []) => {
  const ends = curves.map(({lines}) => endsOf([...lines.flatMap((line) => line.map((point) => point[of])), ...always]));
  const [low, high] = ends[0];
  const room = Math.max(high - low, 0.1 * Math.abs(high), Number.MIN_VALUE);  // of a constant, a tenth
  return spread(Math.max(low - room, Math.min(...ends.map(([from]) => from))),
    Math.min(high + room, Math.max(...ends.map(([, to]) => to))));
};

// curves: {name, style, lines: [[[x, y], ...], ...], dots}; x and y: {label, range, log}.
const draw = (picture, {name, words, curves, x, y}) => {
  // What is large and hardly differs has more digits.
  const marks = (axis) => axis.range.ticks.map((tick) => {
    const [size, apart] = [Math.max(...axis.range.ticks.map(Math.abs)), axis.range.ticks[1] - axis.range.ticks[0]];
    return axis.log ? raised(tick) : readable(tick, Math.max(5, Math.ceil(Math.log10(size / apart)) + 2));
  });
  const [below, beside] = [x, y].map(marks);
  const width = 480, right = 32, bottom = 48, tall = 250;
  const left = Math.max(66, 30 + 8.7 * Math.max(...beside.map((mark) => mark.length)));
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
  const toX = (value) => left + (value - x.range.from) / (x.range.to - x.range.from) * (width - left - right);
  const toY = (value) => top + (y.range.to - value) / (y.range.to - y.range.from) * tall;
  // Far outside a curve only has to leave the picture in the right direction.
  const held = (pixel) => Math.max(-5000, Math.min(5000, pixel)).toFixed(1);
  const content = [...legend, svg('clipPath', {id: `explore-${name}-frame`},
    [svg('rect', {x: left, y: top, width: width - left - right, height: tall})])];
  for (const [i, tick] of x.range.ticks.entries()) {
    content.push(svg('line', {class: 'grid', x1: toX(tick), y1: top, x2: toX(tick), y2: base}),
      svg('text', {x: toX(tick), y: base + 18, 'text-anchor': 'middle'}, [below[i]]));
  }
  for (const [i, tick] of y.range.ticks.entries()) {
    content.push(svg('line', {class: 'grid', x1: left, y1: toY(tick), x2: width - right, y2: toY(tick)}),
      svg('text', {x: left - 7, y: toY(tick) + 5, 'text-anchor': 'end'}, [beside[i]]));
  }
  content.push(svg('path', {class: 'axes', d: `M${left} ${top}V${base}H${width - right}`}),
    svg('text', {x: (left + width - right) / 2, y: base + 40, 'text-anchor': 'middle'}, [x.label]),
    svg('text', {transform: `translate(14 ${top + tall / 2}) rotate(-90)`, 'text-anchor': 'middle'}, [y.label]));
  const clip = {'clip-path': `url(#explore-${name}-frame)`};
  for (const {style, lines, dots} of curves) {
    const drawn = lines.map((line) => line.filter((point) => point.every(Number.isFinite))
      .map(([px, py]) => [held(toX(px)), held(toY(py))])).filter((line) => line.length);
    content.push(svg('path', {class: `series-${style}`, ...clip, d: drawn.map((line) => `M${line.join('L')}`).join('')}));
    const marked = dots ?? (style && drawn.every((line) => line.length <= 60) ? drawn.flat() : []);
    content.push(svg('g', clip, marked.map(([cx, cy]) => svg('circle', {class: `dot-${style}`, cx, cy, r: 3}))));
  }
  picture.setAttribute('viewBox', `0 0 ${width} ${base + bottom}`);
  picture.setAttribute('aria-label', words);
  picture.replaceChildren(...content);
};
