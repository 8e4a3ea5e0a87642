import { z } from 'zod';
import { formatMessage, limits, quotationActs, quotationStates, requiredMessage, texts } from '../rules';
import { components } from './component';
import { chosenOptions } from './device';
import { done, endpoint } from './endpoint';
import {
  amountOrZero,
  cursorPaged,
  cursorPaging,
  day,
  fen,
  happened,
  instant,
  optionalText,
  queued,
  recordCode,
  rid,
  text,
} from './field';
import { seen } from './seen';
import { shows } from './shows';

const quotationState = z.enum(quotationStates).register(components, { id: 'QuotationState' });
const quotationAct = z.enum(quotationActs).register(components, { id: 'QuotationAct' });

const quotationLine = z
  .object({
    name: z.string(),
    unit: z.string(),
    /** The choices as text. */
    option_text: z.array(z.string()),
    count: z.int(),
    unit_fen: fen,
    total_fen: fen,
  })
  .register(components, { id: 'QuotationLine' });

const quotationRow = z
  .object({
    rid: z.string(),
    /** Code that people use, such as Q20260102-000123. */
    code: z.string(),
    /** 1 for the first quotation of an order or a requirement. */
    revision: z.int(),
    state: quotationState,
    /** The order, or the requirement, whose key is its code. */
    target: z.object({ kind: z.enum(['order', 'requirement']), rid: z.string(), code: z.string() }),
    total_fen: fen,
    /** What the coupon of the order takes off. */
    discount_fen: fen,
    due_fen: fen,
    /** Last day on which it can be accepted. */
    valid_until: z.string(),
    note: z.string(),
    /** Why it was declined or withdrawn. */
    reason: z.string(),
    created: happened,
    /** Time of the last change of state. */
    changed: instant,
    /** Acts of the caller. */
    can: z.array(quotationAct),
  })
  .register(components, { id: 'QuotationRow' });

const quotation = quotationRow
  .extend({ lines: z.array(quotationLine) })
  .register(components, { id: 'Quotation' });
export type Quotation = z.infer<typeof quotation>;

const staffQuotation = quotation
  .extend({ member: z.string(), link: z.string().nullable() })
  .register(components, { id: 'StaffQuotation' });

const key = z.strictObject({ rid: rid('quotation') });
const code = recordCode('报价单号');
const states = z.array(quotationState, formatMessage('状态')).max(quotationStates.length).default([]);

const count = z
  .int(formatMessage('数量'))
  .min(1, '[数量]不能小于 1')
  .max(limits.countMax, `[数量]不能超过 ${limits.countMax}`);
const unit_fen = amountOrZero('单价');

const terms = {
  /** Last day on which the member can accept. */
  valid_until: day('有效期'),
  note: optionalText(...texts.quotationNote),
};
const result = z.object({ rid: z.string(), code: z.string(), revision: z.int() });
const tooMany = '[报价项目]过多';

