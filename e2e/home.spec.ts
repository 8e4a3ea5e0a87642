import type { Page } from '@playwright/test';
import { expect, test } from './portal/test';

const banner = (page: Page) => page.getByRole('region', { name: '推荐内容' });
const dot = (page: Page, number: number) => banner(page).getByRole('button', { name: `第 ${number} 张` });

test('the banner changes every five seconds, also after a click, and can be paused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // The jump may have changed the banner once, to its second slide.
  await dot(page, 3).click();
  await page.clock.runFor(4000);
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  // The five seconds begin when the slide has arrived, and transitions do not follow the page's clock.
  await expect(async () => {
    await page.clock.runFor(1500);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'false', { timeout: 500 });
  }).toPass();
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
