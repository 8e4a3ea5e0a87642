import { codeBySms, newPhone } from '../../../testing/account';
import { describeOnPostgres } from '../../../testing/database';
import { member, testPassword } from '../../../testing/factories';
import { type Answer, anotherProcess, type TestApp, testApp } from '../../../testing/testApp';
import { poll, pressPhone, requestTicket } from '../../../testing/wechat';

const password = 'a-Quiet-Harbour';

describeOnPostgres('getting in, over two processes', () => {
  let t: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    t = await testApp({ database: 'postgres' });
    other = await anotherProcess(t);
  });

  /** Runs `count` calls concurrently, every second one on the other process. */
  const atOnce = <T>(count: number, make: (at: TestApp, index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index % 2 === 0 ? t : other, index)));

  const statuses = (answers: readonly { status: number }[]) =>
    answers.map((answer) => answer.status).sort((a, b) => a - b);
  const known = async (token: string) => (await t.call('auth/user/info', {}, { token })).status;
  const refresh = (at: TestApp, token: string): Promise<Answer<'open/refresh4token'>> =>
    at.call('open/refresh4token', { token });

  test('a code registers once', async () => {
    const phone = newPhone();
    const code = await codeBySms(t, phone, 0);
    const answers = await atOnce(10, (at) => at.call('open/sign', { phone, code, password }));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
  });

  test('five wrong guesses in all, however many are made at once', async () => {
    const { phone } = await member(t.db, {}, t.clock.now());
    const code = await codeBySms(t, phone, 1);
    const guess = (index: number) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
    await atOnce(20, (at, index) => at.call('open/reset', { account: phone, code: guess(index), password }));
    expect((await t.call('open/reset', { account: phone, code, password })).error).toBe('code_wrong');
  });

  test('one code a minute is sent, also across a restart', async () => {
    const phone = newPhone();
    const before = t.ports.sent.length + other.ports.sent.length;
    const answers = await atOnce(10, (at) => at.call('open/code4sms', { phone, useFor: 0 }));
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(429)]);
    expect(t.ports.sent.length + other.ports.sent.length - before).toBe(1);
    const restarted = await anotherProcess(t);
    expect((await restarted.call('open/code4sms', { phone, useFor: 0 })).status).toBe(429);
  });

  test('after ten wrong passwords in total the right one is refused too', async () => {
    const { phone } = await member(t.db, {}, t.clock.now());
    const wrong = await atOnce(14, (at) => at.call('open/login', { account: phone, password: 'wrong' }));
    expect(statuses(wrong)).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const right = await other.call('open/login', { account: phone, password: testPassword });
    expect(right.status).toBe(429);
  });

  test('reuse of refresh token R1 after R2 and R3 ends the session; concurrent refreshes get the same tokens', async () => {
    const { token, refreshToken: r1 } = await member(t.db, {}, t.clock.now());
    const both = await atOnce(8, (at) => refresh(at, r1));
    expect(statuses(both)).toEqual(Array(8).fill(200));
    expect(new Set(both.map((answer) => answer.data.refresh_token)).size).toBe(1);
    const r2 = both[0]?.data.refresh_token ?? '';
    const third = await refresh(other, r2);
    expect(await known(third.data.token)).toBe(200);

    t.clock.pass(11);
    expect(statuses(await atOnce(4, (at) => refresh(at, r1)))).toEqual(Array(4).fill(401));
    for (const ended of [token, both[0]?.data.token ?? '', third.data.token])
      expect(await known(ended)).toBe(401);
    expect((await refresh(t, third.data.refresh_token)).status).toBe(401);
  });

  test('a WeChat ticket starts one session and binds one account', async () => {
    const { ticket, scene } = await requestTicket(t);
    await pressPhone(t, 'scan', scene, 'wx-race');
    await pressPhone(other, 'confirm', scene, 'wx-race');
    const { phone } = await member(t.db, {}, t.clock.now());
    const code = await codeBySms(t, phone, 3);
    const bound = await atOnce(6, (at) => at.call('open/wx/bind', { ticket, phone, code }));
    expect(statuses(bound).filter((status) => status === 200)).toHaveLength(1);

    const next = await requestTicket(t);
    await pressPhone(t, 'scan', next.scene, 'wx-race');
    await pressPhone(t, 'confirm', next.scene, 'wx-race');
    const polls = await atOnce(6, (at) => poll(at, next.ticket));
    expect(new Set(polls.map((answer) => answer.data.login?.token)).size).toBe(1);
    const token = polls[0]?.data.login?.token ?? '';
    const sessions = await t.call('auth/user/session/list', {}, { token });
    // Three sessions: the member's first login, the WeChat binding, and the login of this test.
    expect(sessions.data).toHaveLength(3);
  });
});
