import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { expectDialogAccessible } from './portal/axe';
import { field } from './portal/form';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { bill, paidOrder } from './portal/paidOrder';
import { signIn } from './portal/signIn';
import { expect, test } from './portal/test';

/** Downloads the file of a button and returns its name and text. */
async function download(page: Page, name: RegExp | string): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** Orders a measurement of XRD for one sample, which is kept afterwards. Returns the order's code. */
async function orderXrd(request: APIRequestContext, token: string): Promise<string> {
  const options = { range: ['r5_90'], speed: ['v10'], form: ['powder'] };
  const plan = await post<Data<'auth/tempDevice/add'>>(
    request,
    'auth/tempDevice/add',
    { device_rid: 'xrd', options, count: 1 },
    token,
  );
  const items = plan.groups.flatMap((group) => group.items);
  const total_fen = items.reduce((sum, item) => sum + item.total_fen, 0);
  const wanted = {
    plan_rids: items.map(({ rid }) => rid),
    seen: { total_fen, due_fen: total_fen, times: [] },
    sample_source: 1,
    sample_disposal: 2,
    pickup: { type: 0, message: '' },
    return_address: null,
    samples: [{ number: 'CEO2-1', name: '氧化铈', form: 'powder', hazards: [] }],
  };
  return (await post<Data<'auth/order/add'>>(request, 'auth/order/add', wanted, token)).code;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a coupon is claimed by its code; points are exchanged for goods and given away', async ({
    page,
    context,
    portal,
  }) => {
    const [phone, friend] = [newPhone(), newPhone()];
    await certify(page.request, await newMember(page.request, portal, phone));
    const friendToken = await newMember(page.request, portal, friend);
    await certify(page.request, friendToken);
    const offer = ['--name', '夏季检测券', '--amount', '50', '--ends', '2099-12-31', '--claimable'];
    await portal.staff('coupon', 'add', 'SUMMER1552', ...offer);
    await portal.staff('points', phone, '1000', '--note', '参加调研');
    await signIn(context, portal.url, { account: phone, password: memberPassword });

    await page.goto('/member/coupon');
    await field(page, '优惠券码').fill('summer1552');
    await page.getByRole('button', { name: '领取' }).click();
    await expect(page.getByRole('listitem', { name: '夏季检测券' })).toBeVisible();
    await page.getByRole('link', { name: '去使用：夏季检测券' }).click();
    await expect(page).toHaveURL(/\/project/);

    await page.goto('/member/integral');
    await page.getByRole('button', { name: '兑换：实验记录本' }).click();
    const exchange = page.getByRole('dialog', { name: '兑换“实验记录本”' });
    await expect(exchange).toContainText('兑换后剩余 700 积分');
    await expectDialogAccessible(page);
    await exchange.getByRole('button', { name: '确认兑换' }).dblclick();
    const exchanges = page.getByRole('list', { name: '兑换记录' }).getByRole('listitem');
    await expect(exchanges).toHaveCount(1);
    const code = (await exchanges.getAttribute('aria-label')) ?? '';
    await portal.staff('exchange', 'send', code, '顺丰速运', 'SF1552');
    await page.reload();
    await expect(exchanges).toContainText('SF1552');

    await page.getByRole('button', { name: '转赠积分' }).click();
    const give = page.getByRole('dialog', { name: '转赠积分' });
    await field(give, '对方手机号').fill(friend);
    await field(give, '转赠积分').fill('200');
    await give.getByRole('button', { name: '下一步' }).click();
    const confirm = page.getByRole('dialog', { name: '确认转赠' });
    await expect(confirm).toContainText('林*');
    await expectDialogAccessible(page);
    await confirm.getByRole('button', { name: '确认转赠' }).dblclick();
    await expect(confirm).toHaveCount(0);
    await expect(page.getByRole('region', { name: '积分余额' })).toContainText('500');
    const theirs = await post<Data<'auth/integration/init'>>(
      page.request,
      'auth/integration/init',
      {},
      friendToken,
    );
    expect(theirs.balance).toBe(200);
  });

  test('a stored sample is asked back to a new address, sent by the lab and received', async ({
    page,
    context,
    portal,
  }) => {
    const phone = newPhone();
    const token = await newMember(page.request, portal, phone);
    await certify(page.request, token);
    const order = await orderXrd(page.request, token);
    await bill(portal, order, ['confirm', 'receive', 'test']);
    await signIn(context, portal.url, { account: phone, password: memberPassword });

    await page.goto('/member/address');
    await page.getByRole('button', { name: '新增地址' }).click();
    const address = page.getByRole('dialog', { name: '新增地址' });
    await address.getByLabel(/^粘贴/).fill(`王磊 ${phone} 江苏省南京市玄武区示例街 8 号 3 楼`);
    await address.getByRole('button', { name: /识别/ }).click();
    await expect(field(address, '详细地址')).toHaveValue(/示例街 8 号/);
    await address.getByRole('checkbox', { name: '设为默认地址' }).check();
    await address.getByRole('button', { name: '保存' }).dblclick();
    await expect(page.getByRole('listitem', { name: '王磊的地址' })).toContainText('默认');

    await page.goto('/member/sample');
    const row = page.getByRole('row', { name: /CEO2-1 氧化铈/ });
    await row.getByRole('button', { name: /^更多/ }).click();
    await row.getByRole('button', { name: '申请寄回' }).click();
    const ask = page.getByRole('dialog', { name: '申请寄回样品' });
    await expect(ask.getByRole('radio', { name: /王磊/ })).toBeChecked();
    await ask.getByText(/^到付/).click();
    await expectDialogAccessible(page);
    await ask.getByRole('button', { name: '提交申请' }).dblclick();
    const recycles = page.getByRole('main').getByRole('listitem', { name: /^H\d/ });
    await expect(recycles).toHaveCount(1);
    await expect(recycles).toContainText('示例街 8 号');
    const code = (await recycles.getAttribute('aria-label')) ?? '';
    await portal.staff('recycle', 'send', code, '--company', '顺丰速运', '--number', 'SF1234567890');
    await page.reload();
    await expect(recycles).toContainText('SF1234567890');
    await recycles.getByRole('button', { name: /^确认签收/ }).click();
    await expect(recycles.getByRole('button', { name: /^确认签收/ })).toHaveCount(0);
    await page.goto('/member/sample');
    await expect(row).toContainText('已寄回');
  });
});

