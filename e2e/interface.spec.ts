import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible, expectDialogAccessible } from './portal/axe';
import { memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

const widths = [375, 1440];

async function fits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, { message: `pixels of sideways scroll at ${width}` }).toBeLessThanOrEqual(0);
  }
}

/** Starts a receiver of webhooks on this machine. */
async function receiver() {
  const signatures: unknown[] = [];
  const server = createServer((request, response) => {
    signatures.push(request.headers['webhook-signature']);
    request.resume();
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/events`, signatures, stop: () => server.close() };
}

test('an enterprise makes a token, with which a program reads orders, and a webhook that is called', async ({
  page,
  portal,
}) => {
  const phone = newPhone();
  const session = await newMember(page.request, portal, phone);
  const who = { name: '林晓', email: 'lin@example.com', organization: 2, company: '示例科技有限公司' };
  const place = { province: '上海市', city: '上海市', area: '杨浦区', address_code: '310110' };
  await post(page.request, 'auth/user/updateInfo', { ...who, ...place, address: '示例路 9 号' }, session);
  await signIn(page.context(), portal.url, { account: phone, password: memberPassword });
  const hook = await receiver();
  await page.goto('/member/information');
  await page.getByRole('link', { name: '管理', exact: true }).click();
  await expect(page).toHaveURL(/\/member\/information\/interface$/);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '新建令牌' }).click();
  await dialog.getByLabel('令牌名称').fill('内部订单系统');
  await dialog.getByLabel(/^查看订单/).check();
  await fits(page);
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: '新建' }).click();
  const token = (await dialog.getByLabel('令牌', { exact: true }).textContent()) ?? '';
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: '我已保存' }).click();
  const read = (path: string) =>
    page.request.post(`/api/${path}`, { data: {}, headers: { authorization: `Bearer ${token}` } });
  expect((await read('auth/web/order/list4person')).status()).toBe(200);
  expect((await read('auth/invoice/list')).status()).toBe(403);

  await page.getByRole('button', { name: '新增回调' }).click();
  await dialog.getByLabel('回调地址').fill(hook.url);
  await fits(page);
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: '新增' }).click();
  await dialog.getByRole('button', { name: '我已保存' }).click();
  await page.getByRole('button', { name: /^发送测试/ }).click();
  await expect(page.getByText('测试已送达（HTTP 204）')).toBeVisible();
  expect(hook.signatures).toEqual([expect.stringMatching(/^v1,/)]);
  hook.stop();
  await fits(page);
  await expectAccessible(page);

  await page.getByRole('link', { name: /^回调记录/ }).click();
  await expect(page.getByRole('table').getByText('已送达')).toBeVisible();
  await fits(page);
  await expectAccessible(page);
  await page.goBack();

  await page.getByRole('button', { name: /^删除令牌/ }).click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('还没有接口令牌')).toBeVisible();
  expect((await read('auth/web/order/list4person')).status()).toBe(401);
});
