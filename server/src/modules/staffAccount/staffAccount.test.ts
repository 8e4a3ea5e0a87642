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

test('an admin adds a colleague, who logs in and may do what the role permits', async () => {
  t.clock.pass(1);
  const { data } = await t.call('staff/account/add', colleague, asAdmin());
  expect(data).toMatchObject({ account: 'wang.fang', name: '王芳', roles: ['lab'], locked: null });
  const token = await logIn('wang.fang', colleague.password);
  expect((await t.call('staff/order/list', {}, { token })).status).toBe(200);
  expect(await t.call('staff/statement/list', {}, { token })).toMatchObject({ error: 'role_required' });
  expect((await t.call('staff/account/self', {}, { token })).data).toEqual(data);
  const { data: listed } = await t.call('staff/account/list', {}, asAdmin());
  expect(listed).toMatchObject({ total: 2, list: [{ account: admin.phone }, data] });
});

test('new roles apply to sessions that exist, and a setting needs its own role', async () => {
  await t.call('staff/account/add', colleague, asAdmin());
  const token = await logIn('wang.fang', colleague.password);
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

test('a locked account is signed out and refused after another login, until it is unlocked', async () => {
  await t.call('staff/account/add', { ...colleague, account: '15500001111' }, asAdmin());
  const account = '15500001111';
  const before = await logIn(account, colleague.password);
  await t.call('staff/account/lock', { account, locked: true }, asAdmin());
  expect((await t.call('staff/order/list', {}, { token: before })).error).toBe('token_invalid');
  const token = await logIn(account, colleague.password);
  expect((await t.call('staff/order/list', {}, { token })).error).toBe('staff_locked');
  await t.call('staff/account/lock', { account, locked: false }, asAdmin());
  expect((await t.call('staff/order/list', {}, { token })).status).toBe(200);
});

test('a new password signs the colleague out and replaces the old one', async () => {
  await t.call('staff/account/add', colleague, asAdmin());
  const token = await logIn('wang.fang', colleague.password);
  const { account } = colleague;
  await t.call('staff/account/password', { account, password: testPassword }, asAdmin());
  expect((await t.call('staff/order/list', {}, { token })).error).toBe('token_invalid');
  expect((await t.call('open/login', colleague)).code).toBe(0);
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
