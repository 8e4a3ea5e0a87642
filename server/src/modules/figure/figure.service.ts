import type { Data, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { findClosures, findInService } from '../instrument/instrument.repo';
import { closedOn, slotsOf } from '../instrument/instrument.time.rules';
import { findSettings } from '../setting/setting.repo';
import { takenTimes } from './figure.load.repo';
import { keptPromises, openPromises } from './figure.promise.repo';
import { daysOf, percentile, spanOf, workingDaysBetween } from './figure.rules';
import { deliveredDays } from './figure.turnaround.repo';

type Promises = Data<'staff/figure/promises'>['list'];
type Turnarounds = Data<'staff/figure/turnaround'>['list'];
type Loads = Data<'staff/figure/load'>['list'];

/** Returns the promises of a period by week and kind. */
export async function promiseFigures(
  tx: Tx,
  period: Parsed<'staff/figure/promises'>,
  now: Date,
): Promise<Promises> {
  const span = spanOf(period);
  const weeks = new Map<string, Promises[number]>();
  for (const row of [...(await keptPromises(tx, span, now)), ...(await openPromises(tx, span, now))]) {
    const key = `${row.week} ${row.kind}`;
    const known = weeks.get(key);
    weeks.set(key, {
      week: row.week,
      kind: row.kind,
      due: row.due + (known?.due ?? 0),
      kept: row.kept + (known?.kept ?? 0),
      late: row.late + (known?.late ?? 0),
      open_late: row.open_late + (known?.open_late ?? 0),
    });
  }
  return [...weeks].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Returns the working days that services took whose orders were delivered in a period, those of most orders first. */
export async function turnaroundFigures(
  tx: Tx,
  period: Parsed<'staff/figure/turnaround'>,
): Promise<Turnarounds> {
  const { samplingSetting } = await findSettings(tx);
  const found = await deliveredDays(tx, spanOf(period));
  const services = new Map<string, typeof found>();
  for (const row of found) services.set(row.device_rid, [...(services.get(row.device_rid) ?? []), row]);
  return [...services]
    .map(([device_rid, rows]) => {
      const days = rows.map(({ received, delivered, orders }) => ({
        value: workingDaysBetween(received, delivered, samplingSetting),
        count: orders,
      }));
      return {
        device_rid,
        name: rows[0]?.name ?? '',
        orders: days.reduce((sum, { count }) => sum + count, 0),
        median_days: percentile(days, 0.5),
        most_days: percentile(days, 0.9),
      };
    })
    .sort((one, other) => other.orders - one.orders || (one.device_rid < other.device_rid ? -1 : 1));
}

/** Returns the time of the instruments in service that was open, reserved and used in a period. */
export async function loadFigures(tx: Tx, period: Parsed<'staff/figure/load'>): Promise<Loads> {
  const rows = await findInService(tx);
  const closures = await findClosures(
    tx,
    rows.map(({ rid }) => rid),
    period.from,
  );
  const taken = new Map((await takenTimes(tx, spanOf(period))).map((one) => [one.instrument_rid, one]));
  return rows.map(({ rid, code, name, hours, slot_minutes, capacity }) => {
    const timetable = {
      hours,
      slot_minutes,
      closures: closures.filter(({ instrument_rid }) => instrument_rid === rid),
    };
    const slots = daysOf(period)
      .filter((day) => closedOn(timetable, day) === undefined)
      .reduce((sum, day) => sum + slotsOf(timetable, day).length, 0);
    return {
      code,
      name,
      open_minutes: slots * slot_minutes * capacity,
      reserved_minutes: taken.get(rid)?.reserved_minutes ?? 0,
      used_minutes: taken.get(rid)?.used_minutes ?? 0,
    };
  });
}
