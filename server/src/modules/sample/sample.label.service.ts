import type { Parsed } from '@portal/shared/contract';
import type { Db, Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { findOrderByCode } from '../order/order.repo';
import { physicalRids } from '../order/order.sampleState.repo';
import { testsBySample } from '../order/order.sampleTest.repo';
import { ownOrder } from '../order/order.service';
import { pdfFont } from '../pdf/pdf.font.document';
import { drawLabels } from './sample.label.document';
import { type LabelLink, labelKey } from './sample.label.rules';
import { findSamples } from './sample.repo';
import { sampleByCode } from './sample.staff.service';

/** Returns the key of a link to labels of a member's samples; refuses with not_found, also for another member's. */
export async function memberLabelKey(
  tx: Tx,
  user_rid: string,
  { rids = [], order_rid, size }: Parsed<'auth/sample/labels'>,
): Promise<string> {
  if (order_rid !== undefined) {
    const { rid } = await ownOrder(tx, user_rid, order_rid);
    return orderKey(tx, rid, size);
  }
  const wanted = [...new Set(rids)];
  const own = (await findSamples(tx, wanted)).filter(({ state }) => state.user_rid === user_rid);
  if (own.length < wanted.length) throw refuse('not_found', { noun: 'sample' });
  return labelKey({ size, of: 'samples', rids: wanted });
}

/** Returns the key of a link to labels by the code of an order or of a sample. */
export async function staffLabelKey(tx: Tx, { code, size }: Parsed<'staff/sample/labels'>): Promise<string> {
  const order = await findOrderByCode(tx, code);
  if (order) return orderKey(tx, order.rid, size);
  const { rid } = await sampleByCode(tx, code);
  return labelKey({ size, of: 'samples', rids: [rid] });
}

async function orderKey(tx: Tx, rid: string, size: LabelLink['size']): Promise<string> {
  if ((await physicalRids(tx, [rid])).length === 0) throw refuse('not_found', { noun: 'sample' });
  return labelKey({ size, of: 'order', rids: [rid] });
}

/** Generates the labels that a link names; undefined when it names no sample. */
export async function makeLabels(
  db: Db,
  { size, of, rids }: LabelLink,
  created: Date,
): Promise<Buffer | undefined> {
  const { rows, tests } = await db.read(async (tx) => {
    const wanted = of === 'order' ? await physicalRids(tx, rids.slice(0, 1)) : rids;
    const found = await findSamples(tx, wanted);
    const orders = found.map(({ order }) => order.rid);
    return { rows: found, tests: await testsBySample(tx, orders) };
  });
  if (rows.length === 0) return undefined;
  const labels = rows.map(({ state, sample, order }) => ({
    code: state.code,
    number: sample.number,
    name: sample.name,
    form: sample.form,
    hazards: sample.hazards,
    tests: tests.get(state.rid) ?? [],
    orderCode: order.code,
  }));
  return drawLabels(labels, { size, created, font: await pdfFont() });
}
