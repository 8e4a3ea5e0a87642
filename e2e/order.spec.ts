import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Locator, Page } from '@playwright/test';
import { expectAccessible } from './portal/axe';
import { agree } from './portal/form';
import { newPhone } from './portal/newPhone';
import { openPlacedOrder } from './portal/placed';
import { expect, type Portal, test } from './portal/test';

const phone = newPhone();
const password = 'Xrd-Powder-2026';

/** Finds the field with a label, which may be marked as required by a star. */
const field = (place: Page | Locator, label: string): Locator =>
  place.getByLabel(new RegExp(`^${label}( ?\\*)?$`));

async function registerInDialog(page: Page, portal: Portal) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '立即注册' }).click();
  await field(dialog, '手机号').fill(phone);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送!')).toBeVisible();
  const code = /\d{6}/.exec(await portal.text(phone, '验证码'))?.[0] ?? '';
  await field(dialog, '验证码').fill(code);
  await field(dialog, '密码').fill(password);
  await field(dialog, '确认密码').fill(password);
  await agree(dialog);
  await dialog.getByRole('button', { name: '确认注册' }).click();
  await expect(page.getByText('注册成功!')).toBeVisible();
}

async function loginInDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(field(dialog, '用户名/手机号')).toHaveValue(phone);
  await field(dialog, '密码').fill(password);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('登录成功!')).toBeVisible();
  // A member without an address is asked for the certification.
  await dialog.getByRole('button', { name: '暂不填写' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Completes the certification that opens over the order form of a new member. */
async function certifyInDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: '资料认证' });
  await field(dialog, '姓名').fill('林晓');
  await field(dialog, '邮箱').fill('lin@example.com');
  await field(dialog, '单位名称').fill('示例大学');
  await field(dialog, '导师姓名').fill('王老师');
  await dialog.getByRole('combobox', { name: '省份' }).selectOption('江苏省');
  await dialog.getByRole('combobox', { name: '城市' }).selectOption('南京市');
  await dialog.getByRole('combobox', { name: '区县' }).selectOption('玄武区');
  await field(dialog, '详细地址').fill('示例街 8 号 2 单元 301');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Returns the first Monday at least three days from now: open for pick-up unless it is a holiday. */
function comingMonday(): { year: number; month: number; day: number } {
  const date = new Date(Date.now() + 3 * 86_400_000);
  while (date.getDay() !== 1) date.setDate(date.getDate() + 1);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

async function fillPickup(page: Page) {
  await page.getByRole('group', { name: '样品来源' }).getByText('上门取样', { exact: true }).click();
  const place = page.getByRole('group', { name: '取样地址' });
  await place.getByLabel('粘贴地址，自动识别').fill(`林晓 ${phone} 上海市杨浦区示例路1号 3单元502室`);
  await place.getByRole('button', { name: '识别' }).click();
  await expect(place.getByLabel('区县')).toHaveValue('杨浦区');
  const { year, month, day } = comingMonday();
  const cell = page.getByRole('gridcell', { name: new RegExp(`^${year}年${month}月${day}日`) });
  if (!(await cell.isVisible())) await page.getByRole('button', { name: '下个月' }).click();
  await cell.click();
  await page.getByRole('radiogroup', { name: '取样时间' }).getByText('10:30-12:30').click();
}

/** Describes both samples: the second one is filled like the first. */
async function describeSamples(page: Page) {
  await page.getByLabel('样品名称 1').fill('LiFePO4 粉末');
  await page.getByLabel('样品形态 1').selectOption('粉末');
  await page.getByRole('button', { name: '填充同样的内容' }).click();
  await expect(page.getByLabel('样品名称 2')).toHaveValue('LiFePO4 粉末');
  await page.getByRole('radiogroup', { name: '样品处理' }).getByText('测试后留存').click();
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function downloadFile(page: Page, name: RegExp): Promise<Download> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  return waiting;
}

test('a visitor finds XRD, registers, orders it, and follows it to its delivered data', async ({
  page,
  portal,
}) => {
  await page.goto('/');
  await page.getByRole('list', { name: '常用方法' }).getByRole('link', { name: 'XRD' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /X 射线粉末衍射（XRD）/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('X 射线粉末衍射');

  await page.getByText('5–90°').click();
  await page.getByRole('button', { name: /^增加/ }).click();
  await expect(page.getByRole('main').getByText('¥140.00', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '加入方案' }).click();
  await registerInDialog(page, portal);
  await loginInDialog(page);
  // The action that was started before the login continues automatically.
  await expect(page.getByText('已加入实验方案')).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /实验方案/ })).toContainText('2');

  await header.getByRole('link', { name: /实验方案/ }).click();
  await expect(page).toHaveURL(/\/experiment\/plan$/);
  await expect(page.getByText('5–90°').first()).toBeVisible();
  await page
    .getByRole('link', { name: '去下单' })
    .or(page.getByRole('button', { name: '去下单' }))
    .click();

  await certifyInDialog(page);
  await fillPickup(page);
  await describeSamples(page);
  await field(page, '备注').fill('请优先出图');
  await field(page, '课题编号').fill('国自然 21871001');
  await page.getByRole('button', { name: '提交订单' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: '订单已提交' })).toBeVisible();
  const next = page.getByRole('list', { name: '接下来' });
  await expect(next.getByRole('listitem').first()).toContainText('签署协议');
  await expectAccessible(page);
  await openPlacedOrder(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(/D\d{8}-\d{6}/);
  const code = /D\d{8}-\d{6}/.exec(await main.innerText())?.[0] ?? '';
  expect(code).not.toBe('');
  await expect(main.getByText('待寄样').first()).toBeVisible();
  await expect(main.getByRole('list', { name: '样品', exact: true }).getByRole('listitem')).toHaveCount(2);
  await expect(main.getByText('国自然 21871001', { exact: true })).toBeVisible();

  await test.step('the agreement is a PDF whose Chinese can be copied', async () => {
    const agreement = await contentOf(await downloadFile(page, /协议/));
    expect(agreement.subarray(0, 5).toString()).toBe('%PDF-');
    const file = join(portal.dataDir, 'agreement.pdf');
    await writeFile(file, agreement);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    expect(text).toContain(code);
    expect(text).toContain('X 射线粉末衍射');
    expect(text).toContain('杨浦区');
  });

  await test.step('the lab moves it on, and the member sees and is told', async () => {
    await portal.text(phone, code);
    await portal.staff('receive', code);
    await portal.text(phone, '样品已收到');
    await page.reload();
    await expect(main).toContainText('与您锁定方案');
    await portal.staff('confirm', code);
    await portal.staff('test', code);
    await expect(main).toContainText('检测中');
    const data = join(portal.dataDir, '衍射数据.csv');
    await writeFile(data, 'two_theta,intensity\n10.00,132\n10.02,141\n');
    await portal.staff('deliver', code, '--file', data);
    await portal.text(phone, '数据已交付');
  });

  await test.step('the member downloads the data', async () => {
    await page.getByRole('button', { name: /通知/ }).click();
    await page
      .getByRole('link', { name: /数据已交付/ })
      .first()
      .click();
    const download = await downloadFile(page, /^下载衍射数据\.csv/);
    expect(download.suggestedFilename()).toBe('衍射数据.csv');
    expect((await contentOf(download)).toString()).toContain('10.02,141');
  });
});
