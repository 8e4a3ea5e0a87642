import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { labOwner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { statementCause } from './statement.money.service';
import { lockFor, moveStatement } from './statement.move.service';
import { notifyStatement } from './statement.notice';
import { takeBackRewards } from './statement.reward.service';
import { moneyOf, statementByCode } from './statement.service';

/**
 * Returns money of a paid statement to the member's cash. At most what was paid in cash or by bank, less what was
 * refunded before and what invoices use up; bonus is not refunded. Takes back the points and rebates that it earned.
 */
export async function refundStatement(
  tx: Tx,
  { code, amount_fen, reason }: Parsed<'staff/statement/refund'>,
  { staff_rid, at }: { readonly staff_rid: string; readonly at: Date },
): Promise<Data<'staff/statement/refund'>> {
  const { rid } = await statementByCode(tx, code);
  const statement = await lockFor(tx, rid, 'refund', 'staff');
  const before = await moneyOf(tx, statement);
  const left = before.paid_cash_fen - statement.invoiced_fen;
  if (amount_fen > left) {
    const msg = reasons.aboveRefundable(left);
    throw refuse('amount_invalid', { msg, fields: { amount_fen: msg } });
  }
  await moveStatement(tx, statement, { act: 'refund', by: 'staff', by_rid: staff_rid, note: reason, at });
  await notifyStatement(tx, statement, { act: 'refund', note: reason, amount_fen, at });
  await audit(tx, {
    staff_rid,
    act: 'statement.refund',
    target: statement.code,
    note: JSON.stringify({ amount_fen, reason, paid_before: before.paid_fen }),
    at,
  });
  const refund_rid = newRid();
  await transfer(
    tx,
    [
      {
        id: `statement:${rid}:refund:${refund_rid}`,
        kind: 'refund_cash',
        debit: labOwner,
        credit: { kind: 'member', rid: statement.user_rid },
        amount: amount_fen,
        cause: statementCause(rid),
      },
    ],
    at,
  );
  const { paid_fen, owed_fen, refunded_fen } = await moneyOf(tx, statement);
  await takeBackRewards(
    tx,
    statement,
    { refund_rid, before_fen: before.refunded_fen, after_fen: refunded_fen },
    at,
  );
  return { state: statement.state, paid_fen, owed_fen };
}
