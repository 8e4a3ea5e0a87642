import { z } from 'zod';
import { bareAccount, dashedCode, formatMessage, limits, percentRange, texts } from '../rules';
import { across } from './across';
import { components } from './component';
import { deviceOption } from './device';
import { done, endpoint, nothing } from './endpoint';
import { etag, startedFrom } from './etag';
import {
  amountFen,
  amountOrZero,
  day,
  fen,
  happened,
  keyword,
  optionalText,
  paged,
  paging,
  rid,
  text,
} from './field';
import { priceGroupKind, priceRuleFields } from './priceGroupField';

const code = z
  .string(formatMessage(texts.priceGroupCode[0]))
  .overwrite(dashedCode)
  .pipe(text(...texts.priceGroupCode))
  .refine((value) => /^[A-Z0-9][A-Z0-9-]*$/.test(value), formatMessage(texts.priceGroupCode[0]));

const facts = {
  name: text(...texts.priceGroupName),
  kind: priceGroupKind,
  note: optionalText(...texts.priceGroupNote),
};

/** What can be edited of a price group. */
const groupFacts = z
  .object({ code: z.string(), name: z.string(), kind: priceGroupKind, note: z.string(), etag })
  .register(components, { id: 'PriceGroup' });

const groupRow = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: priceGroupKind,
    note: z.string(),
    members: z.int(),
    /** Rules in force today or later. */
    rules: z.int(),
    created: happened,
  })
  .register(components, { id: 'PriceGroupRow' });

/** A rule of prices as staff see it. */
const priceRule = z
  .object({
    rid: z.string(),
    ...priceRuleFields,
    starts: z.string(),
    /** The last day; null while it has none. */
    ends: z.string().nullable(),
    etag,
  })
  .register(components, { id: 'PriceRule' });

const shownRule = priceRule.extend({
  /** Names of the service and of the choice; empty for all. */
  service: z.string(),
  choice_text: z.string(),
  unit: z.string(),
  /** List price of one unit with the cheapest choices, what the rule makes of it, and the cost; null for all services. */
  list_fen: fen.nullable(),
  price_fen: fen.nullable(),
  cost_fen: fen.nullable(),
  /** When staff ended it; null while it is in force or will be. */
  ended: happened.nullable(),
});

/** A service with what decides about its own prices. */
const pricedService = z
  .object({
    rid: z.string(),
    name: z.string(),
    unit: z.string(),
    list_fen: fen,
    cost_fen: fen.nullable(),
    options: z.array(deviceOption),
  })
  .register(components, { id: 'PricedService' });

const percent = z
  .int(formatMessage('折扣比例'))
  .min(percentRange.least, `[折扣比例]不能小于 ${percentRange.least}`)
  .max(percentRange.most, `[折扣比例]不能超过 ${percentRange.most}`);

const key = (label: string) => text(label, 40).nullable().default(null);

const ruleInput = z
  .strictObject({
    /** The rule that is changed; left out for a new one. */
    rid: rid('priceRule').optional(),
    etag: startedFrom,
    code,
    device_rid: rid('device').nullable().default(null),
    option: key('选项'),
    choice: key('选项'),
    percent: percent.nullable().default(null),
    fixed_fen: amountFen('固定单价').nullable().default(null),
    from_count: z
      .int(formatMessage('起订数量'))
      .min(1, '[起订数量]不能小于 1')
      .max(limits.countMax, `[起订数量]不能超过 ${limits.countMax}`)
      .default(1),
    starts: day('开始日期'),
    ends: day('结束日期').nullable().default(null),
  })
  .refine((rule) => (rule.percent === null) !== (rule.fixed_fen === null), {
    path: ['percent'],
    message: '[折扣比例]与[固定单价]填写其中一项',
    ...across('percent', 'fixed_fen'),
  })
  .refine(({ device_rid, fixed_fen }) => device_rid !== null || fixed_fen === null, {
    path: ['fixed_fen'],
    message: '[固定单价]须指定服务项目',
    ...across('device_rid', 'fixed_fen'),
  })
  .refine(({ option, choice }) => (option === null) === (choice === null), {
    path: ['choice'],
    message: formatMessage('选项'),
    ...across('option', 'choice'),
  })
  .refine(({ device_rid, option }) => device_rid !== null || option === null, {
    path: ['choice'],
    message: '[选项]须指定服务项目',
    ...across('device_rid', 'option'),
  })
  .refine(({ starts, ends }) => ends === null || starts <= ends, {
    path: ['ends'],
    message: '[结束日期]不能早于开始日期',
    ...across('starts', 'ends'),
  })
  .register(components, { id: 'PriceRuleInput' });

