// SPDX-License-Identifier: BSL-1.0
// Doxygen puts this script into the head of every page (see Doxyfile). It gives the page one outline and
// landmarks, starts the theme's dark mode and copy buttons, and MathJax where there are formulas. `siteReady`
// settles when all is done.
(() => {
  const load = (name) => new Promise((done, failed) => {
    const script = document.createElement('script');
    Object.assign(script, {src: `./${name}`, onload: done, onerror: failed});
    document.head.append(script);
  });
  const parsed = new Promise((done) => {
    if (document.readyState !== 'loading') done();
    else document.addEventListener('DOMContentLoaded', done);
  });

  // Doxygen writes the title of a page as a div, and each of its sections as an h1.
  const outline = async () => {
    await parsed;
    const rename = (old, name) => {
      const heading = document.createElement(name);
      for (const {name: key, value} of old.attributes) heading.setAttribute(key, value);
      heading.append(...old.childNodes);
      old.replaceWith(heading);
    };
    for (const section of document.querySelectorAll('div.textblock :is(h1, h2, h3, h4, h5)')) {
      rename(section, `h${Number(section.tagName[1]) + 1}`);
    }
    const title = document.querySelector('div.header div.title');
    if (title) rename(title, 'h1');
  };

  // What a screen reader finds its way by. Doxygen's scripts write the search field once the page is parsed,
  // and once more whenever the width of the window changes.
  const landmarks = () => {
    document.documentElement.lang = 'en';
    document.querySelector('#doc-content')?.setAttribute('role', 'main');
    document.querySelector('#side-nav')?.setAttribute('role', 'navigation');
    document.querySelector('#MSearchField')?.setAttribute('aria-label', 'Search all pages');
  };

  // On a narrow screen the menu is all that leads on: it has the pages that the sidebar has.
  const menu = () => {
    const related = document.querySelector('#main-menu > li > a[href="pages.html"]');
    const [, ...pages] = window.NAVTREE?.[0][2] ?? [];
    if (!related || !pages.length) return;
    const flat = pages.flatMap(([title, address, inside]) => title === 'Project' ? inside : address ? [[title, address]] : []);
    related.parentElement.replaceWith(...flat.map(([title, address]) => {
      const item = document.createElement('li'), link = document.createElement('a');
      Object.assign(link, {href: address, textContent: title});
      item.append(link);
      return item;
    }));
  };

  const decorate = async () => {
    await load('doxygen-awesome-darkmode-toggle.js');
    await parsed;
    await new Promise((done) => $(() => $(done)));  // they write it when the page is ready
    landmarks();
    menu();
    $(window).resize(landmarks);
    DoxygenAwesomeDarkModeToggle.init();
    await load('doxygen-awesome-fragment-copy-button.js');
    DoxygenAwesomeFragmentCopyButton.init();
    programs();
  };

  // Below a piece of code stands the name of its program. A button copies all of that, so that what is pasted compiles.
  const programs = () => {
    for (const place of document.querySelectorAll('.program[data-program]')) {
      const name = place.dataset.program, button = document.createElement('button');
      Object.assign(button, {type: 'button', textContent: 'Copy the program'});
      button.addEventListener('click', async () => {
        try {
          if (!window.programs?.[name]) await load(`playground/programs/${name}.js`);
          await navigator.clipboard.writeText(window.programs[name]);
          button.textContent = 'Copied';
        } catch {
          button.textContent = 'It cannot be copied here';
        }
        setTimeout(() => { button.textContent = 'Copy the program'; }, 2000);
      });
      place.append(button);
    }
  };

  const typeset = async () => {
    await parsed;
    if (!/\\[([]/.test(document.body.textContent)) return;
    window.MathJax = {
      tex: {
        inlineMath: [['\\(', '\\)']], displayMath: [['\\[', '\\]']], processEnvironments: false,
        packages: {'[-]': ['noundefined', 'noerrors']},  // mistakes are errors, which a test finds
      },
      loader: {load: []},  // all that is needed is in tex-svg.js
      options: {ignoreHtmlClass: 'fragment'},
      svg: {fontCache: 'global'},
    };
    await load('tex-svg.js');
    await window.MathJax.startup.promise;
  };

  window.siteReady = Promise.all([outline(), decorate(), typeset()]);
})();
