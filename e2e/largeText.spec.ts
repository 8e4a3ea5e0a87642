import type { Page } from '@playwright/test';
import { test } from './portal/tab';
import { expect } from './portal/test';

/** Works in a window of this width with letters of double size, as a person sets them in the browser; pixels stay as they are. */
async function withDoubleLetters(page: Page, width: number, work: () => Promise<void>): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await work();
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await client.detach();
}

/** Returns the texts that end beyond the window's edge, each with its element, when the page scrolls sideways. */
function partsBeyond(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { right } = range.getBoundingClientRect();
    if (right > innerWidth + 1)
      found.push(`${text.textContent}: ${text.parentElement?.outerHTML.slice(0, 160)}`);
  }
  return found;
}

/** Opens pages and expects that none scrolls sideways. */
async function expectRoom(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main').getByLabel('正在加载')).toHaveCount(0);
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
      expect(await page.evaluate(partsBeyond), 'what makes the page scroll sideways').toEqual([]);
    });
}

const publicPages = ['/', '/project', '/detail/xrd', '/detail/onsite-sem', '/guide', '/contact', '/require'];
const memberPages = [
  ...['/member/center', '/member/order', '/member/unsettled', '/member/prestore', '/member/invoiceLs'],
  ...['/member/sample', '/member/information', '/experiment/plan'],
  '/experiment/order?device=xrd&choice=range:r10_80&choice=speed:v10&choice=form:powder&count=1',
];

/** A table of seven columns has no room beside the menu at 1280 px; on a phone its rows are cards. */
const onlyCards = '/member/invoiceLs?view=statements';

for (const width of [375, 1280]) {
  test(`letters of double size at ${width} px: no page of a visitor scrolls sideways`, async ({
    visitor: { page },
  }) => withDoubleLetters(page, width, () => expectRoom(page, publicPages)));

  test(`letters of double size at ${width} px: no page of a member scrolls sideways`, async ({
    member: { page },
  }) =>
    withDoubleLetters(page, width, () =>
      expectRoom(page, width === 375 ? [...memberPages, onlyCards] : memberPages),
    ));
}

test('letters of double size at 1280 px: login and search are in the window', async ({
  visitor: { page },
}) => {
  await withDoubleLetters(page, 1280, async () => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: '登录' })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('combobox')).toBeInViewport({ ratio: 1 });
  });
});
