import { reasons, type Upload } from '@portal/shared/contract';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import type { UploadedFile } from '../../http/upload';
import { cleanName } from './fileName.rules';
import { acceptedType } from './fileType.rules';
import { insertFile } from './upload.repo';

type Keeping = Pick<Deps, 'db' | 'ports' | 'now'>;

/** Stores a member's upload until a later call claims it; refuses types that are not accepted. */
export async function keepUpload(
  { db, ports, now }: Keeping,
  user_rid: string,
  file: UploadedFile,
): Promise<Upload> {
  const row = { ...(await storeUpload(ports, file)), user_rid, created: now() };
  await db.transaction((tx) => insertFile(tx, row));
  return { file_rid: row.rid, name: row.name, size: row.size, mime: row.mime };
}

/** Stores the bytes of an upload and returns the columns of its row; refuses types that are not accepted. */
export async function storeUpload({ files }: Deps['ports'], { bytes, name }: UploadedFile) {
  if (bytes.byteLength === 0) throw refuse('file_missing', { fields: { file: reasons.fileEmpty } });
  const type = await acceptedType(bytes, name);
  if (!type) throw refuse('file_type_refused');
  return {
    rid: newRid(),
    stored: await files.put(bytes),
    name: cleanName(name, type.ext),
    mime: type.mime,
    size: bytes.byteLength,
  };
}
