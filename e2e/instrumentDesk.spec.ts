import type { Data } from '../shared/src/contract';
import { daysAfter } from '../shared/src/rules/calendar';
import { labClock } from '../shared/src/rules/clock';
import { expectAccessible } from './portal/axe';
import { logInAtDesk } from './portal/deskLogin';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { savePicture } from './portal/savePicture';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

test.use({ ownPortal: 'quietDesks' });

const device_rid = 'onsite-insitu-ir';

/** Another person's change is there long before the desk asks by itself. */
const seenSoon = { timeout: 20_000 };

test('staff see who reserved an instrument and close its day: the member loses the time and nobody can hold it again', async ({
  page,
  browser,
  portal,
}, info) => {
  const { request } = page;
  const phone = newPhone();
  const token = await newMember(request, portal, phone);
  await certify(request, token);
  const { today } = labClock(new Date());
  const [from, to] = [daysAfter(today, 7), daysAfter(today, 13)];
  type Free = Data<'open/web/instrument/free'>;
  const free = await post<Free>(request, 'open/web/instrument/free', { device_rid, from, to });
  const [instrument] = free;
  const day = instrument?.days.find(({ slots }) => slots.filter(({ left }) => left > 0).length > 1);
  const [first, second] = day?.slots.filter(({ left }) => left > 0) ?? [];
  if (!instrument || !day || !first || !second) throw new Error('the instrument has no free time');
  const wish = ({ starts, ends }: typeof first) => ({
    device_rid,
    instrument_rid: instrument.rid,
    starts,
    ends,
  });

  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  await page.goto(`/staff/instruments?instrument=${instrument.code}&from=${from}`);
  const column = page.getByRole('region', { name: new RegExp(`^${day.date}`) });
  await expect(column).toContainText('没有预约');

  const shop = await browser.newContext({ baseURL: portal.url });
  await signIn(shop, portal.url, { account: phone, password: memberPassword });

  const held =
    await test.step('what a member holds in the shop appears at the desk, with the member', async () => {
      const { code } = await post<Data<'auth/reservation/add'>>(
        request,
        'auth/reservation/add',
        wish(first),
        token,
      );
      const item = column.getByRole('listitem', { name: code });
      await expect(item).toContainText('保留中', seenSoon);
      await expect(item).toContainText('林晓');
      await expectAccessible(page);
      await savePicture(page, info.outputPath('week.png'), { fullPage: true });
      return item;
    });

  await test.step('the day is closed with a reason, and what was reserved is cancelled', async () => {
    await column.getByRole('button', { name: `停用 ${day.date}` }).click();
    const dialog = page.getByRole('dialog', { name: `停用 ${instrument.code}` });
    await expect(dialog.getByRole('button', { name: '停用' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: /原因/ }).fill('更换光源');
    await expectAccessible(page);
    await savePicture(page, info.outputPath('close.png'));
    await dialog.getByRole('button', { name: '停用' }).click();
    await expect(page.getByText(`${instrument.code} 已停用：0 个预约改到其他仪器，取消 1 个`)).toBeVisible();
    await expect(column).toContainText('停用：更换光源');
    await expect(held).toContainText('已取消');
  });

  await test.step('the shop refuses the closed hour to a member, and says why the day is closed', async () => {
    const answer = await shop.request.post('/api/auth/reservation/add', {
      data: wish(second),
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(409);
    expect((await answer.json()).data.error).toBe('reservation_unavailable');
    const member = await shop.newPage();
    await member.goto(`/detail/${device_rid}`);
    await member.getByRole('heading', { name: '预约机时' }).scrollIntoViewIfNeeded();
    await member.getByRole('button', { name: '下一周' }).click();
    await expect(member.getByText(/更换光源/).first()).toBeVisible();
  });

  await test.step('opened again, the hour can be held, and staff cancel it with a reason', async () => {
    await column.getByRole('button', { name: `恢复开放 ${day.date}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '恢复开放' }).click();
    await expect(page.getByText(`${instrument.code} 已恢复开放`)).toBeVisible();
    type Held = Data<'auth/reservation/add'>;
    const { code } = await post<Held>(request, 'auth/reservation/add', wish(second), token);
    await column.getByRole('button', { name: `取消 ${code}` }).click(seenSoon);
    const dialog = page.getByRole('dialog', { name: `取消 ${code}` });
    await dialog.getByRole('textbox', { name: /原因/ }).fill('仪器故障');
    await dialog.getByRole('button', { name: '取消预约' }).dblclick();
    await expect(page.getByText(`${code} 已取消`)).toBeVisible();
  });

  for (const [width, colorScheme] of [
    [375, 'dark'],
    [768, 'light'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(column).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await savePicture(page, info.outputPath(`week-${width}-${colorScheme}.png`), { fullPage: true });
    await expectAccessible(page);
  }
  await shop.close();
});
