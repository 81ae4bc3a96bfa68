// SPDX-License-Identifier: BSL-1.0
// node explore.mjs CHROMIUM SITE SCRATCH ROOT: tests the page Explore in headless Chromium, from a file and from a
// server, by keyboard, and without JavaScript. Its results are compared bit for bit with the same program compiled by
// CXX, and the programs that it shows are compiled and run. At the end there are controls: a page that computes
// something else is detected.
import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {Browser} from './browser.mjs';

const [chromium, site, scratch, root] = process.argv.slice(2);
if (!readFileSync(join(site, 'explore.html'), 'utf8').includes('id="explore-controls"')) {
  console.log('skipped: there is no compiler for WebAssembly, and the page says so');
  process.exit(0);
}
rmSync(scratch, {recursive: true, force: true});
mkdirSync(scratch, {recursive: true});
const compile = (source, program, ...flags) => execFileSync(process.env.CXX ?? 'c++', ['-std=c++20', '-ffp-contract=off', ...flags,
  ...(process.env.CXXFLAGS ?? '').split(' ').filter(Boolean), `-I${join(root, 'include')}`, source, '-o', program], {stdio: 'inherit'});
const native = join(scratch, 'explore');
compile(join(root, 'tests/site/explore.cpp'), native, '-fno-exceptions');
// The first program that the page shows must include what it needs; the library is precompiled for the others.
const library = join(scratch, 'library.hpp');
writeFileSync(library, '#include <unitstep/unitstep.hpp>\n');
compile(library, `${library}.gch`, '-x', 'c++-header');
const answers = (calls) => execFileSync(native, {input: calls.map((call) => call.join(' ')).join('\n'), maxBuffer: 1e9})
  .toString().split('\n').slice(0, -1).map((line) => line.trim());

const bits = (number) => {
  if (Number.isNaN(number)) return 'nan';
  return new BigUint64Array(new Float64Array([number]).buffer)[0].toString(16).padStart(16, '0');
};

