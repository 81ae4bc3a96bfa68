// SPDX-License-Identifier: BSL-1.0
// The search field of every page. What it searches (search-index.js, made by .ci/tools/search_index.py) and what
// searches it (MiniSearch) are loaded when a reader comes to the field. Both are scripts, so that a page opened from
// a folder finds them too.
(() => {
  // Words as the index has them: letters without accents, and digits.
  const wordsIn = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    .replaceAll('ø', 'o').replaceAll('ł', 'l').replaceAll('ß', 's').match(/[\p{L}\p{N}]+/gu) ?? [];
  const MOST = 30, MOST_OF_A_PAGE = 3;

  const load = (name) => new Promise((done, failed) => {
    const script = document.createElement('script');
    Object.assign(script, {src: name, onload: done, onerror: () => failed(new Error(`${name} is missing`))});
    document.head.append(script);
  });

  const made = async () => {
    await Promise.all([load('minisearch.js'), load('search-index.js')]);
    const {entries, common, words} = window.searchIndex;
    const texts = entries.map(() => []);
    for (const line of words.split('\n')) {
      const [word, ...steps] = line.split(' ');
      let at = 0;
      for (const step of steps) texts[at += parseInt(step, 36)].push(word);
    }
    // One and several of a thing are the same word.
    const stem = (word) => word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
    const search = new MiniSearch({
      fields: ['title', 'terms', 'said', 'page', 'text'],
      tokenize: wordsIn,
      processTerm: stem,
    });
    // A page of prose, then what is declared, then a section; members of types and headers are looked for least.
    const weight = entries.map(([address, , of]) => of === '' ? 1.5 : typeof of === 'number' ?
      (/^(headers_|guide_articles_figures)/.test(address) ? 0.6 : 1) : /^member|Tables of/.test(of) ? 0.6 : 1.4);
    const isDeclared = entries.map(([, , of]) => typeof of === 'string' && of !== '' && !of.startsWith('topic'));
    // A name of several words counts fully where all of them are asked for.
    const share = (id, asked) => {
      if (!isDeclared[id]) return 1;
      const name = wordsIn(entries[id][1].replaceAll('_', ' ')).map(stem);
      return 0.25 + 0.75 * name.filter((word) => asked.has(word)).length / name.length;
    };
    search.addAll(entries.map(([, title, of, said, terms = ''], id) => ({
      id, title, terms, said, page: typeof of === 'number' ? entries[of][1] : of, text: texts[id].join(' ')})));
    const isCommon = new Set(common);
    const options = {
      boost: {title: 6, terms: 5, said: 2, page: 1.2, text: 1},
      prefix: (word, i, all) => i === all.length - 1 || word.length > 3,
      fuzzy: (word) => word.length > 5 ? 0.17 : false,
      weights: {prefix: 0.4, fuzzy: 0.15},
      boostDocument: (id) => weight[id],
    };
    // Places with the very words come first, then those with words that begin so or are spelled alike.
    const exactFirst = (words) => {
      const how = {...options, combineWith: 'AND'};
      const exact = search.search(words, {...how, prefix: false, fuzzy: false}), seen = new Set(exact.map(({id}) => id));
      const near = search.search(words, how).filter(({id}) => !seen.has(id));
      const asked = new Set(wordsIn(words).map(stem)), most = near[0]?.score ?? 0;
      const ranked = (some, more) => some.map((one) => ({...one, score: one.score * share(one.id, asked) + more})).sort((a, b) => b.score - a.score);
      return [...ranked(exact, most), ...near];
    };
    // Every word is due, but for those that are everywhere: they count where they are in a title.
    const find = (asked) => {
      const due = asked.filter((word) => !isCommon.has(word)), rest = asked.filter((word) => isCommon.has(word));
      const found = exactFirst((due.length ? due : rest).join(' '));
      if (!due.length || !rest.length) return found;
      const more = new Map(search.search(rest.join(' '), {...options, prefix: false, fuzzy: false}).map(({id, score}) => [id, score]));
      return found.map((one) => ({...one, score: one.score + (more.get(one.id) ?? 0) / 2})).sort((a, b) => b.score - a.score);
    };
    return (text) => {
      const asked = wordsIn(text);
      let found = find(asked), some = false;
      if (!found.length && asked.length > 1) {
        found = search.search(text, {...options, combineWith: 'OR'});
        some = found.length > 0;
      }
      const ofPage = new Map();
      const rows = found.filter(({id}) => {
        const page = entries[id][0].split('#')[0], times = ofPage.get(page) ?? 0;
        ofPage.set(page, times + 1);
        return times < MOST_OF_A_PAGE;
      }).slice(0, MOST).map(({id}) => {
        const [address, title, of, said] = entries[id];
        return {address, title, of: typeof of === 'number' ? entries[of][1] : of, said};
      });
      return {rows, some};
    };
  };

  const element = (name, attributes, ...inside) => {
    const one = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
    one.append(...inside);
    return one;
  };

  const start = () => {
    const top = document.getElementById('top');
    if (!top || document.getElementById('MSearchBox')) return;
    const field = element('input', {
      id: 'MSearchField', type: 'search', placeholder: 'Search', autocomplete: 'off', spellcheck: 'false', role: 'combobox',
      'aria-label': 'Search all pages', 'aria-expanded': 'false', 'aria-controls': 'search-results', 'aria-autocomplete': 'list'});
    const box = element('div', {id: 'MSearchBox'}, field);
    const line = element('div', {id: 'search-line'});
    const results = element('div', {id: 'search-results', role: 'listbox', 'aria-label': 'Results', hidden: ''});
    const state = element('div', {id: 'search-state', role: 'status'});
    const panel = element('div', {id: 'search-panel', hidden: ''}, state, results);
    document.getElementById('titlearea').after(line);
    document.body.append(panel);

    // On a telephone the field stands beside the button of the menu. jQuery's scripts empty that place when the window gets wide.
    const place = () => {
      const narrow = document.getElementById('searchBoxPos1');
      const home = narrow && window.innerWidth < 768 ? narrow : line;
      if (box.parentNode !== home) home.prepend(box);
      const under = box.getBoundingClientRect();
      panel.style.top = `${Math.round(under.bottom + 6)}px`;
    };

    let find, chosen = -1;
    const options = () => [...results.children];
    const choose = (next) => {
      chosen = next;
      options().forEach((row, i) => row.setAttribute('aria-selected', i === chosen));
      const row = options()[chosen];
      if (row) row.scrollIntoView({block: 'nearest'});
      if (row) field.setAttribute('aria-activedescendant', row.id);
      else field.removeAttribute('aria-activedescendant');
    };
    const show = (open) => {
      panel.hidden = results.hidden = !open;
      field.setAttribute('aria-expanded', open);
      if (open) place();
      else choose(-1);
    };
    let asked = 0;
    const answer = async () => {
      const text = field.value, number = ++asked;
      if (!wordsIn(text).length) return show(false);
      try {
        find ??= made();
        const {rows, some} = (await find)(text);
        if (number !== asked) return;
        results.replaceChildren(...rows.map(({address, title, of, said}, i) => element('a', {
          href: address, role: 'option', id: `search-${i}`, 'aria-selected': 'false', tabindex: '-1'},
        element('span', {class: 'name'}, title), element('span', {class: 'of'}, of), element('span', {class: 'said'}, said))));
        state.textContent = !rows.length ? `Nothing is found for “${text.trim()}”.` :
          some ? 'No place has all of these words. These have some:' : '';
        show(true);
        choose(rows.length ? 0 : -1);
        panel.dataset.asked = text;
      } catch (error) {
        state.textContent = `The search does not work: ${error.message}.`;
        show(true);
      }
    };
    field.addEventListener('focus', () => {
      find ??= made();
      find.catch(() => {});  // said when something is searched
      if (field.value) answer();
    });
    field.addEventListener('input', answer);
    field.addEventListener('keydown', (event) => {
      const last = options().length - 1;
      const keys = {
        ArrowDown: () => choose(Math.min(chosen + 1, last)),
        ArrowUp: () => choose(Math.max(chosen - 1, 0)),
        Enter: () => options()[chosen]?.click(),
        Escape: () => { field.value = ''; show(false); },
      };
      if (!keys[event.key] || event.isComposing) return;
      event.preventDefault();
      keys[event.key]();
    });
    results.addEventListener('click', () => show(false));  // of a place in this page
    document.addEventListener('pointerdown', (event) => {
      if (!panel.contains(event.target) && event.target !== field) show(false);
    });
    document.addEventListener('focusin', (event) => {
      if (!panel.contains(event.target) && event.target !== field) show(false);
    });
    document.addEventListener('keydown', (event) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return;
      event.preventDefault();
      field.focus();
    });
    place();
    // After doxygen's scripts, which do so when the page is ready.
    $(() => $(() => {
      $(window).resize(place);
      place();
    }));
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
