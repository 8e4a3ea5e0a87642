import type { App } from '../../deps';
import { route } from '../../http/route';
import { fileLink } from '../upload/fileLink.service';
import { memberLabels } from '../user/user.repo';
import { presentTransferApply } from './transferApply.present';
import { listAllTransferApplies } from './transferApply.repo';
import { matchTransfer, refuseTransfer, statementsOf } from './transferApply.service';

export function transferApplyStaffRoutes(app: App): void {
  route(app, 'staff/transferApply/list', (input, { db, secret, now }) =>
    db.read(async (tx) => {
      const { rows, next, total } = await listAllTransferApplies(tx, input);
      const statements = await statementsOf(tx, rows);
      const members = await memberLabels(
        tx,
        rows.map(({ user_rid }) => user_rid),
      );
      const list = rows.map((row) => ({
        ...presentTransferApply(row, statements),
        member: members.get(row.user_rid) ?? '',
        link: fileLink(secret, row.file_rid, now()),
      }));
      return { next, total, list };
    }),
  );

  route(app, 'staff/transferApply/match', (input, { db, member, now }) =>
    db.transaction((tx) => matchTransfer(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/transferApply/refuse', (input, { db, member, now }) =>
    db.transaction((tx) => refuseTransfer(tx, input, { staff_rid: member.rid, at: now() })),
  );
}
