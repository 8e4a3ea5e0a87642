import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionPlaceholder } from '../stableChunks.mjs';
import { folderTarget } from './folderTarget.mjs';
import { lay, readDescription } from './lay.mjs';
import { layLocally } from './layLocally.mjs';
import { prune } from './prune.mjs';
import { stage } from './stage.mjs';
import { makeCurrent, promote, rollBack, rollBackTo, setPercent, startCanary } from './state.mjs';
import { history, readState, switchTo } from './switchTo.mjs';

jest.mock('../surface.mjs', () => ({ takenCalls: async () => ({}) }));

const name = 'remote_trial';
const day = 86_400_000;

let dir;
let dist;
let target;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-release-'));
  dist = join(dir, 'dist');
  target = folderTarget(dist);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Stages a release as if webpack had just written these chunks. */
async function built(...chunks) {
  const next = join(dir, 'next');
  await rm(next, { recursive: true, force: true });
  await mkdir(join(next, versionPlaceholder), { recursive: true });
  await mkdir(join(next, 'chunks'));
  await writeFile(join(next, versionPlaceholder, 'entry.js'), `load("${versionPlaceholder}", ${chunks});`);
  for (const chunk of chunks) await writeFile(join(next, 'chunks', `${chunk}.js`), chunk);
  return stage(next, { name, routes: {}, names: {} });
}

/** Lays a release and switches to it by `act`. Returns its version. */
async function deploy(chunks, act = makeCurrent) {
  const staged = await built(...chunks);
  const release = await lay(target, staged);
  await change((state) => act(state, { version: staged.version, release }));
  return staged.version;
}

const change = (act, more = {}) => switchTo(target, act, { name, action: 'test', by: 'Li', ...more });

const read = async () => JSON.parse(await readFile(join(dist, 'releases.json'), 'utf8'));
const chunks = async () => (await readdir(join(dist, 'chunks'))).filter((file) => file.endsWith('.js'));
const canary = (percent) => (state, release) => startCanary(state, release, percent);

test('a release has a folder named by its version, an integrity hash for each file, and a description', async () => {
  const version = await deploy(['a']);
  const { current, releases } = await read();
  expect(current).toBe(version);
  expect(releases[version].entry).toBe(`${version}/entry.js`);
  expect(Object.keys(releases[version].integrity)).toEqual([`${version}/entry.js`, 'chunks/a.js']);
  expect(await readFile(join(dist, version, 'entry.js'), 'utf8')).toBe(`load("${version}", a);`);
  expect(await readDescription(target, version)).toEqual(releases[version]);
  expect((await readdir(join(dist, 'chunks'))).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
});

test('the entry gets the hash of each chunk, by its id', async () => {
  const next = join(dir, 'next');
  await mkdir(join(next, versionPlaceholder), { recursive: true });
  await mkdir(join(next, 'chunks'));
  await writeFile(join(next, versionPlaceholder, 'entry.js'), 'script.integrity="v0integrity0v"[id]');
  await writeFile(join(next, 'chunks/12.0123456789ab.js'), 'chunk');
  const { files, release } = await stage(next, { name, routes: {}, names: {} });
  const hash = release.integrity['chunks/12.0123456789ab.js'];
  expect(files.get(release.entry).toString()).toBe(`script.integrity=({"12":"${hash}"})[id]`);
  expect(release.allHashed).toBe(true);
});

describe('a build', () => {
  const build = async (current, ...names) => {
    const staged = await built(...names);
    await layLocally(target, staged, { current });
    return staged.version;
  };

  test('changes nothing that visitors get, unless there is no release yet', async () => {
    const first = await build(false, 'a');
    const running = await deploy(['b'], canary(10));
    const before = await read();
    expect(await build(false, 'c')).not.toBe(first);
    expect(await build(false, 'b')).toBe(running);
    expect(await read()).toEqual(before);
    expect(await chunks()).toEqual(['a.js', 'b.js', 'c.js']);
  });

  test('that the checkout shows becomes the current one; a canary stays, also when it is built again', async () => {
    await build(true, 'a');
    const running = await deploy(['b'], canary(10));
    const next = await build(true, 'c');
    await build(true, 'b');
    expect(await read()).toMatchObject({ current: next, canary: { version: running, percent: 10 } });
  });

  test('of the same sources is the same release, with the time of its first build', async () => {
    const version = await build(true, 'a');
    const before = await read();
    expect(await build(true, 'a')).toBe(version);
    expect(await read()).toEqual(before);
  });
});

test('rollback takes back the last switch, each time one more, and nobody gets what was taken back', async () => {
  const versions = [];
  for (const chunk of ['a', 'b', 'c']) versions.push(await deploy([chunk]));
  await deploy(['d'], canary(10));
  await change((state) => rollBack(state));
  expect(await read()).toMatchObject({ current: versions[2], earlier: [versions[1], versions[0]] });
  expect(await read()).not.toHaveProperty('canary');
  await change((state) => rollBack(state));
  const { current, releases } = await read();
  expect([current, Object.keys(releases)]).toEqual([versions[1], [versions[1], versions[0]]]);
  await change((state) => rollBack(state));
  await expect(change((state) => rollBack(state))).rejects.toThrow('没有更早的版本');
  const release = await readDescription(target, versions[2]);
  await change((state) => rollBackTo(state, { version: versions[2], release }));
  expect((await read()).current).toBe(versions[2]);
});

test('a canary grows and is promoted; a second one is refused', async () => {
  const stable = await deploy(['a']);
  const version = await deploy(['b'], canary(10));
  await expect(deploy(['c'], canary(10))).rejects.toThrow('正在灰度');
  await change((state) => setPercent(state, 50));
  expect(await read()).toMatchObject({ current: stable, canary: { version, percent: 50 } });
  await change((state) => promote(state));
  expect(await read()).toMatchObject({ current: version, earlier: [stable] });
  expect(await read()).not.toHaveProperty('canary');
});

test('who changed what, when and from what is kept, one record after the other', async () => {
  const first = await deploy(['a']);
  const second = await deploy(['b']);
  const { state } = await readState(target, name);
  expect(await history(target, state, 10)).toMatchObject([
    { by: 'Li', action: 'test', from: { current: first }, to: { current: second }, at: expect.any(String) },
    { from: { current: '' }, to: { current: first } },
  ]);
});

test('a switch is refused when visitors get something else than the person saw', async () => {
  await deploy(['a']);
  await deploy(['b']);
  const { state: seen } = await readState(target, name);
  await change((state) => rollBack(state), { seen });
  await expect(change((state) => rollBack(state), { seen })).rejects.toThrow('已被修改（Li');
});

test('switches at the same moment lose none of each other', async () => {
  await deploy(['a']);
  const release = { integrity: {}, built: '2026-01-01' };
  // Two objects of the same folder, as two processes have.
  const targets = [target, folderTarget(dist)];
  await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      switchTo(targets[index % 2], (state) => makeCurrent(state, { version: `v${index}`, release }), {
        name,
        action: `${index}`,
        by: 'Li',
      }),
    ),
  );
  const { state } = await readState(target, name);
  const actions = (await history(target, state, 20)).map(({ action }) => action);
  expect(actions.sort()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', 'test']);
});

