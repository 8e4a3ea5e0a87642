import type { Page } from '@playwright/test';
import { expect } from './test';

/** Width in pixels of a phone, on which controls are judged. */
const phone = 375;

/** Controls that are typed into or chosen from; iOS zooms into the page when one of them has letters below 16 px. */
const pressed = ['checkbox', 'radio', 'range', 'file', 'hidden', 'button', 'submit']
  .map((type) => `:not([type=${type}])`)
  .join('');
const controls = `input${pressed}, textarea, select, [contenteditable]:not([contenteditable=false])`;

/** Returns the visible controls with letters below 16 px, and how many there are in all. */
const measured = (page: Page): Promise<{ count: number; small: string[] }> =>
  page.evaluate((selector) => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => one.checkVisibility() && one.closest('[aria-hidden=true]') === null,
    );
    const small = shown
      .map((one) => ({ one, size: Number.parseFloat(getComputedStyle(one).fontSize) }))
      .filter(({ size }) => size < 16)
      .map(({ one, size }) => `${size} px: ${one.outerHTML.slice(0, 200)}`);
    return { count: shown.length, small };
  }, controls);

/** On a phone, expects that each control of the page, and of its dialogs, has letters of 16 px at least. Returns their number. */
export async function expectLargeTyping(page: Page): Promise<number> {
  if (page.viewportSize()?.width !== phone) return 0;
  const { count, small } = await measured(page);
  expect(small).toEqual([]);
  return count;
}
