import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { dueMessage, labClock, requirementTermLabels } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { type Attempt, attemptOf } from '../limit/limit.rules';
import { countAttempt, isWithin } from '../limit/limit.service';
import { notifyPhone } from '../message/message.service';
import { withBytes } from '../upload/storedBytes.service';
import { insertFile } from '../upload/upload.repo';
import { storeUploads } from '../upload/upload.service';
import { findUser } from '../user/user.repo';
import { receiptLimits, requirementLimits, strangerLimits } from './requirement.limits';
import { insertMessage } from './requirement.message.repo';
import { receipt } from './requirement.notice';
import {
  findRequirement,
  insertRequirement,
  nextRequirementCode,
  type RequirementRow,
} from './requirement.repo';

type Posted = Parsed<'open/web/requirement/add'>;

/** Stores a requirement or a message with its files, and confirms it by text message where that can't be misused. */
export async function addRequirement(
  input: Posted,
  context: Context,
): Promise<Data<'open/web/requirement/add'>> {
  const { db, ports, allAttached, now } = context;
  await countAttempt(db, requirementLimits(input.phone, attemptOf(context)), now());
  requireTerms(input, now());
  const caller = await context.caller();
  const files = await storeUploads(ports, allAttached);
  const user_rid = caller?.rid ?? null;
  const created = now();
  const bytes = files.map(({ stored }) => stored);
  return withBytes(ports, bytes, () =>
    db.transaction(async (tx) => {
      const code = await nextRequirementCode(tx, created);
      for (const file of files) await insertFile(tx, { ...file, user_rid, claimed: true, created });
      const [first, ...more] = files.map(({ rid }) => rid);
      const dates = { created, changed: created };
      await insertRequirement(tx, { ...input, code, user_rid, file_rid: first ?? null, ...dates });
      if (more.length > 0) await keepMore(tx, { code, user_rid, created }, more);
      if (await mayText(tx, { phone: input.phone, user_rid, attempt: attemptOf(context) }, created))
        await notifyPhone(tx, input.phone, receipt(input, code), created);
      return { code };
    }),
  );
}

/** Refuses a day that is over, and of a message of the contact page what only a requirement asks for. */
function requireTerms({ kind, due, sample_count, budget_fen }: Posted, at: Date): void {
  if (kind === 'message') {
    const stated = Object.entries({ due, sample_count, budget_fen }).filter(
      ([, value]) => value !== undefined,
    );
    const labels: Readonly<Record<string, string>> = requirementTermLabels;
    const fields = stated.map(([name]) => [name, reasons.messageWithoutTerms(labels[name] ?? name)]);
    if (fields.length > 0) throw refuse('invalid_input', { fields: Object.fromEntries(fields) });
  }
  const late = due === undefined ? undefined : dueMessage(due, labClock(at).today);
  if (late !== undefined) throw refuse('invalid_input', { fields: { due: late } });
}

/** Keeps the files after the first one, which is a column of the requirement, with an entry of its history. */
function keepMore(
  tx: Tx,
  { code, user_rid, created }: Pick<RequirementRow, 'code' | 'user_rid' | 'created'>,
  file_rids: readonly string[],
): Promise<void> {
  const entry = { requirement_code: code, act: 'submit', by: 'member', by_rid: user_rid } as const;
  return insertMessage(tx, { ...entry, rid: newRid(), text: '', at: created }, file_rids);
}

interface Receiver {
  readonly phone: string;
  readonly user_rid: string | null;
  readonly attempt: Attempt;
}

/**
 * True when the receipt may be sent by text message: three a day for a phone; and one a day from an address, except to the
 * phone of the account that is logged in, which was proved by a code. The page shows the number in any case.
 */
async function mayText(tx: Tx, { phone, user_rid, attempt }: Receiver, now: Date): Promise<boolean> {
  const own = user_rid !== null && (await findUser(tx, user_rid))?.phone === phone;
  return isWithin(tx, [...receiptLimits(phone), ...(own ? [] : strangerLimits(attempt))], now);
}

/** Returns a requirement of this member; refuses with not_found, also for another member's or a visitor's. */
export async function ownRequirement(tx: Tx, user_rid: string, code: string): Promise<RequirementRow> {
  const row = await findRequirement(tx, code);
  if (row?.user_rid !== user_rid) throw refuse('not_found', { noun: 'requirement' });
  return row;
}

/** Returns the requirement with this code; refuses with not_found. */
export async function requirementByCode(tx: Tx, code: string): Promise<RequirementRow> {
  const row = await findRequirement(tx, code);
  if (!row) throw refuse('not_found', { noun: 'requirement', code });
  return row;
}
