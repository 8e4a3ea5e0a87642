import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { Data } from '../shared/src/contract';
import { expectAccessible, expectDialogAccessible } from './portal/axe';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { paidOrder } from './portal/paidOrder';
import { signIn } from './portal/signIn';
import { expect, type Portal, test } from './portal/test';
import { journeyWidths } from './portal/widths';

/** Presses a button that downloads a file, and returns its bytes. */
async function downloaded(page: Page, button: Locator): Promise<Buffer> {
  const begun = page.waitForEvent('download');
  await button.click();
  return readFile(await (await begun).path());
}

/** Asks for an invoice over all of the member's statement, which staff issue. Returns the statement's code and the invoice's number. */
async function invoiced(page: Page, portal: Portal, token: string, number: string) {
  const title = { holder: 'company', type: 1, title: '示例大学', tax_number: '91350100M000100Y43' };
  const { rid: invoice_rid } = await post<Data<'auth/invoice/add'>>(
    page.request,
    'auth/invoice/add',
    title,
    token,
  );
  const history = await post<Data<'auth/asset/invoiceHistory'>>(
    page.request,
    'auth/asset/invoiceHistory',
    {},
    token,
  );
  const { statement_rid = '', code = '', open_fen = 0 } = history.list[0] ?? {};
  const asked = { type: 1, invoice_rid, parts: [{ statement_rid, amount_fen: open_fen - 100 }] };
  const apply = await post<Data<'auth/invoiceApply/add'>>(
    page.request,
    'auth/invoiceApply/add',
    asked,
    token,
  );
  const folder = await mkdtemp(join(tmpdir(), 'portal-clerk-'));
  const file = join(folder, '发票.pdf');
  await writeFile(file, '%PDF-1.7\n%%EOF\n');
  await portal.staff('invoice', 'take', apply.code);
  await portal.staff('invoice', 'issue', apply.code, number, '--pdf', file);
  await rm(folder, { recursive: true });
  return { statement: code, apply: apply.code };
}

for (const width of journeyWidths(375))
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('a clerk reconciles the month and gets its invoices as one zip', async ({
      page,
      context,
      portal,
    }) => {
      const phone = newPhone();
      const token = await newMember(page.request, portal, phone);
      await certify(page.request, token);
      await paidOrder(page.request, portal, token, 1);
      const number = `2611200000001557${String(width).padStart(4, '0')}`;
      const { statement, apply } = await invoiced(page, portal, token, number);
      await signIn(context, portal.url, { account: phone, password: memberPassword });

      await page.goto('/member/unpaid?state=paid');
      await page.getByRole('button', { name: '对账明细' }).click();
      const dialog = page.getByRole('dialog', { name: '对账明细' });
      await dialog.getByText('本月').click();
      await expectDialogAccessible(page);
      const csv = (await downloaded(page, dialog.getByRole('button', { name: '下载 CSV' }))).toString();
      const rows = csv.trim().split('\r\n');
      expect(rows).toHaveLength(2);
      for (const part of [statement, number, apply, '本人', '300.00', '1 ']) expect(rows[1]).toContain(part);
      await dialog.getByRole('button', { name: '关闭' }).click();

      await page.goto('/member/invoiceLs?state=issued');
      const row = page.getByRole('listitem', { name: apply });
      await expect(row).toContainText(number);
      await page.getByRole('link', { name: '本月', exact: true }).click();
      await expect(page).toHaveURL(/from=/);
      await expect(row).toBeVisible();
      await expectAccessible(page);
      const zip = await downloaded(page, page.getByRole('button', { name: '打包下载发票' }));
      await expect(page.getByText('打包 1 张发票的 1 个文件')).toBeVisible();
      const files = unzipSync(new Uint8Array(zip));
      expect(Object.keys(files)).toEqual([`${apply} ${number}/发票.pdf`, '清单.csv']);
      expect(strFromU8(files['清单.csv'] ?? new Uint8Array())).toContain(number);

      await page.goto('/member/invoiceLs?view=statements');
      await expect(page.getByRole('main').getByText('¥1.00', { exact: true })).toBeVisible();
    });
  });
