import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { earlierBuilds, writeDeltas } from './deltas.mjs';
import { deltaFor, everyBuild, plainFile } from './negotiation.mjs';
import { shellRelease } from './shellRelease.mjs';

jest.mock('./surface.mjs', () => ({ offeredCalls: async () => ({}), offeredNames: async () => ({}) }));

/** A script of some kB, as a build with this number has it. */
const script = (build) =>
  Buffer.from(`${Array.from({ length: 600 }, (_, i) => `f${i}(${i * 7919});`).join('')}build=${build}`);

const hashOf = (bytes) => createHash('sha256').update(bytes).digest();
const asking = (bytes, encodings = 'gzip, br, dcb, dcz') => ({
  'available-dictionary': `:${hashOf(bytes).toString('base64')}:`,
  'accept-encoding': encodings,
});

/** What a browser makes of a delta. */
function undone(delta, dictionary) {
  expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(delta.subarray(8, 40)).toEqual(hashOf(dictionary));
  return Buffer.from(decompressUsingDict(createDCtx(), delta.subarray(40), dictionary));
}

test.each([
  ['/assets/main.0123456789ab.js', '/assets/main.*.js'],
  ['chunks/12.0123456789ab.js', 'chunks/12.*.js'],
  ['/remotes/remote_member/v1/entry.js', '/remotes/remote_member/*/entry.js'],
  ['/assets/main.js', undefined],
  ['/assets/main.0123456789ab.css', undefined],
  ['/assets/(.*)/main.0123456789ab.js', undefined],
  ['/assets/../main.0123456789ab.js', undefined],
])('in every build %s is %s', (path, pattern) => expect(everyBuild(path)).toBe(pattern));

test.each([
  ['the dictionary', {}, true],
  ['no dictionary', { 'available-dictionary': undefined }, false],
  ['a malformed dictionary', { 'available-dictionary': ':../../etc:' }, false],
  ['a browser without dcz', { 'accept-encoding': 'br' }, false],
  ['a browser that refuses dcz', { 'accept-encoding': 'br, dcz;q=0' }, false],
])('a request with %s may get a delta: %j %s', (_case, headers, isAsked) => {
  const name = deltaFor('main.js', { ...asking(script(1)), ...headers });
  expect(name).toBe(isAsked ? `main.js.${hashOf(script(1)).toString('hex')}.dcz` : undefined);
  if (name) expect(plainFile(name)).toBe('main.js');
});

test('a script is written as a delta against the same script of each earlier build, and only that', async () => {
  const stored = new Map([
    ['a.aaaaaaaaaaaa.js', script(1)],
    ['a.bbbbbbbbbbbb.js', script(2)],
    ['b.aaaaaaaaaaaa.js', script(3)],
  ]);
  const written = new Map();
  const changed = await writeDeltas({
    files: [
      ['a.cccccccccccc.js', script(4)],
      ['b.aaaaaaaaaaaa.js', script(3)],
      ['new.cccccccccccc.js', script(5)],
    ],
    earlier: [['a.bbbbbbbbbbbb.js', 'b.aaaaaaaaaaaa.js'], ['a.aaaaaaaaaaaa.js'], ['a.gone00000000.js']],
    read: async (file) => stored.get(file),
    write: async (file, bytes) => void written.set(file, bytes),
  });
  const names = [2, 1].map((build) => deltaFor('a.cccccccccccc.js', asking(script(build))));
  expect([...written.keys()]).toEqual(names);
  const deltas = [...written.values()];
  expect(undone(deltas[0], script(2))).toEqual(script(4));
  expect(undone(deltas[1], script(1))).toEqual(script(4));
  expect(changed).toBe(deltas[0].length);
  expect(changed).toBeLessThan(120);
});

test('the shell’s builds are dictionaries of the next ones, and deltas go with their file', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'portal-shell-'));
  const assets = join(dist, 'page/assets');
  const fileOf = (build) => `assets/main.${String(build).repeat(12)}.js`;
  const build = async (number) => {
    await mkdir(join(dist, 'next/assets'), { recursive: true });
    await writeFile(join(dist, 'next', fileOf(number)), script(number));
    const files = [fileOf(number)];
    return shellRelease({ dist, next: join(dist, 'next'), files });
  };
  const deltasOf = async (number) =>
    (await readdir(assets)).filter(
      (name) => name.endsWith('.dcz') && fileOf(number).endsWith(plainFile(name)),
    );
  expect((await build(1)).changed).toBeUndefined();
  expect((await build(2)).changed).toBeLessThan(120);
  const [name] = await deltasOf(2);
  expect(undone(await readFile(join(assets, name)), script(1))).toEqual(script(2));
  for (const number of [3, 4, 5, 6]) await build(number);
  expect(await deltasOf(6)).toHaveLength(earlierBuilds);
  expect(await deltasOf(2)).toEqual([]);
  await rm(dist, { recursive: true });
});
