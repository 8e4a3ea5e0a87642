import { type TestApp, testApp, testEnv } from '../../testing/testApp';
import { seedStaff } from './staffAccount';

const starts = (t: TestApp, staffPassword: string) =>
  seedStaff({ ...t.deps, env: { ...testEnv, staffPassword, reviewerPassword: 'Third-Horse-12345' } });

test('a new password in the environment ends the sessions of the old one; a restart with the same keeps them', async () => {
  const t = await testApp();
  await starts(t, 'First-Horse-12345');
  const { data } = await t.call('open/login', { account: 'staff', password: 'First-Horse-12345' });
  const asks = async () => (await t.call('staff/account/list', {}, { token: data.token })).status;
  await starts(t, 'First-Horse-12345');
  expect(await asks()).toBe(200);
  await starts(t, 'Other-Horse-12345');
  expect(await asks()).toBe(401);
  const again = await t.call('open/login', { account: 'staff', password: 'Other-Horse-12345' });
  expect(again.status).toBe(200);
});
