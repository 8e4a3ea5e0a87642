import type { Page } from '@playwright/test';
import { expect } from './test';

/** Presses the back button, which may stay in the document. */
export const back = (page: Page) => page.evaluate(() => window.history.back());

/** The open dialogs, with those under another one. */
export const dialogs = (page: Page) => page.getByRole('dialog', { includeHidden: true });

/** Resolves when each open dialog has its entry in the history, and when the entry of a closed one is gone. */
export const expectLayers = (page: Page, count: number) =>
  expect.poll(() => page.evaluate(() => window.history.state?.portalLayers ?? 0)).toBe(count);
