import { accountKinds, type LedgerUnit, ledgerAccounts } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { checkAccounts, checkEntries, checkSums, checkTransfers, type Finding } from './ledger.check.repo';

const units = [...new Set(ledgerAccounts.map((kind) => accountKinds[kind].unit))];

const kindsOf = (unit: LedgerUnit) => ledgerAccounts.filter((kind) => accountKinds[kind].unit === unit);

/**
 * Compares all figures of the ledger: balances and pending amounts add up to 0 in each unit; each account has the
 * balance of its entries and the pending amounts of its pending transfers; each entry follows from the one before;
 * each transfer has its two entries, and what was posted, voided or reversed of it. Returns the
 * differences. Each SQL statement reads one snapshot, so transfers may continue during the check.
 */
export async function check(tx: Tx, chunk = 10_000): Promise<Finding[]> {
  const sums: Finding[] = [];
  for (const unit of units) sums.push(...(await checkSums(tx, unit, kindsOf(unit))));
  return [
    ...sums,
    ...(await checkAccounts(tx, chunk)),
    ...(await checkEntries(tx, chunk)),
    ...(await checkTransfers(tx, chunk)),
  ];
}
