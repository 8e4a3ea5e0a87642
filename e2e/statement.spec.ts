import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe';
import { logIn } from './portal/form';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { bill, prepay, voucher } from './portal/paidOrder';
import { openPlacedOrder } from './portal/placed';
import { expect, test } from './portal/test';
import { journeyWidths } from './portal/widths';

interface Found {
  readonly list: readonly { readonly rid: string }[];
}

/** Orders one measurement of XRD for ¥70.00 with the coupon that the form has chosen. Returns the order's code. */
async function orderWithCoupon(page: Page, phone: string): Promise<string> {
  const { list } = await post<Found>(page.request, 'open/web/device/search', { kw: 'XRD' });
  await page.goto(`/detail/${list[0]?.rid}`);
  await page.getByText('5–90°').click();
  await page.getByRole('button', { name: '立即下单' }).click();
  await logIn(page, phone, memberPassword);
  await expect(page.getByRole('radio', { name: /新客立减/ })).toBeChecked();
  const total = page.getByRole('region', { name: '订单合计' });
  await expect(total).toContainText('-¥10.00');
  await expect(total).toContainText('¥60.00');
  await page.getByLabel('样品名称 1').fill('LiFePO4 粉末');
  await page.getByLabel('样品形态 1').selectOption('粉末');
  await page.getByRole('radiogroup', { name: '样品处理' }).getByText('测试后留存').click();
  await page.getByRole('button', { name: '提交订单' }).click();
  await openPlacedOrder(page);
  // The URL changes before the order is loaded.
  const heading = page.getByRole('heading', { level: 1, name: /^订单 D/ });
  return (await heading.innerText()).replace('订单 ', '');
}

for (const width of journeyWidths(1440))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('a member orders with a coupon, disputes and confirms the bill, and pays it in two ways', async ({
      page,
      portal,
    }) => {
      const phone = newPhone();
      const token = await newMember(page.request, portal, phone);
      await certify(page.request, token);
      const coupon = `NEW${width}`;
      await portal.staff(
        'coupon',
        'add',
        coupon,
        '--name',
        '新客立减',
        '--amount',
        '10',
        '--ends',
        '2099-12-31',
      );
      await portal.staff('coupon', 'give', coupon, phone);
      const code = await orderWithCoupon(page, phone);
      await bill(portal, code, ['confirm', 'receive', 'test']);

      await page.reload();
      const panel = page.getByRole('region', { name: '结算单' });
      await expect(panel).toContainText('¥60.00');
      await expectAccessible(page);
      await panel.getByRole('button', { name: '有异议' }).click();
      const dispute = page.getByRole('dialog', { name: '对结算单有异议' });
      await dispute.getByText('样品或数量不对').click();
      await dispute.getByRole('textbox').fill('请核对数量');
      await dispute.getByRole('button', { name: '提交异议' }).click();
      await expect(panel).toContainText('异议处理中');
      const statement = /\bS\d{8}-\d+\b/.exec(await panel.innerText())?.[0] ?? '';
      await portal.staff(
        'statement',
        'answer',
        statement,
        '--note',
        '已核对',
        '--adjust',
        `${code}=-5:少测一点`,
      );

      await page.goto('/member/unsettled');
      const listed = page.getByRole('listitem', { name: statement });
      await expect(listed).toContainText('少测一点');
      await expectAccessible(page);
      await listed.getByRole('button', { name: '确认结算单' }).click();
      await page.getByRole('button', { name: '确认 ¥55.00' }).dblclick();
      await expect(page.getByText('没有待确认的结算单')).toBeVisible();

      await prepay(page.request, portal, token, 10_000);
      await page.goto('/member/unpaid');
      await expect(listed).toContainText('待付款 ¥55.00');
      await expectAccessible(page);
      await listed.getByRole('button', { name: '余额支付' }).click();
      const pay = page.getByRole('dialog', { name: '余额支付' });
      await pay.getByLabel(/付款金额/).fill('20');
      await expect(pay.getByRole('status')).toContainText('预存 ¥80.00');
      await expect(pay.getByRole('status')).toContainText('结算单待付款 ¥35.00');
      await pay.getByRole('button', { name: '确认付款' }).dblclick();
      await expect(listed).toContainText('待付款 ¥35.00');

      await listed.getByRole('button', { name: '转账付款' }).click();
      const transfer = page.getByRole('dialog', { name: '转账付款' });
      await expect(transfer.getByLabel(/转账金额/)).toHaveValue('35.00');
      await transfer.getByLabel(/付款人/).fill('示例大学');
      await transfer.locator('input[type=file]').setInputFiles(voucher);
      await transfer.getByRole('button', { name: '提交凭证' }).click();
      await expect(transfer).toHaveCount(0);
      const [waiting] = (await portal.staff('transfers')).match(/\bZ\d{8}-\d+\b/) ?? [];
      await expect(listed).toContainText('转账核对中');
      await portal.staff('transfer', 'match', waiting ?? '', '--amount', '35');
      await page.goto('/member/unpaid?state=paid');
      await expect(listed).toContainText('已付 ¥55.00');
      await expect(listed.getByRole('button', { name: /付款|支付/ })).toHaveCount(0);
    });
  });
