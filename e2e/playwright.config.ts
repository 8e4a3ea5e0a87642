import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

/** Debian's Chromium where there is one, else the browser that `npx playwright install chromium` brings. */
const executablePath = process.env.CHROMIUM_PATH ?? installed;

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  // Journeys share the machine with the portal they test.
  workers: 1,
  // Limits catch what hangs; none depends on how fast the machine is.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  retries: process.env.CI ? 1 : 0,
  use: {
    locale: 'zh-CN',
    actionTimeout: 60_000,
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A browser of root's cannot be sandboxed; the others keep it from calling home.
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
