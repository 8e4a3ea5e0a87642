import { memo } from 'react';
import type { BootManifest } from '../../manifest/manifest';
import { PageCode } from './pageCode';
import { Remotes } from './remotes';

const Page = () => null;

function manifest(version: string, type?: 'module'): BootManifest {
  const remote = {
    ...(type && { type }),
    verdict: 'compatible',
    version,
    entry: '/e.js',
    expose: './routes',
    mount: ['/member'],
    login: false,
  } as const;
  return { mode: 'local', mark: '', scriptTimeout: 1000, remotes: { remote_member: remote } };
}

interface SetUp {
  readonly failures?: number;
  readonly deployed?: string;
  /** How the area is built. */
  readonly type?: 'module';
  /** Whether the gateway answers. */
  readonly offline?: boolean;
  /** What the area's page resolves to. */
  readonly page?: unknown;
}

function setUp({ failures = 0, deployed = 'v1', type, offline, ...area }: SetUp) {
  const attempts: (number | undefined)[] = [];
  const load = async () => {
    attempts.push(globalThis.portalAttempt);
    if (attempts.length <= failures)
      throw Object.assign(new Error('failed'), { name: 'ChunkLoadError', type: 'error', request: '/c.js' });
    // Areas are other teams' code: what they return is not checked by this build.
    return ('page' in area ? area.page : Page) as typeof Page;
  };
  const runtime = { register: () => {}, load: async () => ({}) };
  const fresh = async () => {
    if (offline) throw new TypeError('offline');
    return manifest(deployed, type);
  };
  const remotes = new Remotes({ manifest: manifest('v1', type), runtime, fresh });
  const left: string[] = [];
  let depart = () => {};
  const departure = new Promise<void>((resolve) => {
    depart = resolve;
  });
  const code = new PageCode('remote_member', load, remotes, (path) => {
    left.push(path);
    depart();
    return new Promise<never>(() => {});
  });
  return { code, attempts, left, departure };
}

beforeEach(() => sessionStorage.clear());

test('a chunk that fails once is requested again from another URL', async () => {
  const { code, attempts } = setUp({ failures: 1 });
  await code.ready('/member');
  expect(code.component).toBe(Page);
  expect(attempts).toEqual([0, 1]);
});

test('a chunk that keeps failing is an error, and may be tried again later', async () => {
  const { code, left } = setUp({ failures: 2 });
  await expect(code.ready('/member')).rejects.toMatchObject({
    remote: 'remote_member',
    reason: 'network',
  });
  expect(left).toEqual([]);
  await code.ready('/member');
  expect(code.component).toBe(Page);
});

test('a chunk that is missing after a deployment reloads the path with the new release', async () => {
  const { code, left, departure } = setUp({ failures: 9, deployed: 'v2' });
  void code.ready('/member/order');
  await departure;
  expect(left).toEqual(['/member/order']);
});

test('the page is not reloaded a second time for the same release', async () => {
  const first = setUp({ failures: 9, deployed: 'v2' });
  void first.code.ready('/member');
  await first.departure;
  const second = setUp({ failures: 9, deployed: 'v2' });
  await expect(second.code.ready('/member')).rejects.toMatchObject({ reason: 'network' });
  expect(second.left).toEqual([]);
});

test('a module that keeps failing while the gateway answers is loaded with a new document, once', async () => {
  const { code, left, departure } = setUp({ failures: 99, type: 'module' });
  await expect(code.ready('/member')).rejects.toMatchObject({ reason: 'network' });
  expect(left).toEqual([]);
  void code.ready('/member');
  await departure;
  expect(left).toEqual(['/member']);
  const again = setUp({ failures: 99, type: 'module' });
  for (const _ of ['first', 'second'])
    await expect(again.code.ready('/member')).rejects.toMatchObject({ reason: 'network' });
  expect(again.left).toEqual([]);
});

test('without the gateway a module that keeps failing leaves the page as it is', async () => {
  const { code, left } = setUp({ failures: 99, type: 'module', offline: true });
  for (const _ of ['first', 'second', 'third'])
    await expect(code.ready('/member')).rejects.toMatchObject({ reason: 'network' });
  expect(left).toEqual([]);
});

test('a failed prefetch is silent and does not use up the retries of the actual load', async () => {
  const { code } = setUp({ failures: 1 });
  code.prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  await code.ready('/member');
  expect(code.component).toBe(Page);
});

test.each([
  ['undefined', undefined],
  ['a module', { default: Page }],
  ['an element', { $$typeof: Symbol.for('react.transitional.element') }],
  ['a string', 'div'],
])('a page that resolves to %s is refused at once', async (_what, page) => {
  const { code, attempts } = setUp({ page });
  await expect(code.ready('/member')).rejects.toMatchObject({ reason: 'contract' });
  expect(attempts).toHaveLength(1);
});

test('a page in memo is a component', async () => {
  const page = memo(Page);
  const { code } = setUp({ page });
  await code.ready('/member');
  expect(code.component).toBe(page);
});

test('a page that never settles is a timeout, after one more attempt', async () => {
  jest.useFakeTimers();
  try {
    const { code, attempts } = setUp({ page: new Promise(() => {}) });
    const failed = expect(code.ready('/member')).rejects.toMatchObject({ reason: 'timeout' });
    await jest.advanceTimersByTimeAsync(5000);
    await failed;
    expect(attempts).toEqual([0, 1]);
    expect(globalThis.portalAttempt).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
