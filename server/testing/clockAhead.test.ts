import { notify } from '../src/modules/message/message.service';
import { outboxJob } from '../src/modules/message/outbox.job';
import { reservationJob } from '../src/modules/reservation/reservation.job';
import { sessionJob } from '../src/modules/session/session.job';
import { codeBySms, newPhone } from './account';
import { member, testPassword, withSession } from './factories';
import { fund } from './money';
import { held, hold } from './reservations';
import { type TestApp, testApp } from './testApp';

// What a clock stored that was ahead, and was put right then.

const right = '2026-11-18T02:00:00.000Z';
const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(() => t.clock.set(right));

/** Acts while the clock is 400 days ahead. */
async function ahead<Result>(act: () => Promise<Result>): Promise<Result> {
  t.clock.pass(400 * daySeconds);
  const result = await act();
  t.clock.set(right);
  return result;
}

test('codes are sent again, and the code of that time is not valid for longer than others', async () => {
  const phone = newPhone();
  const code = await ahead(() => codeBySms(t, phone, 0));
  const signed = await t.call('open/sign', { phone, code, password: 'a-Quiet-Harbour' });
  expect(signed.error).toBe('code_wrong');
  expect((await t.call('open/code4sms', { phone, useFor: 0 })).code).toBe(1);
  expect((await t.call('open/code4sms', { phone, useFor: 0 })).status).toBe(429);
});

test('an account that was locked then is open again', async () => {
  const { phone } = await member(t.db);
  const login = (password: string) => t.call('open/login', { account: phone, password });
  await ahead(async () => {
    for (let count = 0; count < 10; count++) await login('wrong');
    expect((await login(testPassword)).status).toBe(429);
  });
  expect((await login(testPassword)).status).toBe(200);
});

test('a token is valid for a day, and its successor cannot be had for longer than a month', async () => {
  const who = await member(t.db);
  const [used, unused] = await ahead(async () => [
    await withSession(t.db, who, t.clock.now()),
    await withSession(t.db, who, t.clock.now()),
  ]);
  if (!used || !unused) throw new Error('no sessions');
  const status = async (token: string) => (await t.call('auth/user/info', {}, { token })).status;
  expect(await status(used.token)).toBe(200);
  await sessionJob.run(t.deps, t.app.log);
  const [device] = (await t.call('auth/user/session/list', {}, { token: used.token })).data;
  expect(device?.last_seen).toBe(right);
  t.clock.pass(daySeconds);
  expect(await status(used.token)).toBe(401);
  expect(await status(unused.token)).toBe(401);
  t.clock.pass(30 * daySeconds);
  expect((await t.call('open/refresh4token', { token: unused.refreshToken })).status).toBe(401);
});

test('a refresh token that was used then gives no second successor', async () => {
  const who = await member(t.db);
  const refresh = () => t.call('open/refresh4token', { token: who.refreshToken });
  // Within its thirty days, so that it is still valid.
  t.clock.pass(2 * hourSeconds);
  expect((await refresh()).status).toBe(200);
  t.clock.set(right);
  expect((await refresh()).status).toBe(401);
});

test('entries of accounts and notices are not of the future', async () => {
  const who = await member(t.db);
  await ahead(() => fund(t.db, who, 10_000, 'deposit', t.clock.now()));
  const { token } = await withSession(t.db, who, t.clock.now());
  const { data } = await t.call('auth/web/asset/detail', { account: 'cash' }, { token });
  expect(data.list.map(({ at }) => at)).toEqual([right]);
});

test('held time is free again', async () => {
  const who = await member(t.db);
  t.clock.pass(5 * hourSeconds);
  await held(t, await withSession(t.db, who, t.clock.now()));
  t.clock.set(right);
  await reservationJob.run(t.deps, t.app.log);
  expect((await hold(t, await withSession(t.db, await member(t.db), t.clock.now()))).code).toBe(1);
});

test('letters are sent', async () => {
  const phone = newPhone();
  const who = await member(t.db, { phone });
  await ahead(async () => {
    await t.db.transaction((tx) =>
      notify(tx, who.rid, { kind: 'money', title: 't', text: '到账', link: '/' }, t.clock.now()),
    );
  });
  await outboxJob.run(t.deps, t.app.log);
  expect(t.ports.lastSms(phone)).toContain('到账');
  const { token } = await withSession(t.db, who, t.clock.now());
  const { data } = await t.call('auth/message/list', {}, { token });
  expect(data.list.map(({ created }) => created)).toEqual([right]);
});
