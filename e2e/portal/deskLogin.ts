import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { field } from './form';
import { expect, type Portal } from './test';

/** Logs in at the desk as an account of local mode, perhaps on another host than the portal's. */
export async function logInAtDesk(
  page: Page,
  { dataDir }: Pick<Portal, 'dataDir'>,
  host = '',
  who: 'staff' | 'reviewer' = 'staff',
): Promise<void> {
  const { account, password } = JSON.parse(await readFile(join(dataDir, `${who}.json`), 'utf8'));
  await page.goto(`${host}/staff`);
  await expect(page.getByRole('heading', { name: '工作台登录' })).toBeVisible();
  await field(page, '用户名/手机号').fill(account);
  await field(page, '密码').fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('navigation', { name: '工作台' })).toBeVisible();
}
