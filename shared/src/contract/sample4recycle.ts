import { z } from 'zod';
import { formatMessage, postageKeys, recycleActs, recycleStates, texts } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { happened, optionalText, paged, paging, queued, queuePaging, recordCode, rid, text } from './field';
import { parcelInput } from './parcel';
import { returnAddress } from './pickup';
import { sampleRids, sampleState } from './sample';
import { shows } from './shows';

const recycleState = z.enum(recycleStates).register(components, { id: 'RecycleState' });
const recycleAct = z.enum(recycleActs).register(components, { id: 'RecycleAct' });

/** A request to send stored samples back. */
const recycle = z
  .object({
    rid: z.string(),
    /** Code that people use, such as H20260102-000123. */
    code: z.string(),
    state: recycleState,
    samples: z.array(
      z.object({
        rid: z.string(),
        code: z.string(),
        number: z.string(),
        name: z.string(),
        state: sampleState,
      }),
    ),
    postage: z.enum(postageKeys),
    name: z.string(),
    phone: z.string(),
    /** Where the parcel goes, in one line. */
    address: z.string(),
    message: z.string(),
    /** Day on which the lab sends it at the latest. */
    due: z.string(),
    parcel: parcelInput.nullable(),
    /** Why the lab refused it; empty otherwise. */
    reason: z.string(),
    created: happened,
    /** Acts of the caller. */
    can: z.array(recycleAct),
  })
  .register(components, { id: 'Recycle' });
export type Recycle = z.infer<typeof recycle>;

const key = z.strictObject({ rid: rid('sample4recycle') });
const example = { rid: 'k3v9x0q2' };
const code = recordCode('寄回申请');
const states = z
  .array(recycleState, formatMessage('状态'))
  .max(recycleStates.length, formatMessage('状态'))
  .default([]);

/** Requests to send stored samples back (样品回收). */
export const recycleEndpoints = {
  'auth/sample4recycle/list4person': endpoint({
    access: 'member',
    scope: 'sample:read',
    reads: true,
    unrestricted: true,
    summary: "The member's requests, newest first",
    input: z.strictObject({ states, ...paging }),
    example: { states: ['asked', 'sent'] },
    data: paged(recycle),
  }),
  'auth/sample4recycle/add': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.samples, ...shows.orders, ...shows.notices, 'auth/address/list'],
    idempotent: true,
    errors: ['not_found', 'account_closing', 'sample_act_refused', 'recycle_limit'],
    summary: 'Asks for stored samples back, in one parcel',
    input: z.strictObject({
      rids: sampleRids,
      address: returnAddress,
      postage: z.enum(postageKeys, formatMessage('运费')),
      message: optionalText(...texts.message),
    }),
    example: { rids: ['k3v9x0q2'], address: { address_rid: 'p8w2m5n1' }, postage: 'collect' },
    data: recycle,
  }),
  'auth/sample4recycle/cancel': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.samples, ...shows.orders, ...shows.notices],
    errors: ['not_found', 'recycle_act_refused'],
    summary: 'Cancels a request whose samples have not been sent; the lab keeps them as before',
    input: key,
    example,
    data: recycle,
  }),
  'auth/sample4recycle/done': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.samples, ...shows.orders, ...shows.notices],
    errors: ['not_found', 'recycle_act_refused'],
    summary: 'Confirms that the samples have arrived',
    input: key,
    example,
    data: recycle,
  }),
  'staff/sample4recycle/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    summary: 'Requests of all members, oldest first',
    input: z.strictObject({ states, ...queuePaging }),
    example: { states: ['asked'] },
    data: queued(recycle.extend({ member: z.string() })),
  }),
  'staff/sample4recycle/send': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found', 'recycle_act_refused'],
    summary: 'Records that the samples of a request were sent, with the express number',
    input: parcelInput.extend({ code }),
    example: { code: 'H20260102-000123', company: '顺丰速运', number: 'SF1234567890' },
    data: recycle,
  }),
  'staff/sample4recycle/refuse': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found', 'recycle_act_refused'],
    summary: 'Refuses a request with a reason; the lab keeps the samples as before',
    input: z.strictObject({ code, reason: text('原因', 200) }),
    example: { code: 'H20260102-000123', reason: '运费须到付' },
    data: recycle,
  }),
};
