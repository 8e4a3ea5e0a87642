import type { Page } from '@playwright/test';
import { openDrawn } from './portal/drawn';
import { takenOver } from './portal/mark';
import { expect, test } from './portal/test';

const pages = [
  { path: '/', heading: '科研检测，一站完成' },
  { path: '/project', heading: '服务项目' },
  { path: '/contact', heading: '联系我们' },
  { path: '/detail/xrd', heading: /XRD/ },
];

/** Sums the layout shifts of each page from its start. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shiftOf = (entry: PerformanceEntry) => ('value' in entry ? Number(entry.value) : 0);
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += shiftOf(entry);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'shiftedSoFar', () =>
      observer.takeRecords().reduce((total, entry) => total + shiftOf(entry), sum),
    );
  });

/** Returns the sum of layout shifts, including the current frame. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return Number(Reflect.get(window, 'shiftedSoFar')());
  });

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the page shows its subject before its scripts arrive', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      for (const { path, heading } of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(width).toBeLessThanOrEqual(0);
      }
    });

    test('the complete page replaces the first view without a layout shift', async ({ page }) => {
      await watchShifts(page);
      for (const { path } of pages) {
        await page.goto(path);
        await expect(page.getByRole('contentinfo')).toBeAttached();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await shifted(page)).toBeLessThan(0.02);
      }
    });
  });
}

test('a page that hangs does not block the frame', async ({ page }) => {
  await page.route('**/remotes/remote_public/**', () => undefined);
  await page.goto('/project');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
});

test('a personal page shows no content before its scripts', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/member/order');
  await expect(page.locator('#root')).toBeEmpty();
});

test('styles that are added after the first page are in sheets of their own', async ({ page }) => {
  // A rule that is added to a large sheet makes Chromium compute the style of the whole page again.
  await page.goto('/');
  await takenOver(page);
  await page.evaluate(() => {
    for (const { ownerNode, cssRules } of document.styleSheets)
      if (ownerNode instanceof HTMLStyleElement) ownerNode.dataset.rules = String(cssRules.length);
  });
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  const sheets = await page.getByRole('dialog').evaluate((dialog) => {
    const classes = [...dialog.classList].filter((name) => /^p-/.test(name));
    const isOfDialog = ({ cssText }: CSSRule) => classes.some((name) => cssText.includes(`.${name}`));
    return [...document.styleSheets].map(({ ownerNode, cssRules }) => {
      const known = ownerNode instanceof HTMLStyleElement ? ownerNode.dataset.rules : undefined;
      const rules = [...cssRules];
      return { known, now: String(rules.length), isOfDialog: rules.some(isOfDialog) };
    });
  });
  const earlier = sheets.filter(({ known }) => known !== undefined);
  expect(earlier.map(({ now }) => now)).toEqual(earlier.map(({ known }) => known));
  expect(earlier.some(({ isOfDialog }) => isOfDialog)).toBe(false);
  expect(sheets.some(({ isOfDialog }) => isOfDialog)).toBe(true);
});

test('the style sheets of a drawn page stay where they are', async ({ page }) => {
  // To move one makes the browser read it again, and compute the style of the whole page again.
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', []);
    new MutationObserver((records) => {
      for (const { removedNodes } of records)
        for (const node of removedNodes)
          if (node instanceof HTMLStyleElement) Reflect.get(window, 'moved').push(node.dataset.emotion);
    }).observe(document, { childList: true, subtree: true });
  });
  await openDrawn(page, '/detail/xrd');
  await takenOver(page);
  expect(await page.locator('style[data-emotion^="p "]').count()).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
});
