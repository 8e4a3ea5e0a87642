import { member, testPassword } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { agentName, maskIp } from './session.client.rules';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});

test.each([
  [chrome, 'Chrome · Windows'],
  [`${chrome} Edg/141.0.0.0`, 'Edge · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; V2324A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    '微信 · Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · macOS'],
  ['<script>', '未知设备'],
  ['', '未知设备'],
])('%s is shown as %s', (header, name) => {
  expect(agentName(header)).toBe(name);
});

test.each([
  ['203.0.113.7', '203.0.*.*'],
  ['::ffff:203.0.113.7', '203.0.*.*'],
  ['2001:db8:1:2::3', '2001:db8:*'],
  ['::1', '1:*'],
])('the IP address %s is kept as %s', (ip, masked) => {
  expect(maskIp(ip)).toBe(masked);
});

test('the sessions of a member are listed and end separately', async () => {
  const { phone, token } = await member(t.db, {}, t.clock.now());
  t.clock.pass(60);
  const there = await t.call(
    'open/login',
    { account: phone, password: testPassword },
    { headers: { 'user-agent': chrome } },
  );
  const list = async () => (await t.call('auth/user/session/list', {}, { token })).data;
  const [here, other, ...rest] = await list();
  expect(rest).toEqual([]);
  expect(here).toMatchObject({ current: true, agent: '未知设备' });
  expect(other).toEqual({
    rid: expect.any(String),
    agent: 'Chrome · Windows',
    ip: '127.0.*.*',
    created: t.clock.now().toISOString(),
    last_seen: t.clock.now().toISOString(),
    current: false,
  });

  const ended = await t.call('auth/user/session/end', { rid: other?.rid ?? '' }, { token });
  expect(ended.status).toBe(200);
  expect((await t.call('auth/user/info', {}, { token: there.data.token })).status).toBe(401);
  expect((await t.call('open/refresh4token', { token: there.data.refreshToken })).status).toBe(401);
  expect(await list()).toHaveLength(1);
  expect((await t.call('auth/user/session/end', { rid: other?.rid ?? '' }, { token })).status).toBe(404);
});

test('the last use of a session is accurate to ten minutes', async () => {
  const { token } = await member(t.db, {}, t.clock.now());
  const seen = async () => (await t.call('auth/user/session/list', {}, { token })).data[0]?.last_seen;
  const first = await seen();
  t.clock.pass(599);
  expect(await seen()).toBe(first);
  t.clock.pass(2);
  await seen();
  expect(await seen()).toBe(t.clock.now().toISOString());
});
