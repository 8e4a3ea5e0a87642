import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { type ApprovalActName, bankLineStateLabels } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import type { StaffAct } from '../../kit/module';
import { withdrawWaiting } from '../approval/approval.repo';
import { audit } from '../audit/audit.repo';
import { findUser } from '../user/user.repo';
import {
  type BankLineChange,
  type BankLineRow,
  codesByKey,
  insertBankLines,
  lockBankLine,
  nextBankLineCodes,
  updateBankLine,
} from './bankLine.repo';
import { type GivenLine, lineKey } from './bankLine.rules';

/** Name of the act that books a line in audit log and approvals. */
export const bankMatchAct: ApprovalActName = 'bankLine.match';

/** Says of each line whether it was imported before. */
export async function knownLines(
  tx: Tx,
  { lines }: Parsed<'staff/bankLine/known'>,
): Promise<Data<'staff/bankLine/known'>> {
  const codes = await codesByKey(tx, lines.map(lineKey));
  return { known: lines.map((line) => codes.has(lineKey(line))) };
}

/** Stores those of the lines that are new, and answers with the code of each. */
export async function addLines(
  tx: Tx,
  { lines }: Parsed<'staff/bankLine/add'>,
  by: StaffAct,
): Promise<Data<'staff/bankLine/add'>> {
  const keys = lines.map(lineKey);
  const before = await codesByKey(tx, keys);
  const fresh = new Map(lines.map((line, index) => [keys[index] ?? '', line]));
  for (const key of before.keys()) fresh.delete(key);
  const added = await insertBankLines(tx, await rowsOf(tx, fresh, by));
  const codes = await codesByKey(tx, keys);
  // Of several equal lines of one call the first is new.
  const told = new Set<string>();
  const list = keys.map((key) => {
    const code = codes.get(key) ?? '';
    const known = !added.has(code) || told.has(code);
    told.add(code);
    return { code, known };
  });
  if (added.size > 0) {
    const note = `${added.size}`;
    await audit(tx, {
      staff_rid: by.staff_rid,
      act: 'bankLine.add',
      target: list[0]?.code ?? '',
      note,
      at: by.at,
    });
  }
  return { list };
}

async function rowsOf(tx: Tx, lines: ReadonlyMap<string, GivenLine>, { staff_rid, at }: StaffAct) {
  const codes = await nextBankLineCodes(tx, lines.size, at);
  return [...lines].map(([key, { ordinal: _, ...line }], index) => ({
    ...line,
    rid: newRid(),
    key,
    code: codes[index] ?? '',
    added_by: staff_rid,
    created: at,
  }));
}

/** Sets an open line aside, and withdraws what a second person was asked about it. */
export async function setLineAside(
  tx: Tx,
  { code, reason }: Parsed<'staff/bankLine/setAside'>,
  { staff_rid, at }: StaffAct,
): Promise<BankLineRow> {
  const row = await openLine(tx, code);
  await withdrawWaiting(tx, bankMatchAct, row.code, at);
  await audit(tx, { staff_rid, act: 'bankLine.setAside', target: row.code, note: reason, at });
  return changeLine(tx, row, { state: 'aside', reason, decided: at, decided_by: staff_rid });
}

/** Opens a line again that was set aside. */
export async function reopenLine(
  tx: Tx,
  { code }: Parsed<'staff/bankLine/reopen'>,
  { staff_rid, at }: StaffAct,
): Promise<BankLineRow> {
  const row = await lockedLine(tx, code);
  if (row.state !== 'aside') throw await decidedBefore(tx, row);
  await audit(tx, { staff_rid, act: 'bankLine.reopen', target: row.code, note: row.reason, at });
  return changeLine(tx, row, { state: 'open', reason: '', decided: null, decided_by: null });
}

/** Locks an open line; refuses with bank_line_refused, and with who it was, when it was decided about before. */
export async function openLine(tx: Tx, code: string): Promise<BankLineRow> {
  const row = await lockedLine(tx, code);
  if (row.state !== 'open') throw await decidedBefore(tx, row);
  return row;
}

async function lockedLine(tx: Tx, code: string): Promise<BankLineRow> {
  const row = await lockBankLine(tx, code);
  if (!row) throw refuse('not_found', { noun: 'bankLine', code });
  return row;
}

async function decidedBefore(tx: Tx, { state, decided, decided_by }: BankLineRow) {
  const by = decided_by === null ? undefined : (await findUser(tx, decided_by))?.name;
  return refuse('bank_line_refused', {
    msg: reasons.decided('bankLine', bankLineStateLabels[state], { by, at: decided }),
  });
}

/** Stores a change of a line that is locked. */
export async function changeLine(tx: Tx, row: BankLineRow, change: BankLineChange): Promise<BankLineRow> {
  await updateBankLine(tx, row.rid, change);
  return { ...row, ...change };
}
