import fc from 'fast-check';
import { member } from '../../../testing/factories';
import { moneyOf } from '../../../testing/money';
import { type Lab, lab, order } from '../../../testing/orders';
import { quoteOrder } from '../../../testing/quotations';
import { isSoak } from '../../../testing/soak';
import { type TestApp, testApp } from '../../../testing/testApp';
import { quotationJob } from './quotation.job';

let t: TestApp;
let desk: Lab;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
});

const acts = [
  'quote',
  'revise',
  'accept',
  'decline',
  'expire',
  'confirm',
  'receive',
  'test',
  'cancel',
] as const;
type Act = (typeof acts)[number];

test('any sequence of acts keeps one open quotation, and the order costs what was accepted last', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 4, maxLength: 10 }), keepsInvariants),
    { numRuns: isSoak ? 100 : 6 },
  );
}, 300_000);

async function keepsInvariants(sequence: readonly Act[]): Promise<void> {
  const who = await member(t.db);
  const by = { token: who.token };
  const placed = await order(t, who);
  const detail = async () => (await t.call('auth/web/order/detail', { rid: placed.rid }, by)).data;
  const quotations = async () => (await t.call('auth/quotation/list', { size: 100 }, by)).data.list;
  let costs = (await detail()).total_fen;
  for (const [index, act] of sequence.entries()) {
    const open = (await quotations()).find(({ state }) => state === 'open');
    const rid = open?.rid ?? 'none';
    if (act === 'quote' || act === 'revise')
      await quoteOrder(t, desk.token, {
        code: placed.code,
        charges: [{ name: '加急费', unit_fen: 100 * (index + 1) }],
      });
    if (act === 'accept' && (await t.call('auth/quotation/accept', { rid }, by)).code === 1)
      costs = open?.total_fen ?? -1;
    if (act === 'decline') await t.call('auth/quotation/decline', { rid, reason: '超出预算' }, by);
    if (act === 'expire')
      await quotationJob.run({ ...t.deps, now: () => new Date('2027-02-01T00:00:00Z') }, t.app.log);
    if (act === 'cancel') await t.call('auth/order/cancel', { rid: placed.rid, reason: '不测了' }, by);
    if (act === 'confirm' || act === 'receive' || act === 'test') await desk.move(placed.code, act);
    const { total_fen, due_fen, state } = await detail();
    const { credit } = await moneyOf(t.db, who);
    const openNow = (await quotations()).filter((one) => one.state === 'open').length;
    expect({ total_fen, held: credit.held, openNow: Math.min(openNow, 1) }).toEqual({
      total_fen: costs,
      held: state === 'cancelled' ? 0 : due_fen,
      openNow,
    });
  }
}
