import { comparable } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { linesOf, ordersOf } from './statement.repo';
import { addTo } from './statement.spending.rules';

/** What the orders of statements are billed by project, however it is typed. */
interface BilledProjects {
  /** By the keys of the statements, then of the projects: an empty key for orders without one. */
  readonly billed: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The projects as orders name them, by their keys. */
  readonly names: ReadonlyMap<string, string>;
}

/** Returns what the orders of statements are billed by project, with two queries. */
export async function billedByProject(tx: Tx, rids: readonly string[]): Promise<BilledProjects> {
  if (rids.length === 0) return { billed: new Map(), names: new Map() };
  const projectOf = new Map((await ordersOf(tx, rids)).map(({ rid, fund_code }) => [rid, fund_code]));
  const billed = new Map<string, Map<string, number>>();
  const names = new Map<string, string>();
  for (const { statement_rid, order_rid, amount_fen } of await linesOf(tx, rids)) {
    const name = projectOf.get(order_rid) ?? '';
    const key = comparable(name);
    const its = billed.get(statement_rid) ?? new Map<string, number>();
    addTo(its, key, amount_fen);
    billed.set(statement_rid, its);
    // Of several spellings always the same one is shown.
    const known = names.get(key);
    if (known === undefined || name < known) names.set(key, name);
  }
  return { billed, names };
}
