import { z } from 'zod';
import { formatMessage, limits, planShareDays } from '../rules';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { fen, happened, instant, rid, text } from './field';
import { nouns } from './noun';
import { plan, planItem } from './plan';
import { shows } from './shows';

/** A code that the caller was given: it is of any member, so it is no key of the caller's own records. */
const given = z.strictObject({ code: text(nouns.planShare.label, 40) });
const example = { code: 'Zk3v9x0q2Zk3v9x0q2Aa' };

/** A link to items of a plan, for its member. Whoever has the code sees the items. */
const planShare = z
  .object({
    code: z.string(),
    created: happened,
    expires: instant,
    /** Names of the services, in the order of the items. */
    names: z.array(z.string()),
  })
  .register(components, { id: 'PlanShare' });
export type PlanShare = z.infer<typeof planShare>;

/** What a receiver sees: services with options at the prices of the catalogue, and the masked name of the sender. */
const sharedPlan = z
  .object({
    from: z.string(),
    expires: instant,
    /** The `rid` of an item is its position, which `copy` takes. */
    items: z.array(planItem),
    /** Total of the items that are offered. */
    total_fen: fen,
  })
  .register(components, { id: 'SharedPlan' });
export type SharedPlan = z.infer<typeof sharedPlan>;

/** Calls of links to plans. */
export const planShareEndpoints = {
  'auth/planShare/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/planShare/list', 'auth/tempDevice'],
    idempotent: true,
    errors: ['plan_changed', 'plan_share_limit'],
    summary: 'Creates a link to items of the plan as they are now; it is valid for some days',
    input: z.strictObject({
      rids: z
        .array(rid('planItem'), formatMessage('方案项目'))
        .min(1, '[方案项目]不能为空')
        .max(limits.planItems, '[方案项目]过多'),
      days: z.literal([...planShareDays], formatMessage('有效天数')).default(30),
    }),
    example: { rids: ['k3v9x0q2'] },
    data: planShare,
  }),
  'auth/planShare/list': endpoint({
    access: 'member',
    scope: 'closed',
    reads: true,
    unrestricted: true,
    summary: "The member's valid links, the newest first",
    input: z.strictObject({}),
    data: z.object({ list: z.array(planShare) }),
  }),
  'auth/planShare/del': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/planShare/list', 'open/planShare'],
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Withdraws a link: nobody sees its items any more; what was copied stays',
    input: z.strictObject({ code: rid('planShare') }),
    example,
    data: done,
  }),
  'auth/planShare/copy': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.plan, 'open/planShare'],
    errors: ['not_found', 'plan_limit', 'reservation_unusable'],
    summary:
      'Adds items of a link to the own plan; those that are no longer offered are named and passed over. Instrument time is not copied',
    input: given.extend({
      positions: z
        .array(z.int().min(0).max(limits.planItems), formatMessage('方案项目'))
        .min(1, '[方案项目]不能为空')
        .max(limits.planItems, '[方案项目]过多'),
    }),
    example: { ...example, positions: [0, 1] },
    data: z.object({ plan, added: z.int(), gone: z.array(z.string()) }),
  }),
  'open/planShare': endpoint({
    access: 'open',
    outdates: { none: 'only reads, and counts the attempts' },
    errors: ['not_found'],
    summary: 'The items of a link with their prices of today, for anybody who has the code',
    input: given,
    example,
    data: sharedPlan,
  }),
};
