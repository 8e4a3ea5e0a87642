import type { APIRequestContext } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { yuanOf } from '../shared/src/rules/typedMoney';
import { gbk } from '../shared/src/testing/gbk';
import { expectAccessible } from './portal/axe';
import { countClicks, effortFrom } from './portal/clicks';
import { logInAtDesk } from './portal/deskLogin';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { bill } from './portal/paidOrder';
import { plannedItem } from './portal/plannedItem';
import { savePicture } from './portal/savePicture';
import { signIn } from './portal/signIn';
import { confirmStatement } from './portal/statement';
import { expect, type Portal, test } from './portal/test';
import { journeyWidths } from './portal/widths';

test.use({ ownPortal: 'bankDesk' });
test.describe.configure({ mode: 'default' });

interface Owed {
  readonly code: string;
  readonly amount_fen: number;
  readonly token: string;
}

/** Orders `count` data analyses on credit, which staff deliver and bill, and confirms the statement. */
async function owed(request: APIRequestContext, portal: Portal, token: string, count: number): Promise<Owed> {
  const item = await plannedItem(request, token, { device_rid: 'rietveld', count });
  const seen = { total_fen: item.total_fen, due_fen: item.total_fen, times: [] };
  const wanted = { plan_rids: [item.rid], seen, sample_source: -1 };
  const order = await post<Data<'auth/order/add'>>(request, 'auth/order/add', wanted, token);
  await bill(portal, order.code, ['confirm', 'test']);
  type Bills = Data<'auth/assign/settlementList'>;
  const { list } = await post<Bills>(request, 'auth/assign/settlementList', {}, token);
  const { rid = '', code = '' } = list.find(({ state }) => state === 'open') ?? {};
  await confirmStatement(request, rid, token);
  return { code, amount_fen: item.total_fen, token };
}

/** A line of the bank's file. */
const line = (serial: string, amount_fen: number, payer: string, remark: string): string =>
  `20261128,${serial},0.00,"${yuanOf(amount_fen)}",${payer},6222000011112222,${remark}`;

const company = '示例科技有限公司';
const head = '交易日期,交易流水号,借方发生额,贷方发生额,对方户名,对方账号,摘要';

