// SPDX-License-Identifier: BSL-1.0
// What can be chosen, and the link that says it all.
const choices = ['method', 'second', 'third', 'fourth'];

class Controls {
  #form = at('controls');

  constructor(library, changed) {
    this.library = library;
    for (const {name, title} of library.scenes) at('scene').append(new Option(title, name));
    for (const power of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) at('e').append(new Option(raised(-power), `1e-${power}`));
    this.#form.addEventListener('input', ({target}) => {
      if (target === at('scene')) this.build(this.scene);
      this.#fit();
      changed();
    });
    this.#form.addEventListener('submit', (event) => event.preventDefault());
    window.addEventListener('hashchange', () => { this.read(); changed(); });
    this.#slide(at('radius'));
    this.read();
  }
  get scene() { return this.library.scenes.find(({name}) => name === at('scene').value); }

  // The fields of a scene, with what it starts with.
  build(scene) {
    for (const old of this.#form.querySelectorAll('.explore-of-scene')) old.remove();
    const step = ['h', 'Step h in s', ...scene.h], time = ['t', 'Time t in s', ...scene.t];
    for (const [name, label, value, min, max, step_, from, to] of [...scene.numbers, step, time,
      ['pace', 'Playback speed', scene.pace, 0.001, 100000, 0.001, scene.pace / 10, scene.pace * 4]]) {
      const number = document.createElement('input');
      Object.assign(number, {type: 'number', id: `explore-${name}`, name, value, min, max, step: step_, required: true});
      if (from !== undefined) Object.assign(number.dataset, {slideFrom: from, slideTo: to});
      const words = document.createElement('label');
      Object.assign(words, {htmlFor: number.id, textContent: label});
      const field = document.createElement('div');
      field.className = 'explore-of-scene';
      field.append(words, number);
      this.#form.append(field);
      this.#slide(number);
    }
    at('e').value = '1e-6';
    at('at').value = 'steps';
    at('radius').value = 0;
    at('radius').dispatchEvent(new Event('input'));
    choices.forEach((id, i) => {
      at(id).replaceChildren(...(i ? [new Option('none', '')] : []), ...scene.methods.map(({name}) => new Option(name, name)));
      at(id).value = scene.methods.some(({name}) => name === scene.first[i]) ? scene.first[i] : '';
    });
  }
  // Beside each number a slider, which says the same as far as it goes.
  #slide(number) {
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
  }
  // Only what a scene has can be chosen.
  #fit() {
    const {scene} = this, adaptive = at('at').value === 'tolerance';
    for (const option of at('at').options) option.disabled = option.value === 'tolerance' && !scene.exact;
    if (!scene.exact && adaptive) at('at').value = 'steps';
    at('of-tolerance').hidden = at('at').value !== 'tolerance';
    at('h').parentElement.hidden = at('at').value === 'tolerance';
    at('of-tube').hidden = !scene.tube;
    const names = scene.adaptive.map(({name}) => name);
    for (const id of choices) {
      for (const option of at(id).options) option.disabled = at('at').value === 'tolerance' && option.value && !names.includes(option.value);
    }
  }

  // The settings of a link; what a scene does not know is left out.
  read() {
    const link = new URLSearchParams(location.hash.slice(1) || location.search);
    const scene = this.library.scenes.find(({name}) => name === link.get('scene')) ?? this.library.scenes[0];
    at('scene').value = scene.name;
    this.build(scene);
    for (const [name, value] of link) {
      const control = this.#form.elements.namedItem(name);
      if (!control || name === 'scene') continue;
      const before = control.value;
      control.value = value;
      if (control.value !== value) control.value = before;  // no such method, or no number
      const slider = at(`${name}-slider`);
      if (slider) slider.value = control.value;
    }
    this.#fit();
  }
  get link() { return `explore.html#${new URLSearchParams(new FormData(this.#form))}`; }

  // What is out of its range, in words.
  get trouble() {
    const wrong = ({validity: {badInput, valueMissing, rangeUnderflow, rangeOverflow}}) =>
      badInput || valueMissing || rangeUnderflow || rangeOverflow;
    const numbers = [...this.#form.querySelectorAll('input[type=number]')];
    for (const number of numbers) number.setAttribute('aria-invalid', wrong(number));
    return numbers.filter(wrong).map((number) =>
      `${number.labels[0].textContent} goes from ${readable(Number(number.min))} to ${readable(Number(number.max))}.`).join(' ');
  }
  get settings() {
    const of = (name) => Number(at(name).value);
    return {
      scene: this.scene, numbers: Object.fromEntries(this.scene.numbers.map(([name]) => [name, of(name)])),
      adaptive: at('at').value === 'tolerance', work: at('at').value === 'work', error: of('e'), h: of('h'), seconds: of('t'),
      pace: of('pace'), radius: this.scene.tube ? of('radius') : 0,
      chosen: choices.map((id) => at(id).value).map((name, i) => ({name, slot: i + 1})).filter(({name}) => name),
    };
  }
}
