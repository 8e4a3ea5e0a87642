import { codeBySms, newPhone } from '../../../testing/account';
import { member, testPassword } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { findByPhone } from '../user/user.repo';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

const password = 'a-Quiet-Harbour';

describe('registering', () => {
  test('with a code from the text message, then logging in by password and by code', async () => {
    const phone = newPhone();
    const code = await codeBySms(t, phone, 0);
    expect(await t.call('open/sign', { phone, code, password })).toMatchObject({
      status: 200,
      data: { invitation: 'none' },
    });

    const login = await t.call('open/login', { account: phone, password });
    expect(login).toMatchObject({ status: 200, code: 1, data: { expires: 86_400 } });
    const info = await t.call('auth/user/info', {}, { token: login.data.token });
    expect(info.data.userInfo).toMatchObject({
      account: phone,
      phone: `${phone.slice(0, 3)}****${phone.slice(7)}`,
    });
    expect(info.data).toMatchObject({ cartNum: 0, messageNum: 0, address: [] });

    t.clock.pass(61);
    const byCode = await t.call('open/loginForCode', { phone, code: await codeBySms(t, phone, 3) });
    expect(byCode.status).toBe(200);
  });

  test('stores the inviter', async () => {
    const inviter = await member(t.db, { invitation_code: 'INVITE22' });
    const phone = newPhone();
    const code = await codeBySms(t, phone, 0);
    const right = await t.call('open/sign', { phone, code, password, invitation_code: 'invite22' });
    expect(right).toMatchObject({ status: 200, data: { invitation: 'accepted' } });
    const invited = await t.db.read((tx) => findByPhone(tx, phone));
    expect(invited?.invited_by).toBe(inviter.rid);
  });

  test('refuses an unknown invitation code at its field, registers nobody and keeps the code of the phone', async () => {
    const phone = newPhone();
    const code = await codeBySms(t, phone, 0);
    const sign = (invitation_code: string) => t.call('open/sign', { phone, code, password, invitation_code });
    expect(await sign('NOBODY')).toMatchObject({
      status: 422,
      fields: { invitation_code: '[邀请码]不存在，请核对；没有邀请码请留空' },
    });
    expect(await t.db.read((tx) => findByPhone(tx, phone))).toBeUndefined();
    expect(await sign('')).toMatchObject({ status: 200, data: { invitation: 'none' } });
  });

  test('nobody finds invitation codes by trying', async () => {
    const phone = newPhone();
    const code = await codeBySms(t, phone, 0);
    const sign = (n: number) => t.call('open/sign', { phone, code, password, invitation_code: `NOBODY${n}` });
    for (let n = 0; n < 10; n += 1) expect(await sign(n)).toMatchObject({ status: 422 });
    expect(await sign(10)).toMatchObject({ status: 429 });
  });

  test.each(['12345678', 'Password1', 'aaaaaaaaaa'])('refuses the common password %s', async (common) => {
    const phone = newPhone();
    const code = await codeBySms(t, phone, 0);
    const answer = await t.call('open/sign', { phone, code, password: common });
    expect(answer).toMatchObject({ status: 422, fields: { password: '[密码]过于常见，请换一个' } });
  });

  test('a code works once, even for two at the same time', async () => {
    const phone = newPhone();
    const code = await codeBySms(t, phone, 0);
    const both = await Promise.all([1, 2].map(() => t.call('open/sign', { phone, code, password })));
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 422]);
  });

  test('a phone with an account gets the same answer as one without, and a text message', async () => {
    const { phone } = await member(t.db);
    const known = await t.call('open/code4sms', { phone, useFor: 0 });
    const unknown = await t.call('open/code4sms', { phone: newPhone(), useFor: 0 });
    expect(known).toMatchObject({ status: unknown.status, data: unknown.data });
    expect(t.ports.lastSms(phone)).toContain('已注册');
    expect(t.ports.lastSms(phone)).not.toMatch(/\d{6}/);
  });
});

