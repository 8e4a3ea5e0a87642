import { z } from 'zod';
import { bareAccount, formatMessage, limits, promoterStates, promotionActs, texts } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { etag } from './etag';
import { fen, instant, queued, queuePaging, text } from './field';
import { shows } from './shows';

/** Terms of promotion; staff change them. */
export const promotionSetting = z
  .strictObject({
    /** Share of a referred member's paid order, in whole percent; 0 for none. */
    rebate_percent: z
      .int(formatMessage('返利比例'))
      .min(0, '[返利比例]不能小于 0')
      .max(50, '[返利比例]不能超过 50'),
    /** Smallest amount of a withdrawal. */
    withdrawal_min_fen: z
      .int(formatMessage('最低提现金额'))
      .min(1, '[最低提现金额]不能小于 1')
      .max(limits.amountFen, '[最低提现金额]过大'),
  })
  .register(components, { id: 'PromotionSetting' });

const promoter = z
  .object({
    state: z.enum(promoterStates),
    /** How the member wants to promote the lab. */
    channel: z.string(),
    /** Reason of a refusal or of the end. */
    note: z.string(),
    applied: instant,
  })
  .register(components, { id: 'Promoter' });
export type Promoter = z.infer<typeof promoter>;

/** Bank account to which rebates are paid. */
export const payee = z
  .object({ name: z.string(), bank: z.string(), account: z.string() })
  .register(components, { id: 'RebatePayee' });

/** The same with the state that an edit starts from. */
export const editedPayee = payee.extend({ etag });

const account = text('账号', 40).overwrite(bareAccount);
const note = text('原因', 200);

export const promoterEndpoints = {
  'auth/promoter_apply/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: shows.promotion,
    errors: ['promoter_act_refused'],
    summary: 'Applies to become a promoter; again after a refusal',
    input: z.strictObject({ channel: text(...texts.promotionChannel) }),
    example: { channel: '课题组与校内公众号' },
    data: promoter,
  }),
  'auth/myPromotion/init': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    summary: "The member's promotion: state, link, terms, what came of the link, rebates",
    input: z.strictObject({}),
    data: z.object({
      /** Null before the first application. */
      promoter: promoter.nullable(),
      /** Who registers by this link is referred: `path` below the portal's address. Null unless approved. */
      link: z.object({ code: z.string(), path: z.string() }).nullable(),
      terms: promotionSetting,
      /** Number of members who registered by the link, who of them placed an order that was not cancelled, and who paid one. */
      referred: z.int(),
      ordered: z.int(),
      paid: z.int(),
      balance_fen: fen,
      /** What can be withdrawn now. */
      available_fen: fen,
      /** Reserved for withdrawals that wait. */
      held_fen: fen,
      /** Rebates of refunded orders that later rebates make up for. */
      owed_fen: fen,
      payee: editedPayee.nullable(),
      /** Whether the separate consent to keep the payee, in the version in force, is valid; no withdrawal without it. */
      payee_agreed: z.boolean(),
      /** What the member may do now; `withdraw` includes saving the payee. */
      can: z.array(z.enum(promotionActs)),
    }),
  }),
  'staff/promoter/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager'],
    summary: 'Promoters of these states, by default those to be decided about, the oldest application first',
    input: z.strictObject({ states: z.array(z.enum(promoterStates)).default(['waiting']), ...queuePaging }),
    example: { states: ['waiting'] },
    data: queued(
      promoter.extend({
        member: z.string(),
        /** The member's phone, by which the other calls name the promoter. */
        account: z.string(),
        code: z.string().nullable(),
      }),
    ),
  }),
  'staff/promoter/approve': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found', 'promoter_act_refused'],
    summary: 'Approves an application: the member gets a link',
    input: z.strictObject({ account }),
    example: { account: '13912345678' },
    data: promoter,
  }),
  'staff/promoter/refuse': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found', 'promoter_act_refused'],
    summary: 'Refuses an application with a reason that the member reads',
    input: z.strictObject({ account, note }),
    example: { account: '13912345678', note: '请补充推广渠道' },
    data: promoter,
  }),
  'staff/promoter/end': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found', 'promoter_act_refused'],
    summary: 'Ends a promotion: the link refers nobody and orders earn no rebate; earned rebates stay',
    input: z.strictObject({ account, note }),
    example: { account: '13912345678', note: '合作到期' },
    data: promoter,
  }),
};
