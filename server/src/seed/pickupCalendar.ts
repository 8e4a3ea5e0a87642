import type { SamplingSetting } from '@portal/shared/contract';
import dayjs from 'dayjs';

const slots = ['08:30-10:30', '10:30-12:30', '13:30-15:30', '15:30-18:30'];
const [, , afternoon = '', evening = ''] = slots;

/** Returns each day from `first` to `last`, both YYYY-MM-DD and included. */
function days(first: string, last: string): string[] {
  const count = dayjs(last).diff(first, 'day') + 1;
  return Array.from({ length: count }, (_, index) => dayjs(first).add(index, 'day').format('YYYY-MM-DD'));
}

/**
 * Pick-up calendar. The closed days of 2026 are the announced public holidays. Those of 2027 are estimates around
 * the festivals; correct them by a staff call after the announcement.
 */
export const pickupCalendar: SamplingSetting = {
  disabled_date: [
    ...days('2026-01-01', '2026-01-03'),
    ...days('2026-02-15', '2026-02-23'),
    ...days('2026-04-04', '2026-04-06'),
    ...days('2026-05-01', '2026-05-05'),
    ...days('2026-06-19', '2026-06-21'),
    ...days('2026-09-25', '2026-09-27'),
    ...days('2026-10-01', '2026-10-07'),
    ...days('2027-01-01', '2027-01-03'),
    ...days('2027-02-05', '2027-02-12'),
    ...days('2027-04-03', '2027-04-05'),
    ...days('2027-05-01', '2027-05-05'),
    ...days('2027-06-09', '2027-06-09'),
    ...days('2027-09-15', '2027-09-15'),
    ...days('2027-10-01', '2027-10-07'),
  ],
  disabled_date_time: { '2026-12-31': [evening], '2027-02-04': [afternoon, evening] },
  disabled_time: [],
  disabled_week: [0],
  // Sundays that make up for a holiday: working days of the lab, but no weekday on which samples are picked up.
  invalid_disabled_date: ['2026-01-04', '2026-09-20', '2027-01-31', '2027-02-14'],
  sampling_time_arr: slots,
};
