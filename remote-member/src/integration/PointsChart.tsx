import { BarChart } from '@mui/x-charts/BarChart';
import type { IntegrationMonth } from '@portal/shared/contract';
import { formatPoints } from '@portal/shared/rules';
import { ChartFigure } from '../ui/chart/ChartFigure';
import { monthAxes } from '../ui/chart/monthAxis';

interface PointsChartProps {
  readonly months: readonly IntegrationMonth[];
  readonly height: number;
}

/** Points gained and used in each month as bars. */
export function PointsChart({ months, height }: PointsChartProps) {
  const series = (label: string, key: 'gained' | 'used', color: string) => ({
    label,
    color,
    data: months.map((month) => month[key]),
    valueFormatter: (points: number | null) => formatPoints(points ?? 0),
  });
  return (
    <ChartFigure label="近 12 个月积分">
      <BarChart
        {...monthAxes(months, formatPoints)}
        height={height}
        series={[
          series('获得', 'gained', 'var(--mui-palette-success-main)'),
          series('使用或过期', 'used', 'var(--mui-palette-secondary-main)'),
        ]}
      />
    </ChartFigure>
  );
}
