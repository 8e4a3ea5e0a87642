import { expectDialogAccessible } from './portal/axe';
import { certify, memberPassword, newMember } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { paidOrder } from './portal/paidOrder';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

const phone = newPhone();

/** The smallest PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a member evaluates a paid order, and visitors read it once staff release it', async ({
  page,
  context,
  portal,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const token = await newMember(page.request, portal, phone);
  await certify(page.request, token);
  await paidOrder(page.request, portal, token, 1);
  await signIn(context, portal.url, { account: phone, password: memberPassword });

  await page.goto('/member/order');
  await page.getByRole('list', { name: '订单' }).getByRole('link', { name: '评价', exact: true }).click();
  const panel = page.getByRole('region', { name: '评价' });
  await panel.getByRole('button', { name: /^评价：/ }).click();
  const dialog = page.getByRole('dialog', { name: '评价' });
  await dialog.getByRole('radio', { name: '4 星 满意' }).check();
  await dialog.getByLabel('评价内容').fill('拟合过程写得很清楚');
  await dialog.getByLabel('图片文件').setInputFiles({ name: '图.png', mimeType: 'image/png', buffer: png });
  await expect(dialog.getByRole('img', { name: '图.png' })).toBeVisible();
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: '提交评价' }).click();
  await expect(panel.getByText('待审核')).toBeVisible();

  const [code] = /N\d{8}-\d+/.exec(await portal.staff('evaluations')) ?? [''];
  await portal.staff('evaluation', 'release', code);
  await page.goto('/detail/rietveld#evaluation');
  const section = page.getByRole('region', { name: '用户评价' });
  const row = section.getByRole('listitem').filter({ hasText: '拟合过程写得很清楚' });
  await expect(row.getByText(/^林\*+$/)).toBeVisible();
  await row.getByRole('button', { name: '放大第 1 张图片' }).click();
  const picture = page.getByRole('dialog').getByRole('img', { name: '第 1 张图片' });
  expect(await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBe(
    1,
  );
  await expectDialogAccessible(page);
});
