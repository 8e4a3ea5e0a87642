import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { logIn } from './portal/form';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

const demo = { account: '13800000000', password: 'Portal-2026' };

test.use({ ownPortal: 'focus' });
// One worker starts that portal, while the other takes the next file.
test.describe.configure({ mode: 'default' });

/** Presses a button by keyboard, once what keeps the focus is loaded: it comes with the quick links, after the page. */
async function press(button: Locator, key = 'Enter'): Promise<void> {
  await expect(button.page().locator('[data-side-bar]')).toBeAttached();
  await button.focus();
  await button.press(key);
}

/** What has the focus, as a name of its element with its label. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return `${element?.tagName} ${element?.getAttribute('aria-label') ?? element?.textContent?.slice(0, 40)}`;
  });

/** Expects that the focus is on an element of the page once an act is done, and still later. */
async function expectKept(page: Page, after: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  expect.soft(await focused(page), after).not.toMatch(/^(BODY|HTML)/);
}

const tokenOf = async (request: APIRequestContext) =>
  (await post<{ token: string }>(request, 'open/login', demo)).token;

test('a service goes into the plan and a line out of it, and the focus stays in the page', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.url);
  await page.goto('/detail/xrd');
  const main = page.getByRole('main');
  await main.getByText('5–90°').click();
  const add = main.getByRole('button', { name: '加入方案' }).first();
  await press(add);
  await expect(page.getByText(/已加入/).first()).toBeVisible();
  await expectKept(page, '加入方案');
  await expect(add).toBeFocused();

  await page.goto('/experiment/plan');
  const remove = main.getByRole('button', { name: /^移除(?!所选)/ });
  await expect(remove.first()).toBeVisible();
  for (let left = await remove.count(); left > 0; left--) {
    await press(remove.first());
    await press(page.getByRole('dialog').getByRole('button', { name: '确定' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(remove).toHaveCount(left - 1);
    await expectKept(page, `移除, ${left - 1} left`);
    if (left > 1) await expect(main.locator('[aria-label^="移除"]:focus')).toHaveCount(1);
  }
});

test('hours are turned and held by keyboard', async ({ page, context, portal }) => {
  const phone = newPhone();
  await certify(page.request, await newMember(page.request, portal, phone));
  await signIn(context, portal.url, { account: phone, password: memberPassword });
  await page.goto('/detail/onsite-insitu-ir');
  const next = page.getByRole('button', { name: '下一周' });
  for (let week = 1; await next.isEnabled(); week++) {
    await press(next);
    await expectKept(page, `week ${week}`);
  }
  const back = page.getByRole('button', { name: '上一周' });
  while (await back.isEnabled()) {
    await press(back);
    await expectKept(page, 'back');
  }
  await press(next);
  await expect(page.locator('[aria-busy=true] [data-state=free]')).toHaveCount(0);
  await press(page.locator('[data-state=free]').first());
  await expectKept(page, 'chosen');
  await press(page.getByRole('button', { name: '保留机时' }));
  const held = page.getByRole('list', { name: /已保留的机时$/ });
  await expect(held).toBeVisible();
  await expectKept(page, '保留机时');
  await press(held.getByRole('button').first());
  await expect(held).toHaveCount(0);
  await expectKept(page, 'the hold given back');
});

test('addresses are deleted one after the other', async ({ page, context, portal }) => {
  // Of a member of its own: with the last address the certification goes, which other journeys need.
  const account = newPhone();
  const token = await newMember(page.request, portal, account);
  await certify(page.request, token);
  const place = { province: '上海市', city: '上海市', area: '杨浦区', address_code: '310110' };
  for (const address of ['示例路 1 号', '示例路 2 号'])
    await post(page.request, 'auth/address/add', { name: '林晓', phone: account, ...place, address }, token);
  await signIn(context, portal.url, { account, password: memberPassword });
  await page.goto('/member/address');
  const list = page.getByRole('list', { name: '地址' });
  const remove = list.getByRole('button', { name: /删除/ });
  await expect(remove.first()).toBeVisible();
  for (let left = await remove.count(); left > 0; left--) {
    await press(remove.first());
    await press(page.getByRole('dialog').getByRole('button', { name: '确定' }));
    await expect(remove).toHaveCount(left - 1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectKept(page, `删除, ${left - 1} left`);
  }
});

test('an agreement is signed', async ({ page, context, portal }) => {
  const token = await tokenOf(page.request);
  const path = 'auth/web/order/list4person';
  const input = { states: ['testing', 'received', 'awaiting_sample'], size: 1 };
  const [order] = (await post<Data<typeof path>>(page.request, path, input, token)).list;
  await signIn(context, portal.url);
  await page.goto(`/experiment/contract/${order?.rid}`);
  await press(page.getByRole('button', { name: '在线签署协议' }).first());
  const dialog = page.getByRole('dialog', { name: '签署协议' });
  const frame = dialog.getByRole('img', { name: /^签名框/ });
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame is not in the page');
  await page.mouse.move(box.x + 30, box.y + 40);
  await page.mouse.down();
  for (let step = 0; step < 8; step++)
    await page.mouse.move(box.x + 40 + step * 30, box.y + 40 + (step % 2) * 50);
  await page.mouse.up();
  await dialog.getByRole('checkbox', { name: /本人已阅读/ }).press('Space');
  await press(dialog.getByRole('button', { name: '获取验证码' }));
  await expect(dialog.getByRole('button', { name: /秒后重发/ })).toBeVisible();
  await expectKept(page, '获取验证码');
  const code = /\d{6}/.exec(await portal.text(demo.account, '签署检测服务协议'))?.[0] ?? '';
  await dialog.getByRole('textbox', { name: '验证码' }).fill(code);
  await press(dialog.getByRole('button', { name: '确认签署' }));
  await expect(dialog).toHaveCount(0);
  await expectKept(page, '确认签署');
});

test('statements are confirmed', async ({ page, context, portal }) => {
  await signIn(context, portal.url);
  await page.goto('/member/unsettled');
  const open = page.getByRole('main').getByRole('button', { name: /^去确认/ });
  await press(open);
  await press(page.getByRole('main').getByRole('button', { name: '确认结算单' }));
  await press(page.getByRole('dialog').getByRole('button', { name: /^确认 ¥/ }));
  await expect(open).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectKept(page, '确认结算单');
});

test('the certification after a login is left by Escape', async ({ page, portal }) => {
  const phone = newPhone();
  await newMember(page.request, portal, phone);
  await page.goto('/');
  await press(page.getByRole('banner').getByRole('button', { name: '登录' }));
  await logIn(page, phone, memberPassword);
  const dialog = page.getByRole('dialog', { name: '资料认证' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectKept(page, '资料认证');
});
