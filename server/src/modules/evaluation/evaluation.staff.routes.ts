import type { App } from '../../deps';
import { contentChanged } from '../../http/readCache';
import { route } from '../../http/route';
import { memberLabels } from '../user/user.repo';
import { presentAll } from './evaluation.list.service';
import { listInState } from './evaluation.repo';
import { presentOne } from './evaluation.routes';
import { hideEvaluation, releaseEvaluation, replyToEvaluation } from './evaluation.staff.service';

export function evaluationStaffRoutes(app: App): void {
  route(app, 'staff/evaluation/list', ({ state, ...page }, { db, secret, now }) =>
    db.read(async (tx) => {
      const { rows, next } = await listInState(tx, state, page);
      const members = await memberLabels(
        tx,
        rows.map(({ user_rid }) => user_rid),
      );
      const shown = await presentAll(tx, rows, { secret, now: now() });
      const list = shown.map((one, index) => ({
        ...one,
        member: members.get(rows[index]?.user_rid ?? '') ?? '',
      }));
      return { list, next };
    }),
  );

  route(app, 'staff/evaluation/release', async ({ code }, { db, member, secret, now }) => {
    const at = now();
    const data = await db.transaction(async (tx) =>
      presentOne(tx, await releaseEvaluation(tx, code, { staff_rid: member.rid, at }), { secret, now: at }),
    );
    await contentChanged(db);
    return data;
  });

  route(app, 'staff/evaluation/hide', async ({ code, reason }, { db, member, secret, now }) => {
    const at = now();
    const data = await db.transaction(async (tx) =>
      presentOne(tx, await hideEvaluation(tx, code, reason, { staff_rid: member.rid, at }), {
        secret,
        now: at,
      }),
    );
    await contentChanged(db);
    return data;
  });

  route(app, 'staff/evaluation/reply', async ({ code, text }, { db, member, secret, now }) => {
    const at = now();
    const data = await db.transaction(async (tx) =>
      presentOne(tx, await replyToEvaluation(tx, code, text, { staff_rid: member.rid, at }), {
        secret,
        now: at,
      }),
    );
    await contentChanged(db);
    return data;
  });
}
