import { expectAccessible, expectReadable } from './portal/axe';
import { countClicks, effortFrom } from './portal/clicks';
import { logInAtDesk } from './portal/deskLogin';
import { savePicture } from './portal/savePicture';
import { expect, test } from './portal/test';
import { withLooks } from './portal/widths';

test.use({ ownPortal: 'quietDesks' });

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
    await savePicture(page, info.outputPath('editor.png'));
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
  await savePicture(page, info.outputPath('service.png'));
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

test('a new service is written, previewed, published and put into the plan by a visitor, in at most 25 clicks', async ({
  page,
  portal,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const clicks = await countClicks(page);
  await logInAtDesk(page, portal);
  const effort = effortFrom(clicks);
  await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '内容' }).click();
  await page.getByRole('link', { name: '服务', exact: true }).click();
  await page.getByRole('link', { name: '新增服务' }).click();

  await test.step('its name, price, option, picture and sample are written', async () => {
    await page.getByRole('textbox', { name: /^服务名称/ }).fill('琥珀气泡分析');
    await page.getByRole('textbox', { name: /^简介/ }).fill('测定琥珀中气泡的组成');
    await page.getByLabel(/^价格（元）/).fill('260');
    await page.getByLabel('服务分类').selectOption({ index: 1 });
    await page.getByRole('textbox', { name: /^使用仪器/ }).fill('拉曼光谱仪');
    await page.getByRole('button', { name: '添加选项' }).click();
    await page.getByRole('textbox', { name: '选项 1 名称' }).fill('气泡数');
    await page.getByRole('textbox', { name: '气泡数 选择 1 名称' }).fill('1 个');
    await page.getByRole('button', { name: '添加图片' }).click();
    await page.getByRole('button', { name: '选择图片 1' }).click();
    const dialog = page.getByRole('dialog', { name: '选择图片' });
    await dialog
      .getByLabel('上传图片')
      .setInputFiles({ name: '琥珀.png', mimeType: 'image/png', buffer: png });
    await dialog.getByRole('button', { name: '使用' }).click();
    await expectAccessible(page);
    await savePicture(page, info.outputPath('newService.png'), { fullPage: true });
  });

  await test.step('the draft is asked about before the page is left by the back button', async () => {
    await page.goBack();
    const question = page.getByRole('dialog', { name: '还没有保存' });
    await expectAccessible(page);
    await question.getByRole('button', { name: '留下' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: /^服务名称/ })).toHaveValue('琥珀气泡分析');
  });

  await test.step('it is saved, previewed and published', async () => {
    await page.getByRole('button', { name: '保存草稿' }).click();
    await expect(page).toHaveURL(/\/services\/(?!new)/);
    await page.getByRole('button', { name: '预览' }).click();
    const link = await page.getByRole('link', { name: '打开预览' }).getAttribute('href');
    const preview = await page.context().newPage();
    await preview.goto(link ?? '');
    await expect(preview.getByRole('heading', { level: 1, name: '琥珀气泡分析' })).toBeVisible();
    await preview.close();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
    await expect(page.getByText('已发布', { exact: true })).toBeVisible();
  });
  effort.write(info);
  expect(effort.clicks()).toBeLessThanOrEqual(25);

  await page.goto(`/detail/${new URL(page.url()).pathname.split('/').at(-1)}`);
  await expect(page.getByRole('heading', { level: 1, name: '琥珀气泡分析' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('260');
});

test('a slide with an own picture is added to the home page, seen by its link alone, published, seen by visitors, and taken back', async ({
  page,
  browser,
  portal,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.goto('/staff/content');
  await page.getByRole('link', { name: '首页', exact: true }).click();
  const slides = page.getByRole('list', { name: '轮播图' }).getByRole('listitem');
  await expect(slides.first()).toBeVisible();
  const before = await slides.count();
  const visitor = await browser.newPage();
  const home = visitor.getByRole('region', { name: '推荐内容' });
  const publish = async (open: string) => {
    await page.getByRole('button', { name: open, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('button', { name: open.startsWith('重新') ? '重新发布' : '发布', exact: true })
      .click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('the slide is written and moved to the front', async () => {
    await page.getByRole('button', { name: '添加轮播图' }).click();
    const name = `${before + 1}`;
    await page.getByRole('button', { name: `选择图片 ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: '选择图片' });
    await dialog
      .getByLabel('上传图片')
      .setInputFiles({ name: '琥珀.png', mimeType: 'image/png', buffer: png });
    await dialog.getByRole('button', { name: '使用' }).click();
    await page.getByRole('textbox', { name: `标题 ${name}` }).fill('琥珀展厅周六开放');
    await page.getByRole('combobox', { name: `点击后打开 链接 ${name}` }).selectOption('url');
    await page.getByRole('textbox', { name: `网址 链接 ${name}` }).fill('https://example.com/amber');
    for (let place = before + 1; place > 1; place--)
      await page.getByRole('button', { name: `上移轮播图 ${place}` }).click();
    await expect(page.getByRole('textbox', { name: '标题 1', exact: true })).toHaveValue('琥珀展厅周六开放');
    await expectAccessible(page);
  });

  await test.step('its link shows it, the home page does not', async () => {
    await page.getByRole('button', { name: '预览' }).click();
    const link = await page.getByRole('link', { name: '打开预览' }).getAttribute('href');
    await savePicture(page, info.outputPath('home.png'), { fullPage: true });
    await visitor.goto(`${portal.url}${link}`);
    await expect(home.getByText('琥珀展厅周六开放').first()).toBeVisible();
    await savePicture(visitor, info.outputPath('preview.png'));
    await visitor.goto(portal.url);
    await expect(home).toBeVisible();
    await expect(home.getByText('琥珀展厅周六开放')).toHaveCount(0);
  });

  await test.step('published, it is what a visitor sees first', async () => {
    await publish('发布');
    await expect(async () => {
      await visitor.goto(portal.url);
      await expect(home.getByText('琥珀展厅周六开放').first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    await savePicture(visitor, info.outputPath('visitor.png'));
  });

  await test.step('the first version is published again', async () => {
    await publish('重新发布第 1 版');
    await expect(async () => {
      await visitor.goto(portal.url);
      await expect(home).toBeVisible();
      await expect(home.getByText('琥珀展厅周六开放')).toHaveCount(0, { timeout: 2000 });
    }).toPass();
  });
  await visitor.close();
});

test('the desk of the home page looks right on a phone and on a desktop, light and dark', async ({
  page,
  portal,
}, info) => {
  await logInAtDesk(page, portal);
  for (const { entry, look } of withLooks(['banner', 'popup', 'prefecture', 'thanks', 'partner'])) {
    const { width, colorScheme } = look;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`/staff/content/home?part=${entry}`);
    await expect(page.getByRole('button', { name: /^添加/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await savePicture(page, info.outputPath(`${entry}-${width}-${colorScheme}.png`), {
      fullPage: entry !== 'thanks',
    });
    await expectReadable(page);
  }
});
