import { signIn } from './portal/signIn';
import { expectTouchable } from './portal/targets';
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

for (const width of [320, 375])
  test(`no abbreviation of a service is cut at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: screenHeight });
    await page.goto('/');
    const names = page.getByRole('main').getByText(/（[A-Z][^）]*）$/);
    await expect(names.first()).toBeVisible();
    await expect(page.getByRole('region', { name: '热门项目' })).toBeVisible();
    const cut = await names.evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
        .filter((one) => getComputedStyle(one).overflow === 'hidden')
        .map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('everything that is pressed on a visitor’s and a member’s pages is high enough for a finger', async ({
    page,
    context,
    portal,
  }) => {
    await signIn(context, portal.url);
    const shown = ['/', '/project', '/detail/xrd', '/guide', '/search?kw=xrd', '/contact', '/about/recruit'];
    const own = ['plan', 'demand', 'contract', 'order?device=xrd&choice=form:powder&count=1'];
    const member = ['order', 'sample', 'information', 'unsettled', 'unpaid', 'invoiceLs', 'communityMg'];
    const paths = [
      ...shown,
      ...own.map((one) => `/experiment/${one}`),
      ...member.map((one) => `/member/${one}`),
    ];
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main').getByLabel('正在加载')).toHaveCount(0);
        await expectTouchable(page);
      });
  });
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
