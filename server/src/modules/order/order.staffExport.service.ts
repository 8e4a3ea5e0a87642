import type { Parsed } from '@portal/shared/contract';
import { labClock } from '@portal/shared/rules';
import type { Db, Tx } from '../../db/client';
import { audit } from '../audit/audit.repo';
import { byCursor, cellsOfRows, type ExportedList } from '../listExport/listExport.service';
import { listAllOrders } from './order.list.service';
import { staffOrderCells, staffOrdersName, staffOrdersTable } from './order.staffExport.rules';

type Input = Parsed<'staff/order/export'>;

/** Returns the export of the orders that fit the filters of staff's list, in its order. `now` is when it is downloaded. */
export function exportStaffOrders(
  db: Db,
  staff_rid: string,
  { format: _, ...filter }: Input,
  now: Date,
): ExportedList {
  const rows = () =>
    cellsOfRows(
      byCursor((after, size) =>
        db.read((tx) => listAllOrders(tx, { ...filter, after, size }, { now, staff_rid })),
      ),
      staffOrderCells,
    );
  return { name: staffOrdersName(labClock(now).today), table: staffOrdersTable(rows) };
}

/** Keeps who took orders of all members out of the portal, and which. */
export const auditExport = (
  tx: Tx,
  staff_rid: string,
  { format, states, ...rest }: Input,
  at: Date,
): Promise<void> => {
  const filters = Object.entries(rest).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  const note = [...(states.length > 0 ? [['states', states.join(' ')]] : []), ...filters]
    .map((pair) => pair.join('='))
    .join(' ');
  return audit(tx, { staff_rid, act: 'order.export', target: format, note, at });
};
