import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe';
import { withCamera } from './portal/cameraBrowser';
import { countClicks, effortFrom } from './portal/clicks';
import { logInAtDesk } from './portal/deskLogin';
import { certify, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { sampledOrder } from './portal/sampledOrder';
import { expect, test } from './portal/test';

test.use({ ownPortal: 'reception' });
// One worker starts that portal, while the other takes the next file.
test.describe.configure({ mode: 'default' });

/** Types a code as a scanner does, wherever the focus is. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

test('60 samples of a parcel are received by scanner: 10 a second, with the network gone and the page reloaded in between', async ({
  page,
  context,
  portal,
}, info) => {
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token);
  const { code, rid, samples } = await sampledOrder(page.request, token, 60);
  const parcel = { rid, company: '顺丰速运', number: 'SF1357924680' };
  await post(page.request, 'auth/order/send', parcel, token);

  const clicks = await countClicks(page);
  await logInAtDesk(page, portal);
  const effort = effortFrom(clicks);
  await page.getByRole('link', { name: '收样' }).click();
  await expect(page.getByRole('textbox', { name: /扫描样品码/ })).toBeFocused();
  await page.getByRole('textbox', { name: /存放位置/ }).fill('A 柜 3 层');
  await page.getByRole('heading', { name: '收样', level: 1 }).click();
  await scan(page, 'sf1357924680');
  const expected = page.getByRole('region', { name: '应收样品 0 / 60' });
  await expect(expected).toContainText('客户已寄出：顺丰速运 SF1357924680');
  await expectAccessible(page);

  const status = page.getByRole('status', { name: '上次扫描' });
  const begun = Date.now();
  const [first = ''] = samples;
  for (const sample of samples.slice(0, 20)) await scan(page, sample);
  await scan(page, first);
  await expect(status.getByText('重复')).toBeVisible();
  await expect(page.getByRole('region', { name: '应收样品 20 / 60' })).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(60_000);

  await test.step('without a network scans are kept; a scanner’s Enter presses no button', async () => {
    await context.setOffline(true);
    await scan(page, samples[20] ?? '');
    const again = page.getByRole('button', { name: '立即上传' });
    await again.focus();
    for (const sample of samples.slice(21, 40)) {
      await scan(page, sample);
      await page.waitForTimeout(100);
    }
    await expect(page.getByText(/20 个扫描已保存在这台电脑上/)).toBeVisible();
    await expect(status.getByText('已记下')).toBeVisible();
  });

  await test.step('after a reload they are sent by themselves', async () => {
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('textbox', { name: /扫描样品码/ })).toBeFocused();
    for (const sample of samples.slice(40)) await scan(page, sample);
    await expect(page.getByRole('region', { name: '应收样品 60 / 60' })).toBeVisible();
    await expect(page.getByText(/样品已到齐/).first()).toBeVisible();
  });

  await test.step('what is unknown waits for a person', async () => {
    await scan(page, 'P20200101-000009');
    const waiting = page.getByRole('region', { name: '待处理 1' });
    await expect(waiting).toContainText('没有这个样品');
    await waiting.getByRole('button', { name: /^移除/ }).click();
    await expect(waiting).toHaveCount(0);
    await page.getByRole('button', { name: '结束本次' }).click();
    await expect(page.getByRole('region', { name: /^本次扫描/ })).toHaveCount(0);
  });

  effort.write(info);
  type Order = { state: string; timeline: { act: string }[] };
  const order = await post<Order>(page.request, 'auth/web/order/detail', { rid }, token);
  expect(order.timeline.filter(({ act }) => act === 'receive')).toHaveLength(1);
  type Samples = { list: { place: string; state: string }[] };
  const received = await post<Samples>(
    page.request,
    'auth/web/sample/list4person',
    { order_rid: rid, size: 500 },
    token,
  );
  expect(received.list.map(({ place, state }) => `${state} ${place}`)).toEqual(
    samples.map(() => 'received A 柜 3 层'),
  );
  expect(code).toMatch(/^D/);
});

test('samples are moved to another place by scanning, once the place is written', async ({
  page,
  portal,
}) => {
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token);
  const { samples } = await sampledOrder(page.request, token, 1);
  const [sample = ''] = samples;
  await portal.staff('sample', 'receive', sample);
  await page.setViewportSize({ width: 375, height: 740 });
  await logInAtDesk(page, portal);
  await page.goto('/staff/reception?mode=place');
  const status = page.getByRole('status', { name: '上次扫描' });
  await page.getByRole('textbox', { name: /扫描样品码/ }).click();
  await scan(page, sample);
  await expect(status).toContainText('先填写存放位置');
  await page.getByRole('textbox', { name: /存放位置/ }).fill('B 柜');
  await page.getByRole('textbox', { name: /扫描样品码/ }).click();
  await scan(page, sample);
  await expect(status).toContainText('已放到 B 柜');
  await expectAccessible(page);
});

test('a label before the camera is received once, as long as it stays in sight', async ({
  page,
  portal,
  launchOptions,
}) => {
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token);
  const { samples } = await sampledOrder(page.request, token, 1);
  const [sample = ''] = samples;
  await withCamera({ page, text: sample, launch: launchOptions }, async (browser) => {
    const phone = await browser.newPage({ viewport: { width: 375, height: 740 } });
    await logInAtDesk(phone, portal, portal.url);
    await phone.goto(`${portal.url}/staff/reception`);
    await phone.getByRole('button', { name: '用摄像头扫码' }).click();
    await expect(phone.getByText('对准样品码或快递单条码')).toBeVisible();
    await expect(phone.getByRole('status', { name: '上次扫描' })).toContainText(sample);
    await expect(phone.getByText(/样品已到齐/).first()).toBeVisible();
    await expectAccessible(phone);
    await expect(phone.getByRole('region', { name: '本次扫描 1' })).toContainText(sample);
    await phone.getByRole('button', { name: '关闭摄像头' }).click();
    await expect(phone.getByLabel('摄像头画面')).toHaveCount(0);
  });
});

test('a parcel that nobody announced is scanned without a network by one, seen and settled by another; who is second learns who was first', async ({
  page,
  context,
  browser,
  portal,
}) => {
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token);
  const { code, rid, samples } = await sampledOrder(page.request, token, 1);
  const [sample = ''] = samples;
  const [announced, stranger] = ['SF7700112233', 'YT880011223344'];

  await logInAtDesk(page, portal);
  await page.goto('/staff/reception');
  const status = page.getByRole('status', { name: '上次扫描' });
  await page.getByRole('textbox', { name: /存放位置/ }).fill('收样台左侧');
  await page.getByRole('heading', { name: '收样', level: 1 }).click();

  await test.step('kept in the browser without a network, and by the server after it', async () => {
    await context.setOffline(true);
    await scan(page, announced);
    await expect(page.getByText(/1 个扫描已保存在这台电脑上/)).toBeVisible();
    await context.setOffline(false);
    await expect(status).toContainText('没有预报，已记入待认领，在 收样台左侧');
    await scan(page, announced);
    await expect(status).toContainText('没有预报，已在待认领');
    await expect(page.getByRole('link', { name: '待认领 1' })).toBeVisible();
    await expectAccessible(page);
  });

  const other = await browser.newContext({ baseURL: portal.url });
  const colleague = await other.newPage();
  await logInAtDesk(colleague, portal, portal.url, 'reviewer');
  await colleague.goto(`${portal.url}/staff/reception/unclaimed`);
  const list = colleague.getByRole('grid', { name: '包裹' });
  await expect(list.getByText(announced)).toBeVisible();

  await test.step('the other sees the next one, and the order that is announced for the first, without a press', async () => {
    await scan(page, stranger);
    await expect(list.getByText(stranger)).toBeVisible();
    await post(page.request, 'auth/order/send', { rid, company: '顺丰速运', number: announced }, token);
    await expect(list.getByRole('link', { name: code })).toBeVisible();
    await expectAccessible(colleague);
  });

  await test.step('assigned to that order it leaves the list, and names the order', async () => {
    await colleague.getByRole('button', { name: `认领 ${announced}` }).click();
    const dialog = colleague.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: '订单号' })).toHaveValue(code);
    await expect(dialog.getByRole('status')).toContainText('1 个样品');
    await expectAccessible(colleague);
    await dialog.getByRole('button', { name: '认领到订单' }).click();
    await expect(list.getByText(announced)).toHaveCount(0);
    await colleague.getByRole('link', { name: '已认领' }).click();
    await expect(list.getByRole('link', { name: code })).toBeVisible();
    await expect(page.getByRole('link', { name: '待认领 1' })).toBeVisible();
  });

  await test.step('both settle the other one: the second is refused, and told by whom it was sent back', async () => {
    const settle = async (who: Page, reason: string) => {
      await who.goto(`${portal.url}/staff/reception/unclaimed`);
      await who.getByRole('button', { name: `退回或处置 ${stranger}` }).click();
      await who.getByRole('textbox', { name: /^原因/ }).fill(reason);
      return who.getByRole('dialog').getByRole('button', { name: '退回寄件人' });
    };
    const [mine, theirs] = [
      await settle(page, '寄错地方'),
      await settle(colleague, '原单退回，中通 73112345678'),
    ];
    await theirs.click();
    await expect(colleague.getByRole('dialog')).toHaveCount(0);
    await mine.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/该待认领记录已退回（.+，/);
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  });

  await test.step('its samples are received as usual', async () => {
    await page.goto('/staff/reception');
    await expect(page.getByRole('textbox', { name: /扫描样品码/ })).toBeFocused();
    await scan(page, sample);
    await expect(status).toContainText('样品已到齐');
  });
  await other.close();
});
