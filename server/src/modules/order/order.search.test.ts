import type { Input } from '@portal/shared/contract';
import { member, type TestMember } from '../../../testing/factories';
import { lab, order, samplesOf } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let who: TestMember;
let codes: Record<'xrd' | 'sem' | 'cancelled', string>;

const named = (number: string, name: string) => samplesOf(1).map((sample) => ({ ...sample, number, name }));

/** A member with an order of XRD, the next day one of SEM, and then a cancelled one. */
beforeAll(async () => {
  t = await testApp();
  who = await member(t.db);
  const xrd = await order(t, who, 'xrd', { samples: named('CeO2-A', '氧化铈') });
  t.clock.pass(20 * 3600);
  const sem = await order(t, who, 'sem', { samples: named('100%_', '100%_纯') });
  t.clock.pass(60);
  const cancelled = await order(t, who);
  await t.call('auth/order/cancel', { rid: cancelled.rid, reason: '不做了' }, { token: who.token });
  codes = { xrd: xrd.code, sem: sem.code, cancelled: cancelled.code };
  await order(t, await member(t.db));
});

const search = async (input: Input<'auth/web/orderList/list'> = {}) =>
  (await t.call('auth/web/orderList/list', input, { token: who.token })).data;
const found = async (input: Input<'auth/web/orderList/list'>) =>
  (await search(input)).list.map(({ code }) => code);

test('without filters all own orders are listed, the newest first', async () => {
  expect(await found({})).toEqual([codes.cancelled, codes.sem, codes.xrd]);
  expect((await search()).total).toBe(3);
});

test('each filter finds its orders, and all of them must fit', async () => {
  const { list } = await search({ device: 'sem' });
  const [sem = { due_fen: 0 }] = list;
  expect(await found({ code: codes.xrd.slice(-8).toLowerCase() })).toEqual([codes.xrd]);
  expect(list.map(({ code }) => code)).toEqual([codes.sem]);
  expect(await found({ sample: 'ceo2' })).toEqual([codes.xrd]);
  expect(await found({ sample: '氧化铈' })).toEqual([codes.xrd]);
  expect(await found({ states: ['cancelled'] })).toEqual([codes.cancelled]);
  expect(await found({ to: '2026-11-18' })).toEqual([codes.xrd]);
  expect(await found({ from: '2026-11-19', to: '2026-11-19' })).toEqual([codes.cancelled, codes.sem]);
  expect(await found({ amount_min_fen: sem.due_fen, amount_max_fen: sem.due_fen })).toContain(codes.sem);
  expect(await found({ amount_max_fen: 0 })).toEqual([]);
  expect(await found({ sample: 'ceo2', states: ['cancelled'] })).toEqual([]);
});

test('wildcards of LIKE are plain characters, and the samples that fit are named', async () => {
  expect(await found({ sample: '%' })).toEqual([codes.sem]);
  expect(await found({ code: '_' })).toEqual([]);
  expect((await search({ sample: '0%_' })).list[0]?.samples).toMatchObject([
    { number: '100%_', name: '100%_纯' },
  ]);
  expect((await search({ device: 'xrd' })).list[0]?.samples).toEqual([]);
});

test('pages follow each other by the cursor; only the first one counts', async () => {
  const first = await search({ size: 2 });
  const second = await search({ size: 2, before: first.next ?? '' });
  expect([...first.list, ...second.list].map(({ code }) => code)).toEqual([
    codes.cancelled,
    codes.sem,
    codes.xrd,
  ]);
  expect([first.total, second.total, second.next]).toEqual([3, null, null]);
});

test.each(['oldest', 'dearest', 'cheapest'] as const)(
  'sorted by %s, the pages contain each order once',
  async (sort) => {
    const all = (await search({ sort })).list;
    const keys = all.map(({ created, due_fen }) => (sort === 'oldest' ? Date.parse(created) : due_fen));
    expect(keys).toEqual([...keys].sort((a, b) => (sort === 'dearest' ? b - a : a - b)));
    const paged: string[] = [];
    for (let before: string | undefined, page = 0; page < all.length; page++) {
      const { list, next } = await search({ sort, size: 1, ...(before !== undefined && { before }) });
      paged.push(...list.map(({ code }) => code));
      before = next ?? undefined;
    }
    expect(paged).toEqual(all.map(({ code }) => code));
  },
);

test('a cursor of any time is answered or refused', async () => {
  const call = (before: string) => t.call('auth/web/orderList/list', { before }, { token: who.token });
  expect((await call('99999999999999_a')).data.list).toHaveLength(3);
  expect((await call('0_a')).data.list).toEqual([]);
  expect((await call('999999999999999_a')).status).toBe(422);
});

