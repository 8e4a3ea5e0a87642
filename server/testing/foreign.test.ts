import { contract, type Endpoint, type Noun } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { putGoods } from '../src/modules/integration/integration.repo';
import { messages } from '../src/modules/message/message.table';
import { grouping } from './clusters';
import { keysIn } from './contractKeys';
import { claimed } from './coupons';
import { itemOf } from './evaluations';
import { member, type TestMember } from './factories';
import { type Attempt, attempt } from './foreignAttempt';
import { type InvoiceThings, invoiceAttempts, invoiceThings } from './foreignInvoices';
import { lab, order, orderInput, plan, send } from './orders';
import { promoter } from './promoters';
import { held, wish } from './reservations';
import { type TestApp, testApp } from './testApp';

/** Records of one member. Another member tries every call with their keys. */
interface Things extends InvoiceThings {
  readonly address_rid: string;
  readonly coupon_rid: string;
  readonly order_rid: string;
  readonly order_item_rid: string;
  readonly prestore_rid: string;
  readonly credit_rid: string;
  readonly file_rid: string;
  readonly upload_rid: string;
  readonly message_rid: string;
  readonly session_rid: string;
  readonly sampling_rid: string;
  readonly sample_rid: string;
  readonly reservation_rid: string;
  readonly wait_rid: string;
  readonly withdrawal_rid: string;
  readonly member_rid: string;
  readonly cluster_rid: string;
  readonly cluster_request_rid: string;
  readonly requirement_code: string;
  readonly item: Awaited<ReturnType<typeof plan>>;
}

type Own = InvoiceThings &
  Pick<Things, 'order_rid' | 'order_item_rid' | 'prestore_rid' | 'cluster_rid' | 'requirement_code' | 'item'>;

