import { describeOnPostgres } from '../../../testing/database';
import { fund, moneyOf } from '../../../testing/money';
import { type Lab, lab, send } from '../../../testing/orders';
import { type Billed, type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let bills: Bills;
const start = async (database?: 'postgres') => {
  t = await testApp(database && { database });
  desk = await lab(t);
  bills = billing(t, desk);
};

/** Corrects a statement that its member disputed, as another tab and the staff do while a page is open. */
async function correct({ who, rid, code, order_code }: Billed, amount_fen: number): Promise<void> {
  await bills.dispute(who, rid);
  const adjustments = amount_fen === 0 ? [] : [{ code: order_code, amount_fen, reason: '加测一个样品' }];
  const input = { code, note: '已核对', adjustments };
  expect((await t.call('staff/statement/answer', input, { token: desk.token })).code).toBe(1);
}

/** Reports a transfer for a statement. Returns its code. */
async function transferred({ who, rid }: Billed, amount_fen: number): Promise<string> {
  const file = { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { file_rid } = (await send(t, 'auth/upload4file', {}, file, who.token)).data;
  const input = { statement_rid: rid, amount_fen, payer: '示例大学', paid_on: '2026-11-01', file_rid };
  return (await t.call('auth/transferApply', input, { token: who.token })).data.code;
}

describe('an act carries what was seen', () => {
  beforeAll(() => start());

  test('a statement that was corrected is not confirmed from a page that shows the amount before', async () => {
    const billed = await bills.billed();
    const { who, rid, total_fen } = billed;
    const { review_until } = await bills.read(who, rid);
    await correct(billed, 20_000);
    const seen = { total_fen, review_until };
    const refused = await t.call('auth/assign/right', { rid, seen }, { token: who.token });
    const now = await bills.read(who, rid);
    expect(refused).toMatchObject({
      status: 409,
      error: 'seen_changed',
      data: { seen: { total_fen: total_fen + 20_000, review_until: now.review_until } },
    });
    expect(refused.msg).toMatch(/^合计由 ¥[\d.,]+ 变为 ¥[\d.,]+.*，请核对后重新确认$/);
    expect(now).toMatchObject({ state: 'open', paid_fen: 0, can: ['right', 'wrong'] });
    expect((await bills.confirm(who, rid)).code).toBe(1);
  });

  test('nor one whose lines were answered with the same amount: it has another end of the review', async () => {
    const billed = await bills.billed();
    const { who, rid, total_fen } = billed;
    const { review_until } = await bills.read(who, rid);
    t.clock.pass(60);
    await correct(billed, 0);
    const answer = await t.call(
      'auth/assign/right',
      { rid, seen: { total_fen, review_until } },
      { token: who.token },
    );
    expect(answer.error).toBe('seen_changed');
  });

  test('a call that does not say what was seen is refused', async () => {
    const { who, rid } = await bills.billed();
    const { token } = who;
    for (const path of ['auth/assign/right', 'auth/statement/pay']) {
      const { statusCode, body } = await t.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: { authorization: `Bearer ${token}` },
        payload: { rid },
      });
      expect([path, statusCode, JSON.parse(body).msg]).toEqual([path, 422, '页面内容已过期，请刷新后重试']);
    }
  });

  test('a part of a bill is not paid when a transfer has paid another part meanwhile', async () => {
    const billed = await bills.billed();
    const { who, rid, total_fen } = billed;
    await bills.confirm(who, rid);
    await fund(t.db, who, 1_000_000);
    const half = Math.floor(total_fen / 2);
    const code = await transferred(billed, half);
    await t.call('staff/transferApply/match', { code, amount_fen: half }, { token: desk.token });
    const seen = { owed_fen: total_fen, waiting_fen: 0 };
    const answer = await t.call('auth/statement/pay', { rid, amount_fen: half, seen }, { token: who.token });
    expect(answer).toMatchObject({
      error: 'seen_changed',
      data: { seen: { owed_fen: total_fen - half, waiting_fen: 0 } },
    });
    expect((await moneyOf(t.db, who)).cash.balance).toBe(1_000_000);
  });

  test('a payment that is repeated under its key has the first answer, although the page shows what came of it', async () => {
    const { who, rid, total_fen } = await bills.billed();
    await bills.confirm(who, rid);
    await fund(t.db, who, 1_000_000);
    const headers = { 'idempotency-key': 'one-payment-whose-answer-was-lost' };
    const pay = (owed_fen: number) =>
      t.call(
        'auth/statement/pay',
        { rid, amount_fen: 100, seen: { owed_fen, waiting_fen: 0 } },
        { token: who.token, headers },
      );
    const first = await pay(total_fen);
    expect(first.data.owed_fen).toBe(total_fen - 100);
    expect(await pay(first.data.owed_fen)).toMatchObject({ code: 1, data: first.data });
    expect((await bills.read(who, rid)).paid_fen).toBe(100);
  });
});

describeOnPostgres('at the same time', () => {
  beforeAll(() => start('postgres'));

  test('of a payment and a transfer for one bill the payment is made on what was seen, or not at all', async () => {
    const outcomes = new Set<string | undefined>();
    for (let round = 0; round < 6; round += 1) {
      const billed = await bills.billed();
      const { who, rid, total_fen } = billed;
      await bills.confirm(who, rid);
      await fund(t.db, who, 1_000_000);
      const code = await transferred(billed, 100);
      const seen = { owed_fen: total_fen, waiting_fen: 0 };
      const pay = () => t.call('auth/statement/pay', { rid, amount_fen: 200, seen }, { token: who.token });
      const booked = { code, amount_fen: 100 };
      const match = () => t.call('staff/transferApply/match', booked, { token: desk.token });
      const [paid] = await Promise.all(round % 2 === 0 ? [pay(), match()] : [match().then(pay), match()]);
      const { paid_fen } = await bills.read(who, rid);
      expect(paid_fen).toBe(paid.code === 1 ? 300 : 100);
      if (paid.code === 0) expect(paid.error).toBe('seen_changed');
      outcomes.add(paid.error);
    }
    expect(outcomes).toContain('seen_changed');
  });

  test('of a confirmation and a correction one sees the other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const billed = await bills.billed();
      const { who, rid, total_fen } = billed;
      const { review_until } = await bills.read(who, rid);
      const seen = { total_fen, review_until };
      const right = () => t.call('auth/assign/right', { rid, seen }, { token: who.token });
      await bills.dispute(who, rid);
      const input = {
        code: billed.code,
        note: '已核对',
        adjustments: [{ code: billed.order_code, amount_fen: 5_000, reason: '加测' }],
      };
      const [, ...answers] = await Promise.all([
        t.call('staff/statement/answer', input, { token: desk.token }),
        right(),
        right(),
        right(),
      ]);
      for (const { error } of answers) expect(['seen_changed', 'statement_act_refused']).toContain(error);
      expect(await bills.read(who, rid)).toMatchObject({ state: 'open', total_fen: total_fen + 5_000 });
    }
  });
});
