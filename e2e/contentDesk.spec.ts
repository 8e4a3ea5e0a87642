import { expectAccessible } from './portal/axe';
import { logInAtDesk } from './portal/deskLogin';
import { expect, test } from './portal/test';

test.use({ ownPortal: 'contentDesk' });

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('an article is written without HTML, previewed as the shop shows it, published and read by visitors', async ({
  page,
  portal,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '内容' }).click();
  await page.getByRole('link', { name: '写文章' }).click();

  await test.step('title, heading, list and emphasis are typed; cover and a picture are uploaded', async () => {
    await page.getByRole('textbox', { name: '标题' }).fill('琥珀展厅开放');
    await page.getByRole('textbox', { name: '摘要' }).fill('周六起开放参观');
    await page.getByRole('textbox', { name: '作者' }).fill('编辑部');
    await page.getByRole('button', { name: '选择封面图片' }).click();
    const dialog = page.getByRole('dialog', { name: '选择图片' });
    await dialog
      .getByLabel('上传图片')
      .setInputFiles({ name: '封面.png', mimeType: 'image/png', buffer: png });
    await dialog.getByRole('button', { name: '使用' }).click();
    const text = page.getByRole('textbox', { name: '正文' });
    await text.click();
    const tools = page.getByRole('toolbar', { name: '文字格式' });
    await tools.getByRole('button', { name: '标题', exact: true }).click();
    await page.keyboard.type('怎样参观');
    await page.keyboard.press('Enter');
    await tools.getByRole('button', { name: '列表' }).click();
    await page.keyboard.type('先');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('预约');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Enter');
    await page.keyboard.type('再到前台');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await tools.getByRole('button', { name: '图片' }).click();
    await dialog.getByRole('button', { name: '封面.png' }).click();
    await dialog.getByLabel(/图片说明/).fill('展厅入口');
    await dialog.getByRole('button', { name: '使用' }).click();
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('editor.png') });
  });

  await test.step('a draft is saved and shown by its link as the shop will show it', async () => {
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect(page).toHaveURL(/\/articles\/(?!new)/);
    await page.getByRole('button', { name: '预览' }).click();
    const link = await page.getByRole('link', { name: '打开预览' }).getAttribute('href');
    const preview = await page.context().newPage();
    await preview.goto(link ?? '');
    await expect(preview.getByRole('heading', { name: '怎样参观' })).toBeVisible();
    await expect(preview.getByRole('listitem').filter({ hasText: '先预约' }).locator('strong')).toHaveText(
      '预约',
    );
    await expect(preview.getByRole('img', { name: '展厅入口' })).toBeAttached();
    await preview.close();
  });

  await test.step('it is published, and visitors read it', async () => {
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
    await expect(page.getByText('已发布', { exact: true })).toBeVisible();
    const rid = new URL(page.url()).pathname.split('/').at(-1);
    await page.goto(`/article/${rid}`);
    await expect(page.getByRole('heading', { level: 1, name: '琥珀展厅开放' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '怎样参观' })).toBeVisible();
  });
});

test("a service's price is changed as a draft, previewed, published and seen in the shop", async ({
  page,
  portal,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.goto('/staff/content/services?kw=衍射');
  await page
    .getByRole('link', { name: /X 射线衍射|XRD/ })
    .first()
    .click();
  const price = page.getByLabel(/^价格（元）/);
  await price.fill('￥１２３．４０');
  await expect(page.getByRole('region', { name: '与访客看到的不同' })).toContainText('¥123.40');
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('service.png') });
  await page.getByRole('button', { name: '预览' }).click();
  const link = await page.getByRole('link', { name: '打开预览' }).getAttribute('href');
  const shop = await page.context().newPage();
  await shop.goto(link ?? '');
  await expect(shop.getByText(/123\.40/).first()).toBeVisible();
  const rid = new URL(page.url()).pathname.split('/').at(-1);
  await shop.goto(`/detail/${rid}`);
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shop.getByText(/123\.40/)).toHaveCount(0);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem', { name: '价格' })).toContainText('¥123.40');
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page.getByText('已发布', { exact: true })).toBeVisible();
  await shop.reload();
  await expect(shop.getByText(/123\.40/).first()).toBeVisible();
});
