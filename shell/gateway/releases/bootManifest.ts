import { createHash } from 'node:crypto';
import type { BootManifest, BootRemote } from '../../manifest/manifest';
import { type ModuleHashes, moduleHashes } from '../../manifest/moduleHashes';
import type { Override } from '../override/token';
import { type Choice, choose } from './choose';
import type { Offer } from './compatibility';
import type { ReleaseStore } from './releaseStore';
import type { RemoteConfig } from './remotesConfig';

/** A browser with its developer overrides. */
export interface Visitor {
  /** Random id of the browser; determines its canary bucket. */
  readonly browser: string;
  /** By remote name. */
  readonly overrides: Readonly<Record<string, Override>>;
}

/** A visitor who gets the current releases. */
export const everybody: Visitor = { browser: '', overrides: {} };

/** A remote with the release that one visitor gets. */
export interface Served {
  readonly remote: RemoteConfig;
  readonly choice: Choice | undefined;
  readonly override: Override | undefined;
}

export function serve(store: ReleaseStore, offer: Offer, { browser, overrides }: Visitor): Served[] {
  return store.remotes.map((remote) => {
    const releases = store.get(remote.name);
    return {
      remote,
      override: overrides[remote.name],
      choice: releases && choose(releases, browser, offer),
    };
  });
}

/** Returns the base URL of the remote's files for browsers. */
export function publicBase({ name, publicBase: elsewhere }: RemoteConfig): string {
  return elsewhere?.replace(/\/$/, '') ?? `/remotes/${name}`;
}

/** Folder of a dev server's files (build/hot/pageWithArea.mjs). */
const devFolder = '/area-dev';

function bootRemote({ remote, choice, override }: Served): BootRemote {
  const { title, description, nav, frame } = remote;
  const place = {
    expose: remote.expose,
    mount: remote.paths,
    login: remote.login,
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(nav && { nav }),
    ...(frame && { frame }),
  };
  if (override) {
    return {
      ...place,
      verdict: 'unknown',
      version: 'override',
      entry: `${override.origin}${devFolder}/entry.js`,
      override: true,
    };
  }
  if (!choice) return { ...place, verdict: 'missing', version: '', entry: '' };
  const { version, release, verdict, reason } = choice;
  const integrity = release.integrity[release.entry];
  const entry = `${publicBase(remote)}/${release.entry}`;
  return {
    ...place,
    verdict,
    version,
    entry,
    ...(reason !== undefined && { reason }),
    ...(release.type === 'module' && { type: 'module' }),
    ...(integrity !== undefined && { integrity }),
  };
}

const keys = new WeakMap<RemoteConfig, { readonly of: Choice | undefined; readonly key: string }>();

const isSame = (one: Choice | undefined, other: Choice | undefined) =>
  one?.release === other?.release && one?.verdict === other?.verdict;

function keyOf(one: Served): string {
  const known = keys.get(one.remote);
  if (known && !one.override && isSame(known.of, one.choice)) return known.key;
  const key = JSON.stringify([one.remote.name, bootRemote(one)]);
  if (!one.override) keys.set(one.remote, { of: one.choice, key });
  return key;
}

/** Returns a text that is the same for visitors who get the same manifest. It is made once while remotes and releases are unchanged. */
export const servedKey = (served: readonly Served[]): string => served.map(keyOf).join();

const marks = new Map<string, string>();
/** Marks that are remembered: the current releases, canaries, developers' overrides. */
const mostMarks = 100;

/** Returns the mark of the manifest that these remotes make. */
export function markOf(served: readonly Served[]): string {
  const key = servedKey(served);
  const known = marks.get(key);
  if (known !== undefined) return known;
  const mark = createHash('sha256').update(key).digest('base64url').slice(0, 12);
  if (marks.size >= mostMarks) marks.clear();
  marks.set(key, mark);
  return mark;
}

/** Returns the hashes of the modules that an area may load; none when it is built as scripts, which carry theirs. */
export function hashesOf({ remote, choice, override }: Served): ModuleHashes {
  if (override || choice?.release.type !== 'module' || choice.verdict === 'incompatible') return {};
  return moduleHashes(publicBase(remote), choice.release.integrity);
}

/** Returns the manifest with the hashes of all modules, for a page that is open. */
export function withModuleHashes(manifest: BootManifest, served: readonly Served[]): BootManifest {
  const remotes = served.flatMap((one) => {
    const entry = manifest.remotes[one.remote.name];
    if (!entry) return [];
    return [[one.remote.name, entry.type ? { ...entry, modules: hashesOf(one) } : entry] as const];
  });
  return { ...manifest, remotes: Object.fromEntries(remotes) };
}

/** Builds the boot manifest, which tells the browser about the remotes. */
export function bootManifest(
  served: readonly Served[],
  { mode, scriptTimeout }: Pick<BootManifest, 'mode' | 'scriptTimeout'>,
): BootManifest {
  return {
    mode,
    mark: markOf(served),
    scriptTimeout,
    remotes: Object.fromEntries(served.map((one) => [one.remote.name, bootRemote(one)])),
  };
}
