import type { APIRequestContext } from '@playwright/test';
import type { Data } from '../shared/src/contract';
import { expectAccessible, expectReadable } from './portal/axe';
import { logInAtDesk } from './portal/deskLogin';
import { certify, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { savePicture } from './portal/savePicture';
import { expect, test } from './portal/test';
import { firstOf } from './portal/widths';

test.use({ ownPortal: 'quietDesks' });

test('a requirement is seen, answered and quoted at the desk, and the member reads both and accepts', async ({
  page,
  portal,
}, info) => {
  const token = await newMember(page.request, portal, newPhone());
  await certify(page.request, token);
  const posted = await page.request.post('/api/open/web/requirement/add', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      kind: 'requirement',
      title: '催化剂物相鉴定',
      content: '五个粉末样品，想知道主要物相与含量。',
      name: '林晓',
      phone: '13912345678',
      email: '',
      company: '示例大学',
      sample_count: '5',
      budget_fen: '200000',
    },
  });
  const { code } = (await posted.json()).data;
  await page.setViewportSize({ width: 1440, height: 900 });
  await logInAtDesk(page, portal);

  await test.step('the rail counts it, and the list leads to its page', async () => {
    await page.getByRole('navigation', { name: '工作台' }).getByRole('link', { name: /^需求/ }).click();
    await expect(page.getByRole('row').filter({ hasText: code })).toContainText('5 个样品');
    await savePicture(page, info.outputPath('list.png'));
    await page.getByRole('link', { name: code }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('it is answered with a file', async () => {
    await page.getByRole('textbox', { name: /客户可见/ }).fill('可以测，Rietveld 精修给出含量。');
    await page.getByLabel('附件').setInputFiles({
      name: '制样说明.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('请研磨至 200 目'),
    });
    await page.getByRole('button', { name: '发送', exact: true }).dblclick();
    const said = page.getByRole('list', { name: '沟通与经过' }).getByRole('listitem');
    await expect(said.filter({ hasText: 'Rietveld 精修' })).toHaveCount(1);
    await expect(said.filter({ hasText: 'Rietveld 精修' })).toContainText('制样说明.txt');
    await savePicture(page, info.outputPath('page.png'), { fullPage: true });
  });

  await test.step('it is quoted by services', async () => {
    await page.getByRole('button', { name: '报价', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `报价 ${code}` });
    await expect(dialog.getByLabel('数量 1')).toHaveValue('5');
    await expect(dialog.getByRole('button', { name: '发送报价' })).toBeDisabled();
    await dialog.getByLabel('服务项目 1').selectOption({ index: 1 });
    await dialog.getByLabel('单价 1').fill('２００');
    await expect(dialog).toContainText('合计 ¥1,000.00');
    await expectAccessible(page);
    await savePicture(page, info.outputPath('quote.png'));
    await dialog.getByRole('button', { name: '发送报价' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('已报价');
  });

  await test.step('the member has the answer and the quotation', async () => {
    const { list } = await post<{ list: { rid: string; due_fen: number; state: string }[] }>(
      page.request,
      'auth/quotation/list',
      { requirement_code: code },
      token,
    );
    expect(list).toMatchObject([{ state: 'open', due_fen: 100_000 }]);
    const [quoted] = list;
    await post(
      page.request,
      'auth/quotation/accept',
      { rid: quoted?.rid, seen: { due_fen: 100_000 } },
      token,
    );
    // What the member does at the shop is on the open page of the desk.
    await expect(page.getByRole('button', { name: '报价', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '完成', exact: true })).toBeVisible();
  });
});

test('an order is prepared for a member who phones, who gets it as a task and accepts', async ({
  page,
  portal,
}, info) => {
  const phone = newPhone();
  const token = await newMember(page.request, portal, phone);
  await certify(page.request, token);
  await page.setViewportSize({ width: 375, height: 812 });
  await logInAtDesk(page, portal);
  await page.goto('/staff/requirements');
  await page.getByRole('button', { name: '代下单' }).click();
  const dialog = page.getByRole('dialog', { name: '代下单' });
  const go = dialog.getByRole('button', { name: '下一步：选择项目' });
  await expect(go).toBeDisabled();
  await dialog.getByLabel('检测需求与样品情况').fill('五个粉末样品的物相，周五寄出');
  await dialog.getByLabel('客户账号或手机号').fill('19900000000');
  await go.click();
  await expect(dialog).toContainText('没有账号为 19900000000 的客户');
  await dialog.getByLabel('客户账号或手机号').fill(phone);
  await expectAccessible(page);
  await savePicture(page, info.outputPath('behalf.png'));
  await go.dblclick();
  const quote = page.getByRole('dialog', { name: /^报价 R/ });
  await quote.getByLabel('服务项目 1').selectOption({ index: 1 });
  await quote.getByLabel('单价 1').fill('200');
  await expect(quote).toContainText('客户今日单价');
  await expectAccessible(page);
  await savePicture(page, info.outputPath('behalfQuote.png'));
  await quote.getByRole('button', { name: '发送报价' }).click();
  await expect(quote).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('已报价');
  const asked = await post<{ list: { code: string; state: string }[] }>(
    page.request,
    'auth/requirement/list',
    {},
    token,
  );
  expect(asked.list).toMatchObject([{ state: 'quoted', title: '电话代下单' }]);
  const { list } = await post<{ list: { rid: string }[] }>(page.request, 'auth/quotation/list', {}, token);
  await post(page.request, 'auth/quotation/accept', { rid: list[0]?.rid, seen: { due_fen: 20_000 } }, token);
  await expect(page.getByRole('button', { name: '完成', exact: true })).toBeVisible();
  await savePicture(page, info.outputPath('accepted.png'), { fullPage: true });
  const code = await orderPlanned(page.request, token);
  await page.goto(`/staff/orders/${code}`);
  await expect(page.getByRole('main')).toContainText(/代下单.*填写，客户本人确认下单/);
  await savePicture(page, info.outputPath('preparedOrder.png'), { fullPage: true });
});

/** Orders what is in the plan, as the member does. */
async function orderPlanned(request: APIRequestContext, token: string) {
  const { groups } = await post<Data<'auth/tempDevice'>>(request, 'auth/tempDevice', {}, token);
  const items = groups.flatMap((group) => group.items);
  const total_fen = items.reduce((sum, item) => sum + item.total_fen, 0);
  const wanted = {
    plan_rids: items.map(({ rid }) => rid),
    seen: { total_fen, due_fen: total_fen, times: [] },
    sample_source: 1,
    sample_disposal: 0,
    pickup: { type: 0, message: '' },
    samples: [{ number: 'B1', name: '磷酸铁锂', form: 'powder', hazards: [] }],
  };
  return (await post<Data<'auth/order/add'>>(request, 'auth/order/add', wanted, token)).code;
}

for (const [width, colorScheme] of firstOf([
  [375, 'dark'],
  [768, 'light'],
] as const))
  test(`the desk of requirements looks right at ${width} px`, async ({ page, portal }, info) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await logInAtDesk(page, portal);
    await page.goto('/staff/requirements?state=all');
    const first = page.getByRole('main').getByRole('link', { name: /^R\d/ }).first();
    await expect(first).toBeVisible();
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(width);
    await expectReadable(page);
    await savePicture(page, info.outputPath('list.png'));
    await first.click();
    await expect(page.getByRole('heading', { name: '沟通与经过' })).toBeVisible();
    expect(await wide()).toBeLessThanOrEqual(width);
    await expectReadable(page);
    await savePicture(page, info.outputPath('page.png'), { fullPage: true });
  });
