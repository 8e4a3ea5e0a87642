import { contract, type Data, type Parsed, reasons } from '@portal/shared/contract';
import { type ApprovalActName, sharesOf } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import type { ApprovalActs, StaffAct } from '../../kit/module';
import { requestApproval } from '../approval/approval.service';
import { audit } from '../audit/audit.repo';
import { receiverOf } from '../cluster/cluster.dissolve.service';
import type { PlainMove } from '../ledger/ledger.move.rules';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { refundTransfer, statementCause } from './statement.money.service';
import { lockFor, moveStatement } from './statement.move.service';
import { notifyStatement } from './statement.notice';
import { takeBackRewards } from './statement.reward.service';
import { moneyOf, statementByCode } from './statement.service';

const refundAct: ApprovalActName = 'statement.refund';

/** Refunds a paid statement, or asks for a second person's agreement when the amount needs one. */
export async function refundStatement(
  tx: Tx,
  refund: Parsed<'staff/statement/refund'>,
  by: StaffAct,
): Promise<Data<'staff/statement/refund'>> {
  const { statement, before } = await refundable(tx, refund);
  const { code, amount_fen } = refund;
  const request = { ...by, act: refundAct, target: code, amount_fen, payload: refund };
  const approval = await requestApproval(tx, request);
  if (approval === undefined) await payBack(tx, refund, by);
  const { paid_fen, owed_fen, waiting_fen } = approval === undefined ? await moneyOf(tx, statement) : before;
  return { state: statement.state, paid_fen, owed_fen, waiting_fen, approval: approval ?? null };
}

/** Acts of statements that a second person agrees to. */
export const statementActs = {
  'statement.refund': (tx, payload, by) =>
    payBack(tx, contract['staff/statement/refund'].input.parse(payload), by),
} as const satisfies ApprovalActs;

/**
 * Locks a statement for a refund; refuses with amount_invalid more than what was paid in cash or by bank, less what was
 * refunded before and what is invoiced, of the statement or of the prepayments that paid it. Bonus is not refunded.
 */
async function refundable(tx: Tx, { code, amount_fen }: Parsed<'staff/statement/refund'>) {
  const { rid } = await statementByCode(tx, code);
  const statement = await lockFor(tx, rid, 'refund', 'staff');
  const before = await moneyOf(tx, statement);
  const invoiced_fen = statement.invoiced_fen + before.invoiced_cash_fen;
  const left = before.paid_cash_fen - invoiced_fen;
  if (amount_fen > left) {
    const msg = reasons.aboveRefundable(Math.max(0, left), invoiced_fen);
    throw refuse('amount_invalid', { msg, fields: { amount_fen: msg } });
  }
  return { statement, before };
}

/** Returns money to those who paid, in proportion to what they paid in cash, and takes back the points and rebates that it earned. */
async function payBack(
  tx: Tx,
  refund: Parsed<'staff/statement/refund'>,
  { staff_rid, at }: StaffAct,
): Promise<void> {
  const { statement, before } = await refundable(tx, refund);
  const { rid } = statement;
  const { amount_fen, reason } = refund;
  await moveStatement(tx, statement, { act: 'refund', by: 'staff', by_rid: staff_rid, note: reason, at });
  await notifyStatement(tx, statement, { act: 'refund', note: reason, amount_fen, at });
  await audit(tx, {
    staff_rid,
    act: refundAct,
    target: statement.code,
    note: JSON.stringify({ amount_fen, reason, paid_before: before.paid_fen }),
    at,
  });
  const refund_rid = newRid();
  const moves: PlainMove[] = [];
  for (const [group, amount] of sharesOf(before.cash_payers, amount_fen))
    if (amount > 0)
      moves.push({
        id: refundTransfer(rid, refund_rid, group),
        kind: 'refund_cash',
        debit: labOwner,
        credit: group ? await receiverOf(tx, group) : { kind: 'member', rid: statement.user_rid },
        amount,
        cause: statementCause(rid),
      });
  await transfer(tx, moves, at);
  const { refunded_fen } = await moneyOf(tx, statement);
  await takeBackRewards(
    tx,
    statement,
    { refund_rid, before_fen: before.refunded_fen, after_fen: refunded_fen },
    at,
  );
}
