import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe';
import { signIn } from './portal/signIn';
import { expect, type Portal, test } from './portal/test';

// The price of XRD changes.
test.use({ ownPortal: 'orderChange' });
// One worker starts that portal, while the other takes the next file.
test.describe.configure({ mode: 'default' });

const sizes = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
] as const;

/** Places an order of one XRD test, which waits for its sample, with `own` instead of the usual input; returns its key. */
async function placed(page: Page, portal: Portal, own: object = {}): Promise<string> {
  const call = async (path: string, data: object, token = '') => {
    const answer = await page.request.post(`${portal.url}/api/${path}`, {
      data,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { code, msg, data: found } = await answer.json();
    if (code !== 1) throw new Error(`${path}: ${msg}`);
    return found;
  };
  const { token } = await call('open/login', { account: '13800000000', password: 'Portal-2026' });
  const options = { range: ['r10_80'], speed: ['v10'], form: ['powder'] };
  const item = { device_rid: 'xrd', options, count: 1 };
  const { total_fen, due_fen } = await call('auth/order/quote', { item }, token);
  const order = await call(
    'auth/order/add',
    {
      item,
      seen: { total_fen, due_fen, times: [] },
      sample_source: 1,
      pickup: { type: 0, message: '' },
      samples: [{ number: 'S1', name: '氧化铈', form: 'powder', hazards: [] }],
      sample_disposal: 2,
      ...own,
    },
    token,
  );
  return order.rid;
}

for (const viewport of sizes)
  test.describe(`a change of an order at ${viewport.width} px`, () => {
    test.use({ viewport });
    test.beforeEach(({ context, portal }) => signIn(context, portal.url));

    test('a member adds a sample to an order: both prices stand before it is saved, and the timeline says what changed', async ({
      page,
      portal,
    }) => {
      const rid = await placed(page, portal);
      await page.goto(`/member/order/${rid}`);
      await page.getByRole('link', { name: '修改订单' }).click();
      await expect(page).toHaveURL(new RegExp(`/experiment/order\\?change=${rid}`));
      const summary = page.getByRole('region', { name: '修改后的价格' });
      await expect(summary.getByText('不变')).toBeVisible();
      await expect(page.getByLabel('样品名称 1')).toHaveValue('氧化铈');
      await page.getByRole('button', { name: /^增加/ }).first().click();
      await expect(summary.getByText(/^多 ¥/)).toBeVisible();
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: '填充同样的内容' }).click();
      await page.getByRole('button', { name: '保存修改' }).click();
      await expect(page).toHaveURL(new RegExp(`/member/order/${rid}$`));
      await expect(page.getByText(/修改已保存，应付由/)).toBeVisible();
      await expect(page.getByText(/数量：1 → 2/)).toBeVisible();
      await expect(page.getByText('S2', { exact: false }).first()).toBeAttached();
    });
  });

test.describe('a change on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });
  test.beforeEach(({ context, portal }) => signIn(context, portal.url));
  const open = async (page: Page, rid: string) => {
    await page.goto(`/experiment/order?change=${rid}`);
    await expect(page.getByRole('region', { name: '修改后的价格' })).toBeVisible();
  };
  const save = (page: Page) => page.getByRole('button', { name: '保存修改' }).click();
  const saved = (page: Page, rid: string) => expect(page).toHaveURL(new RegExp(`/member/order/${rid}$`));

  test('a pick-up is moved to another slot, and the order says so', async ({ page, portal }) => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const answer = await page.request.post(`${portal.url}/api/open/sampling/slots`, {
      data: { from: day(3), to: day(20) },
    });
    const days: readonly { date: string; slots: readonly { time: string; disabled: boolean }[] }[] = (
      await answer.json()
    ).data;
    const free = days.find(({ slots }) => slots.every(({ disabled }) => !disabled));
    const [first = { time: '' }, second = { time: '' }] = free?.slots ?? [];
    const visit = { type: 1, date: free?.date, time: first.time, message: '' };
    const place = { province: '北京市', city: '北京市', area: '海淀区', address_code: '110108' };
    const pickup = { ...visit, ...place, name: '林晓', phone: '13800000000', address: '学院路 30 号' };
    const rid = await placed(page, portal, { sample_source: 4, pickup });
    await open(page, rid);
    const times = page.getByRole('radiogroup', { name: '取样时间' });
    await expect(times.getByRole('radio', { name: new RegExp(`^${first.time}`) })).toBeChecked();
    await times.getByText(new RegExp(`^${second.time}`)).click();
    await save(page);
    await saved(page, rid);
    await expect(page.getByText('修改已保存，应付不变')).toBeVisible();
    await expect(page.getByText(new RegExp(`${free?.date} ${second.time}`)).first()).toBeVisible();
  });

  test('a price that changed between opening and saving is asked, with the price that was shown', async ({
    page,
    portal,
  }) => {
    const rid = await placed(page, portal);
    await open(page, rid);
    await page.getByRole('button', { name: /^增加/ }).first().click();
    await page.getByRole('button', { name: '填充同样的内容' }).click();
    await expect(page.getByText('多 ¥60.00')).toBeVisible();
    const shown = await portal.staff('service', 'show', 'xrd');
    const content = shown.slice(shown.indexOf('{'), shown.lastIndexOf('}') + 1);
    const file = join(portal.dataDir, 'xrd.json');
    await writeFile(file, content.replace('"base_fen": 6000', '"base_fen": 6500'));
    await portal.staff('service', 'save', file, '--rid', 'xrd');
    await portal.staff('service', 'publish', 'xrd');
    await page.getByLabel('备注').fill('请先拍照');
    await save(page);
    const dialog = page.getByRole('dialog', { name: '价格有变化' });
    await expect(dialog).toContainText('修改后应付由 ¥120.00 变为 ¥130.00（修改前应付 ¥60.00');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '返回核对' }).click();
    await expect(page.getByLabel('备注')).toHaveValue('请先拍照');
    await save(page);
    await saved(page, rid);
    await expect(page.getByText(/应付由 ¥60.00 变为 ¥130.00/)).toBeVisible();
  });

  test('a change in a second tab is said, and what was typed here is saved with it', async ({
    page,
    context,
    portal,
  }) => {
    const rid = await placed(page, portal);
    await open(page, rid);
    await page.getByLabel('样品名称 1').fill('氧化铈（批次 2）');
    const other = await context.newPage();
    await open(other, rid);
    await other.getByLabel('备注').fill('另一个标签页写的');
    await save(other);
    await saved(other, rid);
    await save(page);
    const dialog = page.getByRole('dialog', { name: '订单刚刚发生了变化' });
    await dialog.getByRole('button', { name: '载入最新内容' }).click();
    await expect(page.getByLabel('备注')).toHaveValue('另一个标签页写的');
    await expect(page.getByLabel('样品名称 1')).toHaveValue('氧化铈（批次 2）');
    await save(page);
    await saved(page, rid);
    await expect(page.getByText('氧化铈（批次 2）').first()).toBeAttached();
    await expect(page.getByText('另一个标签页写的').first()).toBeAttached();
  });
});
