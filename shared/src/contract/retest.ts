import { z } from 'zod';
import { formatMessage, retestCauses, retestStates, texts } from '../rules';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { happened, recordCode, rid, text } from './field';
import { seen } from './seen';
import { shows } from './shows';

/** A test of an order: a sample and the service that it is tested for. */
const test = {
  item_rid: z.string(),
  /** Name of the service. */
  item: z.string(),
  sample_rid: z.string(),
  sample: z.object({ number: z.string(), name: z.string() }),
};

const retest = z
  .object({
    rid: z.string(),
    ...test,
    /** Counted from 1 for each test; the first result is 0 and has no retest. */
    number: z.int(),
    state: z.enum(retestStates).register(components, { id: 'RetestState' }),
    cause: z.enum(retestCauses).register(components, { id: 'RetestCause' }),
    reason: z.string(),
    /** Zero for a free one. */
    charge_fen: z.int(),
    created: happened,
    /** Day on which its data is expected; null unless it is being tested. */
    expected: z.string().nullable(),
    /** The order that the retest is done as, which has its data and its bill; null before it begins. */
    order: z.object({ rid: z.string(), code: z.string() }).nullable(),
  })
  .register(components, { id: 'Retest' });
export type Retest = z.infer<typeof retest>;

/** Of which order an order is a retest; null for an order that is none. */
const retestOf = z
  .object({ rid: z.string(), code: z.string(), number: z.int() })
  .nullable()
  .register(components, { id: 'RetestOf' });

const key = z.strictObject({ rid: rid('retest') });
const example = { rid: 'k3v9x0q2' };

const outdates = [...shows.retests, ...shows.orders, ...shows.samples, ...shows.money, ...shows.notices];

/** Calls of retests (复测): a sample of a delivered order is tested once more for a service, free or charged. */
export const retestEndpoints = {
  'auth/retest/list': endpoint({
    access: 'member',
    scope: 'order:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'The retests of an order, and the order of which it is a retest itself',
    input: z.strictObject({ order_rid: rid('order') }),
    data: z.object({ of: retestOf, list: z.array(retest) }),
  }),
  'auth/retest/agree': endpoint({
    access: 'member',
    scope: 'closed',
    outdates,
    idempotent: true,
    errors: [
      'not_found',
      'retest_refused',
      'account_closing',
      'credit_short',
      'credit_overdue',
      'prepayment_short',
      'account_closed',
      'seen_changed',
    ],
    summary: 'Agrees to a charged retest, which begins; its amount is reserved and billed after its data',
    input: key.extend({ seen: seen.pick({ amount_fen: true }) }),
    example: { ...example, seen: { amount_fen: 32_000 } },
    data: z.object({ order_rid: z.string() }),
  }),
  'auth/retest/decline': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.retests, ...shows.notices],
    errors: ['not_found', 'retest_refused'],
    summary: 'Declines a charged retest, which does not begin',
    input: key,
    example,
    data: done,
  }),
  'staff/retest/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    errors: ['not_found'],
    summary:
      'The retests of an order, and its tests with what a retest of each costs or why there can be none',
    input: z.strictObject({ code: recordCode('订单号') }),
    data: z.object({
      of: retestOf,
      list: z.array(retest),
      tests: z.array(
        z.object({
          ...test,
          /** What a charged retest costs. */
          fen: z.int(),
          /** Why it can't be tested once more now; empty when it can. */
          refused: z.string(),
        }),
      ),
    }),
  }),
  'staff/retest/add': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    idempotent: true,
    errors: ['not_found', 'retest_refused'],
    summary:
      'Begins a free retest of a sample for a service, or proposes a charged one, which begins when the member agrees',
    input: z.strictObject({
      code: recordCode('订单号'),
      item_rid: rid('orderItem'),
      sample_rid: rid('sample'),
      cause: z.enum(retestCauses, formatMessage('原因类别')),
      reason: text(...texts.retestReason),
    }),
    example: {
      code: 'D20261118-000001',
      item_rid: 'i1',
      sample_rid: 's1',
      cause: 'fault',
      reason: '仪器零点漂移，结果偏移 0.2°',
    },
    data: retest,
  }),
  'staff/retest/withdraw': endpoint({
    access: 'staff',
    roles: ['manager', 'lab'],
    errors: ['not_found', 'retest_refused'],
    summary:
      'Withdraws a retest that has no data yet: one that waits for the member, or that is being tested',
    input: key.extend({ reason: text(...texts.retestReason) }),
    example: { ...example, reason: '已核对原始数据，结果无误' },
    data: done,
  }),
};
