import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'drizzle-orm';
import { lockOrder as accountOrder } from '../../src/modules/ledger/ledger.rules';
import { rowsOf } from './lockStatement';

const page = readFileSync(join(__dirname, '../../../docs/modules.md'), 'utf8');

/** The place of each table in the order of locks, as docs/modules.md has it: tables of one line have the same place. */
const places = new Map(
  [...page.slice(page.indexOf('## Order of locks')).matchAll(/^\| (\d+) \| ([\w, ]+) \|$/gm)].flatMap(
    ([, place, tables = '']) => tables.split(', ').map((table) => [table, Number(place)] as const),
  ),
);

/** Counters of limits, of which each act has its own, and stored answers, which are locked by their key. */
const passedOver = ['rate_limits', 'idempotency_keys'];

/**
 * What deletes the records of a member who leaves, table by table: nobody else acts on them, and the job comes again. Content of a
 * new portal is written before it answers.
 */
const exempt = /personal\.closing\.job|[\\/]src[\\/]seed[\\/]/;

/**
 * Watches one transaction: fails its statement when it is the first to lock rows of a table that comes before one of which the
 * transaction holds rows. So every test on PostgreSQL checks the order of locks of what it does. Rows of the transaction's own, and
 * those that it holds already, are passed over.
 */
export function watchLocks(): Logger {
  if (exempt.test(new Error().stack ?? '')) return { logQuery: () => undefined };
  const own = new Map<string, Set<string>>();
  const held = new Set<string>();
  const taken = new Set<string>();
  const accounts = accountSteps();
  let last = { table: '', place: 0 };
  return {
    logQuery(query, params) {
      const rows = rowsOf(query, params);
      if (!rows) return;
      const { table, keys, kind } = rows;
      const known = own.get(table) ?? new Set();
      own.set(table, known);
      const isOwn = keys.some((key) => known.has(key));
      for (const key of keys) known.add(key);
      if (table === 'ledger_account' && kind === 'lock') accounts(keys);
      if (kind === 'taken') taken.add(table);
      if (kind !== 'lock' || isOwn || taken.has(table) || held.has(table) || passedOver.includes(table))
        return;
      held.add(table);
      const missing = [...held].find((one) => !places.has(one));
      if (missing !== undefined && held.size > 1)
        throw new Error(`docs/modules.md has no place for ${missing}, which is locked with others`);
      const place = places.get(table) ?? 0;
      if (place < last.place)
        throw new Error(`rows of ${table} are locked after rows of ${last.table}; see docs/modules.md`);
      last = { table, place };
    },
  };
}

const kindOrder: readonly unknown[] = accountOrder;
const accountKey = /^(?:lab|(?:member|group):.+):([a-z_]+)$/;

/** Accounts are locked in steps: each begins at the kind where the one before ended, or later. */
function accountSteps(): (keys: readonly string[]) => void {
  const seen = new Set<string>();
  let reached = 0;
  return (keys) => {
    const fresh = keys.filter((key) => accountKey.test(key) && !seen.has(key));
    for (const key of fresh) seen.add(key);
    const kinds = fresh.map((key) => kindOrder.indexOf(accountKey.exec(key)?.[1]));
    if (Math.min(reached, ...kinds) < reached)
      throw new Error(`${fresh.join(' ')} are locked after accounts of later kinds; see ledger.rules.ts`);
    reached = Math.max(reached, ...kinds);
  };
}
