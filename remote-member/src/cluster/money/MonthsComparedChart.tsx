import { BarChart } from '@mui/x-charts/BarChart';
import { formatFen } from '@portal/shared/rules';
import { ChartFigure } from '../../ui/chart/ChartFigure';
import { monthAxes } from '../../ui/chart/monthAxis';
import type { ComparedMonth } from './comparedMonths';

interface MonthsComparedChartProps {
  readonly months: readonly ComparedMonth[];
  readonly height: number;
}

/** Bars of each month: last year beside this year. Amounts are in yuan on the axis. */
export function MonthsComparedChart({ months, height }: MonthsComparedChartProps) {
  const year = Number(months[0]?.month.slice(0, 4));
  const series = (of: number, color: string, data: (number | null)[]) => ({
    label: `${of} 年`,
    color,
    data,
    valueFormatter: (fen: number | null) => (fen === null ? '—' : formatFen(fen)),
  });
  const { yAxis, ...axes } = monthAxes(months);
  return (
    <ChartFigure label="逐月对比">
      <BarChart
        {...axes}
        // A month in which more came back than was paid is below the line.
        yAxis={yAxis.map(({ width, valueFormatter }) => ({ width, valueFormatter }))}
        height={height}
        series={[
          series(
            year - 1,
            'var(--mui-palette-grey-400)',
            months.map(({ last_fen }) => last_fen),
          ),
          series(
            year,
            'var(--mui-palette-primary-main)',
            months.map(({ this_fen }) => this_fen),
          ),
        ]}
      />
    </ChartFigure>
  );
}
