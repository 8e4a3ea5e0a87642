import type { App } from '../../deps';
import { freeTimeChanged } from '../../http/readCache';
import { route } from '../../http/route';
import { fileLink } from '../upload/fileLink.service';
import { doorPage } from './instrument.door.document';
import { instrumentByCode } from './instrument.service';
import {
  instrumentsForStaff,
  permitOperation,
  permittedMembers,
  reopenInstrument,
  returnToService,
  saveInstrument,
} from './instrument.staff.service';

export function instrumentStaffRoutes(app: App): void {
  route(app, 'staff/instrument/list', (page, { db, now }) =>
    db.read((tx) => instrumentsForStaff(tx, page, now())),
  );

  route(app, 'staff/instrument/save', async (input, { db, member, now }) => {
    const saved = await db.transaction((tx) =>
      saveInstrument(tx, input, { staff_rid: member.rid, at: now() }),
    );
    await freeTimeChanged(db);
    return saved;
  });

  route(app, 'staff/instrument/reopen', async (input, { db, member, now }) => {
    const saved = await db.transaction((tx) =>
      reopenInstrument(tx, input, { staff_rid: member.rid, at: now() }),
    );
    await freeTimeChanged(db);
    return saved;
  });

  route(app, 'staff/instrument/inService', async ({ code }, { db, member, now }) => {
    const saved = await db.transaction((tx) =>
      returnToService(tx, code, { staff_rid: member.rid, at: now() }),
    );
    await freeTimeChanged(db);
    return saved;
  });

  route(app, 'staff/instrument/doorSign', async ({ code }, { db, secret, now, env }) => {
    const instrument = await db.read((tx) => instrumentByCode(tx, code));
    return { url: fileLink(secret, instrument.rid, now(), 'doorSign'), page: doorPage(instrument, env) };
  });

  route(app, 'staff/instrument/permissions', (input, { db }) => db.read((tx) => permittedMembers(tx, input)));

  route(app, 'staff/instrument/permit', async (input, { db, member, now }) => {
    await db.transaction((tx) => permitOperation(tx, input, { staff_rid: member.rid, at: now() }));
    return null;
  });
}
