import { contract, type Endpoint, refusalsOf } from '@portal/shared/contract';
import { type ApiScope, apiScopeNames } from '@portal/shared/rules';
import { member, staff } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let owner: string;
let all: string;
const without = new Map<ApiScope, string>();
beforeAll(async () => {
  t = await testApp();
  owner = (await member(t.db, { organization: 2 }, t.clock.now())).token;
  all = await tokenFor([...apiScopeNames]);
  for (const scope of apiScopeNames)
    without.set(scope, await tokenFor(apiScopeNames.filter((name) => name !== scope)));
});
// A token makes 120 calls a minute.
beforeEach(() => t.clock.pass(1));

async function tokenFor(scopes: ApiScope[], token = owner): Promise<string> {
  const added = await t.call(
    'auth/apiToken/add',
    { name: scopes.join(' ').slice(0, 40), scopes, days: 30 },
    { token },
  );
  return added.data.token;
}

/** Makes a call without input and returns the id of its refusal; undefined when it succeeds. */
async function refusal(path: string, token: string): Promise<string | undefined> {
  const endpoints: Readonly<Record<string, Endpoint>> = contract;
  const { method = 'POST' } = endpoints[path] ?? {};
  const headers = { authorization: `Bearer ${token}` };
  const response = await t.app.inject({
    method,
    url: `/api/${path}`,
    headers,
    ...(method === 'POST' && { payload: {} }),
  });
  const { code, data } = response.json();
  return code === 1 ? undefined : data.error;
}

const calls = Object.entries<Endpoint>(contract);
const scopeOf = (path: string): ApiScope | 'closed' => {
  const endpoints: Readonly<Record<string, Endpoint>> = contract;
  return endpoints[path]?.scope ?? 'closed';
};
const ofMembers = calls.filter(([, { access }]) => access === 'member').map(([path]) => path);
const allowed = ofMembers.filter((path) => scopeOf(path) !== 'closed');
const closed = calls
  .filter(([, { access }]) => access !== 'open')
  .map(([path]) => path)
  .filter((path) => scopeOf(path) === 'closed');

test('each scope allows some call', () => {
  expect([...new Set(allowed.map(scopeOf))].sort()).toEqual([...apiScopeNames].sort());
});

test('what is about the account, its security, other people or the agreement to pay is closed', () => {
  const kept = /^auth\/(user|apiToken|webhook|cluster|message|promoter\w*|myPromotion|invite|integration)\//;
  const paying = ['auth/statement/pay', 'auth/assign/right', 'auth/quotation/accept', 'auth/transferApply'];
  expect(allowed.filter((path) => kept.test(path) || paying.includes(path))).toEqual([]);
});

test.each(allowed)('%s needs its scope', async (path) => {
  const scope = scopeOf(path);
  if (scope === 'closed') throw new Error('not among the allowed calls');
  expect(await refusal(path, without.get(scope) ?? '')).toBe('scope_missing');
  expect(['scope_missing', 'token_invalid', 'forbidden']).not.toContain(await refusal(path, all));
});

test('a token with every scope is refused by each closed call', async () => {
  const open: string[] = [];
  for (const path of closed) {
    t.clock.pass(1);
    if ((await refusal(path, all)) !== 'scope_missing') open.push(path);
  }
  expect(open).toEqual([]);
  const silent = calls.filter(
    ([path, call]) => closed.includes(path) && !refusalsOf(call).includes('scope_missing'),
  );
  expect(silent).toEqual([]);
});

test('a token of staff makes no call of staff', async () => {
  const worker = await staff(t.db, { organization: 2 }, t.clock.now());
  const token = await tokenFor([...apiScopeNames], worker.token);
  expect(await refusal('staff/order/list', worker.token)).toBeUndefined();
  expect(await refusal('staff/order/list', token)).toBe('scope_missing');
});

test('a call without login does not know the owner of a token', async () => {
  const posted = { name: '王小明', phone: '13912345678', content: '五个粉末样品的物相' };
  const form = new FormData();
  for (const [name, value] of Object.entries(posted)) form.append(name, value);
  await t.app.inject({
    method: 'POST',
    url: '/api/open/web/requirement/add',
    payload: form,
    headers: { authorization: `Bearer ${all}` },
  });
  expect((await t.call('auth/requirement/list', {}, { token: owner })).data.list).toEqual([]);
});
