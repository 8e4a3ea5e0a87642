import type { Page } from '@playwright/test';

/**
 * Saves a picture of the page at the path for a person who looks at it, with PICTURES=1 only: no test compares it, and drawing and packing
 * one takes half a second.
 */
export async function savePicture(page: Page, path: string, { fullPage = false } = {}): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path, fullPage });
}