/** One attempt for each key of each call; all other input belongs to the caller. */
const attempts = (its: Things, own: Own): Attempt[] => [
  attempt('auth/address/edit', 'address_rid', { ...place, address_rid: its.address_rid }, 404),
  attempt('auth/address/del', 'address_rid', { address_rid: its.address_rid }, 404),
  attempt('auth/address/default', 'address_rid', { address_rid: its.address_rid }, 404),
  attempt('auth/invoice/edit', 'rid', { ...title, rid: its.invoice_rid }, 404),
  attempt('auth/invoice/del', 'rid', { rid: its.invoice_rid }, 404),
  attempt('auth/invoice/default', 'rid', { rid: its.invoice_rid }, 404),
  ...invoiceAttempts(its, own),
  attempt('auth/integration/applyExchange', 'address_rid', exchanged(its.address_rid), 404),
  attempt('auth/promoter_rebate_withdraw/cancel', 'rid', { rid: its.withdrawal_rid }, 404),
  attempt('auth/tempDevice/edit', 'rid', { rid: its.item.rid, count: 9 }, 404),
  attempt('auth/tempDevice/del', 'rids', { rids: [its.item.rid] }, 200),
  attempt('auth/order/add', 'plan_rids', orderInput([its.item]), 409),
  attempt('auth/order/add', 'coupon_rid', orderInput([own.item], { coupon_rid: its.coupon_rid }), 404),
  attempt('auth/order/quote', 'plan_rids', { plan_rids: [its.item.rid] }, 409),
  attempt('auth/order/quote', 'coupon_rid', { plan_rids: [own.item.rid], coupon_rid: its.coupon_rid }, 404),
  attempt('auth/discount4user', 'plan_rids', { plan_rids: [its.item.rid] }, 409),
  attempt('auth/order/add', 'pickup.address_rid', pickedUp(own.item, its.address_rid), 404),
  attempt('auth/order/add', 'stored_rids', again(own.item, its.sample_rid), 404),
  attempt('auth/order/add', 'sampling_rid', taken(own.item, its.sampling_rid), 404),
  attempt('auth/order/add', 'return_address.address_rid', returned(own.item, its.address_rid), 404),
  attempt('auth/order/cancel', 'rid', { rid: its.order_rid, reason: '不是我的' }, 404),
  attempt('auth/order/send', 'rid', { rid: its.order_rid, company: '顺丰速运', number: 'SF1234567890' }, 404),
  attempt('auth/order/reportOrderFeedback', 'rid', { rid: its.order_rid, question: '不是我的' }, 404),
  attempt('auth/order/again', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/web/order/detail', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/web/orderFile/list4rid', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/web/orderFile/link', 'rid', { rid: its.file_rid }, 404),
  attempt('auth/web/orderFile/zip', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/web/orderFile/curve', 'rid', { rid: its.file_rid }, 404),
  attempt('auth/evaluate/add', 'item_rid', { item_rid: its.order_item_rid, stars: 5 }, 404),
  attempt(
    'auth/evaluate/add',
    'file_rids',
    { item_rid: own.order_item_rid, stars: 5, file_rids: [its.upload_rid] },
    404,
  ),
  attempt('auth/evaluate/list4person', 'order_rid', { order_rid: its.order_rid }, 200),
  attempt('auth/order/testRecord', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/order/listProtocolFile', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/order/updateProtocolFile', 'rid', { rid: its.order_rid, file_rid: its.upload_rid }, 404),
  attempt('auth/order/updateProtocolFile', 'file_rid', { rid: own.order_rid, file_rid: its.upload_rid }, 404),
  attempt('auth/prestoreApply/add', 'file_rid', { ...transfer, file_rid: its.upload_rid }, 404),
  attempt('auth/prestoreApply/edit', 'rid', { ...transfer, rid: its.prestore_rid }, 404),
  attempt(
    'auth/prestoreApply/edit',
    'file_rid',
    { ...transfer, rid: own.prestore_rid, file_rid: its.upload_rid },
    404,
  ),
  attempt('auth/prestoreApply/cancel', 'rid', { rid: its.prestore_rid }, 404),
  attempt('auth/prestoreApply/voucher', 'rid', { rid: its.prestore_rid }, 404),
  attempt('auth/creditApply/operate', 'rid', { op: 'cancel', rid: its.credit_rid }, 404),
  attempt('auth/assign/statement', 'rid', { rid: its.statement_rid }, 404),
  attempt('auth/assign/statement', 'order_rid', { order_rid: its.order_rid }, 404),
  attempt('auth/assign/right', 'rid', { rid: its.statement_rid }, 404),
  attempt('auth/assign/wrong', 'rid', { rid: its.statement_rid, reason: '不是我的' }, 404),
  attempt('auth/statement/pay', 'rid', { rid: its.statement_rid }, 404),
  attempt(
    'auth/transferApply',
    'statement_rid',
    { ...transferred, statement_rid: its.statement_rid, file_rid: its.upload_rid },
    404,
  ),
  attempt('auth/transferApply', 'file_rid', { ...transferred, file_rid: its.upload_rid }, 404),
  attempt('auth/transferApply/list', 'statement_rid', { statement_rid: its.statement_rid }, 404),
  ...clusterAttempts(its, own),
  attempt('auth/sampling/add', 'sendAddress', { ...when, sendAddress: its.address_rid }, 404),
  attempt('auth/sampling/reschedule', 'rid', { rid: its.sampling_rid, ...when }, 404),
  attempt('auth/sampling/cancel', 'rid', { rid: its.sampling_rid }, 404),
  attempt('auth/requirement/detail', 'code', { code: its.requirement_code }, 404),
  attempt('auth/requirement/messages', 'code', { code: its.requirement_code }, 404),
  attempt('auth/requirement/link', 'code', { code: its.requirement_code, file_rid: its.upload_rid }, 404),
  attempt('auth/requirement/link', 'file_rid', { code: own.requirement_code, file_rid: its.upload_rid }, 404),
  attempt('auth/requirement/write', 'code', { code: its.requirement_code, text: '不是我的' }, 404),
  attempt(
    'auth/requirement/write',
    'file_rids',
    { code: own.requirement_code, file_rids: [its.upload_rid] },
    404,
  ),
  attempt('auth/requirement/cancel', 'code', { code: its.requirement_code, reason: '不是我的' }, 404),
  attempt('auth/requirement/claim', 'code', { code: its.requirement_code }, 404),
  attempt('auth/order/add', 'reservation_rids', hours(own.item, its.reservation_rid), 404),
  attempt('auth/order/relateEquipment', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/reservation/move', 'rid', { ...later, rid: its.reservation_rid }, 404),
  attempt('auth/reservation/cancel', 'rid', { rid: its.reservation_rid }, 404),
  attempt('auth/reservation/unwait', 'rid', { rid: its.wait_rid }, 404),
  attempt('auth/user/session/end', 'rid', { rid: its.session_rid }, 404),
  attempt('auth/message/read', 'rids', { rids: [its.message_rid] }, 200),
];

/** Applying is open to everybody: the stranger has applied before, so that it changes nothing. */
const clusterAttempts = (its: Things, own: Pick<Things, 'cluster_rid'>): Attempt[] => {
  const [rid, user_rid] = [its.cluster_rid, its.member_rid];
  const stranger = { rid: own.cluster_rid, user_rid };
  return [
    attempt('auth/cluster/apply', 'rid', { rid }, 200),
    attempt('auth/cluster/edit', 'rid', { rid, name: '我的' }, 404),
    attempt('auth/cluster/detail', 'rid', { rid }, 404),
    attempt('auth/cluster/members', 'rid', { rid }, 404),
    attempt('auth/cluster/search4user', 'rid', { rid, phone: '13800138000' }, 404),
    attempt('auth/cluster/add4user', 'rid', { rid, phone: '13800138000' }, 404),
    attempt('auth/cluster/requests', 'rid', { rid }, 404),
    attempt('auth/cluster/agree', 'rid', { rid: its.cluster_request_rid, agree: true }, 404),
    attempt('auth/cluster/cancel', 'rid', { rid: its.cluster_request_rid }, 404),
    attempt('auth/cluster/delete4user', 'rid', { rid, user_rid }, 404),
    attempt('auth/cluster/delete4user', 'user_rid', stranger, 404),
    attempt('auth/cluster/leave', 'rid', { rid }, 404),
    attempt('auth/cluster/role', 'rid', { rid, user_rid, role: 'member' }, 404),
    attempt('auth/cluster/role', 'user_rid', { ...stranger, role: 'manager' }, 404),
    attempt('auth/cluster/limit', 'rid', { rid, user_rid, limit_fen: 0 }, 404),
    attempt('auth/cluster/limit', 'user_rid', { ...stranger, limit_fen: 0 }, 404),
    attempt('auth/cluster/transfer', 'rid', { rid, user_rid }, 404),
    attempt('auth/cluster/transfer', 'user_rid', stranger, 404),
    attempt('auth/cluster/deposit', 'rid', { rid, amount_fen: 1 }, 404),
    attempt('auth/cluster/withdraw', 'rid', { rid, account: 'cash', amount_fen: 1 }, 404),
    attempt('auth/cluster/entries', 'rid', { rid, account: 'cash' }, 404),
  ];
};

const goods = {
  ...{ rid: 'notebook', code: 'notebook', name: '实验记录本', sketch: '', img: '', points: 300, stock: 9 },
  ...{ coupon_code: null, offered: true, position: 0 },
};
const transferred = { amount_fen: 5000, payer: '示例大学', paid_on: '2026-11-18' };

const title = { holder: 'person', type: 1, title: '王小明' } as const;

const exchanged = (address_rid: string) => ({ goods_rid: 'notebook', points: 300, address_rid });
const transfer = { amount_fen: 100_000, payer: '示例大学', paid_on: '2026-11-17' };
const applied = async (token: string): Promise<string> => {
  const file = { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' };
  const { file_rid } = (await send(t, 'auth/upload4file', {}, file, token)).data;
  return (await t.call('auth/prestoreApply/add', { ...transfer, file_rid }, { token })).data.rid;
};

const required = async (token: string): Promise<string> => {
  const posted = { name: '王小明', phone: '13912345678', content: '五个粉末样品的物相' };
  return (await send(t, 'open/web/requirement/add', posted, null, token)).data.code;
};

const when = { date: '2026-12-01', time: '08:30-10:30' };

const later = { starts: '2026-12-03T08:30:00+08:00', ends: '2026-12-03T10:30:00+08:00' };

const hours = (item: Things['item'], rid: string) => orderInput([item], { reservation_rids: [rid] });

const pickedUp = (item: Things['item'], address_rid: string) =>
  orderInput([item], { sample_source: 4, pickup: { type: 1, ...when, address_rid } });

const again = (item: Things['item'], rid: string) =>
  orderInput([item], { ...kept, sample_source: 0, pickup: null, samples: [], stored_rids: [rid] });
const kept = { sample_disposal: 2, return_address: null };

const taken = (item: Things['item'], sampling_rid: string) =>
  orderInput([item], { sample_source: 3, pickup: null, sampling_rid });

const returned = (item: Things['item'], address_rid: string) =>
  orderInput([item], { return_address: { address_rid } });

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
  // This test uses PGlite on every machine. Most other tests use PostgreSQL where it is installed.
  t = await testApp({ database: 'pglite' });
  owner = await member(t.db);
  await t.db.transaction((tx) => putGoods(tx, goods));
  its = await thingsOf(owner);
});

async function thingsOf(who: TestMember): Promise<Things> {
  const { token, rid } = who;
  const { data: address } = await t.call('auth/address/add', place, { token });
  const coupon = await claimed(t, await lab(t), owner);
  const wanted = { op: 'apply', amount_fen: 1_000_000, reason: '集中测试' } as const;
  const credit = await t.call('auth/creditApply/operate', wanted, { token });
  const placed = await order(t, owner);
  await (await lab(t)).acts(placed.code, 'confirm');
  const stored = await order(t, owner, 'xrd', kept);
  await (await lab(t)).acts(stored.code, 'confirm', 'receive');
  const samples = await t.call('auth/web/sample/list4person', {}, { token });
  const files = await t.call('auth/web/orderFile/list4rid', { rid: placed.rid }, { token });
  const visit = { ...place, date: '2026-12-02', time: '08:30-10:30' };
  const booked = await t.call('auth/sampling/add', visit, { token });
  const upload = await send(t, 'auth/upload4file', {}, { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' }, token);
  const by = await promoter(t, await lab(t), owner);
  await by.earn(1_000_000);
  const withdrawn = await by.withdraw(20_000);
  const groups = grouping(t);
  const cluster = await groups.add(who);
  await groups.as(await member(t.db), 'auth/cluster/apply', { rid: cluster.rid });
  const [request] = await groups.requests(who, cluster.rid);
  const sessions = await t.call('auth/user/session/list', {}, { token });
  const [notice] = await t.db.read((tx) => tx.select().from(messages).where(eq(messages.user_rid, rid)));
  return {
    address_rid: address.address_rid,
    ...(await invoiceThings(t, owner)),
    coupon_rid: coupon.rid,
    order_rid: placed.rid,
    order_item_rid: await itemOf(t, owner, placed.rid),
    prestore_rid: await applied(token),
    credit_rid: credit.data.application?.rid ?? '',
    file_rid: files.data[0]?.rid ?? '',
    upload_rid: upload.data.file_rid,
    message_rid: notice?.rid ?? '',
    session_rid: sessions.data[0]?.rid ?? '',
    sampling_rid: booked.data.rid,
    sample_rid: samples.data[0]?.rid ?? '',
    withdrawal_rid: withdrawn.data.rid,
    member_rid: rid,
    cluster_rid: cluster.rid,
    cluster_request_rid: request?.rid ?? '',
    requirement_code: await required(token),
    reservation_rid: (await held(t, owner)).rid,
    wait_rid: await waited(owner),
    item: await plan(t, owner, 'sem', 2),
  };
}

/** Returns the key of a wait for time that another member holds. */
async function waited({ token }: TestMember): Promise<string> {
  await held(t, await member(t.db), later);
  return (await t.call('auth/reservation/wait', wish(later), { token })).data.rid;
}

/** Nouns whose records are public. */
const shared: readonly Noun[] = ['article', 'device', 'instrument', 'integrationGoods'];

test('every key that a call of members takes is among the attempts', () => {
  const expected = Object.entries(contract).flatMap(([path, { access, input }]) =>
    access === 'member'
      ? keysIn(input).flatMap(({ field, noun }) => (shared.includes(noun) ? [] : [`${path} ${field}`]))
      : [],
  );
  const tried = attempts(its, its).map(({ path, field }) => `${path} ${field}`);
  expect(tried.sort()).toEqual(expected.sort());
});

test('each property with the name of a key is marked as a key', () => {
  const named = Object.entries(contract).flatMap(([path, { input }]) =>
    input instanceof z.ZodObject
      ? Object.keys(input.shape).flatMap((name) => (/(^|_)rids?$/.test(name) ? [`${path} ${name}`] : []))
      : [],
  );
  const marked = Object.entries(contract).flatMap(([path, { input }]) =>
    keysIn(input).map(({ field }) => `${path} ${field}`),
  );
  // An exception: unknown services are ignored, not refused.
  expect(named.filter((one) => !marked.includes(one))).toEqual(['open/web/requirement/add device_rid']);
});

test("calls with another member's keys are refused and change nothing", async () => {
  const stranger = await member(t.db);
  const placed = await order(t, stranger);
  await (await lab(t)).acts(placed.code, 'confirm');
  const tested = await order(t, stranger);
  await (await lab(t)).deliver(tested.code);
  const own: Own = {
    ...(await invoiceThings(t, stranger)),
    order_rid: placed.rid,
    order_item_rid: await itemOf(t, stranger, tested.rid),
    prestore_rid: await applied(stranger.token),
    cluster_rid: (await grouping(t).add(stranger)).rid,
    requirement_code: await required(stranger.token),
    item: await plan(t, stranger),
  };
  await t.call('auth/cluster/apply', { rid: its.cluster_rid }, { token: stranger.token });
  const before = await everything();
  const answers: string[] = [];
  const expected: string[] = [];
  for (const { path, field, input, status } of attempts(its, own)) {
    const { method = 'POST' }: Endpoint = contract[path];
    const response = await t.app.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${stranger.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(input),
    });
    answers.push(`${path} ${field} ${response.statusCode}`);
    expected.push(`${path} ${field} ${status}`);
  }
  expect(answers).toEqual(expected);
  expect(await everything()).toEqual(before);
});

/** Returns everything that the owner can read. */
async function everything() {
  const { token } = owner;
  const rid = its.order_rid;
  return Promise.all([
    t.call('auth/user/info', {}, { token }).then((answer) => answer.data),
    t.call('auth/coupon/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/invoice/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/tempDevice', {}, { token }).then((answer) => answer.data),
    t.call('auth/web/order/detail', { rid }, { token }).then((answer) => answer.data),
    t.call('auth/web/orderFile/list4rid', { rid }, { token }).then((answer) => answer.data),
    t.call('auth/creditApply/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/web/prestore/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/assign/settlementList', {}, { token }).then((answer) => answer.data),
    t.call('auth/transferApply/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/cluster/all', {}, { token }).then((answer) => answer.data),
    t.call('auth/cluster/members', { rid: its.cluster_rid }, { token }).then((answer) => answer.data),
    t.call('auth/cluster/requests', { rid: its.cluster_rid }, { token }).then((answer) => answer.data),
    t.call('auth/invoiceApply/list4person', {}, { token }).then((answer) => answer.data),
    t.call('auth/sampling/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/web/sample/list4person', {}, { token }).then((answer) => answer.data),
    t.call('auth/promoter_rebate_withdraw/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/requirement/list', {}, { token }).then((answer) => answer.data),
    t.call('auth/message/list', {}, { token }).then((answer) => answer.data),
  ]);
}
