import { contract, type Input, type Path } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { messages } from '../src/modules/message/message.table';
import { member, type TestMember } from './factories';
import { lab, order, orderInput, plan, send } from './orders';
import { type TestApp, testApp } from './testApp';

/** Things of one member, by whose keys another one tries every call. */
interface Things {
  readonly address_rid: string;
  readonly order_rid: string;
  readonly file_rid: string;
  readonly upload_rid: string;
  readonly message_rid: string;
  readonly session_rid: string;
  readonly sampling_rid: string;
  readonly item: Awaited<ReturnType<typeof plan>>;
}

/** What each call that takes a key is tried with, and the status that answers; 200 passes the key over. */
const attempts = (its: Things): { [P in Path]?: [input: Input<P>, status: number] } => ({
  'auth/address/edit': [{ ...place, address_rid: its.address_rid }, 404],
  'auth/address/del': [{ address_rid: its.address_rid }, 404],
  'auth/address/default': [{ address_rid: its.address_rid }, 404],
  'auth/tempDevice/edit': [{ rid: its.item.rid, count: 9 }, 404],
  'auth/tempDevice/del': [{ rids: [its.item.rid] }, 200],
  'auth/order/add': [orderInput([its.item]), 409],
  'auth/order/cancel': [{ rid: its.order_rid, reason: '不是我的' }, 404],
  'auth/web/order/detail': [{ rid: its.order_rid }, 404],
  'auth/web/orderFile/list4rid': [{ rid: its.order_rid }, 404],
  'auth/web/orderFile/link': [{ rid: its.file_rid }, 404],
  'auth/order/updateProtocolFile': [{ rid: its.order_rid, file_rid: its.upload_rid }, 404],
  'auth/sampling/add': [{ date: '2026-12-01', time: '08:30-10:30', sendAddress: its.address_rid }, 404],
  'auth/sampling/cancel': [{ rid: its.sampling_rid }, 404],
  'auth/user/session/end': [{ rid: its.session_rid }, 404],
  'auth/message/read': [{ rids: [its.message_rid] }, 200],
});

const place = {
  name: '李同学',
  phone: '13900001111',
  province: '北京市',
  city: '北京市',
  area: '海淀区',
  address: '学院路 30 号',
  address_code: '110108',
};

let t: TestApp;
let owner: TestMember;
let its: Things;
beforeAll(async () => {
  t = await testApp();
  owner = await member(t.db);
  its = await thingsOf(owner);
});

async function thingsOf({ token, rid }: TestMember): Promise<Things> {
  const { data: address } = await t.call('auth/address/add', place, { token });
  const placed = await order(t, owner);
  await (await lab(t)).acts(placed.code, 'confirm');
  const files = await t.call('auth/web/orderFile/list4rid', { rid: placed.rid }, { token });
  const visit = { ...place, date: '2026-12-02', time: '08:30-10:30' };
  const booked = await t.call('auth/sampling/add', visit, { token });
  const upload = await send(t, 'auth/upload4file', {}, { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' }, token);
  const sessions = await t.call('auth/user/session/list', {}, { token });
  const [notice] = await t.db.read((tx) => tx.select().from(messages).where(eq(messages.user_rid, rid)));
  return {
    address_rid: address.address_rid,
    order_rid: placed.rid,
    file_rid: files.data[0]?.rid ?? '',
    upload_rid: upload.data.file_rid,
    message_rid: notice?.rid ?? '',
    session_rid: sessions.data[0]?.rid ?? '',
    sampling_rid: booked.data.rid,
    item: await plan(t, owner, 'sem', 2),
  };
}

/** Calls of members whose input names a thing; services are everybody's. */
const keyed = Object.entries(contract).filter(([, { access, input }]) => {
  const names = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  return (
    access === 'member' && names.some((name) => name !== 'device_rid' && /(rids?|sendAddress)$/.test(name))
  );
});

test('every call that takes a key is among the attempts', () => {
  const withService = ['auth/tempDevice/add'];
  const expected = keyed.map(([path]) => path).filter((path) => !withService.includes(path));
  expect(Object.keys(attempts(its)).sort()).toEqual(expected.sort());
});

test("with another member's keys nothing is answered and nothing changed", async () => {
  const before = await everything();
  const { token } = await member(t.db);
  const answers: Record<string, number> = {};
  const expected: Record<string, number> = {};
  for (const [path, [input, status]] of Object.entries(attempts(its))) {
    const response = await t.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${token}` },
      payload: input,
    });
    answers[path] = response.statusCode;
    expected[path] = status;
  }
  expect(answers).toEqual(expected);
  expect(await everything()).toEqual(before);
});

/** All that the owner sees. */
async function everything() {
  const { token } = owner;
  const rid = its.order_rid;
  return Promise.all([
    t.call('auth/user/info', {}, { token }).then((answer) => answer.data),
    t.call('auth/tempDevice', {}, { token }).then((answer) => answer.data),
    t.call('auth/web/order/detail', { rid }, { token }).then((answer) => answer.data),
    t.call('auth/web/orderFile/list4rid', { rid }, { token }).then((answer) => answer.data),
    t.call('auth/sampling/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/message/list', {}, { token }).then((answer) => answer.data),
  ]);
}
