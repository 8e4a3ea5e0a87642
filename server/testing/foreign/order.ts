import { changeInput } from '../changes';
import { type GivenOrder, orderInput } from '../orders';
import type { Given } from '../seen';
import { type Attempt, attempt, kept, when } from './attempt';
import type { Own, Things } from './thing';

/** Input of an order of one item at the price that its owner sees. */
const ordered = (item: Things['item'], given: Partial<GivenOrder> = {}) =>
  orderInput([item], {
    seen: { total_fen: item.total_fen, due_fen: item.total_fen, times: [] },
    ...given,
  });

const pickedUp = (item: Things['item'], address_rid: string) =>
  ordered(item, { sample_source: 4, pickup: { type: 1, ...when, address_rid } });

const again = (item: Things['item'], rid: string) =>
  ordered(item, { ...kept, sample_source: 0, pickup: null, samples: [], stored_rids: [rid] });

const testsOf = (rid: string) => ({ stored_tests: [{ rid, item_rids: null }] });

const taken = (item: Things['item'], sampling_rid: string) =>
  ordered(item, { sample_source: 3, pickup: null, sampling_rid });

const returned = (item: Things['item'], address_rid: string) =>
  ordered(item, { return_address: { address_rid } });

const hours = (item: Things['item'], rid: string) => ordered(item, { reservation_rids: [rid] });

const analysis = (item: Things['item'], rid: string) => ordered(item, { raw_file_rids: [rid] });

const photos = ({ order_rid, upload_rid }: Own, rid: string) => ({
  rid: order_rid,
  file_rid: upload_rid,
  page_rids: [rid],
});

const signing = { seen: { sha256: '0'.repeat(64) }, name: '不是我', code: '123456', agreed: true } as const;

/** Items of an own order, or one with another key. */
const asked = ({ change }: Own, rid?: string) => ({
  rid: change.rid,
  items: change.items.map((item) => ({ rid: rid ?? item.rid, options: item.options, count: item.count })),
});

/** A change of an own order at its price. */
function changed(own: Own, given: Partial<Given<'auth/order/change'>> = {}, item_rid?: string) {
  const total_fen = own.change.items.reduce((sum, item) => sum + item.total_fen, 0);
  const seen = { total_fen, due_fen: total_fen };
  return { ...changeInput(own.change), ...asked(own, item_rid), seen, ...given };
}

