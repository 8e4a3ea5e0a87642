import type { Locator, Page } from '@playwright/test';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { thirdOf } from './portal/widths';

/** Opens a page of the demo member. */
async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main).toBeVisible();
  await expect(main.getByLabel('正在加载')).toHaveCount(0);
  return main;
}

/** Scrolls through the page, so that the parts that are loaded near the window are there before the focus comes to them. */
async function loadWhole(page: Page, main: Locator): Promise<void> {
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = height; top >= 0; top -= 600) {
    await page.evaluate((y) => window.scrollTo(0, y), Math.max(0, top));
    await expect(main.getByLabel('正在加载')).toHaveCount(0);
  }
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
    await expect.poll(() => showsFocus(page)).toBe(true);
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

/** Pages of the member area with everything that the specification lists, and those of an order and a group. */
const walked = [
  ...['center', 'prestore', 'unsettled', 'unpaid', 'coupon', 'information', 'address', 'sample', 'order'],
  ...['oquery', 'promotion', 'invite', 'integral', 'invoiceMg', 'invoiceLs', 'communityMg', 'communityJn'],
].map((path) => `/member/${path}`);

declare global {
  interface Window {
    /** Elements that had the focus, and what was wrong with it. */
    walk: { readonly focused: Set<Element>; readonly faults: string[] };
  }
}

/** Records in the page what gets the focus in `main`, whether it shows it, and whether a bar covers it. */
const startWalk = (page: Page) =>
  page.evaluate(() => {
    const walk = { focused: new Set<Element>(), faults: [] as string[] };
    window.walk = walk;
    const faultsOf = (target: Element): string[] => {
      const label = target instanceof HTMLInputElement ? target.labels?.[0] : undefined;
      const shown = label ?? target;
      // A chart shows the focus at its frame.
      const frame = target.closest('figure') ?? target;
      const isOutlined = [target, shown, frame, ...shown.querySelectorAll('*')].some((part) =>
        [null, '::before', '::after'].some((of) => getComputedStyle(part, of).outlineStyle !== 'none'),
      );
      const { left, top, width, height } = shown.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isCovered = hit !== null && !shown.contains(hit) && !hit.contains(shown) && !frame.contains(hit);
      const name = target.getAttribute('aria-label') ?? shown.textContent?.trim().slice(0, 40);
      return [
        ...(isOutlined || target.closest('.Mui-focused, .Mui-focusVisible')
          ? []
          : [`shows no focus: ${name}`]),
        ...(isCovered ? [`covered: ${name} by ${hit.outerHTML.slice(0, 80)}`] : []),
      ];
    };
    document.querySelector('main')?.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      walk.focused.add(target);
      // Material UI marks a button as focused after the event.
      setTimeout(() => {
        if (document.activeElement === target) walk.faults.push(...faultsOf(target));
      });
    });
  });

/** Returns what the walk found: faults, and controls that Tab did not reach. */
const endWalk = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('main :is(a[href], button, input, select, textarea, [role="button"])'),
    ];
    const isReached = (control: Element) => {
      if (window.walk.focused.has(control)) return true;
      // Of a group that the arrow keys walk through, Tab reaches one.
      const group = control.closest(
        '[role="tablist"], [role="radiogroup"], [role="grid"], [role="menu"], fieldset',
      );
      const isOfGroup = control.matches('[role="tab"], [type="radio"], [role="gridcell"], [role="menuitem"]');
      return (
        isOfGroup && [...(group?.querySelectorAll('*') ?? [])].some((one) => window.walk.focused.has(one))
      );
    };
    const missed = controls.filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches(':disabled, [tabindex="-1"], [aria-hidden="true"] *, [type="hidden"]') &&
        !isReached(control),
    );
    const names = missed.map((control) => `not reached: ${control.outerHTML.slice(0, 120)}`);
    return { reached: window.walk.focused.size, faults: [...window.walk.faults, ...names] };
  });

test('Tab reaches every control of member pages, which shows the focus and is not covered', async ({
  page,
  portal,
  context,
}) => {
  await signIn(context, portal.url);
  for (const path of thirdOf(walked)) {
    const main = await open(page, path);
    await loadWhole(page, main);
    await main.evaluate((element) => {
      element.tabIndex = -1;
      element.focus();
    });
    await startWalk(page);
    do for (let step = 0; step < 10; step++) await page.keyboard.press('Tab');
    while ((await main.locator(':focus').count()) > 0);
    const { reached, faults } = await endWalk(page);
    expect.soft(faults, path).toEqual([]);
    expect(reached).toBeGreaterThan(0);
  }
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

for (const width of [375, 1440])
  test(`the menu of a row is whole at ${width} px, above the next rows`, async ({
    page,
    portal,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(context, portal.url);
    const main = await open(page, '/member/sample');
    await main
      .getByRole('button', { name: /^更多：/ })
      .first()
      .click();
    const menu = main.getByRole('group', { name: /^更多：/ });
    await expect(menu).toBeInViewport({ ratio: 1 });
    // The trial of a click fails when something covers the entry.
    for (const entry of await menu.getByRole('button').all()) await entry.click({ trial: true });
  });
