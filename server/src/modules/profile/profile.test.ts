import type { Input } from '@portal/shared/contract';
import { codeByMail, codeBySms, newPhone } from '../../../testing/account';
import { newcomer, type TestMember, testPassword } from '../../../testing/factories';
import { signedIn } from '../../../testing/samples';
import { type TestApp, testApp } from '../../../testing/testApp';
import { outboxJob } from '../message/outbox.job';

type Certification = Input<'auth/user/updateInfo'>;

const filled: Certification = {
  name: '王小明',
  email: 'wang@example.com',
  organization: 0,
  company: '示例大学',
  teacher: '李教授',
  teacher_phone: '13912345678',
  teacher_mail: 'li@example.com',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '学院路 30 号 2 号楼 301',
  address_code: '110108',
};

let t: TestApp;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  who = await newcomer(t.db);
});

const info = async () => (await t.call('auth/user/info', {}, { token: who.token })).data;
const certify = (given: Partial<Certification> = {}) =>
  t.call('auth/user/updateInfo', { ...filled, ...given }, { token: who.token });
const contact = (given: Input<'auth/user/update4contact'>) =>
  t.call('auth/user/update4contact', given, { token: who.token });

describe('certification', () => {
  test('stores the profile and makes the address the default', async () => {
    expect(await certify({ name: '  王小明 ' })).toMatchObject({ status: 200, data: null });
    const { userInfo, address } = await info();
    const { name, email, organization, company, teacher, teacher_phone, teacher_mail } = filled;
    expect(userInfo).toMatchObject({
      name,
      email,
      organization,
      company,
      teacher,
      teacher_phone,
      teacher_mail,
    });
    const { province, city, area, address: detail, address_code } = filled;
    expect(address).toEqual([
      expect.objectContaining({
        name,
        phone: who.phone,
        province,
        city,
        area,
        address: detail,
        address_code,
        default: 1,
      }),
    ]);
  });

  test('a repeated certification changes the default address instead of adding one', async () => {
    await certify();
    await certify({ address: '中关村 1 号' });
    const { address } = await info();
    expect(address.map((one) => one.address)).toEqual(['中关村 1 号']);
  });

  test('only a student has a supervisor', async () => {
    await certify({ organization: 2 });
    expect((await info()).userInfo).toMatchObject({ organization: 2, teacher: '', teacher_phone: '' });
  });

  test.each<[keyof Certification, string, Partial<Certification>]>([
    ['name', '[姓名]不能为空', { name: ' ' }],
    ['email', '[邮箱]不能为空', { email: '' }],
    ['email', '[邮箱]格式不正确', { email: 'nobody' }],
    ['company', '[单位名称]不能为空', { company: '' }],
    ['teacher', '[导师姓名]不能为空', { teacher: '' }],
    ['teacher_phone', '[导师电话]格式不正确', { teacher_phone: '1' }],
    ['address_code', '[收货地区]不能为空', { address_code: '' }],
    ['address', '[详细地址]不能为空', { address: '' }],
  ])('%s: %s', async (field, message, given) => {
    expect(await certify(given)).toMatchObject({ status: 422, msg: message, fields: { [field]: message } });
    expect((await info()).address).toEqual([]);
  });

  test('an unknown user type is refused; the default is student', async () => {
    const wrong = { ...filled, organization: 7 };
    const headers = { authorization: `Bearer ${who.token}` };
    const url = '/api/auth/user/updateInfo';
    const answer = await t.app.inject({ method: 'POST', url, headers, payload: wrong });
    expect(answer.json()).toMatchObject({ code: 0, msg: '[用户类型]不能为空' });
    const { organization: _, ...rest } = filled;
    await t.call('auth/user/updateInfo', rest, { token: who.token });
    expect((await info()).userInfo.organization).toBe(0);
  });
});

/** Starts another session of the member and returns its token. */
const onOtherDevice = async (account = who.phone): Promise<string> =>
  (await t.call('open/login', { account, password: testPassword })).data.token;
const isSignedOut = async (token: string): Promise<boolean> =>
  (await t.call('auth/user/info', {}, { token })).status === 401;

