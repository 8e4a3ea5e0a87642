import type { EarlyCall } from '../../manifest/manifest';
import { ownerOf } from '../../manifest/owner';
import { publicBase, type Served } from '../releases/bootManifest';
import { earlyCalls } from './earlyCalls';
import { bestPattern } from './pathPattern';

/** A script or style that the page needs immediately. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'module' | 'style';
  readonly integrity?: string | undefined;
}

/** Files and calls to start in advance for a path. */
export interface PagePlan {
  /** 404 when no area has the page; the shell then shows this. */
  readonly status: 200 | 404;
  readonly preloads: readonly Preload[];
  readonly early: readonly EarlyCall[];
  /** The area that has the page, when a release of it can be used. */
  readonly one?: Served;
}

/** The call of every page, whose header and footer show the company's data. */
const everyPage: readonly EarlyCall[] = [['open/setting', {}]];

/** Returns true for paths of the shell itself. */
const isShells = (path: string) => path === '/invited' || /^\/invited\/[^/]+$/.test(path);

function preload(one: Served, file: string): Preload {
  const isStyle = file.endsWith('.css');
  return {
    href: `${publicBase(one.remote)}/${file}`,
    as: isStyle ? 'style' : (one.choice?.release.type ?? 'script'),
    integrity: isStyle ? undefined : one.choice?.release.integrity[file],
  };
}

/** Returns the plan of a path. */
export function planPage(served: readonly Served[], path: string, search: URLSearchParams): PagePlan {
  const mounts = Object.fromEntries(served.map(({ remote }) => [remote.name, { mount: remote.paths }]));
  const owner = ownerOf(mounts, path);
  const one = served.find(({ remote }) => remote.name === owner);
  if (!one) return { status: isShells(path) ? 200 : 404, preloads: [], early: everyPage };
  const release = one.choice?.release;
  // Without a compatible release the page may still exist; the shell shows the problem of the area.
  if (!release || one.override || one.choice?.verdict === 'incompatible') {
    return { status: 200, preloads: [], early: everyPage };
  }
  const found = bestPattern(Object.keys(release.routes), path);
  if (!found) return { status: 404, preloads: [preload(one, release.entry)], early: everyPage };
  const files = [release.entry, ...(release.routes[found.pattern] ?? [])];
  return {
    status: 200,
    one,
    preloads: files.map((file) => preload(one, file)),
    early: [
      ...everyPage,
      ...earlyCalls(release.early[found.pattern] ?? [], { params: found.params, search }),
    ],
  };
}
