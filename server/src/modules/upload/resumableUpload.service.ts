import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { type Parsed, type ResumableUpload, reasons, type Upload } from '@portal/shared/contract';
import { limits, partCount, partSize } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { refuse } from '../../http/error';
import { requireRoom } from '../../http/room';
import type { UploadedFile } from '../../http/upload';
import { after } from '../../kit/time';
import type { PartialFile, StoredPart } from '../../ports/files/files';
import { lockMember } from '../user/user.service';
import { cleanName } from './fileName.rules';
import type { FileType, JudgedFile } from './fileType.rules';
import { headOf } from './resumableUpload.head.service';
import {
  countResumables,
  deleteResumable,
  findResumable,
  findSameResumable,
  insertResumable,
  listResumables,
  lockResumable,
  partsOf,
  putPart,
  type ResumableRow,
  type SameFile,
  setJoining,
} from './resumableUpload.repo';
import { isWithoutRow } from './storedBytes.service';
import { type FileRow, findFiles, insertFile, listUnclaimed, renewUnclaimed } from './upload.repo';
import { refuseType } from './upload.service';

type Keeping = Pick<Deps, 'db' | 'ports' | 'now'>;
type Key = Parsed<'auth/upload/state'>;

/** Seconds after which an upload that is not finished is removed. */
export const keepSeconds = 24 * 3600;

/** Seconds after which a call that joins the parts counts as ended, because its process has died. */
export const joiningSeconds = 15 * 60;

const partial = ({ stored, key }: ResumableRow): PartialFile => ({ name: stored, key });

/**
 * Begins an upload, or returns the one of the same file that is not finished, or finished and not used. Locks the person,
 * so that the limit of unfinished uploads holds, and two tabs that begin at the same time get the same upload.
 */
export async function startUpload(
  { db, ports, now }: Keeping,
  user_rid: string,
  { name, size, fingerprint }: Parsed<'auth/upload/start'>,
): Promise<ResumableUpload> {
  const same = fingerprint === undefined ? undefined : { name, size, fingerprint };
  const begun = same && (await db.transaction((tx) => findBegun(tx, user_rid, same, now())));
  if (begun) return begun;
  const room = await ports.files.room();
  if (room) requireRoom(room, size);
  const file = await ports.files.parts.start();
  const opened = { rid: newRid(), user_rid, name, size, stored: file.name, key: file.key };
  const row = { ...opened, fingerprint: fingerprint ?? null, joining: null, created: now() };
  try {
    return await db.transaction(async (tx) => {
      await lockMember(tx, user_rid);
      const concurrent = same && (await findBegun(tx, user_rid, same, now()));
      if (concurrent) {
        await ports.files.parts.discard(file);
        return concurrent;
      }
      if ((await countResumables(tx, user_rid)) >= limits.resumableUploads) throw refuse('upload_limit');
      await insertResumable(tx, row);
      return present(row, []);
    });
  } catch (error) {
    if (isWithoutRow(error)) await ports.files.parts.discard(file);
    throw error;
  }
}

/** Returns the upload of the same file that this person began: unfinished, or with all parts when it is finished and not used. */
async function findBegun(
  tx: Tx,
  user_rid: string,
  same: SameFile,
  now: Date,
): Promise<ResumableUpload | undefined> {
  const row = await findSameResumable(tx, user_rid, same);
  if (row) return present(row, await partsOf(tx, row.rid));
  const finished = await renewUnclaimed(tx, user_rid, { ...same, now });
  const file = finished.find(({ name }) => name === cleanName(same.name, extname(name).slice(1)));
  return file && finishedState(file);
}

const present = (
  { rid, name, size, created }: Pick<ResumableRow, 'rid' | 'name' | 'size' | 'created'>,
  parts: readonly Pick<StoredPart, 'number'>[],
): ResumableUpload => ({
  rid,
  name,
  size,
  part_bytes: limits.partBytes,
  parts: partCount(size),
  stored: parts.map(({ number }) => number),
  expires: after(created, keepSeconds).toISOString(),
});

const finishedState = (file: FileRow): ResumableUpload =>
  present(
    file,
    Array.from({ length: partCount(file.size) }, (_, index) => ({ number: index + 1 })),
  );

/** Returns the uploads of a person that are not finished, and those that are finished and not used, which have all parts. */
export async function listUploads(tx: Tx, user_rid: string): Promise<ResumableUpload[]> {
  const unfinished: ResumableUpload[] = [];
  for (const row of await listResumables(tx, user_rid))
    unfinished.push(present(row, await partsOf(tx, row.rid)));
  return [...unfinished, ...(await listUnclaimed(tx, user_rid)).map(finishedState)];
}

/** Returns which parts were stored. */
export async function uploadState(tx: Tx, user_rid: string, { rid }: Key): Promise<ResumableUpload> {
  const row = await findResumable(tx, rid, user_rid);
  if (!row) throw missing();
  return present(row, await partsOf(tx, rid));
}

