import { type Data, type Parsed, reasons } from '@portal/shared/contract';
import { limits } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import { refuse } from '../../http/error';
import type { StaffAct } from '../../kit/module';
import { audit } from '../audit/audit.repo';
import { findInService, findUses, type InstrumentRow } from '../instrument/instrument.repo';
import { dataOrders } from '../order/order.data.repo';
import { lockOrders } from '../order/order.repo';
import { memberLabels } from '../user/user.repo';
import { insertRuns, insertWorksheet, nextWorksheetCode } from './worksheet.repo';
import { waitingRuns } from './worksheet.sample.service';

/** Returns what waits for a worksheet, by service and order. */
export async function waitingForWorksheet(tx: Tx): Promise<Data<'staff/worksheet/waiting'>> {
  const waiting = await waitingRuns(tx);
  const services = new Map(waiting.map(({ item }) => [item.device_rid, item.name]));
  const members = await memberLabels(tx, [...new Set(waiting.map(({ order }) => order.user_rid))]);
  const instruments = await instrumentsOf(tx, [...services.keys()]);
  return {
    list: [...services].map(([rid, name]) => {
      const own = waiting.filter(({ item }) => item.device_rid === rid);
      return {
        service: { rid, name },
        instruments: instruments(rid).map((one) => ({ rid: one.rid, name: `${one.code} ${one.name}` })),
        orders: [...new Set(own.map(({ order }) => order))].map((order) => ({
          code: order.code,
          member: members.get(order.user_rid) ?? '',
          samples: own.filter((one) => one.order === order).length,
        })),
      };
    }),
  };
}

/** Returns what tells the instruments in service of each service: its own ones, or all where none is known. */
async function instrumentsOf(
  tx: Tx,
  device_rids: readonly string[],
): Promise<(device_rid: string) => readonly InstrumentRow[]> {
  const uses = await findUses(tx, device_rids);
  const inService = await findInService(tx);
  return (device_rid) => {
    const own = uses
      .filter((use) => use.device_rid === device_rid)
      .map(({ instrument_rid }) => instrument_rid);
    const usual = inService.filter(({ rid }) => own.includes(rid));
    return usual.length > 0 ? usual : inService;
  };
}

/** Begins a worksheet with the samples of some orders that wait for a service. */
export async function addWorksheet(
  tx: Tx,
  { service_rid, instrument_rid, codes, note }: Parsed<'staff/worksheet/add'>,
  { staff_rid, at }: StaffAct,
): Promise<Data<'staff/worksheet/add'>> {
  // Two people may take the same samples at a time: the second one waits, and finds them taken.
  const chosen = await dataOrders(tx, codes);
  await lockOrders(
    tx,
    chosen.map(({ rid }) => rid),
  );
  const runs = (await waitingRuns(tx)).filter(
    ({ order, item }) => codes.includes(order.code) && item.device_rid === service_rid,
  );
  const gone = codes.filter((code) => !runs.some(({ order }) => order.code === code));
  const [first] = runs;
  if (!first || gone.length > 0) throw refuse('worksheet_empty', { msg: reasons.worksheetNotWaiting(gone) });
  if (runs.length > limits.worksheetRows)
    throw refuse('worksheet_empty', { msg: reasons.worksheetFull(runs.length, limits.worksheetRows) });
  const instruments = (await instrumentsOf(tx, [service_rid]))(service_rid);
  if (instrument_rid !== undefined && !instruments.some((one) => one.rid === instrument_rid))
    throw refuse('not_found', { noun: 'instrument' });
  const rid = newRid();
  const code = await nextWorksheetCode(tx, at);
  await insertWorksheet(tx, {
    rid,
    code,
    device_rid: service_rid,
    service: first.item.name,
    note,
    created_by: staff_rid,
    created: at,
    instrument_rid: instrument_rid ?? null,
  });
  await insertRuns(
    tx,
    runs.map(({ order, item, sample_rid }, position) => ({
      rid: newRid(),
      worksheet_rid: rid,
      position,
      kind: 'sample' as const,
      order_rid: order.rid,
      sample_rid,
      item_rid: item.rid,
    })),
  );
  await audit(tx, { staff_rid, act: 'worksheet.add', target: code, note: `${runs.length}`, at });
  return { code };
}