export const orderAttempts = (its: Things, own: Own): Attempt[] => [
  attempt('auth/tempDevice/edit', 'rid', { rid: its.item.rid, count: 9 }, 404),
  attempt('auth/tempDevice/del', 'rids', { rids: [its.item.rid] }, 200),
  attempt('auth/tempDevice/options', 'rid', { rid: its.item.rid, options: {} }, 404),
  attempt('auth/tempDevice/save', 'rids', { rids: [its.item.rid], saved: true }, 200),
  attempt('auth/planShare/add', 'rids', { rids: [its.item.rid] }, 409),
  attempt('auth/planShare/del', 'code', { code: its.plan_share_code }, 404),
  attempt('auth/dataShare/add', 'rids', { name: '不是我的', rids: [its.data_file_rid] }, 404),
  attempt('auth/dataTag/put', 'rids', { rids: [its.data_file_rid], add: ['偷'] }, 404),
  attempt('auth/dataView/detail', 'rid', { rid: its.data_file_rid }, 404),
  attempt('auth/dataView/save', 'rid', { rid: its.data_file_rid, kept: null }, 404),
  attempt('auth/dataShare/detail', 'code', { code: its.data_share_code }, 404),
  attempt('auth/dataShare/revoke', 'code', { code: its.data_share_code }, 404),
  attempt('auth/order/add', 'plan_rids', ordered(its.item), 409),
  attempt('auth/order/add', 'coupon_rid', ordered(own.item, { coupon_rid: its.coupon_rid }), 404),
  attempt('auth/order/quote', 'plan_rids', { plan_rids: [its.item.rid] }, 409),
  attempt('auth/order/quote', 'coupon_rid', { plan_rids: [own.item.rid], coupon_rid: its.coupon_rid }, 404),
  attempt('auth/quotation/reference', 'plan_rids', { plan_rids: [its.item.rid] }, 409),
  attempt('auth/order/ready', 'plan_rids', { plan_rids: [its.item.rid] }, 409),
  attempt('auth/discount4user', 'plan_rids', { plan_rids: [its.item.rid] }, 409),
  attempt('auth/order/add', 'pickup.address_rid', pickedUp(own.item, its.address_rid), 404),
  attempt('auth/order/add', 'stored_rids', again(own.item, its.sample_rid), 404),
  attempt('auth/order/add', 'stored_tests.rid', ordered(own.item, testsOf(its.sample_rid)), 404),
  attempt('auth/order/add', 'sampling_rid', taken(own.item, its.sampling_rid), 404),
  attempt('auth/order/add', 'return_address.address_rid', returned(own.item, its.address_rid), 404),
  attempt('auth/order/change/get', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/order/change/quote', 'rid', { ...asked(own), rid: its.order_rid }, 404),
  attempt('auth/order/change/quote', 'items.rid', asked(own, its.order_item_rid), 404),
  attempt('auth/order/change/quote', 'coupon_rid', { ...asked(own), coupon_rid: its.coupon_rid }, 404),
  attempt('auth/order/change', 'rid', { ...changed(own), rid: its.order_rid }, 404),
  attempt('auth/order/change', 'items.rid', changed(own, {}, its.order_item_rid), 404),
  attempt('auth/order/change', 'coupon_rid', changed(own, { coupon_rid: its.coupon_rid }), 404),
  attempt(
    'auth/order/change',
    'sampling_rid',
    changed(own, { sample_source: 3, pickup: null, sampling_rid: its.sampling_rid }),
    404,
  ),
  attempt(
    'auth/order/change',
    'stored_rids',
    changed(own, { sample_source: 0, pickup: null, samples: [], stored_rids: [its.sample_rid] }),
    404,
  ),
  attempt('auth/order/change', 'stored_tests.rid', changed(own, testsOf(its.sample_rid)), 404),
  attempt(
    'auth/order/change',
    'pickup.address_rid',
    changed(own, { sample_source: 4, pickup: { type: 1, ...when, address_rid: its.address_rid } }),
    404,
  ),
  attempt(
    'auth/order/change',
    'return_address.address_rid',
    changed(own, { return_address: { address_rid: its.address_rid } }),
    404,
  ),
  attempt('auth/order/cancel', 'rid', { rid: its.order_rid, reason: '不是我的' }, 404),
  attempt('auth/order/send', 'rid', { rid: its.order_rid, company: '顺丰速运', number: 'SF1234567890' }, 404),
  attempt('auth/order/reportOrderFeedback', 'rid', { rid: its.order_rid, question: '不是我的' }, 404),
  attempt('auth/order/again', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/web/order/detail', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/web/orderFile/list4rid', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/web/orderFile/link', 'rid', { rid: its.file_rid }, 404),
  attempt('auth/web/orderFile/zip', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/web/orderFile/zip4person', 'rids', { rids: [its.file_rid] }, 404),
  attempt('auth/web/orderFile/curve', 'rid', { rid: its.file_rid }, 404),
  attempt('auth/order/testRecord', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/order/listProtocolFile', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/order/addRawFile', 'rid', { rid: its.order_rid, file_rid: its.upload_rid }, 404),
  attempt('auth/order/addRawFile', 'file_rid', { rid: own.analysis_rid, file_rid: its.upload_rid }, 404),
  attempt('auth/order/delRawFile', 'rid', { rid: its.raw_rid }, 404),
  attempt('auth/protocol/detail', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/protocol/code', 'rid', { rid: its.order_rid }, 404),
  attempt('auth/protocol/sign', 'rid', { ...signing, rid: its.order_rid }, 404),
  attempt('auth/order/updateProtocolFile', 'rid', { rid: its.order_rid, file_rid: its.upload_rid }, 404),
  attempt('auth/order/updateProtocolFile', 'file_rid', { rid: own.order_rid, file_rid: its.upload_rid }, 404),
  attempt('auth/order/updateProtocolFile', 'page_rids', photos(own, its.upload_rid), 404),
  attempt('auth/order/add', 'raw_file_rids', analysis(own.analysis_item, its.upload_rid), 404),
  attempt('auth/order/add', 'reservation_rids', hours(own.item, its.reservation_rid), 404),
];
