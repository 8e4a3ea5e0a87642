import type { Page } from '@playwright/test';
import { agree, askForCode, field, logIn } from './portal/form';
import { newPhone } from './portal/newPhone';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

const demo = { phone: '13800000000', password: 'Portal-2026' };

const header = (page: Page) => page.getByRole('banner');

const dialogOf = (page: Page) => page.getByRole('dialog');
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`portal.${name}`), key);

async function openLogin(page: Page, button = '登录'): Promise<void> {
  await page.goto('/');
  await header(page).getByRole('button', { name: button, exact: true }).click();
  await expect(dialogOf(page)).toBeVisible();
}

test('a forgotten password is reset, and the new one logs in', async ({ page, portal }) => {
  const password = 'Another-Powder-26';
  await openLogin(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: '忘记密码' }).click();
  await field(dialog, '手机号').fill(demo.phone);
  await field(dialog, '验证码').fill(await askForCode(page, portal, demo.phone, '重置'));
  await field(dialog, '新密码').fill(password);
  await expect(dialog.getByText('密码强度：强')).toBeVisible();
  await field(dialog, '确认新密码').fill(`${password}7`);
  await dialog.getByRole('button', { name: '确认重置' }).click();
  await expect(page.getByText('[密码]不一致').first()).toBeVisible();
  await field(dialog, '确认新密码').fill(password);
  await dialog.getByRole('button', { name: '确认重置' }).click();
  await expect(page.getByText('密码重置成功!')).toBeVisible();
  await expect(field(dialog, '用户名/手机号')).toHaveValue(demo.phone);
  await logIn(page, demo.phone, password);
  const { access } = JSON.parse((await stored(page, 'token')) ?? '{}').value;
  // Restores the password for the following tests.
  const restored = await page.request.post('/api/auth/user/password', {
    headers: { authorization: `Bearer ${access}` },
    data: { old: password, password: demo.password },
  });
  expect(restored.ok()).toBe(true);
});

test('two tabs share one session: login and logout apply to both', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(header(other).getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await openLogin(page);
  await logIn(page, demo.phone, demo.password);
  await expect(header(other).getByRole('button', { name: '登录', exact: true })).toHaveCount(0);
  // A page that is still loading its data at the logout asks for a login instead.
  await other.goto('/member/center', { waitUntil: 'networkidle' });
  await header(page).getByRole('button', { name: '我的账号' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(header(page).getByRole('button', { name: '登录', exact: true })).toBeVisible();
  // Its page is private: the login is over it.
  await expect(other.getByRole('dialog', { name: '登录' })).toBeVisible();
  expect(await stored(page, 'token')).toBeNull();
});

test.describe('the token', () => {
  /** Changes the expiry of the stored token. */
  const ends = (page: Page, inSeconds: number) =>
    page.evaluate((seconds) => {
      const token = JSON.parse(localStorage.getItem('portal.token') ?? '{}');
      token.value.expiresAt = Date.now() + seconds * 1000;
      localStorage.setItem('portal.token', JSON.stringify(token));
    }, inSeconds);

  test('is refreshed once before it expires, with several tabs open', async ({ page, context, portal }) => {
    await signIn(context, portal.url);
    await page.goto('/healthz');
    const refreshes: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('open/refresh4token')) refreshes.push(request.url());
    });
    await ends(page, 1800);
    const other = await context.newPage();
    await Promise.all([page.goto('/member/order'), other.goto('/member/order')]);
    for (const tab of [page, other])
      await expect(tab.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible();
    await expect.poll(() => refreshes.length).toBe(1);
    expect(JSON.parse((await stored(page, 'token')) ?? '').value.expiresAt).toBeGreaterThan(
      Date.now() + 3_600_000,
    );
  });

  test('when expired, is deleted with a warning and the login opens; closing it goes home', async ({
    page,
    context,
    portal,
  }) => {
    await signIn(context, portal.url);
    await page.goto('/healthz');
    await ends(page, -1);
    const warned = page.waitForEvent('console', (message) => message.text() === 'Token expired: Re login');
    await page.goto('/member/order');
    await warned;
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await stored(page, 'token')).toBeNull();
    // Closing the login on a page that needs one goes to the home page.
    await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test('a scan with WeChat binds a phone the first time and logs in the second', async ({
  page,
  portal,
  context,
}) => {
  const phone = newPhone();
  const dialog = page.getByRole('dialog');
  const scan = async () => {
    await dialog.getByRole('tab', { name: '微信登录' }).click();
    await expect(dialog.getByRole('img', { name: '微信登录二维码' })).toBeVisible();
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: '在新窗口打开二维码' }).click();
    const phonePage = await opened;
    await phonePage.getByRole('button', { name: '扫描' }).first().click();
    await page.bringToFront();
    await expect(dialog.getByText('扫描成功')).toBeVisible();
    await phonePage.getByRole('button', { name: '确认登录' }).first().click();
    // A page that is closed in the middle of its answer may never close.
    await expect(phonePage.getByRole('button', { name: '确认登录' })).toHaveCount(0);
    await phonePage.close();
  };
  await page.goto('/');
  await header(page).getByRole('button', { name: '登录' }).click();
  await scan();
  await expect(dialog.getByText(/请绑定手机号完成登录/)).toBeVisible();
  await field(dialog, '手机号').fill(phone);
  await field(dialog, '验证码').fill(await askForCode(page, portal, phone, '验证码'));
  await agree(dialog);
  await dialog.getByRole('button', { name: '绑定并登录' }).click();
  await expect(page.getByText('登录成功!')).toBeVisible();

  await test.step('the second scan needs no phone', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await header(page).getByRole('button', { name: '登录' }).click();
    await scan();
    await expect(page.getByText('登录成功!')).toBeVisible();
  });
});

test('a session that expires during work opens the login in front of the page, and the work continues', async ({
  page,
  portal,
  context,
}) => {
  await signIn(context, portal.url);
  await page.goto('/member/address');
  await page
    .getByRole('button', { name: /新增地址|添加地址/ })
    .first()
    .click();
  await field(page, '收货人').or(field(page, '姓名')).first().fill('林晓');
  // The session is ended on the server, as by a password change elsewhere.
  await page.evaluate(async () => {
    const { access } = JSON.parse(localStorage.getItem('portal.token') ?? '{}').value;
    await fetch('/api/auth/user/logout', {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
    });
  });
  await field(page, '手机号').or(field(page, '手机')).first().fill('13800000000');
  await page.getByRole('combobox', { name: '省份' }).selectOption('上海市');
  await page.getByRole('combobox', { name: '区县' }).selectOption('杨浦区');
  await field(page, '详细地址').fill('示例路 9 号 402 室');
  await page.getByRole('button', { name: /^(保存|提交|确定)$/ }).click();
  const login = page.getByRole('dialog', { name: '登录' });
  await field(login, '用户名/手机号').fill(demo.phone);
  await field(login, '密码').fill(demo.password);
  await login.getByRole('button', { name: '登录', exact: true }).click();
  await expect(login).toHaveCount(0);
  // The interrupted call continues automatically.
  await expect(page.getByText('示例路 9 号 402 室')).toBeVisible();
});
