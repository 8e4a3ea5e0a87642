import type { App } from '../../deps';
import { route } from '../../http/route';
import { listPosted, readPosted } from './requirement.list.service';
import { answerRequirement } from './requirement.message.service';
import { presentMessage } from './requirement.present';
import { addByStaff, moveByStaff } from './requirement.staff.service';

export function requirementStaffRoutes(app: App): void {
  route(app, 'staff/requirement/add', (input, { db, member, now }) =>
    db.transaction((tx) => addByStaff(tx, input, { user_rid: member.rid, at: now() })),
  );

  route(app, 'staff/requirement/list', (input, { db, secret, now }) =>
    db.read((tx) => listPosted(tx, input, { secret, now: now() })),
  );

  route(app, 'staff/requirement/detail', ({ code }, { db, secret, now }) =>
    db.read((tx) => readPosted(tx, code, { secret, now: now() })),
  );

  route(app, 'staff/requirement/answer', async (input, context) =>
    presentMessage(await answerRequirement(context, input, context.member.rid)),
  );

  route(app, 'staff/requirement/move', (input, { db, member, now }) =>
    db.transaction((tx) => moveByStaff(tx, input, { user_rid: member.rid, at: now() })),
  );
}
