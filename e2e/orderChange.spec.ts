import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe';
import { signIn } from './portal/signIn';
import { expect, type Portal, test } from './portal/test';

const sizes = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
] as const;

/** Places an order of one XRD test, which waits for its sample; returns its key. */
async function placed(page: Page, portal: Portal): Promise<string> {
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
      await page.getByRole('button', { name: '增加数量' }).first().click();
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
