import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadCharts } from './threadCharts';

/** A script that does what the name of the file says. */
const script = `
import { parentPort } from 'node:worker_threads';
const acts = {
  hang: () => { for (;;); },
  eat: () => { for (const all = [];;) all.push({ all: [all.length] }); },
  fail: () => { throw new Error('a fault'); },
  end: () => process.exit(1),
  env: () => Object.keys(process.env),
  name: (name) => ({ title: name }),
};
parentPort.on('message', ({ name }) => parentPort.postMessage({ answer: (acts[name] ?? acts.name)(name) }));
parentPort.postMessage({ ready: true });
`;

let folder: string;
let charts: ReturnType<typeof threadCharts>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'charts-'));
  const path = join(folder, 'script.mjs');
  await writeFile(path, script);
  charts = threadCharts(pathToFileURL(path), { answerMs: 1500, heapMb: 32, idleMs: 100 });
});
afterAll(() => rm(folder, { recursive: true }));

const chartOf = (name: string) => charts.chartOf({ name, bytes: new Uint8Array(8) });

test.each(['hang', 'eat', 'fail', 'end'])(
  'a file that lets its thread %s has no preview; the next ones have',
  async (name) => {
    const answers = await Promise.all([name, 'a', 'b', 'c'].map(chartOf));
    expect(answers).toEqual([undefined, { title: 'a' }, { title: 'b' }, { title: 'c' }]);
  },
);

test('a thread that has ended because nobody asked it is started again, without the environment', async () => {
  expect(await chartOf('a')).toEqual({ title: 'a' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await chartOf('env')).toEqual([]);
});

test('more files than wait for a thread have no preview at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => chartOf(`${index}`)));
  expect(answers.map((answer) => answer !== undefined)).toEqual(
    Array.from({ length: 20 }, (_, index) => index < 16),
  );
});
