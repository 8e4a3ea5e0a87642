import { currentVersions } from '@portal/shared/rules';
import { codeBySms } from '../../../testing/account';
import { describeOnPostgres } from '../../../testing/database';
import { staff, type TestMember, testPassword } from '../../../testing/factories';
import { anotherProcess, type TestApp, testApp } from '../../../testing/testApp';
import { staff_accounts } from './staffAccount.table';

let t: TestApp;
let admin: TestMember;
beforeEach(async () => {
  t = await testApp();
  admin = await staff(t.db);
});

const asAdmin = () => ({ token: admin.token });
const colleague = { account: 'wang.fang', name: '王芳', password: 'First-Horse-11', roles: ['lab' as const] };

async function logIn(account: string, password: string): Promise<string> {
  return (await t.call('open/login', { account, password })).data.token;
}

const own = 'Own-Horse-12345';
/** Logs in with a password that an admin set, and replaces it. */
async function firstLogin(account: string, old: string): Promise<string> {
  const token = await logIn(account, old);
  await t.call('auth/user/password', { old, password: own }, { token });
  return token;
}

test('an admin adds a colleague, who logs in and may do what the role permits', async () => {
  t.clock.pass(1);
  const { data } = await t.call('staff/account/add', colleague, asAdmin());
  expect(data).toMatchObject({ account: 'wang.fang', name: '王芳', roles: ['lab'], locked: null });
  const token = await firstLogin('wang.fang', colleague.password);
  expect((await t.call('staff/order/list', {}, { token })).status).toBe(200);
  expect(await t.call('staff/statement/list', {}, { token })).toMatchObject({ error: 'role_required' });
  expect((await t.call('staff/account/self', {}, { token })).data).toEqual(data);
  const { data: listed } = await t.call('staff/account/list', {}, asAdmin());
  expect(listed).toMatchObject({ total: 2, list: [{ account: admin.phone }, data] });
});

test('new roles apply to sessions that exist, and a setting needs its own role', async () => {
  await t.call('staff/account/add', colleague, asAdmin());
  const token = await firstLogin('wang.fang', colleague.password);
  const roles = ['finance' as const, 'lab' as const];
  const { data } = await t.call('staff/account/roles', { account: 'wang.fang', roles }, asAdmin());
  expect(data.roles).toEqual(['lab', 'finance']);
  expect((await t.call('staff/statement/list', {}, { token })).status).toBe(200);
  const overdue = { key: 'overdueDays' as const, value: 20 };
  expect((await t.call('staff/setting/update', overdue, { token })).status).toBe(200);
  const approval = { key: 'approvalFen' as const, value: 1 };
  expect(await t.call('staff/setting/update', approval, { token })).toMatchObject({
    error: 'role_required',
    msg: expect.stringContaining('管理员'),
  });
});

test('a locked account is signed out and can not log in, until it is unlocked', async () => {
  const account = '15500001111';
  await t.call('staff/account/add', { ...colleague, account }, asAdmin());
  const before = await firstLogin(account, colleague.password);
  await t.call('staff/account/lock', { account, locked: true }, asAdmin());
  expect((await t.call('staff/order/list', {}, { token: before })).error).toBe('token_invalid');
  const attempt = await t.call('open/login', { account, password: own });
  expect(attempt).toMatchObject({
    status: 403,
    error: 'staff_locked',
    msg: expect.stringContaining('已停用'),
  });
  // A stranger does not learn that the account is locked.
  expect((await t.call('open/login', { account, password: 'Wrong-Horse-1' })).error).toBe('login_failed');
  const code = await codeBySms(t, account, 3);
  const byCode = await t.call('open/loginForCode', { phone: account, code, consent: currentVersions() });
  expect(byCode.error).toBe('staff_locked');
  await t.call('staff/account/lock', { account, locked: false }, asAdmin());
  const token = await logIn(account, own);
  expect((await t.call('staff/order/list', {}, { token })).status).toBe(200);
});

