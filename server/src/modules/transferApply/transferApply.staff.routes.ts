import type { App } from '../../deps';
import { route } from '../../http/route';
import { askedApprovals } from '../approval/approval.service';
import { fileLink } from '../upload/fileLink.service';
import { memberLabels } from '../user/user.repo';
import { matchTransfer, refuseTransfer } from './transferApply.match.service';
import { presentTransferApply } from './transferApply.present';
import { listAllTransferApplies } from './transferApply.repo';
import { listedOf, matchAct } from './transferApply.service';

export function transferApplyStaffRoutes(app: App): void {
  route(app, 'staff/transferApply/list', (input, { db, secret, now }) =>
    db.read(async (tx) => {
      const { rows, next, total } = await listAllTransferApplies(tx, input);
      const members = await memberLabels(
        tx,
        rows.map(({ user_rid }) => user_rid),
      );
      const asked = await askedApprovals(
        tx,
        matchAct,
        rows.map(({ code }) => code),
      );
      const list = (await listedOf(tx, rows)).map((listed) => ({
        ...presentTransferApply(listed),
        member: members.get(listed.row.user_rid) ?? '',
        link: fileLink(secret, listed.row.file_rid, now()),
        approval: asked.get(listed.row.code) ?? null,
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
