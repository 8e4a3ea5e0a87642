import fc from 'fast-check';
import {
  closedOn,
  isOpen,
  minutesBetween,
  slotsOf,
  type TimeRange,
  type Timetable,
} from './instrument.time.rules';

const day = '2026-12-01';
const at = (time: string, on = day): Date => new Date(`${on}T${time}:00+08:00`);
const range = (from: string, to: string, days: readonly [string, string] = [day, day]): TimeRange => ({
  starts: at(from, days[0]),
  ends: at(to, days[1]),
});
const tuesday = (from: string, to: string) => ({ weekday: 2, from, to });
const timetable = (given: Partial<Timetable> = {}): Timetable => ({
  hours: [tuesday('13:00', '17:30'), tuesday('09:00', '12:00')],
  slot_minutes: 60,
  closures: [],
  ...given,
});
const times = (given: Timetable, on = day) =>
  slotsOf(given, on).map(({ starts, ends }) => [starts, ends].map((one) => one.toISOString().slice(11, 16)));

test('slots fill the opening hours of the weekday in the lab, in their order; a rest is no slot', () => {
  expect(times(timetable())).toEqual([
    ['01:00', '02:00'],
    ['02:00', '03:00'],
    ['03:00', '04:00'],
    ['05:00', '06:00'],
    ['06:00', '07:00'],
    ['07:00', '08:00'],
    ['08:00', '09:00'],
  ]);
  expect(times(timetable(), '2026-12-02')).toEqual([]);
});

test('whole slots that follow each other can be reserved', () => {
  const open = timetable();
  expect(isOpen(open, range('09:00', '12:00'))).toBe(true);
  expect(isOpen(open, range('13:00', '14:00'))).toBe(true);
  for (const [from, to] of [
    ['09:00', '09:30'],
    ['09:30', '10:30'],
    ['11:00', '14:00'],
    ['16:00', '17:30'],
    ['08:00', '10:00'],
    ['12:00', '13:00'],
    ['10:00', '10:00'],
    ['11:00', '10:00'],
  ] as const)
    expect([from, to, isOpen(open, range(from, to))]).toEqual([from, to, false]);
});

test('an instrument that is open round the clock is reserved over midnight, and not into a closed day', () => {
  const always = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  const night = range('22:00', '03:00', [day, '2026-12-02']);
  const closures = [{ from: '2026-12-02', to: '2026-12-03', reason: '检修' }];
  expect(isOpen(timetable({ hours: always }), night)).toBe(true);
  expect(isOpen(timetable({ hours: always, closures }), night)).toBe(false);
  expect(isOpen(timetable({ hours: always, closures }), range('22:00', '24:00'))).toBe(true);
  const found = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map((one) =>
    closedOn(timetable({ closures }), one),
  );
  expect(found).toEqual([undefined, '检修', '检修', undefined]);
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const half = fc.integer({ min: 0, max: 47 });
const hoursOfDay = fc
  .tuple(half, fc.integer({ min: 1, max: 48 }))
  .filter(([from, to]) => from < to)
  .map(([from, to]) => tuesday(clock(from * 30), clock(to * 30)));

test('every slot lies in the hours, has the length, can be reserved, and no two overlap', () => {
  const slotMinutes = fc.integer({ min: 1, max: 8 }).map((count) => count * 30);
  fc.assert(
    fc.property(hoursOfDay, slotMinutes, fc.nat(20), fc.nat(20), (hours, slot_minutes, first, count) => {
      const open = timetable({ hours: [hours], slot_minutes });
      const slots = slotsOf(open, day);
      for (const [index, slot] of slots.entries()) {
        expect(minutesBetween(slot)).toBe(slot_minutes);
        expect(isOpen(open, slot)).toBe(true);
        expect(slot.starts >= at(hours.from) && slot.ends <= at(hours.to)).toBe(true);
        expect(slot.starts.getTime()).toBe((slots[index - 1]?.ends ?? at(hours.from)).getTime());
      }
      const rest = minutesBetween({ starts: slots.at(-1)?.ends ?? at(hours.from), ends: at(hours.to) });
      expect(rest).toBeLessThan(slot_minutes);
      const [from, to] = [slots[first], slots[first + count]];
      if (from && to) expect(isOpen(open, { starts: from.starts, ends: to.ends })).toBe(true);
    }),
  );
});

test('what can be reserved begins with a slot and ends with one', () => {
  fc.assert(
    fc.property(hoursOfDay, half, half, (hours, from, to) => {
      const open = timetable({ hours: [hours], slot_minutes: 90 });
      const slots = slotsOf(open, day);
      const wanted = range(clock(from * 30), clock(to * 30));
      const begins = slots.findIndex(({ starts }) => starts.getTime() === wanted.starts.getTime());
      const ends = slots.findIndex((slot) => slot.ends.getTime() === wanted.ends.getTime());
      expect(isOpen(open, wanted)).toBe(begins !== -1 && ends >= begins);
    }),
  );
});
