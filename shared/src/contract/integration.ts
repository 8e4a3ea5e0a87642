import { z } from 'zod';
import { bareAccount, exchangeStates, formatMessage, requiredMessage, texts } from '../rules';
import { components } from './component';
import { endpoint, nothing } from './endpoint';
import { etag, startedFrom } from './etag';
import {
  happened,
  instant,
  optionalText,
  paged,
  paging,
  phone,
  queued,
  queuePaging,
  recordCode,
  rid,
  text,
} from './field';
import { seen } from './seen';
import { shows } from './shows';

/** A number of points that a member gives or spends. */
const points = z
  .int(formatMessage('积分'))
  .min(1, '[积分]不能小于 1')
  .max(1_000_000, '[积分]不能超过 1000000');

/** Points that members earn; staff change them. */
export const pointsSetting = z
  .strictObject({
    /** Points for each whole yuan paid; 0 for none. */
    per_yuan: z
      .int(formatMessage('每元积分'))
      .min(0, '[每元积分]不能小于 0')
      .max(100, '[每元积分]不能超过 100'),
    /** Points for the evaluation of an order; 0 for none. */
    evaluation: z
      .int(formatMessage('评价积分'))
      .min(0, '[评价积分]不能小于 0')
      .max(10_000, '[评价积分]不能超过 10000'),
  })
  .register(components, { id: 'PointsSetting' });

const goods = z
  .object({
    rid: z.string(),
    name: z.string(),
    sketch: z.string(),
    img: z.string(),
    points: z.int(),
    /** Number that is left; null for any number. */
    stock: z.int().nullable(),
    /** True for a coupon, which is issued at once (`apply`); goods need an address (`applyExchange`). */
    coupon: z.boolean(),
  })
  .register(components, { id: 'IntegrationGoods' });
export type IntegrationGoods = z.infer<typeof goods>;

const exchange = z
  .object({
    rid: z.string(),
    code: z.string(),
    name: z.string(),
    points: z.int(),
    state: z.enum(exchangeStates),
    /** Null for a coupon. */
    sent_to: z.object({ name: z.string(), phone: z.string(), place: z.string() }).nullable(),
    /** Null until the goods are sent. */
    parcel: z.object({ company: z.string(), number: z.string() }).nullable(),
    note: z.string(),
    created: happened,
  })
  .register(components, { id: 'IntegrationExchange' });
export type IntegrationExchange = z.infer<typeof exchange>;

const entry = z
  .object({
    id: z.int(),
    /** Why the points moved, such as 付款获得积分. */
    label: z.string(),
    amount: z.int(),
    balance: z.int(),
    at: happened,
    /** The order that the points were earned with, or lost with its refund; null for others. */
    order_rid: z.string().nullable(),
    /** When these points expire, and how many of them are left; null for points that were spent. */
    expiry: z.object({ at: instant, left: z.int() }).nullable(),
  })
  .register(components, { id: 'IntegrationEntry' });
export type IntegrationEntry = z.infer<typeof entry>;

const month = z
  .object({
    /** Such as 2026-11, in the lab's time zone. */
    month: z.string(),
    gained: z.int(),
    /** Points that were exchanged, given, taken back or that expired. */
    used: z.int(),
  })
  .register(components, { id: 'IntegrationMonth' });
export type IntegrationMonth = z.infer<typeof month>;

const chosen = { goods_rid: rid('integrationGoods'), seen: seen.pick({ points: true }) };

const exchangeCode = recordCode('兑换单号');
const account = text('账号', 40).overwrite(bareAccount);

const goodsFields = z.strictObject({
  code: text('商品编号', 40).regex(/^[\w-]+$/, formatMessage('商品编号')),
  name: text('商品名称', 60),
  sketch: optionalText('商品说明', 200),
  /** Empty while the goods have no picture. */
  img: optionalText('图片', 200).refine(
    (path) => path === '' || /^\/upload\/img\/[\w-]+\.svg$/.test(path),
    formatMessage('图片'),
  ),
  points,
  stock: z.int(formatMessage('库存')).min(0, '[库存]不能小于 0').max(100_000, '[库存]过大').nullable(),
  /** Code of the offer whose coupon is issued; null for goods that are sent. */
  coupon_code: recordCode('优惠券编号').nullable().default(null),
  offered: z.boolean(formatMessage('上架')),
  position: z.int(formatMessage('排序')).min(0, '[排序]不能小于 0').max(10_000, '[排序]过大').default(0),
});

const savedGoods = goodsFields.extend({ etag });

