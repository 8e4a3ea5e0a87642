import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AssetMonth } from '@portal/shared/contract';
import { formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
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
      <Box component="figure" aria-label="月末余额" sx={{ m: 0 }}>
        <LineChart
          {...shared}
          series={[{ ...series('月末余额', 'balance_fen', colours.balance), curve: 'linear' }]}
        />
      </Box>
      <Box component="figure" aria-label="收入与支出" sx={{ m: 0 }}>
        <BarChart
          {...shared}
          series={[series('收入', 'in_fen', colours.income), series('支出', 'out_fen', colours.expense)]}
        />
      </Box>
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
