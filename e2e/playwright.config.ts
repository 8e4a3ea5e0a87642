import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Chromium without windows comes first: it takes a fifth less CPU time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

/** The installed browser, else the one that `npx playwright install chromium` installs. */
const executablePath = process.env.CHROMIUM_PATH ?? installed;

export default defineConfig({
  testDir: '.',
  globalSetup: './portal/dataFolder.ts',
  outputDir: 'test-results',
  // Each worker has a portal of its own; two keep two cores busy.
  workers: 2,
  fullyParallel: true,
  // Timeouts only stop hanging tests; none depends on the machine's speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: process.env.CI ? 1 : 0,
  use: {
    locale: 'zh-CN',
    actionTimeout: 60_000,
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Actions, requests and messages of the retry. A trace of every test takes a tenth of the time of all, pictures and copies of
    // the page a fifth more; `npx playwright test --config e2e --trace on` records them.
    trace: { mode: 'on-first-retry', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium has no sandbox as root. The other arguments disable its background requests.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