const browser = new Browser(chromium);
let wrong;
const say = browser.say = (words) => { wrong.push(words); };
const inPage = (what, ...given) => browser.ask(`{const bits = ${bits}; (${what})(...${JSON.stringify(given)})}`);
const press = async (key, code) => {
  for (const type of ['keyDown', 'keyUp']) {
    await browser.send('Input.dispatchKeyEvent', {type, key, code: key, windowsVirtualKeyCode: code});
  }
};
const open = async (address) => {
  await browser.load('about:blank');  // otherwise a new hash alone loads nothing
  await browser.load(address);
};
// The visible contents of the page.
const look = () => inPage(async () => {
  const page = await window.exploreReady;
  if (!page) return {trouble: document.getElementById('explore-trouble')?.textContent};
  const id = (name) => document.getElementById(`explore-${name}`);
  const controls = [...document.querySelectorAll('#explore input, #explore select, #explore button')];
  const seen = (element) => element.checkVisibility();
  const {scenes, methods} = page.library;
  return {
    scenes: scenes.map(({name, width, exact, found, shown, tube, numbers, adaptive, methods}) =>
      ({name, width, exact, found, shown, tube, numbers: numbers.map(([key,, value]) => [key, value]), adaptive: adaptive.map((m) => m.name), methods: methods.map((m) => m.name)})),
    methods: methods.map(({name, evaluations}) => ({name, evaluations})),
    status: id('status').textContent,
    settings: Object.fromEntries(new FormData(id('controls'))),
    sliders: Object.fromEntries([...document.querySelectorAll('#explore [type=range]')].map((s) => [s.id, s.value])),
    names: [...id('numbers').rows[0].cells].slice(1).map((cell) => cell.textContent),
    // Run by run, with the page's own numbers and not as it rounds them for readers.
    values: [...id('numbers').rows[0].cells].slice(1).map((_, run) => [...id('numbers').rows].flatMap((row) => row.cells[run + 1].querySelector('data')?.value ?? [])),
    cut: id('numbers').parentElement.scrollWidth - id('numbers').parentElement.clientWidth,
    unnamed: controls.filter((control) => !control.labels.length && !control.ariaLabel && !control.textContent).map((control) => control.id),
    unreachable: controls.filter((control) => seen(control.parentElement) && (control.tabIndex < 0 || control.offsetParent === null)).map((c) => c.id),
    pictures: [...document.querySelectorAll('#explore svg')].filter(seen).map((svg) => ({
      id: svg.id, words: svg.getAttribute('aria-label'), role: svg.getAttribute('role'),
      lines: [...svg.querySelectorAll('path[clip-path]')].map((path) => path.getAttribute('d')),
    })),
    program: id('code').textContent,
    link: id('link').href,
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
});

// The call of the native program for each run of the settings.
const divisor = (a, b) => b ? divisor(b, a % b) : a;
const callsOf = ({settings, scenes, methods}) => {
  const scene = scenes.findIndex(({name}) => name === settings.scene), adaptive = settings.at === 'tolerance';
  const numbers = scenes[scene].numbers.map(([name]) => Number(settings[name]));
  const names = [settings.method, settings.second, settings.third, settings.fourth].filter((name) => name &&
    (!adaptive || scenes[scene].adaptive.includes(name)));
  const each = names.map((name) => settings.at === 'work' ? methods.find((one) => one.name === name).evaluations : 1);
  // With an exact solution all runs end at one time, after a number of steps of the smallest common length.
  const common = each.reduce((a, b) => a * b / divisor(a, b)), count = Math.floor(Number(settings.t) / (common * Number(settings.h)) + 1e-9);
  return names.map((name, i) => {
    const h = Number(settings.h) * each[i];
    if (adaptive) return [scene, name, 1, Number(settings.e), Number(settings.t), ...numbers];
    return [scene, name, 0, h, count && scenes[scene].exact ? count * common / each[i] : Math.floor(Number(settings.t) / h + 1e-9), ...numbers];
  });
};
// The numbers in the table are those of the native program for the settings on the page.
const compare = (name, shown) => {
  const calls = callsOf(shown), scene = shown.scenes[calls[0][0]];
  const columns = [...new Set([...scene.shown ?? Array.from({length: scene.width - 3}, (_, i) => i + 3), 1, ...scene.exact ? [2] : []])];
  const due = answers(calls).map((line) => line.split(' ')).map((all) =>
    [...scene.found ? [all[2]] : [], ...columns.map((column) => all.slice(-scene.width)[column])]);
  const got = shown.values.slice(scene.exact ? 1 : 0).map((row) => row.map((value) => bits(Number(value))));
  const names = [...scene.exact ? ['exact'] : [], ...calls.map(([, method]) => method)];
  if (shown.names.join() !== names.join()) say(`${name}: rows ${shown.names} instead of ${names}`);
  if (got.join(';') !== due.join(';')) say(`${name}: the page shows ${got.join(';')}, the program ${due.join(';')}`);
};

// All checks of the page at this address, and of so many of its scenes.
const examine = async (address, scenes = Infinity) => {
  wrong = [];
  await open(address);
  const first = await look();
  if (!first?.settings) return [...wrong, `does not start: ${first?.trouble}`];
  compare('at first', first);
  if (first.unnamed.length) say(`without a name: ${first.unnamed}`);
  if (first.unreachable.length) say(`not to be reached by keyboard: ${first.unreachable}`);
  if (first.sideways > 1) say(`scrolls sideways by ${first.sideways}`);
  if (first.cut > 1) say(`cuts ${first.cut} of the table of numbers`);
  for (const {id, words, role, lines} of first.pictures) {
    if (role !== 'img' || !/explicit_euler.* semi_implicit_euler/.test(words)) say(`words of a picture: ${words}`);
    if (id !== 'explore-film' && (lines.length < 2 || lines.some((line) => !/^M[-\d.,LM]+$/.test(line)))) say(`lines of a picture: ${lines}`);
  }
  if (first.pictures.length !== 5) say(`${first.pictures.length} pictures`);

  // By keyboard: one step of a slider, another method, a typed number.
  await inPage(() => document.getElementById('explore-k-slider').focus());
  await press('ArrowRight', 39);
  const stiffer = await look();
  if (stiffer.settings.k !== '15.5') say(`the arrow key makes k ${stiffer.settings.k}`);
  if (stiffer.values.join() === first.values.join()) say('another k changes no number');
  stiffer.pictures.forEach(({id, lines}, i) => {
    if (id !== 'explore-film' && lines.join() === first.pictures[i].lines.join()) say('another k changes no line');
  });
  compare('after the arrow key', stiffer);
  await inPage(() => document.getElementById('explore-method').focus());
  await browser.send('Input.dispatchKeyEvent', {type: 'keyDown', key: 'r', text: 'r'});
  await browser.send('Input.dispatchKeyEvent', {type: 'keyUp', key: 'r'});
  const other = await look();
  if (!other.settings.method.startsWith('r')) say(`the key r chooses ${other.settings.method}`);
  compare('after another method', other);
  const type = async (id, text) => {
    await inPage((name) => { const field = document.getElementById(name); field.focus(); field.select(); }, id);
    await browser.send('Input.insertText', {text});
  };
  await type('explore-h', '0.125');
  const longer = await look();
  if (longer.settings.h !== '0.125' || longer.sliders['explore-h-slider'] !== '0.125') say(`typed: ${longer.settings.h}`);
  compare('after a typed number', longer);
  await type('explore-m', '2.5');
  await type('explore-t', '20');
  const heavier = await look();
  if (heavier.values.join() === longer.values.join()) say('another mass and time change no number');
  compare('after another mass and time', heavier);
  await type('explore-b', '10001');
  const refused = await look();
  if (!/Damper b.* goes from 0 to 10000/.test(refused.status)) say(`out of range: ${refused.status}`);
  if (refused.values.join() !== heavier.values.join()) say('a number out of range is used');
  await type('explore-b', '7.5');
  const choose = (id, value) => inPage((name, chosen) => {
    const field = document.getElementById(`explore-${name}`);
    field.value = chosen;
    field.dispatchEvent(new Event('input', {bubbles: true}));
  }, id, value);
  await choose('second', '');
  const alone = await look();
  compare('with one method', alone);
  if (alone.names.length !== 2) say(`with one method: ${alone.names}`);

  // Every scene: at equal steps, at equal work, under a tolerance; the link leads to the same page again.
  for (const scene of first.scenes.slice(0, scenes)) {
    if (wrong.length) return wrong;
    await choose('scene', scene.name);
    const ways = [['at', 'steps'], ['at', 'work'], ...scene.exact ? [['at', 'tolerance']] : []];
    for (const [id, value] of ways) {
      await choose(id, value);
      if (value === 'tolerance') await choose('third', 'dormand_prince5');
      const shown = await look();
      const name = `${scene.name} at ${value}`;
      compare(name, shown);
      if (shown.sideways > 1) say(`${name}: scrolls sideways by ${shown.sideways}`);
      if (shown.cut > 1) say(`${name}: cuts ${shown.cut} of the table of numbers`);
      for (const {id: picture, lines} of shown.pictures) {
        if (picture !== 'explore-film' && !(lines.length && lines.every((line) => /^M[-\d.,LM]+$/.test(line)))) say(`${name}: lines of ${picture}: ${lines}`);
      }
      await open(shown.link);
      const again = await look();
      for (const part of ['settings', 'values', 'program', 'status', 'sliders', 'pictures']) {
        if (JSON.stringify(again?.[part]) !== JSON.stringify(shown[part])) say(`${name}: the link leads to other ${part}: ${JSON.stringify(again?.[part])?.slice(0, 300)} instead of ${JSON.stringify(shown[part]).slice(0, 300)}`);
      }
    }
  }
  return wrong;
};

// Every row of every method of every scene, also under a tolerance, for the exact solutions and for the tubes.
const examineAll = async (address, off = 0) => {
  wrong = [];
  await open(address);
  const {scenes} = await look();
  const long = {kepler: 60};  // its second stands for a minute
  const calls = scenes.flatMap(({name, exact, tube, numbers, methods, adaptive}, scene) => {
    const given = numbers.map(([, value]) => value), second = long[name] ?? 1;
    return [...methods.map((method) => [scene, method, 0, 0.05 * second, 100, ...given]),
      ...adaptive.map((method) => [scene, method, 1, 1e-5, 5 * second, ...given]),
      ...exact ? [[scene, 'exact', 0, 5 * second, 40, ...given]] : [], ...tube ? [[scene, 'tube', 0, 0.001, 2, ...given]] : []];
  });
  // Where a spring explodes and where it creeps.
  for (const method of scenes[0].methods) calls.push([0, method, 0, 0.0625, 160, 250, 20, 30, -0.5, 2], [0, method, 0, 1, 400, 1, 200, 0, 1, 0]);
  const pages = await inPage(async (all) => {
    const {library} = await window.exploreReady;
    return all.map(([index, name, adaptive, h, steps, ...given]) => {
      const scene = library.scenes[index], numbers = Object.fromEntries(scene.numbers.map(([key], i) => [key, given[i]]));
      let rows;
      if (name === 'exact') rows = library.exact(scene, numbers, h, steps);
      else if (name === 'tube') rows = Object.values(library.tube(scene, numbers, h, steps)).flat();
      else rows = library.run(1, scene, numbers, name, adaptive, h, steps);
      return rows.flat().map(bits).join(' ');
    });
  }, calls);
  const due = answers(calls.map(([scene, name, adaptive, h, steps, first, ...rest]) => [scene, name, adaptive, h, steps, first + off, ...rest]));
  calls.forEach((call, i) => {
    if (pages?.[i] !== due[i]) say(`${call}: not the rows of the program`);
  });
  if (calls.length < 200) say(`only ${calls.length} runs`);
  return wrong;
};

// The program that is shown compiles, and its output is what the page shows.
const examinePrograms = async (address, links) => {
  wrong = [];
  for (const [i, link] of links.entries()) {
    await open(`${address}${link}`);
    const shown = await look();
    const source = join(scratch, `shown_${i}.cpp`), program = join(scratch, `shown_${i}`);
    writeFileSync(source, shown.program);
    try {
      compile(source, program, ...i > 0 ? ['-include', library] : []);
    } catch {
      say(`${link}: the program does not compile`);
      continue;
    }
    const printed = execFileSync(program).toString().trim().split(/\n(?=\w+: )/);
    const numbersIn = (text) => [...text.matchAll(/(?<![\w^.-])-?(?:\d[\d.]*(?:e[-+]?\d+)?|inf|nan)(?!\w)/g)].map(([number]) => bits(Number(number)));
    const calls = callsOf(shown);
    // The picture of a game is the program's; runs that are known in advance are drawn to their end.
    const {exact} = shown.scenes[calls[0][0]];
    const drawn = await inPage(async (seconds, game) => {
      const {film} = await window.exploreReady;
      film.rewind();
      let rows = [];
      if (!game) rows = film.frame(seconds).slice(1);
      else for (let frame = 0; frame < Math.round(60 * seconds); ++frame) rows = film.frame(1 / 60);
      return rows.map((row) => row.slice(3).map(bits));
    }, Number(shown.settings.t), !exact);
    answers(calls).forEach((line, run) => {
      const name = calls[run][1], width = shown.scenes[calls[0][0]].width;
      const end = line.split(' ').slice(3 - width), due = exact ? end : [...end, ...drawn?.[run] ?? []];
      if (exact && drawn?.[run]?.join() !== end.join()) say(`${link}: the last picture of ${name} is of ${drawn?.[run]}`);
      if (!printed[run]?.startsWith(`${name}: `)) say(`${link}: prints ${printed[run]} of ${name}`);
      const got = numbersIn(printed[run].slice(name.length));
      if (got.join() !== due.join()) say(`${link}: ${name} is printed as ${got}, shown as ${due}`);
    });
    if (Number(shown.settings.radius) > 0) {
      const [bounds] = answers([[calls[0][0], 'tube', 0, Number(shown.settings.radius), Number(shown.settings.t), ...calls[0].slice(5)]]);
      const words = bounds.split(' '), width = shown.scenes[calls[0][0]].width;
      const due = [words[words.length / 2 - width + 3], words[words.length - width + 3]];
      const got = numbersIn(printed.at(-1).slice('tube'.length));
      if (got.join() !== due.join()) say(`${link}: the tube is printed as ${got}, shown as ${due}`);
    }
  }
  return wrong;
};

let failures = 0;
const report = (name, complaints) => {
  for (const complaint of complaints) console.log(`${name}: ${complaint}`);
  failures += complaints.length;
};
const expect = (name, complaints, pattern) => {
  if (!complaints.some((complaint) => pattern.test(complaint))) report(name, [`${pattern} was expected, and not ${complaints}`]);
};

const server = createServer((request, response) => {
  const {pathname} = new URL(request.url, 'http://localhost');
  try {
    const body = readFileSync(join(site, pathname));
    const kind = {html: 'text/html', css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml'}[pathname.split('.').at(-1)];
    response.writeHead(200, {'Content-Type': kind ?? 'application/octet-stream'}).end(body);
  } catch {
    response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
  }
}).listen(0, '127.0.0.1');

try {
  await browser.open();
  const home = pathToFileURL(resolve(site)).href, page = `${home}/explore.html`;
  report('file', await examine(page));
  report('every method', await examineAll(page));
  report('server', await examine(`http://127.0.0.1:${server.address().port}/explore.html`, 1));
  const links = ['', '#scene=spring&third=rk4&at=work&k=20&t=2', '#scene=pendulum&a=1&at=tolerance&method=dormand_prince5&second=bogacki_shampine3&e=1e-8',
    '#scene=pendulum&a=-0.5&radius=0.001&t=4', '#scene=kepler&second=yoshida6', '#scene=kepler&at=tolerance&method=dop853&second=dormand_el_mikkawy_prince4',
    '#scene=double_pendulum&m=0.5', '#scene=magnetic&third=implicit_midpoint&E=-1', '#scene=workshop&second=rk4', '#scene=workshop&at=work&h=0.013&rest=1&t=3',
    '#scene=two_bobs&third=rk4&m=2', '#scene=two_bobs&at=work&h=0.015&t=3', '#scene=cannon&third=heun', '#scene=cannon&at=work&k=0.002',
    '#scene=bead&friction=0.5&run=3', '#scene=pinball&third=explicit_euler', '#scene=pinball&second=rk4&at=work&h=0.03&kick=1&t=2'];
  report('the program shown', await examinePrograms(page, links));
  // Each line of "What to look for" is true for the runs that its link leads to.
  wrong = [];
  await browser.load(`${home}/explore.html`);
  const tries = await inPage(() => [...document.querySelectorAll('.contents td a[href*="explore.html?"]')].map((a) => [a.textContent, a.search]));
  const largest = (rows, column = 3) => Math.max(...rows.map((row) => Math.abs(row[column])));
  const off = (rows) => largest(rows, 2);
  const gain = (rows) => rows.at(-1)[1] / rows[0][1];
  const promises = {
    'two lines swapped': ([first, second]) => gain(first) > 50 && largest(second) <= 1,
    'the limit of stability': ([first, second], next) =>
      largest(first) <= 1 && off(first) > 0.5 && gain(second) < 1e-9 && largest(next) > 1e6,
    'the same order': ([first, second]) =>
      gain(first) > 1.5 && largest(second.slice(-30), 1) <= 1.01 * largest(second.slice(0, 30), 1),
    'a stiff spring': ([first, second]) => largest(first) > 1e6 && Math.abs(second.at(-1)[3]) < 1e-9,
    'order': ([first, second]) => off(first) > 1 && off(second) < 0.02,
    'equal work': ([first, second]) => off(second) < off(first) / 10,
    'chosen steps': ([first, second]) => first.length > 2 * second.length && off(first) < 100 && off(second) < 100,
    'a tube': ([first, second], next, {low, high}) => {
      const inside = (rows) => rows.at(-1)[3] > low.at(-1)[3] && rows.at(-1)[3] < high.at(-1)[3];
      return !inside(first) && inside(second);
    },
    'chaos': ([first, second]) => off(first) > 1 && off(second) < 0.01,
    'a magnetic field': ([first, second]) => Math.abs(gain(first) - 1) < 0.1 && Math.abs(gain(second) - 1) > 0.5,
    // The ball is in the table and outside each bumper up to a rounding, in steps of all lengths; it ends in the drain.
    'a pinball table': ([first, second, third], next) => {
      const inside = (rows) => rows.every(([,,, x, y]) => Math.min(x - 0.02, 0.58 - x, y - 0.02, 0.98 - y,
        ...[[0.16, 0.6], [0.44, 0.6], [0.3, 0.8]].map(([bx, by]) => Math.hypot(x - bx, y - by) - 0.08)) > -1e-12);
      const apart = (a, b) => Math.hypot(a[3] - b[3], a[4] - b[4]);
      const drained = (rows) => Math.abs(rows.at(-1)[4] - 0.02) < 1e-12 && rows.at(-1)[0] < 5;
      return [first, second, third, next].every((rows) => inside(rows) && drained(rows)) &&
        apart(first[50], second[50]) < 1e-9 && apart(first.at(-1), second.at(-1)) > 0.01 && apart(first[50], third[50]) > 0.01;
    },
    // The rods are kept up to a rounding; RATTLE's energy returns, that of Heun's method drifts away.
    'held together': ([first, second, third]) => {
      const onRods = (rows) => rows.every(([,,, x, y, u, v]) => Math.abs(Math.hypot(x, y) - 1) < 1e-12 && Math.abs(Math.hypot(u - x, v - y) - 1) < 1e-12);
      const away = (rows) => Math.abs(rows.at(-1)[1] - rows[0][1]);
      return [first, second, third].every(onRods) && away(first) < away(second) / 4 && away(third) < away(first) / 10;
    },
    // The angle is from a raw RK4 with a hundred steps a second and a bisection: 0.2392185051 rad.
    'an answer': ([first, second]) => [first, second].every((rows) => Math.abs(rows.at(-1)[3] - 200) < 1e-9) &&
      Math.abs(first[0][2] - 0.2392185051) < 1e-8 && Math.abs(second[0][2] - 0.2392185051) > 0.005,
    // The variance of the place is kT/k within four deviations of a mean over that time (the integral of the squared correlation of
    // a damped oscillator, (c^2 + w^2) / (2 c w^2)), in longer steps too; that of the velocity is kT/m (1 - (w h)^2/4).
    'a warm bead': ([first], next) => {
      const [c, w, due] = [10, 10, 1.380649e-23 * 300 / 1e-9];
      const most = 4 * Math.sqrt((1 / c + c / w ** 2) / 400), moving = (h) => 1 - (w * h) ** 2 / 4;
      const moves = (rows) => rows.reduce((sum, [,,,,, u, v]) => sum + (u * u + v * v) / 2, 0) / rows.length / (w * w * due);
      return Math.abs(first[0][2] / due - 1) < 1e-12 && [first, next].every((rows) => Math.abs(rows.at(-1)[2] / due - 1) < most) &&
        [[first, 0.15], [next, 0.16]].every(([rows, h]) => Math.abs(moves(rows) - moving(h)) < most);
    },
    'bodies of a game': ([first, second]) => gain(first) < 0.5 && gain(second) > 2,
  };
  const number = (word) => word === 'nan' ? NaN : new Float64Array(new BigUint64Array([BigInt(`0x${word}`)]).buffer)[0];
  const rowsOf = (line, {width}) => {
    const all = line.split(' ').map(number);
    return Array.from({length: all.length / width}, (_, n) => all.slice(width * n, width * (n + 1)));
  };
  for (const [name, search] of tries) {
    await open(`${page}${search}`);
    const shown = await look(), calls = callsOf(shown), scene = shown.scenes[calls[0][0]];
    const runs = answers(calls).map((line) => rowsOf(line, scene));
    const [index, method, adaptive, h, , ...numbers] = calls[0];
    const [time, radius] = ['t', 'radius'].map((key) => Number(shown.settings[key]));
    const next = adaptive ? [] : rowsOf(answers([[index, method, 0, h + 0.01, Math.floor(time / (h + 0.01)), ...numbers]])[0], scene);
    const bounds = radius ? rowsOf(answers([[index, 'tube', 0, radius, time, ...numbers]])[0], scene) : [];
    const half = bounds.length / 2;
    if (!promises[name]?.(runs, next, {low: bounds.slice(0, half), high: bounds.slice(half)})) say(`${name} is not so`);
    delete promises[name];
  }
  if (Object.keys(promises).length) say(`no link to ${Object.keys(promises)}`);
  report('what to look for', wrong);

  // The links below the figures of the articles are understood to the last number.
  wrong = [];
  await open(`${home}/guide_articles_figures.html`);
  const springs = await inPage(() => [...document.querySelectorAll('a.explore')].map((a) => a.search));
  if (springs.length < 18) say(`only ${springs.length} links`);
  for (const search of springs) {
    await open(`${page}${search}`);
    const shown = await look();
    const due = Object.fromEntries(new URLSearchParams(search));
    const other = Object.entries(due).filter(([name, value]) => shown?.settings?.[name] !== value);
    if (other.length) say(`${search} leads to ${JSON.stringify(shown?.settings)}`);
    if (!/^\w+: \d+ steps /.test(shown?.status)) say(`${search}: ${shown?.status}`);
  }
  report('figures of the articles', wrong);

  // The methods in the list that every comparison uses.
  wrong = [];
  await open(page);
  const {methods} = await look();
  const list = readFileSync(join(root, 'tests/support/every_method.hpp'), 'utf8');
  const names = [...list.matchAll(/listed<(\w+)(?:<>)?>\{/g)].map(([, name]) => name);
  for (const name of names) if (!methods.some((one) => one.name === name)) say(`${name} is not to be chosen`);
  if (names.length < 20) say(`the list has only ${names}`);
  report('methods', wrong);

  wrong = [];
  await browser.send('Emulation.setScriptExecutionDisabled', {value: true});
  await browser.load(`${home}/explore.html`);
  const words = await inPage(() => document.querySelector('.contents').innerText);
  if (!/With JavaScript there would be controls/.test(words)) say(`reads ${words.slice(0, 300)}`);
  if (/Spring k in N.m/.test(words)) say('shows controls that do nothing');
  await browser.send('Emulation.setScriptExecutionDisabled', {value: false});
  report('without JavaScript', wrong);

  // Controls. 2^-48 is a few bits more than the last bit of a mass of 1.
  const broken = async (name, from, to) => {
    const folder = join(scratch, name.replaceAll(' ', '_'));
    mkdirSync(folder);
    for (const file of readdirSync(site)) if (file !== 'explore.html') symlinkSync(resolve(site, file), join(folder, file));
    const page = join(folder, 'explore.html'), text = readFileSync(join(site, 'explore.html'), 'utf8');
    if (!text.includes(from)) throw new Error(`no ${from} in explore.html`);
    writeFileSync(page, text.replace(from, to));
    return pathToFileURL(resolve(page)).href;
  };
  expect('another k', await examineAll(`${home}/explore.html`, 2 ** -48), /^0,rk4,.*not the rows/);
  expect('rounded', await examine(await broken('rounded', 'const of = (name) => Number(at(name).value)', 'const of = (name) => Math.fround(at(name).value)')), /the page shows/);
  expect('deaf', await examine(await broken('deaf', "this.#form.addEventListener('input'", "this.#form.addEventListener('none'")), /changes no number/);
  expect('no program', await examine(await broken('no program', "atob('", "atob('A")), /does not start: This page needs/);
  expect('another program', await examinePrograms(await broken('another program', '${literal(numbers[name])}', '${literal(2 * numbers[name])}'), ['']), /is printed as/);
  expect('forgetful', await examine(await broken('forgetful', 'URLSearchParams(new FormData(this.#form))', 'URLSearchParams({scene: this.scene.name})')), /leads to other/);
  expect('no name', await examine(await broken('no name', "slider.setAttribute('aria-label'", "slider.setAttribute('title'")), /without a name: .*explore-k-slider/);
} finally {
  await browser.close();
  server.close();
  rmSync(scratch, {recursive: true, force: true});  // links to files that the next site may not have are an error of doxygen
}
process.exitCode = failures ? 1 : 0;
