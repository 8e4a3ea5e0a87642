import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './portal/axe';
import { expect, test } from './portal/test';

/** The service with the most options. */
const path = '/detail/xrd';
const buying = (page: Page) => page.getByRole('region', { name: '下单' });

/** Expects the whole box of an element inside the window. */
async function expectWhole(page: Page, element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height);
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('price, turnaround, options, buttons and gallery need no scrolling, and the column stays', async ({
      page,
    }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expectWhole(page, main.getByRole('heading', { level: 1 }));
      await expectWhole(page, main.getByText('个工作日').first());
      for (const radio of await main.getByRole('radio').all()) await expectWhole(page, radio);
      for (const box of await main.getByRole('checkbox').all()) await expectWhole(page, box);
      await expectWhole(page, buying(page).getByText('¥60.00', { exact: true }));
      await expectWhole(page, buying(page).getByRole('button', { name: '立即下单' }));
      await expectWhole(page, buying(page).getByRole('button', { name: '加入方案' }));
      await expectWhole(page, main.getByRole('img', { name: /典型结果$/ }));
      await page.getByRole('heading', { name: '样品要求' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => document.getElementById('process')?.scrollIntoView());
      await expectWhole(page, buying(page).getByRole('button', { name: '立即下单' }));
      await expectAccessible(page);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the bar has price, 客服, 加入方案 and 立即下单, and nothing floats over the page', async ({
    page,
  }) => {
    await page.goto(`${path}?choice=speed:v2&count=999`);
    const bar = buying(page);
    await expectWhole(page, bar.getByText('¥119,880.00', { exact: true }));
    for (const name of ['客服', '加入方案', '立即下单'])
      await expectWhole(page, bar.getByRole('button', { name }));
    await expectWhole(page, bar.getByText('基础价 ¥60.00 + 2°/min（精修级） ¥60.00', { exact: true }));
    const price = await bar.getByText('¥119,880.00', { exact: true }).boundingBox();
    const service = await bar.getByRole('button', { name: '客服' }).boundingBox();
    expect((price?.x ?? 0) + (price?.width ?? 0)).toBeLessThanOrEqual(service?.x ?? 0);
    await expect(bar.getByRole('status')).toHaveText(/^合计 ¥119,880.00，999 样，/);
    await bar.getByRole('button', { name: '客服' }).click();
    const sheet = page.getByRole('dialog', { name: '客服' });
    await expect(sheet.getByRole('link', { name: /致电/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(bar.getByRole('button', { name: '客服' })).toBeFocused();
  });
});

test('pictures follow the dark scheme', async ({ browser, portal }) => {
  const tone = async (colorScheme: 'light' | 'dark') => {
    const page = await browser.newPage({ colorScheme, baseURL: portal.url });
    await page.goto(path);
    const picture = page.getByRole('img', { name: /典型结果$/ });
    await expect(picture).toBeVisible();
    const first = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      return pen?.getImageData(2, 2, 1, 1).data[0] ?? -1;
    });
    await page.close();
    return first;
  };
  expect(await tone('light')).toBeGreaterThan(200);
  expect(await tone('dark')).toBeLessThan(60);
});
