import type { Path } from '@portal/shared/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { member, type TestMember } from './factories';
import { type TestApp, testApp } from './testApp';

const count = 10_000;
/** Bytes of an answer that a phone's connection loads in a moment. */
const mostBytes = 60_000;

let t: TestApp;
let who: TestMember;

/** Time of row `i`: one a minute, the last one on the day of the test. */
const at = "'2026-11-18T01:00:00Z'::timestamptz - (10000 - i) * interval '1 minute'";

/** Writes the rows of a member who ordered every few minutes for a week: SQL, because calls would take minutes. */
const rowsOf = (rid: string): readonly string[] => [
  `INSERT INTO orders (rid, code, user_rid, state, type_id, enterprise, needs_sample, total_fen, sample_source,
     message, search, created, changed)
   SELECT 'order' || i, 'D' || i, '${rid}', CASE WHEN i % 2 = 0 THEN 'unpaid' ELSE 'testing' END, 1, false, true,
     10000 + i, 1, '', 'd' || i, ${at}, ${at} FROM generate_series(1, ${count}) AS i`,
  `INSERT INTO order_item (rid, order_rid, position, device_rid, name, img, unit, options, option_text, count,
     unit_fen, total_fen, needs_sample, turnaround_days)
   SELECT 'item' || i, 'order' || i, 0, 'xrd', 'XRD', '', '个', '{}', '[]', 1, 10000 + i, 10000 + i, true, 3
   FROM generate_series(1, ${count}) AS i`,
  `INSERT INTO order_sample (rid, order_rid, position, number, name, form, hazards)
   SELECT 'sample' || i, 'order' || i, 0, 'S1', '氧化铈', 'powder', '[]' FROM generate_series(1, ${count}) AS i`,
  `INSERT INTO sample (rid, code, user_rid, order_rid, state, disposal, created)
   SELECT 'sample' || i, 'P' || i, '${rid}', 'order' || i, 'received', 1, ${at} FROM generate_series(1, ${count}) AS i`,
  `INSERT INTO statement (rid, code, user_rid, state, created, changed)
   SELECT 'statement' || i, 'S' || i, '${rid}', 'unpaid', ${at}, ${at} FROM generate_series(2, ${count}, 2) AS i`,
  `INSERT INTO statement_order (order_rid, statement_rid, position)
   SELECT 'order' || i, 'statement' || i, 0 FROM generate_series(2, ${count}, 2) AS i`,
  `INSERT INTO statement_line (statement_rid, order_rid, kind, name, detail, amount_fen)
   SELECT 'statement' || i, 'order' || i, 'item', 'XRD', '', 10000 + i FROM generate_series(2, ${count}, 2) AS i`,
  `INSERT INTO message (rid, user_rid, title, text, link, created)
   SELECT 'message' || i, '${rid}', '样品已收到', '您的样品已收到', '/member/sample', ${at}
   FROM generate_series(1, ${count}) AS i`,
  `INSERT INTO coupon_offer (rid, code, name, amount_fen, minimum_fen, starts, ends, per_member, claimable, created)
   VALUES ('offer', 'MANY', '检测券', 1000, 0, '2026-01-01Z', '2027-01-01Z', 10000, true, '2026-01-01Z')`,
  `INSERT INTO coupon (rid, offer_rid, user_rid, source, created, expires)
   SELECT 'coupon' || i, 'offer', '${rid}', 'staff', ${at}, '2027-01-01Z' FROM generate_series(1, ${count}) AS i`,
  `INSERT INTO ledger_account (rid, owner_kind, owner_rid, kind, credits_posted, last_at)
   VALUES ('member:${rid}:cash', 'member', '${rid}', 'cash', ${count * 100}, '2026-11-18T01:00:00Z'),
     ('member:${rid}:points', 'member', '${rid}', 'points', ${count * 100}, '2026-11-18T01:00:00Z')
   ON CONFLICT (rid) DO UPDATE SET credits_posted = excluded.credits_posted, last_at = excluded.last_at`,
  `INSERT INTO ledger_transfer (id, kind, debit_rid, credit_rid, amount, state, cause_kind, cause_rid, digest, at)
   SELECT kind || i, CASE kind WHEN 'cash' THEN 'deposit' ELSE 'points_earned' END, 'lab:' || kind,
     'member:${rid}:' || kind, 100, 'posted', 'scale', i::text, '', ${at}
   FROM generate_series(1, ${count}) AS i, unnest(ARRAY['cash', 'points']) AS kind`,
  `INSERT INTO ledger_entry (account_rid, transfer_id, amount, balance, credited, at)
   SELECT 'member:${rid}:' || kind, kind || i, 100, i * 100, i * 100, ${at}
   FROM generate_series(1, ${count}) AS i, unnest(ARRAY['cash', 'points']) AS kind ORDER BY i`,
  `INSERT INTO ledger_transfer (id, kind, debit_rid, credit_rid, amount, state, cause_kind, cause_rid, digest, at)
   SELECT 'paid' || i, 'statement_by_cash', 'member:${rid}:cash', 'member:${rid}:credit', 10000 + i, 'posted', 'statement',
     'statement' || i, '', ${at} FROM generate_series(2, ${count}, 2) AS i`,
  `INSERT INTO ledger_entry (account_rid, transfer_id, amount, balance, credited, at)
   SELECT 'member:${rid}:cash', 'paid' || i, -(10000 + i), 0, 0, ${at} FROM generate_series(2, ${count}, 2) AS i`,
  'ANALYZE',
];

