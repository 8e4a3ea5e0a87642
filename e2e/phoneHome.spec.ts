import { expect, test } from './portal/test';

const screenHeight = 812;

test.use({ viewport: { width: 375, height: screenHeight }, contextOptions: { reducedMotion: 'reduce' } });

test('the home of a phone has one search field, and methods and priced services in the first screen and a half', async ({
  page,
}) => {
  await page.goto('/');
  const methods = page.getByRole('list', { name: '常用方法' }).getByRole('link');
  await expect(methods).toHaveCount(10);
  const services = page.getByRole('list', { name: '热门检测' }).getByRole('link');
  await expect(services.first()).toHaveText(/¥[\d,]+\.\d\d 起/);
  await expect(page.locator('input[type="search"]:visible')).toHaveCount(1);
  for (const one of [methods.last(), services.first()]) {
    const box = await one.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screenHeight * 1.5);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('every method finds services', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('list', { name: '常用方法' }).getByRole('link');
  await expect(links).toHaveCount(10);
  for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))) {
    const kw = new URL(href, page.url()).searchParams.get('kw');
    const answer = await page.request.post('/api/open/web/device/search', { data: { kw } });
    expect((await answer.json()).data.total, href).toBeGreaterThan(0);
  }
});
