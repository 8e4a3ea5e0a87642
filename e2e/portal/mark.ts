import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits until the browser has taken the page over: until then links load documents. The floating buttons come after that. */
export const takenOver = (page: Page) =>
  expect(page.getByRole('complementary', { name: '快捷服务', includeHidden: true })).toBeAttached();

/** Marks the document once it is taken over; a reload removes the mark. */
export async function mark(page: Page): Promise<void> {
  await takenOver(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'kept'));
}

export const expectMark = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-mark', 'kept');
