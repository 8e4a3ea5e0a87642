import type { Page } from '@playwright/test';
import { holdScripts, openDrawn } from './portal/drawn';
import { takenOver } from './portal/mark';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { drawnWidths } from './portal/widths';

/** Addresses of the sitemap. */
async function listed(page: Page): Promise<string[]> {
  const text = await (await page.request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  );
}

const articles = async (page: Page) => (await listed(page)).filter((path) => path.startsWith('/article/'));

/** Addresses whose query or path is a choice. */
const filtered = [
  '/project/1/送样检测?sort=price_asc',
  '/project?sample_state=粉末',
  '/detail/xrd?count=3',
  '/require?device=xrd',
  '/search',
  '/search?kw=XRD',
];

/** An address of each page, and a further page of a list. */
async function oneOfEach(page: Page): Promise<string[]> {
  const all = await listed(page);
  const byPattern = new Map(all.map((path) => [path.replace(/^\/(article|detail)\/.*/, '/$1/'), path]));
  return [...byPattern.values(), '/project?page=2', ...filtered];
}

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

/** Returns the HTML of a page that the gateway draws: at first its threads may still start. */
async function drawnHtml(page: Page, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    html = await answer.text();
    expect(html).toContain('id="drawn"');
  }).toPass();
  return html;
}

/** What the browser makes of a page's HTML without running its scripts. */
const parsed = (page: Page, html: string) =>
  page.evaluate((text) => {
    const { title, body } = new DOMParser().parseFromString(text, 'text/html');
    const main = body.querySelector('main');
    return {
      title,
      heading: main?.querySelector('h1')?.textContent ?? '',
      length: main?.textContent?.length ?? 0,
      links: main?.querySelectorAll('a[href]').length ?? 0,
      price: body.querySelector('section[aria-label="下单"] [role=status]')?.textContent ?? '',
    };
  }, html);

