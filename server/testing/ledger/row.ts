import { ledgerAccounts } from '@portal/shared/rules';
import type { Db } from '../../src/db/client';
import { balance, balanceAt } from '../../src/modules/ledger/ledger.balance.service';
import type { Move } from '../../src/modules/ledger/ledger.move.rules';
import { LedgerRefusal } from '../../src/modules/ledger/ledger.refusal.rules';
import { accountRid, labOwner, type Owner } from '../../src/modules/ledger/ledger.rules';
import { close, expirePending, reopen, setLimit, transfer } from '../../src/modules/ledger/ledger.service';
import { type Names, type Result, type Step, stepsOf } from './notation';
import { expectConsistent, type LedgerRows, readRows } from './proof';

const start = new Date('2026-11-18T02:00:00Z');
const dayOf = (day: number) => new Date(start.getTime() + day * 86_400_000);

interface Tried {
  readonly moves: readonly Move[];
  readonly at: Date;
  readonly result: Outcome;
}

type Outcome =
  | { readonly amounts: readonly number[] }
  | { readonly id: string; readonly reason: string; readonly available: number | undefined };

/** One row of the cases, run on a database. Its owners and ids are its own; the lab's accounts count from its start. */
export class Row {
  readonly #db: Db;
  readonly #names: Names;
  readonly #rids: readonly string[];
  readonly #tried: Tried[] = [];
  #before: LedgerRows | undefined;
  #at = start;

  constructor(db: Db, prefix: string) {
    const owners: Readonly<Record<string, Owner>> = {
      A: { kind: 'member', rid: `${prefix}A` },
      B: { kind: 'member', rid: `${prefix}B` },
      G: { kind: 'group', rid: `${prefix}G` },
      lab: labOwner,
    };
    this.#db = db;
    this.#names = {
      owner: (name) => owners[name] ?? fail(name),
      id: (name) => name && `${prefix}${name}`,
      day: dayOf,
    };
    this.#rids = Object.values(owners).flatMap((owner) =>
      ledgerAccounts.map((kind) => accountRid({ owner, kind })),
    );
  }

  /** Runs the steps. Throws when one has another result than the row says, or when the ledger's rules do not hold. */
  async run(row: string): Promise<void> {
    this.#before = await this.#read();
    for (const step of stepsOf(row, this.#names)) await this.#step(step);
    await this.#repeatAll();
    await this.#expireAll();
    expectConsistent(await this.#read(), this.#before);
  }

  async #step(step: Step): Promise<void> {
    switch (step.do) {
      case 'transfer':
        return this.#transfer(step);
      case 'day':
        this.#at = dayOf(step.day);
        return;
      case 'expire':
        expect(await this.#db.transaction((tx) => expirePending(tx, this.#at, 100))).toBe(step.expired);
        return;
      case 'limit':
        return this.#db.transaction((tx) => setLimit(tx, step.account, step.floor));
      case 'close':
        return this.#db.transaction((tx) => close(tx, step.account, this.#at));
      case 'reopen':
        return this.#db.transaction((tx) => reopen(tx, step.account));
      default:
        return this.#expect(step);
    }
  }

  async #expect(step: Extract<Step, { do: 'balance' | 'free' | 'past' }>): Promise<void> {
    const { account } = step;
    if (step.do === 'past') {
      const past = await this.#db.read((tx) => balanceAt(tx, account, dayOf(step.day)));
      expect(past).toBe(step.balance);
      return;
    }
    const found = await this.#db.read((tx) => balance(tx, account));
    if (step.do === 'free') expect(found.available).toBe(step.amount);
    else {
      const first = this.#before?.accounts.get(accountRid(account));
      expect({ ...step.account, ...step.totals }).toEqual({
        ...step.account,
        balance: found.balance - (first ? first.credits_posted - first.debits_posted : 0),
        held: found.held - (first?.debits_pending ?? 0),
        expected: found.expected - (first?.credits_pending ?? 0),
      });
    }
  }

  async #transfer({ how, moves, result }: Extract<Step, { do: 'transfer' }>): Promise<void> {
    const before = await this.#read();
    const outcome = await this.#attempt(how, moves);
    expect(shown(outcome)).toEqual(expected(result, outcome));
    const isKept = how !== 'crash' && 'amounts' in outcome;
    if (!isKept) expectUnchanged(before, await this.#read());
    if (how !== 'crash') this.#tried.push({ moves, at: this.#at, result: outcome });
  }

  async #attempt(how: 'run' | 'crash' | 'caught', moves: readonly Move[]): Promise<Outcome> {
    const crash = new Error('crash');
    let done: Outcome | undefined;
    const work = this.#db.transaction(async (tx) => {
      const outcome = transfer(tx, moves, this.#at).then((all) => ({
        amounts: all.map(({ amount }) => amount),
      }));
      done = await (how === 'caught' ? outcome.catch(refusalOf) : outcome);
      if (how === 'crash') throw crash;
      return done;
    });
    return work.catch((error: unknown) => (error === crash && done ? done : refusalOf(error)));
  }

  /** What was done is returned again, what was refused stays refused, and nothing changes. */
  async #repeatAll(): Promise<void> {
    const before = await this.#read();
    for (const { moves, at, result } of this.#tried) {
      const again = await this.#attempt('run', moves);
      if ('amounts' in result) expect({ moves, at, ...again }).toEqual({ moves, at, ...result });
      else expect(again).toMatchObject({ reason: repeatedReason(result.reason) });
    }
    expectUnchanged(before, await this.#read());
  }

  /** Releases what the row has left pending, so that it is not due in a later row. */
  async #expireAll(): Promise<void> {
    await this.#db.transaction((tx) => expirePending(tx, dayOf(100_000), 1000));
  }

  #read(): Promise<LedgerRows> {
    return readRows(this.#db, {
      accounts: this.#rids,
      transfers: [],
      afterEntry: this.#before?.lastEntry ?? Number.MAX_SAFE_INTEGER,
    });
  }
}

function fail(name: string): never {
  throw new Error(`no such owner: ${name}`);
}

function refusalOf(error: unknown): Outcome {
  if (!(error instanceof LedgerRefusal)) throw error;
  return { id: error.transfer_id, reason: error.reason, available: error.available };
}

/** Returns the reason of a repeated call. An id that is no id, or that means something else, was not used up. */
function repeatedReason(reason: string): unknown {
  if (reason === 'id') return reason;
  return reason === 'id_reused' ? expect.stringMatching(/^id_(reused|refused)$/) : 'id_refused';
}

const shown = (outcome: Outcome) =>
  'amounts' in outcome
    ? { amounts: outcome.amounts }
    : { reason: outcome.reason, available: outcome.available };

const expected = (result: Result, outcome: Outcome) =>
  'amounts' in result ? { amounts: result.amounts ?? ('amounts' in outcome ? outcome.amounts : []) } : result;

/** A refused or rolled back transfer changes no account and adds no entry. Opened accounts do not count. */
function expectUnchanged(before: LedgerRows, after: LedgerRows): void {
  expect(after.entries).toEqual(before.entries);
  for (const [rid, account] of after.accounts) {
    const { debits_posted, credits_posted, debits_pending, credits_pending } = account;
    const empty = debits_posted + credits_posted + debits_pending + credits_pending === 0;
    if (before.accounts.has(rid) || !empty) expect(account).toEqual(before.accounts.get(rid));
  }
}
