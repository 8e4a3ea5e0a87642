import type { BootManifest, BootRemote } from '../../manifest/manifest';
import { RemoteFailure } from './remoteFailure';
import { Remotes } from './remotes';
import type { Container, FederationRuntime } from './runtime';

const member: BootRemote = {
  verdict: 'compatible',
  version: 'v1',
  entry: '/remotes/remote_member/v1/entry.js',
  integrity: 'sha384-one',
  expose: './routes',
  mount: ['/member'],
  login: true,
};

function manifest(remote: BootRemote = member): BootManifest {
  return { mode: 'local', mark: '', scriptTimeout: 10_000, remotes: { remote_member: remote } };
}

/** Fake of the federation runtime: fails a given number of times, then returns the module. */
class Runtime implements FederationRuntime {
  readonly registered: Container[] = [];
  readonly asked: string[] = [];
  failures = 0;

  register(container: Container): void {
    this.registered.push(container);
  }

  async load(id: string): Promise<unknown> {
    this.asked.push(id);
    if (this.failures-- > 0) throw new Error('ScriptNetworkError');
    return { routes: [] };
  }
}

function setUp({ first = manifest(), later = first }: { first?: BootManifest; later?: BootManifest } = {}) {
  const runtime = new Runtime();
  const fresh = jest.fn(async () => later);
  return { runtime, fresh, remotes: new Remotes({ manifest: first, runtime, fresh }) };
}

test('a remote is registered from the manifest and loaded once', async () => {
  const { remotes, runtime } = setUp();
  const [one, two] = await Promise.all([remotes.fetch('remote_member'), remotes.fetch('remote_member')]);
  expect(one).toBe(two);
  expect(runtime.asked).toEqual(['remote_member/routes']);
  expect(runtime.registered).toEqual([
    { name: 'remote_member', entry: member.entry, integrity: 'sha384-one' },
  ]);
});

test('a failed load can be tried again from another URL, because the first request may hang', async () => {
  const { remotes, runtime, fresh } = setUp();
  runtime.failures = 1;
  await expect(remotes.fetch('remote_member')).rejects.toMatchObject({ reason: 'network' });
  expect(fresh).not.toHaveBeenCalled();
  await expect(remotes.fetch('remote_member')).resolves.toEqual({ routes: [] });
  expect(fresh).toHaveBeenCalledTimes(1);
  expect(runtime.registered[1]?.entry).toBe(`${member.entry}?attempt=1`);
});

test('a retry uses a release that was corrected meanwhile', async () => {
  const repaired = {
    ...member,
    version: 'v2',
    entry: '/remotes/remote_member/v2/entry.js',
    integrity: 'sha384-two',
  };
  const { remotes, runtime } = setUp({ later: manifest(repaired) });
  runtime.failures = 1;
  await expect(remotes.fetch('remote_member')).rejects.toBeInstanceOf(RemoteFailure);
  await remotes.fetch('remote_member');
  expect(runtime.registered[1]).toEqual({
    name: 'remote_member',
    entry: '/remotes/remote_member/v2/entry.js?attempt=1',
    integrity: 'sha384-two',
  });
});

test.each(['missing', 'incompatible'] as const)(
  'a %s remote is refused before anything of it loads',
  async (verdict) => {
    const { remotes, runtime } = setUp({ first: manifest({ ...member, verdict }) });
    await expect(remotes.fetch('remote_member')).rejects.toMatchObject({ reason: verdict });
    expect(runtime.asked).toEqual([]);
  },
);

test('a missing remote is available once it is deployed', async () => {
  const { remotes } = setUp({
    first: manifest({ ...member, verdict: 'missing', version: '', entry: '' }),
    later: manifest(),
  });
  await expect(remotes.fetch('remote_member')).rejects.toMatchObject({ reason: 'missing' });
  await expect(remotes.fetch('remote_member')).resolves.toEqual({ routes: [] });
});

