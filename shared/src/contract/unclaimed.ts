import { z } from 'zod';
import { formatMessage, texts, unclaimedEnds, unclaimedStates } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { etag, startedFrom } from './etag';
import { happened, keyword, optionalText, queued, queuePaging, recordCode, text } from './field';
import { orderState } from './order';

const code = recordCode('待认领编号');
const state = z.enum(unclaimedStates, formatMessage('状态')).register(components, { id: 'UnclaimedState' });
const states = z.array(state, formatMessage('状态')).max(unclaimedStates.length).default([]);

/** An order of which a member announced a parcel with this number. */
const match = z.object({ code: z.string(), state: orderState, member: z.string() });

const unclaimed = z
  .object({
    /** Such as W20261130-000001. */
    code: z.string(),
    /** Number of the parcel, or what is written on it, in capitals without spaces. */
    mark: z.string(),
    place: z.string(),
    note: z.string(),
    state,
    created: happened,
    created_by: z.string(),
    /** Code of the order that it was assigned to; empty for others. */
    order_code: z.string(),
    /** To whom or why, as who settled it wrote. */
    reason: z.string(),
    /** When it was settled, and by whom; null and empty while it waits. */
    settled: happened.nullable(),
    settled_by: z.string(),
    /** Orders whose member announced this parcel since; empty unless it waits. */
    matches: z.array(match),
    etag,
  })
  .register(components, { id: 'Unclaimed' });

const facts = {
  place: optionalText(...texts.samplePlace),
  note: optionalText(...texts.unclaimedNote),
};

/** Calls of parcels and samples that came without an announcement (待认领), which the reception keeps until somebody knows whose they are. */
export const unclaimedEndpoints = {
  'staff/unclaimed/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    summary:
      'Parcels that nobody announced: those that wait the longest waiting first, settled ones the newest first; in the named states, or those whose number begins or ends so',
    input: z.strictObject({
      states,
      /** Beginning or end of the number, or the whole code. */
      search: keyword('单号', texts.unclaimedMark[1]),
      ...queuePaging,
    }),
    example: { states: ['open'] },
    data: queued(unclaimed),
  }),
  'staff/unclaimed/add': endpoint({
    access: 'staff',
    roles: ['lab'],
    idempotent: true,
    summary:
      'Keeps a parcel that nobody announced, by its number or what is written on it. One that waits already is answered as known and not kept twice',
    input: z.strictObject({ mark: recordCode(...texts.unclaimedMark), ...facts }),
    example: { mark: 'SF1234567890', place: 'A 柜 3 层', note: '寄件人王某，干冰' },
    data: unclaimed.extend({ known: z.boolean() }),
  }),
  'staff/unclaimed/edit': endpoint({
    access: 'staff',
    roles: ['lab'],
    edits: unclaimed,
    errors: ['not_found', 'unclaimed_refused'],
    summary: 'Changes place and note of what waits',
    input: z.strictObject({ code, ...facts, etag: startedFrom }),
    example: { code: 'W20261130-000001', place: 'B 柜', note: '寄件人已联系' },
    data: unclaimed,
  }),
  'staff/unclaimed/claim': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found', 'unclaimed_refused'],
    summary: 'Assigns what waits to an order, whose samples are then received by their labels as usual',
    input: z.strictObject({
      code,
      order_code: recordCode('订单号'),
      reason: optionalText(...texts.unclaimedReason),
    }),
    example: { code: 'W20261130-000001', order_code: 'D20261118-000001' },
    data: unclaimed,
  }),
  'staff/unclaimed/end': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found', 'unclaimed_refused'],
    summary: 'Settles what waits without an order: sent back, disposed of, or kept by mistake, with a reason',
    input: z.strictObject({
      code,
      act: z.enum(unclaimedEnds, formatMessage('处理方式')),
      reason: text(...texts.unclaimedReason),
    }),
    example: { code: 'W20261130-000001', act: 'return', reason: '原单退回，寄件人拒收' },
    data: unclaimed,
  }),
};
