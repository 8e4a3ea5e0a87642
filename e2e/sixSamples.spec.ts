import type { APIRequestContext, Page } from '@playwright/test';
import type { Device, Plan } from '../shared/src/contract';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { choosePickup } from './portal/pickup';
import { openPlacedOrder } from './portal/placed';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

/** Six samples, as they are copied from a spreadsheet. */
const sheet = ['样品编号\t样品名称\t样品形态']
  .concat(Array.from({ length: 6 }, (_, index) => `A${index + 1}\t磷酸铁锂 ${index + 1}\t粉末`))
  .join('\n');

/** Puts samples of these methods into the plan, with the first choice of each option. */
async function planMethods(
  request: APIRequestContext,
  token: string,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [rid, count] of Object.entries(counts)) {
    const { options } = await post<Device>(request, 'open/web/device/detail', { rid });
    const chosen = options.map(({ key, choices }) => [key, [choices[0]?.key ?? '']]);
    const choice = { device_rid: rid, count, options: Object.fromEntries(chosen) };
    await post<Plan>(request, 'auth/tempDevice/add', choice, token);
  }
}

/** Counts presses and keys from now on, also on the next pages of the tab. */
async function countInput(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('input', String(Number(sessionStorage.getItem('input')) + 1));
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, count, true);
  });
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('input')));
}

for (const width of journeyWidths(1440))
  test(`six samples of four methods are ordered from the plan with few presses at ${width} px`, async ({
    page,
    context,
    portal,
  }) => {
    const phone = newPhone();
    const token = await newMember(page.request, portal, phone);
    await certify(page.request, token);
    await planMethods(page.request, token, { xrd: 6, sem: 6, ftir: 6, raman: 6 });
    await post(page.request, 'auth/coupon/claim', { code: 'LAB-2026' }, token);
    await signIn(context, portal.url, { account: phone, password: memberPassword });
    await page.setViewportSize({ width, height: 812 });
    const pressed = await countInput(page);

    await page.goto('/experiment/plan');
    await page.getByRole('button', { name: '去下单' }).click();
    await choosePickup(page);
    await page.getByRole('button', { name: '粘贴或上传清单' }).click();
    const dialog = page.getByRole('dialog', { name: '导入样品清单' });
    await dialog.getByLabel('粘贴清单').click();
    await page.keyboard.insertText(sheet);
    await dialog.getByRole('button', { name: '填入 6 个样品' }).click();
    await expect(page.getByLabel('样品名称 6')).toHaveValue('磷酸铁锂 6');
    await page.getByRole('radiogroup', { name: '样品处理' }).getByText('测试后留存').click();
    // The best coupon is chosen already.
    await expect(page.getByRole('main')).toContainText('优惠券“到店礼”');
    await page.getByRole('button', { name: '提交订单' }).click();
    await openPlacedOrder(page);
    await expect(page.getByRole('main')).toContainText('上门取样');
    await expect(page.getByRole('list', { name: '样品', exact: true }).getByRole('listitem')).toHaveCount(6);
    expect(await pressed()).toBeLessThanOrEqual(10);
  });

for (const width of journeyWidths(1440))
  test(`BET of two and SEM of six samples: which go where is ticked, ordered and shown at ${width} px`, async ({
    page,
    context,
    portal,
  }) => {
    const phone = newPhone();
    const token = await newMember(page.request, portal, phone);
    await certify(page.request, token);
    await planMethods(page.request, token, { bet: 2, sem: 6 });
    await signIn(context, portal.url, { account: phone, password: memberPassword });
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/experiment/plan');
    await page.getByRole('button', { name: '去下单' }).click();

    const tests = page.getByRole('group', { name: '检测项目与样品' });
    await expect(tests).toContainText('需 2 个样品，已勾选 6 个');
    const boxes = page.getByRole('checkbox', { name: 'BET', exact: true });
    expect((await boxes.first().locator('..').boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await tests.getByRole('button', { name: 'BET：只勾选 2 个' }).click();
    await expect(boxes.nth(1)).toBeChecked();
    await expect(boxes.nth(2)).not.toBeChecked();
    // A list with the column 测试项目 replaces what was ticked.
    await page.getByRole('button', { name: '粘贴或上传清单' }).click();
    const dialog = page.getByRole('dialog', { name: '导入样品清单' });
    await dialog.getByLabel('粘贴清单').click();
    const [head, ...rows] = sheet.split('\n');
    const named = rows.map((row, at) => `${row}\t${at < 1 || at > 4 ? 'BET、SEM' : 'SEM'}`);
    await page.keyboard.insertText([`${head}\t测试项目`, ...named].join('\n'));
    await dialog.getByRole('button', { name: '填入 6 个样品' }).click();
    await expect(boxes.nth(5)).toBeChecked();
    await expect(boxes.nth(1)).not.toBeChecked();
    await expect(tests).toContainText('检测项目与样品一致');
    await page.getByRole('radiogroup', { name: '样品处理' }).getByText('测试后留存').click();
    await page.getByRole('button', { name: '提交订单' }).click();
    await openPlacedOrder(page);
    const listed = page.getByRole('list', { name: '样品', exact: true }).getByRole('listitem');
    await expect(listed).toHaveCount(6);
    await expect(listed.nth(0)).toContainText('BET');
    await expect(listed.nth(1)).not.toContainText('BET');
    await expect(listed.nth(5)).toContainText('BET');
  });
