import type { Page } from '@playwright/test';
import { logIn } from './portal/form';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { openPlacedOrder } from './portal/placed';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

interface Found {
  readonly list: readonly { readonly rid: string }[];
}

/** Opens the page of XRD, chooses the wider range and orders it directly. */
async function orderDirectly(page: Page): Promise<void> {
  const { list } = await post<Found>(page.request, 'open/web/device/search', { kw: 'XRD' });
  await page.goto(`/detail/${list[0]?.rid}`);
  await page.getByText('5–90°').click();
  await page.getByRole('button', { name: '立即下单' }).click();
}

/** Describes the only sample, which stays at the lab. */
async function describeSample(page: Page): Promise<void> {
  await page.getByLabel('样品名称 1').fill('LiFePO4 粉末');
  await page.getByLabel('样品形态 1').selectOption('粉末');
  await page.getByRole('radiogroup', { name: '样品处理' }).getByText('测试后留存').click();
}

for (const width of journeyWidths(1440))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('a guest who orders a service directly logs in and orders that service', async ({
      page,
      portal,
    }) => {
      const phone = newPhone();
      await certify(page.request, await newMember(page.request, portal, phone));
      await orderDirectly(page);
      await logIn(page, phone, memberPassword);
      await expect(page).toHaveURL(/\/experiment\/order\?device=/);
      await page.reload();
      const main = page.getByRole('main');
      await expect(main).toContainText('5–90°');
      await expect(main).toContainText('¥70.00');

      await describeSample(page);
      await page.getByRole('button', { name: '提交订单' }).dblclick();
      await openPlacedOrder(page);
      await page.goto('/member/order');
      await expect(page.getByRole('list', { name: '订单' }).getByRole('listitem')).toHaveCount(1);
      await page.goto('/experiment/plan');
      await expect(page.getByRole('main')).not.toContainText('5–90°');
    });

    test('a member without a certification is refused by the server, certifies over the form, and orders', async ({
      page,
      portal,
    }) => {
      const phone = newPhone();
      const token = await newMember(page.request, portal, phone);
      await orderDirectly(page);
      await logIn(page, phone, memberPassword);
      const certification = page.getByRole('dialog', { name: '资料认证' });
      await certification.getByRole('button', { name: '暂不填写' }).click();
      await expect(page).toHaveURL(/\/experiment\/order\?device=/);
      await certification.getByRole('button', { name: '暂不填写' }).click();
      await describeSample(page);
      await page.getByRole('button', { name: '提交订单' }).click();
      await expect(certification).toBeVisible();
      const refused = await page.request.post('/api/auth/order/add', {
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': `refused-${width}` },
        data: orderInput(page),
      });
      expect(refused.status()).toBe(409);
      expect((await refused.json()).data.error).toBe('profile_incomplete');

      await certify(page.request, token);
      await page.reload();
      await expect(page.getByLabel('样品名称 1')).toHaveValue('LiFePO4 粉末');
      await page.getByRole('button', { name: '提交订单' }).click();
      await openPlacedOrder(page);
    });
  });

/** Input of an order of the service that the form's URL names. */
function orderInput(page: Page): object {
  const query = new URL(page.url()).searchParams;
  const [option = '', key = ''] = (query.get('choice') ?? '').split(':');
  return {
    item: { device_rid: query.get('device'), options: { [option]: [key] }, count: 1 },
    seen: { total_fen: 7000, due_fen: 7000, times: [] },
    sample_source: 1,
    sample_disposal: 2,
    pickup: { type: 0 },
    samples: [{ number: 'S1', name: 'LiFePO4 粉末', form: 'powder', hazards: [] }],
  };
}
