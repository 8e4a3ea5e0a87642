import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { expectAccessible } from './portal/axe';
import { countClicks, effortFrom } from './portal/clicks';
import { logInAtDesk } from './portal/deskLogin';
import { certify, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { sampledOrder } from './portal/sampledOrder';
import { savePicture } from './portal/savePicture';
import { expect, type Portal, test } from './portal/test';

test.use({ ownPortal: 'bench' });
// Both journeys have one portal: the second finds the order that the first has left.
test.describe.configure({ mode: 'default' });

/** Takes all open orders to their test. */
async function startTests({ request }: Page, { dataDir }: Portal): Promise<void> {
  const { account, password } = JSON.parse(await readFile(join(dataDir, 'staff.json'), 'utf8'));
  const { token } = await post<{ token: string }>(request, 'open/login', { account, password });
  for (const act of ['receive', 'confirm', 'test']) {
    type List = Data<'staff/order/list'>;
    const { list } = await post<List>(request, 'staff/order/list', { size: 100 }, token);
    const rows = list.map(({ code, state, due_fen, revision }) => ({
      code,
      seen: { state, due_fen, revision },
    }));
    await post(request, 'staff/order/moveMany', { rows, act }, token);
  }
}

test('ten files are dropped at once, what is in doubt is asked, and two orders are delivered in one act', async ({
  page,
  context,
  portal,
}, info) => {
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token);
  const first = await sampledOrder(page.request, token, 6);
  const second = await sampledOrder(page.request, token, 3, 'K');
  const third = await sampledOrder(page.request, token, 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await startTests(page, portal);
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const names = [
    'R2_xrd.xy',
    'ｒ３.xy',
    '（R 4）.xy',
    'R5.xy',
    'R6.xy',
    'K1.xy',
    'k2-XRD.csv',
    'R1.xy',
    'scan_0815.xy',
  ];
  const paths = await Promise.all(
    names.map(async (name, index) => {
      const path = join(folder, name);
      await writeFile(path, `角度,强度\n10,${index}\n`);
      return path;
    }),
  );
  await writeFile(join(folder, 'K3.xy'), '');

  await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: /^检测/ }).click();
  const rows = page.getByRole('list', { name: '数据文件' }).getByRole('listitem');
  const row = (name: string) => rows.filter({ hasText: name });
  await test.step('files find their samples; what is in doubt is shown with a choice', async () => {
    await page.locator('input[type=file]').setInputFiles([...paths, join(folder, 'K3.xy')]);
    await expect(rows).toHaveCount(10);
    await expect(row('ｒ３.xy')).toContainText(`R3 磷酸铁锂 3 · XRD · ${first.code}`);
    await expect(row('K3.xy')).toContainText('空文件，没有添加');
    await expect(row('R1.xy')).toContainText('可能属于 2 个样品，请选择');
    await expect(row('scan_0815.xy')).toContainText('文件名里没有检测中样品的编号');
    await expectAccessible(page);
    await savePicture(page, info.outputPath('matched.png'), { fullPage: true });
    await page.locator('input[type=file]').setInputFiles(join(folder, 'R5.xy'));
    await expect(rows).toHaveCount(11);
    await expect(rows.last()).toContainText('没有重复添加');
  });

  await test.step('the choice is a press, or a dialog', async () => {
    await row('R1.xy')
      .getByRole('button', { name: new RegExp(first.code) })
      .click();
    await row('scan_0815.xy')
      .getByRole('button', { name: /^选择样品/ })
      .click();
    const dialog = page.getByRole('dialog', { name: '文件属于哪个样品' });
    await dialog.getByRole('searchbox', { name: '订单号或客户' }).fill(third.code);
    await dialog.getByRole('button', { name: new RegExp(third.code) }).click();
    await dialog.getByRole('radio', { name: /^R1/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '选定' }).click();
    await expect(row('scan_0815.xy')).toContainText(`${third.code} 样品 R1（手动选择）`);
  });

  await test.step('without a network nothing that is listed is lost', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: '上传 9 个文件' }).click();
    await expect(row('R2_xrd.xy')).toContainText('连接中断，恢复后自动继续');
    await context.setOffline(false);
    await expect(page.getByText('已加入订单 9 个')).toBeVisible();
  });

  await test.step('orders are delivered in one act; one with a sample without data asks first', async () => {
    const orders = page.getByRole('list', { name: '检测中的订单' }).getByRole('listitem');
    await expect(orders.filter({ hasText: second.code })).toContainText('数据 2 / 3 个样品 还缺 K3');
    await page.getByRole('button', { name: '选择数据齐全的 2 个' }).click();
    await expect(page.getByText('已选 2 个')).toBeVisible();
    await page.getByRole('checkbox', { name: `选择 ${third.code}` }).uncheck();
    await page.getByRole('checkbox', { name: `选择 ${second.code}` }).check();
    await page.setViewportSize({ width: 375, height: 812 });
    await savePicture(page, info.outputPath('phone.png'), { fullPage: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: '交付数据', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '交付数据：2 个订单' });
    await expect(dialog).toContainText(`${second.code}：K3`);
    await expect(dialog.getByRole('button', { name: '交付数据' })).toBeDisabled();
    await savePicture(page, info.outputPath('deliver.png'));
    await dialog.getByRole('checkbox', { name: /仍然交付/ }).check();
    await dialog.getByRole('button', { name: '交付数据' }).click();
    await expect(orders.filter({ hasText: second.code })).toHaveCount(0);
    await expect(orders.filter({ hasText: first.code })).toHaveCount(0);
    await expect(orders.filter({ hasText: third.code })).toHaveCount(1);
  });

  await test.step('the member has the data', async () => {
    type Files = Data<'auth/web/orderFile/list4rid'>;
    const filesOf = async (rid: string) => {
      const files = await post<Files>(page.request, 'auth/web/orderFile/list4rid', { rid }, token);
      return files.filter(({ kind }) => kind === 'data').map(({ name }) => name);
    };
    expect((await filesOf(first.rid)).sort()).toEqual(names.filter((name) => /^（?[Rｒ]/.test(name)).sort());
    expect(await filesOf(third.rid)).toEqual([]);
  });

  await test.step('on the page of an order only its samples are meant', async () => {
    await page.getByRole('link', { name: third.code }).click();
    const added = page.getByRole('region', { name: '添加数据' });
    await added.locator('input[type=file]').setInputFiles(join(folder, 'R1.xy'));
    await added.getByRole('button', { name: '上传 1 个文件' }).click();
    await expect(added.getByRole('listitem')).toContainText(`已加入 R1 磷酸铁锂 1`);
    await expect(page.getByRole('region', { name: '文件', exact: true })).toContainText('【R1】scan_0815.xy');
    await savePicture(page, info.outputPath('order.png'), { fullPage: true });
  });
  await rm(folder, { recursive: true });
});

