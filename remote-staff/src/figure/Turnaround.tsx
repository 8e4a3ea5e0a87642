import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { noQuery, ordersPath } from '../ui/ordersFilter';
import { FigurePanel } from './FigurePanel';
import { FigureTable } from './FigureTable';
import { Lines } from './Lines';
import { RowsLink } from './RowsLink';
import type { Period } from './shownPeriod';

type Row = Data<'staff/figure/turnaround'>['list'][number];

/** How long services took, by the orders that were delivered in the period. */
export function Turnaround({ period }: { readonly period: Period }) {
  const answer = useQuery(query('staff/figure/turnaround', { from: period.from, to: period.to }));
  return (
    <FigurePanel
      title="检测周期"
      query={answer}
      empty={({ list }) => (list.length === 0 ? '这段时间没有交付的订单' : undefined)}
      reading={({ list }) => readingOf(list)}
      chart={({ list }) => (
        <Lines
          lines={list.map((row) => ({
            key: row.device_rid,
            label: row.name,
            size: row.median_days,
            whole: row.most_days,
          }))}
        />
      )}
      table={({ list }) => (
        <FigureTable label="检测周期" columns={columns} rows={list} keyOf={({ device_rid }) => device_rid} />
      )}
    />
  );
}

function readingOf(list: readonly Row[]): string {
  const [slowest] = [...list].sort((one, other) => other.most_days - one.most_days);
  const most = slowest ? `；最慢的是${slowest.name}，90% 在 ${slowest.most_days} 天内` : '';
  return `从收样到交付数据，按实验室工作日计：${list.length} 项服务有交付${most}。`;
}

const columns = [
  {
    label: '服务项目',
    wide: true,
    cell: ({ name }: Row) => (
      <RowsLink to={ordersPath({ ...noQuery, queue: 'all', service: name, sort: 'newest' })}>{name}</RowsLink>
    ),
  },
  { label: '交付订单', numeric: true, cell: ({ orders }: Row) => orders },
  { label: '中位数', numeric: true, cell: ({ median_days }: Row) => `${median_days} 天` },
  { label: '90% 以内', numeric: true, cell: ({ most_days }: Row) => `${most_days} 天` },
];
