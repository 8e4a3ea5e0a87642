import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { formatFen } from '../shared/src/rules/money';
import { defaultChoices } from '../shared/src/rules/price';
import { expectAccessible, expectDialogAccessible } from './portal/axe';
import { certify, memberPassword, newMember } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { prepay } from './portal/paidOrder';
import { signIn } from './portal/signIn';
import { expect, type Portal, test } from './portal/test';

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
const phone = newPhone();

/** A member who calls by API, each time with a new idempotency key. */
interface Caller {
  readonly request: APIRequestContext;
  readonly token: string;
}

async function call<Data>({ request, token }: Caller, url: string, data: object): Promise<Data> {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const response = await request.post(`/api/${url}`, { data, headers });
  if (!response.ok()) throw new Error(`${url}: ${response.status()} ${await response.text()}`);
  return (await response.json()).data;
}

interface Detail {
  readonly options: Parameters<typeof defaultChoices>[0];
}
interface Planned {
  readonly groups: readonly {
    readonly items: readonly { readonly rid: string; readonly total_fen: number }[];
  }[];
}

/** Orders a data analysis, which the lab delivers and bills. Returns the statement's code and amount. */
async function bill(member: Caller, portal: Portal, folder: string) {
  const device_rid = 'rietveld';
  const { options } = await call<Detail>(member, 'open/web/device/detail', { rid: device_rid });
  const item = { device_rid, options: defaultChoices(options), count: 1 };
  const { groups } = await call<Planned>(member, 'auth/tempDevice/add', item);
  const [planned] = groups.flatMap(({ items }) => items);
  const total_fen = planned?.total_fen ?? 0;
  const seen = { total_fen, due_fen: total_fen, times: [] };
  const order = { plan_rids: [planned?.rid], seen, sample_source: -1 };
  const { code } = await call<{ code: string }>(member, 'auth/order/add', order);
  const data = join(folder, '结果.csv');
  await writeFile(data, '角度,强度\n10,120\n');
  for (const act of ['confirm', 'test']) await portal.staff(act, code);
  await portal.staff('deliver', code, '--file', data);
  await portal.staff('statement', 'add', code);
  const { list } = await call<{ list: { code: string }[] }>(member, 'auth/assign/settlementList', {});
  return { code: list[0]?.code ?? '', total_fen };
}

/** Prepays an amount, and moves half of it into a group of the member. */
async function fund(member: Caller, portal: Portal, amount_fen: number): Promise<void> {
  await prepay(member.request, portal, member.token, amount_fen);
  const { rid } = await call<{ rid: string }>(member, 'auth/cluster/add', { name: '材料课题组' });
  await call(member, 'auth/cluster/deposit', { rid, amount_fen: amount_fen / 2 });
}

test.use({ viewport: { width: 375, height: 812 } });

