// SPDX-License-Identifier: BSL-1.0
// Doxygen puts this script into the head of every page (see Doxyfile). It starts the theme's dark
// mode and copy buttons, and MathJax where there are formulas. `siteReady` settles when all is done.
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

  const decorate = async () => {
    await load('doxygen-awesome-darkmode-toggle.js');
    await parsed;
    DoxygenAwesomeDarkModeToggle.init();
    await load('doxygen-awesome-fragment-copy-button.js');
    DoxygenAwesomeFragmentCopyButton.init();
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

  window.siteReady = Promise.all([decorate(), typeset()]);
})();
