import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasons } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import { pictureFolder } from '../../contentFolder';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { type Encoded, encoded } from '../../http/encoding';
import { refuse } from '../../http/error';
import type { UploadedFile } from '../../http/upload';
import { audit } from '../audit/audit.repo';
import { withBytes } from '../upload/storedBytes.service';
import { storePicture } from '../upload/upload.service';
import { insertPicture, knownPictures, type PictureRow } from './picture.repo';

/** A drawn picture of the portal with its response headers and bytes. */
export interface DrawnPicture {
  /** Weak, because all encodings of the picture have the same tag. */
  readonly etag: string;
  readonly body: Encoded;
}

/** Brotli quality. The highest, because the result is cached as long as the process runs. */
const quality = 11;

/** Allows only SVG files and no path outside the folder. */
const namePattern = /^[a-z0-9-]{1,60}\.svg$/;

const pictures = new Map<string, Promise<DrawnPicture | undefined>>();

/** Returns the picture of that name, read from disk once; undefined when it does not exist. */
export async function findDrawn(name: string): Promise<DrawnPicture | undefined> {
  if (!namePattern.test(name)) return undefined;
  const known = pictures.get(name);
  if (known) return known;
  const loading = load(name);
  pictures.set(name, loading);
  if ((await loading) === undefined) pictures.delete(name);
  return loading;
}

async function load(name: string): Promise<DrawnPicture | undefined> {
  const plain = await readFile(join(pictureFolder, name)).catch(() => undefined);
  if (!plain) return undefined;
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  return { etag: `W/"${hash}"`, body: encoded(plain, quality) };
}

/** Stores a picture of staff without its metadata; refuses all other files. */
export async function addPicture(
  { db, ports, now }: Pick<Deps, 'db' | 'ports' | 'now'>,
  staff_rid: string,
  file: UploadedFile,
): Promise<PictureRow> {
  const { ext, ...picture } = await storePicture(ports, file, limits.contentPixels);
  const row = { ...picture, rid: `${newRid()}.${ext}`, staff_rid, created: now() };
  await withBytes(ports, row.stored, () =>
    db.transaction(async (tx) => {
      await insertPicture(tx, row);
      await audit(tx, { staff_rid, at: row.created, act: 'picture.add', target: row.rid, note: row.name });
    }),
  );
  return row;
}

/** What content shows: paths of pictures, or HTML with pictures, by the field of the call. */
type Shown = Readonly<Record<string, string | readonly string[]>>;

/** Refuses content that shows a picture which the portal does not have, at its field. */
export async function requirePictures(tx: Tx, shown: Shown): Promise<void> {
  for (const [field, content] of Object.entries(shown)) {
    const paths = typeof content === 'string' ? picturesIn(content) : content;
    const names = paths.map((path) => path.replace('/upload/img/', ''));
    const uploaded = new Set(await knownPictures(tx, names));
    for (const name of names)
      if (!uploaded.has(name) && !(await findDrawn(name)))
        throw refuse('invalid_input', { fields: { [field]: reasons.pictureUnknown(name) } });
  }
}

/** Returns the paths of the pictures in sanitised HTML. */
const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*?\bsrc="([^"]*)"/g)].map(([, path = '']) => path);
