import type { Address } from '@portal/shared/contract';
import { newcomer } from '../../../testing/factories';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let token: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  token = (await newcomer(t.db)).token;
});

const home = {
  name: '王小明',
  phone: '13900001111',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '中关村东路 1 号 2 单元 301',
  address_code: '110108',
};

async function add(fields: Partial<typeof home> & { default?: 0 | 1 } = {}): Promise<Address> {
  t.clock.pass(1);
  return (await t.call('auth/address/add', { ...home, ...fields }, { token })).data;
}
const list = async (): Promise<Address[]> => (await t.call('auth/address/list', {}, { token })).data;
const defaults = async (): Promise<string[]> =>
  (await list()).filter((row) => row.default === 1).map((row) => row.address_rid);

test.each([
  ['another district', { area: '朝阳区' }],
  ['a code that does not exist', { address_code: '999999' }],
  ['an abolished code', { province: '天津市', city: '天津市', area: '大港区', address_code: '120109' }],
  ['a province for its city', { province: '江苏省', city: '江苏省', area: '玄武区', address_code: '320102' }],
])('%s than the code says is refused', async (_case, place) => {
  expect(await t.call('auth/address/add', { ...home, ...place }, { token })).toMatchObject({
    error: 'invalid_input',
    fields: { address_code: /地区代码/ },
  });
});

test('what is typed is stored as one sees it', async () => {
  const typed = {
    name: '王\u200b小明\u3000',
    phone: '\u202d１３９-0000 1111\u202c',
    address: '8 号\t楼\r\n301\u00ad',
  };
  expect(await add(typed)).toMatchObject({ name: '王小明', phone: '13900001111', address: '8 号 楼 301' });
  for (const nothing of ['\u200b', '\u3164', '\u2800'])
    expect(await t.call('auth/address/add', { ...home, name: nothing }, { token })).toMatchObject({
      fields: { name: '[姓名]不能为空' },
    });
});

test('the first address always becomes the default, a later one only on request', async () => {
  const first = await add({ default: 0 });
  expect(first.default).toBe(1);
  expect((await add()).default).toBe(0);
  const third = await add({ default: 1 });
  expect(await defaults()).toEqual([third.address_rid]);
  expect((await list())[0]).toEqual(third);
});

test('removing the default makes the newest remaining address the default', async () => {
  const first = await add();
  await add();
  const last = await add();
  await t.call('auth/address/del', { address_rid: first.address_rid }, { token });
  expect(await defaults()).toEqual([last.address_rid]);
  for (const { address_rid } of await list()) await t.call('auth/address/del', { address_rid }, { token });
  expect(await list()).toEqual([]);
});

test('editing changes the fields and cannot remove the default', async () => {
  const { address_rid } = await add();
  const changed = await t.call(
    'auth/address/edit',
    { ...home, address_rid, name: '李华', default: 0 },
    { token },
  );
  expect(changed.data).toMatchObject({ name: '李华', default: 1 });
});

test('another address becomes the default', async () => {
  await add();
  const second = await add();
  await t.call('auth/address/default', { address_rid: second.address_rid }, { token });
  expect(await defaults()).toEqual([second.address_rid]);
});

test('twenty addresses are the limit, also for concurrent calls', async () => {
  for (let count = 0; count < 15; count++) await add();
  const rush = await Promise.all(
    Array.from({ length: 8 }, () => t.call('auth/address/add', home, { token })),
  );
  expect(rush.filter((answer) => answer.status === 200)).toHaveLength(5);
  expect(rush.find((answer) => answer.status !== 200)).toMatchObject({ status: 409, error: 'address_limit' });
  expect(await defaults()).toHaveLength(1);
});

test('the address of another member is not found', async () => {
  const { address_rid } = await add();
  const stranger = { token: (await newcomer(t.db)).token };
  const answers = [
    await t.call('auth/address/edit', { ...home, address_rid }, stranger),
    await t.call('auth/address/default', { address_rid }, stranger),
    await t.call('auth/address/del', { address_rid }, stranger),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, error: 'not_found' });
  expect(await list()).toHaveLength(1);
});

test.each([
  ['name', '', '[姓名]不能为空'],
  ['phone', '123', '[手机号]格式不正确'],
  ['address_code', '11010', '[所在地区]格式不正确'],
  ['address', ' ', '[详细地址]不能为空'],
])('%s %p is refused by its field', async (field, value, message) => {
  const answer = await t.call('auth/address/add', { ...home, [field]: value }, { token });
  expect(answer).toMatchObject({ status: 422, error: 'invalid_input', msg: message });
  expect(answer.fields).toEqual({ [field]: message });
});
