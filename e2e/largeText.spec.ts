import { withDoubleLetters } from './portal/largeText';
import { test } from './portal/tab';
import { expect } from './portal/test';

// That no page scrolls sideways with such letters is checked where all pages are opened (`pages.spec.ts`).
test('letters of double size at 1280 px: login and search are in the window', async ({
  visitor: { page },
}) => {
  await withDoubleLetters(page, 1280, async () => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: '登录' })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('combobox')).toBeInViewport({ ratio: 1 });
  });
});
