import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { unclaimedActTable, unclaimedStateLabels } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import { requireUnchanged } from '../../http/etag';
import type { StaffAct } from '../../kit/module';
import { audit } from '../audit/audit.repo';
import { findOrderByCode, orderCodes } from '../order/order.repo';
import { findUser } from '../user/user.repo';
import { presentedOne } from './unclaimed.list.service';
import {
  keepUnclaimed,
  lockUnclaimed,
  nextUnclaimedCode,
  type UnclaimedChange,
  type UnclaimedRow,
  updateUnclaimed,
} from './unclaimed.repo';

type Unclaimed = Data<'staff/unclaimed/edit'>;

/** Keeps a parcel that nobody announced; one that waits already is answered as known. */
export async function addUnclaimed(
  tx: Tx,
  input: Parsed<'staff/unclaimed/add'>,
  { staff_rid, at }: StaffAct,
): Promise<Data<'staff/unclaimed/add'>> {
  const code = await nextUnclaimedCode(tx, at);
  const row = await keepUnclaimed(tx, { ...input, rid: newRid(), code, created: at, created_by: staff_rid });
  if (!row) throw new Error('nothing was kept');
  const known = row.code !== code;
  if (!known) await audit(tx, { staff_rid, act: 'unclaimed.add', target: code, note: row.mark, at });
  return { ...(await presentedOne(tx, row)), known };
}

/** Changes place and note of what waits. Refuses with edited_meanwhile unless the edit started from the present ones. */
export async function editUnclaimed(
  tx: Tx,
  { code, etag, ...facts }: Parsed<'staff/unclaimed/edit'>,
  { staff_rid, at }: StaffAct,
): Promise<Unclaimed> {
  const row = await openUnclaimed(tx, code);
  const { place, note } = row;
  requireUnchanged(await presentedOne(tx, row), etag);
  await audit(tx, {
    staff_rid,
    act: 'unclaimed.edit',
    target: row.code,
    note: '',
    before: { place, note },
    after: facts,
    at,
  });
  return changed(tx, row, facts);
}

/** Assigns what waits to an order. */
export async function claimUnclaimed(
  tx: Tx,
  { code, order_code, reason }: Parsed<'staff/unclaimed/claim'>,
  { staff_rid, at }: StaffAct,
): Promise<Unclaimed> {
  const row = await openUnclaimed(tx, code);
  const order = await findOrderByCode(tx, order_code);
  if (!order) throw refuse('not_found', { noun: 'order', code: order_code });
  const note = [order.code, reason].filter(Boolean).join('：');
  await audit(tx, { staff_rid, act: 'unclaimed.claim', target: row.code, note, at });
  const settled = { settled: at, settled_by: staff_rid };
  return changed(tx, row, { ...settled, state: 'claimed', order_rid: order.rid, reason });
}

/** Settles what waits without an order. */
export async function endUnclaimed(
  tx: Tx,
  { code, act, reason }: Parsed<'staff/unclaimed/end'>,
  { staff_rid, at }: StaffAct,
): Promise<Unclaimed> {
  const row = await openUnclaimed(tx, code);
  await audit(tx, { staff_rid, act: `unclaimed.${act}`, target: row.code, note: reason, at });
  return changed(tx, row, { state: unclaimedActTable[act].to, reason, settled: at, settled_by: staff_rid });
}

/** Locks a row that waits; refuses with unclaimed_refused, and with who did what, when it was settled before. */
async function openUnclaimed(tx: Tx, code: string): Promise<UnclaimedRow> {
  const row = await lockUnclaimed(tx, code);
  if (!row) throw refuse('not_found', { noun: 'unclaimed', code });
  if (row.state !== 'open') throw await settledBefore(tx, row);
  return row;
}

async function settledBefore(tx: Tx, { state, order_rid, settled, settled_by }: UnclaimedRow) {
  const by = settled_by === null ? undefined : (await findUser(tx, settled_by))?.name;
  const order = order_rid === null ? undefined : (await orderCodes(tx, [order_rid])).get(order_rid);
  const outcome = order === undefined ? unclaimedStateLabels[state] : reasons.claimedFor(order);
  return refuse('unclaimed_refused', { msg: reasons.decided('unclaimed', outcome, { by, at: settled }) });
}

async function changed(tx: Tx, row: UnclaimedRow, change: UnclaimedChange): Promise<Unclaimed> {
  await updateUnclaimed(tx, row.rid, change);
  return presentedOne(tx, { ...row, ...change });
}
