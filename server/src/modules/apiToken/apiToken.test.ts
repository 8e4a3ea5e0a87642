import { type ApiScope, limits } from '@portal/shared/rules';
import { codeBySms } from '../../../testing/account';
import { member, type TestMember, testPassword, withSession } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';
import { apiTokenJob, tokenReminderJob } from './apiToken.job';
import { apiTokens } from './apiToken.table';

let t: TestApp;
let who: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  who = await member(t.db, { organization: 2 }, t.clock.now());
});

const add = (scopes: ApiScope[] = ['order:read'], days = 30) =>
  t.call('auth/apiToken/add', { name: '订单系统', scopes, days }, { token: who.token });
const list = async () => (await t.call('auth/apiToken/list', {}, { token: who.token })).data;
const orders = (token: string) => t.call('auth/web/order/list4person', {}, { token });

test('a token is answered once, stored as a hash, and authenticates calls of its scope', async () => {
  const { data, status } = await add();
  expect(status).toBe(200);
  expect(data.token).toMatch(/^pat_[\w-]{43}$/);
  expect(data).toMatchObject({ name: '订单系统', scopes: ['order:read'], hint: data.token.slice(0, 8) });
  expect(data.last_used).toBeNull();

  expect(JSON.stringify(await list())).not.toContain(data.token);
  const stored = await t.db.read((tx) => tx.select().from(apiTokens));
  expect(JSON.stringify(stored)).not.toContain(data.token);

  expect(await orders(data.token)).toMatchObject({ status: 200, data: { list: [] } });
  expect((await list())[0]?.last_used).toBe(t.clock.now().toISOString());
  t.clock.pass(599);
  await orders(data.token);
  expect((await list())[0]?.last_used).not.toBe(t.clock.now().toISOString());
});

test('the member is notified of a new token, and of what it may do', async () => {
  await add(['order:read', 'file:read']);
  const { data } = await t.call('auth/message/list', {}, { token: who.token });
  expect(data.list[0]).toMatchObject({ title: '已新建接口令牌', text: /查看订单、下载文件.*2026-/ });
});

test('a token acts as its owner, whose orders it shows and no others', async () => {
  const other = await member(t.db, { organization: 2 }, t.clock.now());
  const { data } = await add(['order:read']);
  const own = await t.call('auth/address/list', {}, { token: data.token });
  const others = await t.call('auth/address/list', {}, { token: other.token });
  expect(own.data).toEqual((await t.call('auth/address/list', {}, { token: who.token })).data);
  expect(own.data).not.toEqual(others.data);
});

test('an expired token is invalid, is listed for 30 days, and makes room for another one', async () => {
  const { data } = await add(['order:read'], 1);
  for (let round = 1; round < limits.apiTokens; round++) await add();
  expect((await add()).error).toBe('api_token_limit');
  t.clock.pass(24 * 3600);
  expect((await orders(data.token)).error).toBe('token_invalid');
  who = await withSession(t.db, who, t.clock.now());
  expect((await add()).status).toBe(200);
  const rids = async () => (await list()).map(({ rid }) => rid);
  await apiTokenJob.run(t.deps, t.app.log);
  expect(await rids()).toContain(data.rid);
  t.clock.pass(30 * 24 * 3600 + 1);
  await apiTokenJob.run(t.deps, t.app.log);
  who = await withSession(t.db, who, t.clock.now());
  expect(await rids()).not.toContain(data.rid);
});

