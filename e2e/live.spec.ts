import type { Page } from '@playwright/test';
import { expectAccessible, expectReadable } from './portal/axe';
import { logInAtDesk } from './portal/deskLogin';
import { savePicture } from './portal/savePicture';
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

test('a member is found by phone with Ctrl K, and a note about them is at once on the screen of a colleague and on their orders', async ({
  page,
  browser,
  portal,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.goto('/staff/orders?queue=all');
  await expect(page.getByRole('gridcell', { name: /^D\d/ }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '查找' }).fill('1380000');
  await page.getByRole('option', { name: /13800000000/ }).click();
  await expect(page).toHaveURL('/staff/members/13800000000');
  const facts = page.getByRole('region', { name: '客户资料' });
  await expect(facts.getByRole('link', { name: '13800000000' })).toBeVisible();
  await expectReadable(page);
  await savePicture(page, info.outputPath('member.png'), { fullPage: true });
  const code = await page.getByRole('link', { name: /^D\d/ }).first().innerText();

  const other = await browser.newContext({ viewport: { width: 375, height: 800 } });
  const colleague = await other.newPage();
  await logInAtDesk(colleague, portal, portal.url, 'reviewer');
  await colleague.goto(`${portal.url}/staff/members`);
  await expectAccessible(colleague);
  await colleague.getByRole('searchbox', { name: '姓名、单位、手机号' }).fill('13800000000');
  await colleague.keyboard.press('Enter');
  await expect(colleague.getByText('共 1 项')).toBeVisible();
  await colleague.getByRole('button', { name: /^打开 / }).click();
  const notes = colleague.getByRole('list', { name: '客户备注' });
  await expect(colleague.getByText('还没有备注')).toBeVisible();
  await expectAccessible(colleague);
  await colleague
    .evaluate(() => document.documentElement.scrollWidth)
    .then((width) => expect(width).toBe(375));

  const field = page.getByRole('textbox', { name: /客户备注/ });
  await field.fill('开票前先联系财务老师');
  await page.getByRole('button', { name: '记下' }).dblclick();
  await expect(notes.getByRole('listitem')).toContainText(['开票前先联系财务老师'], seen);
  await expect(notes.getByRole('button', { name: /^收回/ })).toHaveCount(0);
  await savePicture(colleague, info.outputPath('phone.png'), { fullPage: true });

  await page.goto(`/staff/orders/${code}`);
  await expect(page.getByText('开票前先联系财务老师')).toBeVisible();
  await page.getByRole('link', { name: '客户备注 1' }).click();
  await page.getByRole('button', { name: /^收回/ }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0, seen);
  await other.close();
});
