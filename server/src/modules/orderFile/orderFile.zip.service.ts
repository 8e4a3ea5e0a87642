import { memberFileActs, type OrderState } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { FileRow } from '../upload/upload.repo';
import { listOrderFiles } from './orderFile.repo';

/** Returns the raw data of an order, which staff download as a zip. */
export async function rawData(tx: Tx, order_rid: string): Promise<FileRow[]> {
  const kept = await listOrderFiles(tx, order_rid);
  return kept.filter(({ orderFile }) => orderFile.kind === 'raw').map(({ file }) => file);
}

/** Returns the results and test records that the member may download; empty before there is data. */
export async function downloadableData(
  tx: Tx,
  order: { readonly rid: string; readonly state: OrderState },
): Promise<FileRow[]> {
  const kept = (await listOrderFiles(tx, order.rid)).filter(
    ({ orderFile: { kind } }) =>
      (kind === 'data' || kind === 'record') && memberFileActs(kind, order.state).includes('download'),
  );
  return kept.some(({ orderFile }) => orderFile.kind === 'data') ? kept.map(({ file }) => file) : [];
}
