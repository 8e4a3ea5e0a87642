import { chartHeight, type Layout, margin } from './chartLayout';
import { chartNumber } from './chartNumber';

interface ChartAxesProps {
  readonly layout: Layout;
  readonly xLabel: string;
  readonly yLabel: string;
}

/** Lines, ticks and labels of both axes. */
export function ChartAxes({ layout, xLabel, yLabel }: ChartAxesProps) {
  const { x, y, width } = layout;
  const floor = chartHeight - margin.bottom;
  return (
    <>
      {y.ticks.map((tick) => (
        <g key={tick}>
          <line className="grid" x1={margin.left} x2={width - margin.right} y1={y.at(tick)} y2={y.at(tick)} />
          <text x={margin.left - 8} y={y.at(tick)} dy="0.35em" textAnchor="end">
            {chartNumber(tick)}
          </text>
        </g>
      ))}
      <line className="axis" x1={margin.left} x2={width - margin.right} y1={floor} y2={floor} />
      {x.ticks.map((tick) => (
        <g key={tick}>
          <line className="axis" x1={x.at(tick)} x2={x.at(tick)} y1={floor} y2={floor + 5} />
          <text x={x.at(tick)} y={floor + 18} textAnchor="middle">
            {chartNumber(tick)}
          </text>
        </g>
      ))}
      <text x={2} y={14}>
        {yLabel}
      </text>
      <text x={width - margin.right} y={chartHeight - 6} textAnchor="end">
        {xLabel}
      </text>
    </>
  );
}
