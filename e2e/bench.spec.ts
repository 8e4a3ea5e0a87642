import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { expectAccessible } from './portal/axe';
import { logInAtDesk } from './portal/deskLogin';
import { certify, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { sampledOrder } from './portal/sampledOrder';
import { expect, type Portal, test } from './portal/test';

test.use({ ownPortal: 'bench' });

/** Takes all open orders to their test. */
async function startTests({ request }: Page, { dataDir }: Portal): Promise<void> {
  const { account, password } = JSON.parse(await readFile(join(dataDir, 'staff.json'), 'utf8'));
  const { token } = await post<{ token: string }>(request, 'open/login', { account, password });
  for (const act of ['receive', 'confirm', 'test']) {
    type List = Data<'staff/order/list'>;
    const { list } = await post<List>(request, 'staff/order/list', { size: 20 }, token);
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
    await page.screenshot({ path: info.outputPath('matched.png'), fullPage: true });
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
    await page.screenshot({ path: info.outputPath('phone.png'), fullPage: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: '交付数据', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '交付数据：2 个订单' });
    await expect(dialog).toContainText(`${second.code}：K3`);
    await expect(dialog.getByRole('button', { name: '交付数据' })).toBeDisabled();
    await page.screenshot({ path: info.outputPath('deliver.png') });
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
    await page.screenshot({ path: info.outputPath('order.png'), fullPage: true });
  });
  await rm(folder, { recursive: true });
});
