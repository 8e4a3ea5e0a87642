import { z } from 'zod';
import { bareAccount, couponStates, dashedCode, formatMessage, limits, texts } from '../rules';
import { across } from './across';
import { components } from './component';
import { endpoint } from './endpoint';
import { fen, happened, instant, instantOf, optionalText, paged, paging, text } from './field';
import { shows } from './shows';

export const couponState = z.enum(couponStates, formatMessage('优惠券状态')).register(components, {
  id: 'CouponState',
});

/** What a coupon takes off, and for which items (`CouponTerms` of the rules). */
const terms = {
  amount_fen: fen.nullable(),
  percent: z.int().nullable(),
  cap_fen: fen.nullable(),
  minimum_fen: fen,
  type_id: z.int().nullable(),
  child_id: z.int().nullable(),
};

/** What a coupon is worth, without the coupon itself. */
export const couponSummary = z
  .object({
    name: z.string(),
    ...terms,
    /** Names of the type and the child; empty for all services. */
    scope: z.string(),
  })
  .register(components, { id: 'CouponSummary' });
export type CouponSummary = z.infer<typeof couponSummary>;

/** A coupon of a member. */
export const coupon = z
  .object({
    rid: z.string(),
    name: z.string(),
    ...terms,
    /** Names of the type and the child, or that all services are meant. */
    scope: z.string(),
    state: couponState,
    expires: instant,
    used: happened.nullable(),
    /** The order that the coupon is used for. */
    order_rid: z.string().nullable(),
  })
  .register(components, { id: 'Coupon' });
export type Coupon = z.infer<typeof coupon>;

/** Coupons of one kind, as staff create and give them. */
export const couponOffer = z
  .object({
    code: z.string(),
    name: z.string(),
    ...terms,
    scope: z.string(),
    starts: instant,
    ends: instant,
    /** Days from being got until a coupon expires; null when all expire at `ends`. */
    valid_days: z.int().nullable(),
    /** Number of coupons; null for no limit. */
    total: z.int().nullable(),
    per_member: z.int(),
    /** True when members can claim a coupon by the code. */
    claimable: z.boolean(),
    issued: z.int(),
  })
  .register(components, { id: 'CouponOffer' });
export type CouponOffer = z.infer<typeof couponOffer>;

const code = z
  .string(formatMessage(texts.couponCode[0]))
  .overwrite(dashedCode)
  .pipe(text(...texts.couponCode))
  .refine((value) => /^[A-Z0-9][A-Z0-9-]*$/.test(value), formatMessage(texts.couponCode[0]));

const amount = (label: string) =>
  z.int(formatMessage(label)).min(1, `[${label}]须大于 0`).max(limits.couponFen, `[${label}]过大`);
const count = (label: string, max: number) =>
  z.int(formatMessage(label)).min(1, `[${label}]不能小于 1`).max(max, `[${label}]不能超过 ${max}`);
const key = (label: string) =>
  z.int(formatMessage(label)).min(1, formatMessage(label)).nullable().default(null);

const offerInput = z
  .strictObject({
    code,
    name: text(...texts.couponName),
    amount_fen: amount('优惠金额').nullable().default(null),
    percent: count('优惠比例', 99).nullable().default(null),
    cap_fen: amount('最多优惠').nullable().default(null),
    minimum_fen: z
      .int(formatMessage('最低消费'))
      .min(0, formatMessage('最低消费'))
      .max(limits.couponFen, '[最低消费]过大')
      .default(0),
    type_id: key('服务类型'),
    child_id: key('服务分类'),
    starts: instantOf('开始时间').optional(),
    ends: instantOf('结束时间'),
    valid_days: count('有效天数', 3650).nullable().default(null),
    total: count('发放总量', limits.couponTotal).nullable().default(null),
    per_member: count('每人限领', 100).default(1),
    claimable: z.boolean(formatMessage('凭码领取')).default(false),
  })
  .refine(({ amount_fen, percent }) => (amount_fen === null) !== (percent === null), {
    path: ['amount_fen'],
    message: '[优惠金额]与[优惠比例]填写其中一项',
    ...across('amount_fen', 'percent'),
  })
  .refine(({ percent, cap_fen }) => cap_fen === null || percent !== null, {
    path: ['cap_fen'],
    message: '[最多优惠]只用于按比例优惠',
    ...across('percent', 'cap_fen'),
  })
  .refine(({ type_id, child_id }) => child_id === null || type_id !== null, {
    path: ['child_id'],
    message: '[服务分类]须同时写明服务类型',
    ...across('type_id', 'child_id'),
  })
  .register(components, { id: 'CouponOfferInput' });

const note = optionalText('备注', limits.messageLength);

/** Calls of coupons. What they take off an order is in the calls of orders. */
export const couponEndpoints = {
  'auth/coupon/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary:
      "The member's coupons in one state, with the number in each; of usable ones the first to expire is first",
    input: z.strictObject({ state: couponState.default('usable'), ...paging }),
    example: { state: 'usable', page: 1 },
    data: paged(coupon).extend({ counts: z.record(couponState, z.int()) }),
  }),
  'auth/coupon/claim': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.coupons,
    idempotent: true,
    errors: ['not_found', 'coupon_not_issued'],
    summary: 'Gives the member a coupon of the offer with this code',
    input: z.strictObject({ code }),
    example: { code: 'WELCOME-50' },
    data: coupon,
  }),
  'staff/coupon/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    summary: 'All offers of coupons, newest first',
    input: z.strictObject({ ...paging }),
    data: paged(couponOffer),
  }),
  'staff/coupon/add': endpoint({
    access: 'staff',
    roles: ['manager'],
    summary: 'Creates an offer of coupons; its terms never change',
    input: offerInput,
    example: {
      code: 'WELCOME-50',
      name: '新客立减',
      amount_fen: 5000,
      minimum_fen: 30_000,
      ends: '2026-12-31T16:00:00Z',
      claimable: true,
    },
    data: couponOffer,
  }),
  'staff/coupon/give': endpoint({
    access: 'staff',
    roles: ['manager'],
    idempotent: true,
    errors: ['not_found', 'coupon_not_issued'],
    summary: 'Gives a member a coupon and tells the member',
    input: z.strictObject({ code, account: text('客户账号', 64).overwrite(bareAccount), note }),
    example: { code: 'WELCOME-50', account: '13800000000', note: '致歉' },
    data: z.object({ member: z.string(), coupon }),
  }),
  'staff/coupon/end': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found'],
    summary: 'Ends an offer: nobody gets its coupons any more; those that members have stay valid',
    input: z.strictObject({ code, note }),
    example: { code: 'WELCOME-50', note: '活动结束' },
    data: couponOffer,
  }),
};
