import type { Locator, Page } from '@playwright/test';
import { expectDialogReadable } from './portal/axe';
import { back, dialogs, expectLayers } from './portal/layers';
import { dialogOf, memberDialogs } from './portal/memberDialogs';
import { memberPassword, newMember } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { signIn } from './portal/signIn';
import { type Tab, test } from './portal/tab';
import { expect } from './portal/test';
import { expectLargeTyping } from './portal/typed';
import { journeyWidths, schemesAt, widthsFrom } from './portal/widths';

/** Opens the login from the header, which has it in its drawer on a phone. */
async function openLogin(page: Page): Promise<Locator> {
  await page.goto('/guide');
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  const login = header.getByRole('button', { name: '登录', exact: true });
  if (!(await login.isVisible())) await header.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('button', { name: '登录', exact: true }).last().click();
  return dialogOf(page);
}

for (const width of journeyWidths(375))
  test.describe(`at ${width} px axe finds nothing, in the dark too,`, () => {
    test.use({ viewport: { width, height: 667 }, contextOptions: { reducedMotion: 'reduce' } });

    const expectGood = async (page: Page) => {
      await expectDialogReadable(page, { light: true, dark: true });
      await expectLargeTyping(page);
    };

    test('in the panes of the login, empty and with errors', async ({ page }) => {
      const dialog = await openLogin(page);
      for (const tab of ['密码登录', '验证码登录', '微信登录']) {
        await dialog.getByRole('tab', { name: tab }).click();
        await expectGood(page);
      }
      await dialog.getByRole('tab', { name: '验证码登录' }).click();
      await dialog.getByRole('button', { name: '登录', exact: true }).click();
      await expectGood(page);
      await dialog.getByRole('button', { name: '忘记密码' }).click();
      await expectGood(page);
      await dialog.getByRole('button', { name: '返回登录' }).click();
      await dialog.getByRole('button', { name: '立即注册' }).click();
      await dialog.getByRole('button', { name: '确认注册' }).click();
      await expectGood(page);
    });

    test('in the certification, empty and with errors', async ({ page, portal, context }) => {
      const phone = newPhone();
      await newMember(page.request, portal, phone);
      await signIn(context, portal.url, { account: phone, password: memberPassword });
      await page.goto('/experiment/order?device=xrd&choice=range:r10_80&choice=speed:v10&choice=form:powder');
      await expect(page.getByRole('dialog', { name: '资料认证' })).toBeVisible();
      await expectGood(page);
      await dialogOf(page).getByRole('button', { name: '提交' }).click();
      await expect(dialogOf(page).getByText('[姓名]不能为空')).toBeVisible();
      await expectGood(page);
    });
  });

/**
 * Opens a dialog and checks at each width that its last button is in view, and at one that axe finds nothing: the buttons stay while a long form scrolls. A dialog stays open when its tab changes the width, as a turned phone does. Back closes it
 * and leaves its page open.
 */
async function looksRight(
  { page, errors }: Tab,
  { title, open }: { readonly title: string; readonly open: (page: Page) => Promise<void> },
  order: readonly number[],
): Promise<void> {
  await page.setViewportSize({ width: order[0] ?? 0, height: 667 });
  // The tab may be at the same address with a fragment, which would not be loaded again: the last dialog would stay open.
  await page.goto('about:blank');
  await open(page);
  const dialog = page.getByRole('dialog', { name: title });
  for (const width of order)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 667 });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button').last()).toBeInViewport({ ratio: 1 });
      await expectDialogReadable(page, schemesAt(width, order));
      await expectLargeTyping(page);
    });
  const { pathname } = new URL(page.url());
  const count = await dialogs(page).count();
  for (let open = count; open > 0; open -= 1) {
    await expectLayers(page, open);
    await back(page);
    await expect(dialogs(page)).toHaveCount(open - 1);
  }
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(errors.splice(0)).toEqual([]);
}

for (const [index, [title, open]] of Object.entries(memberDialogs).entries())
  test(`the dialog ${title}`, ({ member }) => looksRight(member, { title, open }, widthsFrom(index)));
