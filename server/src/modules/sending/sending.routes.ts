import { allRuns } from '../../db/jobRun';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { listSendings, retrySendings } from './sending.service';

/** Calls of admins about what the portal sends to others, and about its background jobs. */
export function sendingRoutes(app: App): void {
  route(app, 'staff/sending/list', (input, { db }) => db.read((tx) => listSendings(tx, input)));

  route(app, 'staff/sending/retry', (input, { db, member, now }) =>
    db.transaction((tx) => retrySendings(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/sending/jobs', async (_input, { db }) => {
    const known = new Map(app.jobRuns.jobs.map(({ name, everyMs }) => [name, everyMs / 60_000]));
    const runs = await db.read(allRuns);
    return {
      list: runs.map(({ name, began, ended }) => ({
        name,
        every_minutes: known.get(name) ?? null,
        began: began.toISOString(),
        ended: ended?.toISOString() ?? null,
      })),
    };
  });
}