export const integrationEndpoints = {
  'auth/integration/init': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    summary: "The member's points: balance, what expires when, how points are earned",
    input: nothing,
    data: z.object({
      balance: z.int(),
      available: z.int(),
      /** Points that expire within the next 30 days, unless they are spent before; null for none. */
      expiring: z.int().nullable(),
      /** Months in which points expire, unless they are spent before, the first one first. */
      expiries: z.array(
        z.object({
          /** Such as 2027-03, in the lab's time zone. */
          month: z.string(),
          points: z.int(),
        }),
      ),
      earn: pointsSetting,
    }),
  }),
  'auth/integration/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    summary: 'Changes of the points, the newest first; `before` is `next` of the previous page',
    input: z.strictObject({
      before: z.int('[页码]格式不正确').min(1, '[页码]格式不正确').optional(),
      size: paging.size,
    }),
    example: { size: 20 },
    data: z.object({ list: z.array(entry), next: z.int().nullable() }),
  }),
  'auth/integration/months': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    summary: 'Points gained and used in each of the last twelve months, the oldest first',
    input: nothing,
    data: z.array(month),
  }),
  'auth/integration/list4exchange': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    summary: 'What points can be exchanged for',
    input: nothing,
    data: z.array(goods),
  }),
  'auth/integration/apply': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.points, ...shows.goods, ...shows.coupons, ...shows.notices],
    idempotent: true,
    errors: ['not_found', 'goods_gone', 'seen_changed', 'points_short', 'coupon_not_issued'],
    summary: 'Exchanges points for a coupon, which is issued at once',
    input: z.strictObject(chosen),
    example: { goods_rid: 'k3v9x0q2', seen: { points: 500 } },
    data: exchange,
  }),
  'auth/integration/applyExchange': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.points, ...shows.goods, ...shows.notices, 'auth/address/list'],
    idempotent: true,
    errors: ['not_found', 'goods_gone', 'seen_changed', 'points_short'],
    summary: 'Exchanges points for goods, which the lab sends to an address of the member',
    input: z.strictObject({ ...chosen, address_rid: rid('address') }),
    example: { goods_rid: 'k3v9x0q2', seen: { points: 500 }, address_rid: 'a8n2m4p6' },
    data: exchange,
  }),
  'auth/integration/exchanges': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    summary: "The member's exchanges, the newest first",
    input: z.strictObject(paging),
    example: { page: 1, size: 20 },
    data: paged(exchange),
  }),
  'auth/integration/receiver': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'only reads, and counts the attempts' },
    summary: 'The masked name of the member to whom points can be given by this phone',
    input: z.strictObject({ phone }),
    example: { phone: '13912345678' },
    data: z.object({ to: z.string() }),
  }),
  'auth/integration/transfer': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.points, ...shows.notices],
    idempotent: true,
    errors: ['points_short'],
    summary: 'Gives points to another member; the name of that member is masked in the answer',
    input: z.strictObject({ phone, points, message: optionalText('留言', 100, 'lines') }),
    example: { phone: '13912345678', points: 100, message: '谢谢' },
    data: z.object({ to: z.string() }),
  }),
  'staff/integration/goods': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager'],
    summary: 'All goods for points, those that are not offered included',
    input: nothing,
    data: z.array(savedGoods),
  }),
  'staff/integration/saveGoods': endpoint({
    access: 'staff',
    roles: ['manager'],
    edits: savedGoods,
    errors: ['not_found'],
    summary: 'Adds goods, or replaces those with the same code',
    input: goodsFields.extend({ etag: startedFrom }),
    example: {
      code: 'notebook',
      name: '实验记录本',
      points: 300,
      stock: 50,
      offered: true,
    },
    data: savedGoods,
  }),
  'staff/integration/exchanges': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager'],
    summary: 'Exchanges of all members, by default those to be sent, the oldest first',
    input: z.strictObject({ states: z.array(z.enum(exchangeStates)).default(['waiting']), ...queuePaging }),
    example: { states: ['waiting'] },
    data: queued(exchange.extend({ member: z.string() })),
  }),
  'staff/integration/send': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found', 'exchange_act_refused'],
    summary: 'Records that the goods of an exchange were sent; the member is told',
    input: z.strictObject({
      code: exchangeCode,
      company: text(...texts.parcelCompany),
      number: text(...texts.parcelNumber),
    }),
    example: { code: 'J20261122-000001', company: '顺丰速运', number: 'SF1234567890' },
    data: exchange,
  }),
  'staff/integration/refuse': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found', 'exchange_act_refused'],
    summary: 'Refuses an exchange that was not sent: points and stock are given back, the member is told why',
    input: z.strictObject({ code: exchangeCode, note: text('原因', 200, 'lines') }),
    example: { code: 'J20261122-000001', note: '缺货' },
    data: exchange,
  }),
  'staff/integration/adjust': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found', 'points_short'],
    summary: "Adds points to a member's account, or takes points back, with a reason that the member reads",
    input: z.strictObject({
      account,
      points: z
        .int(formatMessage('积分'))
        .min(-1_000_000, '[积分]过小')
        .max(1_000_000, '[积分]过大')
        .refine((value) => value !== 0, requiredMessage('积分')),
      note: text('原因', 200, 'lines'),
    }),
    example: { account: '13912345678', points: 200, note: '活动奖励' },
    data: z.object({ before: z.int(), after: z.int() }),
  }),
};
