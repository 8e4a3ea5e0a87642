import { memberOf } from './member.mjs';

/** A thousand instruments with a reservation an hour each, so that a day has 24,000 at most. */
const starts = "'2025-01-01Z'::timestamptz + (i / 1000) * interval '1 hour'";

async function fill(pool, count) {
  await pool.query(
    `INSERT INTO reservation (rid, code, user_rid, device_rid, device_name, instrument_rid, state, starts, ends, alone,
       offered, created)
     SELECT 'reservation' || i, 'M' || i, 'user' || ${memberOf}, 'xrd', 'XRD', 'instrument' || i % 1000,
       CASE WHEN i % 50 = 0 THEN 'booked' ELSE 'finished' END, ${starts}, ${starts} + interval '1 hour', false, false,
       ${starts}
     FROM generate_series(1, $1::int) AS i`,
    [count],
  );
  await pool.query('VACUUM ANALYZE reservation');
}

function reads(server) {
  const now = new Date('2025-01-01Z');
  const day = { starts: now, ends: new Date('2025-01-01T01:00:00Z') };
  const page = { page: 1, size: 20 };
  return {
    "first page of a member's reservations": (tx) =>
      server.listOwnReservations(tx, 'user0', { ...page, states: [], now }),
    'first page of those of a day': (tx) =>
      server.listWithin(tx, day, { ...page, instrument_rid: undefined }),
    'last page of those of a day': (tx) => server.listWithin(tx, day, { page: 50, size: 20 }),
  };
}

/** So many reservations of all members. */
export const reservations = {
  code: "export { listOwnReservations, listWithin } from './src/modules/reservation/reservation.repo';",
  fill,
  reads,
};
