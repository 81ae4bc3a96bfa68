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
const tabulate = (scene, exact, runs) => {
  const shown = scene.shown ?? Array.from({length: scene.width - 3}, (_, i) => 3 + i);
  const off = scene.exact ? [2] : [];
  const titles = ['after', ...[...shown, 1, ...off].map((column) => scene.columns[column]), 'steps', 'evaluations', 'order', 'symplectic'];
  const head = document.createElement('tr');
  head.append(...['', ...titles].map((title) => cell('th', title, {scope: 'col', class: 'markdownTableHeadNone'})));
  const row = (name, last, rest) => {
    const element = document.createElement('tr');
    element.append(cell('th', name, {scope: 'row'}), cell('td', withUnit(last[0], 's')),
      ...[...shown, 1].map((column) => cell('td', last[column])), ...rest.map((content) => cell('td', content)));
    return element;
  };
  at('numbers').replaceChildren(head, ...(exact ? [row('exact', exact, ['', '', '', '', ''])] : []),
    ...runs.map(({name, rows, method, evaluations}) => row(name, rows.at(-1), [...off.map((column) => rows.at(-1)[column]),
      String(rows.length - 1), String(evaluations), String(method.order), method.symplectic ? 'yes' : 'no'])));
};
