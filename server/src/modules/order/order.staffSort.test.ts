import type { Input } from '@portal/shared/contract';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { member, type TestMember } from '../../../testing/factories';
import { type Lab, lab, order, services } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { orderPromises, orders } from './order.table';

let t: TestApp;
let desk: Lab;
let wang: TestMember;
const placed: { code: string; rid: string }[] = [];
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
  wang = await member(t.db, { name: '王小明', company: 'Example 大学' });
  const li = await member(t.db, { name: '李_明' });
  for (let number = 0; number < 6; number++)
    placed.push(await order(t, number < 3 ? wang : li, number % 2 ? services.other : services.sampled));
});

type Filter = Input<'staff/order/list'>;

const list = async (input: Filter) => (await t.call('staff/order/list', input, { token: desk.token })).data;

/** Returns the codes of all pages, one after the other. */
async function walk(input: Filter): Promise<string[]> {
  const found: string[] = [];
  let after: string | undefined;
  do {
    const page = await list({ ...input, ...(after !== undefined && { after }) });
    found.push(...page.list.map(({ code }) => code));
    after = page.next ?? undefined;
  } while (after !== undefined && found.length <= placed.length);
  return found;
}

const minute = (number: number) => new Date(Date.UTC(2026, 10, 18, 1, number));
const kinds = ['call', 'deliver'] as const;

/** An order's minute of creation and its promises, by minutes: due when, and whether it was kept. */
interface Life {
  readonly created: number;
  readonly promises: readonly { readonly due: number; readonly kept: boolean }[];
}

const lives: fc.Arbitrary<Life[]> = fc.array(
  fc.record({
    created: fc.integer({ min: 0, max: 3 }),
    promises: fc.array(fc.record({ due: fc.integer({ min: 0, max: 120 }), kept: fc.boolean() }), {
      maxLength: 2,
    }),
  }),
  { minLength: 6, maxLength: 6 },
);

/** Gives each order of `placed` its life. */
const arrange = (given: readonly Life[]) =>
  t.db.transaction(async (tx) => {
    const rids = placed.map(({ rid }) => rid);
    for (const [index, { created }] of given.entries())
      await tx
        .update(orders)
        .set({ created: minute(created) })
        .where(eq(orders.rid, rids[index] ?? ''));
    await tx.delete(orderPromises).where(inArray(orderPromises.order_rid, rids));
    for (const [index, { promises }] of given.entries())
      for (const [position, { due, kept }] of promises.entries())
        await tx.insert(orderPromises).values({
          order_rid: rids[index] ?? '',
          kind: kinds[position] ?? 'call',
          due: minute(due),
          kept: kept ? minute(due) : null,
        });
  });

test('each sort has each of its orders once, and shows the open promise that is due first', async () => {
  const now = t.clock.now();
  const property = fc.asyncProperty(lives, fc.integer({ min: 1, max: 4 }), async (given, size) => {
    await arrange(given);
    const nextDue = (code: string): number | undefined => {
      const life = given[placed.findIndex((one) => one.code === code)];
      const open = life?.promises.filter(({ kept }) => !kept).map(({ due }) => due) ?? [];
      return open.length === 0 ? undefined : Math.min(...open);
    };
    const codes = placed.map(({ code }) => code);

    const newest = await walk({ sort: 'newest', size });
    expect(newest.toSorted()).toEqual(codes.toSorted());
    const times = newest.map((code) => given[codes.indexOf(code)]?.created ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => other - one));

    const due = await walk({ sort: 'due', size });
    const promised = codes.filter((code) => nextDue(code) !== undefined);
    expect(due.toSorted()).toEqual(promised.toSorted());
    const dues = due.map((code) => nextDue(code) ?? 0);
    expect(dues).toEqual(dues.toSorted((one, other) => one - other));
    expect(await list({ sort: 'due' })).toMatchObject({ total: promised.length });

    const late = promised.filter((code) => minute(nextDue(code) ?? 0) < now).toSorted();
    for (const sort of ['waiting', 'newest', 'due'] as const)
      expect((await walk({ sort, size, late: true })).toSorted()).toEqual(late);

    for (const row of (await list({ size: 100 })).list) {
      const expected = nextDue(row.code);
      expect(row.promise?.due).toBe(expected === undefined ? undefined : minute(expected).toISOString());
      expect(row.late).toBe(late.includes(row.code));
    }
  });
  await fc.assert(property, { numRuns: 15 });
});

test.each([
  ['the beginning of a name', '王', 3],
  ['of a company, in any case', 'example', 3],
  ['not the middle of a name', '小明', 0],
  ['not a wildcard', '李_', 3],
  ['nor another one', '%', 0],
  ['nobody', '赵', 0],
])('orders by member: %s', async (_what, words, number) => {
  const page = await list({ member: words });
  expect(page).toMatchObject({ total: number });
  expect(page.list).toHaveLength(number);
});

test('orders by phone, by key, by service, by number and by day; all filters at once', async () => {
  const first = placed[0]?.code ?? '';
  expect(await list({ member: wang.phone })).toMatchObject({ total: 3 });
  const mine = await list({ member: wang.rid, service: 'xrd', code: first.slice(1, 9), sort: 'newest' });
  expect(mine).toMatchObject({ total: 2, list: [{ member_rid: wang.rid }, { member_rid: wang.rid }] });
  expect(await list({ code: first.toLowerCase() })).toMatchObject({ total: 1, list: [{ code: first }] });
  expect(await list({ service: '没有的服务' })).toEqual({ list: [], next: null, total: 0 });
  const day = '2026-11-18';
  expect(await list({ from: day, to: day })).toMatchObject({ total: 6 });
  expect(await list({ from: '2026-11-19', sort: 'newest' })).toMatchObject({ total: 0 });
});

test('`updated` is when something last happened, also when the state stays', async () => {
  const { code, rid } = await order(t, wang);
  t.clock.pass(60);
  await t.call('auth/order/send', { rid, company: '顺丰速运', number: 'SF123456' }, { token: wang.token });
  expect(await list({ code })).toMatchObject({ list: [{ updated: t.clock.now().toISOString() }] });
});
