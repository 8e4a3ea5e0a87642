import { z } from 'zod';
import { formatMessage, limits, markReasons, runKinds, runStates, texts, worksheetStates } from '../rules';
import { across } from './across';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { happened, optionalText, queued, queuePaging, recordCode, rid, text } from './field';
import { orderAct, orderState } from './order';
import { seen } from './seen';

const code = recordCode('工作单号');
const worksheetState = z.enum(worksheetStates).register(components, { id: 'WorksheetState' });
const runKind = z.enum(runKinds);
const runState = z.enum(runStates).register(components, { id: 'RunState' });

/** A service by which samples are grouped, or the instrument that they are measured on. */
const named = z.object({ rid: z.string(), name: z.string() });

const worksheetRow = z
  .object({
    /** Such as G20261129-000001. */
    code: z.string(),
    state: worksheetState,
    /** Name of the service. */
    service: z.string(),
    /** Code and name of the instrument; empty when none was chosen. */
    instrument: z.string(),
    note: z.string(),
    /** Rows of samples, of them measured or skipped ones, and checked ones. */
    samples: z.int(),
    measured: z.int(),
    checked: z.int(),
    created: happened,
    created_by: z.string(),
  })
  .register(components, { id: 'WorksheetRow' });

/** A row of the run order: a sample, or a blank or a standard between them. */
const run = z
  .object({
    rid: z.string(),
    kind: runKind,
    /** Number of the sample, or what a blank or a standard is called. */
    label: z.string(),
    /** Of a sample: its name, the code of its label, its order and the member. Empty for blanks and standards. */
    name: z.string(),
    sample_code: z.string(),
    order_code: z.string(),
    /** Number of the retest that it is measured for; 0 for a first result, and for blanks and standards. */
    retest: z.int(),
    member: z.string(),
    state: runState,
    reason: z.string(),
    /** Who marked it last, and when; empty and null for one that waits. */
    by: z.string(),
    at: happened.nullable(),
    /** True when the caller marked it last, so that somebody else has to check it. */
    own: z.boolean(),
    checked_by: z.string(),
    checked: happened.nullable(),
    /** Files of data of the sample. */
    files: z.int(),
    /** What it can be marked as. */
    marks: z.array(runState),
  })
  .register(components, { id: 'WorksheetRun' });

/** An order of which samples are on a worksheet. */
const worksheetOrder = z.object({
  code: z.string(),
  member: z.string(),
  state: orderState,
  due_fen: z.int(),
  revision: z.int(),
  can: z.array(orderAct),
  /** Samples of the order, counted once for each service, that no second person has checked: on this or another worksheet, or on none. */
  unchecked: z.int(),
});

const runRid = rid('worksheetRun');

/** Rows that an act is about, as the person saw them. */
const seenRuns = z
  .array(z.strictObject({ rid: runRid, seen: z.strictObject({ state: runState, checked: z.boolean() }) }))
  .min(1, '[样品]不能为空')
  .max(limits.worksheetRows, `[样品]不能超过 ${limits.worksheetRows} 个`)
  .refine((rows) => new Set(rows.map((row) => row.rid)).size === rows.length, '[样品]有重复');

