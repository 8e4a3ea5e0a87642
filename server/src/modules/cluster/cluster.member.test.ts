import { grouping } from '../../../testing/clusters';
import { member } from '../../../testing/factories';
import { fund, moneyOf } from '../../../testing/money';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let groups: ReturnType<typeof grouping>;
beforeAll(async () => {
  t = await testApp();
  groups = grouping(t);
});

const notices = async (who: { token: string }) =>
  (await t.call('auth/message/list', {}, { token: who.token })).data.list.map(({ title }) => title);

test('managers see phones and limits of members, plain members see names and roles', async () => {
  const { rid, owner, manager, member: plain } = await groups.full({ limit_fen: 1000 });
  const list = async (who: typeof owner) => (await groups.as(who, 'auth/cluster/members', { rid })).data.list;
  const seen = await list(manager);
  expect(seen.map(({ user_rid, role }) => [user_rid, role])).toEqual([
    [owner.rid, 'owner'],
    [manager.rid, 'manager'],
    [plain.rid, 'member'],
  ]);
  expect(seen[2]).toMatchObject({
    name: '李同学',
    phone: `139****${plain.phone.slice(-4)}`,
    allowance: { limit_fen: 1000, used_fen: 0 },
    can: ['remove', 'limit'],
  });
  expect(seen[0]?.can).toEqual([]);
  expect((await list(owner))[1]?.can).toEqual(['remove', 'limit', 'role', 'budget', 'transfer']);
  for (const row of await list(plain)) expect(row).toMatchObject({ phone: null, allowance: null, can: [] });
});

test('limit and role are changed by those above the member, who is told', async () => {
  const { rid, owner, manager, member: plain } = await groups.full();
  const limit = (who: typeof owner, of: typeof owner, limit_fen: number | null = 700) =>
    groups.as(who, 'auth/cluster/limit', { rid, user_rid: of.rid, limit_fen });
  expect((await limit(manager, plain)).code).toBe(1);
  expect((await groups.detail(plain, rid)).allowance.limit_fen).toBe(700);
  expect((await limit(manager, manager)).error).toBe('forbidden');
  expect((await limit(manager, owner)).error).toBe('cluster_act_refused');
  expect((await limit(owner, manager)).code).toBe(1);
  const role = (who: typeof owner, of: typeof owner, to: 'manager' | 'member') =>
    groups.as(who, 'auth/cluster/role', { rid, user_rid: of.rid, role: to });
  expect((await role(manager, plain, 'manager')).error).toBe('forbidden');
  expect((await role(owner, owner, 'member')).error).toBe('cluster_act_refused');
  await role(owner, plain, 'manager');
  await role(owner, manager, 'member');
  expect((await groups.detail(plain, rid)).role).toBe('manager');
  expect(await notices(plain)).toEqual(expect.arrayContaining(['社群额度变更', '社群角色变更']));
});

test('an owner hands the group over and can leave then; the new owner is told', async () => {
  const { rid, owner, member: plain } = await groups.full();
  expect((await groups.as(owner, 'auth/cluster/leave', { rid })).error).toBe('forbidden');
  const transfer = (user_rid: string) => groups.as(owner, 'auth/cluster/transfer', { rid, user_rid });
  expect((await transfer((await member(t.db)).rid)).error).toBe('not_found');
  expect((await transfer(owner.rid)).error).toBe('not_found');
  await transfer(plain.rid);
  expect(await groups.detail(plain, rid)).toMatchObject({ role: 'owner', allowance: { limit_fen: null } });
  expect(await notices(plain)).toContain('您已成为群主');
  expect((await groups.as(owner, 'auth/cluster/leave', { rid })).code).toBe(1);
  expect((await groups.as(owner, 'auth/cluster/detail', { rid })).error).toBe('not_found');
  expect(await notices(plain)).toContain('成员退出');
});

test('a group with money is handed over with a code to the phone of its owner, which counts once', async () => {
  const { rid, owner, member: plain } = await groups.full();
  await fund(t.db, plain, 5000);
  await groups.as(plain, 'auth/cluster/deposit', { rid, amount_fen: 5000 });
  const transfer = (code?: string) =>
    groups.as(owner, 'auth/cluster/transfer', { rid, user_rid: plain.rid, ...(code && { code }) });
  expect(await transfer()).toMatchObject({
    error: 'code_wrong',
    status: 422,
    fields: { code: '[验证码]不能为空' },
  });
  await t.call('auth/user/code4proof', {}, { token: owner.token });
  const code = /\d{6}/.exec(t.ports.lastSms(owner.phone))?.[0] ?? '';
  expect((await transfer(code === '111111' ? '222222' : '111111')).error).toBe('code_wrong');
  expect(await groups.detail(owner, rid)).toMatchObject({ role: 'owner' });
  expect((await transfer(code)).code).toBe(1);
  expect(await groups.detail(plain, rid)).toMatchObject({ role: 'owner' });
});

test('a member pays cash into the group; only its owner takes it out', async () => {
  const { rid, owner, manager, member: plain } = await groups.full();
  await fund(t.db, plain, 10_000);
  const deposit = (amount_fen: number) => groups.as(plain, 'auth/cluster/deposit', { rid, amount_fen });
  expect((await deposit(10_001)).error).toBe('balance_short');
  expect((await deposit(6000)).data).toEqual({ available: null });
  expect((await moneyOf(t.db, plain)).cash.balance).toBe(4000);
  expect((await groups.detail(owner, rid)).available).toEqual({ cash_fen: 6000, bonus_fen: 0 });
  const withdraw = (who: typeof owner, amount_fen: number) =>
    groups.as(who, 'auth/cluster/withdraw', { rid, account: 'cash', amount_fen });
  expect((await withdraw(manager, 100)).error).toBe('forbidden');
  expect((await withdraw(owner, 6001)).error).toBe('balance_short');
  expect((await withdraw(owner, 1000)).data).toEqual({ available: { cash_fen: 5000, bonus_fen: 0 } });
  const { list, next } = (await groups.as(manager, 'auth/cluster/entries', { rid, account: 'cash', size: 1 }))
    .data;
  expect(list).toMatchObject([{ label: '预存划转', amount_fen: -1000, balance_fen: 5000 }]);
  const rest = await groups.as(manager, 'auth/cluster/entries', { rid, account: 'cash', before: next ?? 0 });
  expect(rest.data).toMatchObject({ list: [{ amount_fen: 6000 }], next: null });
  expect(await notices(manager)).toEqual(expect.arrayContaining(['社群转入', '社群转出']));
});

test('an account is not closed while its member owns a group', async () => {
  const { owner, code, rid, member: plain } = await groups.full();
  const { obstacles } = (await t.call('auth/user/closing', {}, { token: owner.token })).data;
  expect(obstacles).toEqual([{ kind: 'cluster', count: 1, codes: [code], link: '/member/communityMg' }]);
  await groups.as(owner, 'auth/cluster/transfer', { rid, user_rid: plain.rid });
  expect((await t.call('auth/user/closing', {}, { token: owner.token })).data.obstacles).toEqual([]);
});
