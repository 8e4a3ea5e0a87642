import { deskQueueKeys, deskQueues, isPermitted } from '@portal/shared/rules';
import type { App } from '../../deps';
import { route } from '../../http/route';
import { findRecords } from './desk.find.service';
import { memberFor, membersFor } from './desk.member.service';
import { belongingsOf } from './desk.order.service';
import { countQueues } from './desk.repo';
import { visitsOn } from './desk.visit.service';

/** Calls of the lab's desk that are about all nouns. */
export function deskRoutes(app: App): void {
  route(app, 'staff/desk/counts', async (_input, { db, member, now }) => {
    const own = deskQueueKeys.filter((key) => isPermitted(member.roles, deskQueues[key].roles));
    const found = await db.read((tx) => countQueues(tx, own, now()));
    const counts = new Map(found.map(({ queue, count }) => [queue, count]));
    return { list: own.map((queue) => ({ queue, count: counts.get(queue) ?? 0 })) };
  });

  route(app, 'staff/desk/find', ({ keyword }, { db, member }) =>
    db.read(async (tx) => ({ list: await findRecords(tx, keyword, member.roles) })),
  );

  route(app, 'staff/desk/members', (input, { db }) => db.read((tx) => membersFor(tx, input)));

  route(app, 'staff/desk/member', (input, { db, member, now }) =>
    db.read((tx) => memberFor(tx, input, { roles: member.roles, now: now() })),
  );

  route(app, 'staff/desk/visits', ({ date }, { db }) =>
    db.read(async (tx) => ({ list: await visitsOn(tx, date) })),
  );

  route(app, 'staff/desk/records', ({ code }, { db, now }) => db.read((tx) => belongingsOf(tx, code, now())));
}
