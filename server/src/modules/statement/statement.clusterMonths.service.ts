import type { ComparedMonths, ComparedPart, Data } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { dayStart } from '../../kit/time';
import { mayRead } from '../cluster/cluster.policy';
import { ownerOfGroup } from '../cluster/cluster.rules';
import type { By } from '../cluster/cluster.service';
import { sumByCause } from '../ledger/ledger.balance.repo';
import { accountRid } from '../ledger/ledger.rules';
import { memberNames } from './statement.clusterList.service';
import { compareMonths, type MonthCharge, sumOf } from './statement.clusterMonths.rules';
import { billedByProject } from './statement.clusterProject.service';
import { findStatements } from './statement.repo';

/** Returns what a group paid in each month of this year and of last year, for those who see its money. */
export async function monthsOfCluster(
  tx: Tx,
  rid: string,
  { user_rid, at }: By,
): Promise<Data<'auth/cluster/monthsCompared'>> {
  await mayRead(tx, { rid, user_rid, act: 'money' });
  const [year = 0, month = 0] = labClock(at).today.split('-').map(Number);
  const accounts = (['cash', 'bonus'] as const).map((kind) => accountRid({ owner: ownerOfGroup(rid), kind }));
  const from = dayStart(`${year - 1}-01-01`);
  const sums = await sumByCause(tx, accounts, { cause_kind: 'statement', from });
  const rids = [...new Set(sums.map(({ cause_rid }) => cause_rid))];
  const statements = new Map((await findStatements(tx, rids)).map((row) => [row.rid, row]));
  const { billed, names: projectNames } = await billedByProject(tx, rids);
  const charges = sums.flatMap((sum): MonthCharge[] => {
    const statement = statements.get(sum.cause_rid);
    if (!statement) return [];
    const projects = billed.get(statement.rid) ?? new Map();
    return [
      {
        statement_rid: statement.rid,
        month: sum.month,
        amount_fen: -sum.amount,
        user_rid: statement.user_rid,
        projects,
      },
    ];
  });
  const { all, members, projects } = compareMonths(charges, year);
  const names = await memberNames(tx, [...members.keys()]);
  return {
    year,
    month,
    all,
    members: largestFirst(members, (key) => names.get(key) ?? ''),
    projects: largestFirst(projects, (key) => projectNames.get(key) ?? ''),
  };
}

const largestFirst = (
  parts: ReadonlyMap<string, ComparedMonths>,
  nameOf: (key: string) => string,
): ComparedPart[] =>
  [...parts]
    .map(([key, { this_fen, last_fen }]) => ({ key, name: nameOf(key), this_fen, last_fen }))
    .sort((a, b) => sumOf(b) - sumOf(a) || a.name.localeCompare(b.name, 'zh-CN'));
