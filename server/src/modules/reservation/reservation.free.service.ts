import type { Data, Parsed } from '@portal/shared/contract';
import type { Tx } from '../../db/client';
import { dayEnd, dayStart } from '../../kit/time';
import { deviceByRid } from '../device/device.service';
import { presentInstrument } from '../instrument/instrument.present';
import { findClosures, findInstruments, findUses, type InstrumentRow } from '../instrument/instrument.repo';
import {
  closedOn,
  daysBetween,
  slotsOf,
  type TimeRange,
  type Timetable,
} from '../instrument/instrument.time.rules';
import { horizon } from './reservation.rules';
import { type TakenSeats, takenSeats } from './reservation.seat.repo';

/** Returns the slots of a service's instruments on some days, by the instruments' codes. */
export async function freeTime(
  tx: Tx,
  { device_rid, from, to }: Parsed<'open/web/instrument/free'>,
  now: Date,
): Promise<Data<'open/web/instrument/free'>> {
  await deviceByRid(tx, device_rid);
  const rids = (await findUses(tx, [device_rid])).map(({ instrument_rid }) => instrument_rid);
  const closures = await findClosures(tx, rids, from);
  const rows = (await findInstruments(tx, rids)).toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const days = { starts: dayStart(from), ends: dayEnd(to) };
  const answer: Data<'open/web/instrument/free'> = [];
  for (const instrument of rows) {
    const own = closures.filter(({ instrument_rid }) => instrument_rid === instrument.rid);
    const taken = await takenSeats(tx, instrument.rid, days);
    answer.push({
      ...presentInstrument(instrument),
      days: freeDays({ ...instrument, closures: own }, days, { taken, now }),
    });
  }
  return answer;
}

type FreeDays = Data<'open/web/instrument/free'>[number]['days'];

function freeDays(
  instrument: InstrumentRow & Timetable,
  days: TimeRange,
  { taken, now }: { taken: TakenSeats; now: Date },
): FreeDays {
  const last = horizon(now);
  return daysBetween(days).map((date) => {
    const closed = closedOn(instrument, date) ?? null;
    const slots = closed === null ? slotsOf(instrument, date) : [];
    return {
      date,
      closed,
      slots: slots.map((slot) => {
        const open = instrument.out_of_service === null && slot.starts > now && slot.ends <= last;
        const left = open ? taken.left(slot, instrument.capacity) : 0;
        return { starts: slot.starts.toISOString(), ends: slot.ends.toISOString(), left };
      }),
    };
  });
}
