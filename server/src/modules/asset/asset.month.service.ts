import type { AssetMonth } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { lastMonths } from '../../kit/month';
import { period } from '../ledger/ledger.balance.service';
import type { Owner } from '../ledger/ledger.rules';

/** Returns the months up to the current one with the totals of the owner's cash and bonus, the oldest first. */
export async function listMonths(tx: Tx, owner: Owner, now: Date): Promise<AssetMonth[]> {
  const months: AssetMonth[] = [];
  for (const { month, from, to } of lastMonths(now)) {
    const cash = await period(tx, { owner, kind: 'cash' }, from, to);
    const bonus = await period(tx, { owner, kind: 'bonus' }, from, to);
    months.push({
      month,
      in_fen: cash.credited + bonus.credited,
      out_fen: cash.debited + bonus.debited,
      balance_fen: cash.closing + bonus.closing,
    });
  }
  return months;
}
