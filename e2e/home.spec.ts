import type { Page } from '@playwright/test';
import { expect, test } from './portal/test';

const index = '**/api/open/web/index';

/** Changes the home data in transit, as long as `change` returns a value. */
async function withHome(
  page: Page,
  change: (data: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route(index, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: change(body.data) } });
  });
}

const banner = (page: Page) => page.getByRole('region', { name: '推荐内容' });
const dot = (page: Page, number: number) => banner(page).getByRole('button', { name: `第 ${number} 张` });

test('the banner changes every five seconds, also after a click, and can be paused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The five seconds begin when the slide has arrived, and transitions do not follow the page's clock.
  const arrived = banner(page)
    .locator('.swiper-wrapper')
    .evaluate(
      (wrapper) => new Promise<void>((done) => wrapper.addEventListener('transitionend', () => done())),
    );
  await dot(page, 2).click();
  await arrived;
  await page.clock.runFor(4000);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(1500);
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'false');
  await banner(page).getByRole('button', { name: '暂停轮播' }).click();
  await expect(banner(page).getByRole('button', { name: '播放轮播' })).toBeVisible();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves automatically; the controls still work', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page).getByRole('button', { name: '播放轮播' })).toBeVisible();
    await expect(page.getByRole('button', { name: '播放合作伙伴滚动' })).toBeVisible();
    await dot(page, 2).click();
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  });
});

test('a slide links to a service or an external page, or is only a picture; text is shown only if it has any', async ({
  page,
}) => {
  await withHome(page, (data) => ({
    ...data,
    bannerArr: [
      { img: '/favicon.svg', title: '服务', description: '说明', redirect: 'xrd' },
      { img: '/favicon.svg', redirect: 'https://example.com/a' },
      { img: '/favicon.svg' },
    ],
  }));
  await page.goto('/');
  await expect(dot(page, 3)).toBeVisible();
  const slides = banner(page).locator('.swiper-slide:not(.swiper-slide-duplicate)');
  const first = slides.and(page.locator('[data-swiper-slide-index="0"]'));
  await expect(first.locator('a')).toHaveAttribute('href', '/detail/xrd');
  await expect(first.locator('a')).toHaveAttribute('target', '_blank');
  await expect(first).toContainText('服务');
  const second = slides.and(page.locator('[data-swiper-slide-index="1"]'));
  await expect(second.locator('a')).toHaveAttribute('href', 'https://example.com/a');
  await expect(slides.and(page.locator('[data-swiper-slide-index="2"]')).locator('a')).toHaveCount(0);
});

test('the process has tabs, the sketch a tooltip, the thanks five rows', async ({ page }) => {
  await page.goto('/');
  const process = page.getByRole('region', { name: '服务流程' });
  await process.getByRole('tab', { name: '高校客户' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(process.getByRole('tab', { name: '企业客户' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('region', { name: '热门项目' }).getByRole('link').nth(1).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const rows = page.getByRole('region', { name: '致谢文献' }).getByRole('row');
  expect(await rows.count()).toBeGreaterThan(1);
  expect(await rows.count()).toBeLessThanOrEqual(6);
});

test('the partners scroll: two in view, four from 961 px', async ({ page }) => {
  const region = page.getByRole('region', { name: '合作伙伴' });
  for (const [width, inView] of [
    [960, 2],
    [961, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const frame = region.locator('.swiper');
    await frame.scrollIntoViewIfNeeded();
    const whole = (await frame.boundingBox())?.width ?? 0;
    const one = (await frame.locator('.swiper-slide').first().boundingBox())?.width ?? 1;
    expect(Math.round(whole / one), `at ${width} px`).toBe(inView);
  }
  const place = () =>
    region
      .locator('.swiper-slide')
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().x);
  const before = await place();
  await expect.poll(place).not.toBe(before);
});

test('the popup is shown only when the settings open it, and closes by its button', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: '服务项目' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const popup = { img: '/favicon.svg', title: '暑期活动', link: 'https://example.com/summer' };
  await withHome(page, (data) => ({ ...data, popup }));
  await page.reload();
  const dialog = page.getByRole('dialog', { name: '暑期活动' });
  await expect(dialog.getByRole('link')).toHaveAttribute('href', popup.link);
  await dialog.getByRole('button', { name: '关闭' }).click();
  await expect(dialog).toHaveCount(0);
});

for (const [part, title] of [
  ['typeArr', '服务项目'],
  ['hotItems', '热门项目'],
  ['thanksArr', '致谢文献'],
  ['partnerArr', '合作伙伴'],
] as const) {
  test(`invalid data of ${title} breaks only that section, and 重试 restores it`, async ({ page }) => {
    await withHome(page, (data) => ({ ...data, [part]: null }));
    await page.goto('/');
    const failed = page.getByRole('alert').filter({ hasText: `“${title}”暂时无法显示` });
    await expect(failed).toBeVisible();
    await expect(page.getByRole('region', { name: '能力展示' })).toBeVisible();
    await page.unroute(index);
    await failed.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  });
}
