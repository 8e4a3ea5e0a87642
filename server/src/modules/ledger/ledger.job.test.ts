import { sql } from 'drizzle-orm';
import { type TestApp, testApp, testEnv } from '../../../testing/testApp';
import { balance } from './ledger.balance.service';
import { expiryJob, ledgerCheckJob } from './ledger.job';
import { labOwner, type Owner } from './ledger.rules';
import { transfer } from './ledger.service';

let t: TestApp;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  lines = [];
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  t = await testApp({ deps: { logStream, env: { ...testEnv, logLevel: 'info' } } });
});

const who: Owner = { kind: 'member', rid: 'who' };
const cause = { kind: 'test', rid: 'one' };

/** Pays in 500 and holds 3 for an hour, so many times. */
async function holds(count: number): Promise<void> {
  const at = t.clock.now();
  const expires = new Date(at.getTime() + 3_600_000);
  await t.db.transaction((tx) =>
    transfer(
      tx,
      [
        { id: 'in', kind: 'deposit', debit: labOwner, credit: who, amount: 500, cause },
        ...Array.from({ length: count }, (_, index) => ({
          id: `hold:${index}`,
          kind: 'order_by_cash' as const,
          debit: who,
          credit: labOwner,
          amount: 3,
          cause,
          pending: { expires },
        })),
      ],
      at,
    ),
  );
}

const metric = async (name: string): Promise<number> => {
  const { body } = await t.app.inject('/metrics');
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
};
const check = () => ledgerCheckJob.run(t.deps, t.app.log);
const said = (msg: string) => lines.filter((line) => line.msg === msg);

test('expired transfers are released, more than one batch of them', async () => {
  await holds(101);
  const held = async () => (await t.db.read((tx) => balance(tx, { owner: who, kind: 'cash' }))).held;
  await expiryJob.run(t.deps, t.app.log);
  expect([await held(), await metric('ledger_pending_transfers')]).toEqual([303, 101]);
  t.clock.pass(3600);
  await expiryJob.run(t.deps, t.app.log);
  expect([await held(), await metric('ledger_pending_transfers')]).toEqual([0, 0]);
});

test('the ledger is checked once a night, and metrics say when and with what result', async () => {
  await holds(1);
  t.clock.set('2026-11-18T18:59:00Z');
  await check();
  expect(await metric('ledger_check_timestamp_seconds')).toBe(0);
  t.clock.set('2026-11-18T19:00:00Z');
  await check();
  const first = t.clock.now().getTime() / 1000;
  expect(await metric('ledger_check_timestamp_seconds')).toBe(first);
  expect(await metric('ledger_check_failures')).toBe(0);
  t.clock.pass(7200);
  await check();
  expect(await metric('ledger_check_timestamp_seconds')).toBe(first);
  t.clock.set('2026-11-19T19:00:00Z');
  await check();
  expect(await metric('ledger_check_timestamp_seconds')).toBe(first + 86_400);
});

test('what is wrong is in the log and in the metrics', async () => {
  await holds(1);
  await t.db.transaction((tx) =>
    tx.execute(sql`UPDATE ledger_account SET debits_pending = 4 WHERE rid = 'member:who:cash'`),
  );
  t.clock.set('2026-11-18T20:00:00Z');
  await check();
  expect(await metric('ledger_check_failures')).toBe(2);
  expect(said('the ledger is wrong')).toMatchObject([
    { finding: { figure: 'sum of pending', subject: 'fen', expected: 0, found: -1 } },
    { finding: { figure: 'pending debits', subject: 'member:who:cash', expected: 3, found: 4 } },
  ]);
});

test('a check whose process died is started again when an hour has passed', async () => {
  t.clock.set('2026-11-18T20:00:00Z');
  const dead = { ...t.deps, db: { ...t.db, read: () => Promise.reject(new Error('killed')) } };
  await expect(ledgerCheckJob.run(dead, t.app.log)).rejects.toThrow('killed');
  t.clock.pass(3600);
  await check();
  expect(await metric('ledger_check_timestamp_seconds')).toBe(0);
  t.clock.pass(1);
  await check();
  expect(await metric('ledger_check_timestamp_seconds')).toBe(t.clock.now().getTime() / 1000);
});
