import type { Page, TestInfo } from '@playwright/test';

/** Counts the presses of a pointer on a page from now on; those of the keyboard are not counted. Called before the page is opened. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const count: unknown = Reflect.get(window, 'countClick');
    window.addEventListener('click', ({ isTrusted }) => {
      if (isTrusted && typeof count === 'function') count();
    });
  });
  return () => clicks;
}

/** What a person did since a moment, for the report of the test: clicks and seconds. */
export interface Effort {
  readonly clicks: () => number;
  /** Writes both into the report. */
  readonly write: (info: TestInfo) => void;
}

/** Measures what somebody does who is about to work on an open page of which `clicks` counts. */
export function effortFrom(clicks: () => number): Effort {
  const [before, begun] = [clicks(), Date.now()];
  const made = () => clicks() - before;
  return {
    clicks: made,
    write: (info) => {
      const seconds = Math.round((Date.now() - begun) / 1000);
      info.annotations.push({ type: 'effort', description: `${made()} clicks, ${seconds} seconds` });
    },
  };
}
