import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { pictureFolder } from '../../contentFolder';

/** A picture of the portal's own content, as it is sent. */
export interface Picture {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const compressBr = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const pictures = new Map<string, Promise<Picture | undefined>>();

/** Only drawings, and no way out of the folder. */
const namePattern = /^[a-z0-9-]{1,60}\.svg$/;

/** The picture of that name, read and compressed once; nothing when there is none. */
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
  const [br, zipped] = await Promise.all([compressBr(plain), compressGzip(plain)]);
  return { etag: `W/"${hash}"`, plain, br, gzip: zipped };
}