test('a bill is confirmed, paid half by the member and half by the group, and invoiced', async ({
  page,
  context,
  portal,
}) => {
  const member = { request: page.request, token: await newMember(page.request, portal, phone) };
  await certify(page.request, member.token);
  const folder = await mkdtemp(join(tmpdir(), 'portal-invoice-'));
  const statement = await bill(member, portal, folder);
  await fund(member, portal, statement.total_fen);
  await signIn(context, portal.url, { account: phone, password: memberPassword });

  await page.goto('/member/center');
  await page
    .getByRole('region', { name: '等您处理' })
    .getByRole('link', { name: /请核对结算单/ })
    .click();
  const row = page.getByRole('listitem', { name: statement.code });
  await row.getByRole('button', { name: '确认结算单' }).click();
  await page.getByRole('button', { name: /^确认 ¥/ }).click();
  await expect(page.getByText('没有待确认的结算单')).toBeVisible();

  await page.goto('/member/unpaid');
  await row.getByRole('button', { name: '余额支付' }).click();
  const pay = page.getByRole('dialog', { name: '余额支付' });
  await pay.getByRole('checkbox', { name: /^材料课题组/ }).click();
  await expect(pay.getByRole('status')).toContainText('结算单待付款 ¥0.00');
  await expectDialogAccessible(page);
  await pay.getByRole('button', { name: '确认付款' }).click();
  await expect(pay).toHaveCount(0);

  await page.goto('/member/unpaid?state=paid');
  await row.getByRole('link', { name: '申请开票' }).click();
  const ask = page.getByRole('dialog', { name: '申请开票' });
  await ask.getByRole('button', { name: '新增抬头' }).click();
  const title = page.getByRole('dialog', { name: '新增抬头' });
  await title.getByLabel(/^发票抬头/).fill('示例大学');
  await title.getByLabel(/^税号/).fill('91350100M000100Y43');
  await expectDialogAccessible(page);
  await title.getByRole('button', { name: '保存' }).click();
  await expect(ask.getByRole('radio', { name: /示例大学/ })).toBeChecked();
  await expectDialogAccessible(page);
  await ask.getByRole('button', { name: '提交申请' }).dblclick();
  const detail = page.getByRole('dialog', { name: /^开票申请 K/ });
  await expect(detail).toContainText('等待受理');

  const [code = ''] = (await detail.innerText()).match(/\bK\d{8}-\d+\b/) ?? [];
  const file = join(folder, '发票.pdf');
  await writeFile(file, pdf);
  await portal.staff('invoice', 'take', code);
  await portal.staff('invoice', 'issue', code, '26112000000015540375', '--pdf', file);
  await page.reload();
  await expect(detail).toContainText('26112000000015540375');
  await expectDialogAccessible(page);
  const downloading = page.waitForEvent('download');
  await detail.getByRole('button', { name: /^下载 PDF/ }).click();
  const downloaded = await (await downloading).path();
  expect((await readFile(downloaded)).equals(pdf)).toBe(true);

  await page.goto('/member/invoiceLs?view=statements');
  await expect(page.getByRole('table', { name: '结算单开票情况' })).toContainText('已开票');
  await expect(page.getByRole('link', { name: /^申请开票：/ })).toHaveCount(0);
  await page.goto('/member/prestore');
  await expect(page.getByRole('table', { name: '收支明细' })).toContainText('结算单付款');
  await page.goto('/member/center');
  const spending = page.getByRole('region', { name: '近 12 个月支出' });
  await spending.scrollIntoViewIfNeeded();
  await expect(spending.getByRole('figure', { name: '按项目' })).toBeVisible();
  await expect(spending).toContainText(formatFen(statement.total_fen / 2));
  await expectAccessible(page);
  await spending.getByRole('button', { name: '看数据' }).click();
  await expect(spending.getByRole('table', { name: '按项目' })).toContainText('精修');
  await rm(folder, { recursive: true });
});

test('a finance office pays against an invoice: asked for when the statement is confirmed, paid by transfer, matched', async ({
  page,
  context,
  portal,
}) => {
  const office = newPhone();
  const member = { request: page.request, token: await newMember(page.request, portal, office) };
  await certify(page.request, member.token);
  const folder = await mkdtemp(join(tmpdir(), 'portal-office-'));
  const { code, total_fen } = await bill(member, portal, folder);
  const { list } = await call<{ list: { rid: string; review_until: string }[] }>(
    member,
    'auth/assign/settlementList',
    {},
  );
  const [{ rid, review_until } = { rid: '', review_until: '' }] = list;
  await call(member, 'auth/assign/right', { rid, seen: { total_fen, review_until } });
  const title = {
    holder: 'company',
    type: 1,
    title: '示例大学',
    tax_number: '91350100M000100Y43',
    default: 1,
  };
  await call(member, 'auth/invoice/add', title);
  await signIn(context, portal.url, { account: office, password: memberPassword });

  await page.goto('/member/unpaid');
  const row = page.getByRole('listitem', { name: code });
  await row.getByRole('link', { name: '申请开票' }).click();
  const ask = page.getByRole('dialog', { name: '申请开票' });
  await expect(ask.getByRole('status', { name: '开票金额合计' })).toContainText(formatFen(total_fen));
  await ask.getByRole('button', { name: '提交申请' }).click();
  const detail = page.getByRole('dialog', { name: /^开票申请 K/ });
  const [apply = ''] = (await detail.innerText()).match(/\bK\d{8}-\d+\b/) ?? [];
  const file = join(folder, '发票.pdf');
  await writeFile(file, pdf);
  await portal.staff('invoice', 'take', apply);
  await portal.staff('invoice', 'issue', apply, '26112000000015540376', '--pdf', file);
  expect(await portal.staff('statements', '--invoiced-unpaid')).toContain(code);

  await page.goto('/member/unpaid');
  await expect(row).toContainText(`已申请开票 ${formatFen(total_fen)}`);
  await row.getByRole('button', { name: '转账付款' }).click();
  const transfer = page.getByRole('dialog', { name: '转账付款' });
  await transfer.getByLabel(/付款人/).fill('示例大学');
  await transfer.locator('input[type=file]').setInputFiles(file);
  await transfer.getByRole('button', { name: '提交凭证' }).click();
  await expect(transfer).toHaveCount(0);
  const [waiting = ''] = (await portal.staff('transfers')).match(/\bZ\d{8}-\d+\b/) ?? [];
  await portal.staff('transfer', 'match', waiting, '--amount', String(total_fen / 100));
  await page.goto('/member/unpaid?state=paid');
  await expect(row).toContainText(`已付 ${formatFen(total_fen)}`);
  expect(await portal.staff('statements', '--invoiced-unpaid')).not.toContain(code);
  await rm(folder, { recursive: true });
});