/** Calls of quotations (报价单) for orders and requirements. */
export const quotationEndpoints = {
  'auth/quotation/list': endpoint({
    access: 'member',
    scope: 'quotation:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: "The member's quotations, the newest first; of one order or requirement when it is named",
    input: z.strictObject({
      states,
      order_rid: rid('order').optional(),
      requirement_code: rid('requirement').optional(),
      ...cursorPaging,
    }),
    example: { states: ['open'], size: 20 },
    data: queued(quotationRow),
  }),
  'auth/quotation/detail': endpoint({
    access: 'member',
    scope: 'quotation:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'One quotation with its lines',
    input: key,
    example: { rid: 'k3v9x0q2' },
    data: quotation,
  }),
  'auth/quotation/reference': endpoint({
    access: 'member',
    scope: 'order:read',
    outdates: { none: 'a link for a download' },
    errors: ['plan_changed'],
    summary:
      'A link that downloads the catalogue prices of items of the plan as PDF (报价参考), which is no quotation; it works for a minute',
    input: z.strictObject({
      plan_rids: z
        .array(rid('planItem'), formatMessage('方案项目'))
        .min(1, requiredMessage('方案项目'))
        .max(limits.planItems, '[方案项目]过多'),
    }),
    example: { plan_rids: ['k3v9x0q2'] },
    data: z.object({ url: z.string() }),
  }),
  'auth/quotation/link': endpoint({
    access: 'member',
    scope: 'quotation:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A link that downloads the PDF of a quotation; it works for a minute',
    input: key,
    example: { rid: 'k3v9x0q2' },
    data: z.object({ url: z.string() }),
  }),
  'auth/quotation/accept': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [
      ...shows.quotations,
      ...shows.requirements,
      ...shows.orders,
      ...shows.files,
      ...shows.plan,
      ...shows.money,
      ...shows.notices,
    ],
    idempotent: true,
    errors: [
      'not_found',
      'quotation_act_refused',
      'credit_short',
      'prepayment_short',
      'account_closed',
      'plan_limit',
      'seen_changed',
    ],
    summary:
      'Accepts a quotation: its prices become those of the order, or its lines become items of the plan at these prices',
    input: key.extend({ seen: seen.pick({ due_fen: true }) }),
    example: { rid: 'k3v9x0q2', seen: { due_fen: 530_000 } },
    data: quotation,
  }),
  'auth/quotation/decline': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.quotations, ...shows.requirements, ...shows.orders, ...shows.files, ...shows.notices],
    idempotent: true,
    unrestricted: true,
    errors: ['not_found', 'quotation_act_refused'],
    summary: 'Declines a quotation with a reason',
    input: key.extend({ reason: text(...texts.declineReason) }),
    example: { rid: 'k3v9x0q2', reason: '超出预算' },
    data: done,
  }),
  'staff/quotation/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance'],
    summary: 'Quotations of all members, the newest first; of one requirement when it is named',
    input: z.strictObject({ states, requirement_code: recordCode('需求编号').optional(), ...cursorPaging }),
    example: { states: ['open'] },
    data: cursorPaged(
      quotationRow.extend({ member: z.string() }).register(components, { id: 'StaffQuotationRow' }),
    ),
  }),
  'staff/quotation/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance'],
    errors: ['not_found'],
    summary: 'One quotation with its lines and the link of its PDF',
    input: z.strictObject({ code }),
    example: { code: 'Q20261118-000001' },
    data: staffQuotation,
  }),
  'staff/quotation/order': endpoint({
    access: 'staff',
    roles: ['manager'],
    idempotent: true,
    errors: ['not_found', 'quotation_act_refused'],
    summary: 'Quotes an order: other prices or counts of its items, and charges; replaces its open quotation',
    input: z.strictObject({
      code: recordCode('订单号'),
      /** Items with another price or count; the others are quoted as they are. */
      items: z
        .array(
          z.strictObject({ rid: rid('orderItem'), count: count.optional(), unit_fen }),
          formatMessage('订单项目'),
        )
        .max(limits.planItems, tooMany)
        .default([]),
      /** Charges that are no service of the catalogue; they replace those of an earlier quotation. */
      charges: z
        .array(
          z.strictObject({ name: text(...texts.quotedName), count: count.default(1), unit_fen }),
          formatMessage('收费项目'),
        )
        .max(limits.quotationLines, tooMany)
        .default([]),
      ...terms,
    }),
    example: {
      code: 'D20261118-000001',
      items: [{ rid: 'k3v9x0q2', unit_fen: 5000 }],
      charges: [{ name: '加急费', unit_fen: 10_000 }],
      valid_until: '2026-12-01',
      note: '批量优惠',
    },
    data: result,
  }),
  'staff/quotation/price': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager'],
    errors: ['not_found', 'option_invalid'],
    summary:
      "What a service costs the member of a requirement today by these options and this count: the member's own price, or the list price",
    input: z.strictObject({
      code: recordCode('需求编号'),
      device_rid: rid('device'),
      options: chosenOptions.default({}),
      count: count.default(1),
    }),
    example: { code: 'R20261118-000001', device_rid: 'rietveld', count: 5 },
    data: z.object({
      unit_fen: fen,
      list_fen: fen,
      /** Name of the price group that makes the price; missing at the list price. */
      group: z.string().optional(),
    }),
  }),
  'staff/quotation/requirement': endpoint({
    access: 'staff',
    roles: ['manager'],
    idempotent: true,
    errors: ['not_found', 'option_invalid', 'requirement_act_refused'],
    summary: "Quotes a member's requirement by services with their options; replaces its open quotation",
    input: z.strictObject({
      code: recordCode('需求编号'),
      items: z
        .array(
          z.strictObject({
            device_rid: rid('device'),
            options: chosenOptions.default({}),
            count: count.default(1),
            unit_fen,
          }),
          requiredMessage('报价项目'),
        )
        .min(1, requiredMessage('报价项目'))
        .max(limits.quotationLines, tooMany),
      ...terms,
    }),
    example: {
      code: 'R20261118-000001',
      items: [{ device_rid: 'rietveld', count: 5, unit_fen: 20_000 }],
      valid_until: '2026-12-01',
    },
    data: result,
  }),
  'staff/quotation/withdraw': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found', 'quotation_act_refused'],
    summary: 'Withdraws an open quotation with a reason that the member reads',
    input: z.strictObject({ code, reason: text(...texts.withdrawReason) }),
    example: { code: 'Q20261118-000001', reason: '设备检修，暂缓报价' },
    data: result,
  }),
};
