import { rm } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { newDataFolder } from './dataFolder';
import { freePort, start } from './process';
import { runStaff } from './staff';

export interface Portal {
  /** URL without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** Returns the last text message to a number. Waits for one that contains `part`. */
  text(to: string, part: string): Promise<string>;
  /** Runs what `npm run staff -- …` runs and returns its output; rejects with what it says when the portal refuses. */
  staff(...words: string[]): Promise<string>;
}

interface Message {
  readonly channel: string;
  readonly to: string;
  readonly text: string;
}

async function findText(url: string, to: string, part: string): Promise<string | undefined> {
  const response = await fetch(`${url}/local/inbox.json?to=${to}`);
  const messages: readonly Message[] = await response.json();
  return messages.find(({ channel, text }) => channel === 'sms' && text.includes(part))?.text;
}

/** A portal as `npm start` serves it, with a new data folder; shared by all tests of a worker. */
export const test = base.extend<{ noErrors: undefined }, { portal: Portal; ownPortal: string }>({
  /**
   * The name of a file that uses up orders of the demo, which other files find by their state: no other file shares its portal. Files that
   * change what only they look at share the name `quietDesks`: each start of a portal takes twelve seconds of CPU time.
   */
  ownPortal: ['', { option: true, scope: 'worker' }],
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
    async ({}, use) => {
      const dataDir = await newDataFolder();
      const port = await freePort();
      const url = `http://localhost:${port}`;
      // Pages are drawn however busy the machine is.
      const env = { PORT: String(port), DATA_DIR: dataDir, DRAW_LIMIT: '5000' };
      const running = await start(['scripts/start.mjs'], env, `${url}/readyz`);
      await use({
        url,
        dataDir,
        text: async (to, part) => {
          await expect.poll(() => findText(url, to, part), { message: `text to ${to}` }).toBeTruthy();
          return (await findText(url, to, part)) ?? '';
        },
        staff: (...words) => runStaff(words, { ...env, PORTAL_URL: url }),
      });
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    // What closed just before goes back in the history (`shared/src/extras/layers.ts`), which aborts a navigation that began in the
    // same milliseconds. No person types an address so fast; a journey does.
    const twice = <T>(navigate: () => Promise<T>): Promise<T> =>
      navigate().catch((error: Error) => {
        if (!error.message.includes('net::ERR_ABORTED')) throw error;
        return navigate();
      });
    page.goto = (url, options) => twice(() => goto(url, options));
    page.reload = (options) => twice(() => reload(options));
    await use(page);
  },
  /** Fails a test on any script error of its pages. */
  noErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
