import { contract, type Endpoint } from '@portal/shared/contract';
import { describeOnPostgres } from '../../../testing/database';
import { staff, type TestMember, testPassword, withSession } from '../../../testing/factories';
import { bindApp, codeOf } from '../../../testing/secondFactor';
import { anotherProcess, type TestApp, testApp, testEnv } from '../../../testing/testApp';
import { staff_recovery_codes, staff_second_factors } from './staffAccount.table';

let t: TestApp;
let who: TestMember;
beforeEach(async () => {
  t = await testApp({ deps: { env: { ...testEnv, secondFactor: true } } });
  who = await staff(t.db);
});

const list = (token = who.token) => t.call('staff/order/list', {}, { token });
const verify = (code: string, token = who.token) => t.call('staff/secondFactor/verify', { code }, { token });

async function logIn(): Promise<string> {
  return (await t.call('open/login', { account: who.phone, password: testPassword })).data.token;
}

test('at the first login an app is bound by its first code, which also verifies the session', async () => {
  expect(await list()).toMatchObject({ status: 403, error: 'second_factor_missing' });
  const { data } = await t.call('staff/secondFactor/enrol', {}, { token: who.token });
  expect(data.uri).toContain(`secret=${data.secret}`);
  expect((await verify('123456')).error).toBe('second_factor_missing');
  const code = codeOf(data.secret, t.clock.now());
  const confirmed = await t.call('staff/secondFactor/confirm', { code }, { token: who.token });
  expect(confirmed.data.recovery_codes).toHaveLength(10);
  expect((await list()).status).toBe(200);
  const { data: self } = await t.call('staff/account/self', {}, { token: who.token });
  expect(self.second_factor).toBe(true);
});

test('another login needs a code; the session that gave it stays verified for twelve hours', async () => {
  const { secret } = await bindApp(t, who.token);
  const token = await logIn();
  expect(await list(token)).toMatchObject({ status: 403, error: 'second_factor_required' });
  t.clock.pass(30);
  expect((await verify(codeOf(secret, t.clock.now()), token)).data).toEqual({ recovery_left: 10 });
  t.clock.pass(12 * 3600 - 1);
  expect((await list(token)).status).toBe(200);
  t.clock.pass(1);
  expect((await list(token)).error).toBe('second_factor_required');
});

test('before the code a session of staff reads nothing as a member either, but may log out', async () => {
  await bindApp(t, who.token);
  const token = await logIn();
  for (const path of ['auth/user/info', 'auth/web/order/list4person', 'auth/user/session/list'] as const)
    expect(await t.call(path, {}, { token })).toMatchObject({ status: 403, error: 'second_factor_required' });
  expect((await t.call('auth/user/logout', {}, { token })).status).toBe(200);
});

test('a code can be used once, and an earlier one not after a later one', async () => {
  const { secret } = await bindApp(t, who.token);
  const token = await logIn();
  // The code that bound the app was used.
  expect((await verify(codeOf(secret, t.clock.now()), token)).error).toBe('code_wrong');
  t.clock.pass(60);
  const earlier = codeOf(secret, new Date(t.clock.now().getTime() - 30_000));
  expect((await verify(codeOf(secret, t.clock.now()), token)).code).toBe(1);
  expect((await verify(codeOf(secret, t.clock.now()), token)).error).toBe('code_wrong');
  expect((await verify(earlier, token)).error).toBe('code_wrong');
});

test('a recovery code replaces a code of the app once, in any case and without its dash', async () => {
  const { recovery_codes } = await bindApp(t, who.token);
  const token = await logIn();
  const [code = ''] = recovery_codes;
  expect((await verify(code.toLowerCase().replace('-', ' '), token)).data).toEqual({ recovery_left: 9 });
  expect((await list(token)).status).toBe(200);
  expect((await verify(code, token)).error).toBe('code_wrong');
});

test('after five wrong codes even the right one is refused, for a quarter of an hour', async () => {
  const { secret } = await bindApp(t, who.token);
  const token = await logIn();
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await verify('000000', token)).error).toBe('code_wrong');
  t.clock.pass(60);
  expect((await verify(codeOf(secret, t.clock.now()), token)).error).toBe('too_many_requests');
  t.clock.pass(15 * 60);
  expect((await verify(codeOf(secret, t.clock.now()), token)).code).toBe(1);
});

test('a bound app is not replaced by its owner; an admin resets it and signs the devices out', async () => {
  await bindApp(t, who.token);
  expect((await t.call('staff/secondFactor/enrol', {}, { token: who.token })).error).toBe(
    'second_factor_enrolled',
  );
  const admin = await staff(t.db);
  await bindApp(t, admin.token);
  const { data } = await t.call(
    'staff/account/resetSecondFactor',
    { account: who.phone },
    { token: admin.token },
  );
  expect(data.second_factor).toBe(false);
  expect((await list()).error).toBe('token_invalid');
  expect((await list(await logIn())).error).toBe('second_factor_missing');
});

test('the database has neither the secret nor the recovery codes in readable form', async () => {
  const { secret, recovery_codes } = await bindApp(t, who.token);
  const rows = JSON.stringify([
    await t.db.read((tx) => tx.select().from(staff_second_factors)),
    await t.db.read((tx) => tx.select().from(staff_recovery_codes)),
  ]);
  for (const known of [secret, ...recovery_codes, ...recovery_codes.map((code) => code.replace('-', ''))])
    expect(rows).not.toContain(known);
});

test('every call of staff is refused before the second factor, except those that give it', async () => {
  await bindApp(t, who.token);
  const { token } = await withSession(t.db, who, t.clock.now());
  for (const [path, { roles, method = 'POST' }] of Object.entries<Endpoint>(contract)) {
    if (roles === undefined || path.startsWith('staff/secondFactor/')) continue;
    const response = await t.app.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([path, response.json().data.error]).toEqual([path, 'second_factor_required']);
  }
});

describeOnPostgres('two processes', () => {
  test('a code that is sent to both at once verifies one session', async () => {
    const { secret } = await bindApp(t, who.token);
    const second = await anotherProcess(t);
    const tokens = [await logIn(), await logIn()] as const;
    t.clock.pass(30);
    const code = codeOf(secret, t.clock.now());
    const answers = await Promise.all([
      t.call('staff/secondFactor/verify', { code }, { token: tokens[0] }),
      second.call('staff/secondFactor/verify', { code }, { token: tokens[1] }),
    ]);
    expect(answers.map(({ code: done }) => done).sort()).toEqual([0, 1]);
  });
});
