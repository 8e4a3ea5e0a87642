import { describeOnPostgres } from '../../../testing/database';
import { member, type TestMember } from '../../../testing/factories';
import { moneyOf } from '../../../testing/money';
import { type Lab, lab, order } from '../../../testing/orders';
import { postRequirement, quoteOrder, quoteRequirement } from '../../../testing/quotations';
import { type TestApp, testApp } from '../../../testing/testApp';
import { quotationJob } from './quotation.job';

let t: TestApp;
let who: TestMember;
let desk: Lab;

const accept = (rid: string) => t.call('auth/quotation/accept', { rid }, { token: who.token });
const stateOf = async (rid: string) =>
  (await t.call('auth/quotation/detail', { rid }, { token: who.token })).data.state;
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describeOnPostgres('at the same time', () => {
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
  });
  beforeEach(async () => {
    t.clock.set('2026-11-18T02:00:00Z');
    who = await member(t.db);
    desk = await lab(t);
  });

  test('a quotation that is accepted ten times is accepted once', async () => {
    const { rid } = (await quoteRequirement(t, desk.token, await postRequirement(t, who))).data;
    const answers = await times(10, () => accept(rid));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ error }) => error ?? []))).toEqual(new Set(['quotation_act_refused']));
    const { data } = await t.call('auth/tempDevice', {}, { token: who.token });
    expect(data.cartNum).toBe(5);
  });

  test('a quotation is either accepted or expired, and the requirement agrees', async () => {
    for (let round = 0; round < 5; round += 1) {
      const requirement = await postRequirement(t, who);
      const { rid } = (await quoteRequirement(t, desk.token, requirement)).data;
      const later = { ...t.deps, now: () => new Date('2027-01-01T01:00:00Z') };
      const [answer] = await Promise.all([
        accept(rid),
        quotationJob.run(later, t.app.log),
        quotationJob.run(later, t.app.log),
      ]);
      const { data } = await t.call('auth/requirement/detail', { code: requirement }, { token: who.token });
      const ends = [await stateOf(rid), data.state];
      expect(ends).toEqual(answer.code === 1 ? ['accepted', 'planned'] : ['expired', 'contacted']);
    }
  });

  test('of quotations that staff make at once for an order one is open, and acceptance binds what was accepted', async () => {
    const placed = await order(t, who);
    const quote = (unit_fen: number) =>
      quoteOrder(t, desk.token, { code: placed.code, charges: [{ name: '加急费', unit_fen }] });
    const first = (await quote(100)).data;
    await Promise.all([...[200, 300, 400].map(quote), accept(first.rid)]);
    const { list } = (await t.call('auth/quotation/list', {}, { token: who.token })).data;
    expect(list.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
    for (const one of list.filter(({ state }) => state === 'open')) await accept(one.rid);
    const after = (await t.call('auth/quotation/list', {}, { token: who.token })).data.list;
    const accepted = after.filter(({ state }) => state === 'accepted');
    const bound = (await t.call('auth/web/order/detail', { rid: placed.rid }, { token: who.token })).data;
    expect(accepted.map(({ total_fen }) => total_fen)).toContain(bound.total_fen);
    expect((await moneyOf(t.db, who)).credit.held).toBe(bound.total_fen);
  });
});
