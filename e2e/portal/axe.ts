import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { contrastEverywhere } from './widths';

/** What axe looks at, everything by default, and whether it measures contrast, which takes four fifths of its time. */
interface Scope {
  readonly include?: string;
  readonly contrast?: boolean;
}

/**
 * Expects that axe finds nothing on the page in the midst of a journey. It leaves out contrast, which is looked at where each page and dialog has
 * its own look (`expectReadable`). Before its first content is there, a page has nothing to look at.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectContent(page);
  await expectNothing(page);
}

/** Expects that axe finds nothing on the page as it is now, and that each text has enough contrast. */
export async function expectReadable(page: Page): Promise<void> {
  await expectContent(page);
  await expectNothing(page, { contrast: true });
}

async function expectContent(page: Page): Promise<void> {
  await expect(page.locator('main').first()).toBeAttached();
  await expect(page.locator('h1').first()).toBeAttached();
}

/** The same in the dark scheme. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await inDark(page, () => expectReadable(page));
}

const dialog = '[role=dialog]';

/** Expects that axe finds nothing in the open dialog in the midst of a journey, without contrast. */
export async function expectDialogAccessible(page: Page): Promise<void> {
  await expectDialogContent(page);
  await expectNothing(page, { include: dialog });
}

/** Expects that axe finds nothing in the open dialog, and that each text has enough contrast, in the schemes. */
export async function expectDialogReadable(
  page: Page,
  { light, dark }: { readonly light: boolean; readonly dark: boolean },
): Promise<void> {
  await expectDialogContent(page);
  const scope = { include: dialog, contrast: true };
  if (light) await expectNothing(page, scope);
  if (dark) await inDark(page, () => expectNothing(page, scope));
}

async function expectDialogContent(page: Page): Promise<void> {
  const opened = page.getByRole('dialog').last();
  // Its code may still be on its way, and then there is no dialog that could be looked at.
  await expect(opened).toBeVisible();
  await expect(opened.getByLabel('正在加载')).toHaveCount(0);
}

async function inDark(page: Page, work: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await work();
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Waits for the end of transitions, during which colours are between two schemes and dialogs and pages half transparent. Transitions of what
 * is not rendered, because it is far from the window, stand still.
 */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const isRendered = ({ effect }: Animation) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility({ contentVisibilityAuto: true });
    const transitions = document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSAnimation) && isRendered(animation));
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** A colour of axe. */
interface Color {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Color;
}

/** Lets axe parse each colour once: it parses some of every element's, which takes half the time of a page. */
function rememberColors(): void {
  const { prototype }: { prototype: Color } = Reflect.get(globalThis, 'axe').commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const color = known.get(text);
    if (color) return Object.assign(this, color);
    parse.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}

/** The version of axe that its builder would load. */
const axe: { source: string } = createRequire(import.meta.url)('axe-core');
const axeSource = `${axe.source};(${rememberColors})();`;

/**
 * Legacy mode runs in the page itself, which takes half the time; it leaves out frames of other origins, of which the
 * portal has none. Axe is loaded once into a page and describes only what it finds, which takes half of the rest.
 */
async function expectNothing(page: Page, { include, contrast }: Scope = {}): Promise<void> {
  await settle(page);
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, axeSource: isLoaded ? 'void 0' : axeSource })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  if (include !== undefined) builder.include(include);
  if (!contrast && !contrastEverywhere) builder.disableRules('color-contrast');
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
