import type { Input, Invoice } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
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

type TitleInput = Input<'auth/invoice/add'>;
const company: TitleInput = {
  holder: 'company',
  type: 1,
  title: '示例大学',
  tax_number: '91350100M000100Y43',
};
const special: TitleInput = {
  ...company,
  type: 3,
  registered_address: '示例路 1 号',
  registered_phone: '0591-88880000',
  bank: '示例银行',
  account: '3500 1888 8000-0',
};

async function add(fields: Partial<TitleInput> = {}): Promise<Invoice> {
  t.clock.pass(1);
  return (await t.call('auth/invoice/add', { ...company, ...fields }, { token })).data;
}
const list = async (): Promise<Invoice[]> => (await t.call('auth/invoice/list', {}, { token })).data;
const defaults = async () => (await list()).filter((row) => row.default === 1).map(({ rid }) => rid);

test('the first title becomes the default, a later one only on request', async () => {
  const first = await add();
  expect(first.default).toBe(1);
  const second = await add({ holder: 'person', title: '王小明', tax_number: '' });
  expect(second).toMatchObject({ default: 0, holder: 'person' });
  const third = await add({ default: 1 });
  expect(await defaults()).toEqual([third.rid]);
  await t.call('auth/invoice/default', { rid: second.rid }, { token });
  expect(await defaults()).toEqual([second.rid]);
  expect((await list()).map(({ rid }) => rid)).toEqual([second.rid, third.rid, first.rid]);
});

test('removing the default makes the newest remaining title the default', async () => {
  const first = await add();
  await add();
  const last = await add();
  await t.call('auth/invoice/del', { rid: first.rid }, { token });
  expect(await defaults()).toEqual([last.rid]);
  for (const { rid } of await list()) await t.call('auth/invoice/del', { rid }, { token });
  expect(await list()).toEqual([]);
});

test('numbers are stored without spaces, and an edited title stays the default', async () => {
  const { rid } = await add();
  const { data } = await t.call(
    'auth/invoice/edit',
    { ...special, rid, tax_number: '9135 0100 m000 100y 43' },
    { token },
  );
  expect(data).toMatchObject({
    type: 3,
    tax_number: '91350100M000100Y43',
    account: '3500188880000',
    default: 1,
  });
  expect(await list()).toEqual([data]);
});

test.each<[string, Partial<TitleInput>, Record<string, string>]>([
  ['without a title', { title: ' ' }, { title: '[发票抬头]不能为空' }],
  ['of a company without tax number', { tax_number: '' }, { tax_number: '[税号]不能为空' }],
  ['with a wrong check character', { tax_number: '91350100M000100Y44' }, { tax_number: '[税号]格式不正确' }],
  [
    'of a person with a tax number',
    { holder: 'person', title: '王小明' },
    { tax_number: '[税号]个人抬头无需填写' },
  ],
  [
    'of a person for special invoices',
    { holder: 'person', type: 3, tax_number: '' },
    { type: '[发票类型]个人抬头不能开具电子专用发票' },
  ],
  [
    'for special invoices without bank',
    { ...special, bank: '', account: '' },
    { bank: '[开户银行]不能为空', account: '[银行账号]不能为空' },
  ],
  ['with letters in the account', { ...special, account: 'ABCDEF' }, { account: '[银行账号]格式不正确' }],
  [
    'with letters in the phone',
    { ...special, registered_phone: 'abcdefg' },
    { registered_phone: '[注册电话]格式不正确' },
  ],
])('a title %s is refused by its field, when added and when edited', async (_, wrong, fields) => {
  const { rid } = await add();
  const input = { ...company, ...wrong };
  for (const answer of [
    await t.call('auth/invoice/add', input, { token }),
    await t.call('auth/invoice/edit', { ...input, rid }, { token }),
  ])
    expect(answer).toMatchObject({ status: 422, error: 'invalid_input', fields });
});

test('fifty titles are the limit, also for concurrent calls', async () => {
  for (let count = 0; count < limits.invoiceTitles - 3; count++) await add();
  const rush = await Promise.all(
    Array.from({ length: 6 }, () => t.call('auth/invoice/add', company, { token })),
  );
  expect(rush.filter((answer) => answer.status === 200)).toHaveLength(3);
  expect(rush.find((answer) => answer.status !== 200)).toMatchObject({ status: 409, error: 'invoice_limit' });
  expect(await defaults()).toHaveLength(1);
});
