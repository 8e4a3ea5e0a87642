import { eq } from 'drizzle-orm';
import { putGoods } from '../../src/modules/integration/integration.repo';
import { messages } from '../../src/modules/message/message.table';
import { formOf } from '../changes';
import { grouping, waitingPayment } from '../clusters';
import { claimed } from '../coupons';
import { itemOf } from '../evaluations';
import { member, type TestMember } from '../factories';
import { lab, order, plan, send, services } from '../orders';
import { promoter } from '../promoters';
import { quoteOrder } from '../quotations';
import { issuedReport } from '../reports';
import { doorOf, held, wish } from '../reservations';
import { proposedRetest } from '../retests';
import { storedSample } from '../samples';
import { sharedData } from '../shares';
import type { TestApp } from '../testApp';
import { kept, later, place, transfer } from './attempt';
import { interfaceThings } from './interface';
import { invoiceThings } from './invoice';
import type { Own, Things } from './thing';

/** Creates a record of each kind for a member. */
export async function thingsOf(t: TestApp, owner: TestMember): Promise<Things> {
  const { token, rid } = owner;
  await t.db.transaction((tx) => putGoods(tx, goods));
  const { data: address } = await t.call('auth/address/add', place, { token });
  const coupon = await claimed(t, await lab(t), owner);
  const wanted = { op: 'apply', amount_fen: 1_000_000, reason: '集中测试' } as const;
  const credit = await t.call('auth/creditApply/operate', wanted, { token });
  const placed = await order(t, owner);
  await (await lab(t)).acts(placed.code, 'confirm');
  const stored = await order(t, owner, 'xrd', kept);
  await (await lab(t)).acts(stored.code, 'confirm', 'receive');
  const samples = await t.call('auth/web/sample/list4person', { usable: true }, { token });
  const files = await t.call('auth/web/orderFile/list4rid', { rid: placed.rid }, { token });
  const visit = { ...place, date: '2026-12-02', time: '08:30-10:30' };
  const booked = await t.call('auth/sampling/add', visit, { token });
  const upload = await send(t, 'auth/upload4file', {}, { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' }, token);
  const partial = await t.call('auth/upload/start', { name: 'b.pdf', size: 10 }, { token });
  const by = await promoter(t, await lab(t), owner);
  await by.earn(1_000_000);
  const withdrawn = await by.withdraw(20_000);
  const groups = grouping(t);
  const cluster = await groups.add(owner);
  await groups.as(await member(t.db), 'auth/cluster/apply', { rid: cluster.rid });
  const [request] = await groups.requests(owner, cluster.rid);
  const cluster_payment_rid = await waitingPayment(t, cluster.rid, owner);
  const sessions = await t.call('auth/user/session/list', {}, { token });
  const [notice] = await t.db.read((tx) => tx.select().from(messages).where(eq(messages.user_rid, rid)));
  return {
    address_rid: address.address_rid,
    ...(await interfaceThings(t, rid)),
    ...(await invoiceThings(t, owner)),
    coupon_rid: coupon.rid,
    order_rid: placed.rid,
    order_item_rid: await itemOf(t, owner, placed.rid),
    change: await formOf(t, owner, placed.rid),
    prestore_rid: await applied(t, token),
    transfer_rid: await transferred(t, token),
    credit_rid: credit.data.application?.rid ?? '',
    file_rid: files.data[0]?.rid ?? '',
    ...(await analysisThings(t, owner)),
    upload_rid: upload.data.file_rid,
    partial_rid: partial.data.rid,
    message_rid: notice?.rid ?? '',
    session_rid: sessions.data[0]?.rid ?? '',
    sampling_rid: booked.data.rid,
    sample_rid: samples.data.list[0]?.rid ?? '',
    recycle_rid: await askedBack(t, owner),
    withdrawal_rid: withdrawn.data.rid,
    member_rid: rid,
    cluster_rid: cluster.rid,
    cluster_request_rid: request?.rid ?? '',
    cluster_payment_rid,
    requirement_code: await required(t, token),
    quotation_rid: (await quoteOrder(t, (await lab(t)).token, { code: placed.code })).data.rid,
    report_rid: (await issuedReport(t, owner)).rid,
    retest_rid: (await proposedRetest(t, await lab(t), owner)).rid,
    reservation_rid: (await held(t, owner)).rid,
    wait_rid: await waited(t, owner),
    door: await doorOf(t),
    ...(await planned(t, owner)),
    ...(await sharedThings(t, owner)),
  };
}

/** Creates an order of data analysis with a file of raw data, and an item of the plan for another order. */
async function analysisThings(t: TestApp, who: TestMember) {
  const { token } = who;
  const { rid } = await order(t, who, services.analysis);
  const { data } = await send(t, 'auth/upload4file', {}, { name: 'a.csv', bytes: 'a,b\n' }, token);
  const raw = await t.call('auth/order/addRawFile', { rid, file_rid: data.file_rid }, { token });
  return {
    analysis_rid: rid,
    raw_rid: raw.data.rid,
    analysis_item: await plan(t, who, services.analysis),
  };
}

async function planned(t: TestApp, owner: TestMember): Promise<Pick<Things, 'item' | 'plan_share_code'>> {
  const item = await plan(t, owner, 'sem', 2);
  const { data } = await t.call('auth/planShare/add', { rids: [item.rid] }, { token: owner.token });
  return { item, plan_share_code: data.code };
}

/** Returns a link to a file of data, with the file. */
async function sharedThings(
  t: TestApp,
  owner: TestMember,
): Promise<Pick<Things, 'data_share_code' | 'data_file_rid'>> {
  const { code, rids } = await sharedData(t, owner);
  return { data_share_code: code, data_file_rid: rids[0] ?? '' };
}

/** Creates the records of the caller. */
export async function ownOf(t: TestApp, caller: TestMember): Promise<Own> {
  const { token } = caller;
  const placed = await order(t, caller);
  await (await lab(t)).acts(placed.code, 'confirm');
  const tested = await order(t, caller);
  await (await lab(t)).deliver(tested.code);
  return {
    ...(await invoiceThings(t, caller)),
    order_rid: placed.rid,
    order_item_rid: await itemOf(t, caller, tested.rid),
    change: await formOf(t, caller, placed.rid),
    prestore_rid: await applied(t, token),
    transfer_rid: await transferred(t, token),
    cluster_rid: (await grouping(t).add(caller)).rid,
    requirement_code: await required(t, token),
    sample_rid: await storedSample(t, caller),
    ...(await analysisThings(t, caller)),
    item: await plan(t, caller),
    upload_rid: (await send(t, 'auth/upload4file', {}, attachment, token)).data.file_rid,
  };
}

const goods = {
  rid: 'notebook',
  code: 'notebook',
  name: '实验记录本',
  sketch: '',
  img: '',
  points: 300,
  stock: 9,
  coupon_code: null,
  offered: true,
  position: 0,
};

const attachment = { name: 'a.pdf', bytes: '%PDF-1.4\n%%EOF\n' };

const applied = async (t: TestApp, token: string): Promise<string> => {
  const { file_rid } = (await send(t, 'auth/upload4file', {}, attachment, token)).data;
  return (await t.call('auth/prestoreApply/add', { ...transfer, file_rid }, { token })).data.rid;
};

const transferred = async (t: TestApp, token: string): Promise<string> => {
  const { file_rid } = (await send(t, 'auth/upload4file', {}, attachment, token)).data;
  const input = { amount_fen: 5000, payer: '示例大学', paid_on: '2026-11-18', file_rid };
  return (await t.call('auth/transferApply', input, { token })).data.rid;
};

const required = async (t: TestApp, token: string): Promise<string> => {
  const posted = { name: '王小明', phone: '13912345678', content: '五个粉末样品的物相' };
  return (await send(t, 'open/web/requirement/add', posted, null, token)).data.code;
};

/** Returns the key of a request to send a stored sample back. */
async function askedBack(t: TestApp, who: TestMember): Promise<string> {
  const rids = [await storedSample(t, who)];
  const asked = { rids, address: place, postage: 'collect' } as const;
  return (await t.call('auth/sample4recycle/add', asked, { token: who.token })).data.rid;
}

/** Returns the key of a wait for time that another member holds. */
async function waited(t: TestApp, { token }: TestMember): Promise<string> {
  await held(t, await member(t.db), later);
  return (await t.call('auth/reservation/wait', wish(later), { token })).data.rid;
}
