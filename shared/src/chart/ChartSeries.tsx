import { Box } from '@portal/shared/ui';
import type { Chart } from '../contract';
import { chartHeight, type Layout, margin } from './chartLayout';
import { seriesStyle } from './seriesStyle';

interface ChartSeriesProps {
  readonly chart: Chart;
  readonly layout: Layout;
}

/** The points of each series as a line or as grouped bars. */
export function ChartSeries({ chart, layout }: ChartSeriesProps) {
  return chart.series.map(({ name, points }, i) => {
    const { color, dash } = seriesStyle(i);
    return (
      <Box component="g" key={name} sx={{ color }}>
        {chart.kind === 'line' ? (
          <path d={lineOf(points, layout)} className="line" strokeDasharray={dash} />
        ) : (
          <path d={barsOf(points, layout, i, chart.series.length)} className="bar" />
        )}
      </Box>
    );
  });
}

type Points = Chart['series'][number]['points'];

const px = (value: number) => value.toFixed(1);

function lineOf(points: Points, { x, y }: Layout): string {
  return `M${points.map(([at, value]) => `${px(x.at(at))} ${px(y.at(value))}`).join('L')}`;
}

/**
 * Returns the SVG path of the n-th of `count` series: its share of the width of each place, with a gap around the
 * group.
 */
function barsOf(points: Points, { x, y, band }: Layout, n: number, count: number): string {
  const width = (band * 0.76) / count;
  const zero = Math.min(Math.max(y.at(0), margin.top), chartHeight - margin.bottom);
  return points
    .map(([at, value]) => {
      const left = x.at(at) - (band * 0.76) / 2 + n * width;
      return `M${px(left)} ${px(zero)}V${px(y.at(value))}h${px(Math.max(width - 1, 1))}V${px(zero)}z`;
    })
    .join('');
}
