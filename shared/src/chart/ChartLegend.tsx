import { Box } from '@portal/shared/ui';
import type { Chart } from '../contract';
import { plainList } from '../parts';
import { seriesStyle } from './seriesStyle';

/** Legend of a chart; nothing with a single series. */
export function ChartLegend({ chart }: { readonly chart: Chart }) {
  if (chart.series.length < 2) return null;
  return (
    <Box component="ul" sx={list}>
      {chart.series.map(({ name }, i) => {
        const { color, dash } = seriesStyle(i);
        return (
          <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box component="svg" aria-hidden="true" width={26} height={10} sx={{ color, flex: 'none' }}>
              <line
                x1={0}
                x2={26}
                y1={5}
                y2={5}
                stroke="currentColor"
                strokeWidth={chart.kind === 'bar' ? 10 : 2}
                strokeDasharray={chart.kind === 'bar' ? undefined : dash}
              />
            </Box>
            {name}
          </Box>
        );
      })}
    </Box>
  );
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  ...plainList,
  mt: 0.5,
  fontSize: '0.8125rem',
} as const;
