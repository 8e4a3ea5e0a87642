import type { Input } from '@portal/shared/contract';
import type { Organization } from '@portal/shared/rules';
import { eq } from 'drizzle-orm';
import { member, newcomer, staff, type TestMember } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { audits } from '../audit/audit.table';
import { labOwner, type Owner } from '../ledger/ledger.rules';
import { transfer } from '../ledger/ledger.service';
import { findUser } from '../user/user.repo';
import { openCredit, readCredit, setCreditLimit } from './credit.service';

let t: TestApp;
let [first, second]: TestMember[] = [];
beforeAll(async () => {
  t = await testApp();
  [first, second] = [await staff(t.db), await staff(t.db)];
});

const read = (rid: string) =>
  t.db.read(async (tx) => {
    const user = await findUser(tx, rid);
    if (!user) throw new Error('no such member');
    return readCredit(tx, user);
  });
const open = (rid: string, organization: Organization | null) =>
  t.db.transaction((tx) => openCredit(tx, { rid, organization }));
const limit = (rid: string, fen: number) =>
  t.db.transaction((tx) => setCreditLimit(tx, { kind: 'member', rid }, fen));
const hold = (rid: string, amount: number) => {
  const owner: Owner = { kind: 'member', rid };
  return t.db.transaction((tx) =>
    transfer(
      tx,
      [
        {
          id: `test:${rid}:${amount}`,
          kind: 'order_on_credit',
          debit: owner,
          credit: labOwner,
          amount,
          cause: { kind: 'test', rid },
          pending: { expires: null },
        },
      ],
      t.clock.now(),
    ),
  );
};

test('an academic member has the default limit, before and after the account is opened', async () => {
  const { rid } = await member(t.db);
  const fresh = { limit_fen: 500_000, used_fen: 0, reserved_fen: 0, free_fen: 500_000 };
  expect(await read(rid)).toEqual(fresh);
  await open(rid, 3);
  expect(await read(rid)).toEqual(fresh);
  await hold(rid, 120_000);
  expect(await read(rid)).toEqual({ ...fresh, reserved_fen: 120_000, free_fen: 380_000 });
});

test('enterprises and members without certification have no credit', async () => {
  const none = { limit_fen: 0, used_fen: 0, reserved_fen: 0, free_fen: 0 };
  const enterprise = await member(t.db, { organization: 2 });
  await open(enterprise.rid, 2);
  expect(await read(enterprise.rid)).toEqual(none);
  const { rid } = await newcomer(t.db);
  await open(rid, null);
  expect(await read(rid)).toEqual(none);
  // Opened only after the certification, with the default limit.
  await open(rid, 0);
  expect((await read(rid)).limit_fen).toBe(500_000);
});

test('opening again does not change a limit that staff set, not even one of zero', async () => {
  const { rid } = await member(t.db);
  await limit(rid, 0);
  await open(rid, 3);
  expect((await read(rid)).limit_fen).toBe(0);
});

const limitOf = async (rid: string) => (await read(rid)).limit_fen;
const operate = (who: TestMember, input: Input<'auth/creditApply/operate'>) =>
  t.call('auth/creditApply/operate', input, { token: who.token });
const apply = async (who: TestMember, amount_fen = 2_000_000) =>
  operate(who, { op: 'apply', amount_fen, reason: '本季度集中测试' });
const applied = async (who: TestMember, amount_fen?: number) => {
  const { application } = (await apply(who, amount_fen)).data;
  if (!application) throw new Error('no application');
  return application;
};
const asStaff = (by = first) => ({ token: by?.token ?? '' });
const titles = async ({ token }: TestMember) =>
  (await t.call('auth/message/list', {}, { token })).data.list.map(({ title, text }) => `${title}：${text}`);

