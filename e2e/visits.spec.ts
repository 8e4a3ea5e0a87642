import type { APIRequestContext, Page } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { expectAccessible, expectReadable } from './portal/axe';
import { countClicks, effortFrom } from './portal/clicks';
import { logInAtDesk } from './portal/deskLogin';
import { certify, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { plannedItem } from './portal/plannedItem';
import { savePicture } from './portal/savePicture';
import { expect, type Portal, test } from './portal/test';

test.use({ ownPortal: 'visits' });

const contact = { name: '林晓', phone: '13912345678', message: '门卫处登记' };
const yangpu = { province: '上海市', city: '上海市', area: '杨浦区', address_code: '310110' };
const haidian = { province: '北京市', city: '北京市', area: '海淀区', address_code: '110108' };

/** Returns the next day that has visits, from `first` on, and its slots. */
async function openDay(request: APIRequestContext, first: string) {
  const to = new Date(Date.parse(first) + 30 * 86_400_000).toISOString().slice(0, 10);
  const days = await post<Data<'open/sampling/slots'>>(request, 'open/sampling/slots', { from: first, to });
  const found = days.find(({ slots }) => slots.filter(({ disabled }) => !disabled).length > 2);
  if (!found) throw new Error('no day is open');
  const [early = '', , late = ''] = found.slots.filter(({ disabled }) => !disabled).map(({ time }) => time);
  return { date: found.date, early, late };
}

/** A day with two samplings in two cities and a pick-up, as their member books them. */
async function bookedDay(page: Page, portal: Portal) {
  const { request } = page;
  const token = await newMember(request, portal, newPhone());
  await certify(request, token);
  const first = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { date, early, late } = await openDay(request, first);
  const book = async (place: typeof yangpu, time: string, address: string) => {
    const visit = { ...place, ...contact, date, time, address };
    return (await post<Data<'auth/sampling/add'>>(request, 'auth/sampling/add', visit, token)).code;
  };
  const near = await book(yangpu, early, '示例路 9 号 402 室');
  const far = await book(haidian, late, '学院路 30 号 5 层 501');
  const item = await plannedItem(request, token, { device_rid: 'xrd', count: 1 });
  const wanted = {
    plan_rids: [item.rid],
    seen: { total_fen: item.total_fen, due_fen: item.total_fen, times: [] },
    sample_source: 4,
    sample_disposal: 0,
    pickup: { type: 1, ...yangpu, ...contact, date, time: late, address: '国康路 100 号' },
    samples: [{ number: 'R1', name: '磷酸铁锂', form: 'powder', hazards: [] }],
  };
  const { code } = await post<Data<'auth/order/add'>>(request, 'auth/order/add', wanted, token);
  return { token, date, near, far, pickup: code };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('a driver confirms the visits of a day, drives them in order, finishes one and cancels one with a reason', async ({
    page,
    portal,
  }, info) => {
    const { token, date, near, far, pickup } = await bookedDay(page, portal);
    const clicks = await countClicks(page);
    await logInAtDesk(page, portal);
    const effort = effortFrom(clicks);
    const card = (code: string) => page.getByRole('listitem', { name: code, exact: true });

    await test.step('no booking is overlooked: the rail leads to those that wait, whatever their day is', async () => {
      const rail = page.getByRole('navigation', { name: '工作台' });
      await rail.getByRole('button', { name: /^更多/ }).click();
      await page.getByRole('dialog', { name: '更多' }).getByRole('link', { name: /^上门/ }).click();
      await page.getByRole('link', { name: /^取样预约 \d/ }).click();
      await expect(card(near)).toContainText('待确认');
      await expectAccessible(page);
      await savePicture(page, info.outputPath('bookings.png'), { fullPage: true });
      for (const code of [near, far]) {
        await page.getByRole('button', { name: `确认 ${code}` }).click();
        await page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).dblclick();
        await expect(page.getByText(`${code} 已确认`)).toBeVisible();
        await expect(card(code)).toHaveCount(0);
      }
    });

    await test.step('the day has its stops in the order of the way, with phone and address', async () => {
      await page.goto(`/staff/visits?day=${date}`);
      await expect(page.getByRole('heading', { name: new RegExp(`^${date} 周.，3 处$`) })).toBeVisible();
      const stops = await page.locator('ol > li').evaluateAll((all) => all.map((one) => one.ariaLabel));
      expect(stops).toEqual([near, far, pickup]);
      await expect(card(near).getByRole('link', { name: contact.phone })).toHaveAttribute(
        'href',
        `tel:${contact.phone}`,
      );
      for (const one of await card(near).getByRole('button').or(card(near).getByRole('link')).all())
        expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(30);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      await savePicture(page, info.outputPath('day.png'), { fullPage: true });
      await expectAccessible(page);
      await page.getByRole('link', { name: '北京市' }).click();
      await expect(card(near)).toHaveCount(0);
      await expect(card(far)).toBeVisible();
      await page.getByRole('link', { name: '全部城市' }).click();
    });

    await test.step('samples are taken, and a visit is cancelled with a reason that the member reads', async () => {
      await page.getByRole('button', { name: `完成取样 ${near}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: '完成取样', exact: true }).click();
      await expect(card(near)).toContainText('已取样');
      await page.getByRole('button', { name: `取消 ${far}` }).click();
      const dialog = page.getByRole('dialog', { name: `取消 ${far}` });
      await expect(dialog.getByRole('button', { name: '取消预约' })).toBeDisabled();
      await dialog.getByRole('textbox', { name: /原因/ }).fill('道路封闭');
      await savePicture(page, info.outputPath('cancel.png'));
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '取消预约' }).click();
      await expect(page.getByText(`${far} 已取消`)).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(card(far)).toHaveCount(0);
      type Notices = Data<'auth/message/list'>;
      const { list } = await post<Notices>(page.request, 'auth/message/list', {}, token);
      expect(list.some(({ text }) => text.includes(far) && text.includes('道路封闭'))).toBe(true);
    });

    effort.write(info);

    await test.step('the number of a booking leads to it, a pick-up to its order', async () => {
      await page.getByRole('button', { name: '查找' }).click();
      await page.getByRole('combobox', { name: '查找' }).fill(far);
      await page.keyboard.press('Enter');
      await expect(card(far)).toContainText('已取消');
      await page.goto(`/staff/visits?day=${date}`);
      await card(pickup)
        .getByRole('link', { name: `订单 ${pickup}` })
        .click();
      await expect(page.getByRole('heading', { name: pickup })).toBeVisible();
    });
  });
});

test('the visits look right on a phone and on a desktop, and one day is printed on a page with the phone numbers', async ({
  page,
  portal,
}, info) => {
  const { date, near, far, pickup } = await bookedDay(page, portal);
  await logInAtDesk(page, portal);
  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const [name, path] of [
      ['day', `?day=${date}`],
      ['bookings', '/bookings'],
    ] as const) {
      await page.goto(`/staff/visits${path}`);
      await expect(page.getByText(near).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await savePicture(page, info.outputPath(`${name}-${width}-${colorScheme}.png`), { fullPage: true });
      await expectReadable(page);
    }
  }
  await page.goto(`/staff/visits?day=${date}`);
  await expect(page.getByText(near).first()).toBeVisible();
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await expect(page.getByRole('navigation', { name: '工作台' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const code of [near, far, pickup]) {
    const visit = page.getByRole('listitem', { name: code, exact: true });
    await expect(visit.getByText(contact.phone).filter({ visible: true })).toHaveCount(1);
  }
  await savePicture(page, info.outputPath('print.png'), { fullPage: true });
});
