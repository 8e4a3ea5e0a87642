import { sql } from 'drizzle-orm';
import { describeOnPostgres } from '../../../testing/database';
import type { Outcome } from '../../../testing/ledger/process';
import { LedgerProcess } from '../../../testing/ledger/processes';
import { expectConsistent, readRows } from '../../../testing/ledger/proof';
import { isSoak } from '../../../testing/soak';
import { type TestApp, testApp } from '../../../testing/testApp';
import { balances } from './ledger.balance.service';
import { check } from './ledger.check.service';
import type { Move, PlainMove } from './ledger.move.rules';
import { accountRid, labOwner, type Owner } from './ledger.rules';
import { setLimit, transfer } from './ledger.service';

const at = new Date('2026-11-18T02:00:00Z');
const later = new Date('2026-11-25T02:00:00Z');
const cause = { kind: 'race', rid: 'race' };

const memberOf = (rid: string): Owner => ({ kind: 'member', rid });
const deposit = (id: string, credit: Owner, amount: number): PlainMove => ({
  id,
  kind: 'deposit',
  debit: labOwner,
  credit,
  amount,
  cause,
});
const spend = (id: string, debit: Owner, amount = 1): PlainMove => ({
  id,
  kind: 'order_by_cash',
  debit,
  credit: labOwner,
  amount,
  cause,
});
const earn = (id: string, credit: Owner, amount: number): PlainMove => ({
  id,
  kind: 'points_earned',
  debit: labOwner,
  credit,
  amount,
  cause,
});
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

