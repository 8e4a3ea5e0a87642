import { limits, type OrderState } from '@portal/shared/rules';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { member } from '../../../testing/factories';
import { type Lab, lab, order, services } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { audits } from '../audit/audit.table';
import { orders } from './order.table';

let t: TestApp;
let desk: Lab;
const codes: string[] = [];
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
  const who = await member(t.db);
  for (let count = 0; count < 6; count++) codes.push((await order(t, who, services.analysis)).code);
});

type Row = { code: string; seen: { state: OrderState; due_fen: number; revision: number } };

const shown = async (): Promise<Row[]> => {
  const { data } = await t.call('staff/order/list', { size: 100 }, { token: desk.token });
  return data.list.map(({ code, state, due_fen, revision }) => ({
    code,
    seen: { state, due_fen, revision },
  }));
};
const move = (rows: readonly Row[], key?: string) =>
  t.call(
    'staff/order/moveMany',
    { rows: [...rows], act: 'confirm', note: '批量' },
    { token: desk.token, ...(key !== undefined && { headers: { 'idempotency-key': key } }) },
  );
const reset = () =>
  t.db.transaction((tx) =>
    tx.update(orders).set({ state: 'submitted', locked: false }).where(inArray(orders.code, codes)),
  );
const statesNow = async () => new Map((await shown()).map(({ code, seen }) => [code, seen.state]));

test('exactly the selected orders are acted on, each once, and what changed since it was seen is refused at its row', async () => {
  const property = fc.asyncProperty(
    fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
    fc.subarray([0, 1, 2, 3, 4, 5]),
    async (selected, changedMeanwhile) => {
      await reset();
      const rows = await shown();
      const chosen = selected.flatMap((index) => rows.find(({ code }) => code === codes[index]) ?? []);
      for (const index of changedMeanwhile) await desk.move(codes[index] ?? '', 'confirm');
      const before = await statesNow();
      const { data } = await move(chosen);
      expect(data.list.map(({ code }) => code)).toEqual(chosen.map(({ code }) => code));
      const after = await statesNow();
      for (const [index, code] of codes.entries()) {
        const result = data.list.find((one) => one.code === code);
        if (!selected.includes(index)) expect([code, after.get(code)]).toEqual([code, before.get(code)]);
        else if (changedMeanwhile.includes(index))
          expect(result).toMatchObject({ state: null, refused: { error: 'seen_changed' } });
        else expect(result).toEqual({ code, state: after.get(code), refused: null });
      }
    },
  );
  await fc.assert(property, { numRuns: 15 });
});

test('a repeated call with the same key does no order twice and answers the same', async () => {
  await reset();
  const rows = (await shown()).filter(({ code }) => codes.slice(0, 3).includes(code));
  const acts = () => t.db.read((tx) => tx.$count(audits, inArray(audits.target, codes)));
  const before = await acts();
  const first = await move(rows, 'batch-of-orders-1');
  expect(await acts()).toBe(before + 3);
  const again = await move(rows, 'batch-of-orders-1');
  expect(again.data).toEqual(first.data);
  expect(await acts()).toBe(before + 3);
});

test('an unknown order, one that is no longer in the state and one without its note are refused at their rows', async () => {
  await reset();
  const [row] = (await shown()).filter(({ code }) => code === codes[0]);
  if (!row) throw new Error('not listed');
  const unknown = { ...row, code: 'D20991231-999999' };
  const { data } = await t.call(
    'staff/order/moveMany',
    { rows: [unknown, row], act: 'cancel' },
    { token: desk.token },
  );
  expect(data.list).toMatchObject([
    { state: null, refused: { error: 'not_found' } },
    { state: null, refused: { error: 'invalid_input' } },
  ]);
});

test('no row, one row twice, and too many are refused as a whole', async () => {
  const row: Row = { code: codes[0] ?? '', seen: { state: 'submitted', due_fen: 1, revision: 0 } };
  const many = Array.from({ length: limits.batchRows + 1 }, (_, index) => ({
    ...row,
    code: `D20261118-${100000 + index}`,
  }));
  for (const rows of [[], [row, row], many])
    expect(await move(rows)).toMatchObject({ error: 'invalid_input' });
});
