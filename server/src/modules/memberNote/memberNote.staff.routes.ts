import type { App } from '../../deps';
import { route } from '../../http/route';
import { addMemberNote, memberNotesFor, withdrawMemberNote } from './memberNote.service';

export function memberNoteStaffRoutes(app: App): void {
  route(app, 'staff/memberNote/list', (input, { db, member }) =>
    db.read((tx) => memberNotesFor(tx, member.rid, input)),
  );

  route(app, 'staff/memberNote/add', (input, { db, member, now }) =>
    db.transaction((tx) => addMemberNote(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/memberNote/withdraw', (input, { db, member, now }) =>
    db.transaction((tx) => withdrawMemberNote(tx, input, { staff_rid: member.rid, at: now() })),
  );
}
