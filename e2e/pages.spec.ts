import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

const visitorPages = [
  '/',
  '/project',
  '/project/1/送样检测',
  '/detail/xrd',
  '/no-such-page',
  ...['/about/profile', '/about/culture', '/about/recruit', '/contact', '/guide'],
  ...['/require', '/require?device=xrd', '/license', '/policy'],
  ...['/article/case-cathode-mixing', '/article/gone', '/list/news', '/list/course', '/list/service'],
  ...['/list/thanks', '/televised', '/search', '/search?kw=xsxy', '/search?kw=%25'],
];
const memberPages = ['/experiment/plan', '/member/center', '/member/order', '/member/address'];
const widths = [375, 768, 1440];

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The gateway's first view has a heading too, but no <main>.
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByLabel('正在加载')).toHaveCount(0);
}

/** Checks that the page has no horizontal scrolling, a title of its own and no axe violations. */
async function looksRight(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
  await expect(page).toHaveTitle(/示例检测/);
  await expectAccessible(page);
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of visitorPages) {
      test(`a visitor's ${path}`, async ({ page }) => {
        await opened(page, path);
        await looksRight(page);
      });
    }

    for (const path of memberPages) {
      test(`a member's ${path}`, async ({ page, context, portal }) => {
        await signIn(context, portal.url);
        await opened(page, path);
        await looksRight(page);
      });
    }
  });
}
