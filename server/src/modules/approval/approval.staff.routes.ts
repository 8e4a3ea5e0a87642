import { approvalActLabels } from '@portal/shared/rules';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { memberLabels } from '../user/user.repo';
import { listWaiting } from './approval.repo';
import { agreeToApproval, type RunOf, refuseApproval } from './approval.service';

/** Calls of the second person. `run` knows the acts of all modules above. */
export const approvalStaffRoutes =
  (run: RunOf) =>
  (app: App): void => {
    route(app, 'staff/approval/list', (page, { db, member }) =>
      db.read(async (tx) => {
        const { rows, next, total } = await listWaiting(tx, page);
        const people = await memberLabels(
          tx,
          rows.flatMap((row) => [row.requested_by, row.target]),
        );
        const list = rows.map(({ code, act, target, amount_fen, requested_by, requested }) => ({
          code,
          act,
          label: approvalActLabels[act],
          target: people.get(target) ?? target,
          amount_fen,
          requested_by: people.get(requested_by) ?? '',
          requested: requested.toISOString(),
          own: requested_by === member.rid,
        }));
        return { next, total, list };
      }),
    );

    route(app, 'staff/approval/agree', async ({ code }, { db, member, now }) => {
      await db.transaction((tx) => agreeToApproval(tx, run, code, { staff_rid: member.rid, at: now() }));
      return null;
    });

    route(app, 'staff/approval/refuse', async (input, { db, member, now }) => {
      await db.transaction((tx) => refuseApproval(tx, input, { staff_rid: member.rid, at: now() }));
      return null;
    });
  };
