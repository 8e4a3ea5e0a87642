import { CallError, call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { formatInstant, isParcelNumber, orderStateLabels } from '@portal/shared/rules';
import { isSampleCode, type Scan } from './scan';

export type ScanResult = Pick<Scan, 'state' | 'said' | 'order'>;

/** Refusals after which the same scan can succeed: another step of the login, or the first sending is still at work. */
const holding = [
  'unauthorized',
  'second_factor_required',
  'second_factor_missing',
  'password_change_required',
];

/** Returns whether a scan has to wait and be sent again: no answer, a busy server, or a login that is over. */
export const mustWait = (error: unknown): boolean =>
  !(error instanceof CallError) ||
  error.passing ||
  error.status === 401 ||
  error.id === 'idempotency_in_flight' ||
  holding.includes(error.id);

/** Does what a scan says and returns the answer; throws what {@link mustWait} is to judge. */
export async function sendScan(scan: Scan): Promise<ScanResult> {
  try {
    return await answer(scan);
  } catch (error) {
    if (mustWait(error) || !(error instanceof CallError)) throw error;
    const state = error.id === 'not_found' ? 'unknown' : 'refused';
    return { state, said: state === 'unknown' ? '没有这个样品' : error.message, order: '' };
  }
}

async function answer(scan: Scan): Promise<ScanResult> {
  const { mode, code, place, key } = scan;
  if (!isSampleCode(code)) return lookUp(scan);
  const options = { idempotencyKey: key };
  if (mode === 'place') {
    await call('staff/sample/place', { code, place, note: '' }, options);
    return { state: 'done', said: `已放到 ${place}`, order: '' };
  }
  const received = await call('staff/sample/receive', { code, place, note: '' }, options);
  const { missing, order_code, order_state } = received;
  const rest = missing > 0 ? `还差 ${missing} 个样品` : `样品已到齐，${orderStateLabels[order_state]}`;
  return { state: 'done', said: `已收样，${rest}`, order: order_code };
}

/** Finds the orders that a scan means; the number of a parcel that nobody announced is kept for its owner. */
async function lookUp({ mode, code, place, key }: Scan): Promise<ScanResult> {
  const { list } = await call('staff/sample/expected', { code });
  if (list.length > 0)
    return { state: 'found', said: `找到 ${list.length} 个订单`, order: list[0]?.code ?? '' };
  if (mode === 'place' || !isParcelNumber(code))
    return { state: 'unknown', said: '没有这个订单或快递单号', order: '' };
  const kept = await call('staff/unclaimed/add', { mark: code, place }, { idempotencyKey: key });
  return { state: 'unclaimed', said: keptText(kept), order: '' };
}

function keptText({ known, place, created, created_by }: Data<'staff/unclaimed/add'>): string {
  const where = place === '' ? '' : `，在 ${place}`;
  return known
    ? `没有预报，已在待认领：${created_by} ${formatInstant(created)} 记下${where}`
    : `没有预报，已记入待认领${where}`;
}
