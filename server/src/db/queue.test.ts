import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { type TestApp, testApp } from '../../testing/testApp';
import { queued } from './queue';

const works = pgTable('work', {
  key: text().primaryKey(),
  state: text({ enum: ['open', 'urgent', 'done'] }).notNull(),
  time: timestamp({ withTimezone: true }).notNull(),
});
const by = { state: works.state, time: works.time, key: works.key };
const ranks = { urgent: 0, open: 1, done: 2 } as const;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.db.transaction(async (tx) => {
    await tx.execute(
      sql`CREATE TABLE work (key text PRIMARY KEY, state text NOT NULL, time timestamptz NOT NULL)`,
    );
    const rows = ['open 5', 'open 1', 'done 0', 'urgent 9', 'open 1', 'done 7', 'urgent 2', 'open 3'];
    await tx.insert(works).values(
      rows.map((row, index) => {
        const [state, second] = row.split(' ');
        return { key: `k_${index}`, state: state as 'open', time: new Date(Number(second) * 1000) };
      }),
    );
  });
});

/** Returns the keys of each page until the end, and the totals. */
async function pages(
  options: Pick<Parameters<typeof queued>[2], 'newestFirst' | 'rankOf'>,
  states = ['open', 'urgent', 'done'],
) {
  const read: string[][] = [];
  const totals: (number | null)[] = [];
  let after: string | undefined;
  do {
    const at = { ...options, states, by, size: 3, ...(after !== undefined && { after }) };
    const page = await t.db.read((tx) => queued(tx, works, at));
    read.push(page.rows.map(({ key }) => key));
    totals.push(page.total);
    after = page.next ?? undefined;
  } while (after !== undefined);
  return { read, totals };
}

test.each([
  [
    'the oldest first',
    {},
    [
      ['k_2', 'k_1', 'k_4'],
      ['k_6', 'k_7', 'k_0'],
      ['k_5', 'k_3'],
    ],
  ],
  [
    'the newest first',
    { newestFirst: true },
    [
      ['k_3', 'k_5', 'k_0'],
      ['k_7', 'k_6', 'k_4'],
      ['k_1', 'k_2'],
    ],
  ],
  [
    'by rank, then the oldest first',
    { rankOf: (state: string) => ranks[state as keyof typeof ranks] },
    [
      ['k_6', 'k_3', 'k_1'],
      ['k_4', 'k_7', 'k_0'],
      ['k_2', 'k_5'],
    ],
  ],
])('each row is on one page, %s, and only the first page has a total', async (_order, options, keys) => {
  const { read, totals } = await pages(options);
  expect(read).toEqual(keys);
  expect(totals).toEqual([8, null, null]);
});

test('only rows of the named states are listed and counted', async () => {
  expect(await pages({}, ['done'])).toEqual({ read: [['k_2', 'k_5']], totals: [2] });
  expect(await pages({}, [])).toEqual({ read: [[]], totals: [0] });
});
