import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { z } from 'zod';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { requireSeen } from '../../http/seen';
import type { ApprovalActs, StaffAct } from '../../kit/module';
import { findWaiting } from '../approval/approval.repo';
import { requestApproval } from '../approval/approval.service';
import { audit } from '../audit/audit.repo';
import { lockWithOrders } from '../statement/statement.move.service';
import { payableOf, payByBank } from '../statement/statement.pay.service';
import type { StatementRow } from '../statement/statement.repo';
import { moneyOf, statementByCode } from '../statement/statement.service';
import { bookTransfer, waitingTransfer } from '../transferApply/transferApply.match.service';
import type { TransferApplyRow } from '../transferApply/transferApply.repo';
import { matchAct } from '../transferApply/transferApply.service';
import { notifyArrived } from './bankLine.notice';
import type { BankLineRow } from './bankLine.repo';
import { bankMatchAct, changeLine, openLine } from './bankLine.service';

type Row = Parsed<'staff/bankLine/match'>['rows'][number];
type Result = Omit<Data<'staff/bankLine/match'>['list'][number], 'refused' | 'code'>;

/** Books one line, or asks for a second person's agreement when its amount needs one. A line is used once. */
export async function matchLine(tx: Tx, { code, target, seen }: Row, by: StaffAct): Promise<Result> {
  const line = await openLine(tx, code);
  const paid = await lockTarget(tx, target);
  requireSeen(seen, { amount_fen: amountOf(paid) });
  const payload: Payload = { code: line.code, target, amount_fen: amountOf(paid) };
  const request = { ...by, act: bankMatchAct, target: line.code, amount_fen: line.amount_fen, payload };
  const approval = await requestApproval(tx, request);
  if (approval !== undefined) return { state: line.state, approval };
  const { state } = await book(tx, line, paid, by);
  return { state, approval: null };
}

const payloadSchema = z.strictObject({ code: z.string(), target: z.string(), amount_fen: z.int() });
type Payload = z.infer<typeof payloadSchema>;

/** Returns the code of what a second person is asked to let a line pay. */
export const askedTarget = (payload: unknown): string => payloadSchema.parse(payload).target;

/** Acts of lines that a second person agrees to. */
export const bankLineActs = {
  'bankLine.match': async (tx, payload, by) => {
    const { code, target, amount_fen } = payloadSchema.parse(payload);
    const line = await openLine(tx, code);
    const paid = await lockTarget(tx, target);
    if (amountOf(paid) !== amount_fen) throw refuse('statement_act_refused', { msg: reasons.statementMoved });
    await book(tx, line, paid, by);
  },
} as const satisfies ApprovalActs;

/** What a line pays, locked. */
type Target =
  | { readonly transfer: TransferApplyRow }
  | { readonly statement: StatementRow; readonly owed_fen: number };

/**
 * Locks what a line pays: a reported transfer that waits, about which no second person is asked, or an unpaid statement of which something
 * is owed.
 */
async function lockTarget(tx: Tx, code: string): Promise<Target> {
  if (code.startsWith('Z')) {
    const transfer = await waitingTransfer(tx, code);
    if ((await findWaiting(tx, matchAct, [transfer.code])).length > 0) throw refuse('approval_waiting');
    return { transfer };
  }
  const { rid } = await statementByCode(tx, code);
  const statement = await lockWithOrders(tx, rid);
  if (statement?.state !== 'unpaid')
    throw refuse('statement_act_refused', { msg: reasons.statementState(statement?.state ?? 'paid', 'pay') });
  const owed_fen = payableOf(await moneyOf(tx, statement));
  if (owed_fen <= 0) throw refuse('statement_act_refused', { msg: reasons.allWaiting });
  return { statement, owed_fen };
}

const amountOf = (target: Target): number =>
  'transfer' in target ? target.transfer.amount_fen : target.owed_fen;

async function book(tx: Tx, line: BankLineRow, target: Target, by: StaffAct): Promise<BankLineRow> {
  const { staff_rid, at } = by;
  const { code } = 'transfer' in target ? target.transfer : target.statement;
  await audit(tx, { staff_rid, act: bankMatchAct, target: line.code, note: code, at });
  const decided = { state: 'matched', decided: at, decided_by: staff_rid } as const;
  if ('transfer' in target) {
    const { rid } = target.transfer;
    const matched = await changeLine(tx, line, { ...decided, transfer_rid: rid });
    await bookTransfer(tx, target.transfer, line.amount_fen, by);
    return matched;
  }
  const { rid, user_rid } = target.statement;
  const matched = await changeLine(tx, line, { ...decided, statement_rid: rid });
  await notifyArrived(tx, { user_rid, amount_fen: line.amount_fen, code }, at);
  const source = { kind: 'bankLine', rid: line.rid };
  await payByBank(tx, target.statement, { user_rid, amount_fen: line.amount_fen, source, at });
  return matched;
}
