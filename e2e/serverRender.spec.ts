import type { Page } from '@playwright/test';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

/** Addresses of the sitemap, but those of pages that the browser renders. */
async function listed(page: Page): Promise<string[]> {
  const text = await (await page.request.get('/sitemap.xml')).text();
  const all = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => new URL(url ?? '').pathname);
  return all.filter((path) => !/^\/(contact|require|project.*|detail.*)?$/.test(path));
}

const articles = async (page: Page) => (await listed(page)).filter((path) => path.startsWith('/article/'));

/** An address of each page, and a further page of a list. */
async function oneOfEach(page: Page): Promise<string[]> {
  const all = await listed(page);
  const byPattern = new Map(all.map((path) => [path.replace(/^\/article\/.*/, '/article/'), path]));
  return [...byPattern.values(), '/list/news?page=2'];
}

/** Opens a page that the gateway draws: at first its threads may still start. */
async function openDrawn(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator('#drawn')).toBeAttached({ timeout: 1 });
  }).toPass();
}

/** Waits until the browser has taken the page over: the floating buttons come after that. */
const takenOver = (page: Page) =>
  expect(page.getByRole('complementary', { name: '快捷服务' })).toBeAttached();

/** Sums the layout shifts of a page from its start. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifted = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Number(Reflect.get(window, 'shifted'));
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every article, list and static page shows its text and links', async ({ page }) => {
    const all = await listed(page);
    expect(all.length).toBeGreaterThan(30);
    for (const path of all) {
      await openDrawn(page, path);
      const main = page.getByRole('main');
      const heading = main.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      if (path.startsWith('/article/')) expect(await page.title()).toContain(await heading.textContent());
      expect((await main.innerText()).length).toBeGreaterThan(100);
      expect(await main.getByRole('link').count()).toBeGreaterThan(2);
      expect(await page.content()).not.toMatch(/ style="/);
    }
  });

  test('an article in the list leads to its page', async ({ page }) => {
    await openDrawn(page, '/list/news');
    const title = page.getByRole('main').getByRole('link').getByRole('heading', { level: 3 }).first();
    const name = await title.innerText();
    await title.click();
    await expect(page).toHaveURL(/\/article\//);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name);
  });
});

for (const width of [375, 768, 1440]) {
  test(`at ${width} px the browser takes pages over without an error or a shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    // A recoverable hydration error is reported as a script error, which fails every test (`noErrors`).
    for (const path of await oneOfEach(page)) {
      await openDrawn(page, path);
      await takenOver(page);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('search')).toHaveCount(1);
      expect(await shifted(page)).toBeLessThan(0.01);
    }
  });
}

test('what a visitor presses before the page is taken over is answered after it', async ({ page }) => {
  const path = '/list/news';
  await openDrawn(page, path);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  go();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
});

test('a member sees the article with their own menu', async ({ page, portal, context }) => {
  await signIn(context, portal.url);
  const [path = ''] = await articles(page);
  await openDrawn(page, path);
  await takenOver(page);
  await expect(page.getByRole('banner').getByRole('button', { name: /^通知/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toHaveCount(0);
});

test('when the page’s code does not come, the drawn page stays and its links work', async ({ page }) => {
  const [path = ''] = await articles(page);
  await openDrawn(page, path);
  await page.route('**/remotes/remote_public/chunks/*.js', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL(/\/$/);
});
