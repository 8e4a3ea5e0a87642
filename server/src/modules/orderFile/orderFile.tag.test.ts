import { limits } from '@portal/shared/rules';
import { member, type TestMember } from '../../../testing/factories';
import { deliveredData } from '../../../testing/shares';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let owner: TestMember;
let rids: string[];
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  owner = await member(t.db);
  ({ rids } = await deliveredData(t, owner, { '甲.csv': '1', '乙.csv': '2' }));
});

const token = () => ({ token: owner.token });
const put = (chosen: readonly string[], add: string[], remove: string[] = []) =>
  t.call('auth/dataTag/put', { rids: [...chosen], add, remove }, token());
const tags = async () =>
  (await t.call('auth/dataTag/list', {}, token())).data.list.map(({ tag, files }) => [tag, files]);
const named = async (tag: string) =>
  (await t.call('auth/web/orderFile/list4person', { tag }, token())).data.list.map(({ name }) => name);

test('many files get tags at once; the list is filtered by one, and each file says its tags', async () => {
  const [first = ''] = rids;
  await put(rids, ['氧化铈']);
  await put([first], ['第一批']);
  expect(new Map((await tags()).map(([tag, files]) => [tag, files]))).toEqual(
    new Map([
      ['第一批', 1],
      ['氧化铈', 2],
    ]),
  );
  expect(await named('第一批')).toEqual(['甲.csv']);
  expect((await named('氧化铈')).sort()).toEqual(['乙.csv', '甲.csv'].sort());
  expect(await named('没有')).toEqual([]);
  const { data } = await t.call('auth/web/orderFile/list4person', {}, token());
  const one = data.list.find(({ rid }) => rid === first);
  expect([...(one?.tags ?? [])].sort()).toEqual(['第一批', '氧化铈'].sort());
});

test('a pasted tag is cleaned, and is the present one in another width or case', async () => {
  await put(rids.slice(0, 1), ['XRD 数据']);
  await put(rids.slice(1), [' ｘｒｄ\u200b 数据 ', 'xrd数据']);
  expect(await tags()).toEqual([['XRD 数据', 2]]);
});

test('tags are taken away, renamed and deleted; two with one name become one', async () => {
  const [first = '', second = ''] = rids;
  await put([first, second], ['甲']);
  await put([second], ['乙']);
  await t.call('auth/dataTag/rename', { tag: '甲', to: '乙' }, token());
  expect(await tags()).toEqual([['乙', 2]]);
  await put([first], [], ['乙']);
  expect(await tags()).toEqual([['乙', 1]]);
  await t.call('auth/dataTag/rename', { tag: '乙', to: 'B' }, token());
  await t.call('auth/dataTag/rename', { tag: 'B', to: 'b' }, token());
  expect(await tags()).toEqual([['b', 1]]);
  await t.call('auth/dataTag/del', { tag: 'b' }, token());
  expect(await tags()).toEqual([]);
});

test('a file has ten tags at most, and one that is full refuses all', async () => {
  const [first = '', second = ''] = rids;
  const ten = Array.from({ length: limits.fileTags }, (_, index) => `标签 ${index}`);
  await put([first], ten);
  const answer = await put([second, first], ['一个']);
  expect(answer).toMatchObject({
    error: 'data_tag_limit',
    fields: { add: expect.stringContaining('甲.csv') },
  });
  expect(await named('一个')).toEqual([]);
  expect((await put([first], ['一个'], ['标签 0'])).error).toBeUndefined();
});

test('each member has own tags, on own files', async () => {
  await put(rids, ['秘密']);
  const stranger = await member(t.db);
  const theirs = await t.call('auth/dataTag/list', {}, { token: stranger.token });
  expect(theirs.data.list).toEqual([]);
  for (const call of [
    t.call('auth/dataTag/put', { rids, add: ['偷'] }, { token: stranger.token }),
    t.call('auth/dataTag/rename', { tag: '秘密', to: '偷' }, { token: stranger.token }),
    t.call('auth/dataTag/del', { tag: '秘密' }, { token: stranger.token }),
  ])
    expect((await call).error).toBe('not_found');
  expect(await tags()).toEqual([['秘密', 2]]);
});
