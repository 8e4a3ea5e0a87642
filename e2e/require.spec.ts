import type { Page } from '@playwright/test';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

const form = (page: Page) => page.getByRole('form', { name: '发布需求' });
const field = (page: Page, label: string) => form(page).getByRole('textbox', { name: label });
const submit = (page: Page) => form(page).getByRole('button', { name: '提交' });
const posted = (page: Page) => page.getByRole('heading', { name: '需求已提交' });

async function fill(page: Page, phone: string): Promise<void> {
  await field(page, '需求描述').fill('五个粉末样品的物相。\n希望两周内拿到数据。');
  await field(page, '姓名').fill('王小明');
  await field(page, '手机号').fill(phone);
}

const file = (name: string, bytes: number) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.alloc(bytes, '样品,1\n'),
});

test('a visitor posts a requirement with a file; the lab sees it and the visitor gets its number by text message', async ({
  page,
  portal,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '发布需求' }).click();
  await expect(page).toHaveTitle(/^发布需求 - /);
  await fill(page, '13912345601');
  await form(page).locator('input[type=file]').setInputFiles(file('样品清单.csv', 60_000));
  await expect(form(page).getByText('59 KB')).toBeVisible();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/requirement/add', async (route) => {
    await held;
    await route.continue();
  });
  await submit(page).dblclick();
  await expect(form(page).getByRole('progressbar', { name: '提交进度' })).toBeVisible();
  goOn();
  await expect(posted(page)).toBeFocused();
  const code = /R\d{8}-\d{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? 'no code';
  expect(await portal.text('13912345601', code)).toContain('您的需求已收到');
  const seen = await portal.staff('requirements');
  expect(seen).toContain('样品清单.csv');
  expect(seen).toContain('希望两周内拿到数据。');
  expect(seen.split('13912345601')).toHaveLength(2);
});

test('a member asks about a service with the contact data filled in', async ({ page, context, portal }) => {
  await signIn(context, portal.url);
  await page.goto('/require?device=xrd');
  await expect(form(page).getByRole('link', { name: /XRD/ })).toBeVisible();
  await expect(field(page, '手机号')).toHaveValue('13800000000');
  await field(page, '需求描述').fill('能测薄膜吗？');
  await submit(page).click();
  await expect(posted(page)).toBeVisible();
  const seen = await portal.staff('requirements');
  expect(seen).toContain('能测薄膜吗？');
  expect(seen).toContain('X 射线粉末衍射（XRD）');
});

test('a chapter of a long page has a URL', async ({ page }) => {
  await page.goto('/policy');
  await page.getByRole('navigation', { name: '目录' }).getByRole('link', { name: '六、保存多久' }).click();
  const heading = page.getByRole('heading', { name: '六、保存多久' });
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/\/policy#retention$/);
  await page.goto('/guide#pickup');
  await expect(page.getByRole('heading', { name: '上门取样' })).toBeInViewport();
});

test('an invitation opens the registration with its code, and the code is kept', async ({ page }) => {
  await page.goto('/invited/ABC123');
  await expect(page).toHaveURL(/\/$/);
  const code = page.getByRole('dialog').getByRole('textbox', { name: '邀请码' });
  await expect(code).toHaveValue('ABC123');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: '注册' }).click();
  await expect(code).toHaveValue('ABC123');
  await page.goto('/invited');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
