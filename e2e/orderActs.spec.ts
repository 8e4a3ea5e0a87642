import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { expectAccessible } from './portal/axe';
import { signIn } from './portal/signIn';
import { expect, type Portal, test } from './portal/test';

const sizes = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
] as const;

/** Makes a call as the member of the page; the browser test has the demo member's orders. */
async function callAs<Data>(page: Page, portal: Portal, path: string, input: object): Promise<Data> {
  const login = await page.request.post(`${portal.url}/api/open/login`, {
    data: { account: '13800000000', password: 'Portal-2026' },
  });
  const { token } = (await login.json()).data;
  const answer = await page.request.post(`${portal.url}/api/${path}`, {
    data: input,
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}

interface Listed {
  readonly list: readonly { readonly rid: string; readonly code: string }[];
}

/** The newest order of the demo member in a state. */
async function orderIn(page: Page, portal: Portal, state: string): Promise<Listed['list'][number]> {
  const { list } = await callAs<Listed>(page, portal, 'auth/web/order/list4person', { states: [state] });
  const [order] = list;
  if (!order) throw new Error(`the demo member has no order that is ${state}`);
  return order;
}

for (const viewport of sizes)
  test.describe(`orders at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.beforeEach(({ context, portal }) => signIn(context, portal.url));

    test('a row has its next step, the chosen tab is in view, and the page does not scroll sideways', async ({
      page,
    }) => {
      await page.goto('/member/order?state=cancelled');
      const tab = page.getByRole('navigation', { name: '订单状态' }).getByRole('link', { name: /^已取消/ });
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(tab).toBeInViewport({ ratio: 1 });
      await page.goto('/member/order');
      const rows = page.getByRole('list', { name: '订单' }).getByRole('listitem');
      await expect(
        rows.filter({ hasText: '方案已锁定' }).getByRole('link', { name: '签署协议' }).first(),
      ).toBeVisible();
      await expect(
        rows.filter({ hasText: '数据已交付' }).getByRole('button', { name: '下载数据' }),
      ).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      // The whole row is a link, also its picture.
      await rows.filter({ hasText: '数据已交付' }).click({ position: { x: 40, y: 30 } });
      await expect(page).toHaveURL(/\/member\/order\/[\w-]+$/);
    });

    test('delivered data has its curve, and one zip has all files', async ({ page, portal }) => {
      const { rid, code } = await orderIn(page, portal, 'delivered');
      await page.goto(`/member/order/${rid}`);
      const data = page.getByRole('region', { name: '数据已交付' });
      await expect(data.getByRole('img', { name: /^折线图：/ })).toBeVisible();
      await expectAccessible(page);
      const waiting = page.waitForEvent('download');
      await data.getByRole('button', { name: '下载全部数据' }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toBe(`检测数据-${code}.zip`);
      const files = unzipSync(await readFile(await download.path()));
      expect(Object.keys(files)).toContain(`示例数据-${code}.csv`);
    });

    test('the express number is entered by keyboard, and staff see it', async ({ page, portal }) => {
      const { rid, code } = await orderIn(page, portal, 'awaiting_sample');
      await page.goto(`/member/order/${rid}`);
      await page.getByRole('button', { name: /^(填写快递单号|修改)$/ }).press('Enter');
      const dialog = page.getByRole('dialog', { name: '填写快递单号' });
      await dialog.getByText('中通快递').click();
      await dialog.getByLabel(/快递单号/).fill(`zt 7700 ${viewport.width}`);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`中通快递 ZT7700${viewport.width}`).first()).toBeVisible();
      expect(await portal.staff('show', code)).toContain(`快递　中通快递 ZT7700${viewport.width}`);
    });

    test('a cancelled order is ordered again', async ({ page, portal }) => {
      const { rid } = await orderIn(page, portal, 'cancelled');
      await page.goto(`/member/order/${rid}`);
      await page.getByRole('button', { name: '再来一单' }).click();
      await expect(page).toHaveURL(/\/experiment\/plan\?items=/);
      await expect(page.getByRole('main').getByText('场发射扫描电镜（SEM）').first()).toBeVisible();
    });
  });
