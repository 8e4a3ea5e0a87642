import { query } from '@portal/shared/api';
import { useInView } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { lazy, useRef } from 'react';
import { ChartPanel } from '../ui/chart/ChartPanel';

const SpendingChart = lazy(() => import('./SpendingChart').then((m) => ({ default: m.SpendingChart })));

const height = 240;

/** Spending by month as a chart or a table; data and code are loaded when it comes near the view. */
export function Spending() {
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, '200px');
  const months = useQuery({ ...query('auth/web/asset/months', {}), enabled: near });
  if (months.data?.every(({ out_fen }) => out_fen === 0)) return null;
  return (
    <div ref={place}>
      <ChartPanel
        title="近 12 个月支出"
        months={months}
        isEmpty={({ out_fen }) => out_fen === 0}
        columns={[{ label: '支出', cell: ({ out_fen }) => formatFen(out_fen), numeric: true }]}
        height={height}
      >
        {(list) => <SpendingChart months={list} height={height} />}
      </ChartPanel>
    </div>
  );
}
