import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { withQuery } from '@portal/shared/portal';
import { useQuery } from '@tanstack/react-query';
import { FigurePanel } from './FigurePanel';
import { FigureTable } from './FigureTable';
import { Lines } from './Lines';
import { percentOf } from './percentOf';
import { RowsLink } from './RowsLink';
import type { Period } from './shownPeriod';

type Row = Data<'staff/figure/load'>['list'][number];

/** Time of the instruments that was open, reserved and used. */
export function Load({ period }: { readonly period: Period }) {
  const answer = useQuery(query('staff/figure/load', { from: period.from, to: period.to }));
  return (
    <FigurePanel
      title="仪器机时"
      query={answer}
      empty={({ list }) => (list.length === 0 ? '没有在用的仪器' : undefined)}
      reading={({ list }) => readingOf(list)}
      chart={({ list }) => (
        <Lines
          lines={byReserved(list).map((row) => ({
            key: row.code,
            label: row.name,
            size: row.reserved_minutes,
            whole: row.open_minutes,
          }))}
        />
      )}
      table={({ list }) => (
        <FigureTable
          label="仪器机时"
          columns={columnsOf(period)}
          rows={byReserved(list)}
          keyOf={({ code }) => code}
        />
      )}
    />
  );
}

const byReserved = (list: readonly Row[]) =>
  [...list].sort((one, other) => other.reserved_minutes - one.reserved_minutes);

function readingOf(list: readonly Row[]): string {
  const open = list.reduce((sum, row) => sum + row.open_minutes, 0);
  const reserved = list.reduce((sum, row) => sum + row.reserved_minutes, 0);
  return `${list.length} 台仪器开放 ${hours(open)}，预约 ${hours(reserved)}（${percentOf(reserved, open)}）。`;
}

/** Returns minutes as hours: 12.5 小时. */
const hours = (minutes: number): string => `${Math.round(minutes / 6) / 10} 小时`;

const columnsOf = ({ from }: Period) => [
  {
    label: '仪器',
    wide: true,
    cell: ({ code, name }: Row) => (
      <RowsLink to={withQuery('/staff/instruments', { instrument: code, from })}>
        {code} {name}
      </RowsLink>
    ),
  },
  { label: '开放', numeric: true, cell: (row: Row) => hours(row.open_minutes) },
  {
    label: '预约',
    numeric: true,
    cell: (row: Row) =>
      `${hours(row.reserved_minutes)}（${percentOf(row.reserved_minutes, row.open_minutes)}）`,
  },
  { label: '已使用', numeric: true, cell: (row: Row) => hours(row.used_minutes) },
];
