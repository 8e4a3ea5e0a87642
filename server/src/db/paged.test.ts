import { asc, like } from 'drizzle-orm';
import { type TestApp, testApp } from '../../testing/testApp';
import { rate_limits } from '../modules/limit/limit.table';
import { paged } from './paged';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  const resets = new Date('2026-11-18T02:00:00Z');
  const keys = ['a1', 'a2', 'a3', 'b1'];
  await t.db.transaction((tx) =>
    tx.insert(rate_limits).values(keys.map((key) => ({ key, points: 0, resets }))),
  );
});

const page = (number: number, where = like(rate_limits.key, 'a%')) =>
  t.db.read((tx) =>
    paged(tx, rate_limits, { where, orderBy: [asc(rate_limits.key)], page: number, size: 2 }),
  );

test.each([
  [1, ['a1', 'a2']],
  [2, ['a3']],
  // A page beyond the end has no rows but still the total.
  [3, []],
])('page %i has its rows, and the number of all that fit', async (number, keys) => {
  const { total, rows } = await page(number);
  expect(rows.map((row) => row.key)).toEqual(keys);
  expect(total).toBe(3);
});

test('no matching row gives an empty page and a total of 0', async () => {
  expect(await page(1, like(rate_limits.key, 'z%'))).toEqual({ total: 0, rows: [] });
});

test('rows and total are read by one query', async () => {
  await t.db.read(async (tx) => {
    const sent = jest.spyOn(tx._.session, 'prepareQuery');
    await paged(tx, rate_limits, { orderBy: [asc(rate_limits.key)], page: 1, size: 2 });
    expect(sent).toHaveBeenCalledTimes(1);
    sent.mockRestore();
  });
});
