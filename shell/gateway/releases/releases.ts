import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { serverFile } from '../draw/serverCode';
import { requirements } from './compatibility';
import { isAddress, type RemoteConfig } from './remotesConfig';

/** Relative path of a file. It cannot leave the folder or name another host. */
const file = z.string().regex(/^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/);

const release = z.object({
  entry: file,
  /** How a browser loads the entry: webpack and Rspack build a script, Vite builds modules. */
  type: z.enum(['script', 'module']).default('script'),
  /** Integrity hash by file. */
  integrity: z.record(file, z.string().regex(/^sha(256|384|512)-/)),
  /** True when the release loads no script without its hash. */
  allHashed: z.boolean().default(false),
  /** Files by path pattern: those of the exposed module, then those of the page. */
  routes: z.record(z.string(), z.array(file)).default({}),
  /** Parts of `shared` that a page waits for and the shell's first script lacks, by path pattern. */
  parts: z.record(z.string(), z.array(z.string())).default({}),
  /** Code that draws pages for the gateway, and the path patterns of these pages. */
  server: serverFile.extend({ routes: z.array(z.string()) }).optional(),
  ...requirements.shape,
  built: z.string(),
});
export type Release = z.infer<typeof release>;

const version = z.string().regex(/^[\w.-]{1,64}$/);

const releases = z
  .object({
    name: z.string(),
    current: version,
    canary: z.object({ version, percent: z.number().min(0).max(100) }).optional(),
    releases: z.record(version, release),
  })
  .refine((all) => all.current in all.releases, 'current is not among the releases')
  .refine((all) => !all.canary || all.canary.version in all.releases, 'canary is not among the releases');

/** Content of a remote's `releases.json`. */
export type Releases = z.infer<typeof releases>;

async function text(base: string): Promise<string> {
  if (!isAddress(base)) return readFile(join(base, 'releases.json'), 'utf8');
  const response = await fetch(`${base}/releases.json`, { signal: AbortSignal.timeout(3000) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

/** The last content by base, which is parsed only when it changes: it is read every few seconds. */
const lastRead = new Map<string, { readonly content: string; readonly parsed: Releases }>();

/**
 * Reads a remote's releases; returns the same object while they are unchanged. Rejects when they are unavailable or
 * invalid.
 */
export async function readReleases({ name, base }: RemoteConfig): Promise<Releases> {
  const content = await text(base);
  const last = lastRead.get(base);
  const parsed = last?.content === content ? last.parsed : releases.parse(JSON.parse(content));
  if (parsed.name !== name) throw new Error(`releases.json is of ${parsed.name}`);
  lastRead.set(base, { content, parsed });
  return parsed;
}