describe('the e-mail', () => {
  test('is set once; a change needs a code to the new address and a proof, and signs other devices out', async () => {
    await certify();
    const email = 'new@example.com';
    expect(await certify({ email })).toMatchObject({ status: 422, fields: { email: /验证/ } });
    const email_code = await codeByMail(t, email, who.token);
    const wrong = await contact({ email, email_code, old: 'wrong' });
    expect(wrong).toMatchObject({ status: 422, error: 'password_wrong' });
    expect((await contact({ email, old: testPassword })).fields).toEqual({ email_code: '[验证码]不能为空' });
    expect((await info()).userInfo.email).toBe(filled.email);
    const other = await onOtherDevice();
    expect((await contact({ email, email_code, old: testPassword })).status).toBe(200);
    expect((await info()).userInfo.email).toBe(email);
    expect(await isSignedOut(other)).toBe(true);
  });

  test('does not change with a wrong code, or with the code of another address', async () => {
    await certify();
    const email_code = await codeByMail(t, 'own@example.com', who.token);
    const other = await contact({ email: 'foreign@example.com', email_code, old: testPassword });
    expect(other).toMatchObject({ error: 'code_wrong', fields: { email_code: '[验证码]错误或已过期' } });
    expect((await info()).userInfo.email).toBe(filled.email);
  });

  test('codes by mail are limited for an address and for a member', async () => {
    const ask = (email: string) => t.call('auth/user/code4mail', { email }, { token: who.token });
    expect((await ask('first@example.com')).data).toEqual({ retryAfter: 60 });
    expect((await ask('First@example.com')).error).toBe('too_many_requests');
    for (let round = 1; round < 20; round++) {
      t.clock.pass(3600);
      who = await signedIn(t, who);
      expect((await ask(`a${round}@example.com`)).status).toBe(200);
    }
    expect((await ask('last@example.com')).error).toBe('too_many_requests');
  });
});

describe('the phone', () => {
  test('changes with a code to the new phone and a proof; both phones are notified, and login uses the new one', async () => {
    const phone = newPhone();
    const phone_code = await codeBySms(t, phone, 0);
    expect((await contact({ phone, phone_code, old: testPassword })).status).toBe(200);
    await outboxJob.run(t.deps, t.app.log);
    for (const one of [who.phone, phone]) expect(t.ports.lastSms(one)).toContain('手机号已修改');
    const login = (account: string) => t.call('open/login', { account, password: testPassword });
    expect((await login(phone)).status).toBe(200);
    expect((await login(who.phone)).error).toBe('login_failed');
  });

  test('can also be proved by a code to the old phone, and signs other devices out', async () => {
    const phone = newPhone();
    const phone_code = await codeBySms(t, phone, 0);
    const other = await onOtherDevice();
    expect((await t.call('auth/user/code4proof', {}, { token: who.token })).data).toEqual({ retryAfter: 60 });
    expect(t.ports.lastSms(who.phone)).toContain('身份验证码');
    const code = /\d{6}/.exec(t.ports.lastSms(who.phone))?.[0] ?? '';
    expect((await t.call('auth/user/code4proof', {}, { token: who.token })).error).toBe('too_many_requests');
    expect((await contact({ phone, phone_code, code })).status).toBe(200);
    expect([await isSignedOut(other), await isSignedOut(who.token)]).toEqual([true, false]);
  });

  test('does not change with a wrong code, a wrong or missing proof, or a taken phone', async () => {
    const phone = newPhone();
    const phone_code = await codeBySms(t, phone, 0);
    const wrong = phone_code === '000000' ? '000001' : '000000';
    expect(await contact({ phone, phone_code: wrong, old: testPassword })).toMatchObject({
      error: 'code_wrong',
      fields: { phone_code: '[验证码]错误或已过期' },
    });
    expect((await contact({ phone, phone_code, old: 'wrong' })).error).toBe('password_wrong');
    expect((await contact({ phone, phone_code })).fields).toEqual({ old: '[登录密码]不能为空' });
    expect((await contact({ phone, old: testPassword })).fields).toEqual({ phone_code: '[验证码]不能为空' });
    await newcomer(t.db, { phone });
    expect(await contact({ phone, phone_code, old: testPassword })).toMatchObject({
      status: 409,
      error: 'phone_taken',
    });
    expect((await t.call('open/login', { account: who.phone, password: testPassword })).status).toBe(200);
  });
});
