import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { expectAccessible } from './portal/axe';
import { logInAtDesk } from './portal/deskLogin';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { sampledOrder } from './portal/sampledOrder';
import { savePicture } from './portal/savePicture';
import { signIn } from './portal/signIn';
import { expect, type Portal, test } from './portal/test';

/** Takes one order to its test. */
async function startTest({ request }: Page, { dataDir }: Portal, code: string): Promise<void> {
  const { account, password } = JSON.parse(await readFile(join(dataDir, 'staff.json'), 'utf8'));
  const { token } = await post<{ token: string }>(request, 'open/login', { account, password });
  for (const act of ['receive', 'confirm', 'test']) {
    const order = await post<Data<'staff/order/detail'>>(request, 'staff/order/detail', { code }, token);
    const { state, due_fen, revision } = order;
    await post(request, 'staff/order/move', { code, act, seen: { state, due_fen, revision } }, token);
  }
}

test('an analyst writes a report, a second person issues it, its owner downloads it, and it is checked by its code', async ({
  page,
  browser,
  portal,
}, info) => {
  const phone = newPhone();
  const token = await newMember(page.request, portal, phone);
  let verifyPath = '';
  let issued: Buffer = Buffer.alloc(0);
  await certify(page.request, token);
  const placed = await sampledOrder(page.request, token, 2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await startTest(page, portal, placed.code);
  const picture = (name: string, of = page) =>
    savePicture(of, info.outputPath(`${name}.png`), { fullPage: true });

  await test.step('the order has the button; the draft knows client, samples and services', async () => {
    await page.goto(`/staff/orders/${placed.code}`);
    await page.getByRole('button', { name: '写报告' }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${placed.code} 初稿`);
    await expect(page.getByRole('textbox', { name: /^委托方(?!地址)/ })).toHaveValue('示例科技有限公司');
    await expect(page.getByLabel('样品 2 名称')).toHaveValue('磷酸铁锂 2');
    await picture('begun');
  });
  const url = page.url();

  await test.step('what was written survives a reload, and a pasted table is shown as it is printed', async () => {
    await page.getByLabel('检测项目 1 方法').fill('JY/T 0587-2020');
    await page.getByRole('button', { name: '添加表格' }).click();
    await page.getByLabel('表格 1 标题').fill('晶格参数');
    await page.getByLabel('表格 1 数据').fill('样品\ta / Å\tc / Å\nR1\t10.3290\t4.6980\nR2\t10.3301\t4.6979');
    await expect(page.getByRole('group', { name: '表格 1 预览' }).getByRole('cell')).toHaveCount(6);
    await page.getByRole('textbox', { name: '结论' }).fill('两个样品均为单相橄榄石结构。');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: '恢复' }).click();
    await expect(page.getByRole('textbox', { name: '结论' })).toHaveValue('两个样品均为单相橄榄石结构。');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('草稿已保存')).toBeVisible();
    await expectAccessible(page);
    await picture('written');
    for (const [width, scheme] of [
      [375, 'light'],
      [375, 'dark'],
      [768, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 812 });
      await page.emulateMedia({ colorScheme: scheme });
      await expectAccessible(page);
      await picture(`written-${width}-${scheme}`);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '预览 PDF' }).click();
    await (await download).saveAs(info.outputPath('draft.pdf'));
  });

  await test.step('who wrote it submits it and can’t issue it', async () => {
    await page.getByRole('button', { name: '提交审核' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText('您编写过这份报告，须由另一位工作人员签发。')).toBeVisible();
    await expect(page.getByRole('button', { name: '签发' })).toHaveCount(0);
  });

  const other = await browser.newContext();
  const colleague = await other.newPage();
  await test.step('a second person finds it in the list and issues it', async () => {
    await logInAtDesk(colleague, portal, portal.url, 'reviewer');
    await colleague.goto(`${portal.url}/staff/bench/reports`);
    await picture('list', colleague);
    await colleague.getByRole('button', { name: `打开 ${placed.code} 初稿` }).click();
    await expectAccessible(colleague);
    await colleague.getByRole('button', { name: '签发' }).click();
    await colleague.getByRole('dialog').getByRole('button', { name: '签发' }).dblclick();
    await expect(colleague.getByRole('heading', { level: 1, name: /^\d{4}-\d{6}-1$/ })).toBeVisible();
    await picture('issued', colleague);
  });

  await test.step('the owner’s bytes are those that the check page vouches for', async () => {
    type Reports = Data<'auth/report/list'>;
    const { list } = await post<Reports>(page.request, 'auth/report/list', { order_rid: placed.rid }, token);
    const [report] = list;
    if (!report) throw new Error('the owner has no report');
    const { rid, code } = report;
    verifyPath = `/verify/${code}`;
    const link = await post<{ url: string }>(page.request, 'auth/report/file', { rid }, token);
    const bytes = await (await page.request.get(link.url)).body();
    const checked = await post<Data<'open/report/verify'>>(page.request, 'open/report/verify', { code });
    expect(checked).toMatchObject({ state: 'issued', number: report.number, size: bytes.byteLength });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(checked.sha256);
    issued = bytes;
    await writeFile(info.outputPath('issued.pdf'), issued);
  });

  const anybody = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const visitor = await anybody.newPage();
  const drop = (buffer: Buffer) =>
    visitor
      .getByLabel('要核对的报告')
      .setInputFiles({ name: '报告.pdf', mimeType: 'application/pdf', buffer });
  await test.step('anybody with the code sees that it is valid, and tells the issued PDF from one with a changed byte', async () => {
    await visitor.goto(`${portal.url}${verifyPath}`);
    await expect(visitor.getByRole('region', { name: '报告有效' })).toContainText('磷***');
    // The certificate of local mode proves less than a lab's, and the page says so.
    await expect(visitor.getByRole('region', { name: '报告有效' })).toContainText('证书是自制的');
    expect(issued.includes('/ETSI.CAdES.detached')).toBe(true);
    await drop(issued);
    await expect(visitor.getByText(/完全一致/)).toBeVisible();
    const forged = Buffer.from(issued);
    forged[forged.length >> 1] = (forged[forged.length >> 1] ?? 0) ^ 1;
    await drop(forged);
    await expect(visitor.getByText(/不一致/)).toBeVisible();
    await expectAccessible(visitor);
    await picture('verified', visitor);
  });

  await test.step('the owner finds it on the page of the order and hides the names of the samples', async () => {
    const own = await browser.newContext({ viewport: { width: 375, height: 812 } });
    await signIn(own, portal.url, { account: phone, password: memberPassword });
    const owner = await own.newPage();
    await owner.goto(`${portal.url}/member/order/${placed.rid}`);
    const reports = owner.getByRole('region', { name: '检测报告' });
    await reports.getByRole('radio', { name: '不显示' }).check();
    await expect(owner.getByText('查验页的样品名称已更改')).toBeVisible();
    await picture('owner', owner);
    await reports.getByRole('link', { name: '查验页' }).click();
    await expect(owner.getByRole('region', { name: '报告有效' })).toContainText('2 个（名称未公开）');
    await own.close();
  });

  await test.step('the open page of the analyst shows it without a reload, and is amended', async () => {
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('button', { name: '更正', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '更正', exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('补充样品 R2 的处理条件');
    await page.getByRole('dialog').getByRole('button', { name: '建立更正版' }).click();
    await expect(page.getByLabel('更正内容及原因')).toHaveValue('补充样品 R2 的处理条件');
    await page.getByRole('button', { name: '提交审核' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '提交审核' }).click();
    await colleague.goto(page.url().replace(/^https?:\/\/[^/]+/, portal.url));
    await colleague.getByRole('button', { name: '签发' }).click();
    await colleague.getByRole('dialog').getByRole('button', { name: '签发' }).click();
    await expect(colleague.getByRole('heading', { level: 1, name: /-2$/ })).toBeVisible();
    await expect(colleague.getByRole('region', { name: '其他版本' })).toContainText('已被替换');
    await colleague.getByRole('button', { name: '撤回' }).click();
    await colleague.getByRole('dialog').getByRole('textbox').fill('样品混淆');
    await colleague.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
    await expect(colleague.getByText('已撤回', { exact: true })).toBeVisible();
    await page.goto(`/staff/orders/${placed.code}`);
    await expect(page.getByRole('region', { name: '检测报告' })).toContainText('已被替换');
    await picture('order');
  });
  await test.step('its check page says that it was replaced, also of its own PDF', async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: /报告已被 .*-2 替换，不再有效/ })).toBeVisible();
    await drop(issued);
    await expect(visitor.getByText(/完全一致。但这份报告已被替换/)).toBeVisible();
  });
  await anybody.close();
  await other.close();
});
