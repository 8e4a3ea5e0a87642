import { createQueryClient, query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { cacheResponses, clearCachedResponses } from './cachedResponses';

const types = query('open/web/type/group', {}).queryKey;
const plan = query('auth/tempDevice', {}).queryKey;
const known: Data<'open/web/type/group'> = [
  { id: 1, name: '送样检测', img: '/upload/img/t1.svg', typeChildArr: [{ id: 101, name: '物相结构' }] },
];
const planned: Data<'auth/tempDevice'> = { cartNum: 0, groups: [], saved: [], latest_type: null };

beforeEach(() => localStorage.clear());

/** A visit that ends with these answers in the cache. */
function visit(signedIn: boolean) {
  const client = createQueryClient();
  cacheResponses(client, () => signedIn);
  return client;
}

test('answers are available at the next visit and fetched again', () => {
  visit(true).setQueryData(types, known);
  const next = visit(true);
  expect(next.getQueryData(types)).toEqual(known);
  expect(next.getQueryCache().find({ queryKey: types })?.isStaleByTime(30_000)).toBe(true);
});

test('a plan is stored for a signed-in member and deleted with the session', () => {
  visit(true).setQueryData(plan, planned);
  expect(visit(true).getQueryData(plan)).toEqual(planned);
  clearCachedResponses();
  expect(visit(true).getQueryData(plan)).toBeUndefined();
});

test('a visitor does not see the plan of a previous member', () => {
  visit(true).setQueryData(plan, planned);
  expect(visit(false).getQueryData(plan)).toBeUndefined();
  expect(localStorage.getItem('portal.userPlan')).toBeNull();
});

test.each([
  'x',
  '{}',
  '[]',
  '{"v":1}',
  '{"v":0,"value":[]}',
  '{"v":1,"value":{"groups":null}}',
  '{"v":1,"value":[{"id":"1"}]}',
])('%s in storage is ignored', (text) => {
  for (const name of ['webSetting', 'projectType', 'userPlan']) localStorage.setItem(`portal.${name}`, text);
  const client = visit(true);
  for (const key of [types, plan, query('open/setting', {}).queryKey])
    expect(client.getQueryData(key)).toBeUndefined();
});
