import type { Locator, Page } from '@playwright/test';
import { expect, type Portal } from './test';

/** Finds the field with a label, which may be marked as required by a star. */
export const field = (place: Page | Locator, label: string): Locator =>
  place.getByLabel(new RegExp(`^${label}( ?\\*)?$`));

/** Requests a code in the open form and returns the one that is sent as a text message. */
export async function askForCode(page: Page, portal: Portal, phone: string, part: string): Promise<string> {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送!')).toBeVisible();
  return /\d{6}/.exec(await portal.text(phone, part))?.[0] ?? '';
}

/** Ticks the box of the consent. */
export const agree = (place: Page | Locator): Promise<void> =>
  place.getByRole('checkbox', { name: /^我已阅读并同意/ }).check();

/** Registers in the open login dialog, which then shows the login. */
export async function register(page: Page, portal: Portal, phone: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await field(dialog, '手机号').fill(phone);
  await field(dialog, '验证码').fill(await askForCode(page, portal, phone, '验证码'));
  await field(dialog, '密码').fill(password);
  await field(dialog, '确认密码').fill(password);
  await agree(dialog);
  // A double click registers once.
  await dialog.getByRole('button', { name: '确认注册' }).dblclick();
  await expect(page.getByText('注册成功!')).toBeVisible();
}

/** Logs in by password in the open dialog. */
export async function logIn(page: Page, account: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await field(dialog, '用户名/手机号').fill(account);
  await field(dialog, '密码').fill(password);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('登录成功!')).toBeVisible();
}
