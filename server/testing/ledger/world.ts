import { accountKinds, ledgerAccounts } from '@portal/shared/rules';
import type { Db } from '../../src/db/client';
import type { Move } from '../../src/modules/ledger/ledger.move.rules';
import { LedgerRefusal } from '../../src/modules/ledger/ledger.refusal.rules';
import {
  type AccountRef,
  accountRid,
  canOwn,
  labOwner,
  type Owner,
} from '../../src/modules/ledger/ledger.rules';
import { expirePending, transfer } from '../../src/modules/ledger/ledger.service';
import { LedgerModel, type ModelAccount, type ModelOutcome, newModelAccount } from './model';
import { type LedgerRows, type ProvenAccount, readRows } from './proof';

/** How the transaction around a call ends. */
export type Ending = 'commit' | 'crash' | 'caught';

const start = new Date('2026-11-18T02:00:00Z');

/**
 * The real ledger beside the model, for one sequence of commands. Its owners and ids are new; the lab's accounts go on
 * from the sequences before. After each command `prove` compares both.
 */
export class World {
  readonly db: Db;
  readonly model = new LedgerModel();
  readonly owners: readonly Owner[];
  /** Calls of `transfer` that were made, to repeat them. */
  readonly calls: (readonly Move[])[] = [];
  /** All ids that were ever used, and one that never was. */
  readonly ids: string[];
  at = start;
  readonly #prefix: string;
  readonly #refs: readonly AccountRef[];
  /** The accounts before the first command. */
  #first: LedgerRows['accounts'] = new Map();
  #rows: LedgerRows = {
    accounts: new Map(),
    entries: [],
    transfers: new Map(),
    lastEntry: Number.MAX_SAFE_INTEGER,
  };

  constructor(db: Db, prefix: string) {
    this.db = db;
    this.#prefix = prefix;
    this.ids = [`${prefix}unknown`];
    this.owners = [
      { kind: 'member', rid: `${prefix}a` },
      { kind: 'member', rid: `${prefix}b` },
      { kind: 'group', rid: `${prefix}g` },
      labOwner,
    ];
    this.#refs = this.owners
      .flatMap((owner) => ledgerAccounts.map((kind) => ({ owner, kind })))
      .filter(canOwn);
  }

  owner(index: number): Owner {
    return this.owners[index % this.owners.length] ?? labOwner;
  }

  newId(): string {
    const id = `${this.#prefix}${this.ids.length}`;
    this.ids.push(id);
    return id;
  }

  /** Takes the lab's accounts over into the model. */
  async begin(): Promise<void> {
    this.#rows = await this.#read();
    this.#first = this.#rows.accounts;
    for (const { owner, kind } of this.#refs) {
      const row = this.#rows.accounts.get(accountRid({ owner, kind }));
      if (row === undefined) continue;
      const totals = { debited: row.debits_posted, credited: row.credits_posted };
      const pending = { held: row.debits_pending, expected: row.credits_pending };
      const limits = { limit: row.agreed_floor, closed: row.closed !== null };
      this.model.accounts.set(row.rid, { kind, ...totals, ...pending, ...limits });
    }
  }

  /** Makes the call on both ledgers, compares what they answer, and proves that a refusal has changed nothing. */
  async call(moves: readonly Move[], ending: Ending): Promise<void> {
    const before = this.#rows;
    const expected = this.model.transfer(moves, this.at, ending === 'crash');
    expect(await this.#attempt(moves, ending)).toEqual(expected);
    if (ending !== 'crash') this.calls.push(moves);
    await this.prove();
    if ('reason' in expected || ending === 'crash') this.#expectUnchanged(before);
  }

  async expire(): Promise<void> {
    const expired = this.model.expire(this.at);
    expect(await this.db.transaction((tx) => expirePending(tx, this.at, 1000))).toBe(expired);
    await this.prove();
  }

  /** Repeats a refused call, which must be refused again, and releases what would be due in later sequences. */
  async end(): Promise<void> {
    const refused = this.calls.find((moves) => moves.every(({ id }) => this.model.refused.has(id)));
    if (refused) await this.call(refused, 'commit');
    this.at = new Date(start.getTime() + 100_000 * 86_400_000);
    const isDue = [...this.model.transfers.values()].some(
      ({ state, expires }) => state === 'pending' && expires,
    );
    if (isDue) await this.expire();
  }

  async #attempt(moves: readonly Move[], ending: Ending): Promise<ModelOutcome> {
    const crash = new Error('crash');
    let outcome: ModelOutcome | undefined;
    const work = this.db.transaction(async (tx) => {
      const done = transfer(tx, moves, this.at).then((all) => ({ amounts: all.map(({ amount }) => amount) }));
      outcome = await (ending === 'caught' ? done.catch(refusalOf) : done);
      if (ending === 'crash') throw crash;
      return outcome;
    });
    return work.catch((error: unknown) => (error === crash && outcome ? outcome : refusalOf(error)));
  }

  /** Proves the rules of the ledger and that it is equal to the model. One assertion, because each takes time. */
  async prove(): Promise<void> {
    const before = this.#rows;
    this.#rows = await this.#read(before.lastEntry);
    const findings = [
      ...this.#entryFindings(before),
      ...this.#pendingFindings(),
      ...[...this.#rows.accounts.values()].flatMap((row) =>
        this.#accountFindings(row, before.accounts.get(row.rid)),
      ),
      ...this.#transferFindings(),
    ];
    expect(findings).toEqual([]);
  }

  /** New entries: two of each transfer that add up to zero in one unit, each with the balance after it. */
  #entryFindings(before: LedgerRows): string[] {
    const findings: string[] = [];
    const balances = new Map([...before.accounts].map(([rid, account]) => [rid, balanceOf(account)]));
    const sides = new Map<string, { sum: number; count: number }>();
    for (const { account_rid, transfer_id, amount, balance } of this.#rows.entries) {
      const now = (balances.get(account_rid) ?? 0) + amount;
      if (balance !== now)
        findings.push(`entry of ${transfer_id} on ${account_rid}: ${balance} instead of ${now}`);
      balances.set(account_rid, now);
      const key = `${transfer_id} in ${unitOf(account_rid)}`;
      const { sum, count } = sides.get(key) ?? { sum: 0, count: 0 };
      sides.set(key, { sum: sum + amount, count: count + 1 });
    }
    for (const [key, { sum, count }] of sides)
      if (sum !== 0 || count !== 2) findings.push(`${key}: ${count} entries, sum ${sum}`);
    for (const [rid, row] of this.#rows.accounts)
      if (balanceOf(row) !== (balances.get(rid) ?? 0)) findings.push(`${rid}: not the sum of its entries`);
    return findings;
  }

  /** Pending debits and pending credits of all accounts are those of the pending transfers. */
  #pendingFindings(): string[] {
    const held = new Map<string, number>();
    const add = (key: string, amount: number) => held.set(key, (held.get(key) ?? 0) + amount);
    for (const [rid, row] of this.#rows.accounts) {
      const first = this.#first.get(rid);
      add(`debits of ${rid}`, row.debits_pending - (first?.debits_pending ?? 0));
      add(`credits of ${rid}`, row.credits_pending - (first?.credits_pending ?? 0));
    }
    for (const { state, debit_rid, credit_rid, amount } of this.#rows.transfers.values()) {
      if (state !== 'pending') continue;
      add(`debits of ${debit_rid}`, -amount);
      add(`credits of ${credit_rid}`, -amount);
    }
    return [...held]
      .filter(([, rest]) => rest !== 0)
      .map(([key, rest]) => `pending ${key}: ${rest} too much`);
  }

  /** Totals are those of the model, no limit is passed, holds included, and the floor is lowered by its limit only. */
  #accountFindings(row: ProvenAccount, earlier: ProvenAccount | undefined): string[] {
    const findings: string[] = [];
    const floor = row.floor ?? -Infinity;
    const totals = JSON.stringify(totalsOf(row));
    const expected = JSON.stringify(modelTotals(this.model.accounts.get(row.rid), row));
    if (totals !== expected) findings.push(`${row.rid}: ${totals} instead of ${expected}`);
    if (balanceOf(row) - row.debits_pending < floor) findings.push(`${row.rid} is below its floor`);
    if (balanceOf(row) + row.credits_pending > (row.ceiling ?? Infinity))
      findings.push(`${row.rid} is above its ceiling`);
    if (floor > (row.agreed_floor ?? Infinity)) findings.push(`${row.rid}: floor above the limit`);
    const isSameLimit = earlier !== undefined && earlier.agreed_floor === row.agreed_floor;
    if (isSameLimit && floor < (earlier.floor ?? -Infinity)) findings.push(`${row.rid}: floor was lowered`);
    if ((row.last_at ?? '') < (earlier?.last_at ?? '')) findings.push(`${row.rid} went back in time`);
    return findings;
  }

  /** Each id has the state of the model, and a refused one never another. */
  #transferFindings(): string[] {
    const { transfers, refused } = this.model;
    const expected = (id: string) => {
      const transfer = transfers.get(id);
      if (transfer) return `${transfer.state} ${transfer.reversed}`;
      return refused.has(id) ? 'refused 0' : 'none';
    };
    const found = (id: string) => {
      const row = this.#rows.transfers.get(id);
      return row ? `${row.state} ${row.reversed_amount}` : 'none';
    };
    return this.ids
      .filter((id) => found(id) !== expected(id))
      .map((id) => `${id}: ${found(id)} instead of ${expected(id)}`);
  }

  #expectUnchanged(before: LedgerRows): void {
    expect(this.#rows.entries).toEqual([]);
    expect([...before.accounts.values()]).toEqual(
      [...before.accounts.keys()].map((rid) => this.#rows.accounts.get(rid)),
    );
  }

  #read(afterEntry = Number.MAX_SAFE_INTEGER): Promise<LedgerRows> {
    const accounts = this.#refs.map(accountRid);
    return readRows(this.db, { accounts, transfers: this.ids, afterEntry });
  }
}

function refusalOf(error: unknown): ModelOutcome {
  if (!(error instanceof LedgerRefusal)) throw error;
  return { id: error.transfer_id, reason: error.reason };
}

const balanceOf = ({ credits_posted, debits_posted }: ProvenAccount): number =>
  credits_posted - debits_posted;

const totalsOf = (row: ProvenAccount) => ({
  debited: row.debits_posted,
  credited: row.credits_posted,
  held: row.debits_pending,
  expected: row.credits_pending,
  limit: row.agreed_floor,
  closed: row.closed !== null,
});

/** An account that the model does not know was opened by a caught refusal, and is empty. */
function modelTotals(account: ModelAccount | undefined, { agreed_floor }: ProvenAccount) {
  const { kind, ...totals } = account ?? { ...newModelAccount('cash'), limit: agreed_floor };
  return totals;
}

const kinds = new Map<string, (typeof ledgerAccounts)[number]>(ledgerAccounts.map((kind) => [kind, kind]));

function unitOf(rid: string) {
  const kind = kinds.get(rid.split(':').at(-1) ?? '');
  if (kind === undefined) throw new Error(`no kind: ${rid}`);
  return accountKinds[kind].unit;
}
