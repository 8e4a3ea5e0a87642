import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';

const path = z.string().regex(/^\/[\w/-]*$/, 'a path such as /member');

const remoteConfig = z.strictObject({
  /** Global name of the container, and its path segment below /remotes/. */
  name: z.string().regex(/^remote_\w+$/, 'a name such as remote_member'),
  /**
   * Location of its releases: a folder (relative to the file), or a URL whose files the gateway proxies. Default:
   * REMOTES_BASE, or the `dist` of the remote's own folder next to the file.
   */
  base: z.string().min(1).optional(),
  /** Base URL from which browsers load the files directly, such as a CDN's. */
  publicBase: z.url({ protocol: /^https?$/ }).optional(),
  paths: z.array(path).default([]),
  login: z.boolean().default(false),
  expose: z.string().startsWith('./').default('./routes'),
  /** Name of the area in the navigation, in titles and in messages about it. */
  title: z.string().trim().min(1).max(6).optional(),
  /** Description of its pages for search engines and link previews. */
  description: z.string().trim().min(1).max(160).optional(),
  /** Puts the first path into the main navigation: before the entry with this path, or at the end. */
  nav: z.strictObject({ before: path.optional() }).optional(),
  /** `bare`: the area draws its own frame; its pages have no header and footer, and no crawler is told of them. */
  frame: z.literal('bare').optional(),
  /** Its pages may ask for the camera, once a person opens them by their address. */
  camera: z.literal(true).optional(),
});

/** An entry of `remotes.config.json` with its resolved base. */
export type RemoteConfig = z.infer<typeof remoteConfig> & { readonly base: string };

/** Paths that the gateway and the shell answer themselves, with everything below them. */
const reserved = [
  '/api',
  '/assets',
  '/healthz',
  '/invited',
  '/local',
  '/metrics',
  '/readyz',
  '/remotes',
  '/reports',
  '/status',
  '/upload',
];

const isReserved = (mount: string) =>
  reserved.some((place) => mount === place || mount.startsWith(`${place}/`));

const firstTwice = (values: readonly string[]) =>
  values.find((value, index) => values.indexOf(value) !== index);

/** Returns the first conflict between the entries, or within one. */
function conflict(remotes: readonly z.infer<typeof remoteConfig>[]): string | undefined {
  const paths = remotes.flatMap((remote) => remote.paths);
  const twice = firstTwice(remotes.map(({ name }) => name)) ?? firstTwice(paths);
  if (twice) return `${twice} is listed twice`;
  const taken = paths.find(isReserved);
  if (taken) return `${taken} is reserved for the portal`;
  const unnamed = remotes.find(({ nav, title, paths: [first] }) => nav && !(title && first));
  return unnamed && `${unnamed.name} has nav, so it needs title and paths`;
}

const remotesConfig = z.array(remoteConfig).superRefine((remotes, context) => {
  const message = conflict(remotes);
  if (message) context.addIssue({ code: 'custom', message });
});

export const isAddress = (base: string) => /^https?:\/\//.test(base);

/**
 * Reads the file and resolves folders to absolute paths. Throws one line that names the file and the error.
 * `commonBase`: base of the remotes without their own, with {area} for the remote's folder.
 */
export async function readRemotesConfig(file: string, commonBase = './{area}/dist'): Promise<RemoteConfig[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    throw new Error(`REMOTES_CONFIG: cannot read ${file}`);
  }
  const parsed = remotesConfig.safeParse(parseJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(
      `REMOTES_CONFIG: ${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is wrong'}`,
    );
  }
  return parsed.data.map((remote) => {
    const base = remote.base ?? commonBase.replace('{area}', remote.name.replaceAll('_', '-'));
    return { ...remote, base: isAddress(base) ? base.replace(/\/$/, '') : resolve(dirname(file), base) };
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
