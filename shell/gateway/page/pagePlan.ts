import { ownerOf } from '../../manifest/owner';
import { publicBase, type Served } from '../releases/bootManifest';
import { bestPattern } from './pathPattern';
import type { ShellBuild } from './shellBuild';

/** The files of the shell that only some pages need, from `shell.json`. */
type LaterParts = Pick<ShellBuild, 'parts' | 'integrity'>;

/** A script or style that the page needs immediately. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'module' | 'style';
  readonly integrity?: string | undefined;
}

/** Status of a path, and the files to start in advance for it. */
export interface PagePlan {
  /** 404 when no area has the page; the shell then shows this. */
  readonly status: 200 | 404;
  readonly preloads: readonly Preload[];
  /** The area that has the page, when a release of it can be used. */
  readonly one?: Served;
}

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

/** Returns the preloads of the shell's parts that a page waits for. */
const partPreloads = ({ parts, integrity }: LaterParts, wanted: readonly string[] = []): Preload[] =>
  wanted
    .flatMap((name) => parts[name] ?? [])
    .map((file) => ({ href: `/${file}`, as: 'script', integrity: integrity[file] }));

/** Returns the plan of a path. */
export function planPage(served: readonly Served[], path: string, shell: LaterParts): PagePlan {
  const mounts = Object.fromEntries(served.map(({ remote }) => [remote.name, { mount: remote.paths }]));
  const owner = ownerOf(mounts, path);
  const one = served.find(({ remote }) => remote.name === owner);
  if (!one) return { status: isShells(path) ? 200 : 404, preloads: [] };
  const release = one.choice?.release;
  // Without a compatible release the page may still exist; the shell shows the problem of the area.
  if (!release || one.override || one.choice?.verdict === 'incompatible') {
    return { status: 200, preloads: [] };
  }
  const pattern = bestPattern(Object.keys(release.routes), path);
  if (pattern === undefined) return { status: 404, preloads: [preload(one, release.entry)] };
  const files = [release.entry, ...(release.routes[pattern] ?? [])];
  const preloads = [
    ...files.map((file) => preload(one, file)),
    ...partPreloads(shell, release.parts[pattern]),
  ];
  return { status: 200, one, preloads };
}
