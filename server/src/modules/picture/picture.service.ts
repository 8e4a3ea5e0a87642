import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFolder } from '../../contentFolder';
import { type Encoded, encoded } from '../../http/encoding';

/** A picture of the portal's content with its response headers and bytes. */
export interface Picture {
  /** Weak, because all encodings of the picture have the same tag. */
  readonly etag: string;
  readonly body: Encoded;
}

/** Brotli quality. The highest, because the result is cached as long as the process runs. */
const quality = 11;

/** Allows only SVG files and no path outside the folder. */
const namePattern = /^[a-z0-9-]{1,60}\.svg$/;

const pictures = new Map<string, Promise<Picture | undefined>>();

/** Returns the picture of that name, read from disk once; undefined when it does not exist. */
export async function findPicture(name: string): Promise<Picture | undefined> {
  if (!namePattern.test(name)) return undefined;
  const known = pictures.get(name);
  if (known) return known;
  const loading = load(name);
  pictures.set(name, loading);
  if ((await loading) === undefined) pictures.delete(name);
  return loading;
}

async function load(name: string): Promise<Picture | undefined> {
  const plain = await readFile(join(pictureFolder, name)).catch(() => undefined);
  if (!plain) return undefined;
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  return { etag: `W/"${hash}"`, body: encoded(plain, quality) };
}
