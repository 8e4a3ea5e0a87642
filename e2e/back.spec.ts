import type { Page } from '@playwright/test';
import { field } from './portal/form';
import { back, dialogs, expectLayers } from './portal/layers';
import { dialogOf } from './portal/memberDialogs';
import { test } from './portal/tab';
import { expect } from './portal/test';

const forward = (page: Page) => page.evaluate(() => window.history.forward());

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('back closes the menu, the login of an invitation and of a private page, and stays on the page', async ({
    page,
  }) => {
    await page.goto('/guide');
    await page.goto('/project');
    await test.step('the menu', async () => {
      await page.getByRole('button', { name: '打开菜单' }).click();
      await expectLayers(page, 1);
      await back(page);
      await expect(page.getByLabel('菜单', { exact: true })).toHaveCount(0);
      await expect(page).toHaveURL(/\/project$/);
    });
    await test.step('the login, which forward does not open again', async () => {
      await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
      await expect(dialogs(page)).toHaveCount(1);
      await expectLayers(page, 1);
      await back(page);
      await expect(dialogs(page)).toHaveCount(0);
      await forward(page);
      await expectLayers(page, 0);
      await expect(dialogs(page)).toHaveCount(0);
    });
    await test.step('a link of the menu leads on, and back from there to the page', async () => {
      await page.getByRole('button', { name: '打开菜单' }).click();
      await expectLayers(page, 1);
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '联系我们' }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await back(page);
      await expect(page).toHaveURL(/\/project$/);
      await expect(page.getByLabel('菜单', { exact: true })).toHaveCount(0);
      await back(page);
      await expect(page).toHaveURL(/\/guide$/);
    });
    await test.step('the login over a private page', async () => {
      await page.getByRole('button', { name: '打开菜单' }).click();
      await expectLayers(page, 1);
      await page.getByRole('navigation', { name: '服务' }).getByRole('link', { name: '我的订单' }).click();
      await expect(dialogs(page).getByRole('heading', { name: '登录' })).toBeVisible();
      await expectLayers(page, 1);
      await back(page);
      await expect(dialogs(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/guide$/);
    });
    await test.step('the registration of an invitation', async () => {
      await page.goto('/invited/ABC123');
      await field(dialogs(page), '手机号').fill('1380000');
      await expectLayers(page, 1);
      await back(page);
      await expect(dialogs(page)).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe('/');
    });
  });
});

test('a dialog that was closed by its button leaves nothing to go back to', async ({ member: { page } }) => {
  await page.goto('/guide');
  await page.goto('/member/address');
  await page.getByRole('button', { name: '新增地址' }).click();
  await expectLayers(page, 1);
  await dialogOf(page).getByRole('button', { name: '取消' }).click();
  await expectLayers(page, 0);
  await back(page);
  await expect(page).toHaveURL(/\/guide$/);
});
