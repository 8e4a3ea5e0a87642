import { member, type TestMember } from '../../../testing/factories';
import { fund } from '../../../testing/money';
import { type Lab, lab, order } from '../../../testing/orders';
import { applyAsPromoter, promoter } from '../../../testing/promoters';
import { billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';
import { refer } from '../promoter/promoter.service';

let t: TestApp;
let who: TestMember;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  who = await member(t.db, {}, t.clock.now());
  desk = await lab(t);
});

const promotion = async () => (await t.call('auth/myPromotion/init', {}, { token: who.token })).data;
const decide = (act: 'refuse' | 'end') =>
  t.call(`staff/promoter/${act}`, { account: who.phone, note: '说明' }, { token: desk.token });

test('the funnel counts referred members once: those with an order and those who paid; a cancelled order does not count', async () => {
  const { code } = await promoter(t, desk, who);
  const referred = async () => {
    const one = await member(t.db, {}, t.clock.now());
    await t.db.transaction((tx) => refer(tx, { code, user_rid: one.rid, at: t.clock.now() }));
    return one;
  };
  await referred();
  const ordering = await referred();
  const cancelling = await referred();
  const paying = await referred();
  await order(t, ordering);
  await order(t, ordering);
  const { rid } = await order(t, cancelling);
  const cancelled = { rid, reason: '不再需要' };
  expect((await t.call('auth/order/cancel', cancelled, { token: cancelling.token })).status).toBe(200);
  await fund(t.db, paying, 1_000_000);
  const bills = billing(t, desk);
  for (let orders = 0; orders < 2; orders++) {
    const delivered = await bills.delivered(paying);
    const bill = await desk.bill(delivered.code);
    await bills.confirm(paying, bill.rid);
    await bills.pay(paying, bill.rid);
  }
  const stranger = await member(t.db, {}, t.clock.now());
  await order(t, stranger);
  expect(await promotion()).toMatchObject({ referred: 4, ordered: 2, paid: 1 });
});

test('a member applies first and after a refusal or the end, and withdraws after the first application', async () => {
  expect(await promotion()).toMatchObject({ can: ['apply'], referred: 0, ordered: 0, paid: 0 });
  await applyAsPromoter(t, who);
  expect((await promotion()).can).toEqual(['withdraw']);
  await decide('refuse');
  expect((await promotion()).can).toEqual(['apply', 'withdraw']);
  await promoter(t, desk, who);
  expect((await promotion()).can).toEqual(['withdraw']);
  await decide('end');
  expect((await promotion()).can).toEqual(['apply', 'withdraw']);
});
