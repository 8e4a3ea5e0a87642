import type { BrowserContext, Page } from '@playwright/test';
import { signIn } from './signIn';
import { test as base } from './test';

/**
 * A tab that all tests of a worker use one after the other: they only look at pages and dialogs. A new tab for each test
 * would load and compile all scripts again.
 */
export interface Tab {
  readonly page: Page;
  /** Messages of script errors since the last test. */
  readonly errors: string[];
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  return { page: await context.newPage(), errors };
}

/** Adds a visitor's tab and the demo member's tab. */
export const test = base.extend<object, { visitor: Tab; member: Tab }>({
  visitor: [
    async ({ browser, portal }, use) => {
      const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' });
      await use(await openTab(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
  member: [
    async ({ browser, portal }, use) => {
      const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' });
      await signIn(context, portal.url);
      await use(await openTab(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
});
