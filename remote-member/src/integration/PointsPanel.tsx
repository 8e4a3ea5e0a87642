import { query } from '@portal/shared/api';
import { formatPoints } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { ChartPanel } from '../ui/chart/ChartPanel';

const load = () => import('./PointsChart').then((m) => m.PointsChart);

/** Points gained and used by month, as a chart or as a table; nothing before the first points. */
export function PointsPanel() {
  const months = useQuery(query('auth/integration/months', {}));
  return (
    <ChartPanel
      title="近 12 个月积分"
      months={months}
      isEmpty={({ gained, used }) => gained === 0 && used === 0}
      columns={[
        { label: '获得', cell: ({ gained }) => formatPoints(gained), numeric: true },
        { label: '使用或过期', cell: ({ used }) => formatPoints(used), numeric: true },
      ]}
      height={240}
      name="points chart"
      load={load}
    />
  );
}
