import type { EarlyCall } from '../../manifest/manifest';
import { ownerOf } from '../../manifest/owner';
import { publicBase, type Served } from '../releases/bootManifest';
import { earlyCalls } from './earlyCalls';
import { bestPattern } from './pathPattern';

/** A script or style that the page will want at once. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style';
  readonly integrity?: string | undefined;
  /** From another origin: asked for as the runtime will ask for it, else it is fetched twice. */
  readonly crossorigin: boolean;
}

/** What the gateway knows to do ahead for a path. */
export interface PagePlan {
  /** 404 when nobody has such a page; the shell then says so. */
  readonly status: 200 | 404;
  readonly preloads: readonly Preload[];
  readonly early: readonly EarlyCall[];
}

/** The call that every page makes: header and footer show the site information. */
const everyPage: readonly EarlyCall[] = [['open/setting', {}]];

/** Paths of the shell's own. */
const isShells = (path: string) => path === '/invited' || /^\/invited\/[^/]+$/.test(path);

function preload(one: Served, file: string): Preload {
  const base = publicBase(one.remote);
  return {
    href: `${base}/${file}`,
    as: file.endsWith('.css') ? 'style' : 'script',
    integrity: one.choice?.release.entry === file ? one.choice.release.integrity[file] : undefined,
    crossorigin: !base.startsWith('/'),
  };
}

/** What a page for this path starts with. */
export function planPage(served: readonly Served[], path: string, search: URLSearchParams): PagePlan {
  const mounts = Object.fromEntries(served.map(({ remote }) => [remote.name, { mount: remote.paths }]));
  const owner = ownerOf(mounts, path);
  const one = served.find(({ remote }) => remote.name === owner);
  if (!one) return { status: isShells(path) ? 200 : 404, preloads: [], early: everyPage };
  const release = one.choice?.release;
  // Without a readable release it may well be a page: the shell says what is wrong with the area.
  if (!release || one.override || one.choice?.verdict === 'incompatible') {
    return { status: 200, preloads: [], early: everyPage };
  }
  const found = bestPattern(Object.keys(release.routes), path);
  if (!found) return { status: 404, preloads: [preload(one, release.entry)], early: everyPage };
  const files = [release.entry, ...(release.routes[found.pattern] ?? [])];
  return {
    status: 200,
    preloads: files.map((file) => preload(one, file)),
    early: [
      ...everyPage,
      ...earlyCalls(release.early[found.pattern] ?? [], { params: found.params, search }),
    ],
  };
}
