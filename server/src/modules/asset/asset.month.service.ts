import type { AssetMonth } from '@portal/shared/contract';
import { labClock, monthsAfter } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { dayStart } from '../../kit/time';
import { period } from '../ledger/ledger.balance.service';
import type { Owner } from '../ledger/ledger.rules';

const shownMonths = 12;

/** Returns the months up to the current one with the totals of the owner's cash and bonus, the oldest first. */
export async function listMonths(tx: Tx, owner: Owner, now: Date): Promise<AssetMonth[]> {
  const current = `${labClock(now).today.slice(0, 7)}-01`;
  const months: AssetMonth[] = [];
  for (let back = shownMonths - 1; back >= 0; back--) {
    const first = monthsAfter(current, -back);
    const [from, to] = [dayStart(first), dayStart(monthsAfter(first, 1))];
    const cash = await period(tx, { owner, kind: 'cash' }, from, to);
    const bonus = await period(tx, { owner, kind: 'bonus' }, from, to);
    months.push({
      month: first.slice(0, 7),
      in_fen: cash.credited + bonus.credited,
      out_fen: cash.debited + bonus.debited,
      balance_fen: cash.closing + bonus.closing,
    });
  }
  return months;
}
