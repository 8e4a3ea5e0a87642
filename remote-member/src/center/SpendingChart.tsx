import { BarChart } from '@mui/x-charts/BarChart';
import type { AssetMonth } from '@portal/shared/contract';
import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { monthAxes } from '../ui/chart/monthAxis';

interface SpendingChartProps {
  readonly months: readonly AssetMonth[];
  readonly height: number;
}

/** Spending of each month as bars. */
export function SpendingChart({ months, height }: SpendingChartProps) {
  return (
    <Box component="figure" aria-label="近 12 个月支出" sx={{ m: 0 }}>
      <BarChart
        {...monthAxes(months)}
        height={height}
        hideLegend
        series={[
          {
            label: '支出',
            color: 'var(--mui-palette-secondary-main)',
            data: months.map(({ out_fen }) => out_fen),
            valueFormatter: (fen) => formatFen(fen ?? 0),
          },
        ]}
      />
    </Box>
  );
}
