import { render, screen } from '@testing-library/react';
import { PickupTime } from './PickupTime';

const times = ['08:30-10:30', '13:30-15:30', '15:30-18:30'];
const setting = {
  disabled_date: [],
  disabled_date_time: {},
  disabled_time: [],
  disabled_week: [],
  invalid_disabled_date: [],
  sampling_time_arr: times,
};

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-23T14:00:00+08:00'), advanceTimers: true }));
afterAll(() => jest.useRealTimers());

const field = (value: string) => ({ value, error: undefined, set: () => {} });

test('a slot of today that has begun is over, a booked one is full, a closed one can’t be booked', () => {
  const free = times.map((time, index) => ({
    time,
    left: 0,
    closed: index < 2,
    disabled: true,
  }));
  const { rerender } = render(
    <PickupTime setting={setting} date={field('2026-11-23')} time={field('')} free={free} />,
  );
  expect(screen.getAllByRole('radio').map((slot) => slot.closest('label')?.textContent)).toEqual([
    '08:30-10:30 已截止',
    '13:30-15:30 已截止',
    '15:30-18:30 已约满',
  ]);
  rerender(<PickupTime setting={setting} date={field('2026-11-24')} time={field('')} free={free} />);
  expect(screen.getAllByRole('radio').map((slot) => slot.closest('label')?.textContent)).toEqual([
    '08:30-10:30 不可约',
    '13:30-15:30 不可约',
    '15:30-18:30 已约满',
  ]);
});

test('a day on which no slot can be booked any more is closed, and the calendar opens at the next open day', () => {
  jest.setSystemTime(new Date('2026-11-30T16:00:00+08:00'));
  const closed = { ...setting, disabled_date_time: { '2026-12-01': times } };
  const { unmount } = render(<PickupTime setting={closed} date={field('')} time={field('')} />);
  expect(screen.getByRole('gridcell', { name: /^2026年12月1日.*当日已没有可预约的时段/ })).toBeVisible();
  expect(screen.getByRole('gridcell', { name: /^2026年12月2日/ })).toHaveAttribute('tabindex', '0');
  unmount();
  // The visit that is moved keeps its own day.
  const held = { date: '2026-11-30', time: '15:30-18:30' };
  render(<PickupTime setting={closed} date={field(held.date)} time={field(held.time)} held={held} />);
  expect(screen.getByRole('gridcell', { name: /^2026年11月30日/ })).toHaveAttribute('aria-disabled', 'false');
});
