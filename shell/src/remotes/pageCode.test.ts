import type { BootManifest } from '../../manifest/manifest';
import { PageCode } from './pageCode';
import { Remotes } from './remotes';

const Page = () => null;

function manifest(version: string): BootManifest {
  const remote = {
    verdict: 'compatible',
    version,
    entry: '/e.js',
    expose: './routes',
    mount: ['/member'],
    login: false,
  } as const;
  return { mode: 'local', scriptTimeout: 1000, remotes: { remote_member: remote } };
}

function setUp({ failures = 0, deployed = 'v1' }: { failures?: number; deployed?: string }) {
  const attempts: (number | undefined)[] = [];
  const load = async () => {
    attempts.push(globalThis.portalAttempt);
    if (attempts.length <= failures) throw new Error('ChunkLoadError');
    return Page;
  };
  const runtime = { register: () => {}, load: async () => ({}) };
  const remotes = new Remotes({ manifest: manifest('v1'), runtime, fresh: async () => manifest(deployed) });
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

test('a failed prefetch is silent and does not use up the retries of the actual load', async () => {
  const { code } = setUp({ failures: 1 });
  code.prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  await code.ready('/member');
  expect(code.component).toBe(Page);
});
