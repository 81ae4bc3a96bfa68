// SPDX-License-Identifier: BSL-1.0
// The page: the text of a program, what is said of it, and the worker that compiles and runs it.
const at = (name) => document.getElementById(`playground-${name}`);
const megabytes = (bytes) => (bytes / 1e6).toFixed(0);
let worker, started;

const tell = (words) => { at('status').textContent = words; };
const end = (words) => {
  at('run').disabled = false;
  at('stop').disabled = true;
  tell(words);
};
const add = (words) => {
  at('all').hidden = false;
  at('said').append(words);
};
const kill = (words) => {
  worker?.terminate();
  worker = undefined;
  end(words);
};

// The sentence of the first error, and the line of the reader's program that it is about; the rest is folded.
const tellRefusal = (words) => {
  const [, before, sentence] = words.match(/^([^\n]*?)error: ([^\n]*)/m) ?? [];
  if (!sentence) return;
  const of_the_first = words.slice(words.indexOf('error: ')).split(/\n(?=\S*: error: )/)[0];
  const own = before.match(/^program\.cpp:(\d+)/) ?? [...of_the_first.matchAll(/^program\.cpp:(\d+)[^\n]*note:/gm)].at(-1);
  const line = own && at('text').value.split('\n')[own[1] - 1];
  at('sentence').textContent = sentence.match(/expected .*/)?.[0] ?? sentence;
  at('line').textContent = line ? `line ${own[1]}: ${line.trim()}` : '';
  at('first').hidden = false;
  at('all').open = false;
};
const hear = {
  loading: (bytes) => tell(`Loads the compiler: ${megabytes(bytes)} of ${SIZE} MB.`),
  compiling: () => {
    started = performance.now();
    tell('Compiles.');
  },
  refused: () => {
    tellRefusal(at('said').textContent);
    end('The compiler refuses this program.');
  },
  running: () => tell(`Compiled in ${((performance.now() - started) / 1000).toFixed(1)} s. Runs.`),
  said: add,
  ended: (code) => end(`Compiled and run; the program returned ${code}.`),
  trouble: kill,
};
const start = () => {
  worker = new Worker('playground/compile.js', {type: 'module'});
  worker.onmessage = ({data: [what, words]}) => hear[what](words);
  worker.onerror = ({message}) => kill(`The compiler cannot be started: ${message ?? 'its files cannot be loaded'}.`);
};

if (location.protocol === 'file:') {
  at('trouble').textContent = 'This page was opened from a file, and browsers let no such page load a compiler.';
  at('trouble').hidden = false;
} else {
  document.getElementById('playground').hidden = false;
}
// Programs are scripts, each loaded when it is chosen.
const load = (name) => new Promise((done, failed) => {
  const script = document.createElement('script');
  Object.assign(script, {src: `playground/programs/${name}.js`, onload: done, onerror: () => failed(new Error(`there is no program ${name}`))});
  document.head.append(script);
});
const choose = async () => {
  const name = at('program').value;
  try {
    if (!window.programs?.[name]) await load(name);
    at('text').value = window.programs[name];
    at('text').dataset.program = name;
  } catch (error) {
    tell(error.message);
  }
};
const asked = new URLSearchParams(location.search).get('program');
if ([...at('program').options].some(({value}) => value === asked)) at('program').value = asked;
choose();
at('program').addEventListener('change', choose);
at('run').addEventListener('click', () => {
  if (!worker) start();
  at('said').textContent = '';
  at('all').hidden = at('first').hidden = true;
  at('all').open = true;
  at('run').disabled = true;
  at('stop').disabled = false;
  tell('Starts.');
  worker.postMessage(at('text').value);
});
at('stop').addEventListener('click', () => kill('Stopped.'));
