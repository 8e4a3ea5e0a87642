import type { Input } from '@portal/shared/contract';
import { member } from '../factories';
import { call, parcel, type Scenarios, t, who, work } from './scene';

/** Exchanges points for goods that cost 300 points, with other input or other goods. */
const exchange = async (
  given: Partial<Input<'auth/integration/applyExchange'>>,
  goods: { readonly stock?: number } = {},
) => {
  const notebook = { code: 'notebook', name: '记录本', points: 300, stock: 9, offered: true, ...goods };
  await work('staff/integration/saveGoods', notebook);
  const { data: offered } = await call('auth/integration/list4exchange', {});
  const { data: user } = await call('auth/user/info', {});
  const address_rid = user.address[0]?.address_rid ?? '';
  const goods_rid = offered.find(({ coupon }) => !coupon)?.rid ?? '';
  const input = { goods_rid, address_rid, ...given };
  return call('auth/integration/applyExchange', input);
};

const voucher = {
  code: 'voucher',
  name: '优惠券',
  points: 100,
  stock: null,
  coupon_code: 'POINTS',
  offered: true,
} as const;

/** Exchanges points for a coupon of which a member gets one. The member has the points unless `account` is null. */
const exchangedCoupon = async (given: {
  readonly seen?: { readonly points: number };
  readonly goods?: { readonly stock: number };
  readonly account?: null;
}) => {
  await work('staff/coupon/add', {
    code: 'POINTS',
    name: '积分券',
    amount_fen: 1000,
    ends: '2030-01-01T00:00:00Z',
  });
  await work('staff/integration/saveGoods', { ...voucher, ...given.goods });
  if (given.account !== null)
    await work('staff/integration/adjust', { account: who.phone, points: 100, note: '补' });
  const { data: offered } = await call('auth/integration/list4exchange', {});
  const goods_rid = offered.find(({ coupon }) => coupon)?.rid ?? '';
  return call('auth/integration/apply', { goods_rid, ...(given.seen && { seen: given.seen }) });
};

const refusedExchange = async (): Promise<string> => {
  await work('staff/integration/adjust', { account: who.phone, points: 300, note: '补' });
  const { code } = (await exchange({})).data;
  await work('staff/integration/refuse', { code, note: '缺货' });
  return code;
};

export const integrationRefusals = {
  'auth/integration/apply': {
    not_found: () => call('auth/integration/apply', { goods_rid: 'none' }),
    seen_changed: () => exchangedCoupon({ seen: { points: 99 } }),
    goods_gone: () => exchangedCoupon({ goods: { stock: 0 } }),
    points_short: () => exchangedCoupon({ account: null }),
    coupon_not_issued: async () => {
      await exchangedCoupon({});
      return exchangedCoupon({});
    },
  },
  'staff/integration/saveGoods': {
    not_found: () => work('staff/integration/saveGoods', { ...voucher, coupon_code: 'none' }),
  },
  'auth/integration/applyExchange': {
    not_found: async () => exchange({ address_rid: 'none' }),
    seen_changed: () => exchange({ seen: { points: 299 } }),
    goods_gone: () => exchange({}, { stock: 0 }),
    points_short: () => exchange({}),
  },
  'auth/integration/transfer': {
    points_short: async () => {
      const { phone } = await member(t.db);
      return call('auth/integration/transfer', { phone, points: 1 });
    },
  },
  'staff/integration/send': {
    not_found: () => work('staff/integration/send', { ...parcel, code: 'none' }),
    exchange_act_refused: async () =>
      work('staff/integration/send', { ...parcel, code: await refusedExchange() }),
  },
  'staff/integration/refuse': {
    not_found: () => work('staff/integration/refuse', { code: 'none', note: '缺货' }),
    exchange_act_refused: async () =>
      work('staff/integration/refuse', { code: await refusedExchange(), note: '缺货' }),
  },
  'staff/integration/adjust': {
    not_found: () => work('staff/integration/adjust', { account: 'none', points: 1, note: '补' }),
    points_short: () => work('staff/integration/adjust', { account: who.phone, points: -1, note: '扣' }),
  },
} satisfies Partial<Scenarios>;
