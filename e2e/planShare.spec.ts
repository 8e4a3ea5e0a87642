import type { Page } from '@playwright/test';
import type { Device, Plan } from '../shared/src/contract';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

const methods = [
  ['xrd', 4],
  ['sem', 2],
] as const;

/** Returns the services of the methods. */
const servicesOf = (page: Page) =>
  Promise.all(methods.map(([rid]) => post<Device>(page.request, 'open/web/device/detail', { rid })));

/** Puts the methods into the member's plan, with the first choice of each option. */
async function planMethods(page: Page, token: string): Promise<void> {
  for (const [index, { options }] of (await servicesOf(page)).entries()) {
    const [device_rid, count] = methods[index] ?? ['', 1];
    const chosen = options.map(({ key, choices }) => [key, [choices[0]?.key ?? '']]);
    const choice = { device_rid, count, options: Object.fromEntries(chosen) };
    await post<Plan>(page.request, 'auth/tempDevice/add', choice, token);
  }
}

const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /实验方案/ });

for (const width of journeyWidths(1440))
  test(`a plan is shared by a link at ${width} px: another member copies a part, and the withdrawn link shows nothing`, async ({
    page,
    context,
    browser,
    portal,
  }) => {
    const [sender, receiver] = [newPhone(), newPhone()];
    if (!sender || !receiver) throw new Error('two phones are needed');
    await planMethods(page, await newMember(page.request, portal, sender));
    const [xrd, sem] = await servicesOf(page);
    await signIn(context, portal.url, { account: sender, password: memberPassword });
    await page.setViewportSize({ width, height: 812 });

    await page.goto('/experiment/plan');
    await page.getByRole('button', { name: '分享方案' }).click();
    const dialog = page.getByRole('dialog', { name: '分享方案' });
    await dialog.getByText('7 天', { exact: true }).click();
    await dialog.getByRole('button', { name: '生成链接' }).click();
    const link = await dialog.getByRole('status').filter({ hasText: '/shared/' }).innerText();

    const other = await browser.newContext({ baseURL: portal.url, viewport: { width, height: 812 } });
    await certify(other.request, await newMember(other.request, portal, receiver));
    const visit = await other.newPage();
    // A visitor sees the services and prices; the login comes with the copy.
    await visit.goto(link);
    await expect(visit.getByRole('main')).toContainText(xrd?.name ?? '');
    await expect(visit.getByRole('main')).not.toContainText(sender);
    await signIn(other, portal.url, { account: receiver, password: memberPassword });
    await visit.goto(link);
    await visit.getByRole('checkbox', { name: `选择${sem?.name}` }).uncheck();
    await visit.getByRole('button', { name: '加入我的方案' }).dblclick();
    await expect(visit).toHaveURL(/\/experiment\/plan$/);
    await expect(visit.getByRole('textbox', { name: '数量' })).toHaveCount(1);
    await expect(visit.getByRole('textbox', { name: '数量' })).toHaveValue('4');
    await expect(visit.getByRole('main')).toContainText(xrd?.name ?? '');

    await dialog.getByRole('button', { name: '撤回' }).click();
    await page.getByRole('dialog', { name: '撤回链接' }).getByRole('button', { name: '撤回' }).click();
    await expect(dialog.getByRole('region', { name: '有效的链接' })).toHaveCount(0);
    await visit.goto(link);
    await expect(visit.getByText('链接已失效')).toBeVisible();
    await expect(visit.getByRole('main')).not.toContainText(xrd?.name ?? '');
    // What was copied stays.
    await visit.goto('/experiment/plan');
    await expect(visit.getByRole('main')).toContainText(xrd?.name ?? '');
    await other.close();
  });

test('a plan in two tabs: a count, a removed item and an order of one tab are seen in the other', async ({
  page,
  context,
  portal,
}) => {
  const phone = newPhone();
  const token = await newMember(page.request, portal, phone);
  // The order form of a member without certification opens a dialog.
  await certify(page.request, token);
  await planMethods(page, token);
  const [xrd, sem] = await servicesOf(page);
  await signIn(context, portal.url, { account: phone, password: memberPassword });
  await page.goto('/experiment/plan');
  const other = await context.newPage();
  await other.goto('/experiment/plan');
  const countOf = (tab: Page, name: string | undefined) =>
    tab.getByRole('group', { name: `${name}的数量` }).getByRole('textbox');
  await expect(countOf(other, xrd?.name)).toHaveValue('4');

  // The header's count is shared by all tabs, and the plan follows it without a reload.
  await page
    .getByRole('group', { name: `${xrd?.name}的数量` })
    .getByRole('button', { name: /^增加/ })
    .click();
  await expect(badge(page)).toContainText('7');
  await expect(badge(other)).toContainText('7');
  await expect(countOf(other, xrd?.name)).toHaveValue('5');

  await other.getByRole('button', { name: `移除${sem?.name}` }).click();
  await other.getByRole('dialog', { name: '移除项目' }).getByRole('button', { name: '确定' }).click();
  await expect(countOf(other, sem?.name)).toHaveCount(0);
  await expect(countOf(page, sem?.name)).toHaveCount(0);
  await expect(badge(page)).toContainText('5');

  // The form in one tab says that its item has gone in the other.
  await page.getByRole('button', { name: '去下单' }).click();
  await expect(page.getByRole('heading', { name: '确认订单' })).toBeVisible();
  await other.getByRole('button', { name: `移除${xrd?.name}` }).click();
  await other.getByRole('dialog', { name: '移除项目' }).getByRole('button', { name: '确定' }).click();
  await expect(other.getByText('实验方案还是空的')).toBeVisible();
  await expect(page.getByText('没有可下单的项目')).toBeVisible();
});