test('a password that an admin set is replaced before any other call, of staff and of members', async () => {
  const { account, password } = colleague;
  await t.call('staff/account/add', colleague, asAdmin());
  const refused = async (token: string) => {
    const calls = [
      t.call('staff/account/self', {}, { token }),
      t.call('staff/secondFactor/enrol', {}, { token }),
      t.call('auth/user/info', {}, { token }),
    ];
    return (await Promise.all(calls)).map(({ error }) => error);
  };
  const required = Array(3).fill('password_change_required');
  const token = await logIn(account, password);
  expect(await refused(token)).toEqual(required);
  const change = (old: string, next: string, by: string) =>
    t.call('auth/user/password', { old, password: next }, { token: by });
  expect((await change(password, own, token)).code).toBe(1);
  expect((await t.call('staff/account/self', {}, { token })).status).toBe(200);

  await t.call('staff/account/password', { account, password: testPassword }, asAdmin());
  const again = await logIn(account, testPassword);
  expect(await refused(again)).toEqual(required);
  expect((await t.call('auth/user/logout', {}, { token: again })).code).toBe(1);
  // An admin who sets the own password has chosen it.
  const mine = { account: admin.phone, password: 'Admins-Horse-77' };
  await t.call('staff/account/password', mine, asAdmin());
  const adminToken = await logIn(admin.phone, mine.password);
  expect((await t.call('staff/account/self', {}, { token: adminToken })).status).toBe(200);
});

test('a new password signs the colleague out and replaces the old one', async () => {
  await t.call('staff/account/add', colleague, asAdmin());
  const token = await firstLogin('wang.fang', colleague.password);
  const { account } = colleague;
  await t.call('staff/account/password', { account, password: testPassword }, asAdmin());
  expect((await t.call('staff/order/list', {}, { token })).error).toBe('token_invalid');
  expect((await t.call('open/login', { account, password: own })).code).toBe(0);
  expect(await logIn(account, testPassword)).toMatch(/./);
});

test('names of accounts are checked, and a common password is refused', async () => {
  const add = (given: Partial<typeof colleague>) =>
    t.call('staff/account/add', { ...colleague, ...given }, asAdmin());
  for (const account of ['Wang', 'w', '王芳', 'a b'])
    expect((await add({ account })).fields).toHaveProperty('account');
  expect((await add({ password: 'password' })).fields).toHaveProperty('password');
  expect((await add({ account: admin.phone })).error).toBe('staff_taken');
  expect((await add({ roles: [] })).fields).toHaveProperty('roles');
});

test('an admin neither locks the own account nor gives the role away, also beside another admin', async () => {
  await staff(t.db);
  const account = admin.phone;
  expect(await t.call('staff/account/lock', { account, locked: true }, asAdmin())).toMatchObject({
    error: 'own_account',
  });
  expect(await t.call('staff/account/roles', { account, roles: ['lab'] }, asAdmin())).toMatchObject({
    error: 'own_account',
  });
  const roles = ['lab' as const, 'admin' as const];
  expect((await t.call('staff/account/roles', { account, roles }, asAdmin())).data.roles).toEqual(roles);
});

test('an account of staff without roles may do nothing', async () => {
  await t.db.transaction((tx) => tx.delete(staff_accounts));
  expect((await t.call('staff/order/list', {}, asAdmin())).error).toBe('forbidden');
});

describeOnPostgres('two processes', () => {
  test('two admins who lock each other at once: one stays', async () => {
    const other = await staff(t.db);
    const second = await anotherProcess(t);
    const answers = await Promise.all([
      t.call('staff/account/lock', { account: other.phone, locked: true }, asAdmin()),
      second.call('staff/account/lock', { account: admin.phone, locked: true }, { token: other.token }),
    ]);
    // The second one is refused as the last admin, or because its caller was signed out.
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  });
});
