import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { countClicks } from './clicks';
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
  const clicks = await countClicks(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '立即注册' }).click();
  await register(page, portal, phone, password);
  await logIn(page, phone, password);
  await dialog.getByRole('button', { name: '暂不填写' }).click();
  return { page, portal, phone, clicks };
}

/** Province, city and district; the city of a municipality follows from its province. */
type Place = readonly [province: string, city: string | undefined, district: string];
const nanjing: Place = ['江苏省', '南京市', '玄武区'];
/** A place where samples are picked up. */
export const shanghai: Place = ['上海市', undefined, '杨浦区'];

/** Fills the open certification; `kind` is the kind of member, whose supervisor is asked of students only. */
export async function certify(
  { page }: Life,
  kind: '学生' | '教师' | '企业',
  company: string,
  [province, city, district] = nanjing,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '资料认证' });
  await field(dialog, '姓名').fill('林晓');
  await field(dialog, '邮箱').fill('lin@example.com');
  await dialog.getByText(kind, { exact: true }).click();
  await field(dialog, '单位名称').fill(company);
  if (kind === '学生') await field(dialog, '导师姓名').fill('王老师');
  await dialog.getByRole('combobox', { name: '省份' }).selectOption(province);
  if (city) await dialog.getByRole('combobox', { name: '城市' }).selectOption(city);
  await dialog.getByRole('combobox', { name: '区县' }).selectOption(district);
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
