import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing on the page as it is now. Legacy mode runs in the page itself, which takes
 * half the time; it leaves out frames of other origins, of which the portal has none.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(page, new AxeBuilder({ page }));
}

/** Expects that every text has enough contrast in the dark scheme; all other rules hold in both schemes alike. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await inDark(page, () => expectNothing(page, new AxeBuilder({ page }).withRules(['color-contrast'])));
}

/** Expects that axe finds nothing in the open dialog, and that its texts have enough contrast in the dark scheme. */
export async function expectDialogAccessible(page: Page): Promise<void> {
  const dialog = () => new AxeBuilder({ page }).include('[role=dialog]');
  await expect(page.getByRole('dialog').last().getByLabel('正在加载')).toHaveCount(0);
  await expectNothing(page, dialog());
  await inDark(page, () => expectNothing(page, dialog().withRules(['color-contrast'])));
}

async function inDark(page: Page, work: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await work();
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Waits for the end of transitions, during which colours are between two schemes and dialogs half transparent. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

async function expectNothing(page: Page, builder: AxeBuilder): Promise<void> {
  await settle(page);
  const { violations } = await builder.setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
