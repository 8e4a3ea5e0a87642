import { z } from 'zod';
import { evaluationStates, formatMessage, limits, texts } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { cursorPaged, cursorPaging, happened, optionalText, recordCode, rid, text } from './field';
import { shows } from './shows';

const stars = z
  .int(formatMessage('评分'))
  .min(1, '[评分]应为 1 至 5')
  .max(limits.evaluationStars, '[评分]应为 1 至 5');
const state = z.enum(evaluationStates, formatMessage('状态')).register(components, { id: 'EvaluationState' });

/** What everybody may read of an evaluation. */
const content = {
  rid: z.string(),
  stars,
  /** May be empty. */
  text: z.string(),
  /** Options of the item that was ordered. */
  option_text: z.array(z.string()),
  /** Paths of the pictures. */
  pictures: z.array(z.string()),
  created: happened,
  /** Answer of the lab; null without one. */
  reply: z.object({ text: z.string(), at: happened }).nullable(),
};

/** A released evaluation on the service's page. */
const releasedEvaluation = z
  .object({
    ...content,
    /** Masked name of the member, such as 王**, or 匿名用户. */
    member: z.string(),
  })
  .register(components, { id: 'ReleasedEvaluation' });
export type ReleasedEvaluation = z.infer<typeof releasedEvaluation>;

/** An evaluation as its member and staff read it. The links of its pictures work for a minute. */
const evaluation = z
  .object({
    ...content,
    /** Code by which staff name it, such as P20261122-000001. */
    code: z.string(),
    state,
    /** Why it is hidden; empty unless it is. */
    reason: z.string(),
    anonymous: z.boolean(),
    order: z.object({ rid: z.string(), code: z.string() }),
    item: z.object({ rid: z.string(), device_rid: z.string(), name: z.string() }),
  })
  .register(components, { id: 'Evaluation' });
export type Evaluation = z.infer<typeof evaluation>;

/** The services of an order with their evaluations. */
const evaluatedOrder = z
  .object({
    items: z.array(
      z.object({
        rid: z.string(),
        device_rid: z.string(),
        name: z.string(),
        option_text: z.array(z.string()),
        /** True when the member can evaluate it now. */
        can: z.boolean(),
        /** Null without one. */
        evaluation: evaluation.nullable(),
      }),
    ),
    /** Points that the next evaluation of the order earns; 0 for none. */
    points: z.int(),
  })
  .register(components, { id: 'EvaluatedOrder' });
export type EvaluatedOrder = z.infer<typeof evaluatedOrder>;

const code = recordCode('评价编号');

export const evaluationEndpoints = {
  'auth/evaluate/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.evaluations, ...shows.points, 'auth/web/order/detail'],
    idempotent: true,
    errors: ['not_found', 'evaluation_refused'],
    summary:
      'Evaluates an item of an order once its data is delivered; the first evaluation of an order earns points',
    input: z.strictObject({
      item_rid: rid('orderItem'),
      stars,
      text: optionalText(...texts.evaluation),
      /** Pictures of `auth/upload4pic`. */
      file_rids: z
        .array(rid('upload'), formatMessage('图片'))
        .max(limits.evaluationPictures, `[图片]不能超过 ${limits.evaluationPictures} 张`)
        .default([]),
      anonymous: z.boolean(formatMessage('匿名')).default(false),
    }),
    example: { item_rid: 'k3v9x0q2', stars: 5, text: '数据清晰，交付及时', anonymous: true },
    data: evaluation,
  }),
  'auth/evaluate/list4person': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: "The member's evaluations, of all orders or of one, the newest first",
    input: z.strictObject({ order_rid: rid('order').optional(), ...cursorPaging }),
    example: { size: 20 },
    data: cursorPaged(evaluation),
  }),
  'auth/evaluate/order': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    errors: ['not_found'],
    summary: 'The services of an order with their evaluations, and which can be evaluated now',
    input: z.strictObject({ order_rid: rid('order') }),
    example: { order_rid: 'k3v9x0q2' },
    data: evaluatedOrder,
  }),
  'open/web/evaluation/list': endpoint({
    access: 'open',
    reads: true,
    summary:
      'Released evaluations of a service, the newest first; number and average are in `open/web/device/detail`',
    input: z.strictObject({ device_rid: rid('device'), ...cursorPaging }),
    example: { device_rid: 'xrd', size: 10 },
    data: cursorPaged(releasedEvaluation),
  }),
  'staff/evaluation/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'content'],
    summary: 'Evaluations of all members in one state, by default those that wait, the newest first',
    input: z.strictObject({ state: state.default('waiting'), ...cursorPaging }),
    example: { state: 'waiting' },
    data: cursorPaged(evaluation.extend({ member: z.string() })),
  }),
  'staff/evaluation/release': endpoint({
    access: 'staff',
    roles: ['manager', 'content'],
    errors: ['not_found', 'evaluation_act_refused'],
    summary: "Shows an evaluation on the service's page",
    input: z.strictObject({ code }),
    example: { code: 'P20261122-000001' },
    data: evaluation,
  }),
  'staff/evaluation/hide': endpoint({
    access: 'staff',
    roles: ['manager', 'content'],
    errors: ['not_found', 'evaluation_act_refused'],
    summary: 'Hides an evaluation with a reason that its member reads, and takes its points back',
    input: z.strictObject({ code, reason: text(...texts.decisionReason) }),
    example: { code: 'P20261122-000001', reason: '含有广告' },
    data: evaluation,
  }),
  'staff/evaluation/reply': endpoint({
    access: 'staff',
    roles: ['manager', 'content'],
    errors: ['not_found'],
    summary: 'Answers an evaluation; a later answer replaces it',
    input: z.strictObject({ code, text: text(...texts.evaluationReply) }),
    example: { code: 'P20261122-000001', text: '感谢您的认可' },
    data: evaluation,
  }),
};
