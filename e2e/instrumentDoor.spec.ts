import type { Data, StaffInstrument } from '../shared/src/contract';
import { expectAccessible } from './portal/axe';
import { logInAtDesk } from './portal/deskLogin';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { plannedItem } from './portal/plannedItem';
import { savePicture } from './portal/savePicture';
import { signIn } from './portal/signIn';
import { expect, type Portal, test } from './portal/test';

const device_rid = 'onsite-xps';
const halfHour = 1_800_000;
const seenSoon = { timeout: 20_000 };

/** An instrument that is open at all hours, so that a booked time is near whenever the test runs. */
const always = {
  code: 'DOOR-1',
  name: '门口登记的仪器',
  place: '材料楼 B1-09',
  device_rids: [device_rid],
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' })),
  slot_minutes: 30,
  capacity: 1,
  self_operated: false,
};

/** The next half hour that begins in more than a minute. */
function nextHalfHour(): { starts: string; ends: string } {
  const starts = Math.ceil((Date.now() + 60_000) / halfHour) * halfHour;
  return { starts: new Date(starts).toISOString(), ends: new Date(starts + halfHour).toISOString() };
}

/** Makes a call of staff from the terminal. */
const work = async <Answer>(portal: Portal, call: string, input: object): Promise<Answer> =>
  JSON.parse(await portal.staff('call', call, JSON.stringify(input)));

test('staff begin a booked time, the member ends it on a phone by the code at the door, and both see when it was used', async ({
  page,
  browser,
  portal,
}, info) => {
  const { request } = page;
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);
  const { rid: instrument_rid } = await work<StaffInstrument>(portal, 'instrument/save', always);

  const phone = newPhone();
  const token = await newMember(request, portal, phone);
  await certify(request, token);
  const time = { instrument_rid, ...nextHalfHour() };
  const held = await post<Data<'auth/reservation/add'>>(
    request,
    'auth/reservation/add',
    { device_rid, ...time },
    token,
  );
  const { code } = held;
  const item = await plannedItem(request, token, { device_rid, count: 1 });
  const wanted = {
    plan_rids: [item.rid],
    reservation_rids: [held.rid],
    seen: { total_fen: item.total_fen, due_fen: item.total_fen, times: [time] },
    sample_source: -1,
  };
  await post(request, 'auth/order/add', wanted, token);

  await page.goto(`/staff/instruments?instrument=${always.code}`);
  const shown = page.getByRole('listitem', { name: code });
  const doorPath =
    await test.step('the sign for the door is printed, and its code leads to the page', async () => {
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: '门口二维码' }).click();
      expect((await waiting).suggestedFilename()).toBe(`${always.code} 门口签到.pdf`);
      type Sign = Data<'staff/instrument/doorSign'>;
      const sign = await work<Sign>(portal, 'instrument/doorSign', { code: always.code });
      return new URL(sign.page).pathname;
    });

  const shop = await browser.newContext({ baseURL: portal.url, viewport: { width: 375, height: 812 } });
  await signIn(shop, portal.url, { account: phone, password: memberPassword });
  const door = await shop.newPage();
  await door.goto(doorPath);
  await expect(door.getByRole('heading', { name: always.name })).toBeVisible();
  const own = door.getByRole('list', { name: '今天的机时' }).getByRole('listitem', { name: code });

  await test.step('staff begin it at the desk, and the page at the door says so', async () => {
    await shown.getByRole('button', { name: `开始使用 ${code}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '开始使用' }).dblclick();
    await expect(shown).toContainText('使用中');
    await savePicture(page, info.outputPath('week.png'));
    await door.reload();
    await expect(own).toContainText('使用中');
    await expectAccessible(door);
    await savePicture(door, info.outputPath('door.png'), { fullPage: true });
  });

  await test.step('the member ends it, and the desk sees it without a reload', async () => {
    await own.getByRole('button', { name: '结束使用' }).dblclick();
    await expect(own).toContainText('实际');
    await expect(own.getByRole('button')).toHaveCount(0);
    await expect(shown).toContainText('实际', seenSoon);
    await door.goto('/member/order?kind=reservation');
    await expect(door.getByRole('list', { name: '仪器机时' })).toContainText('实际');
  });

  await test.step('staff correct the times with a reason', async () => {
    await shown.getByRole('button', { name: `更正实际时间 ${code}` }).click();
    const dialog = page.getByRole('dialog', { name: `更正实际时间 ${code}` });
    await expect(dialog.getByRole('button', { name: '更正实际时间' })).toBeDisabled();
    await dialog.getByLabel('实际开始').fill(minutesAgo(30));
    await dialog.getByLabel('实际结束').fill(minutesAgo(2));
    await dialog.getByRole('textbox', { name: /更正原因/ }).fill('忘记扫码');
    await expectAccessible(page);
    await savePicture(page, info.outputPath('correct.png'));
    await dialog.getByRole('button', { name: '更正实际时间' }).click();
    await expect(shown).toContainText(`实际 ${minutesAgo(30).slice(11)}`);
  });

  await door.goto(`/member/order/door/${'0'.repeat(32)}`);
  await expect(door.getByText(/仪器不存在/)).toBeVisible();
  await shop.close();
});

/** A time of the lab as the field takes it. */
const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000 + 8 * 3_600_000).toISOString().slice(0, 16);
