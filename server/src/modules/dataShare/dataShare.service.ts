import { randomBytes } from 'node:crypto';
import type { Data, DataShare, Parsed } from '@portal/shared/contract';
import { dataShareKeptDays, limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { after } from '../../kit/time';
import { filesOfData } from '../orderFile/orderFile.delivered.service';
import { lockMember } from '../user/user.service';
import { presentDataShare, stateOf } from './dataShare.present';
import {
  type DataShareRow,
  deleteDataShares,
  deleteEndedBefore,
  findByCode,
  insertDataShare,
  listDataShares,
  openingsOf,
} from './dataShare.repo';

/** A new link: its input with the hash of its password. */
interface NewShare extends Omit<Parsed<'auth/dataShare/add'>, 'password'> {
  readonly user_rid: string;
  readonly password_hash: string | null;
}

/** Seconds of a day. */
const daySeconds = 24 * 3600;

/**
 * Creates a link to files of delivered data. Refuses with not_found when a file is not the member's or not delivered, with
 * data_share_limit when the member has too many valid links, with data_share_size when the files are too large for a zip.
 */
export async function addDataShare(
  tx: Tx,
  { rids, days, ...given }: NewShare,
  now: Date,
): Promise<DataShare> {
  await lockMember(tx, given.user_rid);
  await makeRoom(tx, given.user_rid, now);
  const chosen = [...new Set(rids)];
  const found = await filesOfData(tx, given.user_rid, chosen);
  if (found.length < chosen.length) throw refuse('not_found', { noun: 'orderFile' });
  if (found.reduce((sum, { file }) => sum + file.size, 0) > limits.dataZipBytes)
    throw refuse('data_share_size');
  const share: DataShareRow = {
    ...given,
    rid: newRid(),
    code: randomBytes(16).toString('base64url'),
    files: chosen,
    created: now,
    expires: after(now, days * daySeconds),
    revoked: null,
  };
  await insertDataShare(tx, share);
  return presentDataShare(share, [], now);
}

/** Refuses when the member has too many valid links; of ended ones it keeps the newest. */
async function makeRoom(tx: Tx, user_rid: string, now: Date): Promise<void> {
  const all = await listDataShares(tx, user_rid);
  const ended = all.filter((share) => stateOf(share, now) !== 'open');
  if (all.length - ended.length >= limits.dataShares) throw refuse('data_share_limit');
  await deleteDataShares(
    tx,
    ended.slice(limits.dataShares).map(({ rid }) => rid),
  );
}

/** Returns the member's links, the newest first. */
export async function ownDataShares(tx: Tx, user_rid: string, now: Date): Promise<DataShare[]> {
  const shares = await listDataShares(tx, user_rid);
  const openings = await openingsOf(
    tx,
    shares.map(({ rid }) => rid),
  );
  return shares.map((share) => presentDataShare(share, openings, now));
}

/** Returns a link of the member with its files and its log; refuses another one's with not_found. */
export async function ownDataShare(
  tx: Tx,
  { code, user_rid }: { readonly code: string; readonly user_rid: string },
  now: Date,
): Promise<Data<'auth/dataShare/detail'>> {
  const share = await findByCode(tx, code);
  if (share?.user_rid !== user_rid) throw refuse('not_found', { noun: 'dataShare' });
  const openings = await openingsOf(tx, [share.rid]);
  const list = (await filesOfData(tx, user_rid, share.files)).map(presentShared);
  const nameOf = (key: string) => list.find(({ rid }) => rid === key)?.name ?? null;
  const log = openings.map(({ day, act, file, count }) => ({ day, act, file: nameOf(file), count }));
  return { ...presentDataShare(share, openings, now), list, log };
}

type SharedRow = Awaited<ReturnType<typeof filesOfData>>[number];

/** Presents a file as receivers see it. */
export const presentShared = ({ orderFile: { rid }, file: { name, size } }: SharedRow) => ({
  rid,
  name,
  size,
});

/** Deletes links whose member has had time to read the log after their end. */
export const removeEnded = (tx: Tx, now: Date): Promise<void> =>
  deleteEndedBefore(tx, after(now, -dataShareKeptDays * daySeconds));