describeOnPostgres('two processes on one ledger', () => {
  let t: TestApp;
  let first: LedgerProcess;
  let second: LedgerProcess;
  const url = () => ('url' in t.db ? String(t.db.url) : '');

  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    [first, second] = await Promise.all([LedgerProcess.start(url()), LedgerProcess.start(url())]);
  });
  afterAll(() => Promise.all([first.kill(), second.kill()]));

  const here = (...moves: Move[]) => t.db.transaction((tx) => transfer(tx, moves, at));
  /** Does the calls, by turns at both processes, all at the same time. */
  const race = async (calls: readonly (readonly Move[])[], when = at): Promise<readonly Outcome[]> => {
    const half = (rest: number) => calls.filter((_, index) => index % 2 === rest);
    return (await Promise.all([first.transfer(half(0), when), second.transfer(half(1), when)])).flat();
  };
  const balanceOf = async (owner: Owner, kind: 'cash' | 'points' | 'credit' = 'cash') =>
    (await t.db.read((tx) => balances(tx, owner))).get(kind);
  /** Counts the outcomes: `moved`, each reason, and each error that is no refusal. */
  const counted = (outcomes: readonly Outcome[]) => {
    const counts: Record<string, number> = {};
    for (const outcome of outcomes) {
      const name = 'moved' in outcome ? 'moved' : 'refused' in outcome ? outcome.refused : outcome.failed;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  const proveAll = async (owners: readonly Owner[]) => {
    const kinds = ['cash', 'credit', 'points'] as const;
    const accounts = owners.flatMap((owner) => kinds.map((kind) => accountRid({ owner, kind })));
    const empty = { accounts: new Map(), entries: [], transfers: new Map(), lastEntry: 0 };
    expectConsistent(await readRows(t.db, { accounts, transfers: [], afterEntry: 0 }), empty);
  };

  const debits = isSoak ? 10_000 : 400;
  test(`of ${debits} debits on a balance for half of them exactly half succeed`, async () => {
    const who = memberOf('half');
    await here(deposit('half', who, debits / 2));
    const outcomes = await race(times(debits, (i) => [spend(`half:${i}`, who)]));
    expect(counted(outcomes)).toEqual({ moved: debits / 2, insufficient: debits / 2 });
    expect(await balanceOf(who)).toMatchObject({ balance: 0, available: 0 });
    await proveAll([who]);
  });

  test('of 100 holds on a credit limit for half of them exactly half succeed', async () => {
    const who = memberOf('credit');
    await t.db.transaction((tx) => setLimit(tx, { owner: who, kind: 'credit' }, -50));
    const hold = (i: number): Move => ({
      id: `credit:${i}`,
      kind: 'order_on_credit',
      debit: who,
      credit: labOwner,
      amount: 1,
      cause,
      pending: { expires: null },
    });
    expect(counted(await race(times(100, (i) => [hold(i)])))).toEqual({ moved: 50, insufficient: 50 });
    expect(await balanceOf(who, 'credit')).toMatchObject({ balance: 0, held: 50, available: 0 });
    await proveAll([who]);
  });

  test('one payment 50 times under one id is done once, with 50 equal answers; other content is refused', async () => {
    const who = memberOf('once');
    await here(deposit('once', who, 1000));
    const outcomes = await race(times(50, () => [spend('once:pay', who, 7)]));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set([JSON.stringify({ moved: [{ id: 'once:pay', state: 'posted', amount: 7 }] })]),
    );
    expect(outcomes).toHaveLength(50);
    expect(counted(await race(times(50, () => [spend('once:pay', who, 8)])))).toEqual({ id_reused: 50 });
    expect(await balanceOf(who)).toMatchObject({ balance: 993 });
    await proveAll([who]);
  });

  test('of different payments under one id, one is done', async () => {
    const owners = times(40, (i) => memberOf(`id${i}`));
    await here(...owners.map((owner, i) => deposit(`id:${i}`, owner, 10)));
    const outcomes = await race(owners.map((owner) => [spend('id:pay', owner)]));
    expect(counted(outcomes)).toEqual({ moved: 1, id_reused: 39 });
    const found = await Promise.all(owners.map((owner) => balanceOf(owner)));
    expect(found.reduce((sum, one) => sum + (one?.balance ?? 0), 0)).toBe(399);
  });

  test('a refused payment 50 times under one id is refused 50 times and never succeeds', async () => {
    const who = memberOf('never');
    const outcomes = await race(times(50, () => [spend('never:pay', who)]));
    const { insufficient = 0, id_refused = 0, ...others } = counted(outcomes);
    expect([insufficient + id_refused, others]).toEqual([50, {}]);
    await here(deposit('never', who, 10));
    expect(counted(await race(times(4, () => [spend('never:pay', who)])))).toEqual({ id_refused: 4 });
    expect(await balanceOf(who)).toMatchObject({ balance: 10 });
  });

  const reversals = isSoak ? 500 : 200;
  test(`${reversals} reversals, each sent twice, are ${reversals} reversals`, async () => {
    const who = memberOf('reverse');
    await here(deposit('reverse', who, reversals));
    const paid = times(reversals, (i) => spend(`reverse:${i}`, who));
    for (let i = 0; i < reversals; i += 100) await here(...paid.slice(i, i + 100));
    const back = times(reversals, (i): Move => ({ id: `reverse:${i}:back`, reverses: `reverse:${i}` }));
    expect(counted(await race([...back, ...back].map((move) => [move])))).toEqual({ moved: 2 * reversals });
    expect(await balanceOf(who)).toMatchObject({ balance: reversals });
    await proveAll([who]);
  });

  test('partial reversals under other ids are never more than was moved', async () => {
    const who = memberOf('part');
    await here(deposit('part', who, 1000));
    await here(spend('part:pay', who, 100));
    const back = times(30, (i): Move => ({ id: `part:${i}`, reverses: 'part:pay', amount: 7 }));
    expect(counted(await race(back.map((move) => [move])))).toEqual({ moved: 14, above_transfer: 16 });
    expect(await balanceOf(who)).toMatchObject({ balance: 998 });
  });

  test('a hold is posted, voided or expired: one of them', async () => {
    const who = memberOf('hold');
    await here(deposit('hold', who, 100));
    const holds = times(60, (i) => `hold:${i}`);
    await here(...holds.map((id): Move => ({ ...spend(id, who), pending: { expires: later } })));
    const before = new Date(later.getTime() - 1);
    const endings = holds.flatMap((id): Move[][] => [
      [{ id: `${id}:post`, posts: id }],
      [{ id: `${id}:void`, voids: id }],
    ]);
    first.tell({ do: 'expire', at: later });
    const outcomes = await second.transfer(endings, before);
    const report = await first.report();
    const { moved = 0, not_pending = 0, expired = 0, ...others } = counted(outcomes);
    expect(others).toEqual({});
    expect(moved + ('expired' in report ? report.expired : 0)).toBe(60);
    expect(moved + not_pending + expired).toBe(120);
    const posted = outcomes.filter((outcome) => 'moved' in outcome && outcome.moved[0]?.state === 'posted');
    expect(await balanceOf(who)).toMatchObject({ balance: 100 - posted.length, held: 0 });
    await proveAll([who]);
  });

  test('the first transfers of an owner open each account once', async () => {
    const who = memberOf('new');
    expect(counted(await race(times(40, (i) => [deposit(`new:${i}`, who, 1)])))).toEqual({ moved: 40 });
    expect(await balanceOf(who)).toMatchObject({ balance: 40 });
    await proveAll([who]);
  });

  test('transfers in all directions between the same owners wait for each other and do not fail', async () => {
    const owners = times(6, (i) => memberOf(`ring${i}`));
    await here(...owners.map((owner, i) => earn(`ring:${i}`, owner, 1000)));
    const gift = (id: string, from: number, to: number): Move => {
      const [debit = labOwner, credit = labOwner] = [owners[from % 6], owners[to % 6]];
      return { id, kind: 'points_gift', debit, credit, amount: 1, cause };
    };
    const calls = times(300, (i) => [
      gift(`ring:${i}:a`, i, i + 1 + (i % 5)),
      gift(`ring:${i}:b`, i * 7 + 3, i * 7 + 4),
    ]);
    expect(counted(await race(calls))).toEqual({ moved: 300 });
    await proveAll(owners);
  });

  test('every read of all balances at once adds up to the start while ten owners move', async () => {
    const owners = times(10, (i) => memberOf(`sum${i}`));
    await here(...owners.map((owner, i) => earn(`sum:${i}`, owner, 100)));
    const [reader, otherReader] = await Promise.all([LedgerProcess.start(url()), LedgerProcess.start(url())]);
    for (const one of [reader, otherReader]) one.tell({ do: 'sum', owners });
    const calls = times(400, (i): Move[] => {
      const [debit = labOwner, credit = labOwner] = [
        owners[(i * 7) % 10],
        owners[(i * 7 + 1 + (i % 9)) % 10],
      ];
      return [{ id: `sum:${i}:gift`, kind: 'points_gift', debit, credit, amount: 1 + (i % 20), cause }];
    });
    const outcomes = await race(calls);
    for (const one of [reader, otherReader]) one.tell({ do: 'stop' });
    const reports = await Promise.all([reader.report(), otherReader.report()]);
    await Promise.all([reader.kill(), otherReader.kill()]);
    const sums = reports.flatMap((report) => ('sums' in report ? report.sums : []));
    expect(sums.length).toBeGreaterThan(10);
    expect(new Set(sums)).toEqual(new Set([1000]));
    const { moved = 0, insufficient = 0, ...others } = counted(outcomes);
    expect([moved + insufficient, others]).toEqual([400, {}]);
    await proveAll(owners);
  });

  const kills = isSoak ? 30 : 3;
  test(`after ${kills} kills under 8 writers nothing acknowledged is lost and nothing is half done`, async () => {
    const owners = times(10, (i) => memberOf(`kill${i}`));
    await here(...owners.map((owner, i) => earn(`kill:${i}`, owner, 1_000_000)));
    const committed: string[] = [];
    let started = 0;
    const start = async () => {
      const writer = await LedgerProcess.start(url());
      for (let i = 0; i < 4; i++) writer.tell({ do: 'write', owners, name: `kill:${started++}` });
      return writer;
    };
    const writers = await Promise.all([start(), start()]);
    for (let kill = 0; kill < kills; kill++) {
      const writer = writers.shift();
      for (let reports = 0; reports < 50; reports++) {
        const report = await writer?.report();
        if (report && 'committed' in report) committed.push(...report.committed);
      }
      committed.push(...((await writer?.kill()) ?? []));
      writers.push(await start());
    }
    for (const writer of writers) committed.push(...(await writer.kill()));
    const { rows } = Object(
      await t.db.read((tx) =>
        tx.execute(sql`SELECT id, state FROM ledger_transfer WHERE cause_rid LIKE 'kill:%'`),
      ),
    );
    const transfers = new Map<string, string>(
      rows.map(({ id, state }: Record<string, string>) => [id, state]),
    );
    expect(committed.length).toBeGreaterThanOrEqual(100 * kills);
    expect(committed.filter((id) => transfers.get(id) !== 'posted')).toEqual([]);
    const other = (id: string) => id.replace(/[ab]$/, (side) => (side === 'a' ? 'b' : 'a'));
    const halves = [...transfers.keys()].filter((id) => !transfers.has(other(id)));
    expect(halves).toEqual([]);
    await proveAll(owners);
  });

  test('the check of the whole ledger finds nothing after all that', async () => {
    expect(await t.db.read((tx) => check(tx))).toEqual([]);
  });
});
