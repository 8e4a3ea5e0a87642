/** @jest-environment node */
import {
  hoursOfMinutes,
  type ReservationFacts,
  reservationActsOf,
  reservationStates,
} from './reservationState';

const at = (time: string): Date => new Date(`2026-12-01T${time}:00+08:00`);
const now = at('08:00');
const facts = (given: Partial<ReservationFacts>): ReservationFacts => ({
  state: 'booked',
  starts: new Date('2026-12-03T09:00:00+08:00'),
  ends: new Date('2026-12-03T11:00:00+08:00'),
  until: null,
  used_from: null,
  ...given,
});

test('a hold can be ordered, moved and cancelled until it expires', () => {
  const held = facts({ state: 'held', starts: at('09:00'), until: at('08:10') });
  expect(reservationActsOf(held, 'member', now)).toEqual(['order', 'move', 'cancel']);
  expect(reservationActsOf(held, 'member', at('08:10'))).toEqual([]);
});

test('a member moves and cancels a booked reservation until 24 hours before its start', () => {
  const tomorrow = facts({ starts: new Date('2026-12-02T08:00:00+08:00') });
  expect(reservationActsOf(tomorrow, 'member', now)).toEqual(['move', 'cancel']);
  expect(reservationActsOf(tomorrow, 'member', at('08:01'))).toEqual([]);
  expect(reservationActsOf(tomorrow, 'staff', at('08:01'))).toEqual(['move', 'cancel']);
});

test('staff finish a reservation, or record an absence, from its start on', () => {
  const begun = facts({ starts: now });
  expect(reservationActsOf(begun, 'staff', now)).toEqual(['move', 'cancel', 'begin', 'finish', 'miss']);
  expect(reservationActsOf(facts({}), 'staff', now)).toEqual(['move', 'cancel']);
});

test('a member begins from a quarter of an hour before the start until the end, and then only finishes', () => {
  const today = facts({ starts: at('09:00'), ends: at('11:00') });
  const when = (time: string) => reservationActsOf(today, 'member', at(time));
  expect(['08:44', '08:45', '10:59', '11:00'].map(when)).toEqual([[], ['begin'], ['begin'], []]);
  const used = { ...today, used_from: at('08:50') };
  for (const by of ['member', 'staff'] as const)
    for (const time of ['08:50', '10:00', '23:00'])
      expect(reservationActsOf(used, by, at(time))).toEqual(['finish']);
});

test('after a final state nothing follows but the correction of when it was used', () => {
  const final = reservationStates.filter((state) => state !== 'held' && state !== 'booked');
  expect(final).toEqual(['done', 'missed', 'cancelled', 'expired']);
  for (const state of final)
    for (const by of ['member', 'staff'] as const)
      expect(reservationActsOf(facts({ state }), by, now)).toEqual(
        state === 'done' && by === 'staff' ? ['correct'] : [],
      );
});

test('begun hours are paid', () => {
  expect([0, 30, 60, 90, 120].map(hoursOfMinutes)).toEqual([0, 1, 1, 2, 2]);
});
