import { z } from 'zod';
import { limits, texts } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { dayPaging, optionalText, queued, recordCode, text } from './field';
import { order, orderState } from './order';
import { parcelInput } from './parcel';
import { labelLink, labelSize, sampleAct, sampleDetail, sampleState, storedSample } from './sample';

/** Code on a sample's label. A scanner types it in, so that it may be in small letters. */
const sampleCode = recordCode('样品码');
const note = optionalText('备注', limits.messageLength);
const place = text(...texts.samplePlace);

const moved = z
  .object({ code: z.string(), state: sampleState, until: z.string().nullable(), can: z.array(sampleAct) })
  .register(components, { id: 'SampleMoved' });

/** A sample with its member, and where it goes back to. */
const withReturn = {
  member: z.string(),
  /** Code of the member's request to send it back that waits for its parcel; null without one. */
  recycle: z.string().nullable(),
  /** The address of that request, or of the order; null when there is none. */
  return_address: order.shape.return_address,
};
const staffSample = storedSample.extend(withReturn).register(components, { id: 'StaffSample' });
export type StaffSample = z.infer<typeof staffSample>;

/** An event of the timeline with who of the lab did it; empty for others. */
const staffEvent = sampleDetail.shape.events.element.extend({ who: z.string() });

/** Acts of staff on one sample that need nothing but a note. */
const plainAct = sampleAct.extract(['destroy', 'lose', 'find']);

/** An order whose samples are expected or have come. */
const arrivingOrder = z
  .object({
    code: z.string(),
    state: orderState,
    member: z.string(),
    /** The parcel that the member announced; null when there is none. */
    parcel: parcelInput.nullable(),
    samples: z.array(
      storedSample.pick({
        code: true,
        number: true,
        name: true,
        form: true,
        hazards: true,
        state: true,
        place: true,
      }),
    ),
  })
  .register(components, { id: 'ArrivingOrder' });

export const sampleStaffEndpoints = {
  'staff/sample/expected': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    summary:
      'The orders that a scan at the reception means, with their samples: by an order’s code, the number of an announced parcel, or a sample’s code; none when it is unknown',
    input: z.strictObject({ code: recordCode('样品码、订单号或快递单号', 60) }),
    example: { code: 'SF1234567890' },
    data: z.object({ list: z.array(arrivingOrder) }),
  }),
  'staff/sample/receive': endpoint({
    access: 'staff',
    roles: ['lab'],
    idempotent: true,
    errors: ['not_found', 'sample_act_refused'],
    summary:
      'Receives a sample by the code of its label; the order is received with its last sample when it waits for them',
    input: z.strictObject({ code: sampleCode, place: optionalText(...texts.samplePlace), note }),
    example: { code: 'P20260102-000123', place: 'A 柜 3 层' },
    data: moved.extend({
      order_code: z.string(),
      order_state: orderState,
      /** Samples of the order that have not been received. */
      missing: z.int(),
    }),
  }),
  'staff/sample/place': endpoint({
    access: 'staff',
    roles: ['lab'],
    idempotent: true,
    errors: ['not_found', 'sample_act_refused'],
    summary: 'Records the cabinet and shelf of a sample',
    input: z.strictObject({ code: sampleCode, place, note }),
    example: { code: 'P20260102-000123', place: 'A 柜 3 层' },
    data: moved,
  }),
  'staff/sample/send': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found', 'sample_act_refused'],
    summary: 'Sends samples of one member back in one parcel, after their test',
    input: parcelInput.extend({
      codes: z.array(sampleCode).min(1, '[样品码]不能为空').max(limits.samples, '[样品码]过多'),
      note,
    }),
    example: { codes: ['P20260102-000123'], company: '顺丰速运', number: 'SF1234567890' },
    data: z.object({ list: z.array(moved) }),
  }),
  'staff/sample/move': endpoint({
    access: 'staff',
    roles: ['lab'],
    errors: ['not_found', 'sample_act_refused'],
    summary: 'Destroys a sample that is due, reports one as missing, or as found again',
    input: z.strictObject({ code: sampleCode, act: plainAct, note }),
    example: { code: 'P20260102-000123', act: 'destroy' },
    data: moved,
  }),
  'staff/sample/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    errors: ['not_found'],
    summary: 'One sample with its member, its timeline and the address that it goes back to',
    input: z.strictObject({ code: sampleCode }),
    example: { code: 'P20260102-000123' },
    data: staffSample.extend({ events: z.array(staffEvent) }),
  }),
  'staff/sample/due': endpoint({
    access: 'staff',
    reads: true,
    roles: ['manager', 'lab'],
    summary: 'Samples to be sent back or destroyed today or before, the longest waiting first',
    input: z.strictObject({
      /** Only those to be sent back, or those to be destroyed. */
      state: sampleState.extract(['returning', 'discarding']).optional(),
      ...dayPaging,
    }),
    example: { state: 'discarding' },
    data: queued(staffSample),
  }),
  'staff/sample/labels': endpoint({
    access: 'staff',
    reads: true,
    roles: ['lab'],
    errors: ['not_found'],
    summary: 'A link to the label of a sample, or of all samples of an order, as PDF',
    input: z.strictObject({
      /** Code of a sample or of an order. */
      code: recordCode('样品码或订单号'),
      size: labelSize,
    }),
    example: { code: 'D20260102-000123', size: 'a4' },
    data: labelLink,
  }),
};
