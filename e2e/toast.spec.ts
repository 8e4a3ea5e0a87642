import type { Page } from '@playwright/test';
import { field } from './portal/form';
import { expect, test } from './portal/test';

const toasts = (page: Page) => page.locator('[data-sonner-toast][data-removed=false]');

/** Vertical extent of an element. */
async function extent(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`no box of ${selector}`);
  return { top: box.y, bottom: box.y + box.height };
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 }, contextOptions: { reducedMotion: 'reduce' } });

    test('in a dialog the toast is below the title and disappears when the pane changes', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: '登录', exact: true }).click();
      await expect(toasts(page)).toHaveText(['[用户名/手机号]不能为空']);
      await field(dialog, '用户名/手机号').fill('13800000000');
      await dialog.getByRole('button', { name: '登录', exact: true }).click();
      await expect(toasts(page)).toHaveText(['[密码]不能为空']);
      const { bottom } = await extent(page, '[role=dialog] h1, [role=dialog] h2');
      expect((await extent(page, '[data-sonner-toast]')).top).toBeGreaterThan(bottom);
      await dialog.getByRole('button', { name: '忘记密码' }).click();
      await expect(toasts(page)).toHaveCount(0);
    });

    test('on a page the toast covers the header and disappears on the next page', async ({ page }) => {
      await page.goto('/require');
      await page.getByRole('main').getByRole('button', { name: '提交' }).click();
      await expect(toasts(page)).toHaveCount(1);
      await expect
        .poll(async () => (await extent(page, '[data-sonner-toast]')).bottom)
        .toBeLessThanOrEqual((await extent(page, 'header')).bottom);
      await page.getByRole('main').getByRole('link', { name: '查看新手指南' }).click();
      await expect(toasts(page)).toHaveCount(0);
    });
  });
}