describe('codes', () => {
  test('one a minute, however often one is requested', async () => {
    const phone = newPhone();
    await codeBySms(t, phone, 0);
    t.clock.pass(59);
    const early = await t.call('open/code4sms', { phone, useFor: 0 });
    expect(early).toMatchObject({ status: 429, error: 'too_many_requests' });
    expect(early.headers['retry-after']).toBe('1');
    t.clock.pass(1);
    expect((await t.call('open/code4sms', { phone, useFor: 0 })).status).toBe(200);
  });

  test('ten a day for a phone', async () => {
    const phone = newPhone();
    for (let count = 0; count < 10; count++) {
      expect((await t.call('open/code4sms', { phone, useFor: 0 })).status).toBe(200);
      t.clock.pass(61);
    }
    expect((await t.call('open/code4sms', { phone, useFor: 0 })).status).toBe(429);
  });

  test('five wrong guesses make it invalid', async () => {
    const phone = newPhone();
    const code = await codeBySms(t, phone, 0);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count++) {
      const answer = await t.call('open/sign', { phone, code: wrong, password });
      expect(answer).toMatchObject({ status: 422, error: 'code_wrong' });
    }
    expect((await t.call('open/sign', { phone, code, password })).error).toBe('code_wrong');
  });

  test('last five minutes', async () => {
    const phone = newPhone();
    const code = await codeBySms(t, phone, 0);
    t.clock.pass(300);
    expect((await t.call('open/sign', { phone, code, password })).error).toBe('code_wrong');
  });

  test('are valid for one purpose and one phone', async () => {
    const { phone } = await member(t.db);
    const code = await codeBySms(t, phone, 1);
    expect((await t.call('open/loginForCode', { phone, code })).error).toBe('code_wrong');
    t.clock.pass(61);
    const other = await codeBySms(t, phone, 3);
    expect((await t.call('open/loginForCode', { phone: newPhone(), code: other })).error).toBe('code_wrong');
    expect((await t.call('open/loginForCode', { phone, code: other })).status).toBe(200);
  });

  test('a newer one replaces the one before', async () => {
    const phone = newPhone();
    const first = await codeBySms(t, phone, 0);
    t.clock.pass(61);
    const second = await codeBySms(t, phone, 0);
    if (first !== second)
      expect((await t.call('open/sign', { phone, code: first, password })).error).toBe('code_wrong');
    expect((await t.call('open/sign', { phone, code: second, password })).status).toBe(200);
  });

  test('an unregistered phone cannot log in, which only the text message says', async () => {
    const phone = newPhone();
    const sent = await t.call('open/code4sms', { phone, useFor: 3 });
    expect(sent.status).toBe(200);
    expect(t.ports.lastSms(phone)).toContain('尚未注册');
    const answer = await t.call('open/loginForCode', { phone, code: '123456' });
    expect(answer).toMatchObject({ status: 422, error: 'code_wrong' });
  });
});

describe('logging in by password', () => {
  test('accepts a form, which other calls refuse', async () => {
    const { phone } = await member(t.db);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams({ account: phone, password: testPassword }).toString();
    const login = await t.app.inject({ method: 'POST', url: '/api/open/login', payload, headers: form });
    expect(login.json()).toMatchObject({ code: 1, data: { expires: 86_400 } });
    const other = await t.app.inject({ method: 'POST', url: '/api/open/sign', payload, headers: form });
    expect(other.json()).toMatchObject({ code: 0, data: { error: 'unsupported_media' } });
  });

  test('gives the same refusal for an unknown account and a wrong password', async () => {
    const { phone } = await member(t.db);
    const wrong = await t.call('open/login', { account: phone, password: 'wrong' });
    const unknown = await t.call('open/login', { account: newPhone(), password: 'wrong' });
    expect(wrong).toMatchObject({ status: 401, error: 'login_failed', msg: unknown.msg });
    expect(unknown.status).toBe(wrong.status);
  });

  test('stops after ten wrong passwords for a quarter of an hour, for accounts that exist or not', async () => {
    const { phone } = await member(t.db);
    for (const account of [phone, newPhone()]) {
      for (let count = 0; count < 10; count++) await t.call('open/login', { account, password: 'wrong' });
      expect((await t.call('open/login', { account, password: testPassword })).status).toBe(429);
    }
    t.clock.pass(15 * 60);
    expect((await t.call('open/login', { account: phone, password: testPassword })).status).toBe(200);
  });

  test('wrong passwords from many addresses stop other browsers, but not one that has logged in before', async () => {
    const { phone, token } = await member(t.db);
    const from = async (remoteAddress: string, password: string, cookie = '') => {
      const payload = { account: phone, password };
      const request = { method: 'POST', url: '/api/open/login', payload, remoteAddress } as const;
      const answer = await t.app.inject({ ...request, headers: { cookie } });
      return { status: answer.statusCode, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
    };
    const { cookie } = await from('192.0.2.1', testPassword);
    for (let count = 0; count < 30; count++) await from(`198.51.100.${count}`, 'wrong');
    expect((await from('192.0.2.2', testPassword)).status).toBe(429);
    expect((await from('192.0.2.3', testPassword)).status).toBe(429);
    const notices = (await t.call('auth/message/list', {}, { token })).data.list;
    expect(notices.map(({ title }) => title)).toEqual(['您的账号被多次尝试登录']);
    expect((await from('192.0.2.1', testPassword, cookie)).status).toBe(200);
    // Another account's cookie and a forged one count as none.
    const other = await member(t.db);
    const { headers } = await t.call('open/login', { account: other.phone, password: testPassword });
    const foreign = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await from('192.0.2.4', testPassword, foreign)).status).toBe(429);
    expect((await from('192.0.2.4', testPassword, `${cookie.slice(0, -2)}xx`)).status).toBe(429);
    const byCode = await t.call('open/loginForCode', { phone, code: await codeBySms(t, phone, 3) });
    expect(byCode.status).toBe(200);
    for (let count = 0; count < 10; count++) await from('192.0.2.1', 'wrong', cookie);
    expect((await from('192.0.2.1', testPassword, cookie)).status).toBe(429);
  });
});
