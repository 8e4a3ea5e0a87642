import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible, expectDialogAccessible, expectReadable } from './portal/axe';
import { logInAtDesk } from './portal/deskLogin';
import { field } from './portal/form';
import { startParts } from './portal/parts';
import { root } from './portal/process';
import { savePicture } from './portal/savePicture';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

// Orders of the demo go on here.
test.use({ ownPortal: 'desk' });
// One worker starts that portal, while the other takes the next file.
test.describe.configure({ mode: 'default' });

test('a member in the shop and staff at the desk share a browser, and each logs out alone', async ({
  context,
  page,
  portal,
}) => {
  await signIn(context, portal.url);
  await page.goto('/member/order');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const desk = await context.newPage();
  await logInAtDesk(desk, portal);
  await expect(desk.getByRole('banner')).toHaveCount(0);
  await expect(desk.getByRole('contentinfo')).toHaveCount(0);
  await desk.goto('/staff/orders?queue=confirm');
  const row = desk.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await expectAccessible(desk);

  await test.step('an act by key is asked once and done', async () => {
    await row.getByRole('gridcell', { name: /^D\d/ }).click();
    await expect(desk.getByRole('button', { name: /锁定方案/ })).toBeVisible();
    await desk.keyboard.press('1');
    const asked = desk.getByRole('dialog', { name: '锁定方案' });
    await asked.getByRole('button', { name: '锁定方案' }).click();
    await expect(desk.getByText(/锁定方案：D\d+-\d+ 现在是/).first()).toBeVisible();
    await expect(desk.getByRole('button', { name: /锁定方案/ })).toHaveCount(0);
  });

  await test.step('the order is taken, and a note is left for colleagues', async () => {
    await desk.getByRole('button', { name: '我来负责' }).click();
    await expect(desk.getByRole('button', { name: '不再负责' })).toBeVisible();
    await desk.getByRole('textbox', { name: /内部备注/ }).fill('电话无人接听，15:00 再打');
    await desk.getByRole('button', { name: '记下' }).click();
    await expect(desk.getByRole('region', { name: '内部备注' }).getByRole('listitem')).toContainText(
      '15:00 再打',
    );
    await expect(desk.getByRole('textbox', { name: /内部备注/ })).toHaveValue('');
    await expectAccessible(desk);
    const code = (await desk.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await desk.getByRole('link', { name: /^订单/ }).first().click();
    await desk.getByRole('link', { name: '我负责的' }).click();
    await expect(desk.getByRole('gridcell', { name: code })).toBeVisible();
    await expect(desk.getByRole('row')).toHaveCount(2);
  });

  await test.step('the member logs out: the desk stays', async () => {
    await page.bringToFront();
    await page.evaluate(() => localStorage.removeItem('portal.token'));
    await page.reload();
    await desk.bringToFront();
    await desk.getByRole('link', { name: /^订单/ }).first().click();
    await expect(desk.getByRole('heading', { name: '订单', level: 1 })).toBeVisible();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('staff log out: the login is shown, the rest of the browser is as it was', async () => {
    await desk.getByRole('button', { name: '退出' }).click();
    await expect(desk.getByText('已退出工作台')).toBeVisible();
    expect(await desk.evaluate(() => localStorage.getItem('portal.deskToken'))).toBeNull();
  });
});

test('staff who log in at the shop come to the desk', async ({ page, portal }) => {
  const { account, password } = JSON.parse(await readFile(join(portal.dataDir, 'staff.json'), 'utf8'));
  await page.goto('/member/order');
  const login = page.getByRole('dialog', { name: '登录' });
  await field(login, '用户名/手机号').fill(account);
  await field(login, '密码').fill(password);
  await login.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '工作台' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
});

test('visitors load nothing of the desk, and before the login only the login', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/remote_staff/')) loaded.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: '工作台' })).toHaveCount(0);
  // The shop prefetches some seconds after the page was loaded.
  await page.waitForTimeout(6000);
  expect(loaded).toEqual([]);
  for (const path of ['/sitemap.xml', '/robots.txt'])
    expect(await (await page.request.get(path)).text()).not.toContain('/staff');
  const answer = await page.goto('/staff/orders');
  expect(await answer?.text()).toContain('<meta name="robots" content="noindex">');
  await expect(page.getByRole('heading', { name: '工作台登录' })).toBeVisible();
  expect(loaded.length).toBeLessThanOrEqual(4);
});

for (const width of journeyWidths(375))
  test(`the desk looks right at ${width} px`, async ({ page, portal }, info) => {
    await page.setViewportSize({ width, height: 900 });
    await logInAtDesk(page, portal);
    await expect(page).toHaveURL(/\/staff\/today$/);
    await expect(page.getByRole('heading', { name: '我的队列' })).toBeVisible();
    await expect(page.getByRole('region', { name: '按承诺' }).getByRole('listitem').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await savePicture(page, info.outputPath('today.png'));
    await expectReadable(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await savePicture(page, info.outputPath('today-dark.png'));
    await expectReadable(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('link', { name: /^订单/ }).first().click();
    await expect(page.getByRole('heading', { name: '订单', level: 1 })).toBeVisible();
    await expect(page.getByText(/D\d{8}-\d{6}/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await savePicture(page, info.outputPath('orders.png'));
    await page
      .getByText(/D\d{8}-\d{6}/)
      .first()
      .click();
    await expect(page.getByRole('heading', { name: '经过' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await savePicture(page, info.outputPath('order.png'), { fullPage: true });
    await expectReadable(page);
  });

test('orders are looked for by member, service, day and lateness; the URL says how, and headers sort by what the server sorts by', async ({
  page,
  portal,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.goto('/staff/orders?queue=all');
  const rows = page.getByRole('row').filter({ hasText: /D\d{8}-\d{6}/ });
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  const form = page.getByRole('search', { name: '筛选订单' });
  await form.getByLabel('客户').fill('演示');
  await form.getByLabel('服务').fill('XRD');
  await form.getByRole('button', { name: '查询' }).click();
  await expect(page).toHaveURL(/member=.+&service=XRD/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(rows.filter({ hasText: 'XRD' }).first()).toBeVisible();
  await expect(rows.filter({ hasNotText: 'XRD' })).toHaveCount(0);
  await page.reload();
  await expect(form.getByLabel('服务')).toHaveValue('XRD');
  await form.getByRole('link', { name: '清空条件' }).click();

  await page.getByRole('columnheader', { name: '下单时间' }).click();
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page.getByRole('columnheader', { name: '下单时间' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('link', { name: '承诺到期' }).click();
  await expect(page).toHaveURL(/sort=due/);
  await expect(rows.first().or(page.getByText('没有全部的订单'))).toBeVisible();
  await savePicture(page, info.outputPath('due.png'));
  await expectAccessible(page);

  const number = page.getByRole('searchbox', { name: '订单号' });
  await number.fill('D2026');
  await number.press('Enter');
  await expect(page).toHaveURL(/code=D2026/);
  await expect(rows.first()).toBeVisible();
});

test('today shows what was promised with its clock, and the next step is done there', async ({
  page,
  portal,
}) => {
  await logInAtDesk(page, portal);
  await expect(page).toHaveURL(/\/staff\/today$/);
  const promised = page.getByRole('region', { name: '按承诺' }).getByRole('listitem');
  const called = promised.filter({ hasText: '致电锁定方案' }).first();
  await expect(called).toContainText(/还剩|已超时/);
  const code = (await called.textContent())?.match(/D\d{8}-\d{6}/)?.[0] ?? '';
  await called.getByRole('button', { name: `锁定方案 ${code}` }).click();
  await page.getByRole('dialog', { name: '锁定方案' }).getByRole('button', { name: '锁定方案' }).click();
  await expect(page.getByText(new RegExp(`锁定方案：${code} 现在是`)).first()).toBeVisible();
  await expect(promised.filter({ hasText: code })).toHaveCount(0);
  await page.getByRole('region', { name: '我的队列' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/staff\/orders/);
});

test('an act is done on the selected orders alone, by one call', async ({ page, portal }, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.goto('/staff/orders?queue=sample');
  const rows = page.getByRole('row').filter({ hasText: /D\d{8}-\d{6}/ });
  const waiting = rows.filter({ hasText: '待寄样' });
  await expect(waiting.first()).toBeVisible();
  const codes = (await waiting.allTextContents()).map((text) => /D\d{8}-\d{6}/.exec(text)?.[0] ?? '');
  const chosen = codes.slice(0, 2);
  for (const code of chosen) await rows.filter({ hasText: code }).getByRole('checkbox').check();
  const batch = page.getByRole('region', { name: '批量操作' });
  await expect(batch.getByRole('status')).toHaveText(`已选 ${chosen.length} 项`);
  await savePicture(page, info.outputPath('selected.png'));
  await expectAccessible(page);
  await batch.getByRole('button', { name: '确认收样' }).click();
  const asked = page.getByRole('dialog', { name: `确认收样：${chosen.length} 个订单` });
  const sent = page.waitForRequest(/staff\/order\/moveMany/);
  await asked.getByRole('button', { name: '确认收样' }).click();
  expect((await sent).postDataJSON().rows.map(({ code }: { code: string }) => code)).toEqual(chosen);
  await expect(page.getByText(`确认收样：完成 ${chosen.length} 个`).first()).toBeVisible();
  await expect(batch).toHaveCount(0);
  for (const code of codes)
    await expect(rows.filter({ hasText: code })).toHaveCount(chosen.includes(code) ? 0 : 1);
});

test('the orders that fit are exported, and a hidden column stays hidden', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.goto('/staff/orders?queue=open');
  const columns = page.getByRole('columnheader', { name: '负责人' });
  await expect(columns).toBeVisible();
  await page.getByRole('button', { name: '列与行高' }).click();
  const dialog = page.getByRole('dialog', { name: '列与行高' });
  await dialog.getByRole('checkbox', { name: '负责人' }).uncheck();
  await dialog.getByRole('radio', { name: '宽松' }).check();
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '列与行高（隐藏 1 列）' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: '客户' })).toBeVisible();
  await expect(columns).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 Excel' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^订单-\d{4}-\d\d-\d\d\.xlsx$/);
});

test('on a phone orders are selected on their cards', async ({ page, portal }, info) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await logInAtDesk(page, portal);
  await page.goto('/staff/orders?queue=open');
  await page.getByRole('button', { name: '选择' }).click();
  const cards = page.getByRole('checkbox', { name: /D\d{8}-/ });
  for (const card of (await cards.all()).slice(0, 2)) await card.check();
  const batch = page.getByRole('region', { name: '批量操作' });
  await expect(batch.getByRole('status')).toHaveText('已选 2 项');
  await savePicture(page, info.outputPath('cards.png'));
  await expectAccessible(page);
  await page.getByRole('button', { name: '退出选择' }).click();
  await expect(batch).toHaveCount(0);
});

test('the files of an order are downloaded on its page', async ({ page, portal }) => {
  await logInAtDesk(page, portal);
  await page.goto('/staff/orders?queue=bill');
  await page.getByRole('gridcell', { name: /^D\d/ }).first().click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^下载/ }).first().click();
  expect((await saved).suggestedFilename()).not.toBe('');
});

test('the page of an order shows its statement', async ({ page, portal }) => {
  await logInAtDesk(page, portal);
  await page.goto('/staff/orders?queue=close');
  await page.getByRole('gridcell', { name: /^D\d/ }).first().click();
  await expect(page.getByRole('region', { name: '报价、机时与款项' })).toContainText(
    /结算单\s*S\d{8}-\d+.*已结清/,
  );
});

test('a number, a name or an act is found by Ctrl K, a scanned number opens at once, and ? lists the keys', async ({
  page,
  portal,
}) => {
  await logInAtDesk(page, portal);
  await page.goto('/staff/orders?queue=all&sort=newest');
  const code =
    (await page.getByRole('gridcell', { name: /^D\d/ }).first().textContent())?.match(/D\d+-\d+/)?.[0] ?? '';
  const finding = page.getByRole('dialog', { name: '查找' });
  const typed = finding.getByRole('combobox', { name: '查找' });

  await page.keyboard.press('Control+k');
  await expect(typed).toBeFocused();
  // As a scanner types: no pause, then Enter.
  await page.keyboard.insertText(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/staff/orders/${code}`);
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();

  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: '快捷键' });
  await expect(keys.getByText('Ctrl K 或 ⌘ K')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);

  await page.getByRole('button', { name: '查找' }).click();
  await typed.fill('138');
  const member = finding.getByRole('option', { name: /^客户/ }).first();
  await expect(member).toBeVisible();
  await expectAccessible(page);
  await typed.fill('没有这样的名称');
  await expect(finding.getByRole('status')).toHaveText('没有找到“没有这样的名称”');
  await typed.fill('138');
  await member.click();
  await expect(page).toHaveURL(/\/staff\/members\/138/);
});

test('the desk is served by a gateway of its own, and the shop by one without it, before the same API', async ({
  page,
  portal,
}) => {
  const parts = await startParts({ apiUrl: portal.url });
  const folder = await mkdtemp(join(tmpdir(), 'portal-desk-'));
  const list: { name: string }[] = JSON.parse(await readFile(join(root, 'remotes.config.json'), 'utf8'));
  /** Starts a gateway whose list has these entries only. */
  const gatewayOf = async (name: string, wanted: (remote: string) => boolean) => {
    const REMOTES_CONFIG = join(folder, `${name}.json`);
    const entries = list
      .filter((entry) => wanted(entry.name))
      .map((entry) => ({ ...entry, base: `http://localhost:${parts.remote(entry.name).port}` }));
    await writeFile(REMOTES_CONFIG, JSON.stringify(entries));
    return parts.gateway({ REMOTES_CONFIG });
  };
  const desk = await gatewayOf('desk', (name) => name === 'remote_staff');
  const shop = await gatewayOf('shop', (name) => name !== 'remote_staff');
  const statusOf = async (url: string) => (await page.request.get(url)).status();
  try {
    await logInAtDesk(page, portal, desk.url);
    await page.goto(`${desk.url}/staff/orders`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    for (const path of ['/', '/member/order', '/detail/xrd'])
      expect(await statusOf(desk.url + path), `${path} of the desk`).toBe(404);
    for (const path of ['/staff', '/staff/orders', '/staff/reception'])
      expect(await statusOf(shop.url + path), `${path} of the shop`).toBe(404);
    await page.goto(shop.url);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /详情|预约|XRD/ })
        .first(),
    ).toBeVisible();
  } finally {
    await Promise.all([desk.stop(), shop.stop()]);
    await parts.stop();
    await rm(folder, { recursive: true });
  }
});