/** Calls of price groups. What they make of the price of an item is in the calls of the plan and of orders. */
export const priceGroupEndpoints = {
  'auth/priceGroup/own': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    unrestricted: true,
    summary: "The member's own prices: the group and its rules of today; no group at the list prices",
    input: nothing,
    data: z.object({
      group: z.object({ name: z.string(), kind: priceGroupKind }).nullable(),
      rules: z.array(z.object(priceRuleFields)),
    }),
  }),
  'staff/priceGroup/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    summary: 'All price groups, the newest first',
    input: z.strictObject({ ...paging }),
    data: paged(groupRow),
  }),
  'staff/priceGroup/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    errors: ['not_found'],
    summary: 'One price group with its members and its rules',
    input: z.strictObject({ code }),
    example: { code: 'UNI-2026' },
    data: groupFacts.extend({
      created: happened,
      members: z.array(z.object({ rid: z.string(), member: z.string(), since: happened })),
      rules: z.array(shownRule),
    }),
  }),
  'staff/priceGroup/add': endpoint({
    access: 'staff',
    roles: ['manager'],
    summary: 'Creates a price group without members and rules',
    input: z.strictObject({ code, ...facts }),
    example: { code: 'UNI-2026', name: '合作高校', kind: 'university' },
    data: groupFacts,
  }),
  'staff/priceGroup/edit': endpoint({
    access: 'staff',
    roles: ['manager'],
    edits: groupFacts,
    errors: ['not_found'],
    summary: 'Changes name, kind and note of a price group',
    input: z.strictObject({ code, ...facts, etag: startedFrom }),
    example: { code: 'UNI-2026', name: '合作高校', kind: 'university', note: '框架协议 2026' },
    data: groupFacts,
  }),
  'staff/priceGroup/addMember': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found', 'price_group_member'],
    summary: 'Puts a member into a price group; a member is in one at most',
    input: z.strictObject({ code, account: text('客户账号', 64).overwrite(bareAccount) }),
    example: { code: 'UNI-2026', account: '13800000000' },
    data: z.object({ member: z.string() }),
  }),
  'staff/priceGroup/removeMember': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found'],
    summary: 'Takes a member out of a price group, who then has the list prices',
    input: z.strictObject({ code, rid: rid('priceGroupMember') }),
    example: { code: 'UNI-2026', rid: 'k3v9x0q2' },
    data: done,
  }),
  'staff/priceGroup/saveRule': endpoint({
    access: 'staff',
    roles: ['manager'],
    edits: priceRule,
    errors: ['not_found', 'price_rule_overlap', 'price_below_cost'],
    summary:
      'Adds a rule to a price group, or changes one that was not ended: a percentage of the list price or a fixed price, from a count, for days',
    input: ruleInput,
    example: { code: 'UNI-2026', device_rid: 'xrd', percent: 80, starts: '2026-12-01' },
    data: priceRule,
  }),
  'staff/priceGroup/endRule': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found'],
    summary: 'Ends a rule now; one that has ended is answered as it is',
    input: z.strictObject({ code, rid: rid('priceRule') }),
    example: { code: 'UNI-2026', rid: 'k3v9x0q2' },
    data: done,
  }),
  'staff/priceGroup/services': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'finance'],
    summary: 'Services on sale by name with their list price and cost of one unit',
    input: z.strictObject({ kw: keyword(), ...paging }),
    data: paged(pricedService),
  }),
  'staff/priceGroup/cost': endpoint({
    access: 'staff',
    roles: ['manager'],
    errors: ['not_found'],
    summary:
      'Sets what one unit of a service costs the lab, below which no rule may set its price; null when it is not known',
    input: z.strictObject({ device_rid: rid('device'), cost_fen: amountOrZero('成本').nullable() }),
    example: { device_rid: 'xrd', cost_fen: 12_000 },
    data: done,
  }),
};
