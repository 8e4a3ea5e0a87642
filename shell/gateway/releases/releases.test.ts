/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { release, remoteFolder } from '../testing/portal';
import { bucketOf, choose, judgementOf } from './choose';
import { ReleaseStore } from './releaseStore';
import { type Releases, readReleases } from './releases';

const offer = { shared: { react: '19.3.1' }, names: {}, calls: {} };

const browsers = Array.from({ length: 2000 }, (_, index) => `browser-${index}`);

function releases(part: Partial<Releases> = {}): Releases {
  const both = { v1: release('v1', { built: '2026-01-01' }), v2: release('v2', { built: '2026-01-02' }) };
  return { name: 'remote_member', current: 'v1', releases: both, ...part };
}

test.each([
  ['what it was built against is offered', {}, 'compatible'],
  ['a shared package is too old', { shared: { react: '^19.4.0' } }, 'incompatible'],
  ['a shared package is not offered at all', { shared: { vue: '^3.0.0' } }, 'incompatible'],
  ['it does not say', { names: undefined, calls: undefined }, 'unknown'],
])('when %2$s: %s', (_case, part, verdict) => {
  expect(judgementOf(release('v1', part), offer).verdict).toBe(verdict);
});

test('a canary gets about its percentage of the browsers', () => {
  const canary = releases({ canary: { version: 'v2', percent: 20 } });
  const inCanary = browsers.filter((browser) => choose(canary, browser, offer)?.version === 'v2');
  expect(inCanary.length / browsers.length).toBeCloseTo(0.2, 1);
});

test('raising the percentage moves no browser back', () => {
  const at = (percent: number) => {
    const canary = releases({ canary: { version: 'v2', percent } });
    return browsers.filter((browser) => choose(canary, browser, offer)?.version === 'v2');
  };
  const many = new Set(at(60));
  expect(at(20).every((browser) => many.has(browser))).toBe(true);
  expect(at(0)).toEqual([]);
  expect(at(100)).toHaveLength(browsers.length);
});

test('one browser is not in the canary of every remote at once', () => {
  const same = browsers.filter(
    (browser) => bucketOf(browser, 'remote_a') < 50 === bucketOf(browser, 'remote_b') < 50,
  );
  expect(same.length / browsers.length).toBeCloseTo(0.5, 1);
});

test('instead of an incompatible release the newest compatible earlier one is chosen', () => {
  const unfit = { ...releases(), current: 'v2' };
  unfit.releases.v2 = release('v2', { shared: { react: '^20.0.0' } });
  expect(choose(unfit, 'browser', offer)).toMatchObject({ version: 'v1', verdict: 'compatible' });
  unfit.releases.v1 = release('v1', { shared: { react: '^20.0.0' } });
  expect(choose(unfit, 'browser', offer)).toMatchObject({ version: 'v2', verdict: 'incompatible' });
});

test.each([
  ['an entry that climbs out of the folder', { v1: release('v1', { entry: '../../etc/passwd' }) }],
  ['an entry on another host', { v1: release('v1', { entry: '//evil.example.com/x.js' }) }],
  ['a current release that is not there', {}],
])('%s is refused', async (_case, broken) => {
  const base = await remoteFolder('remote_member', { current: 'v1', releases: broken });
  await expect(
    readReleases({ name: 'remote_member', base, paths: [], login: false, expose: './routes' }),
  ).rejects.toThrow();
});

test('releases are parsed again only when the file has changed', async () => {
  const base = await remoteFolder('remote_member', releases());
  const remote = { name: 'remote_member', base, paths: [], login: false, expose: './routes' };
  const first = await readReleases(remote);
  expect(await readReleases(remote)).toBe(first);
  await writeFile(join(base, 'releases.json'), JSON.stringify(releases({ current: 'v2' })));
  expect((await readReleases(remote)).current).toBe('v2');
});

test('the last valid releases of a remote that is down are kept until it is up again', async () => {
  const answers: (Releases | Error)[] = [releases(), new Error('down'), releases({ current: 'v2' })];
  const log = { warn: jest.fn(), info: jest.fn() };
  const store = new ReleaseStore({
    remotes: [{ name: 'remote_member', base: '', paths: [], login: false, expose: './routes' }],
    log,
    read: async () => {
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    },
  });
  await store.refresh();
  expect(store.get('remote_member')?.current).toBe('v1');
  await store.refresh();
  expect(store.get('remote_member')?.current).toBe('v1');
  expect(store.failing('remote_member')).toBe(true);
  await store.refresh();
  expect(store.get('remote_member')?.current).toBe('v2');
  expect(store.changes).toMatchObject([{ area: 'remote_member', current: 'v2' }]);
  expect([log.warn.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 1]);
});

test('releases that many requests find outdated at once are read once', async () => {
  const read = jest.fn(async () => releases());
  const store = new ReleaseStore({
    remotes: [{ name: 'remote_member', base: '', paths: [], login: false, expose: './routes' }],
    log: { warn: jest.fn(), info: jest.fn() },
    read,
  });
  for (let request = 0; request < 50; request += 1) store.readAgain('remote_member');
  store.readAgain('remote_unknown');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(read).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  store.readAgain('remote_member');
  expect(read).toHaveBeenCalledTimes(2);
});
