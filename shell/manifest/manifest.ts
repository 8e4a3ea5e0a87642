/** What the gateway tells the browser in the page: the boot manifest. Also at `/remotes.json`. */
export interface BootManifest {
  readonly mode: 'local' | 'production';
  /** Nonce of this page's styles and scripts; absent in `/remotes.json`. */
  readonly nonce?: string;
  /** Milliseconds that a remote's script may take. */
  readonly scriptTimeout: number;
  readonly remotes: Readonly<Record<string, BootRemote>>;
}

/**
 * Whether a release fits this shell, known before anything of it loads:
 * `unknown` when the release doesn't say what it was built against, `missing` when no release is known at all.
 */
export type Verdict = 'compatible' | 'incompatible' | 'unknown' | 'missing';

export interface BootRemote {
  readonly verdict: Verdict;
  /** Why the release is incompatible: the missing name, or the call that has changed. */
  readonly reason?: string;
  /** Empty when missing. */
  readonly version: string;
  /** Address of the container's script; empty when missing. */
  readonly entry: string;
  /** `sha384-…` of the entry; absent for a developer's override. */
  readonly integrity?: string;
  /** Module to load, `./routes` or `./dialogs`. */
  readonly expose: string;
  /** Paths the area owns: `/` only itself, any other with all below it. */
  readonly mount: readonly string[];
  /** The whole area wants a login. */
  readonly login: boolean;
  /** A developer's own build stands in for the release. */
  readonly override?: true;
}

/** A call that the page starts before any script has come: path below `/api/` and input. */
export type EarlyCall = readonly [path: string, input: Readonly<Record<string, unknown>>];

/** `window.__portal`, written by the page's inline script. */
export interface BootPage {
  readonly manifest: BootManifest;
  /** Answers on their way, by call path and JSON of the input. */
  readonly early: Record<string, Promise<Response> | undefined>;
}
