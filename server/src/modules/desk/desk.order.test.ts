import { member } from '../../../testing/factories';
import { invoicing } from '../../../testing/invoices';
import { lab, order, services } from '../../../testing/orders';
import { quoteOrder, validUntil } from '../../../testing/quotations';
import { booked } from '../../../testing/reservations';
import { billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const read = async (token: string, code: string) =>
  (await t.call('staff/desk/records', { code }, { token })).data;

test('an order that was only placed has nothing beside it', async () => {
  const desk = await lab(t);
  const { code } = await order(t, await member(t.db), services.analysis);
  const none = {
    quotations: [],
    reservations: [],
    worksheets: [],
    unclaimed: [],
    statement: null,
    transfers: [],
    invoices: [],
  };
  expect(await read(desk.token, code)).toEqual(none);
});

test('a quotation and booked instrument time stand at their order, not at another of the member', async () => {
  const desk = await lab(t);
  const who = await member(t.db);
  const quoted = await order(t, who, services.analysis);
  const { data: quotation } = await quoteOrder(t, desk.token, { code: quoted.code });
  const time = await booked(t, who);
  expect(await read(desk.token, quoted.code)).toMatchObject({
    quotations: [{ code: quotation.code, state: 'open', valid_until: validUntil }],
    reservations: [],
  });
  expect(await read(desk.token, time.order.code)).toMatchObject({
    quotations: [],
    reservations: [{ code: time.code, state: 'booked', starts: new Date(time.starts).toISOString() }],
  });
});

test('a parcel that nobody had announced stands at the order that it was assigned to', async () => {
  const desk = await lab(t);
  const { code } = await order(t, await member(t.db));
  const token = { token: desk.token };
  const { data: kept } = await t.call('staff/unclaimed/add', { mark: 'SF7790000001' }, token);
  expect((await read(desk.token, code)).unclaimed).toEqual([]);
  await t.call('staff/unclaimed/claim', { code: kept.code, order_code: code, reason: '来电确认' }, token);
  expect((await read(desk.token, code)).unclaimed).toEqual([
    { code: kept.code, mark: 'SF7790000001', settled: expect.any(String) },
  ]);
});

test('a billed order is shown with what its statement lacks and the invoice that was asked for', async () => {
  const desk = await lab(t);
  const bills = billing(t, desk);
  const { who, rid, code, order_code, total_fen } = await bills.billed();
  await bills.confirm(who, rid);
  const invoices = await invoicing(t, desk, who);
  const asked = await invoices.asked(rid, total_fen);
  expect(await read(desk.token, order_code)).toMatchObject({
    statement: { code, state: 'unpaid', amount_fen: total_fen, owed_fen: total_fen, orders: 1 },
    transfers: [],
    invoices: [{ code: asked.code, state: 'waiting', amount_fen: total_fen }],
  });
});
