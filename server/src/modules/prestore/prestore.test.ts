import type { Input, PrestoreApply } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { grouping } from '../../../testing/clusters';
import { newcomer, staff, type TestMember } from '../../../testing/factories';
import { send } from '../../../testing/orders';
import { type TestApp, testApp } from '../../../testing/testApp';
import { audits } from '../audit/audit.table';
import { balances } from '../ledger/ledger.balance.service';
import { files } from '../upload/file.table';

let t: TestApp;
let who: TestMember;
let [first, second]: TestMember[] = [];
beforeAll(async () => {
  t = await testApp();
  [first, second] = [await staff(t.db, { name: '甲' }), await staff(t.db, { name: '乙' })];
});
beforeEach(async () => {
  who = await newcomer(t.db);
});

const pdf = { name: '回单.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
const upload = async (file = pdf, token = who.token) =>
  (await send(t, 'auth/upload4file', {}, file, token)).data.file_rid;

type Fields = Partial<Input<'auth/prestoreApply/add'>>;
const filled = async (fields: Fields = {}) => ({
  amount_fen: 1_000_000,
  payer: '示例大学',
  paid_on: '2026-11-17',
  file_rid: await upload(),
  ...fields,
});
const add = async (fields: Fields = {}) =>
  t.call('auth/prestoreApply/add', await filled(fields), { token: who.token });
const added = async (fields: Fields = {}): Promise<PrestoreApply> => (await add(fields)).data;
const list = async () => (await t.call('auth/web/prestore/list', {}, { token: who.token })).data;
const ready = async () => (await t.call('auth/prestoreApply/readyPayNum', {}, { token: who.token })).data;
const approve = (code: string, by = first) => t.call('staff/prestore/approve', { code }, asStaff(by));
const refuse = (code: string) =>
  t.call('staff/prestore/refuse', { code, reason: '未查到这笔转账' }, asStaff(first));
const asStaff = (by = first) => ({ token: by?.token ?? '' });
const edit = async (rid: string, fields: Fields = {}) => {
  const { file_rid, ...rest } = await filled(fields);
  return t.call(
    'auth/prestoreApply/edit',
    { ...rest, rid, ...(fields.file_rid && { file_rid }) },
    { token: who.token },
  );
};
const cancel = (rid: string) => t.call('auth/prestoreApply/cancel', { rid }, { token: who.token });
const money = async () => {
  const of = await t.db.read((tx) => balances(tx, { kind: 'member', rid: who.rid }));
  return [of.get('cash')?.balance, of.get('bonus')?.balance];
};
const notices = async () =>
  (await t.call('auth/message/list', {}, { token: who.token })).data.list.map(({ title }) => title);
const auditOf = (target: string) =>
  t.db.read((tx) => tx.select().from(audits).where(eq(audits.target, target)).orderBy(audits.id));

test("a group's prepayment by its owner or a manager is credited to the group, with the bonus", async () => {
  const group = await grouping(t).full();
  const { rid: cluster_rid } = group;
  const prepay = async (by: TestMember) => {
    const file_rid = await upload(pdf, by.token);
    const fields = { ...(await filled()), file_rid, cluster_rid };
    return t.call('auth/prestoreApply/add', fields, { token: by.token });
  };
  for (const by of [group.owner, group.manager]) {
    const { data } = await prepay(by);
    expect((await approve(data.code)).code).toBe(1);
  }
  expect((await prepay(group.member)).error).toBe('forbidden');
  expect((await prepay(who)).error).toBe('not_found');
  const { available } = (
    await t.call('auth/cluster/detail', { rid: cluster_rid }, { token: group.owner.token })
  ).data;
  expect(available).toEqual({ cash_fen: 2_000_000, bonus_fen: 100_000 });
  const own = await t.db.read((tx) => balances(tx, { kind: 'member', rid: group.owner.rid }));
  expect(own.get('cash')?.balance ?? 0).toBe(0);
});

test('the tiers and the account to transfer to are told', async () => {
  const { data } = await t.call('auth/prestore_rule_balance', {}, { token: who.token });
  expect(data.tiers[0]).toEqual({ amount_fen: 500_000, bonus_fen: 15_000 });
  expect(data.bankAccount?.bank).toContain('示例银行');
});

test('an approved application credits cash and bonus, tells the member and is in the audit log', async () => {
  const { code, ...rest } = await added();
  expect(rest).toMatchObject({ state: 'waiting', bonus_fen: 50_000, voucher: { name: '回单.pdf' } });
  expect(await ready()).toEqual({ count: 1, amount_fen: 1_000_000 });
  expect(await money()).toEqual([0, 0]);
  expect((await approve(code)).data).toEqual({ state: 'approved', approval: null });
  expect(await money()).toEqual([1_000_000, 50_000]);
  expect(await ready()).toEqual({ count: 0, amount_fen: 0 });
  expect(await list()).toMatchObject({ total: 1, counts: { approved: 1 }, list: [{ state: 'approved' }] });
  expect(await notices()).toEqual(['预存已到账']);
  expect(await auditOf(code)).toMatchObject([
    {
      staff_rid: first?.rid,
      act: 'prestore.approve',
      before: { state: 'waiting' },
      after: { state: 'approved', amount_fen: 1_000_000, bonus_fen: 50_000 },
    },
  ]);
});

test('the bonus is what the tiers promised when the application was sent', async () => {
  const { code } = await added();
  const tiers = (await t.call('staff/setting/list', {}, asStaff())).data.prestoreTiers;
  await t.call('staff/setting/update', { key: 'prestoreTiers', value: [] }, asStaff());
  await approve(code);
  expect(await money()).toEqual([1_000_000, 50_000]);
  expect((await added()).bonus_fen).toBe(0);
  await t.call('staff/setting/update', { key: 'prestoreTiers', value: tiers }, asStaff());
});

test('below the first tier there is no bonus', async () => {
  const { code, bonus_fen } = await added({ amount_fen: 499_999 });
  expect(bonus_fen).toBe(0);
  await approve(code);
  expect(await money()).toEqual([499_999, 0]);
});

test('a refused application tells the reason and moves no money', async () => {
  const { code } = await added();
  await refuse(code);
  expect((await list()).list[0]).toMatchObject({ state: 'refused', reason: '未查到这笔转账' });
  expect(await money()).toEqual([0, 0]);
  expect(await notices()).toEqual(['预存申请未通过']);
  expect(await auditOf(code)).toMatchObject([{ act: 'prestore.refuse', note: '未查到这笔转账' }]);
});

test('an application that waits can be edited: the bonus follows, a replaced voucher is released', async () => {
  const old = await upload();
  const { rid } = await added({ file_rid: old });
  expect((await edit(rid, { amount_fen: 5_000_000 })).data).toMatchObject({ bonus_fen: 300_000 });
  const fresh = await upload({ ...pdf, name: '新回单.pdf' });
  expect((await edit(rid, { file_rid: fresh })).data.voucher.name).toBe('新回单.pdf');
  const claimed = await t.db.read((tx) => tx.select().from(files).where(eq(files.user_rid, who.rid)));
  expect(claimed.filter((file) => file.claimed).map((file) => file.rid)).toEqual([fresh]);
});

test('what was decided can be neither edited nor cancelled nor decided again', async () => {
  const { rid, code } = await added();
  expect((await cancel(rid)).data.state).toBe('cancelled');
  const answers = [await edit(rid), await cancel(rid), await approve(code), await refuse(code)];
  expect(answers.map(({ error }) => error)).toEqual(Array(4).fill('prestore_act_refused'));
  expect(answers[2]?.msg).toBe('该预存申请当前为“已取消”，不能批准');
});

test('vouchers are pictures or PDFs of their own, and the day is neither in the future nor long ago', async () => {
  const csv = await upload({ name: 'a.csv', bytes: '角度,强度\n10,120\n' });
  expect(await add({ file_rid: csv })).toMatchObject({
    status: 422,
    fields: { file_rid: expect.anything() },
  });
  const other = await newcomer(t.db);
  const foreign = await upload(pdf, other.token);
  expect(await add({ file_rid: foreign })).toMatchObject({ status: 404, error: 'not_found' });
  expect(await add({ paid_on: '2026-11-19' })).toMatchObject({
    status: 422,
    fields: { paid_on: '[付款日期]不能晚于今天' },
  });
  for (const paid_on of ['1999-11-18', '2025-11-17'])
    expect(await add({ paid_on })).toMatchObject({
      status: 422,
      fields: { paid_on: '[付款日期]不能早于 12 个月前' },
    });
  expect((await list()).total).toBe(0);
});

test('amounts are whole fen, more than zero and within the limit', async () => {
  for (const amount_fen of [0, -1, 0.5, 1_000_000_001, Number.NaN])
    expect(await add({ amount_fen })).toMatchObject({
      status: 422,
      fields: { amount_fen: expect.anything() },
    });
});

test('the voucher is downloaded by a link of a minute', async () => {
  const { rid } = await added();
  const { url } = (await t.call('auth/prestoreApply/voucher', { rid }, { token: who.token })).data;
  expect((await t.app.inject(url)).body).toBe(pdf.bytes);
  const { list: all } = (await t.call('staff/prestore/list', { states: ['waiting'] }, asStaff())).data;
  const mine = all.find((row) => row.rid === rid);
  expect(mine?.member).toContain(who.phone);
  expect((await t.app.inject(mine?.link ?? '')).statusCode).toBe(200);
  t.clock.pass(61);
  expect((await t.app.inject(url)).statusCode).toBe(403);
});

describe('above the amount of the setting', () => {
  const large = { amount_fen: 5_000_001 };
  const waiting = async () => {
    const application = await added(large);
    const { approval } = (await approve(application.code)).data;
    return { ...application, approval: approval ?? '' };
  };
  const agree = (code: string, by = second) => t.call('staff/approval/agree', { code }, asStaff(by));
  const reject = (code: string, by = second) =>
    t.call('staff/approval/refuse', { code, reason: '金额不符' }, asStaff(by));

  test('the amount itself needs no second person', async () => {
    const { code } = await added({ amount_fen: 5_000_000 });
    expect((await approve(code)).data).toEqual({ state: 'approved', approval: null });
  });

  test('a second person must agree, who is not the first one', async () => {
    const { code, approval } = await waiting();
    expect(await money()).toEqual([0, 0]);
    expect(await approve(code, second)).toMatchObject({ error: 'approval_waiting' });
    expect(await agree(approval, first)).toMatchObject({ status: 403, error: 'approval_own' });
    const { list: open } = (await t.call('staff/approval/list', {}, asStaff())).data;
    expect(open.find((row) => row.code === approval)).toMatchObject({
      act: 'prestore.approve',
      label: '批准预存',
      target: code,
      amount_fen: 5_000_001,
      requested_by: expect.stringContaining('甲'),
      own: true,
    });
    const listed = async () => (await t.call('staff/prestore/list', { code }, asStaff())).data;
    expect(await listed()).toMatchObject({
      total: 1,
      list: [{ code, state: 'waiting', approval: { code: approval, amount_fen: 5_000_001 } }],
    });
    expect((await agree(approval)).code).toBe(1);
    expect(await money()).toEqual([5_000_001, 300_000]);
    expect((await listed()).list).toMatchObject([{ code, state: 'approved', approval: null }]);
    expect(await agree(approval)).toMatchObject({
      error: 'approval_decided',
      msg: expect.stringMatching(/^该复核单已同意（乙，/),
    });
    expect(await auditOf(approval)).toMatchObject([
      { staff_rid: first?.rid, act: 'approval.request' },
      { staff_rid: second?.rid, act: 'approval.agreed' },
    ]);
    expect(await auditOf(code)).toMatchObject([{ staff_rid: second?.rid, act: 'prestore.approve' }]);
  });

  test('when the second person refuses, the application still waits and can be asked about again', async () => {
    const { code, approval } = await waiting();
    await reject(approval);
    expect((await list()).list[0]?.state).toBe('waiting');
    expect((await approve(code)).data.approval).not.toBeNull();
  });

  test('the first person can withdraw the request', async () => {
    const { approval } = await waiting();
    await reject(approval, first);
    expect(await auditOf(approval)).toMatchObject([
      {},
      { act: 'approval.withdrawn', note: expect.stringContaining('金额不符') },
    ]);
  });

  test('editing, cancelling and refusing withdraw the request', async () => {
    const acts = [
      (one: PrestoreApply) => edit(one.rid, { amount_fen: 9_000_000 }),
      (one: PrestoreApply) => cancel(one.rid),
      (one: PrestoreApply) => refuse(one.code),
    ];
    for (const act of acts) {
      const one = await waiting();
      expect((await act(one)).code).toBe(1);
      expect(await agree(one.approval)).toMatchObject({ error: 'approval_decided' });
    }
    expect(await money()).toEqual([0, 0]);
  });
});
