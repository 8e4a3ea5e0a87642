import { memberOf, memberRows, ordinalOf } from './member.mjs';

/** A member has one an hour, so that a day has 24 of each member. */
const starts = `'2025-01-01Z'::timestamptz + (${ordinalOf}) * interval '1 hour'`;

async function fill(pool, count) {
  await pool.query(
    `INSERT INTO reservation (rid, code, user_rid, device_rid, device_name, instrument_rid, state, starts, ends, alone,
       offered, created)
     SELECT 'reservation' || i, 'M' || i, 'user' || ${memberOf}, 'xrd', 'XRD', 'instrument' || i % 1000,
       CASE WHEN (${ordinalOf}) % 50 = 0 THEN 'booked' ELSE 'done' END, ${starts}, ${starts} + interval '1 hour', false, false,
       ${starts}
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query('VACUUM ANALYZE reservation');
  const { rows } = await pool.query(
    `SELECT floor(extract(epoch FROM starts) * 1000) || '_' || rid AS cursor FROM reservation
     WHERE starts < '2025-01-02Z' ORDER BY starts DESC, rid DESC LIMIT 1 OFFSET 10`,
  );
  return { lastOfDay: rows[0]?.cursor };
}

function reads(server, { lastOfDay }) {
  const now = new Date('2025-01-01Z');
  const day = { starts: now, ends: new Date('2025-01-02Z') };
  const list = (tx, input) =>
    server.listOwnReservations(tx, 'user0', { page: 1, size: 20, states: [], now, ...input });
  const ofDay = (tx, input) => server.listWithin(tx, day, { size: 20, instrument_rid: undefined, ...input });
  return {
    "first page of a member's reservations": (tx) => list(tx, {}),
    "last page of a member's reservations": (tx) => list(tx, { page: memberRows / 20 }),
    "a member's booked reservations": (tx) => list(tx, { states: ['booked'] }),
    'first page of those of a day': (tx) => ofDay(tx, {}),
    'last page of those of a day': (tx) => ofDay(tx, { after: lastOfDay }),
  };
}

/** So many reservations of all members. */
export const reservations = {
  code: "export { listOwnReservations, listWithin } from './src/modules/reservation/reservation.repo';",
  fill,
  reads,
};
