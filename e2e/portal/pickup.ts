import type { Page } from '@playwright/test';
import { expect } from './test';

/** Chooses a pick-up at the saved address, at the last open day of the shown month or of the next. */
export async function choosePickup(page: Page): Promise<void> {
  await page.getByRole('group', { name: '样品来源' }).getByText('上门取样', { exact: true }).click();
  const open = page.locator('button[role=gridcell]:not([aria-disabled=true])');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  if ((await open.count()) === 0) await page.getByRole('button', { name: '下个月' }).click();
  await open.last().click();
  await page.getByRole('radiogroup', { name: '取样时间' }).getByText(/余 \d/).first().click();
}
