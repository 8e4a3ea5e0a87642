import { reasons, type Upload } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Db } from '../../db/client';
import { isStorageFull } from '../../db/errorCode';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { UploadedFile } from '../../http/upload';
import { countAttempt } from '../limit/limit.service';
import { cleanName } from './fileName.rules';
import { judgedFile } from './fileType.rules';
import { barePicture } from './pictureMetadata.rules';
import { pixelsRefusal } from './pictureSize.rules';
import { byteLimits, fileLimits } from './upload.limits';
import { insertFile } from './upload.repo';

type Keeping = Pick<Deps, 'db' | 'ports' | 'now'>;

/** Stores a member's upload until a later call claims it; refuses types that are not accepted. */
export async function keepUpload(
  { db, ports, now }: Keeping,
  user_rid: string,
  file: UploadedFile,
): Promise<Upload> {
  await countUpload(db, user_rid, file, now());
  const row = { ...(await storeUpload(ports, file)), user_rid, created: now() };
  await insertStored({ db, ports }, row);
  return { file_rid: row.rid, name: row.name, size: row.size, mime: row.mime };
}

/** Stores a member's picture without its metadata until a later call claims it; refuses all other files. */
export async function keepPicture(
  { db, ports, now }: Keeping,
  user_rid: string,
  file: UploadedFile,
): Promise<Upload> {
  await countUpload(db, user_rid, file, now());
  const { ext: _ext, ...picture } = await storePicture(ports, file, limits.picturePixels);
  const row = { ...picture, rid: newRid(), user_rid, picture: true, created: now() };
  await insertStored({ db, ports }, row);
  return { file_rid: row.rid, name: row.name, size: row.size, mime: row.mime };
}

/**
 * Inserts the row of a stored file. Removes the file when the database is full: nobody would find it without its row. After other
 * errors, such as a lost connection, the row may have been stored.
 */
async function insertStored(
  { db, ports }: Pick<Deps, 'db' | 'ports'>,
  row: Parameters<typeof insertFile>[1],
): Promise<void> {
  try {
    await db.transaction((tx) => insertFile(tx, row));
  } catch (error) {
    if (isStorageFull(error)) await ports.files.remove(row.stored);
    throw error;
  }
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
    ...{ ext: type.ext, mime: type.mime, size: bare.byteLength },
    ...{ stored: await files.put(bare), name: cleanName(name, type.ext) },
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

/** Returns the refusal of a file's type, with the reason when there is one. */
export const refuseType = (reason: string | undefined) =>
  refuse('file_type_refused', reason === undefined ? {} : { fields: { file: reason } });
