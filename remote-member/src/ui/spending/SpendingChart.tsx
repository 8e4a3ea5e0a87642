import { BarChart } from '@mui/x-charts/BarChart';
import type { Spent } from '@portal/shared/contract';
import { firstCharacters, formatFen } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { axisText, shortMonth } from '../chart/axisText';
import { ChartFigure } from '../chart/ChartFigure';
import { largestWithRest } from './largestWithRest';
import type { ShownSpending } from './shownSpending';

/** Bars of a chart by member or service; smaller amounts are added up as 其他. */
const mostBars = 6;

/** Spending by month, by service and, of a group, by member. Amounts are in yuan on the axes. */
export function SpendingChart({
  spending: { months, members, services },
}: {
  readonly spending: ShownSpending;
}) {
  return (
    <Box sx={columns}>
      {months.length > 1 && (
        <ChartFigure captioned label="按月份" wide>
          <BarChart
            {...shared}
            height={240}
            xAxis={[
              {
                data: months.map(({ month }) => month),
                scaleType: 'band',
                valueFormatter: shortMonth,
                // With the default height labels of this font are shortened to nothing.
                height: 36,
              },
            ]}
            yAxis={[{ width: 52, valueFormatter: axisText }]}
            grid={{ horizontal: true }}
            series={[{ ...series, label: '支出', data: months.map(({ amount_fen }) => amount_fen) }]}
          />
        </ChartFigure>
      )}
      {members && (
        <ChartFigure captioned label="按成员">
          <Ranking rows={largestWithRest(members, mostBars)} />
        </ChartFigure>
      )}
      <ChartFigure captioned label="按项目" wide={!members}>
        <Ranking rows={largestWithRest(services, mostBars)} />
      </ChartFigure>
    </Box>
  );
}

interface RankingProps {
  readonly rows: readonly Spent[];
}

/** Horizontal bars, the largest first. */
function Ranking({ rows }: RankingProps) {
  const names = new Map(rows.map(({ key, name }) => [key, name]));
  return (
    <BarChart
      {...shared}
      layout="horizontal"
      height={64 + rows.length * 36}
      yAxis={[
        {
          data: rows.map(({ key }) => key),
          scaleType: 'band',
          width: 120,
          valueFormatter: (key: string) => shortened(names.get(key) ?? ''),
        },
      ]}
      xAxis={[{ height: 36, valueFormatter: axisText }]}
      grid={{ vertical: true }}
      series={[{ ...series, label: '支出', data: rows.map(({ amount_fen }) => amount_fen) }]}
    />
  );
}

/** A name that fits beside its bar. */
const shortened = (name: string): string => (name.length > 9 ? `${firstCharacters(name, 8)}…` : name);

const shared = { hideLegend: true, skipAnimation: true } as const;

const series = {
  color: 'var(--mui-palette-primary-main)',
  valueFormatter: (fen: number | null) => formatFen(fen ?? 0),
};

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