test('a prepayment is invoiced when it arrives; of a statement that it pays only the rest is invoiced', async ({
  page,
  context,
  portal,
}) => {
  const buyer = newPhone();
  const member = { request: page.request, token: await newMember(page.request, portal, buyer) };
  await certify(page.request, member.token);
  const title = {
    holder: 'company',
    type: 1,
    title: '示例大学',
    tax_number: '91350100M000100Y43',
    default: 1,
  };
  await call(member, 'auth/invoice/add', title);
  const folder = await mkdtemp(join(tmpdir(), 'portal-prepaid-'));
  const file = join(folder, '发票.pdf');
  await writeFile(file, pdf);
  await signIn(context, portal.url, { account: buyer, password: memberPassword });

  await page.goto('/member/prestore?amount=200.00');
  const dialog = page.getByRole('dialog', { name: '我要预存' });
  await dialog.getByLabel(/^付款人/).fill('示例大学');
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByLabel('预存时开票').click();
  await expect(dialog).toContainText('由它支付的结算单不再开票');
  await expectDialogAccessible(page);
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog).toHaveCount(0);
  const application = page.getByRole('list', { name: '预存申请' }).getByRole('listitem');
  const prestore = (await application.getAttribute('aria-label')) ?? '';
  await portal.staff('prestore', 'approve', prestore, '--amount', '200');
  await page.reload();
  await expect(application).toContainText('可开票 ¥200.00');
  await application.getByRole('link', { name: /^申请开票/ }).click();
  const ask = page.getByRole('dialog', { name: '申请开票' });
  await expect(ask.getByRole('status', { name: '开票金额合计' })).toContainText('¥200.00');
  await expectDialogAccessible(page);
  await ask.getByRole('button', { name: '提交申请' }).click();
  const detail = page.getByRole('dialog', { name: /^开票申请 K/ });
  await expect(detail).toContainText(`预存款 ${prestore}`);
  const [apply = ''] = (await detail.innerText()).match(/\bK\d{8}-\d+\b/) ?? [];
  expect(await portal.staff('invoice', 'show', apply)).toContain(prestore);
  await portal.staff('invoice', 'take', apply);
  await portal.staff('invoice', 'issue', apply, '26112000000015540377', '--pdf', file);
  await page.goto('/member/prestore?tab=prepay');
  await expect(application).toContainText('已开票 ¥200.00');

  const { code, total_fen } = await bill(member, portal, folder);
  const { list } = await call<{ list: { rid: string; review_until: string }[] }>(
    member,
    'auth/assign/settlementList',
    {},
  );
  const [{ rid, review_until } = { rid: '', review_until: '' }] = list;
  await call(member, 'auth/assign/right', { rid, seen: { total_fen, review_until } });
  const seen = { owed_fen: total_fen, waiting_fen: 0 };
  await call(member, 'auth/statement/pay', { rid, amount_fen: 20_000, seen });
  await page.goto('/member/unpaid');
  const row = page.getByRole('listitem', { name: code });
  await row.getByRole('link', { name: '申请开票' }).click();
  await expect(ask).toContainText('其中 ¥200.00 由已开票的预存款支付，不再开票');
  await expect(ask.getByRole('status', { name: '开票金额合计' })).toContainText(
    formatFen(total_fen - 20_000),
  );
  await ask.getByRole('button', { name: '提交申请' }).click();
  await expect(detail).toContainText(formatFen(total_fen - 20_000));
  await rm(folder, { recursive: true });
});
