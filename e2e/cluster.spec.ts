import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectDialogAccessible } from './portal/axe';
import { certify, memberPassword, newMember, post } from './portal/newMember';
import { newPhone } from './portal/newPhone';
import { prepay } from './portal/paidOrder';
import { signIn } from './portal/signIn';
import { confirmStatement, payStatement } from './portal/statement';
import { expect, type Portal, test } from './portal/test';

const ownerPhone = newPhone();
const memberPhone = newPhone();

interface Planned {
  readonly groups: readonly {
    readonly items: readonly { readonly rid: string; readonly total_fen: number }[];
  }[];
}

/** Orders a measurement of XRD, which the lab delivers and bills; the member confirms the bill. Returns its key. */
async function confirmedBill(request: APIRequestContext, portal: Portal, token: string): Promise<string> {
  const choice = {
    device_rid: 'xrd',
    options: { range: ['r5_90'], speed: ['v10'], form: ['powder'] },
    count: 1,
  };
  const { groups } = await post<Planned>(request, 'auth/tempDevice/add', choice, token);
  const items = groups.flatMap((group) => group.items);
  const total_fen = items.reduce((sum, item) => sum + item.total_fen, 0);
  const { code } = await post<{ code: string }>(
    request,
    'auth/order/add',
    {
      plan_rids: items.map(({ rid }) => rid),
      seen: { total_fen, due_fen: total_fen, times: [] },
      sample_source: 1,
      sample_disposal: 2,
      pickup: { type: 0, message: '' },
      return_address: null,
      samples: [{ number: 'S1', name: '样品 1', form: 'powder', hazards: [] }],
    },
    token,
  );
  const folder = await mkdtemp(join(tmpdir(), 'portal-data-'));
  const data = join(folder, '结果.csv');
  await writeFile(data, '角度,强度\n10,120\n');
  for (const act of ['confirm', 'receive', 'test']) await portal.staff(act, code);
  await portal.staff('deliver', code, '--file', data);
  await portal.staff('statement', 'add', code);
  await rm(folder, { recursive: true });
  const open = await post<{ list: readonly { rid: string }[] }>(
    request,
    'auth/assign/settlementList',
    { states: ['open'] },
    token,
  );
  const rid = open.list[0]?.rid ?? '';
  await confirmStatement(request, rid, token);
  return rid;
}

/** Founds a group by the screen, in which payments above ¥10.00 wait for approval. Returns its key. */
async function found(page: Page): Promise<string> {
  await page.goto('/member/communityMg');
  await page.getByRole('button', { name: '创建社群' }).click();
  const dialog = page.getByRole('dialog', { name: '创建社群' });
  await expectDialogAccessible(page);
  await dialog.getByLabel(/社群名称/).fill('旅程课题组');
  await dialog.getByLabel('审批金额').fill('10');
  await dialog.getByRole('button', { name: '创建社群' }).dblclick();
  await expect(page).toHaveURL(/\/communityMg\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: /旅程课题组/ })).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

test('a group from its founding to a removed member, who sees nothing of it', async ({
  page: owner,
  portal,
  context,
  browser,
}) => {
  const ownerToken = await newMember(owner.request, portal, ownerPhone);
  const token = await newMember(owner.request, portal, memberPhone);
  await certify(owner.request, token);
  await signIn(context, portal.url, { account: ownerPhone, password: memberPassword });
  const phoneContext = await browser.newContext({
    baseURL: portal.url,
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
  });
  await signIn(phoneContext, portal.url, { account: memberPhone, password: memberPassword });
  const member = await phoneContext.newPage();
  const rid = await found(owner);

  await test.step('the owner invites by phone, and the member agrees', async () => {
    await owner.getByRole('button', { name: '邀请成员' }).click();
    const invite = owner.getByRole('dialog', { name: '邀请成员' });
    await invite.getByRole('textbox', { name: '手机号' }).fill(memberPhone);
    await invite.getByRole('button', { name: '查找' }).click();
    await expect(invite.getByText('林*')).toBeVisible();
    await expectDialogAccessible(owner);
    await invite.getByRole('button', { name: '发送邀请' }).click();
    await expect(invite.getByRole('button', { name: '查找' })).toBeVisible();
    await member.goto('/member/communityJn');
    await expectAccessible(member);
    await member.getByRole('button', { name: /^同意：/ }).click();
    await member.getByRole('link', { name: '进入社群：旅程课题组' }).click();
    await expect(member.getByText('不限额，本月已用 ¥0.00')).toBeVisible();
    await expectAccessible(member);
  });

  await test.step('the owner deposits own cash', async () => {
    await prepay(owner.request, portal, ownerToken, 100_000);
    await owner.goto(`/member/communityMg/${rid}`);
    await owner.getByRole('button', { name: '转入' }).click();
    const deposit = owner.getByRole('dialog', { name: '转入资金' });
    await deposit.getByLabel(/转入金额/).fill('800');
    await expect(deposit.getByRole('status')).toContainText('我的预存 ¥200.00，社群可用 ¥800.00');
    await expectDialogAccessible(owner);
    await deposit.getByRole('button', { name: '确认转入' }).dblclick();
    await expect(owner.getByRole('region', { name: '社群资金' })).toContainText('¥800.00');
  });

  await test.step('a payment above the amount of approval waits, and is approved', async () => {
    const statement = await confirmedBill(owner.request, portal, token);
    const split = { by: 'percent', payers: [{ cluster_rid: rid, share: 10_000 }] };
    await payStatement(owner.request, statement, token, split);
    await member.goto('/member/communityJn?tab=payments');
    await expect(member.getByRole('list', { name: '我的付款' })).toContainText('待审批');
    await owner.goto('/member/communityMg');
    await owner.getByRole('link', { name: /^审批 1 笔付款/ }).click();
    await expectAccessible(owner);
    await owner.getByRole('button', { name: /^批准付款/ }).click();
    await owner.getByRole('button', { name: /^批准 ¥/ }).dblclick();
    await expect(owner.getByText('没有待审批的付款')).toBeVisible();
    await member.goto('/member/unpaid?state=paid');
    await expect(member.getByRole('listitem', { name: /^S\d/ })).toBeVisible();
    await owner.getByRole('link', { name: '支出统计' }).click();
    await expect(owner.getByRole('figure', { name: '按成员' })).toContainText('林晓');
    await expectAccessible(owner);
    await owner.getByRole('link', { name: '收支明细' }).click();
    await expect(owner.getByRole('table', { name: '收支明细' })).toContainText('结算单付款');
  });

  await test.step('the member is removed and sees nothing of the group', async () => {
    await member.goto(`/member/communityJn/${rid}`);
    await expect(member.getByRole('heading', { level: 1, name: /旅程课题组/ })).toBeVisible();
    await owner.getByRole('link', { name: /^成员/ }).click();
    await owner.getByRole('button', { name: '更多：林晓' }).click();
    await owner.getByRole('button', { name: '移除成员' }).click();
    await owner.getByRole('dialog', { name: '移除成员' }).getByRole('button', { name: '移除' }).click();
    await expect(owner.getByRole('button', { name: '更多：林晓' })).toHaveCount(0);
    await member.getByRole('link', { name: /^成员/ }).click();
    await member.reload();
    await expect(member.getByText('看不到这个社群')).toBeVisible();
    await expect(member.getByText('旅程课题组')).toHaveCount(0);
    await member.goto('/member/communityJn?tab=payments');
    await expect(member.getByRole('list', { name: '我的付款' })).toContainText('已退出的社群');
  });
  await phoneContext.close();
});
