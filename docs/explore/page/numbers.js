// SPDX-License-Identifier: BSL-1.0
// The table of what the runs come to.
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
// A column for each run, so that there is room for many numbers on a narrow screen.
const tabulate = (scene, exact, runs) => {
  const shown = scene.shown ?? Array.from({length: scene.width - 3}, (_, i) => 3 + i);
  const columns = [...new Set([...shown, 1, ...(scene.exact ? [2] : [])])];
  const all = [...(exact ? [{name: 'exact', rows: [exact]}] : []), ...runs];
  const row = (title, contents, tag = 'td') => {
    const element = document.createElement('tr');
    element.append(cell('th', title, {scope: tag === 'th' ? 'col' : 'row'}),
      ...contents.map((content) => cell(tag, content, tag === 'th' ? {scope: 'col'} : {})));
    return element;
  };
  const of = (title, content) => row(title, all.map((one) => one.method ? content(one) : ''));
  at('numbers').replaceChildren(row('', all.map(({name}) => name), 'th'),
    row('after', all.map(({rows}) => withUnit(rows.at(-1)[0], 's'))),
    ...(scene.found ? [row(scene.found, all.map(({rows}) => rows[0][2]))] : []),
    ...columns.map((column) => row(scene.columns[column], all.map(({name, rows}) => column === 2 && name === 'exact' ? '' : rows.at(-1)[column]))),
    of('steps', ({rows}) => String(rows.length - 1)), of('evaluations', ({evaluations}) => String(evaluations)),
    of('order', ({method}) => String(method.order)), of('symplectic', ({method}) => method.symplectic ? 'yes' : 'no'));
};