test('the lock of a process that ended in the middle is removed', async () => {
  await deploy(['a']);
  const lock = join(dist, '.releases.json.lock');
  await writeFile(lock, 'dead');
  await utimes(lock, 0, 0);
  const version = await deploy(['b']);
  expect((await read()).current).toBe(version);
  expect(await readdir(dist)).not.toContain('.releases.json.lock');
});

describe('prune', () => {
  const now = Date.now();
  const pruned = (days) => prune(target, name, { now: now + days * day });

  test('keeps what visitors got within 7 days, and what can be rolled back to', async () => {
    const versions = [];
    for (const chunk of ['a', 'b', 'c', 'd', 'e']) versions.push(await deploy([chunk, 'same']));
    expect((await pruned(6)).files).toEqual([]);
    expect((await pruned(8)).versions).toEqual([versions[0]]);
    expect(await chunks()).toEqual(['b.js', 'c.js', 'd.js', 'e.js', 'same.js']);
    expect(await readdir(dist)).not.toContain(versions[0]);
  });

  test('deletes a version that was taken back, and one that was never used, after 7 days', async () => {
    await deploy(['a']);
    const bad = await deploy(['b']);
    await change((state) => rollBack(state));
    const unused = await built('c');
    await lay(target, unused);
    expect((await pruned(6)).versions).toEqual([]);
    expect((await pruned(8)).versions.sort()).toEqual([bad, unused.version].sort());
    expect(await chunks()).toEqual(['a.js']);
  });

  test('keeps a new file that no release lists yet', async () => {
    await deploy(['a']);
    await writeFile(join(dist, 'chunks/next.js'), 'next');
    await prune(target, name, { now });
    expect(await chunks()).toEqual(['a.js', 'next.js']);
  });

  test('only lists with dryRun', async () => {
    await deploy(['a']);
    await deploy(['b']);
    await change((state) => rollBack(state));
    expect((await prune(target, name, { dryRun: true, now: now + 8 * day })).versions).toHaveLength(1);
    expect(await chunks()).toEqual(['a.js', 'b.js']);
  });
});

test('a releases.json without a list of earlier versions can be rolled back, by the times of the builds', async () => {
  const release = (built) => ({ entry: 'e.js', integrity: {}, built });
  const releases = { v1: release('2026-01-01'), v2: release('2026-01-02'), v3: release('2026-01-03') };
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'releases.json'), JSON.stringify({ name, current: 'v3', releases }));
  await change((state) => rollBack(state));
  expect(await read()).toMatchObject({ current: 'v2', earlier: ['v1'] });
  expect(await readDescription(target, 'v3')).toEqual(releases.v3);
});
