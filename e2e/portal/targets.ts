import type { Page } from '@playwright/test';
import { expect } from './test';

/** Height in pixels that a finger needs. */
const least = 40;

/**
 * Returns what is pressed and lower than a finger needs, with what its style adds around it. A link inside a sentence is as
 * high as its line; a box or a radio is pressed by its label, a field by its frame.
 */
const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate((px) => {
    const pressed =
      'button, a[href], select, summary, [role=button], [role=tab], input[type=search], textarea';
    const shown = [...document.querySelectorAll<HTMLElement>(pressed)].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true], [inert], p'),
    );
    const heightOf = (one: HTMLElement): number => {
      const frame = one.matches('input, textarea') ? (one.parentElement ?? one) : one;
      const around = getComputedStyle(one, '::after');
      const added = around.position === 'absolute' ? Number.parseFloat(around.height) || 0 : 0;
      return Math.max(frame.getBoundingClientRect().height, added);
    };
    return shown
      .map((one) => ({ one, height: heightOf(one) }))
      .filter(({ height }) => height > 1 && height < px - 0.5)
      .map(
        ({ one, height }) => `${Math.round(height)} px: ${one.ariaLabel ?? one.textContent} ${one.tagName}`,
      );
  }, least);

/** Expects that everything on a page that is pressed is high enough for a finger; the page is one of a touch screen. */
export const expectTouchable = async (page: Page): Promise<void> =>
  expect.poll(() => lowTargets(page), `what is pressed and lower than ${least} px`).toEqual([]);
