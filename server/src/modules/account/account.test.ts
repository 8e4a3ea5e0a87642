import { member, testPassword } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

test('a member logs in with phone and password and is known afterwards', async () => {
  const { phone } = await member(t.db);
  const login = await t.call('open/login', { account: phone, password: testPassword });
  expect(login).toMatchObject({ status: 200, code: 1, data: { expires: 7200 } });
  const info = await t.call('auth/user/info', {}, { token: login.data.token });
  expect(info.data.userInfo).toMatchObject({
    account: phone,
    phone: `${phone.slice(0, 3)}****${phone.slice(7)}`,
  });
});
