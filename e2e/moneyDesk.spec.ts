import type { APIRequestContext, Page } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { prestoreBonus } from '../shared/src/rules/prestore';
import { expectAccessible, expectReadable } from './portal/axe';
import { countClicks, effortFrom } from './portal/clicks';
import { logInAtDesk } from './portal/deskLogin';
import { certify, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { deliver, prepay, voucher } from './portal/paidOrder';
import { plannedItem } from './portal/plannedItem';
import { savePicture } from './portal/savePicture';
import { confirmStatement, payStatement } from './portal/statement';
import { expect, type Portal, test } from './portal/test';
import { type Look, ofMonth, withLooks } from './portal/widths';

test.use({ ownPortal: 'moneyDesk' });
// One worker starts that portal, while the other takes the next file.
test.describe.configure({ mode: 'default' });

async function uploaded(request: APIRequestContext, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post('/api/auth/upload4file', { headers, multipart: { file: voucher } });
  return (await answer.json()).data.file_rid;
}

/** Reports a transfer as a prepayment, as its member does. */
async function report(request: APIRequestContext, token: string, amount_fen: number): Promise<string> {
  const file_rid = await uploaded(request, token);
  const input = { file_rid, amount_fen, payer: '示例大学财务处', paid_on: '2026-11-18', statement_rid: null };
  return (await post<{ code: string }>(request, 'auth/transferApply', input, token)).code;
}

/** Applies for a prepayment, as its member does. */
async function apply(request: APIRequestContext, token: string, amount_fen: number): Promise<string> {
  const file_rid = await uploaded(request, token);
  type Rule = Data<'auth/prestore_rule_balance'>;
  const { tiers } = await post<Rule>(request, 'auth/prestore_rule_balance', {}, token);
  const seen = { bonus_fen: prestoreBonus(tiers, amount_fen) };
  const input = { file_rid, amount_fen, payer: '示例大学', paid_on: '2026-11-18', seen };
  return (await post<{ code: string }>(request, 'auth/prestoreApply/add', input, token)).code;
}

/** Asks for the invoice of what is left of a statement, with a new title, as its member does. Returns the request's code. */
async function askInvoice(request: APIRequestContext, token: string, statement_rid: string): Promise<string> {
  const title = { holder: 'company', type: 1, title: '示例大学', tax_number: '91350100M000100Y43' };
  const { rid: invoice_rid } = await post<{ rid: string }>(request, 'auth/invoice/add', title, token);
  type Bill = Data<'auth/assign/statement'>;
  const { invoiceable_fen } = await post<Bill>(
    request,
    'auth/assign/statement',
    { rid: statement_rid },
    token,
  );
  const parts = [{ statement_rid, amount_fen: invoiceable_fen }];
  const input = { type: 1, invoice_rid, parts, note: '', email: '' };
  return (await post<{ code: string }>(request, 'auth/invoiceApply/add', input, token)).code;
}

const seenSoon = { timeout: 20_000 };

test('finance books a transfer, two people meet on one prepayment, and a second person agrees to a large one', async ({
  page,
  browser,
  portal,
}, info) => {
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token);
  const transfer = await report(page.request, token, 123_400);
  const small = await apply(page.request, token, 1_000_000);
  const cash = async () => {
    const { cash_fen } = await post<Data<'auth/web/asset/init'>>(
      page.request,
      'auth/web/asset/init',
      {},
      token,
    );
    return cash_fen;
  };
  await logInAtDesk(page, portal);
  const other = await browser.newContext();
  const colleague = await other.newPage();
  await logInAtDesk(colleague, portal, portal.url, 'reviewer');

  await test.step('a transfer is booked once by a double click, with what arrived', async () => {
    await page.getByRole('link', { name: /^款项/ }).click();
    await expect(page.getByRole('gridcell', { name: transfer, exact: true })).toBeVisible();
    await expectAccessible(page);
    await savePicture(page, info.outputPath('transfers.png'));
    await page.getByRole('button', { name: `到账 ${transfer}` }).click();
    const dialog = page.getByRole('dialog', { name: `转账到账 ${transfer}` });
    await dialog.getByRole('textbox', { name: /到账金额/ }).fill('1,234.00');
    await expectAccessible(page);
    await savePicture(page, info.outputPath('match.png'));
    await dialog.getByRole('button', { name: '到账', exact: true }).dblclick();
    await expect(page.getByText(`${transfer} 已到账`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('gridcell', { name: transfer, exact: true })).toHaveCount(0);
    expect(await cash()).toBe(123_400);
  });

  await test.step('two people have one prepayment open: the second reads what happened to it', async () => {
    for (const one of [page, colleague]) {
      await one.goto(`${portal.url}/staff/money/prestores`);
      await one.getByRole('button', { name: `批准 ${small}` }).click();
      await one.getByRole('button', { name: '与申请一致' }).click();
    }
    await page.getByRole('dialog').getByRole('button', { name: '批准', exact: true }).click();
    await expect(page.getByText(`${small} 已入账`)).toBeVisible();
    const dialog = colleague.getByRole('dialog', { name: `批准预存 ${small}` });
    await dialog.getByRole('button', { name: '批准', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('不能再这样操作');
    await expect(dialog.getByRole('textbox', { name: /到账金额/ })).toHaveValue('10000.00');
    await expectAccessible(colleague);
    await savePicture(colleague, info.outputPath('second.png'));
    await dialog.getByRole('button', { name: '取消' }).click();
    expect(await cash()).toBe(1_123_400);
  });

  await test.step('a large one waits for a second person, who is not the first', async () => {
    const large = await apply(page.request, token, 6_000_000);
    await page.goto('/staff/money/prestores');
    await page.getByRole('button', { name: `批准 ${large}` }).click();
    await page.getByRole('button', { name: '与申请一致' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '批准', exact: true }).click();
    await expect(page.getByText(/已提交复核 F/)).toBeVisible();
    await page.getByRole('link', { name: /^待复核 ¥60,000.00/ }).click();
    const asked = page.getByRole('row').filter({ hasText: large });
    await expect(asked.getByRole('button', { name: /^撤回 F/ })).toBeVisible();
    await expect(asked.getByRole('button', { name: /^同意 F/ })).toHaveCount(0);
    await page.goto('/staff/money/prestores');
    await expect(page.getByRole('gridcell', { name: large, exact: true })).toBeVisible();

    await colleague.goto(`${portal.url}/staff/money/approvals`);
    const waiting = colleague.getByRole('row').filter({ hasText: large });
    await waiting.getByRole('button', { name: /^同意 F/ }).click();
    const dialog = colleague.getByRole('dialog', { name: /^复核 F/ });
    await expect(dialog).toContainText('预存款增加 ¥60,000.00');
    await expectAccessible(colleague);
    await savePicture(colleague, info.outputPath('agree.png'));
    await dialog.getByRole('button', { name: '同意并执行' }).click();
    await expect(waiting).toHaveCount(0);
    await expect(page.getByRole('gridcell', { name: large, exact: true })).toHaveCount(0, seenSoon);
    expect(await cash()).toBe(7_123_400);
  });
  await other.close();
});

test('finance bills delivered orders, answers the dispute with a corrected amount, and issues the invoice with its files', async ({
  page,
  portal,
}, info) => {
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token);
  await prepay(page.request, portal, token, 100_000);
  const item = await plannedItem(page.request, token, { device_rid: 'rietveld', count: 1 });
  const seen = { total_fen: item.total_fen, due_fen: item.total_fen, times: [] };
  const wanted = { plan_rids: [item.rid], seen, sample_source: -1 };
  const { code } = await post<Data<'auth/order/add'>>(page.request, 'auth/order/add', wanted, token);
  await deliver(portal, code, ['confirm', 'test']);

  await logInAtDesk(page, portal);
  const bill = await test.step('a delivered order becomes a statement', async () => {
    await page.goto('/staff/money/billing');
    const group = page.getByRole('region').filter({ hasText: code });
    await expect(group).toContainText('¥300.00');
    await expectAccessible(page);
    await savePicture(page, info.outputPath('billing.png'));
    await group.getByRole('button', { name: /^出具结算单/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '出具', exact: true }).click();
    await expect(page.getByText(/结算单 S\d+-\d+ 已出具/)).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
    type Bills = Data<'auth/assign/settlementList'>;
    const { list } = await post<Bills>(page.request, 'auth/assign/settlementList', {}, token);
    return { rid: list[0]?.rid ?? '', code: list[0]?.code ?? '' };
  });

  await test.step('the member disputes it, and the answer corrects the amount', async () => {
    const reason = '只测了一半';
    await post(page.request, 'auth/assign/wrong', { rid: bill.rid, reason }, token);
    await page.goto('/staff/money/statements?state=disputed');
    await page.getByRole('button', { name: `打开 ${bill.code}` }).click();
    await expect(page.getByRole('button', { name: /答复异议/ })).toBeVisible();
    await page.keyboard.press('1');
    const dialog = page.getByRole('dialog', { name: `答复异议 ${bill.code}` });
    await expect(dialog).toContainText(reason);
    await dialog.getByLabel(/^调整金额 D/).fill('-100');
    await dialog.getByLabel(/^调整原因 D/).fill('按实际数量');
    await dialog.getByRole('textbox', { name: /^答复/ }).fill('已按实际数量调整');
    await expectAccessible(page);
    await savePicture(page, info.outputPath('answer.png'));
    await dialog.getByRole('button', { name: '答复', exact: true }).click();
    await expect(page.getByText(`${bill.code} 已答复，等待客户确认`)).toBeVisible();
    await expect(page.getByRole('region', { name: '明细' })).toContainText('¥200.00');
    await expectAccessible(page);
    await savePicture(page, info.outputPath('statement.png'), { fullPage: true });
    await confirmStatement(page.request, bill.rid, token);
    await payStatement(page.request, bill.rid, token);
  });

  await test.step('the invoice is taken, its files are dropped, and its number is stored', async () => {
    const asked = await askInvoice(page.request, token, bill.rid);
    await page.goto(`/staff/money/invoices/${asked}`);
    await expect(page.getByRole('button', { name: /受理/ })).toBeVisible();
    await page.keyboard.press('1');
    await page.getByRole('dialog').getByRole('button', { name: '受理' }).click();
    await page.getByLabel('发票文件').setInputFiles({
      name: '发票.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
    });
    await expect(page.getByText(/文件已齐/)).toBeVisible();
    await expectAccessible(page);
    await savePicture(page, info.outputPath('invoice.png'), { fullPage: true });
    await page.getByRole('button', { name: /开具发票/ }).click();
    const dialog = page.getByRole('dialog', { name: `开具发票 ${asked}` });
    await dialog.getByRole('textbox', { name: /发票号码/ }).fill('26112000000015360082');
    await dialog.getByRole('button', { name: '开具发票' }).dblclick();
    await expect(page.getByText(`${asked} 已开票`)).toBeVisible();
    await expect(page.getByRole('region', { name: '票面' })).toContainText('26112000000015360082');
  });
});

/** A new member with a delivered order of ¥300.00; one who prepays can pay its statement at once. */
async function delivered({ request }: Page, portal: Portal, prepays: boolean) {
  const token = await newMember(request, portal, newPhone());
  await certify(request, token);
  if (prepays) await prepay(request, portal, token, 100_000);
  const item = await plannedItem(request, token, { device_rid: 'rietveld', count: 1 });
  const seen = { total_fen: item.total_fen, due_fen: item.total_fen, times: [] };
  const wanted = { plan_rids: [item.rid], seen, sample_source: -1 };
  const { code } = await post<Data<'auth/order/add'>>(request, 'auth/order/add', wanted, token);
  await deliver(portal, code, ['confirm', 'test']);
  return token;
}

/** Confirms and pays the member's statement, and asks for its invoice. Returns the request's code. */
async function paidAndAsked(request: APIRequestContext, token: string): Promise<string> {
  const { list } = await post<Data<'auth/assign/settlementList'>>(
    request,
    'auth/assign/settlementList',
    {},
    token,
  );
  const { rid = '' } = list[0] ?? {};
  await confirmStatement(request, rid, token);
  await payStatement(request, rid, token);
  return askInvoice(request, token, rid);
}

const month = { statements: ofMonth(40, 2), invoices: ofMonth(20, 1) };

test(`finance closes a month: ${month.statements} statements in at most 8 clicks, and ${month.invoices} invoices with three files each in at most 8 clicks each`, async ({
  page,
  portal,
}, info) => {
  test.slow();
  const tokens: string[] = [];
  for (let index = 0; index < month.statements; index++)
    tokens.push(await delivered(page, portal, index < month.invoices));
  await page.setViewportSize({ width: 1440, height: 900 });
  const clicks = await countClicks(page);
  await logInAtDesk(page, portal);

  await test.step('all statements are made by one act, each with its result', async () => {
    const effort = effortFrom(clicks);
    await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: /^款项/ }).click();
    await page.getByRole('link', { name: /^待出/ }).click();
    await page.getByRole('button', { name: /^全部出具/ }).click();
    const dialog = page.getByRole('dialog', { name: /^出具 \d+ 张结算单/ });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '全部出具' }).click();
    const done = dialog.getByRole('button', { name: '完成' });
    await expect(done).toBeVisible({ timeout: 120_000 });
    expect(await dialog.getByText(/^已出具 S/).count()).toBeGreaterThanOrEqual(month.statements);
    await savePicture(page, info.outputPath('statements.png'));
    await done.click();
    effort.write(info);
    expect(effort.clicks()).toBeLessThanOrEqual(8);
  });

  const asked: string[] = [];
  for (const token of tokens.slice(0, month.invoices)) asked.push(await paidAndAsked(page.request, token));

  await test.step('each invoice gets its three files at once, and its number from their names', async () => {
    const effort = effortFrom(clicks);
    for (const [index, code] of asked.entries()) {
      const number = `2611200000002${String(index).padStart(7, '0')}`;
      await page.goto('/staff/money/invoices');
      await page.getByRole('button', { name: `打开 ${code}` }).click();
      await page.getByRole('button', { name: /受理/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: '受理' }).click();
      await page.getByLabel('发票文件').setInputFiles(filesOf(number));
      await expect(page.getByText(/文件已齐/)).toBeVisible();
      await page.getByRole('button', { name: /开具发票/ }).click();
      const dialog = page.getByRole('dialog', { name: `开具发票 ${code}` });
      await expect(dialog.getByRole('textbox', { name: /发票号码/ })).toHaveValue(number);
      await expect(dialog).toContainText('取自文件名');
      if (index === 0) await expectAccessible(page);
      await dialog.getByRole('button', { name: '开具发票' }).click();
      await expect(page.getByText(`${code} 已开票`)).toBeVisible();
      await expect(page.getByRole('region', { name: '文件', exact: true }).getByRole('listitem')).toHaveCount(
        3,
      );
    }
    effort.write(info);
    expect(effort.clicks()).toBeLessThanOrEqual(8 * asked.length);
  });

  await test.step('the ledger adds up, and the figures of the month are exported', async () => {
    await portal.staff('ledger', 'check');
    await page.goto('/staff/figures');
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出 Excel' }).click();
    expect((await begun).suggestedFilename()).toMatch(/\.xlsx$/);
  });
});