test('every page of the sitemap comes with its text and links', async ({ page }) => {
  const all = await listed(page);
  expect(all.length).toBeGreaterThan(30);
  expect(await (await page.request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  for (const path of all) {
    const html = await drawnHtml(page, path);
    const { title, heading, length, links, price } = await parsed(page, html);
    expect(heading, path).not.toBe('');
    if (path.startsWith('/detail/')) expect(price, path).toMatch(/¥[\d,]+\.\d\d/);
    if (/^\/(article|detail)\//.test(path)) expect(title).toContain(heading);
    expect(length, path).toBeGreaterThan(100);
    expect(links, path).toBeGreaterThan(2);
    expect(html).not.toMatch(/ style="/);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a requirement is posted and the header searches', async ({ page }) => {
    await page.goto('/require');
    const form = page.getByRole('form', { name: '发布需求' });
    await form.getByRole('textbox', { name: '需求描述' }).fill('三个粉末样品的物相');
    await form.getByRole('textbox', { name: '姓名' }).fill('林晓');
    await form.getByRole('textbox', { name: '手机号' }).fill('1517');
    await form.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText('手机号')).toBeVisible();
    expect(page.url()).not.toContain('?');
    await page.goBack();
    await form.getByRole('textbox', { name: '手机号' }).fill('15170000077');
    await form.getByRole('button', { name: '提交' }).click();
    await expect(page.getByRole('heading', { name: '需求已提交' })).toBeVisible();
    await expect(page.getByText(/编号 R\d{8}-\d{6}/)).toBeVisible();
    await page.goto('/');
    await page
      .getByRole('searchbox', { name: '搜索服务项目' })
      .or(page.getByRole('combobox', { name: '搜索服务项目' }))
      .fill('XRD');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?kw=XRD/);
    await expect(page.getByRole('main')).toContainText('X 射线粉末衍射');
  });

  test('a page of each kind shows its text, and a service its price', async ({ page }) => {
    await page.route(/\.(svg|png|jpe?g|webp|js)$/, (route) => route.abort());
    const inSitemap = new Set(await listed(page));
    for (const path of await oneOfEach(page)) {
      await openDrawn(page, path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      if (path.startsWith('/detail/'))
        await expect(page.getByRole('region', { name: '下单' }).getByRole('status')).toContainText(
          /¥[\d,]+\.\d\d/,
        );
      // The last page of a list, or an empty search, has less text than a page of the sitemap.
      const least = inSitemap.has(path) ? 100 : 50;
      expect((await main.innerText()).length, path).toBeGreaterThan(least);
      expect(await main.getByRole('link').count(), path).toBeGreaterThan(2);
    }
  });

  test('the home page shows all its sections', async ({ page }) => {
    await openDrawn(page, '/');
    for (const name of ['服务项目', '热门专区', '服务流程', '热门项目', '能力展示', '致谢文献', '合作伙伴'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  });

  test('the list shows the price of each service', async ({ page }) => {
    await openDrawn(page, '/project?page=2');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href^="/detail/"]') });
    expect(await cards.count()).toBeGreaterThan(1);
    for (const card of await cards.all()) await expect(card).toContainText(/¥\d/);
  });

  test('a service shows its charts whole, and what members say about it', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await openDrawn(page, '/detail/xps');
    const chart = page.getByRole('region', { name: '典型结果' }).getByRole('figure').getByRole('img').first();
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
    expect(await chart.locator('text').count()).toBeGreaterThan(5);
    const evaluations = page.getByRole('list', { name: '评价列表' }).getByRole('listitem');
    await expect(evaluations.first()).not.toBeEmpty();
  });

  test('a search shows its hits', async ({ page }) => {
    await openDrawn(page, '/search?kw=XRD');
    await expect(page.getByRole('main').locator('a[href="/detail/xrd"]').first()).toBeVisible();
  });

  test('filters of the list are links', async ({ page }) => {
    await openDrawn(page, '/project');
    const found = page.getByRole('main').getByText(/^共 \d+ 项$/);
    const all = await found.innerText();
    await page.getByRole('region', { name: '价格' }).getByRole('link', { name: '100–300 元' }).click();
    await expect(page).toHaveURL('/project?price_min=100&price_max=300');
    await expect(found).not.toHaveText(all);
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

for (const width of drawnWidths) {
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

for (const path of ['/detail/xrd', '/list/news'])
  test(`who has scrolled ${path} stays there when the browser takes it over`, async ({ page }) => {
    await openDrawn(page, path);
    const go = await holdScripts(page);
    await page.goto('about:blank');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#drawn')).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 300));
    go();
    await takenOver(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    // A page that is opened later begins at its top.
    await page.getByRole('banner').getByRole('link', { name: '首页' }).first().click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

test('choices that follow each other faster than the page is shown are all kept', async ({ page }) => {
  await openDrawn(page, '/detail/xrd');
  await takenOver(page);
  await page.evaluate(async () => {
    const labels = [...document.querySelectorAll('label')];
    const option = (name: RegExp) => labels.find((label) => name.test(label.innerText));
    const more = document.querySelector<HTMLElement>('[aria-label="增加数量"]');
    for (const control of [option(/5–120°/), option(/物相检索/), more, more]) {
      control?.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(page).toHaveURL(/choice=range%3Ar5_120&choice=extra%3Amatch&count=3$/);
});

test('a member sees the article with their own menu', async ({ page, portal, context }) => {
  await signIn(context, portal.url);
  const [path = ''] = await articles(page);
  await openDrawn(page, path);
  await takenOver(page);
  await expect(page.getByRole('banner').getByRole('button', { name: /^通知/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toHaveCount(0);
});

test('nothing moves and nothing is rendered anew when a member becomes known', async ({
  page,
  portal,
  context,
}) => {
  await signIn(context, portal.url);
  await watchShifts(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('h1, h2, footer'))
        element.setAttribute('data-kept', '');
    });
  });
  for (const path of ['/', '/project', '/detail/xrd', '/guide']) {
    await openDrawn(page, path);
    await takenOver(page);
    await expect(page.getByRole('banner').getByRole('button', { name: /^通知/ })).toBeVisible();
    for (const element of [page.locator('h1'), page.locator('main h2').last(), page.locator('footer')])
      await expect(element).toHaveAttribute('data-kept', '');
    expect(await shifted(page)).toBeLessThan(0.01);
  }
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
