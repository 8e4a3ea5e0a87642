import { Box } from '@portal/shared/ui';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { weeksOf } from './month';

interface MonthGridProps {
  /** YYYY-MM */
  readonly month: string;
  readonly day: (day: string) => ReactNode;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly ref: Ref<HTMLTableElement>;
}

const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

/** The table of a month's days, weeks from Monday. */
export function MonthGrid({ month, day, onKeyDown, ref }: MonthGridProps) {
  return (
    <Box component="table" ref={ref} aria-label="取样日期" onKeyDown={onKeyDown} sx={table}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={`星期${name}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((days) => (
          <tr key={days.find(Boolean)}>
            {days.map((date, column) => (
              <td key={date ?? weekdays[column]}>{date && day(date)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 2,
  '& th': { fontWeight: 400, fontSize: 12, color: 'text.secondary', py: 0.5 },
  '& td': { p: 0 },
} as const;
