import { Box } from '@portal/shared/ui';
import { useId, useRef } from 'react';
import type { Chart } from '../contract';
import { ChartAxes } from './ChartAxes';
import { ChartLegend } from './ChartLegend';
import { ChartSeries } from './ChartSeries';
import { ChartTable } from './ChartTable';
import { chartHeight, layoutOf } from './chartLayout';
import { chartText } from './chartText';
import { useWidth } from './useWidth';

/**
 * A typical result as SVG in the theme's colours. One SVG unit is one pixel, so the text has the same size on every
 * screen. A chart library would be larger than the page.
 */
export function ChartFigure({ chart }: { readonly chart: Chart }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const layout = layoutOf(chart, useWidth(place, 440));
  return (
    <Box component="figure" aria-labelledby={id} sx={{ m: 0, minWidth: 0, maxWidth: 760 }}>
      <Box component="figcaption" sx={{ fontWeight: 500 }}>
        <span id={id}>{chart.title}</span>
        <ChartLegend chart={chart} />
      </Box>
      <Box ref={place} sx={{ mt: 1, overflow: 'hidden' }}>
        <Box
          component="svg"
          role="img"
          aria-label={chartText(chart)}
          viewBox={`0 0 ${layout.width} ${chartHeight}`}
          preserveAspectRatio="xMinYMid"
          width={layout.width}
          height={chartHeight}
          sx={drawing}
        >
          <ChartAxes layout={layout} xLabel={chart.x_label} yLabel={chart.y_label} />
          <ChartSeries chart={chart} layout={layout} />
        </Box>
      </Box>
      <ChartTable chart={chart} />
    </Box>
  );
}

const drawing = {
  display: 'block',
  // Until the width is measured, and without scripts, a narrow screen shows the whole drawing in less of its height.
  maxWidth: '100%',
  color: 'text.secondary',
  '& text': { fill: 'currentColor', fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  '& .grid': { color: 'divider', stroke: 'currentColor' },
  '& .axis': { stroke: 'currentColor' },
  '& .line': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeLinejoin: 'round' },
  '& .bar': { fill: 'currentColor' },
} as const;
