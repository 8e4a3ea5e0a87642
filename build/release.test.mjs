import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { release } from './release.mjs';
import { versionPlaceholder } from './stableChunks.mjs';

jest.mock('./surface.mjs', () => ({ takenCalls: async () => ({}) }));

let dist;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'portal-release-'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));

/** Creates a release as if webpack had just written these chunks. */
async function deploy(...chunks) {
  const next = join(dist, '.next');
  await mkdir(join(next, versionPlaceholder), { recursive: true });
  await mkdir(join(next, 'chunks'));
  await writeFile(join(next, versionPlaceholder, 'entry.js'), `load("${versionPlaceholder}", ${chunks});`);
  for (const chunk of chunks) await writeFile(join(next, 'chunks', `${chunk}.js`), chunk);
  // Releases are ordered by the time of their build.
  await new Promise((resolve) => setTimeout(resolve, 2));
  return (await release({ dist, name: 'remote_trial', routes: {}, early: {}, names: {} })).version;
}

const read = async () => JSON.parse(await readFile(join(dist, 'releases.json'), 'utf8'));
const chunks = async () => (await readdir(join(dist, 'chunks'))).filter((file) => file.endsWith('.js'));

async function edit(change) {
  await writeFile(join(dist, 'releases.json'), JSON.stringify({ ...(await read()), ...change }));
}

test('a release has a folder named by its version, and an integrity hash for each file', async () => {
  const version = await deploy('a');
  const { current, releases } = await read();
  expect(current).toBe(version);
  expect(releases[version].entry).toBe(`${version}/entry.js`);
  expect(Object.keys(releases[version].integrity)).toEqual([`${version}/entry.js`, 'chunks/a.js']);
  expect(await readFile(join(dist, version, 'entry.js'), 'utf8')).toBe(`load("${version}", a);`);
  expect(await readdir(dist)).not.toContain('.next');
});

test('the current release and the two before it are kept; chunks of other releases are deleted', async () => {
  const versions = [];
  for (const chunk of ['a', 'b', 'c', 'd']) versions.push(await deploy(chunk, 'same'));
  expect(Object.keys((await read()).releases)).toEqual([versions[3], versions[2], versions[1]]);
  expect(await chunks()).toEqual(['b.js', 'c.js', 'd.js', 'same.js']);
  expect(await readdir(dist)).not.toContain(versions[0]);
});

test('a canary keeps its files and its percentage through later releases', async () => {
  const stable = await deploy('stable');
  const canary = await deploy('canary');
  await edit({ current: stable, canary: { version: canary, percent: 10 } });
  for (const chunk of ['a', 'b', 'c']) await deploy(chunk);
  const { canary: kept, releases } = await read();
  expect(kept).toEqual({ version: canary, percent: 10 });
  expect(releases[canary].entry).toBe(`${canary}/entry.js`);
  expect(await chunks()).toEqual(['a.js', 'b.js', 'c.js', 'canary.js']);
});

test('a canary that becomes the current release is removed as canary', async () => {
  await deploy('stable');
  const canary = await deploy('canary');
  await edit({ canary: { version: canary, percent: 10 } });
  expect(await deploy('canary')).toBe(canary);
  expect(await read()).not.toHaveProperty('canary');
});

test('the same sources built again give the same release with the time of its first build', async () => {
  const version = await deploy('a');
  const { built } = (await read()).releases[version];
  expect(await deploy('a')).toBe(version);
  expect((await read()).releases[version].built).toBe(built);
});

test('the entry gets the hash of each chunk, by its id', async () => {
  const next = join(dist, '.next');
  await mkdir(join(next, versionPlaceholder), { recursive: true });
  await mkdir(join(next, 'chunks'));
  await writeFile(join(next, versionPlaceholder, 'entry.js'), 'script.integrity="v0integrity0v"[id]');
  await writeFile(join(next, 'chunks/12.0123456789ab.js'), 'chunk');
  const { version } = await release({ dist, name: 'remote_trial', routes: {}, early: {}, names: {} });
  const { integrity, allHashed } = (await read()).releases[version];
  const entry = await readFile(join(dist, version, 'entry.js'), 'utf8');
  expect(entry).toBe(`script.integrity=({"12":"${integrity['chunks/12.0123456789ab.js']}"})[id]`);
  expect(allHashed).toBe(true);
});
