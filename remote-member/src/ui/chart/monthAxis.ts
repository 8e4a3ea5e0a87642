import { axisText, shortMonth } from './axisText';

/** Axes and grid of a chart by month; of amounts unless `valueText` writes the values of the axis. */
export const monthAxes = (
  months: readonly { readonly month: string }[],
  valueText: (value: number) => string = axisText,
) => ({
  xAxis: [
    // With the default height labels of this font are shortened to nothing.
    {
      data: months.map(({ month }) => month),
      scaleType: 'band' as const,
      valueFormatter: shortMonth,
      height: 36,
    },
  ],
  yAxis: [{ width: 52, min: 0, valueFormatter: valueText }],
  grid: { horizontal: true },
  skipAnimation: true,
});
