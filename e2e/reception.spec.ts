import type { Page } from '@playwright/test';
import { expectAccessible } from './portal/axe';
import { withCamera } from './portal/cameraBrowser';
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
}) => {
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token);
  const { code, rid, samples } = await sampledOrder(page.request, token, 60);
  const parcel = { rid, company: '顺丰速运', number: 'SF1357924680' };
  await post(page.request, 'auth/order/send', parcel, token);

  await logInAtDesk(page, portal);
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
