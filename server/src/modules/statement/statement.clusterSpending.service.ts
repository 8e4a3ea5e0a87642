import type { ClusterSpending, Parsed } from '@portal/shared/contract';
import { labClock, monthsAfter } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { dayStart } from '../../kit/time';
import { mayRead } from '../cluster/cluster.policy';
import { ownerOfGroup } from '../cluster/cluster.rules';
import type { By } from '../cluster/cluster.service';
import { sumByCause } from '../ledger/ledger.balance.repo';
import { accountRid } from '../ledger/ledger.rules';
import { memberNames } from './statement.clusterList.service';
import { serviceOf, sharesOf } from './statement.line.rules';
import { findStatements, type LineRow, linesOf } from './statement.repo';

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
  const perMonth = new Map<string, number>();
  const perStatement = new Map<string, number>();
  for (const { cause_rid, month, amount } of sums) {
    addTo(perMonth, month, -amount);
    addTo(perStatement, cause_rid, -amount);
  }
  const rids = [...perStatement.keys()];
  const perMember = new Map<string, number>();
  for (const statement of await findStatements(tx, rids))
    addTo(perMember, statement.user_rid, perStatement.get(statement.rid) ?? 0);
  const names = await memberNames(tx, [...perMember.keys()]);
  const services = perService(perStatement, rids.length === 0 ? [] : await linesOf(tx, rids));
  return {
    total_fen: [...perStatement.values()].reduce((sum, amount) => sum + amount, 0),
    months: months.map((month) => ({ month, amount_fen: perMonth.get(month) ?? 0 })),
    members: largestFirst(perMember, (key) => names.get(key) ?? ''),
    services: largestFirst(services, (name) => name),
  };
}

/** Returns months such as 2026-11 up to the current one in the lab's time zone, the oldest first. */
function monthsUpTo(at: Date, shown: number): string[] {
  const current = `${labClock(at).today.slice(0, 7)}-01`;
  return Array.from({ length: shown }, (_, index) => monthsAfter(current, index + 1 - shown).slice(0, 7));
}

/** Divides the amount of each statement over its services, in proportion to the prices of the items. */
function perService(
  perStatement: ReadonlyMap<string, number>,
  lines: readonly LineRow[],
): ReadonlyMap<string, number> {
  const prices = new Map<string, Map<string, number>>();
  for (const { statement_rid, kind, name, amount_fen } of lines) {
    if (kind !== 'item') continue;
    const items = prices.get(statement_rid) ?? new Map<string, number>();
    prices.set(statement_rid, items);
    addTo(items, serviceOf(name), amount_fen);
  }
  const services = new Map<string, number>();
  for (const [rid, amount] of perStatement) {
    const items = prices.get(rid) ?? new Map<string, number>();
    const isFree = [...items.values()].every((price) => price === 0);
    // Without a price the items share what adjustments have added.
    const weights = isFree ? new Map([...items.keys()].map((name) => [name, 1])) : items;
    for (const [name, share] of sharesOf(weights, amount)) addTo(services, name, share);
  }
  return services;
}

const addTo = (sums: Map<string, number>, key: string, amount: number): void =>
  void sums.set(key, (sums.get(key) ?? 0) + amount);

const largestFirst = (sums: ReadonlyMap<string, number>, nameOf: (key: string) => string) =>
  [...sums]
    .map(([key, amount_fen]) => ({ key, name: nameOf(key), amount_fen }))
    .filter(({ amount_fen }) => amount_fen !== 0)
    .sort((a, b) => b.amount_fen - a.amount_fen || a.name.localeCompare(b.name, 'zh-CN'));