test('an export contains the orders that fit, and its link is for this search only', async () => {
  const input = { device: 'xrd', states: ['awaiting_sample' as const], format: 'csv' as const };
  const { url } = (await t.call('auth/web/orderList/export', input, { token: who.token })).data;
  const response = await t.app.inject(url);
  const [head, ...rows] = response.body.replace('\ufeff', '').trim().split('\r\n');
  expect(head).toBe('订单号,下单时间,状态,服务项目,样品,课题编号,交付时间,合计,优惠,应付');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`${codes.xrd},2026-11-18 10:00,待寄样`);
  expect(rows[0]).toContain('CeO2-A 氧化铈');
  expect(response.headers['content-disposition']).toContain('.csv');
  const other = url.replace('/orders/', '/orders/x');
  expect((await t.app.inject(other)).json().data.error).toBe('link_expired');
  t.clock.pass(61);
  expect((await t.app.inject(url)).json().data.error).toBe('link_expired');
});

test('an export has the order of the list', async () => {
  const sort = 'cheapest' as const;
  const { url } = (await t.call('auth/web/orderList/export', { sort, format: 'csv' }, { token: who.token }))
    .data;
  const [, ...rows] = (await t.app.inject(url)).body.trim().split('\r\n');
  const listed = (await search({ sort })).list.map(({ code }) => code);
  expect(rows.map((row) => row.split(',')[0])).toEqual(listed);
});

test('the longest filter makes a link that works, also as Excel', async () => {
  const input = { code: 'D'.repeat(40), device: '测'.repeat(100), sample: '样'.repeat(100) };
  const { url } = (await t.call('auth/web/orderList/export', input, { token: who.token })).data;
  const response = await t.app.inject(url);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});

test('exports are limited', async () => {
  const { token } = await member(t.db);
  for (let round = 0; round < 60; round++) await t.call('auth/web/orderList/export', {}, { token });
  expect((await t.call('auth/web/orderList/export', {}, { token })).error).toBe('too_many_requests');
});

describe('history', () => {
  const history = async (input: Input<'auth/web/order/history4user'>) =>
    (await t.call('auth/web/order/history4user', input, { token: who.token })).data;

  test('services are listed with their number of orders and the last one; cancelled orders do not count', async () => {
    const { services, samples } = await history({});
    expect(samples).toEqual([]);
    expect(services.map(({ device_rid, orders, last }) => [device_rid, orders, last.code])).toEqual([
      ['sem', 1, codes.sem],
      ['xrd', 1, codes.xrd],
    ]);
    expect(services[0]).toMatchObject({ offered: true, last: { state: 'awaiting_sample' } });
    expect((await history({ kw: 'sem' })).services).toHaveLength(1);
  });

  test('a stored sample that is tested again is one sample with two tests', async () => {
    const desk = await lab(t);
    const kept = { sample_disposal: 2, return_address: null } as const;
    const { code } = await order(t, who, 'xrd', { ...kept, samples: named('LFP-1', '磷酸铁锂') });
    await desk.acts(code, 'confirm', 'receive', 'test');
    await desk.addData(code);
    await desk.acts(code, 'deliver');
    const stored = (await history({ by: 'sample', kw: 'lfp' })).samples[0]?.rid ?? '';
    t.clock.pass(60);
    const again = await order(t, who, 'sem', {
      ...kept,
      sample_source: 0,
      pickup: null,
      samples: [],
      stored_rids: [stored],
    });
    const { samples, services } = await history({ by: 'sample', kw: '磷酸铁锂' });
    expect(services).toEqual([]);
    expect(samples).toMatchObject([{ rid: stored, number: 'LFP-1', name: '磷酸铁锂', orders: 2 }]);
    expect(samples[0]?.tests).toMatchObject([
      { code: again.code, delivered: null, items: [{ device_rid: 'sem' }] },
      { code, state: 'delivered', delivered: expect.any(String) },
    ]);
  });

  test.each(['service', 'sample'] as const)('pages by %s follow each other', async (by) => {
    const all = await history({ by });
    const keys = ({ services, samples }: typeof all) => [
      ...services.map(({ device_rid }) => device_rid),
      ...samples.map(({ rid }) => rid),
    ];
    const paged: string[] = [];
    let before: string | undefined;
    do {
      const page = await history({ by, size: 1, ...(before !== undefined && { before }) });
      paged.push(...keys(page));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(paged).toEqual(keys(all));
    expect(paged.length).toBeGreaterThan(1);
  });

  test('another member has no part of it', async () => {
    const { token } = await member(t.db);
    for (const by of ['service', 'sample'] as const)
      expect((await t.call('auth/web/order/history4user', { by }, { token })).data).toEqual({
        services: [],
        samples: [],
        next: null,
      });
  });
});
