import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectDialogAccessible } from './portal/axe';
import { memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { prepay } from './portal/paidOrder';
import { openPlacedOrder } from './portal/placed';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

const phone = newPhone();

/** Draws a signature into the frame, with the mouse. */
async function draw(page: Page, frame: Locator): Promise<void> {
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame is not in the page');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3);
  await page.mouse.down();
  for (let step = 1; step <= 8; step++)
    await page.mouse.move(
      box.x + box.width * (0.2 + step * 0.07),
      box.y + box.height * (0.3 + (step % 2) * 0.4),
    );
  await page.mouse.up();
}

test('an enterprise gets from a requirement over a quotation to a prepaid order', async ({
  page,
  context,
  portal,
}) => {
  await page.goto('/require');
  const form = page.getByRole('form', { name: '发布需求' });
  await form.getByRole('textbox', { name: '需求描述' }).fill('五个粉末样品的结构精修');
  await form.getByRole('textbox', { name: '姓名' }).fill('林晓');
  await form.getByRole('textbox', { name: '手机号' }).fill(phone);
  await form.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('heading', { name: '需求已提交' })).toBeVisible();

  const token = await newMember(page.request, portal, phone);
  const who = { name: '林晓', email: 'lin@example.com', organization: 2, company: '示例科技有限公司' };
  const place = { province: '上海市', city: '上海市', area: '杨浦区', address_code: '310110' };
  await post(page.request, 'auth/user/updateInfo', { ...who, ...place, address: '示例路 9 号' }, token);
  await signIn(context, portal.url, { account: phone, password: memberPassword });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/experiment/demand');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^认领/ }).click();
  await expect(page).toHaveURL(/\/experiment\/demand\/R[\d-]+$/);
  const code = page.url().split('/').at(-1) ?? '';

  await page.getByRole('textbox', { name: '留言内容' }).fill('希望两周内完成');
  await page.getByRole('button', { name: '发送' }).dblclick();
  const history = page.getByRole('log');
  await expect(history.getByText('希望两周内完成')).toHaveCount(1);
  await portal.staff('requirement', 'answer', code, '--text', '可以，报价随后发出');
  // Appears without a reload.
  await expect(history.getByText('可以，报价随后发出')).toBeVisible();
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await portal.staff('quotation', 'requirement', code, '--item', 'rietveld=200x5', '--until', until);

  await page.goto('/member/center');
  await page.getByRole('main').getByRole('link', { name: /报价/ }).first().click();
  await expect(page).toHaveURL(new RegExp(code));
  await expectAccessible(page);
  await page.getByRole('button', { name: '接受报价' }).click();
  const dialog = page.getByRole('dialog', { name: '接受报价' });
  await expect(dialog).toContainText('¥1,000.00');
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: '接受报价' }).click();
  await expect(page).toHaveURL(/\/experiment\/plan$/);

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('main')).toContainText('¥200.00');
  await page.getByRole('button', { name: '去下单' }).click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await openPlacedOrder(page);
  await expect(page.getByRole('main')).toContainText('¥1,000.00');
  const order_rid = page.url().split('/').at(-1) ?? '';

  const number = /D\d{8}-\d{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no number';
  await portal.staff('confirm', number);
  await page.goto(`/experiment/contract/${order_rid}`);
  await expect(page.getByRole('article', { name: /合同|协议/ })).toContainText(number);
  await page.getByRole('button', { name: '在线签署合同' }).first().click();
  const signing = page.getByRole('dialog', { name: '签署合同' });
  await draw(page, signing.getByRole('img', { name: /^签名框/ }));
  await expect(signing.getByRole('img', { name: '签名框，已写 1 笔' })).toBeVisible();
  await signing.getByRole('checkbox', { name: /本人已阅读/ }).check();
  // A minute must have passed since the code of the registration.
  await expect(async () => {
    await signing.getByRole('button', { name: '获取验证码' }).click();
    await expect(signing.getByRole('button', { name: /秒后重发/ })).toBeVisible({ timeout: 3000 });
  }).toPass({ intervals: [5000], timeout: 90_000 });
  const sms = /\d{6}/.exec(await portal.text(phone, '验证码'))?.[0] ?? '';
  await signing.getByRole('textbox', { name: '验证码' }).fill(sms);
  await signing.getByRole('button', { name: '确认签署' }).click();
  const signature = page.getByRole('region', { name: '签名' });
  await expect(signature.getByRole('img', { name: /手写签名/ })).toBeVisible();
  await expect(signature).toContainText('林晓');
  const hash = await page.getByLabel('SHA-256').innerText();
  expect(await portal.staff('show', number)).toContain(hash);

  await expect(portal.staff('test', number)).rejects.toThrow(/预存/);
  await page.goto(`/member/order/${order_rid}`);
  await expect(page.getByRole('main')).toContainText('协议已签');
  await prepay(page.request, portal, token, 100_000);
  await portal.staff('test', number);
  await page.goto(`/member/order/${order_rid}`);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('检测中');
  await page.goto('/member/prestore');
  await expect(page.getByRole('main')).toContainText('¥1,000.00');
});
