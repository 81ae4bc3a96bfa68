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
  at('said').hidden = false;
  at('said').append(words);
};
const kill = (words) => {
  worker?.terminate();
  worker = undefined;
  end(words);
};

const hear = {
  loading: (bytes) => tell(`Loads the compiler: ${megabytes(bytes)} of ${SIZE} MB.`),
  compiling: () => {
    started = performance.now();
    tell('Compiles.');
  },
  refused: () => end('The compiler refuses this program.'),
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
const choose = () => { at('text').value = SOURCES[at('program').selectedIndex]; };
choose();
at('program').addEventListener('change', choose);
at('run').addEventListener('click', () => {
  if (!worker) start();
  at('said').textContent = '';
  at('said').hidden = true;
  at('run').disabled = true;
  at('stop').disabled = false;
  tell('Starts.');
  worker.postMessage(at('text').value);
});
at('stop').addEventListener('click', () => kill('Stopped.'));
