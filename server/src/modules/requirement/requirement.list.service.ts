import type { Data, Parsed } from '@portal/shared/contract';
import { type Actor, limits, possibleRequirementActs } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { findDevices } from '../device/device.repo';
import { findSettings } from '../setting/setting.repo';
import { fileLink } from '../upload/fileLink.service';
import { findFiles } from '../upload/upload.repo';
import { findUsers } from '../user/user.repo';
import { ownUser } from '../user/user.service';
import { filesOfMessages, listMessages, type MessageRow, postedFiles } from './requirement.message.repo';
import type { WrittenMessage } from './requirement.message.service';
import {
  type ListedRequirement,
  presentMessage,
  presentOwn,
  presentPosted,
  presentPostedMessage,
  presentRow,
} from './requirement.present';
import {
  countMatching,
  countRequirements,
  listClaimable,
  listRequirements,
  type RequirementRow,
} from './requirement.repo';
import { factsOf } from './requirement.rules';
import { ownRequirement, requirementByCode } from './requirement.service';

/** Returns a page of the member's requirements, and those that the member can claim. */
export async function listOwn(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/requirement/list'>,
): Promise<Data<'auth/requirement/list'>> {
  const own = { ...input, user_rid };
  const { rows, next } = await listRequirements(tx, own);
  const { phone } = await ownUser(tx, user_rid);
  const claimable = phone === null ? [] : await listClaimable(tx, phone, limits.claimable);
  return {
    list: (await withRecords(tx, rows, 'member')).map(presentRow),
    next,
    total: input.before === undefined ? await countMatching(tx, own, limits.counted) : null,
    counts: await countRequirements(tx, user_rid),
    claimable: claimable.map(({ code, title, created }) => ({ code, title, created: created.toISOString() })),
  };
}

/** Returns one requirement of the member. */
export async function readOwn(
  tx: Tx,
  user_rid: string,
  code: string,
): Promise<Data<'auth/requirement/detail'>> {
  const row = await ownRequirement(tx, user_rid, code);
  const { manager } = await findSettings(tx);
  return presentOwn(await withRecordsOf(tx, row, 'member'), manager);
}

/** Returns a page of the messages of a requirement of the member. */
export async function readOwnMessages(
  tx: Tx,
  user_rid: string,
  { code, ...page }: Parsed<'auth/requirement/messages'>,
): Promise<Data<'auth/requirement/messages'>> {
  const row = await ownRequirement(tx, user_rid, code);
  const { rows, next } = await listMessages(tx, row.code, page);
  return { list: (await withFiles(tx, rows)).map(presentMessage), next };
}

/** What a link to a file needs. */
interface Signing {
  readonly secret: string;
  readonly now: Date;
}

/** Returns a page of all requirements for staff. */
export async function listPosted(
  tx: Tx,
  input: Parsed<'staff/requirement/list'>,
  { secret, now }: Signing,
): Promise<Data<'staff/requirement/list'>> {
  const { rows, next } = await listRequirements(tx, input);
  const linkOf = (rid: string) => fileLink(secret, rid, now);
  return { list: (await withRecords(tx, rows, 'staff')).map((row) => presentPosted(row, linkOf)), next };
}

/** Messages that staff see with a requirement. */
const latestMessages = 50;

/** Returns one requirement with its latest messages for staff. */
export async function readPosted(
  tx: Tx,
  code: string,
  { secret, now }: Signing,
): Promise<Data<'staff/requirement/detail'>> {
  const row = await requirementByCode(tx, code);
  const linkOf = (rid: string) => fileLink(secret, rid, now);
  const { rows } = await listMessages(tx, row.code, { size: latestMessages });
  const messages = (await withFiles(tx, rows)).map((one) => presentPostedMessage(one, linkOf));
  return { ...presentPosted(await withRecordsOf(tx, row, 'staff'), linkOf), messages };
}

async function withFiles(tx: Tx, rows: readonly MessageRow[]): Promise<WrittenMessage[]> {
  const found = await filesOfMessages(
    tx,
    rows.map(({ rid }) => rid),
  );
  return rows.map((message) => ({
    message,
    files: found.flatMap(({ message_rid, file }) => (message_rid === message.rid ? [file] : [])),
  }));
}

/** Returns requirements, each with its files, its service, its member's account and what `actor` may do. */
async function withRecords(
  tx: Tx,
  rows: readonly RequirementRow[],
  actor: Actor,
): Promise<ListedRequirement[]> {
  const files = await findFiles(
    tx,
    rows.flatMap((row) => row.file_rid ?? []),
  );
  const more = await postedFiles(
    tx,
    rows.map(({ code }) => code),
  );
  const devices = await findDevices(
    tx,
    rows.map((row) => row.device_rid),
  );
  const users = await findUsers(
    tx,
    rows.flatMap((row) => row.user_rid ?? []),
  );
  return rows.map((requirement) => ({
    requirement,
    files: [
      ...files.filter((file) => file.rid === requirement.file_rid),
      ...more.flatMap(({ code, file }) => (code === requirement.code ? [file] : [])),
    ],
    device: devices.find((device) => device.rid === requirement.device_rid),
    account: users.find((user) => user.rid === requirement.user_rid)?.account,
    can: possibleRequirementActs(factsOf(requirement), actor),
  }));
}

async function withRecordsOf(tx: Tx, row: RequirementRow, actor: Actor): Promise<ListedRequirement> {
  const [one] = await withRecords(tx, [row], actor);
  if (!one) throw new Error('a requirement was not listed');
  return one;
}
