import { expect, type Page } from '@playwright/test';

/** Works in a window of this width with letters of double size, as a person sets them in the browser; pixels stay as they are. */
export async function withDoubleLetters(page: Page, width: number, work: () => Promise<void>): Promise<void> {
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
  return [`${document.documentElement.scrollWidth - innerWidth} px`, ...found];
}

/** Expects that the open page does not scroll sideways with letters of double size in a window of this width. */
export const expectRoomForLetters = (page: Page, width: number): Promise<void> =>
  withDoubleLetters(page, width, async () => {
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('32px');
    await expect(page.getByRole('main').getByLabel('正在加载')).toHaveCount(0);
    // Polls, because React lays the page out anew after the change.
    await expect.poll(() => page.evaluate(partsBeyond), 'what makes the page scroll sideways').toEqual([]);
  });
