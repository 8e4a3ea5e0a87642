import { member, type TestMember } from '../../../testing/factories';
import { type Invoicing, invoicing, paidStatement } from '../../../testing/invoices';
import { lab } from '../../../testing/orders';
import { hasPdftotext, textOfPdf } from '../../../testing/pdf';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let who: TestMember;
let bill: Invoicing;
let statement: Awaited<ReturnType<typeof paidStatement>>;
beforeAll(async () => {
  t = await testApp();
  const desk = await lab(t);
  who = await member(t.db);
  bill = await invoicing(t, desk, who);
  statement = await paidStatement(t, desk, who);
});

/** Downloads the document of a request. */
async function download(rid: string) {
  const { data } = await t.call('auth/invoiceApply/file', { rid, slot: 'pdf' }, { token: who.token });
  return t.app.inject(data.url);
}

const ifReadable = hasPdftotext() ? test : test.skip;

ifReadable.each([
  [
    5,
    '形式发票',
    ['购买方', '销售方（盖章）', '收款账户', '税率6%，税额¥0.70', '不是税务发票，不能用于抵扣和报销'],
  ],
  [6, '收据', ['交款单位', '收款单位（盖章）', '收款人：', '证明已收到上述款项']],
] as const)(
  'the portal makes the document of type %s: a %s with title, items and amount in words',
  async (type, title, words) => {
    const { rid, code } = await bill.asked(statement.rid, 1_234, { type, note: '项目 42' });
    const response = await download(rid);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(response.headers['content-disposition']))).toContain(
      `${title}-${code}.pdf`,
    );
    const text = textOfPdf(response.rawPayload).replaceAll(/\s/g, '');
    const said = [title, code, '示例大学', '91350100M000100Y43', statement.code, '检测技术服务费：'];
    for (const word of [...said, '¥12.34', '人民币壹拾贰元叁角肆分', '备注：项目42', ...words])
      expect(text).toContain(word.replaceAll(' ', ''));
  },
);

test('the document is made once, also when it is downloaded several times at once, and stays the same', async () => {
  const { rid } = await bill.asked(statement.rid, 100, { type: 6 });
  const stored = t.ports.stored.size;
  const answers = await Promise.all([download(rid), download(rid), download(rid)]);
  expect(t.ports.stored.size).toBe(stored + 1);
  for (const one of [...answers, await download(rid)])
    expect(one.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.from(''))).toBe(true);
  const { data } = await t.call('auth/invoiceApply/info', { rid }, { token: who.token });
  expect(data.files).toMatchObject([{ slot: 'pdf', size: answers[0]?.rawPayload.byteLength }]);
});

test('a receipt has no other file, and an invoice that is not issued has none', async () => {
  const link = async (rid: string, slot: 'pdf' | 'ofd') =>
    (await t.call('auth/invoiceApply/file', { rid, slot }, { token: who.token })).error;
  const receipt = await bill.asked(statement.rid, 100, { type: 6 });
  const waiting = await bill.asked(statement.rid, 100);
  expect([await link(receipt.rid, 'ofd'), await link(waiting.rid, 'pdf')]).toEqual([
    'not_found',
    'not_found',
  ]);
});
