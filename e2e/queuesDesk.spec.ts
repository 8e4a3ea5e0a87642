import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './portal/axe';
import { logInAtDesk } from './portal/deskLogin';
import { savePicture } from './portal/savePicture';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { firstOf } from './portal/widths';

test.use({ ownPortal: 'quietDesks' });

/** Opens a queue from 今天, where each is a link. */
async function openQueue(page: Page, name: string): Promise<void> {
  await page.goto('/staff/today');
  await expect(page.getByText('npm run staff')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name }).click();
}

test('an evaluation is released at the desk and read in the shop, and a parcel that the desk sends is seen by its member', async ({
  page,
  browser,
  portal,
}, info) => {
  await logInAtDesk(page, portal);

  await test.step('the evaluation is released from the queue', async () => {
    await openQueue(page, '评价待审核');
    const card = page.getByRole('listitem').filter({ hasText: '高分辨照片很清楚' });
    await expect(card).toContainText('透射电镜');
    await expectAccessible(page);
    await savePicture(page, info.outputPath('evaluations.png'));
    await card.getByRole('button', { name: /^展示/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: '展示' }).dblclick();
    await expect(page.getByText('没有待审核的评价')).toBeVisible();
  });

  const shop = await browser.newContext({ baseURL: portal.url, locale: 'zh-CN' });
  const member = await shop.newPage();
  await test.step('visitors read it on the page of the service', async () => {
    await member.goto('/detail/tem#evaluation');
    const section = member.getByRole('region', { name: '用户评价' });
    await expect(section.getByRole('listitem').filter({ hasText: '高分辨照片很清楚' })).toHaveCount(1);
  });

  await test.step('samples are sent with a number as it was pasted', async () => {
    await openQueue(page, '留存样品待寄回');
    await page.getByRole('button', { name: /^寄出 H/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/快递单号/).fill(' ｓｆ 5566 7788 99 ');
    await savePicture(page, info.outputPath('recycle.png'));
    await dialog.getByRole('button', { name: '寄出' }).dblclick();
    await expect(page.getByText('没有待寄出的寄回申请')).toBeVisible();
  });

  await test.step('the member sees the parcel', async () => {
    await signIn(shop, portal.url);
    await member.goto('/member/sample?kind=recycle');
    await expect(member.getByRole('main')).toContainText('SF5566778899');
    await shop.close();
  });

  await test.step('the page of the sample says who sent it', async () => {
    await page.getByRole('link', { name: '已寄出' }).click();
    await page.getByRole('row').filter({ hasText: 'SF5566778899' }).getByRole('link').first().click();
    await expect(page.getByRole('list', { name: '经过' }).getByRole('listitem').first()).toContainText(
      '实验室',
    );
    await expectAccessible(page);
    await savePicture(page, info.outputPath('sample.png'), { fullPage: true });
  });
});

const pages = ['/staff/samples', '/staff/promotion/exchanges', '/staff/quotations?state=all'];

for (const [width, colorScheme] of firstOf([
  [375, 'dark'],
  [768, 'light'],
] as const))
  test(`the queues of the desk look right at ${width} px`, async ({ page, portal }, info) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await logInAtDesk(page, portal);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByText(/^(共|本页) \d/)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectReadable(page);
      await savePicture(page, info.outputPath(`${path.replace(/\W/g, '-')}.png`));
    }
    if (width < 600) {
      await page.getByRole('navigation', { name: '工作台' }).getByRole('button', { name: /^更多/ }).click();
      await page.getByRole('dialog', { name: '更多' }).getByRole('link', { name: /^评价/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: '评价' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
