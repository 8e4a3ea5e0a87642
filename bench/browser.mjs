import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Path of the machine's own browser; undefined when Playwright's is to be used. */
export const installedBrowser = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

/** Debian's Chromium where there is one, else Playwright's own; it trusts the certificate with this key. */
export function launch(spki) {
  const executablePath = process.env.CHROMIUM_PATH ?? installedBrowser;
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${spki}`,
    ],
  });
}
