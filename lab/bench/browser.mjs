import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Path of the installed Chromium; undefined when Playwright's own is used. */
export const installedBrowser = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => existsSync(path));

/** Launches the installed Chromium or Playwright's own; it trusts the certificate with this key. */
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
