import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing on the page as it is now. Legacy mode runs in the page itself, which takes
 * half the time; it leaves out frames of other origins, of which the portal has none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(new AxeBuilder({ page }));
}

/** Expects that every text has enough contrast in the dark scheme; all other rules hold in both schemes alike. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(new AxeBuilder({ page }).withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNothing(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
