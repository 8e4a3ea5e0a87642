import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PortalTheme } from '../ui';
import { DayCalendar, dayName } from './index';

// A Saturday in the lab's time zone; the browser's time zone does not matter.
const today = '2026-11-21';

function open(value = '', onChange = jest.fn(), closed = closedReason) {
  function Form() {
    const [day, setDay] = useState(value);
    const [typed, setTyped] = useState('');
    return (
      <PortalTheme>
        <input aria-label="留言" value={typed} onChange={(event) => setTyped(event.target.value)} />
        <DayCalendar
          label="取样日期"
          value={day}
          today={today}
          from={today}
          to="2027-05-21"
          closedReason={closed}
          onChange={(next) => {
            onChange(next);
            setDay(next);
          }}
        />
      </PortalTheme>
    );
  }
  render(<Form />);
  return { visitor: userEvent.setup(), onChange };
}

const closedReason = (day: string) => {
  if (day < today) return '日期已过';
  return day === '2026-11-22' ? '当日暂停取样' : undefined;
};
const cell = (day: string) => screen.getByRole('gridcell', { name: new RegExp(`^${dayName(day)}`) });

test('a month in Chinese, weeks from Monday, the lab’s day marked', () => {
  open();
  const calendar = within(screen.getByRole('group', { name: '取样日期' }));
  expect(calendar.getByRole('grid', { name: '2026 年 11 月' })).toBeInTheDocument();
  expect(calendar.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'))).toEqual([
    '星期一',
    '星期二',
    '星期三',
    '星期四',
    '星期五',
    '星期六',
    '星期日',
  ]);
  expect(calendar.getByRole('gridcell', { current: 'date' })).toBe(cell(today));
  expect(screen.getByRole('button', { name: '上个月' })).toBeDisabled();
});

test('an open day can be chosen and stays chosen while other months are displayed', async () => {
  const { visitor, onChange } = open();
  await visitor.click(cell('2026-11-23'));
  expect(onChange.mock.calls).toEqual([['2026-11-23']]);
  await visitor.click(screen.getByRole('button', { name: '下个月' }));
  await visitor.type(screen.getByRole('textbox'), '请');
  expect(screen.getByRole('grid', { name: '2026 年 12 月' })).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '上个月' }));
  expect(cell('2026-11-23')).toHaveAttribute('aria-selected', 'true');
});

test('a closed day has its reason in its name and tooltip, and cannot be chosen by pointer or key', async () => {
  const { visitor, onChange } = open();
  const closed = screen.getByRole('gridcell', { name: '2026年11月22日 星期日，不可预约：当日暂停取样' });
  expect(closed).toHaveAttribute('aria-disabled', 'true');
  await visitor.click(closed);
  expect(closed).toHaveFocus();
  await visitor.keyboard('{Enter} ');
  expect(await screen.findByRole('tooltip', { name: '当日暂停取样' })).toBeInTheDocument();
  expect(closed).toHaveAttribute('aria-selected', 'false');
  expect(onChange).not.toHaveBeenCalled();
});

test('arrow keys move over closed days and between months, within the range', async () => {
  const { visitor, onChange } = open();
  act(() => cell(today).focus());
  await visitor.keyboard('{ArrowRight}');
  expect(cell('2026-11-22')).toHaveFocus();
  await visitor.keyboard('{ArrowDown}{ArrowLeft}');
  expect(cell('2026-11-28')).toHaveFocus();
  await visitor.keyboard('{Home}');
  expect(cell('2026-11-23')).toHaveFocus();
  await visitor.keyboard('{PageUp}');
  expect(cell('2026-11-23')).toHaveFocus();
  await visitor.keyboard('{PageDown}');
  expect(cell('2026-12-23')).toHaveFocus();
  await visitor.keyboard('{PageUp}{ArrowDown}');
  expect(cell('2026-11-30')).toHaveFocus();
  await visitor.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['2026-11-30']]);
});

test('opens at the chosen day; the last month of the range is shown in full', async () => {
  open('2027-05-20');
  expect(screen.getByRole('grid', { name: '2027 年 5 月' })).toBeInTheDocument();
  expect(cell('2027-05-20')).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('button', { name: '下个月' })).toBeDisabled();
});

test('when no day of the month is open any more, it opens at the next month, at its first open day', () => {
  open('', jest.fn(), (day) => (day < '2026-12-02' ? '当日暂停取样' : undefined));
  expect(screen.getByRole('grid', { name: '2026 年 12 月' })).toBeInTheDocument();
  expect(cell('2026-12-02')).toHaveAttribute('tabindex', '0');
  expect(screen.queryByRole('button', { name: /已过/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '上个月' })).toBeEnabled();
});

test('without any open day it opens at the month of today', () => {
  open('', jest.fn(), () => '当日暂停取样');
  expect(screen.getByRole('grid', { name: '2026 年 11 月' })).toBeInTheDocument();
});

test('weeks of the month that are over are folded behind one button, which shows them; other months have none', async () => {
  const { visitor } = open();
  // The days of the running week stay below their weekdays.
  expect(cell('2026-11-16')).toBeVisible();
  for (const past of ['2026-11-01', '2026-11-15']) expect(cell(past)).toBeDisabled();
  await visitor.click(screen.getByRole('button', { name: '下个月' }));
  expect(screen.queryByRole('button', { name: /已过/ })).not.toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: '上个月' }));
  await visitor.click(screen.getByRole('button', { name: '查看已过的 15 天' }));
  expect(cell('2026-11-15')).toBeEnabled();
  expect(cell('2026-11-15')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: /已过/ })).not.toBeInTheDocument();
});
