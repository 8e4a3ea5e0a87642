import type { Page } from '@playwright/test';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { firstOf } from './portal/widths';

/** Names the element with the focus when nothing of it is seen: it is outside of the window or below something else. Undefined at the end of the page. */
const hiddenStop = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return undefined;
    // A box is drawn by its label, as the choices are, and the stop of a chart by the frame around it.
    const shown = stop.closest('label, figure') ?? stop;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [x, y]));
    const isSeen = points.some(([x = 0, y = 0]) => {
      const found = document.elementFromPoint(left + x * width, top + y * height);
      return found && (shown.contains(found) || found.contains(shown));
    });
    if (isSeen) return '';
    const cover = document.elementFromPoint(left + width / 2, top + height / 2);
    const place = `${Math.round(left)} ${Math.round(top)} ${Math.round(width)} x ${Math.round(height)}`;
    return `${stop.getAttribute('aria-label') ?? stop.textContent ?? stop.tagName} at ${place} below ${cover?.outerHTML.slice(0, 200)}`;
  });

/** Walks through a page by Tab. Returns the stops of which nothing is seen. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 150; stop++) {
    await page.keyboard.press('Tab');
    let name = await hiddenStop(page);
    // The page scrolls, the header shrinks, buttons at the edge come in; what stays hidden costs this wait once.
    for (let wait = 0; name && wait < 10; wait++) {
      await page.waitForTimeout(300);
      name = await hiddenStop(page);
    }
    // What came above it pushed it out of the window: when it gets the focus again, the page scrolls. A bar would cover it again.
    if (name) {
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await page.waitForTimeout(600);
      name = await hiddenStop(page);
    }
    if (name === undefined) break;
    if (name) hidden.push(name);
  }
  return hidden;
}

for (const [width, height] of firstOf([
  [320, 256],
  [720, 450],
  [1440, 900],
] as const))
  test(`at ${width} x ${height} px no stop of Tab is below a bar`, async ({ page, context, portal }) => {
    await page.setViewportSize({ width, height });
    await signIn(context, portal.url);
    for (const path of ['/experiment/plan', '/detail/xrd', '/member/center']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await hiddenStops(page), path).toEqual([]);
    }
  });
