import { ChartFigure } from '@portal/shared/chart';
import type { Chart } from '@portal/shared/contract';
import { Box } from '@portal/shared/ui';
import { chartGrid } from './chartGrid';

/** Typical results. */
export function Results({ charts }: { readonly charts: readonly Chart[] }) {
  return (
    <Box sx={chartGrid}>
      {charts.map((chart) => (
        <ChartFigure key={chart.title} chart={chart} />
      ))}
    </Box>
  );
}
