import type { App } from '../../deps';
import { freeTimeChanged } from '../../http/readCache';
import { route } from '../../http/route';
import { closeInstrument, revokeOperation, takeOutOfService } from './reservation.closure.service';
import { listForStaff } from './reservation.list.service';
import {
  beginForMember,
  cancelForMember,
  correctUse,
  finishForMember,
  missReservation,
  moveForMember,
} from './reservation.staff.service';
import { endWait, waitsForStaff } from './reservation.waitStaff.service';

export function reservationStaffRoutes(app: App): void {
  route(app, 'staff/reservation/list', (input, { db, now }) =>
    db.read((tx) => listForStaff(tx, input, now())),
  );

  route(app, 'staff/reservation/waits', (input, { db }) => db.read((tx) => waitsForStaff(tx, input)));

  route(app, 'staff/reservation/endWait', (input, { db, member, now }) =>
    db.transaction((tx) => endWait(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/reservation/begin', (input, { db, member, now }) =>
    db.transaction((tx) => beginForMember(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/reservation/finish', (input, { db, member, now }) =>
    db.transaction((tx) => finishForMember(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/reservation/correct', (input, { db, member, now }) =>
    db.transaction((tx) => correctUse(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/reservation/miss', (input, { db, member, now }) =>
    db.transaction((tx) => missReservation(tx, input, { staff_rid: member.rid, at: now() })),
  );

  route(app, 'staff/reservation/cancel', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    const shown = await db.transaction((tx) => cancelForMember(tx, input, by));
    await freeTimeChanged(db);
    return shown;
  });

  route(app, 'staff/reservation/move', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    const shown = await db.transaction((tx) => moveForMember(tx, input, by));
    await freeTimeChanged(db);
    return shown;
  });

  route(app, 'staff/instrument/close', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    const cleared = await db.transaction((tx) => closeInstrument(tx, input, by));
    await freeTimeChanged(db);
    return cleared;
  });

  route(app, 'staff/instrument/outOfService', async (input, { db, member, now }) => {
    const by = { staff_rid: member.rid, at: now() };
    const cleared = await db.transaction((tx) => takeOutOfService(tx, input, by));
    await freeTimeChanged(db);
    return cleared;
  });

  route(app, 'staff/instrument/revoke', async (input, { db, member, now }) => {
    await db.transaction((tx) => revokeOperation(tx, input, { staff_rid: member.rid, at: now() }));
    return null;
  });
}
