import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AssetMonth } from '@portal/shared/contract';
import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { ChartFigure } from '../ui/chart/ChartFigure';
import { monthAxes } from '../ui/chart/monthAxis';

const height = 260;

/** The balance at the end of each month as a line, income and expenses as bars. Amounts are in yuan on the axis. */
export function MonthsChart({ months }: { readonly months: readonly AssetMonth[] }) {
  const series = (label: string, key: 'in_fen' | 'out_fen' | 'balance_fen', color: string) => ({
    label,
    color,
    data: months.map((month) => month[key]),
    valueFormatter: (fen: number | null) => formatFen(fen ?? 0),
  });
  const shared = { height, ...monthAxes(months) };
  return (
    <Box sx={columns}>
      <ChartFigure label="月末余额">
        <LineChart
          {...shared}
          series={[{ ...series('月末余额', 'balance_fen', colours.balance), curve: 'linear' }]}
        />
      </ChartFigure>
      <ChartFigure label="收入与支出">
        <BarChart
          {...shared}
          series={[series('收入', 'in_fen', colours.income), series('支出', 'out_fen', colours.expense)]}
        />
      </ChartFigure>
    </Box>
  );
}

const colours = {
  balance: 'var(--mui-palette-primary-main)',
  income: 'var(--mui-palette-success-main)',
  expense: 'var(--mui-palette-secondary-main)',
};

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
