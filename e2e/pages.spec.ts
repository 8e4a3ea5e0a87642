import type { Page } from '@playwright/test';
import { expectReadable, expectReadableInDark } from './portal/axe';
import { expectRoomForLetters } from './portal/largeText';
import { type Tab, test } from './portal/tab';
import { expect } from './portal/test';
import { expectLargeTyping } from './portal/typed';
import { schemesAt, widthsFrom } from './portal/widths';

const visitorPages = [
  '/',
  '/project',
  '/project/1/送样检测',
  '/detail/xrd',
  '/detail/onsite-sem',
  '/no-such-page',
  ...['/about/profile', '/about/culture', '/about/recruit', '/contact', '/guide'],
  ...[
    '/require',
    '/require?device=xrd',
    '/license',
    '/policy',
    '/shared/gone',
    '/preview/article/gone',
    '/verify',
    '/verify/gone',
    '/shared/data/gone',
  ],
  ...['/article/case-cathode-mixing', '/article/gone', '/list/news', '/list/course', '/list/service'],
  ...['/list/thanks', '/televised', '/search', '/search?kw=xsxy', '/search?kw=%25'],
];
/** A table of seven columns has no room for double letters beside the menu at 1280 px; on a phone its rows are cards. */
const onlyCards = '/member/invoiceLs?view=statements';

const memberPages = [
  ...[
    '/experiment/plan',
    '/experiment/demand',
    '/experiment/contract',
    '/experiment/order?device=xrd&choice=range:r10_80&choice=speed:v10&choice=form:powder&count=1',
    '/experiment/order?device=rietveld&choice=phases:p1&choice=level:cell&count=1',
    '/member/center',
    '/member/order',
  ],
  ...[
    '/member/order?kind=visit',
    '/member/order?kind=reservation',
    '/member/order?kind=data',
    '/member/order?kind=share',
    '/member/oquery',
    '/member/sample',
    '/member/information',
    '/member/address',
  ],
  ...['/member/communityMg', '/member/communityJn', '/member/communityJn?tab=find&kw=示例大学'],
  ...['/member/prestore', '/member/prestore?tab=prepay', '/member/prestore?tab=credit'],
  ...['/member/unsettled', '/member/unpaid', '/member/sample?kind=recycle'],
  ...['/member/coupon', '/member/invoiceMg', '/member/invoiceLs', onlyCards],
  ...['/member/integral', '/member/integral?tab=exchanges', '/member/invite', '/member/promotion'],
  '/member/promotion?tab=withdrawals',
];
const clusterTabs = ['overview', 'members', 'requests', 'approvals', 'money', 'spending'];

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The gateway's first view has a heading too, but no <main>.
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByLabel('正在加载')).toHaveCount(0);
}

/** A value that is missing in a sentence. */
const missingValue = /\b(null|undefined|NaN)\b|\[object /;

/** Returns the tables whose sticky head lies on their first row while the page is at its top. */
const coveredTables = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLTableElement>('main table')]
      .filter(({ tHead, tBodies: [body] }) => {
        const [head, row] = [tHead?.rows[0]?.cells[0], body?.rows[0]];
        if (!head || !row || window.scrollY > 0 || getComputedStyle(head).position !== 'sticky') return false;
        return head.getBoundingClientRect().bottom > row.getBoundingClientRect().top + 1;
      })
      .map((table) => table.getAttribute('aria-label')),
  );

/** Returns the pagers with a total whose links take more than one line. */
const wrappedPagers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main nav[aria-label="分页"]:has([role=status])')]
      .filter((pager) => {
        const shown = [...pager.children]
          .map((child) => child.getBoundingClientRect())
          .filter(({ width }) => width);
        return Math.max(...shown.map(({ top }) => top)) > Math.min(...shown.map(({ bottom }) => bottom));
      })
      .map(({ textContent }) => textContent),
  );

/** Returns the rules of a page whose colours the oldest supported browsers don't know: their text would lose its contrast. */
const newColours = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .filter((rule) => /\b(?:oklch|oklab|lch|lab|color|light-dark)\(|\(from /.test(rule)),
  );

/**
 * Opens a page and checks at each width that it has no horizontal scrolling (with letters of double size either), no table with a covered row, no pager of
 * several lines, no missing value, no colour that old browsers lack, no axe violations and no script errors. It is opened once, because that takes longer
 * than the check; the list takes turns at the width.
 */
async function looksRight({ page, errors }: Tab, path: string, index: number): Promise<void> {
  const order = widthsFrom(index);
  await page.setViewportSize({ width: order[0] ?? 0, height: 800 });
  await opened(page, path);
  await expect(page).toHaveTitle(/示例检测/);
  for (const width of order)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('main').getByLabel('正在加载')).toHaveCount(0);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      // Polls, because React lays the page out anew after the change of the width.
      await expect.poll(overflow, `pixels of sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
      await expect.poll(() => coveredTables(page)).toEqual([]);
      expect(await wrappedPagers(page)).toEqual([]);
      await expectLargeTyping(page);
      expect(await page.getByRole('main').innerText()).not.toMatch(missingValue);
      const { light, dark } = schemesAt(width, order);
      if (light) await expectReadable(page);
      if (dark) await expectReadableInDark(page);
    });
  for (const width of path === onlyCards ? [375] : [375, 1280])
    await test.step(`letters of double size at ${width} px`, () => expectRoomForLetters(page, width));
  expect(await newColours(page)).toEqual([]);
  expect(errors.splice(0)).toEqual([]);
}

for (const [index, path] of visitorPages.entries())
  test(`a visitor's ${path}`, async ({ visitor }) => looksRight(visitor, path, index));

for (const [index, path] of memberPages.entries())
  test(`a member's ${path}`, async ({ member }) => looksRight(member, path, index));

test('the tabs of a group', async ({ member }) => {
  await member.page.goto('/member/communityMg');
  const link = member.page.getByRole('main').getByRole('link', { name: /课题组$/ });
  const path = await link.first().getAttribute('href');
  for (const [index, tab] of clusterTabs.entries()) await looksRight(member, `${path}?tab=${tab}`, index);
});

test('the order form on a phone, each part of it open, has no control that makes iOS zoom', async ({
  member,
}) => {
  const { page } = member;
  await page.setViewportSize({ width: 375, height: 800 });
  await opened(
    page,
    '/experiment/order?device=xrd&choice=range:r10_80&choice=speed:v10&choice=form:powder&count=2',
  );
  const main = page.getByRole('main');
  await expect(main.getByLabel('样品编号 2')).toBeVisible();
  await main
    .getByRole('radio', { name: /上门取样/ })
    .first()
    .check();
  // Number and name of each sample, its form, and the fields of the visit.
  expect(await expectLargeTyping(page)).toBeGreaterThanOrEqual(8);
});