test('the owner is reminded fourteen days and a day before a token expires, each once', async () => {
  await add();
  const short = { name: '短期', scopes: ['order:read' as const], days: 10 };
  const reminders = async () => {
    await tokenReminderJob.run(t.deps, t.app.log);
    await tokenReminderJob.run(t.deps, t.app.log);
    who = await withSession(t.db, who, t.clock.now());
    const { list: notices } = (await t.call('auth/message/list', {}, { token: who.token })).data;
    return notices
      .filter(({ title }) => title === '接口令牌即将过期')
      .map(({ text }) => /“(.*)”/.exec(text)?.[1]);
  };
  const day = 24 * 3600;
  t.clock.pass(16 * day - 1);
  expect(await reminders()).toEqual([]);
  t.clock.pass(1);
  expect(await reminders()).toEqual(['订单系统']);
  await t.call('auth/apiToken/add', short, { token: who.token });
  t.clock.pass(9 * day);
  expect(await reminders()).toEqual(['短期', '订单系统']);
  t.clock.pass(4 * day);
  expect(await reminders()).toEqual(['订单系统', '短期', '订单系统']);
  t.clock.pass(day);
  expect(await reminders()).toHaveLength(3);
});

test('a deleted token is invalid at once', async () => {
  const { data } = await add();
  await t.call('auth/apiToken/del', { rid: data.rid }, { token: who.token });
  expect((await orders(data.token)).error).toBe('token_invalid');
  expect(await list()).toEqual([]);
});

test.each([
  ['no scope', { scopes: [] as ApiScope[] }, 'scopes'],
  ['a scope twice', { scopes: ['order:read', 'order:read'] as ApiScope[] }, 'scopes'],
  ['no name', { name: ' ' }, 'name'],
  ['more than a year', { days: 366 }, 'days'],
  ['no day', { days: 0 }, 'days'],
])('%s is refused at its field', async (_what, part, field) => {
  const input = { name: '订单系统', scopes: ['order:read' as const], days: 30, ...part };
  const answer = await t.call('auth/apiToken/add', input, { token: who.token });
  expect(Object.keys(answer.fields ?? {})).toEqual([field]);
});

test('concurrent calls do not exceed the number of tokens', async () => {
  const answers = await Promise.all(Array.from({ length: limits.apiTokens + 3 }, () => add()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.apiTokens);
  expect(await list()).toHaveLength(limits.apiTokens);
});

test('a token makes 120 calls a minute; other tokens and the session of the member are not counted', async () => {
  const [one, other] = [(await add()).data.token, (await add()).data.token];
  for (let calls = 0; calls < 120; calls++) expect((await orders(one)).status).toBe(200);
  const refused = await orders(one);
  expect(refused).toMatchObject({ status: 429, error: 'too_many_requests' });
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect((await orders(other)).status).toBe(200);
  expect((await orders(who.token)).status).toBe(200);
  t.clock.pass(61);
  expect((await orders(one)).status).toBe(200);
});

describe('all tokens end, and the member is notified,', () => {
  const titles = async (token = who.token) =>
    (await t.call('auth/message/list', {}, { token })).data.list.map(({ title }) => title);

  test('when the password is reset', async () => {
    const { data } = await add();
    const code = await codeBySms(t, who.phone, 1);
    const password = 'Another-Horse-7';
    expect((await t.call('open/reset', { account: who.phone, code, password })).status).toBe(200);
    expect((await orders(data.token)).error).toBe('token_invalid');
    const login = await t.call('open/login', { account: who.phone, password });
    expect(await titles(login.data.token)).toContain('接口令牌已失效');
  });

  test('when the member is no longer an enterprise', async () => {
    const { data } = await add();
    const profile = { name: '李同学', email: 'li@example.com', company: '示例大学' };
    const change = (organization: 1 | 2) =>
      t.call('auth/user/update4profile', { ...profile, organization }, { token: who.token });
    await change(2);
    expect((await orders(data.token)).status).toBe(200);
    await change(1);
    expect((await orders(data.token)).error).toBe('token_invalid');
    expect(await titles()).toContain('接口令牌已失效');
    await change(2);
    expect((await orders(data.token)).error).toBe('token_invalid');
  });

  test('when a consent is withdrawn', async () => {
    const { data } = await add();
    await t.call('auth/user/consent/withdraw', { document: 'policy' }, { token: who.token });
    expect((await orders(data.token)).error).toBe('token_invalid');
    const login = await t.call('open/login', { account: who.phone, password: testPassword });
    expect(await titles(login.data.token)).toContain('接口令牌已失效');
  });
});
