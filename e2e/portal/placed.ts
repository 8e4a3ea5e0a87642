import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits for the page after 提交订单 and opens the order from it. */
export async function openPlacedOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/experiment\/order\/placed\/[\w-]+$/);
  await page.getByRole('main').getByRole('link', { name: '查看订单' }).click();
  await expect(page).toHaveURL(/\/member\/order\/[\w-]+$/);
}
