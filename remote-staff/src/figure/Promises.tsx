import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { daysAfter, promiseSteps, weekdayOf } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { noQuery, ordersPath } from '../ui/ordersFilter';
import { Bars } from './Bars';
import { FigurePanel } from './FigurePanel';
import { FigureTable } from './FigureTable';
import { percentOf } from './percentOf';
import { RowsLink } from './RowsLink';
import type { Period } from './shownPeriod';

type Row = Data<'staff/figure/promises'>['list'][number];

/** Promises by the week in which they were due: kept in time, late, and open and late. */
export function Promises({ period }: { readonly period: Period }) {
  const answer = useQuery(query('staff/figure/promises', { from: period.from, to: period.to }));
  return (
    <FigurePanel
      title="服务承诺"
      query={answer}
      empty={({ list }) => (list.length === 0 ? '这段时间没有到期的承诺' : undefined)}
      reading={({ list }) => readingOf(list)}
      chart={({ list }) => <Bars parts={parts} bars={barsOf(list, period)} />}
      table={({ list }) => (
        <FigureTable
          label="服务承诺"
          columns={columns}
          rows={[...list].reverse()}
          keyOf={({ week, kind }) => `${week} ${kind}`}
        />
      )}
    />
  );
}

const sum = (rows: readonly Row[], numberOf: (row: Row) => number): number =>
  rows.reduce((all, row) => all + numberOf(row), 0);

function readingOf(list: readonly Row[]): string {
  const [due, kept] = [sum(list, (row) => row.due), sum(list, (row) => row.kept)];
  const open = sum(list, (row) => row.open_late);
  const still = open > 0 ? `，${open} 项已超时还没有完成` : '';
  return `这段时间有 ${due} 项承诺到期，${kept} 项按时（${percentOf(kept, due)}）${still}。`;
}

const parts = [
  { label: '按时', color: 'primary.main' },
  { label: '超时完成', color: 'warning.main' },
  { label: '超时未完成', color: 'error.main' },
] as const;

/** A bar for each week of the period, also where nothing was due. */
const barsOf = (list: readonly Row[], period: Period) =>
  weeksOf(period).map((week) => {
    const rows = list.filter((row) => row.week === week);
    return {
      key: week,
      label: week.slice(5),
      sizes: [sum(rows, (row) => row.kept), sum(rows, (row) => row.late), sum(rows, (row) => row.open_late)],
    };
  });

/** Returns the Mondays of the weeks that a period touches. */
function weeksOf({ from, to }: Period): string[] {
  const weeks: string[] = [];
  for (let week = daysAfter(from, -((weekdayOf(from) + 6) % 7)); week <= to; week = daysAfter(week, 7))
    weeks.push(week);
  return weeks;
}

/** Orders with an open promise that is late, those that are due first. */
const latePath = ordersPath({ ...noQuery, queue: 'all', late: true, sort: 'due' });

const columns = [
  { label: '周', cell: ({ week }: Row) => `${week} 起` },
  { label: '承诺', wide: true, cell: ({ kind }: Row) => promiseSteps[kind] },
  { label: '到期', numeric: true, cell: ({ due }: Row) => due },
  { label: '按时', numeric: true, cell: ({ kept, due }: Row) => `${kept}（${percentOf(kept, due)}）` },
  { label: '超时完成', numeric: true, cell: ({ late }: Row) => late },
  {
    label: '超时未完成',
    numeric: true,
    cell: ({ open_late, week, kind }: Row) =>
      open_late === 0 ? (
        0
      ) : (
        <RowsLink to={latePath} label={`${week} 起${promiseSteps[kind]}超时未完成 ${open_late} 项，查看订单`}>
          {open_late}
        </RowsLink>
      ),
  },
];
