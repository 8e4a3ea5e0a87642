import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

const hits = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });

const address = (kw: string) => `/search?${new URLSearchParams({ kw })}`;

test('the header opens the search in a new window, a tab filters it, a hit links to its page', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill('衍射');
  const [opened] = await Promise.all([context.waitForEvent('page'), box.press('Enter')]);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('“衍射”的搜索结果');
  await expect(hits(opened).filter({ hasText: 'XRD' }).first()).toBeVisible();
  await expect(opened.locator('mark').filter({ hasText: '衍射' }).first()).toBeVisible();
  const scope = opened.getByRole('navigation', { name: '搜索范围' });
  await scope.getByRole('link', { name: /^课程/ }).click();
  await expect(scope.getByRole('link', { name: /^课程/ })).toHaveAttribute('aria-current', 'true');
  await expect(opened).toHaveURL(/kind=course/);
  const course = hits(opened).first();
  await expect(course).toHaveAttribute('href', /^\/article\/course-/);
  await course.click();
  await expect(opened.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await opened.goBack();
  await expect(scope.getByRole('link', { name: /^课程/ })).toHaveAttribute('aria-current', 'true');
});

test('initials, pinyin, Chinese and English find diffraction', async ({ page }) => {
  for (const kw of ['xsxy', '衍射', 'X-ray', 'yanshe']) {
    await page.goto(address(kw));
    await expect(hits(page).filter({ hasText: 'X 射线粉末衍射' }).first(), kw).toBeVisible();
  }
});

test('what people write around a name, other scripts and sounds find its service', async ({ page }) => {
  for (const [kw, name] of [
    ['做个XRD', 'X 射线粉末衍射'],
    ['红外光谱仪', '红外光谱'],
    ['掃描電鏡', '扫描电镜'],
    ['X R D', 'X 射线粉末衍射'],
    ['氮吸附', '比表面'],
  ] as const) {
    await page.goto(address(kw));
    await expect(hits(page).first(), kw).toContainText(name);
  }
  await page.goto(address('扫描电境'));
  await expect(page.getByRole('note')).toHaveText('没有找到“扫描电境”，以下是写法相近的结果');
  await page.getByRole('region', { name: '您要找的是…' }).getByRole('link', { name: '扫描电镜' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“扫描电镜”的搜索结果');
  await expect(hits(page).first()).toContainText('扫描电镜');
});

test('what only mentions the word stands apart; an unknown one comes with similar names', async ({
  page,
}) => {
  await page.goto(address('xrd'));
  const apart = page.getByRole('heading', { level: 2, name: '其他提到“xrd”的内容' });
  const below = (await apart.boundingBox())?.y ?? 0;
  expect((await hits(page).filter({ hasText: 'GIXRD' }).boundingBox())?.y).toBeLessThan(below);
  expect((await hits(page).filter({ hasText: '正极材料' }).boundingBox())?.y).toBeGreaterThan(below);
  await page.goto(address('xrs'));
  await expect(page.getByText('没有找到相关内容')).toBeVisible();
  const meant = page.getByRole('region', { name: '您要找的是…' });
  await expect(meant.getByRole('link', { name: 'XRD', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('any other text finds nothing and offers links', async ({ page }) => {
  for (const kw of ['<script>document.title=1</script>', '%%', '🧪', '测'.repeat(500)]) {
    await page.goto(address(kw));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(kw);
    await expect(page.getByText('没有找到相关内容')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '发布需求' })).toBeVisible();
    await expect(page.getByRole('region', { name: '服务分类' }).getByRole('link').first()).toBeVisible();
    await expect(hits(page)).toHaveCount(0);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, kw).toBeLessThanOrEqual(0);
  }
  await page.getByRole('region', { name: '大家常搜' }).getByRole('link', { name: 'XRD' }).click();
  await expect(hits(page).filter({ hasText: 'XRD' }).first()).toBeVisible();
});

/** Beside the hits facets are links, on phones buttons of a sheet. */
async function chooseFacet(page: Page, name: string) {
  const facets = page.getByRole('group', { name: '筛选', exact: true });
  if (await facets.isVisible()) return facets.getByRole('link', { name }).click();
  await page.getByRole('button', { name: /^筛选/ }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('button', { name }).click();
  await sheet.getByRole('button', { name: /^查看/ }).click();
}

for (const width of journeyWidths(1440)) {
  test(`services come first, with articles and an add button, and keep sort and filter in the URL at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(address('sem 形貌'));
    const first = hits(page).first();
    await expect(first).toContainText('扫描电镜');
    await expect(first).toContainText(/¥90\.00.*4 个工作日/s);
    await expect(page.getByRole('button', { name: /^加入方案/ }).first()).toBeVisible();
    const articles = page.getByRole('region', { name: '相关文章' });
    const list = await first.boundingBox();
    const beside = await articles.boundingBox();
    if (width > 961) expect(beside?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
    else expect(beside?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));
    await chooseFacet(page, '5 个工作日内');
    await page.getByRole('link', { name: '价格从低到高' }).click();
    await expect(page).toHaveURL(/turnaround_max=5&sort=price_asc$/);
    await page.reload();
    await expect(page.getByRole('group', { name: '已选条件' })).toContainText('5 个工作日内');
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

for (const width of journeyWidths(375)) {
  test(`typing suggests services with prices, and the keyboard follows one, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/guide');
    const box = page.getByRole('banner').getByRole('combobox');
    await box.pressSequentially('saomiao');
    const first = page.getByRole('option').first();
    await expect(first).toHaveText(/扫描电镜（SEM）¥90\.00 起\/样/);
    const list = await page.getByRole('listbox').boundingBox();
    expect(list?.x).toBeGreaterThanOrEqual(0);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    await box.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/detail\/sem$/);
    await expect(box).toHaveValue('');
  });
}

test('a search with partial matches reports it', async ({ page }) => {
  await page.goto(address('拉曼 月球岩石'));
  await expect(page.getByRole('note')).toHaveText('没有同时符合“拉曼 月球岩石”的结果，以下符合其中一部分');
  await expect(hits(page).first()).toContainText('Raman');
});

test('every suggested word finds something', async ({ page }) => {
  await page.goto('/search');
  const words = page.getByRole('region', { name: '大家常搜' }).getByRole('link');
  await expect(words.first()).toBeVisible();
  for (const href of await words.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )) {
    await page.goto(href);
    await expect(hits(page).first(), href).toBeVisible();
  }
});

test('articles are linked from the lists and link to their services and neighbours', async ({ page }) => {
  await page.goto('/list/service');
  await hits(page).first().click();
  await expect(page).toHaveURL(/\/article\/case-/);
  const article = page.getByRole('article');
  await expect(article.locator('p').nth(1)).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page
    .getByRole('navigation', { name: '相邻文章' })
    .getByRole('link', { name: /下一篇/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await page.getByRole('region', { name: '相关检测' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
});
