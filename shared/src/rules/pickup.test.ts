/** @jest-environment node */
import fc from 'fast-check';
import {
  byPlanOrder,
  chooseSlot,
  isPickupDayDisabled,
  type PickupSetting,
  pickupClosure,
  pickupSlots,
} from './index';

const slots = ['08:30-10:30', '10:30-12:30', '13:30-15:30', '15:30-18:30'];
const setting: PickupSetting = {
  disabled_date: ['2026-10-01', '2026-12-24', '2026-12-25'],
  disabled_date_time: { '2026-11-24': ['08:30-10:30', '10:30-12:30'] },
  disabled_time: [],
  disabled_week: [0],
  invalid_disabled_date: ['2026-12-06', '2026-11-15', '2026-12-24'],
  sampling_time_arr: slots,
};
const today = '2026-11-21';
const closed = (day: string, sceneDate?: string) => isPickupDayDisabled(setting, { day, today, sceneDate });

const someDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('pick-up days', () => {
  test.each([
    ['yesterday', '2026-11-20', true],
    ['today', '2026-11-21', false],
    ['a Sunday', '2026-11-22', true],
    ['a Monday', '2026-11-23', false],
    ['a disabled day', '2026-12-25', true],
    ['a disabled day that is lifted', '2026-12-24', false],
    ['a Sunday, which can not be lifted', '2026-12-06', true],
    ['a past day that was lifted', '2026-11-15', true],
    ['six months ahead', '2027-05-21', false],
    ['a day more than six months ahead', '2027-05-22', true],
  ])('%s (%s) is closed: %s', (_, day, expected) => {
    expect(closed(day)).toBe(expected);
  });

  test('the sample must be picked up before the day of the on-site work', () => {
    expect(closed('2026-11-25', '2026-11-26')).toBe(false);
    expect(closed('2026-11-26', '2026-11-26')).toBe(true);
    expect(closed('2026-11-27', '2026-11-26')).toBe(true);
  });

  test.each([
    ['2026-11-20', 'past'],
    ['2026-11-22', 'weekday'],
    ['2026-12-25', 'date'],
    ['2027-05-22', 'tooFar'],
    ['2026-12-06', 'weekday'],
    ['2026-12-24', undefined],
  ])('%s is closed because: %s', (day, reason) => {
    expect(pickupClosure(setting, { day, today })).toBe(reason);
    expect(pickupClosure(setting, { day, today, sceneDate: day })).toBe(
      reason === 'past' || reason === 'tooFar' ? reason : 'scene',
    );
  });

  test('days in the past or more than six months ahead stay closed, whatever the settings are', () => {
    fc.assert(
      fc.property(someDay, fc.array(someDay), (day, opened) => {
        const open =
          isPickupDayDisabled({ ...setting, invalid_disabled_date: opened }, { day, today }) === false;
        if (open) expect(day >= today && day <= '2027-05-21').toBe(true);
      }),
    );
  });

  test('a scene date never opens a day', () => {
    fc.assert(
      fc.property(someDay, someDay, (day, scene) => {
        if (closed(day)) expect(closed(day, scene)).toBe(true);
      }),
    );
  });
});

describe('pick-up slots', () => {
  test('slots closed on one day are open on others', () => {
    expect(pickupSlots(setting, '2026-11-24').map((slot) => slot.disabled)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(pickupSlots(setting, '2026-11-25').every((slot) => !slot.disabled)).toBe(true);
  });

  test('today, a slot that has begun is closed; on other days the clock does not matter', () => {
    const now = { today, time: '13:30' };
    expect(pickupSlots(setting, today, now).map((slot) => slot.disabled)).toEqual([true, true, true, false]);
    expect(pickupSlots(setting, '2026-11-23', now).some((slot) => slot.disabled)).toBe(false);
  });

  test('the chosen slot stays while it is open, otherwise the first open one is chosen', () => {
    expect(chooseSlot(setting, '2026-11-24', '15:30-18:30')).toBe('15:30-18:30');
    expect(chooseSlot(setting, '2026-11-24', '08:30-10:30')).toBe('13:30-15:30');
    expect(chooseSlot(setting, '2026-11-24', undefined)).toBe('13:30-15:30');
    expect(chooseSlot({ ...setting, disabled_time: slots }, '2026-11-25', slots[0])).toBeUndefined();
    expect(chooseSlot(setting, today, slots[0], { today, time: '11:00' })).toBe('13:30-15:30');
  });

  test('a chosen slot is always an open one', () => {
    fc.assert(
      fc.property(
        fc.subarray(slots),
        fc.subarray(slots),
        fc.constantFrom(...slots),
        (always, once, wanted) => {
          const narrow = { ...setting, disabled_time: always, disabled_date_time: { '2026-11-25': once } };
          const chosen = chooseSlot(narrow, '2026-11-25', wanted);
          const open = slots.filter((slot) => !always.includes(slot) && !once.includes(slot));
          if (open.length === 0) expect(chosen).toBeUndefined();
          else expect(open).toContain(chosen);
        },
      ),
    );
  });
});

describe("the plan's groups", () => {
  test('31 is first, the others are sorted by number', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([1, 2, 3, 31], { minLength: 4 }), (types) => {
        expect(types.sort(byPlanOrder)).toEqual([31, 1, 2, 3]);
      }),
    );
  });
});
