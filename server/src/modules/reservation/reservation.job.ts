import type { Db, Tx } from '../../db/client';
import { freeTimeChanged } from '../../http/readCache';
import type { Job } from '../../kit/job';
import { after } from '../../kit/time';
import { lockInstruments } from '../instrument/instrument.repo';
import { notify } from '../message/message.service';
import { instrumentOf } from './reservation.change.service';
import { timeNear } from './reservation.notice';
import { lockToRemind, markReminded, type Reminded } from './reservation.remind.repo';
import { instrumentsWithExpired } from './reservation.repo';
import { settle } from './reservation.settle.service';
import { deletePastWaits, instrumentsWithWaits } from './reservation.wait.repo';

const batch = 100;

/** Expires holds and offers what is free to those who wait, one instrument at a time. */
export const reservationJob: Job = {
  name: 'reservations',
  everyMs: 5000,
  run: async ({ db, now }) => {
    const at = now();
    await db.transaction((tx) => deletePastWaits(tx, at));
    const expired = await db.read((tx) => instrumentsWithExpired(tx, at));
    const waited = await db.read((tx) => instrumentsWithWaits(tx));
    for (const rid of new Set([...expired, ...waited])) await settleOne(db, rid, at);
    if (expired.length > 0) await freeTimeChanged(db);
  },
};

const settleOne = (db: Db, rid: string, at: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const [instrument] = await lockInstruments(tx, [rid]);
    if (instrument) await settle(tx, instrument, at);
  });

/** Reminds members an hour and a day before their time. Several processes remind once: each locks its reservations. */
export const reservationReminderJob: Job = {
  name: 'reminders of reservations',
  everyMs: 30_000,
  run: async ({ db, now }) => {
    const at = now();
    await db.transaction((tx) => remind(tx, 'reminded_hour', { at, hours: 1 }));
    await db.transaction((tx) => remind(tx, 'reminded_day', { at, hours: 24 }));
  },
};

async function remind(tx: Tx, reminded: Reminded, { at, hours }: { at: Date; hours: number }): Promise<void> {
  const before = after(at, hours * 3600);
  const rows = await lockToRemind(tx, reminded, { now: at, before, limit: batch });
  for (const row of rows) await notify(tx, row.user_rid, timeNear(row, await instrumentOf(tx, row)), at);
  await markReminded(
    tx,
    rows.map(({ rid }) => rid),
    reminded,
  );
}