describe('applications', () => {
  test('a granted one sets the limit, tells the member and is in the audit log with both limits', async () => {
    const who = await member(t.db);
    const { application, credit } = (await apply(who)).data;
    expect(application).toMatchObject({ state: 'waiting', amount_fen: 2_000_000, granted_fen: null });
    expect(credit.limit_fen).toBe(500_000);
    const code = application?.code ?? '';
    const { list } = (await t.call('staff/credit/list', { states: ['waiting'] }, asStaff())).data;
    expect(list.find((row) => row.code === code)).toMatchObject({
      member: expect.stringContaining(who.phone),
      credit: { limit_fen: 500_000 },
    });
    const named = await t.call('staff/credit/list', { code: code.toLowerCase() }, asStaff());
    expect(named.data).toMatchObject({ total: 1, list: [{ code }] });
    const answer = await t.call('staff/credit/grant', { code, amount_fen: 1_000_000 }, asStaff());
    expect(answer.data).toEqual({ state: 'approved', approval: null });
    const own = (await t.call('auth/creditApply/list', {}, { token: who.token })).data;
    expect(own).toMatchObject({
      credit: { limit_fen: 1_000_000, free_fen: 1_000_000 },
      list: [{ state: 'approved', granted_fen: 1_000_000 }],
    });
    expect((await titles(who))[0]).toBe('信用额度已调整：您的信用额度现为 ¥10,000.00，可先测试、后付款。');
    const rows = await t.db.read((tx) => tx.select().from(audits).where(eq(audits.target, who.rid)));
    expect(rows).toMatchObject([
      { act: 'credit.set', note: code, before: { limit_fen: 500_000 }, after: { limit_fen: 1_000_000 } },
    ]);
  });

  test('only one waits; a cancelled one makes room, and can not be granted', async () => {
    const who = await member(t.db);
    const { rid, code } = await applied(who);
    expect(await apply(who)).toMatchObject({ status: 409, error: 'credit_apply_waiting' });
    expect((await operate(who, { op: 'cancel', rid })).data.application?.state).toBe('cancelled');
    expect(await operate(who, { op: 'cancel', rid })).toMatchObject({
      error: 'credit_act_refused',
      msg: '该额度申请当前为“已取消”，不能取消',
    });
    expect(await t.call('staff/credit/grant', { code }, asStaff())).toMatchObject({
      error: 'credit_act_refused',
    });
    expect((await apply(who)).code).toBe(1);
  });

  test('a refused one tells the reason and leaves the limit', async () => {
    const who = await member(t.db);
    const { code } = await applied(who);
    await t.call('staff/credit/refuse', { code, reason: '请先付清逾期款项' }, asStaff());
    const { list } = (await t.call('auth/creditApply/list', {}, { token: who.token })).data;
    expect(list).toMatchObject([{ state: 'refused', note: '请先付清逾期款项' }]);
    expect((await titles(who))[0]).toContain('请先付清逾期款项');
    expect(await limitOf(who.rid)).toBe(500_000);
  });

  test('members without certification can not apply', async () => {
    expect(await apply(await newcomer(t.db))).toMatchObject({ error: 'profile_incomplete' });
  });

  test('above the amount of the setting a second person must agree; cancelling withdraws the request', async () => {
    const who = await member(t.db);
    const { code } = await applied(who, 6_000_000);
    const { approval } = (await t.call('staff/credit/grant', { code }, asStaff())).data;
    expect(await limitOf(who.rid)).toBe(500_000);
    await t.call('staff/approval/agree', { code: approval ?? '' }, asStaff(second));
    expect(await limitOf(who.rid)).toBe(6_000_000);
    const other = await member(t.db);
    const again = await applied(other, 6_000_000);
    const asked = (await t.call('staff/credit/grant', { code: again.code }, asStaff())).data;
    await operate(other, { op: 'cancel', rid: again.rid });
    expect(
      await t.call('staff/approval/agree', { code: asked.approval ?? '' }, asStaff(second)),
    ).toMatchObject({ error: 'approval_decided' });
  });
});

describe('staff set a limit without an application', () => {
  const set = (account: string, amount_fen: number) =>
    t.call('staff/credit/set', { account, amount_fen, reason: '长期逾期' }, asStaff());

  test('0 withdraws the credit', async () => {
    const who = await member(t.db);
    expect((await set(who.phone, 0)).data).toEqual({
      credit: { limit_fen: 0, used_fen: 0, reserved_fen: 0, free_fen: 0 },
      approval: null,
    });
    expect((await titles(who))[0]).toContain('已停用');
  });

  test('above the amount of the setting after a second person agreed', async () => {
    const who = await member(t.db, { organization: 2 });
    const { credit, approval } = (await set(who.phone, 9_000_000)).data;
    expect(credit.limit_fen).toBe(0);
    expect(await set(who.phone, 9_000_000)).toMatchObject({ error: 'approval_waiting' });
    await t.call('staff/approval/agree', { code: approval ?? '' }, asStaff(second));
    expect(await limitOf(who.rid)).toBe(9_000_000);
  });

  test('only of members', async () => {
    expect(await set(first?.phone ?? '', 1)).toMatchObject({
      status: 404,
      msg: expect.stringContaining('客户'),
    });
  });
});

test('below what is used a lowered limit leaves nothing free', async () => {
  const { rid } = await member(t.db);
  await limit(rid, 100_000);
  await hold(rid, 60_000);
  await limit(rid, 50_000);
  expect(await read(rid)).toEqual({
    limit_fen: 50_000,
    used_fen: 0,
    reserved_fen: 60_000,
    free_fen: 0,
  });
});
