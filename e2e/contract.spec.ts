import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { expectAccessible } from './portal/axe';
import { post } from './portal/newMember';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

const demo = { account: '13800000000', password: 'Portal-2026' };

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

test('the order leads to its agreement, which is read and signed by touch on a phone', async ({
  page,
  context,
  portal,
}) => {
  // The demonstration's member: a new one got a code for the registration and could not ask for another one within a minute.
  const { token } = await post<{ token: string }>(page.request, 'open/login', demo);
  const { rid, code: number } = await testedOrder(page.request, token);
  await signIn(context, portal.url, demo);

  await page.goto(`/member/order/${rid}`);
  await page.getByRole('region', { name: '订单文件' }).getByRole('link', { name: '签署协议' }).click();
  await expect(page).toHaveURL(`/experiment/contract/${rid}`);
  const text = page.getByRole('article', { name: '检测技术服务协议' });
  await expect(text).toContainText(number);
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: '在线签署协议' }).first().click();
  const dialog = page.getByRole('dialog', { name: '签署协议' });
  const frame = dialog.getByRole('img', { name: /^签名框/ });
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame is not in the page');
  // Touch events of the browser itself, which become pointer events; the dialog must not scroll meanwhile.
  const touch = await context.newCDPSession(page);
  const at = (x: number, y: number) => [{ x: box.x + box.width * x, y: box.y + box.height * y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.2, 0.3) });
  for (let step = 1; step <= 10; step++)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(0.2 + step * 0.06, 0.3 + (step % 2) * 0.4),
    });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(dialog.getByRole('img', { name: '签名框，已写 1 笔' })).toBeVisible();
  expect(await frame.boundingBox()).toEqual(box);

  await dialog.getByRole('checkbox', { name: /本人已阅读/ }).check();
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(dialog.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  const code = /\d{6}/.exec(await portal.text(demo.account, '签署检测服务协议'))?.[0] ?? '';
  await dialog.getByRole('textbox', { name: '验证码' }).fill(code);
  await dialog.getByRole('button', { name: '确认签署' }).dblclick();
  const signature = page.getByRole('region', { name: '签名' });
  await expect(signature.getByRole('img', { name: /手写签名/ })).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^下载 PDF/ }).click();
  const path = await (await download).path();
  const hash = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  await expect(page.getByLabel('SHA-256')).toHaveText(hash);
  await page.getByLabel('要核对的文件').setInputFiles(path);
  await expect(page.getByText(/^一致/)).toBeVisible();
  expect(await portal.staff('show', number)).toContain(hash);
});

/** Returns an order whose agreement can be signed and whose state the signature leaves as it is. */
async function testedOrder(request: APIRequestContext, token: string) {
  const input = { states: ['testing', 'received', 'awaiting_sample'], size: 1 };
  const path = 'auth/web/order/list4person';
  const [order] = (await post<Data<typeof path>>(request, path, input, token)).list;
  if (!order) throw new Error('no agreement can be signed');
  return order;
}
