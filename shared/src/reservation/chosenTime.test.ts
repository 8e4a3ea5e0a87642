/** @jest-environment node */
import fc from 'fast-check';
import { type ChosenTime, extended, isChosen, pressed } from './chosenTime';
import { nearestTimes } from './nearest';
import { type FreeInstrument, minutesOf, type SlotWeek, slotWeek, type WeekSlot } from './slotWeek';

const now = Date.parse('2026-11-30T02:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();
const begin = Date.parse('2026-12-01T00:30:00Z');

/** An instrument whose slots of an hour have these numbers of free seats; `gap` is a time without a slot. */
function instrument(rid: string, lefts: readonly (number | 'gap')[]): FreeInstrument {
  const slots = lefts.flatMap((left, index) => {
    const starts = begin + index * 3_600_000;
    return left === 'gap' ? [] : [{ starts: iso(starts), ends: iso(starts + 3_600_000), left }];
  });
  return {
    rid,
    code: rid.toUpperCase(),
    name: rid,
    place: '',
    slot_minutes: 60,
    capacity: 2,
    self_operated: false,
    out_of_service: null,
    days: [{ date: '2026-12-01', closed: null, slots }],
  };
}
const seen = { own: [], now };
const week = (...lefts: (number | 'gap')[]): SlotWeek => slotWeek(instrument('sem-1', lefts), seen);
const times = (chosen: ChosenTime | undefined) =>
  chosen && [chosen.starts, chosen.ends].map((at) => (Date.parse(at) - begin) / 3_600_000);

const someLefts = fc.array(fc.constantFrom(0, 1, 2, 'gap' as const), { minLength: 1, maxLength: 30 });
const somePresses = fc.array(fc.tuple(fc.nat(29), fc.boolean()), { maxLength: 8 });

/** Returns the choice after these presses; true extends, as Shift and dragging do. */
function after(given: SlotWeek, presses: readonly (readonly [number, boolean])[]): ChosenTime | undefined {
  let chosen: ChosenTime | undefined;
  for (const [index, extend] of presses)
    if (index < given.slots.length)
      chosen = extend ? extended(given, chosen, index) : pressed(given, chosen, index);
  return chosen;
}
const chosenSlots = (given: SlotWeek, chosen: ChosenTime): readonly WeekSlot[] =>
  given.slots.filter((slot) => isChosen(given, slot, chosen));

test('whatever is pressed, the choice is one range of slots that follow each other, at most 24 hours', () => {
  fc.assert(
    fc.property(someLefts, somePresses, (lefts, presses) => {
      const given = week(...lefts);
      const chosen = after(given, presses);
      if (!chosen) return;
      const slots = chosenSlots(given, chosen);
      expect(slots.reduce((sum, slot) => sum + minutesOf(slot), 0)).toBe(minutesOf(chosen));
      expect(minutesOf(chosen)).toBeLessThanOrEqual(24 * 60);
      expect(slots.some(({ starts }) => starts === chosen.anchor)).toBe(true);
    }),
  );
});

test('a range that begins with free time has no taken slot; only one that begins with a taken slot is waited for', () => {
  fc.assert(
    fc.property(someLefts, somePresses, (lefts, presses) => {
      const given = week(...lefts);
      const chosen = after(given, presses);
      if (!chosen) return;
      const slots = chosenSlots(given, chosen);
      const anchor = slots.find(({ starts }) => starts === chosen.anchor);
      expect(chosen.taken).toBe(slots.some(({ left }) => left === 0));
      if (anchor?.state === 'free') expect(chosen.taken).toBe(false);
    }),
  );
});

test('the second press ends the range on either side; the same slot again removes the choice', () => {
  const given = week(1, 1, 1, 1);
  expect(
    times(
      after(given, [
        [1, false],
        [3, false],
      ]),
    ),
  ).toEqual([1, 4]);
  expect(
    times(
      after(given, [
        [3, false],
        [1, false],
      ]),
    ),
  ).toEqual([1, 4]);
  expect(
    after(given, [
      [1, false],
      [1, false],
    ]),
  ).toBeUndefined();
  expect(
    times(
      after(given, [
        [1, false],
        [3, false],
        [0, false],
      ]),
    ),
  ).toEqual([0, 1]);
});

test('a slot behind taken or closed time is chosen instead; an extension ends before it', () => {
  expect(
    times(
      after(week(1, 0, 1), [
        [0, false],
        [2, false],
      ]),
    ),
  ).toEqual([2, 3]);
  expect(
    times(
      after(week(1, 1, 'gap', 1), [
        [0, false],
        [2, true],
      ]),
    ),
  ).toEqual([0, 2]);
  expect(
    times(
      after(week(1, 1, 0, 1), [
        [0, false],
        [3, true],
      ]),
    ),
  ).toEqual([0, 2]);
});

test('a range goes on over the edge of a week, in both directions, and ends where the weeks do not touch', () => {
  const all = week(1, 1, 1, 1, 1, 1);
  const [first, second] = [0, 3].map((from) => ({ ...all, slots: all.slots.slice(from, from + 3) }));
  if (!first || !second) throw new Error('two weeks are expected');
  expect(times(pressed(second, pressed(first, undefined, 1), 1))).toEqual([1, 5]);
  expect(times(extended(first, extended(second, undefined, 1), 1))).toEqual([1, 5]);
  const later = { ...second, slots: second.slots.slice(1) };
  expect(times(pressed(later, pressed(first, undefined, 1), 1))).toEqual([5, 6]);
  const other = { ...second, instrument_rid: 'sem-2' };
  expect(times(pressed(other, pressed(first, undefined, 1), 1))).toEqual([4, 5]);
});

test('own, past and closed time cannot be chosen', () => {
  const past = slotWeek(instrument('sem-1', [1, 1]), { own: [], now: begin + 60_000 });
  expect(pressed(past, undefined, 0)).toBeUndefined();
  const far = slotWeek(instrument('sem-1', [0, 1]), { own: [], now: begin - 61 * 24 * 3_600_000 });
  expect(far.slots.map(({ state }) => state)).toEqual(['closed', 'closed']);
});

test('the nearest times are free, of the same length and by distance, on any instrument', () => {
  fc.assert(
    fc.property(someLefts, someLefts, fc.nat(20), fc.integer({ min: 1, max: 3 }), (one, two, at, hours) => {
      const instruments = [instrument('sem-1', one), instrument('sem-2', two)];
      const starts = begin + at * 3_600_000;
      const wanted = { instrument_rid: 'sem-1', starts: iso(starts), ends: iso(starts + hours * 3_600_000) };
      const near = nearestTimes(instruments, wanted, seen);
      const far = near.map((time) => Math.abs(Date.parse(time.starts) - starts));
      expect(far).toEqual([...far].sort((a, b) => a - b));
      expect(near.length).toBeLessThanOrEqual(3);
      for (const time of near) {
        expect([time.instrument_rid, time.starts]).not.toEqual(['sem-1', wanted.starts]);
        expect(minutesOf(time)).toBe(hours * 60);
        const lefts = time.instrument_rid === 'sem-1' ? one : two;
        const from = (Date.parse(time.starts) - begin) / 3_600_000;
        for (const left of lefts.slice(from, from + hours)) expect(left).toBeGreaterThan(0);
      }
    }),
  );
});

test('of two times at the same distance the one on the wanted instrument comes first', () => {
  const instruments = [instrument('sem-1', [1, 0, 1]), instrument('sem-2', [1, 1, 1])];
  const wanted = { instrument_rid: 'sem-2', starts: iso(begin + 3_600_000), ends: iso(begin + 7_200_000) };
  expect(nearestTimes(instruments, wanted, seen).map(({ instrument_rid }) => instrument_rid)).toEqual([
    'sem-2',
    'sem-2',
    'sem-1',
  ]);
});