test('a module of the wrong shape is refused and forgotten, so that a corrected release is loaded', async () => {
  const { remotes, runtime } = setUp({ later: manifest({ ...member, version: 'v2' }) });
  const refuse = () => {
    throw new TypeError('no routes');
  };
  await remotes.fetch('remote_member');
  await expect(remotes.load('remote_member', refuse)).rejects.toMatchObject({ reason: 'contract' });
  await expect(remotes.load('remote_member', () => 'parsed')).resolves.toBe('parsed');
  expect(runtime.asked).toHaveLength(2);
  expect(remotes.get('remote_member')?.version).toBe('v2');
});

test('a new release is detected, and the one in use stays in use', async () => {
  const { remotes } = setUp({ later: manifest({ ...member, version: 'v2' }) });
  await remotes.fetch('remote_member');
  expect(remotes.outdated('remote_member')).toBe(false);
  await remotes.refresh();
  expect(remotes.outdated('remote_member')).toBe(true);
  expect(remotes.get('remote_member')?.version).toBe('v1');
});

test('a failed request of the manifest changes nothing', async () => {
  const { remotes, fresh } = setUp();
  fresh.mockRejectedValue(new Error('offline'));
  await remotes.refresh();
  expect(remotes.outdated('remote_member')).toBe(false);
});

test('the longest mount owns a path, and / only matches itself', () => {
  const { remotes } = setUp({
    first: {
      ...manifest(),
      remotes: {
        remote_public: { ...member, mount: ['/', '/about'] },
        remote_member: { ...member, mount: ['/member', '/about/team'] },
      },
    },
  });
  expect(remotes.ownerOf('/')).toBe('remote_public');
  expect(remotes.ownerOf('/about/team/one')).toBe('remote_member');
  expect(remotes.ownerOf('/members')).toBeUndefined();
});

describe('an area that is built as modules', () => {
  const entry = '/remotes/remote_vite/v1/entry.js';
  const vite: BootRemote = { ...member, entry, type: 'module', modules: { [entry]: 'sha384-one' } };
  const importMaps = () => [...document.querySelectorAll<HTMLScriptElement>('script[type="importmap"]')];

  beforeEach(() => {
    Object.assign(window, { __portal: { manifest: { nonce: 'abc' } } });
  });

  afterEach(() => {
    for (const map of importMaps()) map.remove();
    Object.assign(window, { __portal: undefined });
  });

  test('is loaded as a module, and its retry has a hash of its own', async () => {
    const { remotes, runtime } = setUp({ first: manifest(vite) });
    runtime.failures = 1;
    await expect(remotes.fetch('remote_member')).rejects.toBeInstanceOf(RemoteFailure);
    expect(importMaps()).toEqual([]);
    await remotes.fetch('remote_member');
    expect(runtime.registered.map(({ type }) => type)).toEqual(['module', 'module']);
    expect(runtime.registered[1]?.entry).toBe(`${entry}?attempt=1`);
    const [map] = importMaps();
    expect(map?.nonce).toBe('abc');
    expect(JSON.parse(map?.textContent ?? '')).toEqual({
      integrity: { [entry]: 'sha384-one', [`${entry}?attempt=1`]: 'sha384-one' },
    });
  });

  test('needs no second import map for a retry whose hash the page has', async () => {
    const known = Object.assign(document.createElement('script'), { type: 'importmap' });
    known.textContent = JSON.stringify({ integrity: { [`${entry}?attempt=1`]: 'sha384-one' } });
    document.head.append(known);
    const { remotes, runtime } = setUp({ first: manifest(vite) });
    runtime.failures = 1;
    await remotes.fetch('remote_member').catch(() => {});
    await remotes.fetch('remote_member');
    expect(importMaps()).toEqual([known]);
  });

  test('is not retried without hashes in a browser that takes one import map only', async () => {
    const { remotes, runtime } = setUp({ first: manifest(vite) });
    runtime.failures = 1;
    await remotes.fetch('remote_member').catch(() => {});
    const append = jest.spyOn(document.head, 'append').mockImplementation((map) => {
      if (map instanceof HTMLScriptElement) setTimeout(() => map.dispatchEvent(new Event('error')));
    });
    await expect(remotes.fetch('remote_member')).rejects.toMatchObject({ reason: 'load' });
    append.mockRestore();
    expect(runtime.registered).toHaveLength(1);
  });
});
