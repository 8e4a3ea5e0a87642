import type { Parsed } from '@portal/shared/contract';
import { recycleActTable } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import { actOnSamples, type StaffBy } from './sample.staff.service';
import { notifyRecycle } from './sample4recycle.notice';
import { lockRecycle, type RecycleRow, updateRecycle } from './sample4recycle.repo';
import { checkRecycle, endRecycle, returningSamples } from './sample4recycle.service';

async function recycleByCode(tx: Tx, code: string): Promise<RecycleRow> {
  const row = await lockRecycle(tx, code);
  if (!row) throw refuse('not_found', { noun: 'sample4recycle', code });
  return row;
}

/** Sends the samples of a request, without those that are missing. */
export async function sendRecycle(
  tx: Tx,
  { code, company, number }: Parsed<'staff/sample4recycle/send'>,
  by: StaffBy,
): Promise<RecycleRow> {
  const row = await recycleByCode(tx, code);
  checkRecycle(row, 'send', 'staff');
  const parcel = { parcel_company: company, parcel_number: number };
  const note = `${code}　${company} ${number}`;
  await actOnSamples(
    tx,
    await returningSamples(tx, row),
    { act: 'send', note, change: parcel, quiet: true },
    by,
  );
  const sent = await updateRecycle(tx, row, { ...parcel, state: recycleActTable.send.to, sent: by.at });
  await record(tx, sent, { act: 'send', note }, by);
  await notifyRecycle(tx, sent, 'send', by.at);
  return sent;
}

/** Refuses a request with a reason that the member reads. */
export async function refuseRecycle(
  tx: Tx,
  { code, reason }: Parsed<'staff/sample4recycle/refuse'>,
  by: StaffBy,
): Promise<RecycleRow> {
  const row = await recycleByCode(tx, code);
  const { staff_rid, at } = by;
  const refused = await endRecycle(
    tx,
    row,
    { act: 'refuse', reason },
    { by: 'staff', by_rid: staff_rid, at },
  );
  await record(tx, refused, { act: 'refuse', note: reason }, by);
  return refused;
}

function record(
  tx: Tx,
  { code }: RecycleRow,
  { act, note }: { readonly act: string; readonly note: string },
  { staff_rid, at }: StaffBy,
): Promise<void> {
  return audit(tx, { staff_rid, act: `sample4recycle.${act}`, target: code, note, at });
}
