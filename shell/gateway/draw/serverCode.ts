import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isAddress } from '../releases/remotesConfig';

/** Server code of a release: a file with its hash. */
export const serverFile = z.object({
  file: z.string().regex(/^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/),
  integrity: z.string().regex(/^sha384-/),
});
export type ServerFile = z.infer<typeof serverFile>;

/** Bytes; the code of an area is far below. */
const largest = 8 * 1024 * 1024;

async function bytesOf(base: string, file: string): Promise<Buffer> {
  if (!isAddress(base)) return readFile(join(base, file));
  const response = await fetch(`${base}/${file}`, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Reads server code from a folder or URL. Rejects when it is not what its release says. */
export async function readServerCode(base: string, { file, integrity }: ServerFile): Promise<string> {
  const bytes = await bytesOf(base, file);
  if (bytes.length > largest) throw new Error(`${file} is too large`);
  const hash = createHash('sha384').update(bytes).digest('base64');
  if (`sha384-${hash}` !== integrity) throw new Error(`${file} differs from its hash`);
  return bytes.toString();
}