/** The three files of an invoice as the tax system names them. */
const filesOf = (number: string) => [
  file(`${number}.pdf`, 'application/pdf', '%PDF-1.7\n%%EOF\n'),
  file(`dzfp_${number}_示例大学.ofd`, 'application/ofd', Buffer.from('PK\u0003\u0004OFD.xml', 'latin1')),
  file(`${number}.xml`, 'application/xml', `<?xml version="1.0"?><EInvoice>${number}</EInvoice>`),
];

const file = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

test('the money desk looks right on a phone and on a desktop, light and dark', async ({
  page,
  portal,
}, info) => {
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token);
  const transfer = await report(page.request, token, 98_700);
  await apply(page.request, token, 2_000_000);
  await logInAtDesk(page, portal);
  const open = async (path: string, seen: string, { width, colorScheme }: Look) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`/staff/money/${path}`);
    await expect(page.getByText(seen).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await savePicture(page, info.outputPath(`${path}-${width}-${colorScheme}.png`));
  };
  for (const { entry, look } of withLooks([
    ['transfers', transfer],
    ['prestores', '示例大学'],
    ['approvals', '款项'],
    ['billing', '款项'],
    ['statements', '款项'],
    ['invoices', '款项'],
  ] as const)) {
    const [path, seen] = entry;
    await open(path, seen, look);
    await expectReadable(page);
  }
  await open('transfers', transfer, { width: 375, colorScheme: 'light' });
  await page.getByRole('button', { name: `到账 ${transfer}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await savePicture(page, info.outputPath('dialog.png'));
  await expectReadable(page);
});
