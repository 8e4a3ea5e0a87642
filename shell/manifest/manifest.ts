import type { ModuleHashes } from './moduleHashes';

/** The boot manifest, which the gateway writes into the page and serves at `/remotes.json`. */
export interface BootManifest {
  readonly mode: 'local' | 'production';
  /** Nonce of this page's styles and scripts; absent in `/remotes.json`. */
  readonly nonce?: string;
  /** Id of the request that the page came with; absent in `/remotes.json`. */
  readonly request?: string;
  /** True when this page reports how long its areas took to load. */
  readonly reportsLoads?: boolean;
  /** Changes with the remotes; answers of the API name the newest one (`releasesHeader`). */
  readonly mark: string;
  /** Timeout of a remote's script in milliseconds. */
  readonly scriptTimeout: number;
  readonly remotes: Readonly<Record<string, BootRemote>>;
}

/**
 * Whether a release is compatible with this shell, known before it is loaded: `unknown` when the release lists no
 * requirements, `missing` when there is no release.
 */
export type Verdict = 'compatible' | 'incompatible' | 'unknown' | 'missing';

export interface BootRemote {
  readonly verdict: Verdict;
  /** Reason of an incompatibility: the missing name, or the changed call. */
  readonly reason?: string;
  /** Empty when no release is known. */
  readonly version: string;
  /** URL of the container's script; empty when no release is known. */
  readonly entry: string;
  /** Present when the entry is a module. */
  readonly type?: 'module';
  /** Hashes of the release's modules; only in `/remotes.json`, because a page has them in its import map. */
  readonly modules?: ModuleHashes;
  /** Integrity hash of the entry; absent for a developer's override. */
  readonly integrity?: string;
  /** Exposed module to load, `./routes` or `./dialogs`. */
  readonly expose: string;
  /** Paths of the area: `/` matches only itself, any other path also everything below it. */
  readonly mount: readonly string[];
  /** True when all pages of the area need a login. */
  readonly login: boolean;
  /** `bare`: the area draws its own frame, without the portal's header and footer, and has a session of its own. */
  readonly frame?: 'bare' | undefined;
  /** True when a developer's build replaces the release. */
  readonly override?: true;
  /** Name of the area, when its entry in `remotes.config.json` has one. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Place in the main navigation; absent when it is not there. */
  readonly nav?: { readonly before?: string | undefined };
}

/** `window.__portal`, written by the page's inline script. */
export interface BootPage {
  readonly manifest: BootManifest;
  /** Of a drawn page: stops remembering what the visitor does; the result repeats it, once the page answers. */
  readonly takeInput?: () => () => void;
}
