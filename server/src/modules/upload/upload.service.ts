import { reasons, type Upload } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Db } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import type { Context } from '../../http/context';
import { Refusal, refuse } from '../../http/error';
import type { UploadedFile } from '../../http/upload';
import { countAttempt } from '../limit/limit.service';
import { cleanName } from './fileName.rules';
import { judgedFile } from './fileType.rules';
import { barePicture } from './pictureMetadata.rules';
import { pixelsRefusal } from './pictureSize.rules';
import { withBytes } from './storedBytes.service';
import { byteLimits, fileLimits } from './upload.limits';
import { type FileRow, insertFile } from './upload.repo';

type Keeping = Pick<Context<'auth/upload4file'>, 'db' | 'ports' | 'now' | 'once'>;

/** Stores a member's upload until a later call claims it; refuses types that are not accepted. */
export const keepUpload = (deps: Keeping, user_rid: string, file: UploadedFile): Promise<Upload> =>
  keepOnce(deps, user_rid, file, () => storeUpload(deps.ports, file));

/** Stores a member's picture without its metadata until a later call claims it; refuses all other files. */
export const keepPicture = (deps: Keeping, user_rid: string, file: UploadedFile): Promise<Upload> =>
  keepOnce(deps, user_rid, file, async () => {
    const { ext: _ext, ...picture } = await storePicture(deps.ports, file, limits.picturePixels);
    return { ...picture, rid: newRid(), picture: true };
  });

type StoredFile = Pick<FileRow, 'rid' | 'stored' | 'name' | 'mime' | 'size'> &
  Partial<Pick<FileRow, 'picture'>>;

/**
 * Keeps an upload under the key of its call. The bytes are stored before the transaction, which would be long otherwise; of calls
 * at the same time with one key, only one makes a row, and the bytes of the others are removed.
 */
async function keepOnce(
  { db, ports, now, once }: Keeping,
  user_rid: string,
  file: UploadedFile,
  store: () => Promise<StoredFile>,
): Promise<Upload> {
  const known = await once.answered();
  if (known) return known.data;
  await countUpload(db, user_rid, file, now());
  const { rid, stored, name, mime, size, picture } = await store();
  const row = { rid, stored, name, mime, size, picture, user_rid, created: now() };
  const kept = await withBytes(ports, stored, () =>
    once.run(async (own) => {
      await own.transaction((tx) => insertFile(tx, row));
      return { file_rid: rid, name, size, mime };
    }),
  );
  if (kept.file_rid !== rid) await ports.files.remove(stored);
  return kept;
}

/** Counts a member's upload before it is stored; refuses with too_many_requests. */
const countUpload = (db: Db, user_rid: string, { bytes }: UploadedFile, now: Date): Promise<void> =>
  countAttempt(db, [...fileLimits(user_rid), ...byteLimits(user_rid, bytes.byteLength)], now);

/** Stores a picture without its metadata; refuses all other files, and a picture of more than `pixels` pixels. */
export async function storePicture({ files }: Deps['ports'], { bytes, name }: UploadedFile, pixels: number) {
  if (bytes.byteLength === 0) throw refuse('file_missing', { fields: { file: reasons.fileEmpty } });
  const judged = await judgedFile(bytes, name);
  if (!judged.type) throw refuseType(judged.reason ?? reasons.pictureType);
  const { type } = judged;
  const bare = barePicture(bytes, type.mime);
  if (!bare) throw refuseType(reasons.pictureType);
  const reason = pixelsRefusal(bare, type.mime, pixels);
  if (reason !== undefined) throw refuseType(reason);
  return {
    ext: type.ext,
    mime: type.mime,
    size: bare.byteLength,
    stored: await files.put(bare),
    name: cleanName(name, type.ext),
  };
}

/** Stores the bytes of an upload and returns the columns of its row; refuses types that are not accepted. */
export async function storeUpload({ files }: Deps['ports'], { bytes, name }: UploadedFile) {
  if (bytes.byteLength === 0) throw refuse('file_missing', { fields: { file: reasons.fileEmpty } });
  const judged = await judgedFile(bytes, name);
  if (!judged.type) throw refuseType(judged.reason);
  const { type } = judged;
  return {
    rid: newRid(),
    stored: await files.put(bytes),
    name: cleanName(name, type.ext),
    mime: type.mime,
    size: bytes.byteLength,
  };
}

/**
 * Stores the bytes of several uploads of one call. When one is refused, which is named, none of them stays.
 */
export async function storeUploads(ports: Deps['ports'], uploads: readonly UploadedFile[]) {
  const kept: Awaited<ReturnType<typeof storeUpload>>[] = [];
  for (const upload of uploads)
    try {
      kept.push(await storeUpload(ports, upload));
    } catch (error) {
      for (const { stored } of kept) await ports.files.remove(stored);
      throw uploads.length > 1 ? namedRefusal(error, upload.name) : error;
    }
  return kept;
}

function namedRefusal(error: unknown, name: string): unknown {
  if (!(error instanceof Refusal)) return error;
  const reason = error.details.fields?.file ?? error.message;
  return refuse(error.id, { ...error.details, fields: { file: reasons.fileOf(name, reason) } });
}

/** Returns the refusal of a file's type, with the reason when there is one. */
export const refuseType = (reason: string | undefined) =>
  refuse('file_type_refused', reason === undefined ? {} : { fields: { file: reason } });
