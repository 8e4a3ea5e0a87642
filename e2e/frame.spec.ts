import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

const phone = { width: 375, height: 740 };

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await expect.poll(() => top(page)).toBe(y);
}

test('the keyboard opens, walks and closes a menu, and skips the header', async ({ page }) => {
  await page.goto('/project');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const button = page.getByRole('button', { name: '展开服务项目' });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  const panel = page.getByRole('group', { name: '服务项目' });
  await expect(panel.getByRole('link', { name: '送样检测' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(panel.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('on a phone the drawer navigates by touch and by keyboard', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const opener = page.getByRole('button', { name: '打开菜单' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: '菜单' });
  await expect(drawer.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the header shrinks on scrolling down without moving the content', async ({ page }) => {
  await page.goto('/');
  // The page is too short to be scrolled so far until its sections are rendered.
  await expect(page.getByRole('region', { name: '热门项目' })).toBeVisible();
  const inner = page.getByRole('banner').locator('> div');
  const before = (await inner.boundingBox())?.height ?? 0;
  await scrollTo(page, 600);
  await expect.poll(async () => (await inner.boundingBox())?.height).toBeLessThan(before);
  await page.getByRole('button', { name: '回到顶部' }).click();
  await expect.poll(() => top(page)).toBe(0);
});

test('a new page starts at its top; the back button restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: '热门项目' })).toBeVisible();
  const link = page.getByRole('region', { name: '热门项目' }).getByRole('link').nth(1);
  await link.scrollIntoViewIfNeeded();
  const left = await top(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect.poll(() => top(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(left);
});

/** Counts the pages that have been faded in, by the element that was. */
async function fades(page: Page): Promise<() => Promise<Record<string, number>>> {
  const counts: Record<string, number> = {};
  await page.exposeFunction('faded', (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('main, main [data-page]')) Reflect.get(globalThis, 'faded')(this.localName);
      return animate.call(this, frames, options);
    };
  });
  // What the page has told before comes before the answer.
  return async () => {
    await page.evaluate(() => 0);
    return counts;
  };
}

test('a new page fades in, and the menu of the link that leads to it stays closed', async ({ page }) => {
  const seen = await fades(page);
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: '主导航' });
  await nav.getByRole('link', { name: '服务项目' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('全部服务项目');
  await expect.poll(seen).toEqual({ main: 1 });
  await expect(page.getByRole('group', { name: '服务项目' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: '价格从低到高' }).click();
  await expect(page).toHaveURL(/\?/);
  expect(await seen()).toEqual({ main: 1 });
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('region', { name: '推荐内容' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await nav.getByRole('link', { name: '服务项目' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('全部服务项目');
  expect(await seen()).toEqual({ main: 2 });
});

test('of a member’s pages only the page fades in, not the menu beside it', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.url);
  const seen = await fades(page);
  await page.goto('/member/coupon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('优惠券');
  await page.getByRole('main').getByRole('link', { name: '我的积分' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的积分');
  expect(await seen()).toEqual({ div: 1 });
});

test('the account menu has six groups', async ({ page, context, portal }) => {
  await signIn(context, portal.url);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /账号/ }).click();
  const menu = page.getByRole('group', { name: /账号/ });
  for (const name of ['资产管理', '个人信息', '订单中心', '会员中心', '发票中心', '社群']) {
    await expect(menu.getByText(name, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
});

test('an unknown page is 404 and not indexed; its links lead on', async ({ page, request }) => {
  for (const path of [
    ...['/nowhere', '/member/nowhere/at-all', '/detail/gone', '/detail/%25%3Cscript%3E'],
    ...['/project/99/不存在', '/article/gone', '/list/other'],
  ]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  }
  await page.goto('/project/99/不存在');
  await expect(page).toHaveTitle(/没有找到这个服务类型/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: '全部服务项目' }).click();
  await expect(page.getByRole('main').locator('a[href^="/detail/"]').first()).toBeVisible();
});

test('a refused call is not repeated by the page that reports it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('open/web/device/detail')) asked.push(request.url());
  });
  await page.goto('/detail/gone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/没有找到/);
  // The alternatives are rendered after the message.
  await expect(page.getByRole('main').getByRole('link', { name: /¥/ }).first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('crawlers read what a page is about, and navigation keeps it correct', async ({ page, request }) => {
  const html = await (await request.get('/detail/xrd')).text();
  expect(html).toMatch(/"@type":"Service".*"priceCurrency":"CNY"/);
  await page.goto('/project');
  const description = page.locator('meta[name="description"]');
  const canonical = page.locator('link[rel="canonical"]');
  const before = await description.getAttribute('content');
  await page.getByRole('main').getByRole('link', { name: /XRD/ }).first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(canonical).toHaveAttribute('href', page.url());
  await expect(description).not.toHaveAttribute('content', before ?? '');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
});

for (const width of [375, 1280])
  test(`at ${width} px 客服 covers nothing until the reader scrolls up, and is reached by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/guide');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    const service = page.getByRole('button', { name: '在线客服' });
    await expect(service).toBeAttached();
    await expect(service).not.toBeInViewport();
    await scrollTo(page, 300);
    await expect(service).not.toBeInViewport();
    await scrollTo(page, 200);
    await expect(service).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 0);
    await expect(service).not.toBeInViewport();
    await service.focus();
    await expect(service).toBeInViewport({ ratio: 1 });
  });

test('at 1440 px 客服 has its place beside the page from the beginning', async ({ page }) => {
  await page.goto('/guide');
  await expect(page.getByRole('button', { name: '在线客服' })).toBeInViewport({ ratio: 1 });
});