test('thirty samples of two orders are measured in one run, with ten files at once, checked by a second person, and delivered together', async ({
  page,
  browser,
  portal,
}, info) => {
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token);
  const first = await sampledOrder(page.request, token, 20);
  const second = await sampledOrder(page.request, token, 10, 'K');
  await page.setViewportSize({ width: 1440, height: 900 });
  const clicks = await countClicks(page);
  await logInAtDesk(page, portal);
  await startTests(page, portal);
  const effort = effortFrom(clicks);
  const picture = (name: string) => savePicture(page, info.outputPath(`${name}.png`), { fullPage: true });

  await test.step('the samples that wait for one service become a worksheet', async () => {
    await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: /^检测/ }).click();
    await page.getByRole('link', { name: '工作单' }).click();
    await page.getByRole('link', { name: '新建工作单' }).click();
    await page.getByRole('link', { name: /XRD/ }).click();
    for (const { code } of [first, second]) await page.getByRole('checkbox', { name: code }).check();
    await page.getByLabel('备注').fill('周一上午');
    await expectAccessible(page);
    await page.getByRole('button', { name: '建立工作单（30 个样品）' }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: /^G\d{8}-\d{6}$/ })).toBeVisible();
  });
  const code = await page.getByRole('heading', { level: 1 }).innerText();
  const rows = page.getByRole('list', { name: '进样顺序' }).getByRole('listitem');

  await test.step('a blank and a standard are put between, by keyboard', async () => {
    await page.getByRole('button', { name: /调整进样顺序/ }).click();
    await page.getByLabel('空白或标样的名称').fill('NIST 640f');
    await page.getByRole('button', { name: '加标样' }).click();
    await page.getByRole('button', { name: /^上移.* NIST 640f$/ }).focus();
    for (let step = 0; step < 4; step++) await page.keyboard.press('Alt+ArrowUp');
    await page.getByLabel('插入位置').selectOption({ index: 1 });
    await page.getByRole('button', { name: '加空白' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: '保存顺序' }).click();
    await expect(rows).toHaveCount(32);
    await expect(rows.nth(0)).toContainText('空白');
    await expect(rows.nth(27)).toContainText('NIST 640f');
  });

  await test.step('ten files find the samples of the worksheet', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-worksheet-'));
    const names = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'K1', 'K2', 'K3', 'K4'].map(
      (name) => `${name}_xrd.xy`,
    );
    const paths = names.map((name) => join(folder, name));
    for (const [index, path] of paths.entries()) await writeFile(path, `10 ${index}\n`);
    await page.locator('input[type=file]').setInputFiles(paths);
    await page.getByRole('button', { name: '上传 10 个文件' }).click();
    await expect(page.getByText('已加入订单 10 个')).toBeVisible();
    await rm(folder, { recursive: true });
    await expect(rows.filter({ hasText: '1 个文件' })).toHaveCount(10);
  });

  await test.step('all rows are measured; who measured them does not check them', async () => {
    await page.getByRole('checkbox', { name: '全选' }).check();
    await page.getByRole('button', { name: '已测', exact: true }).click();
    await expect(page.getByText('30 个样品，已测 30，已复核 0')).toBeVisible();
    await page.getByRole('checkbox', { name: '全选' }).check();
    await expect(page.getByRole('button', { name: '复核通过' })).toBeDisabled();
    await page.setViewportSize({ width: 375, height: 812 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await picture('measured');
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a second person checks', async () => {
    const other = await browser.newContext();
    const colleague = await other.newPage();
    await logInAtDesk(colleague, portal, portal.url, 'reviewer');
    await colleague.goto(`${portal.url}/staff/bench/worksheets?state=measured`);
    await colleague.getByRole('button', { name: `打开 ${code}` }).click();
    await colleague.getByRole('checkbox', { name: '全选' }).check();
    await colleague.getByRole('button', { name: '复核通过' }).dblclick();
    await expect(colleague.getByText('30 个样品，已测 30，已复核 30')).toBeVisible();
    await other.close();
  });

  await test.step('both orders are delivered in one act, which the open page offers without being loaded again', async () => {
    await page.getByRole('button', { name: /交付已复核的 2 个订单/ }).click();
    const dialog = page.getByRole('dialog', { name: '交付数据：2 个订单' });
    await expect(dialog).toContainText(first.code);
    await expect(dialog).toContainText(second.code);
    // Twenty samples have no file of their own.
    await dialog.getByRole('checkbox', { name: /仍然交付/ }).check();
    await picture('deliver');
    await dialog.getByRole('button', { name: '交付数据' }).dblclick();
    await expect(page.getByText('已交付 2 个订单')).toBeVisible();
    await expect(
      page.getByRole('list', { name: '订单' }).getByRole('listitem').filter({ hasText: '已交付' }),
    ).toHaveCount(2);
  });

  effort.write(info);

  await test.step('the worksheet is closed and changes no more', async () => {
    await page.getByRole('button', { name: /结束工作单/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '结束', exact: true }).click();
    await expect(page.getByText(`工作单 ${code} 已结束`)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: '全选' })).toHaveCount(0);
    await page.goto(`${portal.url}/staff/bench/worksheets?state=closed`);
    await expect(page.getByText(code)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a delivered sample is tested once more from its row, and both sides see it on the order', async () => {
    await page.goto(`${portal.url}/staff/bench/worksheets/${code}`);
    await page.getByRole('button', { name: '复测 R1', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '复测' });
    await dialog.getByRole('textbox').fill('仪器零点漂移');
    await picture('retest');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '开始复测' }).dblclick();
    await expect(page.getByText('复测已开始，待上工作单')).toBeVisible();
    await page.goto(`${portal.url}/staff/orders/${first.code}`);
    const begun = page.getByRole('region', { name: '复测' }).getByRole('listitem');
    await expect(begun).toHaveCount(1);
    await expect(begun).toContainText('复测中');
    await picture('retested');
    await expectAccessible(page);
  });
});