export const worksheetEndpoints = {
  'staff/worksheet/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['lab'],
    summary: 'Worksheets by state, the newest first',
    input: z.strictObject({
      states: z.array(worksheetState, formatMessage('状态')).max(worksheetStates.length).default([]),
      ...queuePaging,
    }),
    example: { states: ['open'] },
    data: queued(worksheetRow),
  }),
  'staff/worksheet/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['lab'],
    errors: ['not_found'],
    summary: 'A worksheet with its run order, the state of each row, and the orders that it is about',
    input: z.strictObject({ code }),
    data: worksheetRow.extend({
      /** Changes with the run order; `arrange` names the one that was shown. */
      revision: z.int(),
      runs: z.array(run),
      orders: z.array(worksheetOrder),
    }),
  }),
  'staff/worksheet/waiting': endpoint({
    access: 'staff',
    reads: true,
    roles: ['lab'],
    summary:
      'Samples of orders under test that are on no worksheet, by service and order, with the instruments of each service',
    input: nothing,
    data: z.object({
      list: z.array(
        z.object({
          service: named,
          instruments: z.array(named),
          orders: z.array(z.object({ code: z.string(), member: z.string(), samples: z.int() })),
        }),
      ),
    }),
  }),
  'staff/worksheet/add': endpoint({
    access: 'staff',
    roles: ['lab'],
    idempotent: true,
    errors: ['not_found', 'worksheet_empty'],
    summary: 'Begins a worksheet with the samples of these orders that wait for a service',
    input: z.strictObject({
      service_rid: rid('device'),
      instrument_rid: rid('instrument').optional(),
      codes: z
        .array(recordCode('订单号'), formatMessage('订单'))
        .min(1, '[订单]不能为空')
        .max(limits.batchRows, `[订单]不能超过 ${limits.batchRows} 个`)
        .refine((codes) => new Set(codes).size === codes.length, '[订单]有重复'),
      note: optionalText(...texts.worksheetNote),
    }),
    example: { service_rid: 'xrd', codes: ['D20261118-000001'] },
    data: z.object({ code: z.string() }),
  }),
  'staff/worksheet/arrange': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found', 'worksheet_act_refused', 'seen_changed'],
    summary:
      'Sets the run order: rows by their keys, and new blanks and standards between them. Rows that wait and are left out leave the worksheet',
    input: z.strictObject({
      code,
      /** Of the run order that was shown. */
      revision: z.int(formatMessage('版本')).min(0),
      runs: z
        .array(
          z.union([
            z.strictObject({ rid: runRid }),
            z.strictObject({
              kind: runKind.extract(['blank', 'standard']),
              label: text(...texts.runLabel),
            }),
          ]),
        )
        .min(1, '[进样顺序]不能为空')
        .max(limits.worksheetRows, `[进样顺序]不能超过 ${limits.worksheetRows} 行`),
    }),
    example: { code: 'G20261129-000001', revision: 0, runs: [{ kind: 'blank', label: '空白' }] },
    data: done,
  }),
  'staff/worksheet/mark': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found', 'worksheet_act_refused', 'seen_changed'],
    summary: 'Marks rows as measured, to be measured again, or skipped with a reason',
    input: z
      .strictObject({ code, runs: seenRuns, state: runState, reason: optionalText(...texts.runReason) })
      .refine(({ state, reason }) => markReasons[state] !== 'required' || reason !== '', {
        path: ['reason'],
        message: '[原因]不能为空',
        ...across('state', 'reason'),
      }),
    example: {
      code: 'G20261129-000001',
      runs: [{ rid: 'r1', seen: { state: 'waiting', checked: false } }],
      state: 'measured',
    },
    data: done,
  }),
  'staff/worksheet/check': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found', 'worksheet_act_refused', 'own_measurement', 'seen_changed'],
    summary: 'Checks rows that another person has measured or skipped',
    input: z.strictObject({ code, runs: seenRuns }),
    example: {
      code: 'G20261129-000001',
      runs: [{ rid: 'r1', seen: { state: 'measured', checked: false } }],
    },
    data: done,
  }),
  'staff/worksheet/deliver': endpoint({
    access: 'staff',
    roles: ['lab'],
    idempotent: true,
    summary:
      'Delivers orders of a worksheet of which a second person has checked each sample, each in a transaction of its own: a result or a refusal for each',
    input: z.strictObject({
      code,
      rows: z
        .array(
          z.strictObject({
            code: recordCode('订单号'),
            seen: seen.pick({ state: true, due_fen: true, revision: true }),
          }),
          formatMessage('订单'),
        )
        .min(1, '[订单]不能为空')
        .max(limits.batchRows, `[订单]不能超过 ${limits.batchRows} 个`)
        .refine((rows) => new Set(rows.map((row) => row.code)).size === rows.length, '[订单]有重复'),
    }),
    example: {
      code: 'G20261129-000001',
      rows: [{ code: 'D20261118-000001', seen: { state: 'testing', due_fen: 32000, revision: 0 } }],
    },
    data: z.object({
      list: z.array(
        z.object({
          code: z.string(),
          state: orderState.nullable(),
          refused: z.object({ error: z.string(), msg: z.string() }).nullable(),
        }),
      ),
    }),
  }),
  'staff/worksheet/close': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found', 'worksheet_act_refused'],
    summary: 'Closes a worksheet; samples that it has not measured wait for another one',
    input: z.strictObject({ code }),
    data: done,
  }),
};
