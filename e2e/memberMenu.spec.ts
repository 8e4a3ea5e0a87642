import type { Page } from '@playwright/test';
import { expectAccessible, expectDialogAccessible } from './portal/axe';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { thirdOf } from './portal/widths';

const paths = [
  ...['center', 'prestore', 'prestore?tab=prepay', 'prestore?tab=credit', 'unsettled', 'unpaid'],
  ...['unpaid?state=paid', 'coupon', 'information', 'address', 'sample', 'order', 'order?kind=visit'],
  ...['order?kind=reservation', 'order?kind=evaluation', 'oquery', 'promotion', 'invite', 'integral'],
  ...['invoiceMg', 'invoiceLs', 'communityMg', 'communityJn'],
].map((path) => `/member/${path}`);

/** Opens a page and waits until all that it loads is there. */
async function loaded(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByLabel('正在加载')).toHaveCount(0);
}

test('member pages that are opened directly on a phone start at their top', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.url);
  await page.setViewportSize({ width: 375, height: 740 });
  for (const path of thirdOf(paths))
    await test.step(path, async () => {
      await loaded(page, path);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => window.scrollY), path).toBe(0);
    });
});

test('on a phone a sheet leads to every page; Escape and the way back close it', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.url);
  await page.setViewportSize({ width: 375, height: 740 });
  await loaded(page, '/member/unpaid');
  const opener = page.getByRole('button', { name: /结算单 · 待付款/ });
  const sheet = page.getByRole('dialog', { name: '会员中心页面' });
  await opener.click();
  await expect(sheet.getByRole('link', { name: '待付款' })).toHaveAttribute('aria-current', 'page');
  await expectDialogAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  // The way back closes what stands: before the sheet is there it leaves the page.
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/member\/unpaid$/);
  await opener.click();
  await sheet.getByRole('link', { name: '信用额度' }).click();
  await expect(page).toHaveURL(/\/member\/prestore\?tab=credit$/);
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('region', { name: '信用额度' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: /结算单 · 待付款/ })).toBeVisible();
});

test('in a low window the menu is not taller than the window, and each focused entry is in it', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.url);
  await page.setViewportSize({ width: 1280, height: 420 });
  await loaded(page, '/member/order');
  await expectAccessible(page);
  const menu = page.getByRole('navigation', { name: '会员中心菜单' });
  expect((await menu.boundingBox())?.height).toBeLessThan(420);
  const last = menu.getByRole('link').last();
  await last.focus();
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  await last.click();
  await expect(page.getByRole('navigation', { name: '个人', exact: true })).toBeVisible();
  await page.getByRole('link', { name: '地址管理' }).first().click();
  await expect(page).toHaveURL(/\/member\/address$/);
});

test('a printed order is its content alone, without header, menu, footer and buttons', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.url);
  await loaded(page, '/member/order');
  await page.locator('main a[href^="/member/order/"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^订单 D/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: /^订单 D/ })).toBeVisible();
  for (const part of ['banner', 'contentinfo', 'navigation', 'button'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
});
