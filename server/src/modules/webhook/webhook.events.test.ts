import { type WebhookEvent, webhookEventNames } from '@portal/shared/rules';
import { member } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { lab, order } from '../../../testing/orders';
import { quoteOrder } from '../../../testing/quotations';
import { billing } from '../../../testing/statements';
import { testApp } from '../../../testing/testApp';
import { listDeliveries } from './webhook.delivery.repo';
import { insertWebhook } from './webhook.repo';

test('each event is written with the act that it is about, with the key and code of its record', async () => {
  const t = await testApp();
  const who = await member(t.db, {}, t.clock.now());
  const hook = {
    rid: 'hook',
    user_rid: who.rid,
    url: 'https://hooks.example.com/',
    events: webhookEventNames,
    secret: '',
    created: t.clock.now(),
  };
  await t.db.transaction((tx) => insertWebhook(tx, hook));
  const desk = await lab(t);
  const bills = billing(t, desk);

  const cancelled = await order(t, who);
  await t.call('auth/order/cancel', { rid: cancelled.rid, reason: '不需要了' }, { token: who.token });
  const placed = await order(t, who);
  const quoted = await quoteOrder(t, desk.token, { code: placed.code });
  await t.call('auth/quotation/decline', { rid: quoted.data.rid, reason: '超出预算' }, { token: who.token });
  await desk.deliver(placed.code);
  const bill = await desk.bill(placed.code);
  await fund(t.db, who, 10_000_000);
  await bills.confirm(who, bill.rid);
  await bills.pay(who, bill.rid);
  await desk.acts(placed.code, 'close');

  const { rows } = await t.db.read((tx) => listDeliveries(tx, 'hook', { size: 100 }));
  const written = rows.map(({ type, target_rid, code }) => `${type} ${target_rid} ${code}`);
  const expected = (type: WebhookEvent, { rid, code }: { rid: string; code: string }) =>
    `${type} ${rid} ${code}`;
  expect(written.sort()).toEqual(
    [
      expected('order.submitted', cancelled),
      expected('order.cancelled', cancelled),
      expected('order.submitted', placed),
      expected('quotation.offered', quoted.data),
      expected('order.confirmed', placed),
      expected('order.received', placed),
      expected('order.delivered', placed),
      expected('bill.issued', bill),
      expected('bill.paid', bill),
      expected('order.completed', placed),
    ].sort(),
  );
  expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(webhookEventNames));
});
