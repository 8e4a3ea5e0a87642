import { z } from 'zod';
import {
  deskQueueKeys,
  invoiceApplyStates,
  quotationStates,
  reservationStates,
  statementStates,
  transferApplyStates,
  worksheetStates,
} from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { day, fen, happened, instant, keyword, recordCode } from './field';
import { orderState } from './order';
import { samplingAct, samplingState } from './sampling';

/** What the desk finds. */
const foundNouns = [
  'order',
  'sample',
  'quotation',
  'reservation',
  'sampling',
  'worksheet',
  'report',
  'unclaimed',
  'statement',
  'transferApply',
  'invoiceApply',
  'member',
  'device',
] as const;

/** A record that belongs to an order, with its own code. */
const record = { code: z.string(), amount_fen: fen };

/** Instrument time as a line of the records of an order or a member. */
export const deskReservation = z
  .object({
    code: z.string(),
    state: z.enum(reservationStates),
    starts: instant,
    ends: instant,
    instrument: z.string(),
  })
  .register(components, { id: 'DeskReservation' });

/** A visit of the lab's staff: a booking of a sampling, or the pick-up of an order whose samples are not here yet. */
const visit = z.object({
  kind: z.enum(['sampling', 'pickup']),
  /** Of the booking, or of the order. */
  code: z.string(),
  /** Of a booking; null for a pick-up, whose order goes on when its samples are received. */
  state: samplingState.nullable(),
  /** Of a pick-up's order; null for a booking. */
  order_state: orderState.nullable(),
  date: z.string(),
  time: z.string(),
  name: z.string(),
  phone: z.string(),
  /** A municipality, such as 北京市, counts as its city. */
  city: z.string(),
  /** Province, city, district and detail address in one line. */
  place: z.string(),
  message: z.string(),
  /** Acts on a booking that staff may do now. */
  can: z.array(samplingAct),
});

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
  'staff/desk/find': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance'],
    summary:
      'What staff may mean by a number, a name or a phone: records by their whole number, orders by its beginning, members by the beginning of name, company or phone, services by a part of the name, unannounced parcels by beginning or end of the number on them; at most six of a kind',
    input: z.strictObject({ keyword: keyword() }),
    example: { keyword: 'D20261118' },
    data: z.object({
      list: z.array(
        z.object({
          noun: z.enum(foundNouns),
          title: z.string(),
          /** What tells it from others: the order of a record, day and slot of a booking, the service of a worksheet, number and state of an unannounced parcel, the member of an order, company and phone of a member. */
          text: z.string(),
          /** The record's number, the phone or key of a member, the name of a service. */
          code: z.string(),
          /** The order on whose page the record stands; null for members, services, worksheets, unannounced parcels and bookings of samplings. */
          order_code: z.string().nullable(),
        }),
      ),
    }),
  }),
  'staff/desk/visits': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    summary:
      'The visits of a day by slot, city and address: on-site samplings that are not cancelled, and pick-ups of orders whose samples are not received',
    input: z.strictObject({ date: day('日期') }),
    example: { date: '2026-11-30' },
    data: z.object({ list: z.array(visit) }),
  }),
  'staff/desk/records': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab', 'finance'],
    errors: ['not_found'],
    summary:
      'What belongs to an order: quotations, instrument time, worksheets, parcels that came without an announcement, its statement with transfers and invoices',
    input: z.strictObject({ code: recordCode('订单号') }),
    example: { code: 'D20261122-000001' },
    data: z.object({
      /** The newest first. */
      quotations: z.array(z.object({ ...record, state: z.enum(quotationStates), valid_until: z.string() })),
      /** By time. */
      reservations: z.array(deskReservation),
      /** Worksheets with samples of the order, the newest first. */
      worksheets: z.array(
        z.object({ code: z.string(), state: z.enum(worksheetStates), service: z.string() }),
      ),
      /** Parcels that nobody had announced and that were assigned to the order, the newest first. */
      unclaimed: z.array(z.object({ code: z.string(), mark: z.string(), settled: happened.nullable() })),
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
