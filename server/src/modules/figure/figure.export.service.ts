import { contract, type Parsed } from '@portal/shared/contract';
import { isPermitted, type StaffRole } from '@portal/shared/rules';
import type { Db, Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { audit } from '../audit/audit.repo';
import type { ExportedList } from '../listExport/listExport.service';
import { findOwnAccount } from '../staffAccount/staffAccount.repo';
import {
  figuresName,
  incomeSheets,
  loadSheet,
  openSheet,
  promisesSheet,
  turnaroundSheet,
} from './figure.export.rules';
import { incomeFigures, openFigures } from './figure.money.service';
import { loadFigures, promiseFigures, turnaroundFigures } from './figure.service';

type Input = Parsed<'staff/figure/export'>;

/** Returns the figures of a period that the roles of the account may see now, each on a sheet. Refuses with not_found. */
export function exportFigures(
  db: Db,
  staff_rid: string,
  { from, to }: Input,
  now: Date,
): Promise<ExportedList> {
  const period = { from, to };
  return db.read(async (tx) => {
    const roles = (await findOwnAccount(tx, staff_rid))?.roles ?? [];
    const [first, ...beside] = [
      ...(maySee(roles, 'staff/figure/promises')
        ? [
            promisesSheet(await promiseFigures(tx, period, now)),
            turnaroundSheet(await turnaroundFigures(tx, period)),
            loadSheet(await loadFigures(tx, period)),
          ]
        : []),
      ...(maySee(roles, 'staff/figure/income')
        ? [...incomeSheets(await incomeFigures(tx, period)), openSheet(await openFigures(tx, now))]
        : []),
    ];
    if (!first) throw refuse('not_found', { noun: 'staffAccount' });
    const { name, columns, rows } = first;
    return { name: figuresName(period), table: { name, columns, rows, beside } };
  });
}

const maySee = (roles: readonly StaffRole[], path: 'staff/figure/promises' | 'staff/figure/income') =>
  isPermitted(roles, contract[path].roles ?? []);

/** Keeps who took figures of a period out of the portal. */
export const auditExport = (
  tx: Tx,
  staff_rid: string,
  { from, to, format }: Input,
  at: Date,
): Promise<void> =>
  audit(tx, { staff_rid, act: 'figure.export', target: format, note: `from=${from} to=${to}`, at });
