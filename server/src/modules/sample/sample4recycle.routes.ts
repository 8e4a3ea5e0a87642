import type { Parsed, Recycle } from '@portal/shared/contract';
import type { Actor } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { route } from '../../http/route';
import { countAttempt } from '../limit/limit.service';
import { memberLabels } from '../user/user.repo';
import { sampleLimits } from './sample.limits';
import { listOwnRecycles, listRecycles, type RecycleRow } from './sample4recycle.repo';
import { askBack, endRecycle, finishRecycle, ownRecycle, withRecycleSamples } from './sample4recycle.service';
import { refuseRecycle, sendRecycle } from './sample4recycle.staff.service';

export function recycleRoutes(app: App): void {
  route(app, 'auth/sample4recycle/list4person', (input, { db, member }) =>
    db.read(async (tx) => {
      const { total, rows } = await listOwnRecycles(tx, member.rid, input);
      return { total, list: await withRecycleSamples(tx, rows, 'member') };
    }),
  );

  route(app, 'auth/sample4recycle/add', async (input, { db, member, now }) => {
    await countAttempt(db, sampleLimits(member.rid), now());
    return db.transaction(async (tx) => presented(tx, await askBack(tx, member.rid, input, now()), 'member'));
  });

  route(app, 'auth/sample4recycle/cancel', ({ rid }, { db, member, now }) =>
    db.transaction(async (tx) => {
      const by = { by: 'member' as const, by_rid: member.rid, at: now() };
      const row = await ownRecycle(tx, member.rid, rid);
      return presented(tx, await endRecycle(tx, row, { act: 'cancel', reason: '' }, by), 'member');
    }),
  );

  route(app, 'auth/sample4recycle/done', ({ rid }, { db, member }) =>
    db.transaction(async (tx) => {
      const row = await ownRecycle(tx, member.rid, rid);
      return presented(tx, await finishRecycle(tx, row, 'member'), 'member');
    }),
  );

  route(app, 'staff/sample4recycle/list', (input, { db }) => db.read((tx) => listForStaff(tx, input)));

  route(app, 'staff/sample4recycle/send', (input, { db, member, now }) =>
    db.transaction(async (tx) => {
      const by = { staff_rid: member.rid, at: now() };
      return presented(tx, await sendRecycle(tx, input, by), 'staff');
    }),
  );

  route(app, 'staff/sample4recycle/refuse', (input, { db, member, now }) =>
    db.transaction(async (tx) => {
      const by = { staff_rid: member.rid, at: now() };
      return presented(tx, await refuseRecycle(tx, input, by), 'staff');
    }),
  );
}

/** Returns one request with its samples, for the answer. */
async function presented(tx: Tx, row: RecycleRow, actor: Actor): Promise<Recycle> {
  const [recycle] = await withRecycleSamples(tx, [row], actor);
  if (!recycle) throw refuse('not_found', { noun: 'sample4recycle' });
  return recycle;
}

async function listForStaff(tx: Tx, input: Parsed<'staff/sample4recycle/list'>) {
  const { rows, next, total } = await listRecycles(tx, input);
  const members = await memberLabels(
    tx,
    rows.map(({ user_rid }) => user_rid),
  );
  const recycles = await withRecycleSamples(tx, rows, 'staff');
  const list = recycles.map((recycle, index) => ({
    ...recycle,
    member: members.get(rows[index]?.user_rid ?? '') ?? '',
  }));
  return { next, total, list };
}
