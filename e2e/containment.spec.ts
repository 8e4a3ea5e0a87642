import type { Page } from '@playwright/test';
import { type Parts, startParts } from './portal/parts';
import { test as base, expect } from './portal/test';
import { type TrialArea, trialArea } from './portal/trialArea';

/** The areas of this file fail on purpose. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  noErrors: async ({}, use) => use(undefined),
});

let area: TrialArea;
let parts: Parts;

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ portal }) => {
  area = await trialArea();
  await area.deploy('{}');
  parts = await startParts({ sources: area.sources, apiUrl: portal.url });
});

test.afterAll(async () => {
  await parts?.stop();
  await area?.remove();
});

/** Deploys a module of the area and waits until the gateway offers it. */
async function deploy(page: Page, module: string): Promise<void> {
  const version = await area.deploy(module);
  await expect(async () => {
    const { remotes } = await (await page.request.get(`${parts.url}/remotes.json`)).json();
    expect(remotes.remote_trial.version).toBe(version);
  }).toPass();
}

/** Goes to a path as a link of the page would. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const failure = (page: Page) => page.getByRole('main').getByRole('alert');

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

async function expectOtherAreas(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: '服务项目' }).first().click();
  await expect(heading(page, /服务项目|全部/)).toBeVisible();
}

const good = `{ routes: [{ path: 'trial/page', page: async () => () => h('h1', null, '试用栏目') }] }`;

/** Kinds of areas with the words that are shown instead of their page, and whether the fix needs a new document. */
const kinds = [
  ['a wrong route table', `{ routes: [{ path: {} }] }`, '新版本有误'],
  [
    'a route of another area',
    `{ routes: [{ path: 'project', page: async () => () => h('h1', null, '抢来的') }] }`,
    '新版本有误',
  ],
  ['a redirect to itself', `{ routes: [{ path: 'trial/page', redirect: '/trial/page' }] }`, '新版本有误'],
] as const;

for (const [kind, module, words] of kinds) {
  test(`an area with ${kind} is refused, hurts no other and heals without a reload`, async ({ page }) => {
    await deploy(page, module);
    await page.goto(`${parts.url}/contact`);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'kept'));
    await go(page, '/trial/page');
    await expect(failure(page)).toContainText(words);
    await expect(failure(page)).toContainText('remote_trial');
    await expectOtherAreas(page);
    await go(page, '/trial/page');
    await expect(failure(page)).toContainText(words);
    await deploy(page, good);
    const retry = page.getByRole('button', { name: '重试' });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(heading(page, '试用栏目')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'kept');
  });
}