beforeAll(async () => {
  t = await testApp();
  who = await member(t.db);
  await t.db.transaction(async (tx) => {
    // The accounts of the lab have no entries here, so the foreign keys and checks of the ledger are left out.
    await tx.execute(sql`SET LOCAL session_replication_role = 'replica'`);
    for (const rows of rowsOf(who.rid)) await tx.execute(sql.raw(rows));
  });
});

/** What the lists have in common: the number of rows, or the cursor of the next page. */
const answer = z.object({
  code: z.literal(1),
  data: z.object({
    list: z.array(z.unknown()),
    total: z.int().nullish(),
    next: z.union([z.string(), z.int()]).nullish(),
  }),
});

async function read(path: Path, input: object) {
  const headers = { authorization: `Bearer ${who.token}` };
  const { body } = await t.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: input });
  return { ...answer.parse(JSON.parse(body)).data, bytes: body.length };
}

const numbered: readonly (readonly [Path, object, number])[] = [
  ['auth/web/order/list4person', { size: 20 }, count],
  ['auth/assign/settlementList', { states: ['unpaid'], size: 10 }, count / 2],
  ['auth/asset/invoiceHistory', { size: 10 }, count / 2],
  ['auth/message/list', { size: 20 }, count],
  ['auth/coupon/list', { state: 'usable', size: 20 }, count],
];

test.each(numbered)('%s answers one page of its rows, and any other page', async (path, input, total) => {
  const first = await read(path, input);
  expect(first.total).toBe(total);
  expect(first.list.length).toBeLessThanOrEqual(20);
  expect(first.bytes).toBeLessThan(mostBytes);
  const later = await read(path, { ...input, page: 250 });
  expect(later.list).toHaveLength(first.list.length);
  expect(later.list).not.toEqual(first.list);
});

/** Lists that continue at a cursor, each with the name of the input that takes it. */
const continued: readonly (readonly [Path, object, 'before' | 'cursor'])[] = [
  ['auth/web/orderList/list', { sort: 'newest', size: 50 }, 'before'],
  ['auth/web/orderList/list', { sort: 'dearest', size: 50 }, 'before'],
  ['auth/web/sample/list4person', { size: 20 }, 'cursor'],
  ['auth/prestoreApply/listPrestoreDetail', { size: 20 }, 'before'],
  ['auth/integration/list', { size: 20 }, 'before'],
];

test.each(continued)(
  '%s %j answers its first rows and where the next ones begin',
  async (path, input, cursor) => {
    const first = await read(path, input);
    expect(first.list.length).toBeLessThanOrEqual(50);
    expect(first.bytes).toBeLessThan(mostBytes);
    expect(first.next).not.toBeNull();
    const later = await read(path, { ...input, [cursor]: first.next });
    expect(later.list).toHaveLength(first.list.length);
    expect(later.list).not.toEqual(first.list);
  },
);

test('what was paid in a year for 5,000 statements is added up in a short answer', async () => {
  const { data } = await t.call('auth/web/asset/spending', { months: 12 }, { token: who.token });
  const pairs = count / 2;
  expect(data.total_fen).toBe(pairs * 10_000 + pairs * (pairs + 1));
  expect(data.months).toHaveLength(12);
  expect(data.services).toEqual([{ key: 'XRD', name: 'XRD', amount_fen: data.total_fen }]);
});
