import type { ClusterSpending, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { dayStart } from '../../kit/time';
import { mayRead } from '../cluster/cluster.policy';
import { ownerOfGroup } from '../cluster/cluster.rules';
import type { By } from '../cluster/cluster.service';
import { sumByCause } from '../ledger/ledger.balance.repo';
import { accountRid } from '../ledger/ledger.rules';
import { memberNames } from './statement.clusterList.service';
import { findStatements } from './statement.repo';
import { addTo, largestFirst, monthsUpTo, spendingOf } from './statement.spending.rules';
import { paymentsOf } from './statement.spending.service';

/** Returns what a group paid for statements less refunds, by month, member and service, for its managers. */
export async function spendingOfCluster(
  tx: Tx,
  { rid, months: shown }: Parsed<'auth/cluster/spending'>,
  { user_rid, at }: By,
): Promise<ClusterSpending> {
  await mayRead(tx, { rid, user_rid, act: 'money' });
  const months = monthsUpTo(at, shown);
  const accounts = (['cash', 'bonus'] as const).map((kind) => accountRid({ owner: ownerOfGroup(rid), kind }));
  const from = dayStart(`${months[0]}-01`);
  const sums = await sumByCause(tx, accounts, { cause_kind: 'statement', from });
  const paid = sums.map(({ cause_rid, month, amount }) => ({
    statement_rid: cause_rid,
    month,
    amount_fen: -amount,
  }));
  const perStatement = new Map<string, number>();
  for (const { statement_rid, amount_fen } of paid) addTo(perStatement, statement_rid, amount_fen);
  const perMember = new Map<string, number>();
  for (const statement of await findStatements(tx, [...perStatement.keys()]))
    addTo(perMember, statement.user_rid, perStatement.get(statement.rid) ?? 0);
  const names = await memberNames(tx, [...perMember.keys()]);
  return {
    ...spendingOf(await paymentsOf(tx, paid), months),
    members: largestFirst(perMember, (key) => names.get(key) ?? ''),
  };
}
