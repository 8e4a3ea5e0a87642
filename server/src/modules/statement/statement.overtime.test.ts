import { member } from '../../../testing/factories';
import { lab as labOf } from '../../../testing/orders';
import { booked, lab } from '../../../testing/reservations';
import { testApp } from '../../../testing/testApp';

test('overtime is offered to finance for each order at the price of its hours, and none without a record', async () => {
  const t = await testApp();
  t.clock.set(lab('08:00'));
  const who = await member(t.db, {}, t.clock.now());
  const desk = await labOf(t);
  const { token } = desk;
  const late = await booked(t, who, { starts: lab('09:30'), ends: lab('11:30') });
  const inTime = await booked(t, who, { starts: lab('12:30'), ends: lab('14:30') });
  t.clock.set(lab('16:00'));
  const write = (code: string, from: string, until: string) =>
    t.call('staff/reservation/finish', { code, used: { from: lab(from), until: lab(until) } }, { token });
  await write(late.code, '09:30', '12:20');
  await write(inTime.code, '12:30', '14:40');
  const codes = [late.order.code, inTime.order.code, 'D20260101-999999'];
  const ask = () => t.call('staff/statement/overtime', { codes }, { token });
  const { items, total_fen } = (
    await t.call('auth/web/order/detail', { rid: late.order.rid }, { token: who.token })
  ).data;
  expect(items).toMatchObject([{ count: 2 }]);
  const amount_fen = total_fen / 2;
  expect((await ask()).data).toEqual([
    { code: late.order.code, minutes: 60, amount_fen, reservations: [{ code: late.code, minutes: 60 }] },
  ]);
  await desk.acts(late.order.code, 'confirm', 'test');
  await desk.addData(late.order.code);
  await desk.acts(late.order.code, 'deliver');
  const adjustments = [{ code: late.order.code, amount_fen, reason: '机时超时 60 分钟' }];
  const bill = await t.call('staff/statement/add', { codes: [late.order.code], adjustments }, { token });
  const { lines } = (await t.call('auth/assign/statement', { rid: bill.data.rid }, { token: who.token }))
    .data;
  expect(lines.at(-1)).toMatchObject({ kind: 'adjustment', amount_fen, detail: '机时超时 60 分钟' });
});
