import { sql } from 'drizzle-orm';
import { type TestApp, testApp } from '../../../testing/testApp';
import type { Finding } from './ledger.check.repo';
import { check } from './ledger.check.service';
import type { Move } from './ledger.move.rules';
import { labOwner, type Owner } from './ledger.rules';
import { transfer } from './ledger.service';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.db.transaction((tx) => transfer(tx, history, now));
  for (const [minutes, id] of ['early', 'later', 'last'].entries())
    await t.db.transaction((tx) =>
      transfer(
        tx,
        [{ ...deposit(id, 10 + minutes), credit: other }],
        new Date(now.getTime() + minutes * 60_000),
      ),
    );
});

const now = new Date('2026-11-18T02:00:00Z');
const who: Owner = { kind: 'member', rid: 'who' };
/** Has entries of several moments. */
const other: Owner = { kind: 'member', rid: 'other' };
const cause = { kind: 'test', rid: 'one' };
const deposit = (id: string, amount: number): Move => ({
  id,
  kind: 'deposit',
  debit: labOwner,
  credit: who,
  amount,
  cause,
});
const hold = (id: string, amount: number): Move => ({
  id,
  kind: 'order_by_cash',
  debit: who,
  credit: labOwner,
  amount,
  cause,
  pending: { expires: null },
});

/** Something of everything. */
const history: readonly Move[] = [
  deposit('first', 500),
  deposit('second', 100),
  hold('posted', 200),
  hold('voided', 50),
  hold('pending', 30),
  { id: 'post', posts: 'posted', amount: 150 },
  { id: 'void', voids: 'voided' },
  { id: 'back', reverses: 'post', amount: 20 },
];

test('a right ledger has no findings, in chunks of any size', async () => {
  for (const chunk of [1, 3, 1000]) expect(await t.db.read((tx) => check(tx, chunk))).toEqual([]);
});

/** Returns what the check finds after changes behind the ledger's back, which are undone, in chunks of each size. */
async function findingsAfter(statements: readonly string[], ...chunks: number[]): Promise<Finding[][]> {
  const found: Finding[][] = [];
  const undone = t.db.transaction(async (tx) => {
    for (const table of ['ledger_account', 'ledger_transfer', 'ledger_entry'])
      await tx.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`));
    for (const statement of statements) await tx.execute(sql.raw(statement));
    for (const chunk of chunks) found.push(await check(tx, chunk));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  return found;
}

test('each difference is found once, in chunks of any size', async () => {
  const wrong = [
    'UPDATE ledger_account SET credits_posted = credits_posted + 1',
    'UPDATE ledger_entry SET balance = balance + 1',
    'UPDATE ledger_transfer SET amount = amount + 1',
  ];
  const [whole = [], ...parts] = await findingsAfter(wrong, 1000, 1, 3);
  const nameOf = ({ figure, subject }: Finding): string => `${figure} ${subject}`;
  expect(new Set(whole.map(nameOf)).size).toBe(whole.length);
  for (const part of parts) expect(part.map(nameOf).sort()).toEqual(whole.map(nameOf).sort());
});

const cash = "WHERE rid = 'member:who:cash'";
const held = (id: string) => `WHERE id = '${id}'`;

/** A change behind the ledger's back, and the figures that the check then finds to differ. */
test.each<[string, string[]]>([
  [
    `UPDATE ledger_account SET credits_posted = credits_posted + 1 ${cash}`,
    ['balance', 'credits', 'sum of balances'],
  ],
  [`UPDATE ledger_account SET debits_pending = 31 ${cash}`, ['pending debits', 'sum of pending']],
  [
    "UPDATE ledger_account SET credits_pending = 31 WHERE rid = 'lab:revenue'",
    ['pending credits', 'sum of pending'],
  ],
  [
    "UPDATE ledger_entry SET amount = 501 WHERE transfer_id = 'first' AND amount > 0",
    ['credit entry', 'running balance', 'running credits'],
  ],
  [
    "UPDATE ledger_entry SET amount = -101 WHERE transfer_id = 'second' AND amount < 0",
    ['debit entry', 'running balance'],
  ],
  [
    "UPDATE ledger_entry SET balance = balance + 1 WHERE transfer_id = 'first' AND amount > 0",
    ['running balance'],
  ],
  [
    "UPDATE ledger_entry SET credited = credited + 1 WHERE transfer_id = 'first' AND amount > 0",
    ['running credits'],
  ],
  [
    "DELETE FROM ledger_entry WHERE transfer_id = 'back' AND amount > 0",
    ['balance', 'credit entry', 'credits', 'entries of a transfer'],
  ],
  [`UPDATE ledger_transfer SET amount = 101 ${held('second')}`, ['credit entry', 'debit entry']],
  [
    `UPDATE ledger_transfer SET state = 'voided' ${held('pending')}`,
    ['pending credits', 'pending debits', 'voids'],
  ],
  [`UPDATE ledger_transfer SET posted_amount = 140 ${held('posted')}`, ['posted amount']],
  [`UPDATE ledger_transfer SET reversed_amount = 21 ${held('post')}`, ['reversed amount']],
  [
    "UPDATE ledger_entry SET at = at - interval '1 day' WHERE transfer_id = 'second' AND amount > 0",
    ['order of entries', 'running balance', 'running credits'],
  ],
])('%s', async (statement, figures) => {
  const [found = []] = await findingsAfter([statement], 1000);
  expect([...new Set(found.map(({ figure }) => figure))].sort()).toEqual(figures);
});
