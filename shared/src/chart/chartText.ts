import type { Chart } from '../contract';
import { chartNumber } from './chartNumber';

const kinds = { line: '折线图', bar: '柱状图' } as const;

type Series = Chart['series'][number];

function seriesText({ name, points }: Series, xLabel: string): string {
  const sorted = [...points].sort((a, b) => a[1] - b[1]);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  if (!lowest || !highest) return name;
  return `${name}最高 ${chartNumber(highest[1])}（${xLabel} ${chartNumber(highest[0])}），最低 ${chartNumber(lowest[1])}（${xLabel} ${chartNumber(lowest[0])}）`;
}

/** Returns the text alternative of a chart. */
export function chartText({ title, kind, x_label: x, y_label: y, series }: Chart): string {
  const xs = series.flatMap(({ points }) => points.map(([at]) => at));
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const parts = series.map((one) => seriesText(one, x));
  return `${kinds[kind]}：${title}。横轴${x}，从 ${chartNumber(from)} 到 ${chartNumber(to)}；纵轴${y}。${parts.join('；')}。`;
}
