// SPDX-License-Identifier: BSL-1.0
// The page Explore: `exploreReady` settles when all is drawn.
window.exploreReady = (async () => {
  const library = new Library(await loaded());
  const film = new Film(library);
  const pictures = ['first', 'second', 'third', 'work', 'tube'].map((name) => {
    const picture = svg('svg', {class: 'plot', role: 'img', id: `explore-picture-${name}`});
    at('plots').append(picture);
    return picture;
  });

  // The last time that all runs reach by whole steps, which is where the exact solution ends too.
  const endOf = ({work, h, seconds}, taken) => {
    const divisor = (a, b) => b ? divisor(b, a % b) : a;
    const each = work ? taken.map(({name}) => library.methods.find((one) => one.name === name).evaluations) : [1];
    const common = each.reduce((a, b) => a * b / divisor(a, b)) * h;
    const count = Math.floor(seconds / common + 1e-9);
    return count && seconds - count * common > 1e-9 * seconds ? count * common : seconds;
  };
  const runOf = (settings, {name, slot}, h = settings.h, steps = Math.floor(settings.seconds / h + 1e-9)) => {
    const {scene, numbers, adaptive, error, seconds} = settings;
    const method = library.methods.find((one) => one.name === name);
    const rows = adaptive ? library.run(slot, scene, numbers, name, true, error, seconds)
      : library.run(slot, scene, numbers, name, false, h, steps);
    return {name, slot, style: slot, method, rows, h: adaptive ? 0 : h, steps,
      evaluations: adaptive || scene.happens ? library.evaluated() : steps * method.evaluations + method.starting};
  };
  const worst = (rows) => Math.max(...rows.map((row) => row[2]));
  // The largest error of a run against its evaluations, for shorter and shorter steps.
  const errors = (settings, run, most) => {
    const points = [];
    for (let i = 3; i < (settings.adaptive ? 13 : 15); ++i) {
      const h = settings.seconds / 2 ** i;
      let one;
      try {
        one = settings.adaptive ? runOf({...settings, error: 10 ** (1 - i)}, run)
          : runOf(settings, run, h, 2 ** i);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        library.start();
        continue;
      }
      points.push([Math.log10(one.evaluations), Math.log10(worst(one.rows))]);
      if (one.rows.length > 3000) break;
    }
    return points.filter((point) => point.every(Number.isFinite) && point[1] < Math.log10(most));
  };
  const several = (columns) => [columns].flat();
  const linesOf = (rows, [xs, ys]) => several(ys).map((y, i) => rows.map((row) => [row[several(xs)[i] ?? several(xs)[0]], row[y]]));

  let controls;
  const show = () => {
    const {settings} = controls, {scene, numbers, adaptive, chosen, radius} = settings;
    const names = scene.adaptive.map(({name}) => name);
    const left = adaptive ? chosen.filter(({name}) => !names.includes(name)) : [];
    const taken = chosen.filter((one) => !left.includes(one));
    if (adaptive && !taken.length) throw new RangeError(`Under a tolerance choose a method that estimates its error: ${names.join(', ')}.`);
    const seconds = settings.seconds = scene.exact && !adaptive ? endOf(settings, taken) : settings.seconds;
    let tubes, untold = '';
    try {
      if (radius > 0) tubes = library.tube(scene, numbers, radius, seconds);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      library.start();
      untold = error.message;
    }
    const rough = scene.exact ? library.exact(scene, numbers, seconds, 100) : [];
    const size = Math.max(...rough.map((row) => Math.abs(row[3])));
    const scan = scene.exact ? taken.map((one) => ({name: one.name, style: one.slot, lines: [errors(settings, one, 10 * size)]})) : [];
    const runs = taken.map((one) => runOf(settings, one,
      settings.work ? settings.h * library.methods.find(({name}) => name === one.name).evaluations : settings.h));
    const points = Math.min(20000, Math.max(1000, 2 * runs[0].rows.length));
    const exact = scene.exact ? library.exact(scene, numbers, seconds, points) : undefined;
    const all = [...(exact ? [{name: 'exact', style: 0, slot: 0, rows: exact, h: seconds / points}] : []), ...runs];

    const until = scene.happens ? Math.max(...all.map(({rows}) => rows.at(-1)[0])) : seconds;  // something may stop a run
    const ends = all.map(({name, rows}) => `${name}: ${readable(rows.at(-1)[3])}, energy ${readable(rows.at(-1)[1])}`).join('; ');
    scene.pictures.forEach((columns, i) => {
      const [x, y] = columns.map((column) => scene.columns[several(column)[0]].replace(several(column)[1] ? /[₁-₉]/ : '', ''));
      const curves = all.map(({name, style, rows}) => ({name, style, lines: linesOf(rows, columns)}));
      if (columns[1] === 2 && exact) curves.shift();  // the exact solution is not off
      if (columns[1] === 2 && scene.settles) {
        curves.unshift({name: scene.settles, style: 0, lines: [[0, until].map((t) => [t, runs[0].rows[0][2]])]});
      }
      const isTime = columns[0] === 0;
      draw(pictures[i], {name: i, curves, words: `${y} against ${x}. In the end, ${ends}.`,
        x: {label: x, range: isTime ? spread(0, until) : rangeOf(curves, 0)},
        y: {label: y, range: rangeOf(curves, 1)}});
    });
    pictures[3].style.display = scan.length ? '' : 'none';
    if (scan.length) {
      const ranges = [0, 1].map((i) => endsOf(scan.flatMap(({lines}) => lines[0].map((point) => point[i]))));
      const off = scene.columns[2].replace('off by, in ', '');
      draw(pictures[3], {name: 'work', curves: scan, words: `Largest error in ${off} against evaluations, by ${scan.map(({name}) => name).join(', ')}.`,
        x: {label: 'evaluations', log: true, range: spread(...ranges[0], true)},
        y: {label: `largest error in ${off}`, log: true, range: spread(...ranges[1], true)}});
    }
    pictures[4].style.display = tubes ? '' : 'none';
    if (tubes) {
      // Over a step the bounds stand still.
      const stairs = (rows) => rows.flatMap((row, n) => [[row[0], row[3]], [rows[Math.min(n + 1, rows.length - 1)][0], row[3]]]);
      const curves = [{name: 'bounds', style: 'tube', lines: [stairs(tubes.low), stairs(tubes.high)], dots: []},
        ...runs.map(({name, style, rows}) => ({name, style, lines: linesOf(rows, [0, 3]), dots: []}))];
      draw(pictures[4], {name: 'tube', curves,
        words: `Bounds that no solution leaves whose start is within ${readable(radius)}, and ${runs.map(({name}) => name).join(', ')}.`,
        x: {label: scene.columns[0], range: spread(0, seconds)}, y: {label: scene.columns[3], range: rangeOf(curves, 1)}});
    }
    film.show(scene, numbers, settings.pace, until, all);
    tabulate(scene, exact?.at(-1), runs);
    at('code').textContent = programOf(scene, settings, runs);
    at('status').textContent = [`${runs.map(({name, rows, h}) =>
      `${name}: ${rows.length - 1} steps${h ? ` of ${readable(h, 4)} s` : ''}`).join(', ')}.`,
    tubes ? `At the end every solution is between ${readable(tubes.low.at(-1)[3])} and ${readable(tubes.high.at(-1)[3])}.` : '',
    untold, left.length ? `Not under a tolerance: ${left.map(({name}) => name).join(', ')}.` : ''].filter(Boolean).join(' ');
    at('link').href = controls.link;
  };
  const update = () => {
    const {trouble} = controls;
    if (trouble) {
      at('status').textContent = trouble;
      return;
    }
    film.pause();
    try {
      show();
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof WebAssembly.RuntimeError)) throw error;
      library.start();  // what was left half done is thrown away
      at('status').textContent = error.message;
    }
  };
  controls = new Controls(library, update);
  at('copy').addEventListener('click', () => {
    getSelection().selectAllChildren(at('code'));
    navigator.clipboard?.writeText(at('code').textContent);
  });
  document.getElementById('explore').hidden = false;
  update();
  return {library, film};
})().catch((error) => {
  const trouble = document.getElementById('explore-trouble');
  trouble.textContent = `This page needs WebAssembly, and this browser says: ${error.message}`;
  trouble.hidden = false;
});