test('an order is found by its sample, kept as a view, exported and ordered again', async ({
  page,
  context,
  portal,
}) => {
  const phone = newPhone();
  const token = await newMember(page.request, portal, phone);
  await certify(page.request, token);
  const code = await orderXrd(page.request, token);
  await signIn(context, portal.url, { account: phone, password: memberPassword });
  await page.goto('/member/oquery');
  await field(page, '样品编号或名称').fill('不存在的样品');
  await page.getByRole('button', { name: '查询', exact: true }).click();
  await expect(page.getByText('没有符合条件的订单')).toBeVisible();
  await field(page, '样品编号或名称').fill('氧化铈');
  await page.getByRole('button', { name: '查询', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('CEO2-1 氧化铈');
  await page.getByRole('button', { name: '存为常用查询' }).click();
  const save = page.getByRole('dialog', { name: '存为常用查询' });
  await field(save, '名称').fill('氧化铈的订单');
  await save.getByRole('button', { name: '保存' }).click();
  await page.goto('/member/oquery');
  await page.getByRole('link', { name: '氧化铈的订单' }).click();
  await expect(page).toHaveURL(/sample=/);
  const { name, text } = await download(page, '导出 CSV');
  expect(name).toMatch(/^订单-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(text).toContain(code);
  await row.getByRole('button', { name: `再来一单：${code}` }).click();
  await expect(page).toHaveURL(/\/experiment\/plan/);
  await expect(page.getByRole('main')).toContainText('X 射线粉末衍射');
});

test('a saved title is proposed for the next invoice', async ({ page, context, portal }) => {
  const phone = newPhone();
  const token = await newMember(page.request, portal, phone);
  await certify(page.request, token);
  await paidOrder(page.request, portal, token, 1);
  await signIn(context, portal.url, { account: phone, password: memberPassword });
  await page.goto('/member/invoiceMg');
  await page.getByRole('button', { name: '新增抬头' }).first().click();
  const title = page.getByRole('dialog', { name: '新增抬头' });
  await title.getByLabel(/^发票抬头/).fill('示例大学');
  await title.getByLabel(/^税号/).pressSequentially('91350100M000100Y4');
  await expect(title).toContainText('还差 1 位');
  await title.getByLabel(/^税号/).press('3');
  await expect(title.getByRole('status')).toContainText('✓');
  await title.getByRole('button', { name: '保存' }).dblclick();
  await expect(page.getByRole('listitem', { name: '示例大学' })).toContainText('默认');
  await page.goto('/member/unpaid?state=paid');
  await page.getByRole('link', { name: '申请开票' }).click();
  await expect(
    page.getByRole('dialog', { name: '申请开票' }).getByRole('radio', { name: /示例大学/ }),
  ).toBeChecked();
});

test('a changed password ends the other devices and is asked at the next login', async ({
  page,
  context,
  portal,
}) => {
  const phone = newPhone();
  const other = await newMember(page.request, portal, phone);
  await signIn(context, portal.url, { account: phone, password: memberPassword });
  await page.goto('/member/information');
  await page.getByRole('button', { name: '修改登录密码' }).click();
  const change = page.getByRole('dialog', { name: '修改登录密码' });
  await field(change, '登录密码').fill('not-my-password-1');
  await field(change, '新密码').fill('New-Powder-2027');
  await field(change, '确认新密码').fill('New-Powder-2027');
  await change.getByRole('button', { name: '确认修改' }).click();
  await expect(field(change, '登录密码')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(change, '新密码')).toHaveValue('New-Powder-2027');
  await expectDialogAccessible(page);
  await field(change, '登录密码').fill(memberPassword);
  await change.getByRole('button', { name: '确认修改' }).dblclick();
  await expect(change).toHaveCount(0);
  const headers = { authorization: `Bearer ${other}` };
  const ended = await page.request.post('/api/auth/web/asset/init', { data: {}, headers });
  expect(ended.status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('list', { name: '登录设备' }).getByRole('listitem')).toHaveCount(1);
  const login = (password: string) =>
    page.request.post('/api/open/login', { data: { account: phone, password } });
  expect((await login(memberPassword)).ok()).toBe(false);
  expect((await login('New-Powder-2027')).ok()).toBe(true);
});

test('the place on the page is kept when rows at the top of a long list are dropped', async ({
  page,
  context,
  portal,
}) => {
  await signIn(context, portal.url);
  const size = 50;
  await page.route('**/api/auth/web/orderList/list', async (route) => {
    const { before } = route.request().postDataJSON();
    const response = await route.fetch({ postData: JSON.stringify({ size }) });
    const { data, ...envelope } = await response.json();
    const first = before === undefined ? 0 : Number(String(before).slice(1));
    const list = Array.from({ length: size }, (_, index) => ({
      ...data.list[index % data.list.length],
      rid: `row-${first + index}`,
      code: `D20261101-${first + index}`,
    }));
    await route.fulfill({ json: { ...envelope, data: { total: 1000, list, next: `n${first + size}` } } });
  });
  await page.goto('/member/oquery');
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows).toHaveCount(size + 1);
  const more = page.getByRole('button', { name: '加载更多' });
  await more.click();
  await expect(rows).toHaveCount(2 * size + 1);
  const last = page.getByText(`D20261101-${2 * size - 1}`, { exact: true });
  await more.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await last.boundingBox())?.y ?? 0);
  const before = await top();
  await more.click();
  await expect(page.getByText(`D20261101-${3 * size - 1}`, { exact: true })).toBeAttached();
  await expect(page.getByText('D20261101-0', { exact: true })).toHaveCount(0);
  await expect(rows).toHaveCount(2 * size + 1);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(8);
});
