import { expect, type Page } from '@playwright/test';

/** Opens a page that the gateway draws: at first its threads may still start. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator('#drawn')).toBeAttached({ timeout: 1 });
  }).toPass();
}

/** Holds the shell's script back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return go;
}
