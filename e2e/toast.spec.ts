import type { Locator, Page } from '@playwright/test';
import { field } from './portal/form';
import { dialogOf } from './portal/memberDialogs';
import { memberPassword, newMember } from './portal/newMember';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { widths } from './portal/widths';

const toast = (page: Page) => page.locator('[data-toast]');

/** What a toast may not lie over: what is pressed, the agreement, errors, the header and bars at the lower edge. */
const kept =
  'button, a[href], label:has(input[type=checkbox]), input[type=checkbox], [role=tab], [role=alert], header:not(main header), [data-bottom-bar]';

/** Returns what a visible toast covers of what must be free, by its text; what a dialog hides does not count. */
const covered = (page: Page) =>
  page.evaluate((selector) => {
    const box = document.querySelector('[data-toast]')?.getBoundingClientRect();
    if (!box) return ['no toast'];
    return [...document.querySelectorAll(selector)]
      .filter((element) => !element.closest('[data-toast], [aria-hidden=true], [inert]'))
      .filter((element) => {
        const rect = element.getBoundingClientRect();
        return (
          Math.min(rect.right, box.right) > Math.max(rect.left, box.left) &&
          Math.min(rect.bottom, box.bottom) > Math.max(rect.top, box.top)
        );
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 20)}`);
  }, kept);

async function expectFree(page: Page, text: string | RegExp) {
  await expect(toast(page)).toHaveText(text);
  await expect.poll(() => covered(page)).toEqual([]);
  // It is read: nothing around it is hidden, and the region was there before it.
  await expect(page.locator('#toasts[data-before]').locator('[data-toast]')).toHaveText(text);
  expect(
    await page.locator('#toasts').evaluate((region) => region.closest('[aria-hidden=true], [inert]')),
  ).toBeNull();
}

/** Marks the region that the document has before the first toast. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.locator('#toasts[aria-live=polite]').evaluate((region) => {
    region.dataset.before = '';
  });
}

async function openRegistration(page: Page): Promise<Locator> {
  const header = page.getByRole('banner');
  if (!(await header.getByRole('button', { name: '注册' }).isVisible()))
    await header.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('button', { name: '注册', exact: true }).last().click();
  return dialogOf(page);
}

for (const width of widths)
  test.describe(`at ${width} px a toast covers nothing that is pressed`, () => {
    test.use({
      viewport: { width, height: width === 375 ? 667 : 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('in the registration: buttons, agreement and its error; it goes with the pane', async ({ page }) => {
      await open(page, '/guide');
      const dialog = await openRegistration(page);
      await field(dialog, '手机号').fill(`1771${width}`.padEnd(11, '0'));
      await dialog.getByRole('button', { name: '获取验证码' }).click();
      await expectFree(page, '验证码已发送!');
      await dialog.getByRole('button', { name: '确认注册' }).click();
      await expectFree(page, /不能为空/);
      await field(dialog, '验证码').fill('123456');
      await field(dialog, '密码').fill('Portal-2026');
      await field(dialog, '确认密码').fill('Portal-2026');
      await dialog.getByRole('button', { name: '确认注册' }).click();
      await expectFree(page, /同意/);
    });

    test('on pages: header, menu, bars at the lower edge', async ({ page, context, portal }) => {
      const phone = `1772${width}`.padEnd(11, '0');
      await newMember(page.request, portal, phone);
      await signIn(context, portal.url, { account: phone, password: memberPassword });
      await open(page, '/detail/xrd');
      await page
        .locator('[data-bottom-bar]')
        .or(page.getByRole('main'))
        .getByRole('button', { name: '加入方案' })
        .first()
        .click();
      await expectFree(page, /已加入实验方案/);
      // One with a button stays, and moves away from what comes under it.
      await page.mouse.wheel(0, 400);
      await expectFree(page, /已加入实验方案/);
      if (width === 375) {
        await page.getByRole('banner').getByRole('button', { name: '打开菜单' }).click();
        // The menu leaves no place: the toast waits.
        await expect(toast(page)).toBeHidden();
        await page.keyboard.press('Escape');
        await expectFree(page, /已加入实验方案/);
      }
      await toast(page).getByRole('button', { name: '关闭消息' }).click();
      await expect(toast(page)).toHaveCount(0);

      await open(page, '/experiment/plan');
      await page
        .getByRole('button', { name: /稍后再说/ })
        .first()
        .click();
      await expectFree(page, /已移到/);
      await open(page, '/require');
      await page.getByRole('main').getByRole('button', { name: '提交' }).click();
      await expectFree(page, /不能为空/);
      await page.getByRole('main').getByRole('link', { name: '查看新手指南' }).click();
      await expect(toast(page)).toHaveCount(0);
    });
  });

test('a toast waits while the pointer is over it, lets clicks through and goes afterwards', async ({
  page,
}) => {
  await page.goto('/require');
  await page.getByRole('main').getByRole('button', { name: '提交' }).click();
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('the toast has no box');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.waitForTimeout(6000);
  await expect(toast(page)).toHaveCount(1);
  expect(
    await page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('[data-toast]') ?? null,
      [box.x + 20, box.y + 20],
    ),
  ).toBeNull();
  await page.mouse.move(5, 400);
  await expect(toast(page)).toHaveCount(0);
});