test('finance drops the bank’s file of 60 lines: what is certain is booked by one act, the rest by hand, and nothing twice', async ({
  page,
  browser,
  portal,
}, info) => {
  const { request } = page;
  const phones = [newPhone(), newPhone(), newPhone(), newPhone()];
  const tokens: string[] = [];
  for (const phone of phones) {
    const token = await newMember(request, portal, phone);
    await certify(request, token);
    tokens.push(token);
  }
  const [a = '', b = '', c = '', d = ''] = tokens;
  const bills: Owed[] = [];
  for (const [token, counts] of [
    [a, [2, 3, 4, 5]],
    [b, [6, 7, 1]],
    [c, [8, 1]],
    [d, [9, 1, 1]],
  ] as const)
    for (const count of counts) bills.push(await owed(request, portal, token, count));
  const single = bills.filter(({ amount_fen }) => amount_fen > 30_000);
  const [first, second, third, named] = bills.filter(({ amount_fen }) => amount_fen === 30_000);
  if (!first || !second || !third || !named) throw new Error('four statements have the same amount');

  const rows = [
    ...single.map(({ amount_fen }, index) => line(`SURE${100000 + index}`, amount_fen, company, '检测费')),
    line('CODE100000', 30_000, '林晓', `付${named.code.replace('-', '')}`),
    ...[0, 1, 2].map((index) => line(`SAME${100000 + index}`, 30_000, company, '检测费')),
    line('SURE100000', single[0]?.amount_fen ?? 0, company, '检测费'),
    '20261128,OUTG100000,88.00,0.00,电力公司,6222,电费',
    '20261128,OUTG100001,12.00,0.00,银行,6222,手续费',
    ',BADD100000,0.00,66.00,没有日期,6222,检测费',
    ...Array.from({ length: 44 }, (_, index) =>
      line(`REST${100000 + index}`, 1_000_101 + index, `客户${index}`, '货款'),
    ),
  ];
  expect(rows).toHaveLength(60);
  const text = [
    '中国某某银行账户明细',
    '账号：0200004509020000000,,币种：人民币',
    head,
    ...rows,
    '合计,,100.00,1.00',
  ];
  const buffer = Buffer.from(gbk(text.join('\r\n')));
  const file = { name: '11月流水.csv', mimeType: 'text/csv', buffer };

  const clicks = await countClicks(page);
  await logInAtDesk(page, portal);
  const effort = effortFrom(clicks);
  await test.step('the file is dropped: each line says what it is', async () => {
    await page.goto('/staff/money/bank');
    await page.getByLabel('银行流水文件').setInputFiles(file);
    await expect(page.getByText(/收入 57 条/)).toContainText('支出 2 条，不导入；无法识别 1 条');
    await expect(page.getByRole('cell', { name: '没有日期' }).first()).toBeVisible();
    await expectAccessible(page);
    await savePicture(page, info.outputPath('preview.png'), { fullPage: true });
    await page.getByRole('button', { name: '导入 57 条' }).click();
    await expect(page.getByText('已导入 56 条收入流水，1 条之前已导入')).toBeVisible();
  });

  await test.step('what is certain is booked by one act', async () => {
    await page.getByRole('button', { name: '选择全部确定的 9 项' }).click();
    await expect(page.getByText(/已选 9 项/)).toBeVisible();
    await expectAccessible(page);
    await savePicture(page, info.outputPath('selected.png'), { fullPage: true });
    await page.getByRole('button', { name: '确认到账（9）' }).click();
    const dialog = page.getByRole('dialog', { name: '确认到账：9 项' });
    await expectAccessible(page);
    await savePicture(page, info.outputPath('batch.png'));
    await dialog.getByRole('button', { name: '确认到账' }).dblclick();
    await expect(page.getByText('到账 9 项')).toBeVisible();
    await expect(page.getByRole('region', { name: '批量确认' })).toHaveCount(0);
  });

  await test.step('several that fit are chosen by a person', async () => {
    const open = page.getByRole('row').filter({ hasText: '适合 3 张结算单，请选择' });
    await expect(open).toHaveCount(3);
    await open
      .first()
      .getByRole('button', { name: /^选择 B/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /^流水到账 B/ });
    await expect(dialog.getByRole('button', { name: '确认到账' })).toBeDisabled();
    await dialog.getByRole('radio', { name: new RegExp(second.code) }).check();
    await expectAccessible(page);
    await savePicture(page, info.outputPath('choose.png'));
    await dialog.getByRole('button', { name: '确认到账' }).dblclick();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: '适合 2 张结算单，请选择' })).toHaveCount(2);
  });

  await test.step('another one is found by its code, and what is no payment is set aside', async () => {
    const rest = page.getByRole('row').filter({ hasText: '没有找到，可按编号查找' });
    await rest
      .filter({ hasText: '客户0' })
      .getByRole('button', { name: /^搁置 B/ })
      .click();
    await page.getByRole('button', { name: '往来款，非客户付款' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '搁置', exact: true }).click();
    await expect(page.getByText(/B\d+-\d+ 已搁置/)).toBeVisible();
    await rest
      .filter({ hasText: '客户10' })
      .getByRole('button', { name: /^查找 B/ })
      .click();
    const dialog = page.getByRole('dialog', { name: /^流水到账 B/ });
    await dialog.getByRole('searchbox', { name: '按编号查找' }).fill(third.code.toLowerCase());
    await dialog.getByRole('button', { name: '查找' }).click();
    await expect(dialog).toContainText('记入客户的预存款');
    await savePicture(page, info.outputPath('found.png'));
    await dialog.getByRole('button', { name: '取消' }).click();
  });

  await test.step('the same file once more has nothing new', async () => {
    await page.getByLabel('银行流水文件').setInputFiles(file);
    await expect(page.getByText('收入 57 条（之前已导入 57 条）')).toBeVisible();
    await expect(page.getByRole('button', { name: '没有新的流水' })).toBeDisabled();
    await page.getByRole('button', { name: '取消', exact: true }).click();
  });
  effort.write(info);

  await test.step('the member sees what is paid, and the ledger adds up', async () => {
    const context = await browser.newContext({ baseURL: portal.url });
    await signIn(context, portal.url, { account: phones[0] ?? '', password: memberPassword });
    const member = await context.newPage();
    await member.goto('/member/unpaid?state=paid');
    for (const { code } of bills.slice(0, 4)) await expect(member.getByText(code).first()).toBeVisible();
    await context.close();
    await portal.staff('ledger', 'check');
  });

  for (const width of journeyWidths(375)) {
    await page.setViewportSize({ width, height: 900 });
    for (const state of ['aside', 'matched', 'open'] as const) {
      await page.goto(`/staff/money/bank?state=${state}`);
      await expect(page.getByRole('table', { name: '流水' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await savePicture(page, info.outputPath(`${width}-${colorScheme}.png`));
      await expectAccessible(page);
    }
  }
});
