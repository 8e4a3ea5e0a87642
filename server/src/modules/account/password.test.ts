import { codeBySms, newPhone } from '../../../testing/account';
import { member, testPassword } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { outboxJob } from '../message/outbox.job';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const password = 'a-Quiet-Harbour';

const login = (account: string, given: string) => t.call('open/login', { account, password: given });
const known = async (token: string) => (await t.call('auth/user/info', {}, { token })).status;

describe('resetting a password by a code', () => {
  test('the new one works, the old one and all sessions become invalid, and the owner is notified', async () => {
    const { phone, token, refreshToken } = await member(t.db, {}, t.clock.now());
    const code = await codeBySms(t, phone, 1);
    expect(await t.call('open/reset', { account: phone, code, password })).toMatchObject({
      status: 200,
      data: null,
    });
    expect(await known(token)).toBe(401);
    expect((await t.call('open/refresh4token', { token: refreshToken })).status).toBe(401);
    expect((await login(phone, testPassword)).error).toBe('login_failed');
    const { data } = await login(phone, password);
    const notices = await t.call('auth/message/list', {}, { token: data.token });
    expect(notices.data.list[0]?.title).toBe('登录密码已修改');
    await outboxJob.run(t.deps, t.app.log);
    expect(t.ports.lastSms(phone)).toContain('密码已修改');
  });

  test('a phone without an account is refused like a wrong code', async () => {
    const phone = newPhone();
    const { phone: registered } = await member(t.db);
    const asked = await Promise.all(
      [phone, registered].map((one) => t.call('open/code4sms', { phone: one, useFor: 1 })),
    );
    expect(asked.map(({ status, data }) => ({ status, data }))).toEqual(
      Array(2).fill({ status: 200, data: { retryAfter: 60 } }),
    );
    const wrong = /000000/.test(t.ports.lastSms(registered)) ? '000001' : '000000';
    const answers = await Promise.all(
      [phone, registered].map((account) => t.call('open/reset', { account, code: wrong, password })),
    );
    expect(answers.map(({ status, error, msg }) => ({ status, error, msg }))).toEqual(
      Array(2).fill({ status: 422, error: 'code_wrong', msg: '验证码错误或已过期' }),
    );
  });

  test('the code works once, also for two at the same time', async () => {
    const { phone } = await member(t.db);
    const code = await codeBySms(t, phone, 1);
    const both = await Promise.all(
      [1, 2].map(() => t.call('open/reset', { account: phone, code, password })),
    );
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 422]);
  });

  test('a common password is refused; the code and the old password stay valid', async () => {
    const { phone } = await member(t.db);
    const code = await codeBySms(t, phone, 1);
    const common = await t.call('open/reset', { account: phone, code, password: 'password123' });
    expect(common).toMatchObject({ status: 422, fields: { password: '[密码]过于常见，请换一个' } });
    expect((await t.call('open/reset', { account: phone, code, password })).status).toBe(200);
  });
});

describe('changing the password while signed in', () => {
  test('by the old one: this session stays valid, the others end', async () => {
    const { phone, token } = await member(t.db, {}, t.clock.now());
    const other = (await login(phone, testPassword)).data.token;
    expect((await t.call('auth/user/password', { old: testPassword, password }, { token })).status).toBe(200);
    expect([await known(token), await known(other)]).toEqual([200, 401]);
    expect((await login(phone, password)).status).toBe(200);
  });

  test('by a code to the own phone', async () => {
    const { phone, token } = await member(t.db, {}, t.clock.now());
    const code = await codeBySms(t, phone, 1);
    expect((await t.call('auth/user/password', { code, password }, { token })).status).toBe(200);
    expect((await login(phone, password)).status).toBe(200);
  });

  test('the new one must differ from the old one, which only its owner is told', async () => {
    const { token } = await member(t.db, {}, t.clock.now());
    const change = (old: string) => t.call('auth/user/password', { old, password: testPassword }, { token });
    expect(await change(testPassword)).toMatchObject({
      status: 422,
      fields: { password: '[新密码]与现在的登录密码相同，请换一个' },
    });
    expect(await change('wrong')).toMatchObject({ error: 'password_wrong' });
  });

  test('a wrong old password is not a 401, names its field, and is limited to ten', async () => {
    const { token } = await member(t.db, {}, t.clock.now());
    const attempt = () => t.call('auth/user/password', { old: 'wrong', password }, { token });
    expect(await attempt()).toMatchObject({
      status: 422,
      error: 'password_wrong',
      fields: { old: '[登录密码]不正确' },
    });
    for (let count = 1; count < 10; count++) await attempt();
    expect((await attempt()).status).toBe(429);
  });

  test.each([{ password }, { password, old: testPassword, code: '123456' }])(
    'takes one proof exactly: %j',
    async (input) => {
      const { token } = await member(t.db, {}, t.clock.now());
      const answer = await t.call('auth/user/password', input, { token });
      expect(answer).toMatchObject({ status: 422, fields: { old: '[登录密码]不能为空' } });
    },
  );
});
