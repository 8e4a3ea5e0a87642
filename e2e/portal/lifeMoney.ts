import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Life } from './life';
import { voucher } from './paidOrder';
import { expect } from './test';

/** The statement as a row of a list of statements. */
const statements = (page: Page): Locator => page.getByRole('listitem', { name: /^S\d/ });

/** Confirms the only open statement, from the member's centre. */
export async function confirm({ page }: Life): Promise<void> {
  await page.goto('/member/center');
  await page
    .getByRole('region', { name: '等您处理' })
    .getByRole('link', { name: /请核对结算单/ })
    .click();
  await statements(page).getByRole('button', { name: '确认结算单' }).click();
  await page.getByRole('button', { name: /^确认 ¥/ }).click();
  await expect(page.getByText('没有待确认的结算单')).toBeVisible();
}

/** Pays the only unpaid statement by a transfer, which staff match. */
export async function transfer({ page, portal }: Life, payer: string, yuan: string): Promise<void> {
  await page.goto('/member/unpaid');
  await statements(page).getByRole('button', { name: '转账付款' }).click();
  const dialog = page.getByRole('dialog', { name: '转账付款' });
  await dialog.getByLabel(/付款人/).fill(payer);
  await dialog.locator('input[type=file]').setInputFiles(voucher);
  await dialog.getByRole('button', { name: '提交凭证' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(statements(page)).toContainText('核对中');
  const waiting = (await portal.staff('transfers')).split('\n').find((line) => line.includes(payer)) ?? '';
  await portal.staff('transfer', 'match', /\bZ\d{8}-\d+\b/.exec(waiting)?.[0] ?? '', '--amount', yuan);
}

/** Asks for the invoice of the paid statement with a new title; staff issue it, and the member sees its number. */
export async function invoice({ page, portal, phone }: Life, title: string): Promise<void> {
  await page.goto('/member/unpaid?state=paid');
  await statements(page).getByRole('link', { name: '申请开票' }).click();
  const ask = page.getByRole('dialog', { name: '申请开票' });
  await ask.getByRole('button', { name: '新增抬头' }).click();
  const form = page.getByRole('dialog', { name: '新增抬头' });
  await form.getByLabel(/^发票抬头/).fill(title);
  await form.getByLabel(/^税号/).fill('91350100M000100Y43');
  await form.getByRole('button', { name: '保存' }).click();
  await ask.getByRole('button', { name: '提交申请' }).click();
  const detail = page.getByRole('dialog', { name: /^开票申请 K/ });
  await expect(detail).toContainText('等待受理');
  const [code = ''] = (await detail.innerText()).match(/\bK\d{8}-\d+\b/) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'portal-life-'));
  const file = join(folder, '发票.pdf');
  await writeFile(file, '%PDF-1.7\n%%EOF\n');
  const number = `261120000000${phone.slice(-8)}`;
  await portal.staff('invoice', 'take', code);
  await portal.staff('invoice', 'issue', code, number, '--pdf', file);
  await rm(folder, { recursive: true });
  await page.reload();
  await expect(detail).toContainText(number);
}

/** Prepays an offered amount (such as 10,000.00) by a transfer of the payer, which staff approve. */
export async function prepay({ page, portal }: Life, yuan: string, payer: string): Promise<void> {
  await page.goto('/member/prestore?tab=prepay');
  await page.getByRole('button', { name: new RegExp(`^预存 ¥${yuan}`) }).click();
  const dialog = page.getByRole('dialog', { name: '我要预存' });
  await dialog.getByLabel(/^付款人/).fill(payer);
  await dialog.locator('input[type=file]').setInputFiles(voucher);
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog).toHaveCount(0);
  const application = page.getByRole('list', { name: '预存申请' }).getByRole('listitem');
  const code = (await application.getAttribute('aria-label')) ?? '';
  await portal.staff(
    'prestore',
    'approve',
    code,
    '--amount',
    String(Number.parseFloat(yuan.replaceAll(',', ''))),
  );
}

/** Founds a group and moves own money into it. */
export async function foundGroup({ page }: Life, name: string, yuan: string): Promise<void> {
  await page.goto('/member/communityMg');
  await page.getByRole('button', { name: '创建社群' }).click();
  const dialog = page.getByRole('dialog', { name: '创建社群' });
  await dialog.getByLabel(/社群名称/).fill(name);
  await dialog.getByRole('button', { name: '创建社群' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
  await page.getByRole('button', { name: '转入' }).click();
  const deposit = page.getByRole('dialog', { name: '转入资金' });
  await deposit.getByLabel(/转入金额/).fill(yuan);
  await deposit.getByRole('button', { name: '确认转入' }).click();
  await expect(deposit).toHaveCount(0);
}

/** Pays the only unpaid statement with a group's money. */
export async function payByGroup({ page }: Life, group: string): Promise<void> {
  await page.goto('/member/unpaid');
  await statements(page).getByRole('button', { name: '余额支付' }).click();
  const dialog = page.getByRole('dialog', { name: '余额支付' });
  await dialog.getByRole('checkbox', { name: new RegExp(`^${group}`) }).check();
  await dialog.getByRole('checkbox', { name: /^我的余额/ }).uncheck();
  await dialog.getByRole('button', { name: '确认付款' }).click();
  await expect(page.getByText('付款成功，结算单已结清')).toBeVisible();
}
