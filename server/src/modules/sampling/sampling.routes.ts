import { labClock, samplingActsOf } from '@portal/shared/rules';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { findSettings } from '../setting/setting.repo';
import { freeSlots } from '../visit/visit.service';
import { presentSampling } from './sampling.present';
import { countStates, listOwn } from './sampling.repo';
import { book, move, ownSampling, reschedule } from './sampling.service';

export function samplingRoutes(app: App): void {
  const { countPickups } = app;
  route(app, 'open/sampling/slots', (days, { db, now }) =>
    db.read(async (tx) => freeSlots(tx, days, { settings: await findSettings(tx), clock: labClock(now()) })),
  );

  route(app, 'auth/sampling/add', async (input, { db, member, now }) => {
    const row = await db.transaction((tx) => book(tx, member.rid, input, { now: now(), countPickups }));
    return presentSampling(row, samplingActsOf(row.state, 'member'));
  });

  route(app, 'auth/sampling/reschedule', async ({ rid, ...to }, { db, member, now }) => {
    const row = await db.transaction((tx) => reschedule(tx, member.rid, rid, { to, now: now() }));
    return presentSampling(row, samplingActsOf(row.state, 'member'));
  });

  route(app, 'auth/sampling/list', ({ sampled, ...page }, { db, member, now }) =>
    db.read(async (tx) => {
      const sampledBy = sampled ? labClock(now()).today : undefined;
      const { total, rows } = await listOwn(tx, member.rid, { ...page, sampledBy });
      const list = rows.map((row) => presentSampling(row, samplingActsOf(row.state, 'member')));
      return { total, list, counts: await countStates(tx, member.rid) };
    }),
  );

  route(app, 'auth/sampling/cancel', async ({ rid }, { db, member, now }) => {
    await db.transaction(async (tx) => {
      const row = await ownSampling(tx, member.rid, rid);
      await move(tx, row, { act: 'cancel', by: 'member', note: '', at: now() });
    });
    return null;
  });
}
