import type { Page } from '@playwright/test';
import { field, logIn, register } from './portal/form';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

const password = 'Xrd-Powder-2026';

async function openSampling(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(banner).toBeVisible();
  const button = banner.getByRole('button', { name: '上门取样' });
  if (!(await button.isVisible())) await banner.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('button', { name: '上门取样' }).last().click();
}

/** Chooses the first open day of next month and a free slot. */
async function chooseTime(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^上门取样/ });
  await dialog.getByRole('button', { name: '下个月' }).click();
  await dialog.locator('[data-day][aria-disabled=false]').first().click();
  await expect(dialog.getByRole('radio', { name: /余 3/ }).first()).toBeVisible();
  await dialog.getByText(/余 3/).first().click();
}

test('a visitor who registers to book is asked for the certification, then books', async ({
  page,
  portal,
}) => {
  const phone = newPhone();
  await page.goto('/');
  await openSampling(page);
  await page.getByRole('dialog').getByRole('button', { name: '注册' }).click();
  await register(page, portal, phone, password);
  await logIn(page, phone, password);

  const certification = page.getByRole('dialog', { name: '资料认证' });
  await test.step('certification', async () => {
    expect((await certification.boundingBox())?.width).toBe(870);
    await certification.getByRole('button', { name: '提交' }).click();
    await expect(certification.getByText('[姓名]不能为空')).toBeVisible();
    await expect(field(certification, '姓名')).toBeFocused();
    await field(certification, '姓名').fill('林晓');
    await field(certification, '邮箱').fill('lin@example.com');
    await field(certification, '单位名称').fill('示例大学');
    await expect(field(certification, '导师姓名')).toBeVisible();
    await certification.getByText('个人', { exact: true }).click();
    await expect(field(certification, '导师姓名')).toHaveCount(0);
    await certification.getByRole('combobox', { name: '省份' }).selectOption('上海市');
    await certification.getByRole('combobox', { name: '区县' }).selectOption('杨浦区');
    await field(certification, '详细地址').fill('示例路 9 号 402 室');
    await certification.getByRole('button', { name: '提交' }).dblclick();
    await expect(page.getByText('操作成功!')).toHaveCount(1);
  });

  const sampling = page.getByRole('dialog', { name: '上门取样预约' });
  await test.step('booking at the address that is there now', async () => {
    expect((await sampling.boundingBox())?.width).toBe(700);
    await expect(sampling.getByText('示例路 9 号 402 室')).toBeVisible();
    await sampling.getByRole('button', { name: '提交' }).click();
    await expect(sampling.getByText('[取样日期]不能为空')).toBeVisible();
    await chooseTime(page);
    await sampling.getByRole('button', { name: '提交' }).dblclick();
    await expect(page.getByText('提交成功!')).toBeVisible();
    await expect(sampling.getByText(/^V\d{8}-\d{6}$/)).toBeVisible();
    await sampling.getByRole('button', { name: '完成' }).click();
    await expect(sampling).toHaveCount(0);
  });
  expect(await portal.text(phone, '上门取样预约')).toMatch(/V\d{8}-\d{6}/);
  expect((await portal.staff('samplings')).match(/示例路 9 号 402 室/g)).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('a new address is entered; a slot that was taken meanwhile is reported, and the input is kept', async ({
    page,
    portal,
    context,
  }) => {
    await signIn(context, portal.url);
    await page.goto('/');
    await openSampling(page);
    const dialog = page.getByRole('dialog', { name: '上门取样预约' });
    expect((await dialog.boundingBox())?.width).toBe(375);
    const other = dialog.getByText('其他地址', { exact: true });
    await other.click();
    // Name and phone of the account are proposed.
    await expect(field(dialog, '姓名')).toHaveValue('演示用户');
    await field(dialog, '姓名').clear();
    await field(dialog, '手机').clear();
    await dialog.getByRole('button', { name: '提交' }).click();
    for (const message of ['[姓名]不能为空', '[手机]不能为空', '[取样地址]不能为空', '[详细地址]不能为空'])
      await expect(dialog.getByText(message)).toBeVisible();
    await field(dialog, '姓名').fill('周工');
    await field(dialog, '手机').fill('13800000000');
    await dialog.getByRole('combobox', { name: '省份' }).selectOption('北京市');
    await dialog.getByRole('combobox', { name: '区县' }).selectOption('海淀区');
    await field(dialog, '详细地址').fill('学院路 30 号');
    await chooseTime(page);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(
      page.getByRole('alertdialog').or(page.getByRole('dialog', { name: '操作失败' })),
    ).toBeVisible();
    await page.getByRole('button', { name: '确定' }).click();
    await context.setOffline(false);
    await expect(field(dialog, '详细地址')).toHaveValue('学院路 30 号');
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText('提交成功!')).toBeVisible();
  });
});

interface Day {
  readonly date: string;
  readonly slots: readonly { readonly time: string; readonly disabled: boolean }[];
}

for (const width of journeyWidths(375))
  test(`at ${width} px a booked visit is listed, moved and cancelled`, async ({ page, portal, context }) => {
    await page.setViewportSize({ width, height: 812 });
    const phone = newPhone();
    const token = await newMember(page.request, portal, phone);
    await certify(page.request, token);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const days = await post<readonly Day[]>(page.request, 'open/sampling/slots', {
      from: day(3),
      to: day(20),
    });
    const open = days.find(({ slots }) => slots.every(({ disabled }) => !disabled));
    const place = { province: '上海市', city: '上海市', area: '杨浦区', address_code: '310110' };
    const booked = await post<{ code: string }>(
      page.request,
      'auth/sampling/add',
      {
        ...place,
        date: open?.date,
        time: open?.slots[0]?.time,
        name: '林晓',
        phone,
        address: '示例路 9 号',
      },
      token,
    );

    await signIn(context, portal.url, { account: phone, password: memberPassword });
    await page.goto('/member/order');
    await page.getByRole('link', { name: '上门取样' }).last().click();
    await expect(page).toHaveURL(/kind=visit/);
    const visit = page.getByRole('list', { name: '上门取样' }).getByRole('listitem');
    await expect(visit).toHaveCount(1);
    await expect(visit).toContainText(booked.code);

    await visit.getByRole('button', { name: '改期' }).click();
    const dialog = page.getByRole('dialog', { name: /^上门取样/ });
    await chooseTime(page);
    await dialog.getByRole('button', { name: '确认改期' }).click();
    await expect(page.getByText('改期成功')).toBeVisible();
    // Two lines on a phone; the rest of the screen stays empty.
    expect((await dialog.getByRole('alert').boundingBox())?.height).toBeLessThan(90);
    await dialog.getByRole('button', { name: '完成' }).click();
    // The first free time may be later on the same day.
    await expect(visit).not.toContainText(`${open?.date} ${open?.slots[0]?.time}`);

    await visit.getByRole('button', { name: '取消', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click();
    await expect(visit).toContainText('已取消');
    await expect(visit.getByRole('button')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
