import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/detail/"]');
const facet = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const chips = (page: Page) => page.getByRole('group', { name: '已选条件' });
const found = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^共 \d+ 项$/ });

/** Returns the number of services that the list reports; waits until it is shown. */
async function total(page: Page): Promise<number> {
  await expect(found(page)).toBeVisible();
  return Number(/\d+/.exec((await found(page).textContent()) ?? '')?.[0]);
}

test('facets filter the list; chips, the back button and a reload follow the URL', async ({ page }) => {
  await page.goto('/project');
  const all = await total(page);
  await facet(page, '价格').getByRole('link', { name: '100–300 元' }).click();
  await expect(page).toHaveURL('/project?price_min=100&price_max=300');
  await expect(found(page)).not.toHaveText(`共 ${all} 项`);
  const priced = await total(page);
  expect(priced).toBeLessThan(all);
  const powder = facet(page, '样品状态').getByRole('link', { name: /^粉末/ });
  const count = Number(/\d+/.exec((await powder.textContent()) ?? '')?.[0]);
  await powder.click();
  await expect(found(page)).toHaveText(`共 ${count} 项`);
  await expect(chips(page).getByRole('link')).toHaveText([/价格 100–300 元/, /样品 粉末/, '清除']);

  await page.reload();
  await expect(found(page)).toHaveText(`共 ${count} 项`);
  await expect(facet(page, '价格').getByRole('textbox', { name: '最低价（元）' })).toHaveValue('100');
  await page.goBack();
  await expect(found(page)).toHaveText(`共 ${priced} 项`);
  await expect(chips(page).getByRole('link')).toHaveText([/价格 100–300 元/, '清除']);
  await chips(page).getByRole('link', { name: '清除' }).click();
  await expect(page).toHaveURL('/project');
  await expect(found(page)).toHaveText(`共 ${all} 项`);
  await expect(chips(page)).toBeFocused();
});

test('a custom price range is entered in yuan, and an invalid price is reported at its field', async ({
  page,
}) => {
  await page.goto('/project');
  await total(page);
  const max = page.getByRole('textbox', { name: '最高价（元）' });
  await max.fill('贵');
  await max.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '最高价' })).toBeVisible();
  await expect(max).toBeFocused();
  await max.fill('90');
  await max.press('Enter');
  await expect(page).toHaveURL('/project?price_max=90');
  await expect(chips(page).getByRole('link').first()).toHaveText(/价格 90 元以下/);
});

test('the list of a filtered URL comes with the page and is not requested', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/open/web/device/search')) asked.push(request.url());
  });
  const filtered =
    '/project?price_min=100&turnaround_max=5&sample_state=粉末&sample_state=薄膜&sort=price_asc';
  // At first the gateway's threads may still start.
  await expect(async () => {
    await page.goto(filtered);
    await expect(page.locator('#drawn')).toBeAttached({ timeout: 1 });
  }).toPass();
  asked.length = 0;
  await page.reload();
  await expect(chips(page).getByRole('link')).toHaveCount(5);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: '快捷服务' })).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('the facets are in a sheet that works by keyboard and counts what they would show', async ({
    page,
  }) => {
    await page.goto('/project');
    const all = await total(page);
    const button = page.getByRole('button', { name: /^筛选/ });
    await button.press('Enter');
    const sheet = page.getByRole('dialog', { name: '筛选' });
    const fast = sheet.getByRole('button', { name: '3 个工作日内' });
    await fast.press('Enter');
    await expect(fast).toHaveAttribute('aria-pressed', 'true');
    for (const name of [/^粉末/, /^薄膜/]) await sheet.getByRole('button', { name }).press('Enter');
    const apply = sheet.getByRole('button', { name: /^查看 \d+ 项$/ });
    await expect(apply).not.toHaveText(`查看 ${all} 项`);
    await expectAccessible(page);
    const counted = Number(/\d+/.exec((await apply.textContent()) ?? '')?.[0]);
    await expect(apply).toBeInViewport();
    await apply.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(found(page)).toHaveText(`共 ${counted} 项`);
    await expect(button).toHaveText('筛选（3）');
    await expect(button).toBeFocused();
    await expect(chips(page).getByRole('link')).toHaveText([/3 个工作日内/, /粉末/, /薄膜/, '清除']);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

for (const width of journeyWidths(375)) {
  test(`a service's sections are reached by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/detail/ebsd');
    const bar = page.getByRole('navigation', { name: '页面内容' });
    await bar.getByRole('link', { name: '典型结果' }).press('Enter');
    const heading = page.getByRole('heading', { name: '典型结果', exact: true });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(page).toHaveURL('/detail/ebsd#results');
    await expect(bar.getByRole('link', { name: '典型结果' })).toHaveAttribute('aria-current', 'location');
    const results = page.getByRole('region', { name: '典型结果', exact: true });
    await expect(results.getByRole('img', { name: /^柱状图/ })).toBeVisible();
    // From the heading, Tab moves into the section.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(results.getByRole('table').first()).toBeVisible();
    await expectAccessible(page);

    await bar.getByRole('link', { name: '常见问题' }).press('Enter');
    await expect(page.getByRole('heading', { name: '常见问题' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('details[open] p')).toBeInViewport();
    await expectAccessible(page);
  });
}

test('the section being read is marked, and a URL with a section opens at it', async ({ page }) => {
  await page.goto('/detail/ebsd#questions');
  await expect(page.getByRole('heading', { name: '常见问题' })).toBeInViewport();
  const bar = page.getByRole('navigation', { name: '页面内容' });
  await expect(bar).toBeInViewport();
  // When the browser takes the page over, the router scrolls to the section of the URL once more.
  await expect(page.getByRole('complementary', { name: '快捷服务' })).toBeAttached();
  await page.evaluate(() => document.getElementById('sample')?.scrollIntoView());
  await expect(bar.getByRole('link', { name: '样品要求' })).toHaveAttribute('aria-current', 'location');
});

test('the manager can be asked about this service', async ({ page }) => {
  await page.goto('/detail/ebsd');
  await page.getByRole('link', { name: '咨询客户经理' }).click();
  await expect(page).toHaveURL('/require?device=ebsd');
  await expect(page.getByRole('main').getByText('电子背散射衍射（EBSD）').first()).toBeVisible();
});

test("a special area links to its list, which has the area's name", async ({ page }) => {
  await page.goto('/');
  const areas = page.getByRole('region', { name: '热门专区' });
  await areas.getByRole('link', { name: /电池材料专区/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '电池材料专区' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});
