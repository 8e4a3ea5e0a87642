import type { Page } from '@playwright/test';
import { field } from './portal/form';
import { expectMark, mark } from './portal/mark';
import { dialogOf, memberDialogs } from './portal/memberDialogs';
import { signIn } from './portal/signIn';
import { test as base, expect } from './portal/test';
import { thirdOf } from './portal/widths';

/** The browser reports each file that does not come. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that one needs from this pattern
  noErrors: async ({}, use) => use(undefined),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Blocks all scripts that are asked for from the first pointer or key in a document on, until `end` is called; the page prefetches
 * nothing.
 */
async function blockLater(page: Page): Promise<{ blocked: string[]; end: () => void }> {
  const blocked: string[] = [];
  let [acting, ended] = [false, false];
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const begin = () => {
      const request = new XMLHttpRequest();
      request.open('POST', '/acting', false);
      request.send();
    };
    for (const type of ['pointerover', 'keydown'])
      addEventListener(type, begin, { capture: true, once: true });
  });
  await page.route('**/acting', (route) => {
    acting = true;
    return route.fulfill({ status: 204 });
  });
  await page.route('**/*.js*', (route) => {
    if (!acting || ended) return route.continue();
    blocked.push(route.request().url());
    return route.abort();
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) acting = false;
  });
  return {
    blocked,
    end: () => {
      ended = true;
    },
  };
}

/** The page and its frame are there, and something tells what happened: a dialog, or a message in Chinese. */
async function expectToldOf(page: Page): Promise<void> {
  const told = page.getByRole('dialog').or(page.locator('main').getByRole('alert')).first();
  await expect(told).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('main')).not.toContainText('显示时出错');
  await expect(page.locator('header')).toContainText('服务项目');
  expect(await page.locator('body').innerText()).not.toMatch(/Unexpected Application Error|ChunkLoadError/);
}

for (const [name, open] of thirdOf(Object.entries(memberDialogs)))
  test(`without the code of “${name}” the page stays and says so`, async ({ page, context, portal }) => {
    await signIn(context, portal.url);
    await blockLater(page);
    // Its later steps may need the dialog.
    open(page).catch(() => undefined);
    await expectToldOf(page);
  });

test('a registration that can load nothing more says what is wrong, keeps what was typed, and heals', async ({
  page,
}) => {
  await page.goto('/guide');
  await mark(page);
  await page.getByRole('banner').getByRole('button', { name: '注册' }).click();
  await field(dialogOf(page), '手机号').fill('13512345678');
  await page.route('**/*.js*', (route) => route.abort());
  await dialogOf(page).getByRole('button', { name: '确认注册' }).click();
  const alert = page.getByRole('dialog', { name: '操作失败' });
  await expect(alert).toContainText('不能为空');
  await alert.getByRole('button', { name: '确定' }).click();
  await expect(field(dialogOf(page), '手机号')).toHaveValue('13512345678');
  await page.unroute('**/*.js*');
  await dialogOf(page).getByRole('button', { name: '确认注册' }).click();
  await expect(page.locator('[data-toast]')).toContainText('不能为空');
  await expectMark(page);
});

test('menus, panels and sheets of the frame say that they cannot be loaded, and heal', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.url);
  const { blocked, end } = await blockLater(page);
  await page.goto('/guide');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: '我的账号' }).click();
  const panel = page.getByRole('group', { name: '我的账号' });
  await expect(panel.getByRole('alert')).toContainText('加载失败', { timeout: 15_000 });
  await header.getByRole('combobox', { name: '搜索服务项目' }).fill('XRD');
  await page.setViewportSize({ width: 375, height: 740 });
  await header.getByRole('button', { name: '打开菜单' }).click();
  await expect(page.getByRole('dialog', { name: '操作失败' })).toContainText('加载失败', { timeout: 15_000 });
  expect(blocked.length).toBeGreaterThan(2);
  end();
  await page.getByRole('button', { name: '确定' }).click();
  await header.getByRole('button', { name: '打开菜单' }).click();
  await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible();
});

test('a dialog of an area and the parts that the areas share heal without a reload', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.url);
  const { blocked, end } = await blockLater(page);
  await page.goto('/member/integral');
  // The floating parts, by which `mark` knows that the page answers, may be blocked.
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'kept'));
  const open = page.getByRole('main').getByRole('button', { name: '转赠积分' });
  await open.click();
  const alert = page.getByRole('dialog', { name: '操作失败' });
  await expect(alert).toContainText('加载失败', { timeout: 15_000 });
  expect(blocked.length).toBeGreaterThan(1);
  end();
  await alert.getByRole('button', { name: '确定' }).click();
  await open.click();
  await expect(page.getByRole('dialog', { name: '转赠积分' })).toBeVisible();
  await expectMark(page);
});
