import { expectAccessible } from './portal/axe';
import { logIn } from './portal/form';
import { certify, memberPassword, newMember } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { expect, test } from './portal/test';

test.use({ viewport: { width: 375, height: 812 } });

test('on a phone a visitor goes from 我想知道 to the order form, and back to what was chosen', async ({
  page,
  portal,
}) => {
  const phone = newPhone();
  await certify(page.request, await newMember(page.request, portal, phone));
  await page.goto('/');
  await page.getByRole('link', { name: /从想知道的结果找/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我想知道…');
  await page.getByRole('region', { name: '我想知道' }).getByRole('link', { name: /^物相/ }).click();
  await page.getByRole('region', { name: '样品是' }).getByRole('link', { name: /^粉末/ }).click();
  await expect(page).toHaveURL(/\/search\?find=phase&sample=/);
  const answers = page.getByRole('region', { name: '能回答的方法' });
  await expect(answers).toContainText('物相 · 粉末');
  const xrd = answers.getByRole('listitem').filter({ hasText: 'XRD' }).first();
  await expect(xrd).toContainText(/¥[\d,]+\.\d\d 起/);
  await expect(xrd).toContainText(/样品：粉末/);
  await expectAccessible(page);
  await xrd.getByRole('link').click();
  await expect(page).toHaveURL(/\/detail\/xrd/);
  await page.goBack();
  await expect(answers).toContainText('物相 · 粉末');
  await xrd.getByRole('link').click();
  await page.getByRole('button', { name: '立即下单' }).click();
  await logIn(page, phone, memberPassword);
  await expect(page).toHaveURL(/\/experiment\/order\?device=xrd/);
});

test('what nothing answers says so, and its answers fill the requirement', async ({ page }) => {
  await page.goto(`/search?${new URLSearchParams({ find: 'phase', sample: '气体' })}`);
  const answers = page.getByRole('region', { name: '能回答的方法' });
  await expect(answers.getByRole('status').last()).toContainText('没有现成的服务');
  await answers.getByRole('link', { name: '发布需求' }).click();
  await expect(page).toHaveURL(/\/require\?find=phase/);
  const form = page.getByRole('form', { name: '发布需求' });
  const content = form.getByRole('textbox', { name: '需求描述' });
  await expect(content).toHaveValue(/想知道：物相（.*）\n样品：气体\n$/);
  await content.fill('想知道：物相\n样品：气体\n三瓶');
  await page.reload();
  await expect(content).toHaveValue('想知道：物相\n样品：气体\n三瓶');
  await page.goto('/require');
  await expect(content).toHaveValue('');
});
