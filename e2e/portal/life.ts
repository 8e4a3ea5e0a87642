import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { field, logIn, register } from './form';
import { voucher } from './paidOrder';
import { expect, type Portal } from './test';

const password = 'Xrd-Powder-2026';

/** A person who lives through the portal by its screens, and how often that person has pressed something. */
export interface Life {
  readonly page: Page;
  readonly portal: Portal;
  readonly phone: string;
  readonly clicks: () => number;
}

/** Begins a life with the registration. Presses of the keyboard are not counted, presses of a pointer are. */
export async function begin(page: Page, portal: Portal, phone: string): Promise<Life> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const count: unknown = Reflect.get(window, 'countClick');
    window.addEventListener('click', ({ isTrusted }) => {
      if (isTrusted && typeof count === 'function') count();
    });
  });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '立即注册' }).click();
  await register(page, portal, phone, password);
  await logIn(page, phone, password);
  await dialog.getByRole('button', { name: '暂不填写' }).click();
  return { page, portal, phone, clicks: () => clicks };
}

/** Fills the certification over the order form; `kind` is the kind of member, whose supervisor is asked of students only. */
export async function certify(
  { page }: Life,
  kind: '学生' | '教师' | '企业',
  company: string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '资料认证' });
  await field(dialog, '姓名').fill('林晓');
  await field(dialog, '邮箱').fill('lin@example.com');
  await dialog.getByText(kind, { exact: true }).click();
  await field(dialog, '单位名称').fill(company);
  if (kind === '学生') await field(dialog, '导师姓名').fill('王老师');
  await dialog.getByRole('combobox', { name: '省份' }).selectOption('江苏省');
  await dialog.getByRole('combobox', { name: '城市' }).selectOption('南京市');
  await dialog.getByRole('combobox', { name: '区县' }).selectOption('玄武区');
  await field(dialog, '详细地址').fill('示例街 8 号 2 单元 301');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog).toHaveCount(0);
}

/** Opens a service and takes it to the order form. */
export async function orderDirectly({ page }: Life, service: string): Promise<void> {
  await page.goto(`/detail/${service}`);
  await page
    .getByRole('link', { name: '立即下单' })
    .or(page.getByRole('button', { name: '立即下单' }))
    .first()
    .click();
}

/** Sends the form and opens the placed order. Returns its number. */
export async function place({ page }: Life): Promise<string> {
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '订单已提交' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/\/member\/order\/[\w-]+$/);
  const main = page.getByRole('main');
  await expect(main).toContainText(/D\d{8}-\d{6}/);
  return /D\d{8}-\d{6}/.exec(await main.innerText())?.[0] ?? '';
}

/** Hands in the agreement with the institution's stamp, from the open page of the order. */
export async function handIn({ page }: Life): Promise<void> {
  await page.reload();
  await page.getByRole('link', { name: '签署协议' }).first().click();
  await page.getByRole('button', { name: '上传签字件' }).first().click();
  const dialog = page.getByRole('dialog', { name: '上传签字件' });
  await dialog.locator('input[type=file]').first().setInputFiles(voucher);
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The lab's part: these acts, then the data, then the statement. */
export async function deliver({ portal, phone }: Life, code: string, acts: readonly string[]): Promise<void> {
  for (const act of acts) await portal.staff(act, code);
  const folder = await mkdtemp(join(tmpdir(), 'portal-life-'));
  const file = join(folder, '结果.csv');
  const rows = Array.from(
    { length: 200 },
    (_, i) => `${(10 + i * 0.2).toFixed(1)},${(50 + 40 * Math.sin(i / 9)).toFixed(2)}`,
  );
  await writeFile(file, ['2θ（°）,强度', ...rows].join('\n'));
  await portal.staff('deliver', code, '--file', file);
  await portal.text(phone, '数据已交付');
  await portal.staff('statement', 'add', code);
  await rm(folder, { recursive: true });
}

/** Looks at the data in the browser. */
export async function look({ page }: Life): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: '查看结果.csv' }).click();
  const dialog = page.getByRole('dialog', { name: '结果.csv' });
  await expect(dialog.getByRole('img', { name: /横轴2θ/ })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
}

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

/** Takes the items of an order into a new one. */
export async function orderAgain({ page }: Life, code: string): Promise<void> {
  await page.goto('/member/order');
  await page
    .getByRole('listitem', { name: new RegExp(code) })
    .or(page.getByRole('listitem').filter({ hasText: code }))
    .first()
    .click({ position: { x: 40, y: 30 } });
  await expect(page).toHaveURL(/\/member\/order\/[\w-]+$/);
  const again = page.getByRole('button', { name: /再来一单/ });
  if (!(await again.first().isVisible())) await page.getByRole('button', { name: /^更多/ }).first().click();
  await again.first().click();
}
