import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { expectAccessible } from './portal/axe';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { sampledOrder } from './portal/sampledOrder';
import { savePicture } from './portal/savePicture';
import { signIn } from './portal/signIn';
import { expect, type Portal, test } from './portal/test';

const curve = '2theta,I\n10,100\n11,180\n12,90\n13,80\n';

/** Delivers one order with a file of data. */
async function deliver(request: APIRequestContext, { dataDir }: Portal, code: string): Promise<void> {
  const { account, password } = JSON.parse(await readFile(join(dataDir, 'staff.json'), 'utf8'));
  const { token } = await post<{ token: string }>(request, 'open/login', { account, password });
  const move = async (act: string) => {
    const order = await post<Data<'staff/order/detail'>>(request, 'staff/order/detail', { code }, token);
    const { state, due_fen, revision } = order;
    await post(request, 'staff/order/move', { code, act, seen: { state, due_fen, revision } }, token);
  };
  for (const act of ['receive', 'confirm', 'test']) await move(act);
  const file = { name: 'R1 衍射.csv', mimeType: 'text/csv', buffer: Buffer.from(curve) };
  const headers = { authorization: `Bearer ${token}` };
  const added = await request.post('/api/staff/order/file', {
    headers,
    multipart: { code, kind: 'data', file },
  });
  expect(added.ok()).toBe(true);
  await move('deliver');
}

test('a member shares data with a password on a phone; a stranger looks at it and downloads it without a login, and nothing after it is revoked', async ({
  page,
  context,
  browser,
  portal,
}, info) => {
  const phone = newPhone();
  const token = await newMember(page.request, portal, phone);
  await certify(page.request, token);
  await deliver(page.request, portal, (await sampledOrder(page.request, token, 1)).code);
  await signIn(context, portal.url, { account: phone, password: memberPassword });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/member/order?kind=data');
  await page.getByRole('checkbox', { name: /R1 衍射\.csv/ }).check();
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^分享人/ }).fill('李老师课题组');
  await dialog.getByRole('textbox', { name: /^分享密码/ }).fill('ＬａＢ-2026');
  await savePicture(page, info.outputPath('asked.png'));
  await dialog.getByRole('button', { name: '生成链接' }).dblclick();
  const link = await dialog.getByText(/\/shared\/data\//).innerText();
  await expectAccessible(page);
  await savePicture(page, info.outputPath('shared.png'));

  const stranger = await browser.newContext({
    baseURL: portal.url,
    viewport: { width: 375, height: 812 },
    acceptDownloads: true,
  });
  const visit = await stranger.newPage();
  await visit.goto(link);
  const password = visit.getByRole('textbox', { name: /^分享密码/ });
  await password.fill('lab-2026');
  await visit.getByRole('button', { name: '打开', exact: true }).click();
  await expect(visit.getByText('[分享密码]不正确，请向分享人核对').first()).toBeVisible();
  await password.fill('LaB-2026');
  await visit.getByRole('button', { name: '打开', exact: true }).click();
  await expect(visit.getByRole('main')).toContainText('李老师课题组 分享');
  await expect(visit.getByRole('main')).not.toContainText(phone.slice(-4));
  await expect(visit.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await savePicture(visit, info.outputPath('visit.png'), { fullPage: true });
  await visit.getByRole('button', { name: '查看R1 衍射.csv' }).click();
  const viewer = visit.getByRole('dialog', { name: 'R1 衍射.csv' });
  await expect(viewer.locator('canvas').first()).toBeVisible();
  await expect(viewer.getByText('4 个点').first()).toBeVisible();
  await savePicture(visit, info.outputPath('viewed.png'));
  await viewer.getByRole('button', { name: '关闭' }).click();
  const arriving = visit.waitForEvent('download');
  await visit.getByRole('button', { name: '下载R1 衍射.csv' }).click();
  expect(await readFile(await (await arriving).path(), 'utf8')).toBe(curve);
  const zipped = visit.waitForEvent('download');
  await visit.getByRole('button', { name: '打包下载' }).click();
  expect((await zipped).suggestedFilename()).toMatch(/\.zip$/);

  await dialog.getByRole('link', { name: '查看我的分享' }).click();
  await page.getByRole('button', { name: '查看记录' }).click();
  await expect(page.getByRole('region', { name: '打开与下载' })).toContainText('查看 R1 衍射.csv 1 次');
  await expect(page.getByRole('region', { name: '打开与下载' })).toContainText('下载 R1 衍射.csv 1 次');
  await savePicture(page, info.outputPath('log.png'), { fullPage: true });
  await page.getByRole('button', { name: '撤回' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回' }).click();
  await expect(page.getByRole('listitem').getByText('已撤回', { exact: true })).toBeVisible();

  await visit.getByRole('button', { name: '下载R1 衍射.csv' }).click();
  await expect(visit.getByText('此分享已到期，或已被分享人撤回').first()).toBeVisible();
  await visit.goto(link);
  await expect(visit.getByRole('main')).toContainText('分享已结束');
  await stranger.close();
});
