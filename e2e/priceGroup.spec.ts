import type { Browser } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { expectAccessible, expectReadable } from './portal/axe';
import { logInAtDesk } from './portal/deskLogin';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { bill } from './portal/paidOrder';
import { openPlacedOrder } from './portal/placed';
import { savePicture } from './portal/savePicture';
import { signIn } from './portal/signIn';
import { expect, type Portal, test } from './portal/test';
import { firstOf } from './portal/widths';

test.use({ ownPortal: 'quietDesks' });

/** Opens the page of a data analysis of ¥300.00 as a member. */
async function openService(browser: Browser, { url }: Portal, phone: string) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await signIn(context, url, { account: phone, password: memberPassword });
  const page = await context.newPage();
  await page.goto('/detail/rietveld');
  await expect(page.getByRole('button', { name: '立即下单' })).toBeVisible();
  return page;
}

test('a customer of a price group sees its prices, orders at them by the count and is billed so; others and later orders have the list price', async ({
  page,
  browser,
  portal,
}, info) => {
  const [phone, other] = [newPhone(), newPhone()];
  const token = await newMember(page.request, portal, phone);
  await certify(page.request, token);
  await newMember(page.request, portal, other);
  const code = `HT-${phone}`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  const dialog = page.getByRole('dialog');
  const rules = page.getByRole('table', { name: '价格规则' }).getByRole('row');

  await test.step('the manager makes a group with two rules; one that overlaps is refused and stays as typed', async () => {
    await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: '价格' }).click();
    await page.getByRole('button', { name: '新建价格组' }).click();
    await dialog.getByLabel(/^编号/).fill(code.toLowerCase());
    await dialog.getByLabel(/^名称/).fill('江南材料');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    await page.getByRole('button', { name: '新增规则' }).click();
    await dialog.getByLabel('服务项目').selectOption('rietveld');
    await dialog.getByLabel(/^折扣比例/).fill('８０');
    await expect(dialog).toContainText('本组价 ¥240.00');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(rules.nth(1)).toContainText('¥240.00');
    await page.getByRole('button', { name: '新增规则' }).click();
    await dialog.getByLabel('服务项目').selectOption('rietveld');
    await dialog.getByLabel('方式').selectOption('fixed');
    await dialog.getByLabel(/^固定单价/).fill('200');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog.getByText(/与规则“.*目录价的 80%/).first()).toBeVisible();
    await expectAccessible(page);
    await savePicture(page, info.outputPath('refused.png'));
    await dialog.getByLabel(/^起订数量/).fill('10');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(rules.nth(2)).toContainText('固定 ¥200.00');
  });

  await test.step('the manager adds the customer', async () => {
    await page.getByRole('button', { name: '添加客户' }).click();
    await dialog.getByLabel(/^客户账号/).fill(phone);
    await dialog.getByRole('button', { name: '添加', exact: true }).click();
    await expect(page.getByRole('table', { name: '客户' })).toContainText(phone);
    await expectAccessible(page);
    await savePicture(page, info.outputPath('group.png'), { fullPage: true });
  });

  const shop = await openService(browser, portal, phone);
  await test.step('the customer sees the own price, and that of ten', async () => {
    const main = shop.getByRole('main');
    await expect(main).toContainText('合同价');
    await expect(main.getByRole('region', { name: '下单' })).toContainText('¥240.00');
    await shop.getByRole('textbox', { name: '数量' }).fill('10');
    await expect(main.getByRole('region', { name: '下单' })).toContainText('¥2,000.00');
    await expectAccessible(shop);
    await savePicture(shop, info.outputPath('service.png'));
    await shop.getByRole('button', { name: '立即下单' }).click();
    await expect(shop.getByRole('region', { name: '订单合计' })).toContainText('¥2,000.00');
    await savePicture(shop, info.outputPath('form.png'));
    await shop.getByRole('button', { name: '提交订单' }).click();
    await openPlacedOrder(shop);
    await expect(shop.getByRole('main')).toContainText('¥2,000.00');
  });

  await test.step('the statement says the same', async () => {
    type Orders = Data<'auth/web/order/list4person'>;
    const { list } = await post<Orders>(page.request, 'auth/web/order/list4person', {}, token);
    await bill(portal, list[0]?.code ?? '', ['confirm', 'test']);
    type Bills = Data<'auth/assign/settlementList'>;
    const bills = await post<Bills>(page.request, 'auth/assign/settlementList', {}, token);
    expect(bills.list).toMatchObject([{ total_fen: 200_000 }]);
  });

  await test.step('another customer sees the list price', async () => {
    const stranger = await openService(browser, portal, other);
    await expect(stranger.getByRole('region', { name: '下单' })).toContainText('¥300.00');
    await expect(stranger.getByRole('main')).not.toContainText('合同价');
    await stranger.context().close();
  });

  await test.step('the rules end, and the list price is back', async () => {
    for (const left of [1, 0]) {
      await page
        .getByRole('button', { name: /^结束 / })
        .first()
        .click();
      await dialog.getByRole('button', { name: '结束', exact: true }).click();
      await expect(page.getByRole('heading', { name: `价格规则 ${left} 条` })).toBeVisible();
    }
    await shop.goto('/detail/rietveld?count=10');
    await expect(shop.getByRole('region', { name: '下单' })).toContainText('¥3,000.00');
    await expect(shop.getByRole('main')).not.toContainText('合同价');
    await shop.context().close();
  });
});

for (const [width, colorScheme] of firstOf([
  [375, 'dark'],
  [768, 'light'],
] as const))
  test(`the desk of prices looks right at ${width} px`, async ({ page, portal }, info) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await logInAtDesk(page, portal);
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const [path, name] of [
      ['/staff/priceGroups', '新建价格组'],
      ['/staff/costs', /^修改 .* 的成本$/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('button', { name }).first()).toBeVisible();
      await fits();
      await expectReadable(page);
      await savePicture(page, info.outputPath(`${path.slice(7)}.png`));
    }
    await page
      .getByRole('button', { name: /^修改 .* 的成本$/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectReadable(page);
    await savePicture(page, info.outputPath('cost.png'));
  });
