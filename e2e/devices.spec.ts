import { memberPassword, newMember } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

test('a device that is signed out from another one asks for a login at its next step', async ({
  page,
  context,
  browser,
  portal,
}) => {
  const phone = newPhone();
  await newMember(page.request, portal, phone);
  const login = { account: phone, password: memberPassword };
  const handset = await browser.newContext({
    baseURL: portal.url,
    viewport: { width: 375, height: 800 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
  });
  await signIn(handset, portal.url, login);
  const other = await handset.newPage();
  await other.goto('/member/order');
  await expect(other.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible();

  await signIn(context, portal.url, login);
  await page.goto('/member/information');
  const devices = page.getByRole('list', { name: '登录设备' });
  await expect(devices.getByRole('listitem').first()).toContainText('当前设备');
  await devices.getByRole('button', { name: /^退出设备 .*iPhone/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByText('设备已退出登录')).toBeVisible();
  await expect(devices.getByText(/iPhone/)).toHaveCount(0);

  await other.getByRole('link', { name: '上门取样' }).first().click();
  await expect(other.getByRole('dialog', { name: '登录' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '基本信息' })).toBeVisible();
  await handset.close();
});
