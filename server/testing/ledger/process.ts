/** A process that works on the ledger of a PostgreSQL database, for the race tests. `processes.ts` starts it. */
import { openPostgres } from '../../src/db/postgres';
import type { Move } from '../../src/modules/ledger/ledger.move.rules';
import { LedgerRefusal } from '../../src/modules/ledger/ledger.refusal.rules';
import { findAccounts } from '../../src/modules/ledger/ledger.repo';
import { accountRid, balanceOf, type Owner } from '../../src/modules/ledger/ledger.rules';
import { expirePending, type Transferred, transfer } from '../../src/modules/ledger/ledger.service';

/** What a test asks of a process. */
export type Task =
  /** Does all calls at the same time, each in its own transaction. */
  | { readonly do: 'transfer'; readonly calls: readonly (readonly Move[])[]; readonly at: Date }
  /** Releases due transfers one by one until there are none. */
  | { readonly do: 'expire'; readonly at: Date }
  /** Adds up the points of all owners, each time in one read, until `stop`. */
  | { readonly do: 'sum'; readonly owners: readonly Owner[] }
  | { readonly do: 'stop' }
  /** Moves points between the owners without an end, and reports each committed call. */
  | { readonly do: 'write'; readonly owners: readonly Owner[]; readonly name: string };

/** What came of a call: what it moved, why it was refused, or an error that is no refusal. */
export type Outcome =
  | { readonly moved: readonly Transferred[] }
  | { readonly refused: string }
  | { readonly failed: string };

export type Report =
  | { readonly outcomes: readonly Outcome[] }
  | { readonly expired: number }
  | { readonly sums: readonly number[] }
  | { readonly committed: readonly string[] };

/** The largest number of milliseconds that anything waits: no test depends on the machine's speed. */
const patience = 300_000;
const db = await openPostgres(process.argv[2] ?? '', undefined, {
  connect: patience,
  statement: patience,
  idleTransaction: patience,
  lock: patience,
  answer: patience,
});
const report = (message: Report): void => void process.send?.(message);

async function outcomeOf(moves: readonly Move[], at: Date): Promise<Outcome> {
  try {
    return { moved: await db.transaction((tx) => transfer(tx, moves, at)) };
  } catch (error) {
    return error instanceof LedgerRefusal ? { refused: error.reason } : { failed: String(error) };
  }
}

async function expire(at: Date): Promise<number> {
  for (let all = 0; ; ) {
    const expired = await db.transaction((tx) => expirePending(tx, at, 1));
    if (expired === 0) return all;
    all += expired;
  }
}

let stopped = false;
async function sum(owners: readonly Owner[]): Promise<number[]> {
  const rids = owners.map((owner) => accountRid({ owner, kind: 'points' }));
  const sums: number[] = [];
  while (!stopped) {
    const accounts = await db.read((tx) => findAccounts(tx, rids));
    sums.push(accounts.reduce((all, account) => all + balanceOf(account), 0));
  }
  return sums;
}

/** Each call takes a point round three owners: two linked gifts, so that a half of a call would show. */
async function write(owners: readonly Owner[], name: string): Promise<void> {
  const shifted = (by: number) => owners[by % owners.length] ?? { kind: 'lab' };
  const gift = (id: string, debit: Owner, credit: Owner): Move => {
    const cause = { kind: 'race', rid: name };
    return { id, kind: 'points_gift', debit, credit, amount: 1, cause };
  };
  for (let count = 0; ; count++) {
    const from = Math.floor(Math.random() * owners.length);
    const ids = [`${name}:${count}:a`, `${name}:${count}:b`];
    const [first = '', second = ''] = ids;
    const moves = [
      gift(first, shifted(from), shifted(from + 1)),
      gift(second, shifted(from + 1), shifted(from + 2)),
    ];
    const outcome = await outcomeOf(moves, new Date());
    if ('moved' in outcome) report({ committed: ids });
  }
}

async function work(task: Task): Promise<void> {
  switch (task.do) {
    case 'transfer':
      return report({ outcomes: await Promise.all(task.calls.map((moves) => outcomeOf(moves, task.at))) });
    case 'expire':
      return report({ expired: await expire(task.at) });
    case 'sum':
      return report({ sums: await sum(task.owners) });
    case 'stop':
      stopped = true;
      return;
    case 'write':
      return write(task.owners, task.name);
  }
}

process.on('message', (task: Task) => void work(task));
process.on('disconnect', () => process.exit());
process.send?.('ready');
