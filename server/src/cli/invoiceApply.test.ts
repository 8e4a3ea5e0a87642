import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invoiceSlotNames } from '@portal/shared/rules';
import { member } from '../../testing/factories';
import { invoiceBytes, invoicing, nextInvoiceNumber, paidStatement } from '../../testing/invoices';
import { lab } from '../../testing/orders';
import { startPortal, t, typed } from '../../testing/staffCommand';

const folder = mkdtempSync(join(tmpdir(), 'invoices-'));
beforeAll(async () => {
  await startPortal();
  for (const slot of invoiceSlotNames) writeFileSync(join(folder, `a.${slot}`), invoiceBytes[slot]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (slot: string): string => `--${slot} ${join(folder, `a.${slot}`)}`;

/** Returns the codes of a member's requests over 100 fen each of one statement. */
async function asked(count: number, type: 1 | 3 = 1): Promise<string[]> {
  const desk = await lab(t);
  const who = await member(t.db);
  const bill = await invoicing(t, desk, who);
  const { rid } = await paidStatement(t, desk, who);
  const codes: string[] = [];
  for (let done = 0; done < count; done++) codes.push((await bill.asked(rid, 100, { type })).code);
  return codes;
}

test('staff take a request, issue it with its files, and issue its red letter', async () => {
  const [code = ''] = await asked(1, 3);
  expect((await typed('invoices')).out).toContain(`${code}　待开票　电子专用发票　¥1.00　示例大学　李同学`);
  const taken = (await typed(`invoice take ${code}`)).out;
  expect(taken).toContain(`${code}　开票中`);
  expect(taken).toContain('税号　91350100M000100Y43');
  expect(taken).toContain('开户行　示例银行示例支行 1234567890123');
  const number = nextInvoiceNumber();
  expect((await typed(`invoice issue ${code} ${number} ${file('pdf')}`)).out).toBe(
    '请先上传发票文件：XML、OFD',
  );
  expect((await typed(`invoice file ${code} ${file('ofd')}`)).out).toContain('文件　OFD　a.ofd　http');
  expect(await typed(`invoice issue ${code} ${number} ${file('xml')}`)).toEqual({
    code: 0,
    out: `${code}　已开票`,
  });
  expect((await typed('invoices --state 已开票')).out).toContain(code);
  expect((await typed(`invoice red ${code} --reason 税率有误`)).out).toBe(`${code}　红冲待确认`);
  expect((await typed(`invoice red-confirm ${code} --note 确认单1`)).out).toBe(`${code}　红冲已确认`);
  const files = invoiceSlotNames.map(file).join(' ');
  const red = nextInvoiceNumber();
  expect((await typed(`invoice red-issue ${code} ${red} ${files}`)).out).toBe(`${code}　已红冲`);
  const shown = (await typed(`invoice show ${code}`)).out;
  expect(shown).toContain(`发票号码　${number}\n红字发票号码　${red}`);
  expect(shown).toContain('红字文件　PDF　a.pdf');
  expect(shown).toContain('确认红冲　确认单1');
});

test('staff refuse a request and withdraw a red letter', async () => {
  const [refused, other = ''] = await asked(2);
  expect((await typed(`invoice refuse ${refused} --reason 税号有误`)).out).toBe(`${refused}　未通过`);
  await typed(`invoice take ${other}`);
  await typed(`invoice issue ${other} ${nextInvoiceNumber()} ${file('pdf')}`);
  await typed(`invoice red ${other} --reason 税率有误`);
  expect((await typed(`invoice red-withdraw ${other} --reason 已抵扣`)).out).toBe(`${other}　已开票`);
});

test.each([
  ['invoice refuse K1', '请写明原因'],
  ['invoices --state 飞行中', '没有状态 飞行中'],
  ['invoice show K1', '没有开票申请 K1'],
  ['invoice file K1 --pdf /nowhere.pdf', '读不到文件：/nowhere.pdf'],
])('%s prints what is wrong', async (line, message) => {
  expect(await typed(line)).toMatchObject({ code: 1, out: expect.stringContaining(message) });
});
