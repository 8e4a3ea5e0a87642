import { z } from 'zod';
import {
  deskQueueKeys,
  invoiceApplyStates,
  quotationStates,
  reservationStates,
  statementStates,
  transferApplyStates,
} from '../rules';
import { endpoint } from './endpoint';
import { fen, instant, recordCode } from './field';

/** A record that belongs to an order, with its own code. */
const record = { code: z.string(), amount_fen: fen };

export const deskEndpoints = {
  'staff/desk/counts': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance', 'content'],
    summary: 'How many wait in each queue that is the work of the own roles',
    input: z.strictObject({}),
    example: {},
    data: z.object({
      /** In the order of the queues; each is counted up to 1000. */
      list: z.array(z.object({ queue: z.enum(deskQueueKeys), count: z.int() })),
    }),
  }),
  'staff/desk/records': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance'],
    errors: ['not_found'],
    summary:
      'What belongs to an order: quotations, instrument time, its statement with transfers and invoices',
    input: z.strictObject({ code: recordCode('订单号') }),
    example: { code: 'D20261122-000001' },
    data: z.object({
      /** The newest first. */
      quotations: z.array(z.object({ ...record, state: z.enum(quotationStates), valid_until: z.string() })),
      /** By time. */
      reservations: z.array(
        z.object({
          code: z.string(),
          state: z.enum(reservationStates),
          starts: instant,
          ends: instant,
          instrument: z.string(),
        }),
      ),
      /** The statement that the order is on, perhaps with others; null before it is billed. */
      statement: z
        .object({ ...record, state: z.enum(statementStates), owed_fen: fen, orders: z.int() })
        .nullable(),
      /** Transfers that the member reported for the statement, the newest first. */
      transfers: z.array(z.object({ ...record, state: z.enum(transferApplyStates) })),
      /** Requests for invoices over the statement with its amount in each, the newest first. */
      invoices: z.array(z.object({ ...record, state: z.enum(invoiceApplyStates) })),
    }),
  }),
};
