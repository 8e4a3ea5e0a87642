import type { App } from '../../deps';
import { refuse } from '../../http/error';
import { cachedReads, freeTimeChanged } from '../../http/readCache';
import { route } from '../../http/route';
import { instrumentByRid } from '../instrument/instrument.service';
import { countDone } from '../limit/limit.service';
import { cancelReservation, moveReservation, ownReservation } from './reservation.change.service';
import { beginAtDoor, finishAtDoor, ownAtDoor } from './reservation.door.service';
import { freeTime } from './reservation.free.service';
import { holdTime, waitForTime } from './reservation.hold.service';
import { changeLimits } from './reservation.limits';
import { listForMember, presentOne } from './reservation.list.service';
import { presentWait } from './reservation.present';
import { deleteOwnWait } from './reservation.wait.repo';

export function reservationRoutes(app: App): void {
  cachedReads(
    app,
    (reads) => {
      route(reads, 'open/web/instrument/free', (input, { db, now }) =>
        db.read((tx) => freeTime(tx, input, now())),
      );
    },
    'freeTime',
  );

  route(app, 'auth/reservation/add', async (input, { db, member, now }) => {
    const held = await db.transaction(async (tx) => {
      const row = await holdTime(tx, member.rid, input, now());
      return presentOne(tx, row, { by: 'member', now: now() });
    });
    await freeTimeChanged(db);
    return held;
  });

  route(app, 'auth/reservation/move', async ({ rid, starts, ends, instrument_rid }, { db, member, now }) => {
    const at = now();
    const target = { starts: new Date(starts), ends: new Date(ends), instrument_rid };
    const moved = await db.transaction(async (tx) => {
      const row = await ownReservation(tx, member.rid, rid);
      await countDone(tx, changeLimits(member.rid), at);
      const done = await moveReservation(tx, row, target, { by: 'member', at, note: '' });
      return presentOne(tx, done, { by: 'member', now: at });
    });
    await freeTimeChanged(db);
    return moved;
  });

  route(app, 'auth/reservation/cancel', async ({ rid }, { db, member, now }) => {
    await db.transaction(async (tx) => {
      const row = await ownReservation(tx, member.rid, rid);
      await cancelReservation(tx, row, { by: 'member', at: now(), note: '' });
    });
    await freeTimeChanged(db);
    return null;
  });

  route(app, 'auth/reservation/wait', (input, { db, member, now }) =>
    db.transaction(async (tx) => {
      const wait = await waitForTime(tx, member.rid, input, now());
      return presentWait(wait, await instrumentByRid(tx, wait.instrument_rid));
    }),
  );

  route(app, 'auth/reservation/unwait', async ({ rid }, { db, member }) => {
    const gone = await db.transaction((tx) => deleteOwnWait(tx, member.rid, rid));
    if (!gone) throw refuse('not_found', { noun: 'reservationWait' });
    return null;
  });

  route(app, 'auth/reservation/door', ({ door }, { db, member, now }) =>
    db.read((tx) => ownAtDoor(tx, member.rid, door, now())),
  );

  route(app, 'auth/reservation/begin', (input, { db, member, now }) =>
    db.transaction((tx) => beginAtDoor(tx, member.rid, input, now())),
  );

  route(app, 'auth/reservation/finish', (input, { db, member, now }) =>
    db.transaction((tx) => finishAtDoor(tx, member.rid, input, now())),
  );

  route(app, 'auth/web/reservation/list4person', (input, { db, member, now }) =>
    db.read((tx) => listForMember(tx, member.rid, input, now())),
  );
}
