import type { App } from '../../deps';
import { route } from '../../http/route';
import { balancesForStaff, checkForStaff } from './ledger.staff.service';

export function ledgerStaffRoutes(app: App): void {
  route(app, 'staff/ledger/check', (_input, { db }) => db.read(checkForStaff));
  route(app, 'staff/ledger/balance', (input, { db }) => db.read((tx) => balancesForStaff(tx, input)));
}
