import type { Page } from '@playwright/test';
import { expect, test } from './portal/test';

const facet = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const chips = (page: Page) => page.getByRole('group', { name: '已选条件' });
const total = (page: Page) => page.getByRole('main').getByText(/^共 \d+ 项$/);
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('h3') });

test('facets narrow the list; chips, the back button and a reload keep to the address', async ({ page }) => {
  await page.goto('/project');
  await expect(total(page)).toHaveText('共 93 项');
  await facet(page, '价格').getByRole('link', { name: '100–300 元' }).click();
  await expect(page).toHaveURL(/price_min=100&price_max=300/);
  await expect(total(page)).not.toHaveText('共 93 项');
  const state = facet(page, '样品状态').getByRole('link', { name: /^薄膜/ });
  const count = /\d+/.exec((await state.textContent()) ?? '')?.[0];
  await state.click();
  await expect(total(page)).toHaveText(`共 ${count} 项`);
  await expect(chips(page).getByRole('link', { name: /移除条件/ })).toHaveCount(2);

  await page.reload();
  await expect(total(page)).toHaveText(`共 ${count} 项`);
  await page.goBack();
  await expect(chips(page).getByRole('link', { name: /移除条件/ })).toHaveCount(1);
  await chips(page).getByRole('link', { name: '清除' }).click();
  await expect(total(page)).toHaveText('共 93 项');
  await expect(page).toHaveURL(/\/project$/);
});

test("a range of one's own shows nothing dearer or cheaper", async ({ page }) => {
  await page.goto('/project?sort=price_asc');
  await page.getByRole('textbox', { name: '最低价（元）' }).fill('200');
  await page.getByRole('textbox', { name: '最高价（元）' }).fill('250');
  await page.getByRole('textbox', { name: '最高价（元）' }).press('Enter');
  await expect(chips(page)).toContainText('200–250 元');
  await expect(total(page)).not.toHaveText('共 93 项');
  for (const text of await cards(page).allTextContents()) {
    const price = Number(/¥([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));
    expect(price).toBeGreaterThanOrEqual(200);
    expect(price).toBeLessThanOrEqual(250);
  }
});

test('the list is asked for once, before the scripts, with all that the address says', async ({ page }) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/open/web/device/search')) asked.push(request.postDataJSON());
  });
  const state = encodeURIComponent('粉末');
  await page.goto(
    `/project/1/x?price_min=50&price_max=900&turnaround_max=10&sample_state=${state}&sort=fast&kw=a`,
  );
  await expect(cards(page).first()).toBeVisible();
  expect(asked).toEqual([
    {
      kw: 'a',
      typeId: 1,
      price_min_fen: 5000,
      price_max_fen: 90_000,
      turnaround_max: 10,
      sample_state: '粉末',
      sort: 'fast',
      page: 1,
      size: 18,
    },
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the facets open in a drawer, and its button says how many are at work', async ({ page }) => {
    await page.goto('/project');
    await page.getByRole('button', { name: '筛选' }).click();
    const drawer = page.getByRole('dialog', { name: '筛选' });
    await drawer.getByRole('link', { name: '3 个工作日内' }).click();
    await expect(page).toHaveURL(/turnaround_max=3/);
    await drawer.getByRole('button', { name: /^查看 \d+ 项$/ }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('button', { name: '筛选（1）' })).toBeFocused();
    await expect(cards(page).first()).toBeVisible();
  });

  test('the bar of a service marks the section that is read', async ({ page }) => {
    await page.goto('/detail/xrd');
    const nav = page.getByRole('navigation', { name: '页面内容' });
    await nav.getByRole('link', { name: '常见问题' }).click();
    await expect(nav.getByRole('link', { name: '常见问题' })).toHaveAttribute('aria-current', 'location');
    await expect(nav.getByRole('link', { name: '常见问题' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: '常见问题' })).toBeInViewport();
  });
});

test('the sections of a service are reached by keyboard, down to the data of a chart', async ({ page }) => {
  await page.goto('/detail/xrd?count=2');
  const nav = page.getByRole('navigation', { name: '页面内容' });
  await nav.getByRole('link', { name: '典型结果' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '典型结果' })).toBeFocused();
  await expect(nav.getByRole('link', { name: '典型结果' })).toHaveAttribute('aria-current', 'location');
  await expect(page).toHaveURL(/count=2#results$/);
  const results = page.getByRole('region', { name: '典型结果' });
  await expect(results.getByRole('img', { name: /^折线图：硅粉/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(results.getByText('查看数据').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(results.getByRole('table').first()).toBeVisible();

  await nav.getByRole('link', { name: '常见问题' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '常见问题' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '常见问题' }).locator('p').first()).toBeVisible();
});

test('asking the manager leads to the form about this service', async ({ page }) => {
  await page.goto('/detail/xrd');
  await page.getByRole('link', { name: '咨询客户经理' }).click();
  await expect(page).toHaveURL(/\/require\?device=xrd$/);
  await expect(page.getByRole('main').getByRole('link', { name: /X 射线粉末衍射/ })).toBeVisible();
});

for (const [path, title] of [
  ['/detail/gone', '没有找到这个服务项目'],
  ['/project/99/x', '没有找到这个服务类型'],
] as const) {
  test(`${path} is not there, and shows ways on`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: '全部服务项目' }).click();
    await expect(page).toHaveURL(/\/project$/);
    await expect(cards(page).first()).toBeVisible();
  });
}
