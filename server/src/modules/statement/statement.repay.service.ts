import { reasons } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import type { Owner } from '../ledger/ledger.rules';
import { lockOrdersOf } from './statement.move.service';
import { payableOf, payStatement } from './statement.pay.service';
import { lockUnpaid } from './statement.repo';
import { moneyOf } from './statement.service';

/**
 * Repays what the member owes on credit: pays the statements from the balance, the one that waits longest first, until
 * the amount is used. Pays all of it or nothing: refuses with amount_invalid above what is owed.
 */
export async function repayOldest(tx: Tx, user_rid: string, amount_fen: number, at: Date): Promise<void> {
  const payer: Owner = { kind: 'member', rid: user_rid };
  let left = amount_fen;
  const unpaid = await lockUnpaid(tx, user_rid);
  await lockOrdersOf(
    tx,
    unpaid.map(({ rid }) => rid),
  );
  for (const statement of unpaid) {
    const amount = Math.min(left, payableOf(await moneyOf(tx, statement)));
    if (amount === 0) continue;
    await payStatement(tx, statement, [{ payer, amount_fen: amount }], at);
    left -= amount;
  }
  if (left === 0) return;
  const msg = reasons.aboveOwed(amount_fen - left);
  throw refuse('amount_invalid', { msg, fields: { amount_fen: msg } });
}
