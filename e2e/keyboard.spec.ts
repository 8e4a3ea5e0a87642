import type { Locator, Page } from '@playwright/test';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

/** Opens a page of the demo member. */
async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main).toBeVisible();
  await expect(main.getByLabel('正在加载')).toHaveCount(0);
  return main;
}

/** Whether the focused element shows its focus: an outline, or the frame or the ripple of MUI's controls. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused?.matches(':focus-visible')) return false;
    const outlined = [focused, ...focused.querySelectorAll('*')].some(
      (part) =>
        getComputedStyle(part).outlineStyle !== 'none' ||
        getComputedStyle(part, '::after').outlineStyle !== 'none',
    );
    return outlined || focused.closest('.Mui-focused, .Mui-focusVisible') !== null;
  });

/** Presses the focused button, expects the dialog with the focus inside, and that Escape gives it back to the button. */
async function opensDialog(page: Page, button: Locator, title: string): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
}

test('the main acts of the member pages work by keyboard alone', async ({ page, portal, context }) => {
  await signIn(context, portal.url);

  const query = await open(page, '/member/oquery');
  await query.getByRole('textbox', { name: '订单号' }).focus();
  for (let step = 0; step < 10; step++) {
    expect(await showsFocus(page)).toBe(true);
    await page.keyboard.press('Tab');
  }
  await query.getByRole('link', { name: '按应付金额排序' }).focus();
  await page.keyboard.press('Enter');
  await expect(query.getByRole('columnheader', { name: /应付金额/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await query.getByRole('textbox', { name: '服务名称' }).focus();
  await page.keyboard.type('XRD');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/device=XRD/);

  const samples = await open(page, '/member/sample');
  await samples
    .getByRole('checkbox', { name: /^选择样品/ })
    .first()
    .focus();
  await page.keyboard.press('Space');
  await expect(samples.getByText('已选 1 个样品')).toBeVisible();
  await opensDialog(page, samples.getByRole('button', { name: '打印标签' }), '打印样品标签');
  const more = samples.getByRole('button', { name: /^更多/ }).first();
  await more.focus();
  await page.keyboard.press('ArrowDown');
  await expect(samples.getByRole('button', { name: '样品记录' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  const addresses = await open(page, '/member/address');
  await opensDialog(page, addresses.getByRole('button', { name: '新增地址' }), '新增地址');
  const titles = await open(page, '/member/invoiceMg');
  await opensDialog(page, titles.getByRole('button', { name: '新增抬头' }), '新增抬头');
  const money = await open(page, '/member/prestore');
  await opensDialog(page, money.getByRole('button', { name: '我要预存' }), '我要预存');

  const bills = await open(page, '/member/unsettled');
  const bill = bills.getByRole('button', { name: /^去确认/ }).first();
  await bill.focus();
  await page.keyboard.press('Space');
  await expect(bills.getByRole('button', { name: '确认结算单' })).toBeVisible();
});

test('the head of a long table stays below the header', async ({ page, portal, context }) => {
  await signIn(context, portal.url);
  for (const path of ['/member/oquery', '/member/sample']) {
    const main = await open(page, path);
    const row = main.getByRole('row').nth(12);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const head = main.getByRole('columnheader').nth(1);
    await expect(head).toBeInViewport({ ratio: 1 });
    const [top, bottom] = await Promise.all([
      head.evaluate((element) => element.getBoundingClientRect().top),
      page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().top),
    ]);
    expect(top).toBeGreaterThan(bottom);
  }
});
