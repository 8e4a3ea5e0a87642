import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

test.beforeEach(({ context, portal }) => signIn(context, portal.url));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  for (const path of ['/detail/xrd', '/experiment/plan'])
    test(`a count that can't be ordered stays as it was typed, with the reason at its field: ${path}`, async ({
      page,
    }) => {
      await page.goto(path);
      const count = page.getByRole('textbox', { name: '数量' }).first();
      for (const typed of ['5.5', '-3', '99999']) {
        await count.fill(typed);
        await count.blur();
        await expect(count).toHaveValue(typed);
        await expect(count).toHaveAccessibleDescription('请填 1–999 的整数');
      }
      await page
        .getByRole('button', { name: /^(立即下单|去下单)/ })
        .first()
        .click();
      await expect(count).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });

  test('the price of an hour says what is in it', async ({ page }) => {
    await page.goto('/detail/onsite-insitu-ir');
    await expect(page.getByText('基础价 ¥320.00 + 工程师协助操作 ¥100.00').first()).toBeVisible();
    await expect(page.getByText('¥420.00').first()).toBeVisible();
  });
});

test('a page beyond the end of a list leads to its last page', async ({ page }) => {
  const lists = [
    ['/project?page=99', /page=6$/],
    ['/list/thanks?page=99', /page=2$/],
    ['/member/order?page=99', /\/member\/order$/],
    ['/member/prestore?page=99', /page=2$/],
    ['/member/coupon?page=99', /\/member\/coupon$/],
    ['/member/center?page=99', /page=\d\d?(#notices)?$/],
  ] as const;
  for (const [path, last] of lists) {
    await page.goto(path);
    await expect(page).not.toHaveURL(/page=99/);
    await expect(page).toHaveURL(last);
    await expect(page.getByText('这一页没有内容')).toHaveCount(0);
  }
});