const missing = () => refuse('not_found', { noun: 'upload' });

/** Locks an upload of this person that no call joins; refuses with not_found and upload_act_refused. */
async function lockArriving(tx: Tx, user_rid: string, rid: string, now: Date): Promise<ResumableRow> {
  const row = await lockResumable(tx, rid, user_rid);
  if (!row) throw missing();
  if (row.joining !== null && after(row.joining, joiningSeconds) > now)
    throw refuse('upload_act_refused', { msg: reasons.uploadJoining });
  return row;
}

/** Stores a part, which must have the size that follows from its number, and the checksum that comes with it. */
export async function storePart(
  { db, ports, now }: Keeping,
  user_rid: string,
  { rid, number, sha256 }: Parsed<'auth/upload/part'>,
  { bytes }: UploadedFile,
): Promise<{ stored: number }> {
  const row = await db.transaction((tx) => lockArriving(tx, user_rid, rid, now()));
  const expected = partSize(row.size, number);
  if (expected === 0) throw refuse('invalid_input', { fields: { number: reasons.partUnknown } });
  if (bytes.byteLength !== expected)
    throw refuse('invalid_input', { fields: { file: reasons.partSize(expected) } });
  if (sha256 !== undefined && createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw refuse('part_damaged');
  const etag = await ports.files.parts.put(partial(row), number, bytes);
  if (etag === undefined) throw missing();
  return db.transaction(async (tx) => {
    await lockArriving(tx, user_rid, rid, now());
    await putPart(tx, rid, { number, etag });
    return { stored: number };
  });
}

/** Judges a file by its first bytes. */
type TypeOf = (head: Uint8Array, name: string) => Promise<JudgedFile>;

/**
 * Makes the file from its parts, outside of any transaction, because that takes long. Of concurrent calls one does it;
 * the others are refused. When the process dies meanwhile, a later call does it again.
 */
export async function finishUpload(
  { db, ports, now }: Keeping,
  user_rid: string,
  { rid }: Key,
  typeOf: TypeOf,
): Promise<Upload> {
  const begun = await db.transaction(async (tx) => {
    // Locked first: a call that finishes the upload at the same moment has then committed its file.
    await lockResumable(tx, rid, user_rid);
    const finished = await finishedUpload(tx, user_rid, rid);
    if (finished) return { finished };
    const row = await lockArriving(tx, user_rid, rid, now());
    const parts = await partsOf(tx, rid);
    requireComplete(row, parts);
    await setJoining(tx, rid, now());
    return { row, parts };
  });
  if (begun.finished) return begun.finished;
  const { row, parts } = begun;
  try {
    await ports.files.parts.join(partial(row), parts);
    const judged = await typeOf(await headOf(ports.files, row), row.name);
    return judged.type
      ? await db.transaction((tx) => keep(tx, row, judged.type, now()))
      : await discardRefused({ db, ports }, row, judged.reason);
  } catch (error) {
    await db.transaction((tx) => setJoining(tx, rid, null));
    throw error;
  }
}

/** Returns the file of an upload that is finished. */
async function finishedUpload(tx: Tx, user_rid: string, rid: string): Promise<Upload | undefined> {
  const [file] = await findFiles(tx, [rid]);
  if (file?.user_rid !== user_rid) return undefined;
  const { name, size, mime } = file;
  return { file_rid: rid, name, size, mime };
}

function requireComplete({ size }: ResumableRow, parts: readonly StoredPart[]): void {
  const stored = new Set(parts.map(({ number }) => number));
  const all = Array.from({ length: partCount(size) }, (_, index) => index + 1);
  const lacking = all.filter((number) => !stored.has(number));
  if (lacking.length > 0) throw refuse('upload_act_refused', { msg: reasons.uploadMissing(lacking) });
}

async function keep(tx: Tx, row: ResumableRow, { ext, mime }: FileType, now: Date): Promise<Upload> {
  const { rid, user_rid, stored, size, fingerprint } = row;
  const name = cleanName(row.name, ext);
  await insertFile(tx, { rid, user_rid, stored, name, mime, size, fingerprint, created: now });
  await deleteResumable(tx, rid);
  return { file_rid: rid, name, size, mime };
}

async function discardRefused(
  { db, ports }: Pick<Deps, 'db' | 'ports'>,
  row: ResumableRow,
  reason: string | undefined,
): Promise<never> {
  await ports.files.parts.discard(partial(row));
  await db.transaction((tx) => deleteResumable(tx, row.rid));
  throw refuseType(reason);
}

/** Ends an upload and removes its parts. */
export async function abortUpload(
  { db, ports, now }: Keeping,
  user_rid: string,
  { rid }: Key,
): Promise<null> {
  await db.transaction(async (tx) => {
    const row = await lockArriving(tx, user_rid, rid, now());
    await ports.files.parts.discard(partial(row));
    await deleteResumable(tx, rid);
  });
  return null;
}
