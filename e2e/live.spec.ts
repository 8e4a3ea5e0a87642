import type { Page } from '@playwright/test';
import { logInAtDesk } from './portal/deskLogin';
import { expect, test } from './portal/test';

// Orders of the demo go on here.
test.use({ ownPortal: 'live' });

/**
 * Long before the desk would ask by itself (30 s), however busy the machine is. It is less than two seconds: the times are those of
 * `remote-staff/src/frame/live/Gathering.ts`.
 */
const seen = { timeout: 20_000 };

/** Resolves when the page gets the answer whose events it reads. */
const streaming = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/staff/live'));

test('what one person does at the desk is on the screen of another, in all tabs, and nothing typed or selected is lost', async ({
  page,
  browser,
  portal,
}) => {
  const stream = streaming(page);
  await logInAtDesk(page, portal);
  expect((await stream).headers()).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8' });
  expect((await (await stream).request().allHeaders()).authorization).toContain('Bearer ');
  await page.goto('/staff/orders?queue=all');
  const rowOf = (code: string) => page.getByRole('row', { name: new RegExp(code) });
  const unlocked = page.getByRole('gridcell', { name: '待确认', exact: true });
  const codes = page.getByRole('gridcell', { name: /^D\d/ });
  const waiting = page.getByRole('row').filter({ has: unlocked }).first();
  const acted = (await waiting.getByRole('gridcell', { name: /^D\d/ }).textContent()) ?? '';
  const [kept = '', typed = ''] = (await codes.allTextContents()).filter((code) => code !== acted);

  const other = await browser.newContext();
  const colleague = await other.newPage();
  await logInAtDesk(colleague, portal, portal.url, 'reviewer');

  await rowOf(kept).getByRole('checkbox').check();
  const tabs = [page];
  for (let tab = 1; tab < 7; tab++) {
    const next = await page.context().newPage();
    await next.goto(`/staff/orders/${typed}`);
    await expect(next.getByRole('heading', { name: typed })).toBeVisible();
    tabs.push(next);
  }
  const note = (tabs[1] ?? page).getByRole('textbox', { name: /内部备注/ });
  await note.fill('正在写的备注');

  await test.step('a colleague locks an order: the list says so, and the selection stays', async () => {
    await colleague.goto(`${portal.url}/staff/orders/${acted}`);
    await colleague.getByRole('button', { name: /锁定方案/ }).click();
    await colleague.getByRole('dialog').getByRole('button', { name: '锁定方案' }).click();
    await expect(colleague.getByText(/锁定方案：D\d+-\d+ 现在是/).first()).toBeVisible();
    await page.bringToFront();
    await expect(rowOf(acted)).toBeVisible();
    await expect(rowOf(acted).filter({ has: unlocked })).toHaveCount(0, seen);
    await expect(page.getByText('已选 1 项')).toBeVisible();
    await expect(rowOf(kept).getByRole('checkbox')).toBeChecked();
  });

  await test.step('and writes a note: it is in every tab, beside what was typed', async () => {
    await colleague.goto(`${portal.url}/staff/orders/${typed}`);
    await colleague.getByRole('textbox', { name: /内部备注/ }).fill('客户下午再打来');
    await colleague.getByRole('button', { name: '记下' }).click();
    await expect(colleague.getByRole('region', { name: '内部备注' }).getByRole('listitem')).toHaveCount(1);
    for (const tab of tabs.slice(1)) await expect(tab.getByText('客户下午再打来')).toBeVisible(seen);
    await expect(note).toHaveValue('正在写的备注');
  });

  await test.step('the tab with the stream is closed: another one takes over', async () => {
    await page.close();
    await colleague.getByRole('textbox', { name: /内部备注/ }).fill('已回复');
    await colleague.getByRole('button', { name: '记下' }).click();
    for (const tab of tabs.slice(1)) await expect(tab.getByText('已回复')).toBeVisible(seen);
  });
  await other.close();
});
