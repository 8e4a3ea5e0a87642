import type { APIRequestContext, Page } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { defaultChoices } from '../shared/src/rules/price';
import { expectAccessible } from './portal/axe';
import { logIn } from './portal/form';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { bill, prepay } from './portal/paidOrder';
import { expect, type Portal, test } from './portal/test';
import { journeyWidths } from './portal/widths';

/** Orders a data analysis on credit, which staff deliver and bill. */
async function billed(request: APIRequestContext, portal: Portal, token: string): Promise<void> {
  const device_rid = 'rietveld';
  const { options } = await post<Data<'open/web/device/detail'>>(request, 'open/web/device/detail', {
    rid: device_rid,
  });
  const item = { device_rid, options: defaultChoices(options), count: 1 };
  const quote = await post<Data<'auth/order/quote'>>(request, 'auth/order/quote', { item }, token);
  const seen = { total_fen: quote.total_fen, due_fen: quote.due_fen, times: [] };
  const { code } = await post<Data<'auth/order/add'>>(
    request,
    'auth/order/add',
    { plan_rids: [], item, seen, sample_source: -1 },
    token,
  );
  await bill(portal, code, ['confirm', 'test']);
}

const chosen = (page: Page) => page.getByRole('region', { name: '已选结算单' });

for (const width of journeyWidths(375))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('a member confirms three statements at once and pays them with one payment', async ({
      page,
      portal,
    }) => {
      const phone = newPhone();
      const token = await newMember(page.request, portal, phone);
      await certify(page.request, token);
      for (let count = 0; count < 3; count++) await billed(page.request, portal, token);

      await page.goto('/member/unsettled');
      await logIn(page, phone, memberPassword);
      await page.getByRole('checkbox', { name: '全选本页 3 张' }).check();
      await expect(chosen(page).getByRole('status')).toContainText('已选 3 张，合计 ¥900.00');
      await expectAccessible(page);
      await chosen(page).getByRole('button', { name: '一并确认' }).click();
      const confirm = page.getByRole('dialog', { name: '确认 3 张结算单' });
      await expectAccessible(page);
      await confirm.getByRole('button', { name: '确认 ¥900.00' }).dblclick();
      await expect(page.getByText('没有待确认的结算单')).toBeVisible();

      await page.goto('/member/unpaid');
      await page.getByRole('checkbox', { name: '全选本页 3 张' }).check();
      await chosen(page).getByRole('button', { name: '合并付款' }).click();
      const pay = page.getByRole('dialog', { name: '合并付款：3 张结算单' });
      await expect(pay).toContainText('还差 ¥900.00');
      await expect(pay.getByRole('button', { name: '付款 ¥900.00' })).toBeDisabled();
      await expectAccessible(page);
      await pay.getByRole('button', { name: '取消' }).click();

      await prepay(page.request, portal, token, 90_000);
      await page.reload();
      await page.getByRole('checkbox', { name: '全选本页 3 张' }).check();
      await expectAccessible(page);
      await chosen(page).getByRole('button', { name: '合并付款' }).click();
      await expect(pay).toContainText('付款后剩余：预存 ¥0.00');
      await pay.getByRole('button', { name: '付款 ¥900.00' }).dblclick();
      await expect(page.getByText('已付 3 张结算单，合计 ¥900.00')).toBeVisible();
      await expect(page.getByText('没有待付款的结算单')).toBeVisible();
    });
  });
