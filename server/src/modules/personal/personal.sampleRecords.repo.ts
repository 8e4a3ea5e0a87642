import { eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/client';
import { sampleEvents, samples } from '../order/order.sampleState.table';
import { recycleSamples, recycles } from '../sample/sample4recycle.table';
import { byUser, type Owner, place, type Records, records } from './personal.recordsOfTable.repo';

const bySample =
  (column: AnyPgColumn) =>
  (tx: Tx, { rid }: Owner): SQL =>
    inArray(column, tx.select({ rid: samples.rid }).from(samples).where(eq(samples.user_rid, rid)));

/** Samples and requests to send them back. */
export const sampleRecords: readonly Records[] = [
  records(samples, {
    of: byUser(samples.user_rid),
    exported: { file: 'samples' },
    hidden: ['reminded'],
    sortedBy: samples.code,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      order_rid: 'keep',
      state: 'keep',
      place: 'keep',
      until: 'keep',
      parcel_company: 'keep',
      parcel_number: 'clear',
    },
  }),
  records(sampleEvents, {
    of: bySample(sampleEvents.sample_rid),
    exported: { file: 'samples', within: { list: 'timeline', by: 'sample_rid' } },
    hidden: ['id', 'by_rid'],
    sortedBy: sampleEvents.id,
    closing: { sample_rid: 'keep', act: 'keep', state: 'keep', by: 'keep', by_rid: 'keep', note: 'clear' },
  }),
  records(recycles, {
    of: byUser(recycles.user_rid),
    exported: { file: 'recycles' },
    sortedBy: recycles.created,
    closing: {
      rid: 'keep',
      code: 'keep',
      user_rid: 'keep',
      state: 'keep',
      postage: 'keep',
      due: 'keep',
      ...place,
      name: 'clear',
      phone: 'clear',
      message: 'clear',
      reason: 'clear',
      parcel_company: 'keep',
      parcel_number: 'clear',
    },
  }),
  records(recycleSamples, {
    of: bySample(recycleSamples.sample_rid),
    exported: { file: 'recycles', within: { list: 'samples', by: 'recycle_rid' } },
    sortedBy: recycleSamples.position,
    closing: { recycle_rid: 'keep', sample_rid: 'keep', kept_until: 'keep' },
  }),
];
