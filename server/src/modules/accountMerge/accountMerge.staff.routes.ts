import type { App } from '../../deps';
import { route } from '../../http/route';
import { accountForStaff, bothCalled, previewAsked, previewOf } from './accountMerge.preview.service';
import { askMerge } from './accountMerge.service';

/** Calls of admins about two accounts of one person. */
export function accountMergeStaffRoutes(app: App): void {
  route(app, 'staff/accountMerge/account', ({ account }, { db }) =>
    db.read((tx) => accountForStaff(tx, account)),
  );

  route(app, 'staff/accountMerge/preview', (input, { db }) =>
    db.read(async (tx) => previewOf(tx, await bothCalled(tx, input))),
  );

  route(app, 'staff/accountMerge/ask', (input, { db, member, now }) =>
    db.transaction((tx) => askMerge(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/accountMerge/asked', ({ code }, { db }) => db.read((tx) => previewAsked(tx, code)));
}
