import { fund } from '../../../testing/money';
import { type Lab, lab } from '../../../testing/orders';
import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { type Billed, type Bills, billing } from '../../../testing/statements';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let desk: Lab;
let bills: Bills;
let billed: Billed;
beforeAll(async () => {
  t = await testApp();
  desk = await lab(t);
  bills = billing(t, desk);
  const value = { name: '示例检测', bank: '示例银行', account: '6222 0000' };
  await t.call('staff/setting/update', { key: 'bankAccount', value }, { token: desk.token });
  billed = await bills.billed();
});

const linkOf = async ({ rid, who }: Billed) =>
  (await t.call('auth/statement/file', { rid }, { token: who.token })).data.url;

/** Downloads the PDF of the statement and returns its text. */
async function downloaded(): Promise<string> {
  const response = await t.app.inject(await linkOf(billed));
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(decodeURIComponent(String(response.headers['content-disposition']))).toContain(
    `结算单-${billed.code}.pdf`,
  );
  return textOfPdf(response.rawPayload, true);
}

(hasPdftotext() ? test : test.skip)(
  'the PDF of a statement has its lines, how it will be paid, then what was paid and what is owed',
  async () => {
    const { who, rid, code, order_code, total_fen } = billed;
    const total = `¥${(total_fen / 100).toFixed(2)}`;
    const open = await downloaded();
    for (const words of [
      code,
      order_code,
      '待确认',
      '示例大学',
      '李同学',
      '格物检测',
      '人民币',
      '确认时',
      '客户确认',
    ])
      expect(open).toContain(words);
    expect(open).toMatch(new RegExp(`信用额度记账，待付款 +${total}`));
    expect(open).not.toContain('收款账户');

    await t.call('auth/assign/wrong', { rid, reason: '数量不对' }, { token: who.token });
    const adjustments = [{ code: order_code, amount_fen: -100, reason: '少测一个样品' }];
    const answer = { code, note: '已调减', adjustments };
    await t.call('staff/statement/answer', answer, { token: desk.token });
    await bills.confirm(who, rid);
    await fund(t.db, who, total_fen);
    await bills.pay(who, rid, 1_000);
    const unpaid = await downloaded();
    expect(unpaid).toMatch(/调整/);
    expect(unpaid).toMatch(/少测一个样品/);
    expect(unpaid).toMatch(/-¥1\.00/);
    expect(unpaid).toMatch(/结算单付款 +¥10\.00/);
    expect(unpaid).toMatch(new RegExp(`待付款 +¥${((total_fen - 1_100) / 100).toFixed(2)}`));
    expect(unpaid).toContain('6222 0000');
    expect(unpaid).toContain(`转账时请注明结算单号 ${code}`);

    await bills.pay(who, rid);
    const paid = await downloaded();
    expect(paid).toContain('已结清');
    expect(paid).toMatch(/待付款 +¥0\.00/);
    expect(paid).not.toContain('收款账户');
  },
);

test('the link is signed for one statement and lasts a minute', async () => {
  const other = await bills.billed();
  const url = await linkOf(billed);
  expect((await t.app.inject(url.replace(billed.rid, other.rid))).statusCode).toBe(403);
  t.clock.pass(61);
  expect((await t.app.inject(url)).statusCode).toBe(403);
});
