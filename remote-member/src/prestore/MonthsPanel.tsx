import { query } from '@portal/shared/api';
import { formatFen } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { ChartPanel } from '../ui/chart/ChartPanel';

const load = () => import('./MonthsChart').then((m) => m.MonthsChart);

/** Income, expenses and balance by month, as charts or as a table; nothing before the first entry. */
export function MonthsPanel() {
  const months = useQuery(query('auth/web/asset/months', {}));
  return (
    <ChartPanel
      title="近 12 个月"
      months={months}
      isEmpty={({ in_fen, out_fen, balance_fen }) => in_fen === 0 && out_fen === 0 && balance_fen === 0}
      columns={[
        { label: '收入', cell: ({ in_fen }) => formatFen(in_fen), numeric: true },
        { label: '支出', cell: ({ out_fen }) => formatFen(out_fen), numeric: true },
        { label: '月末余额', cell: ({ balance_fen }) => formatFen(balance_fen), numeric: true },
      ]}
      height={260}
      name="months chart"
      load={load}
    />
  );
}
