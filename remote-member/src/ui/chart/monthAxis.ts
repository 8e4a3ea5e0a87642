import { axisText, shortMonth } from './axisText';

/** Axes and grid of a chart of amounts by month. */
export const monthAxes = (months: readonly { readonly month: string }[]) => ({
  xAxis: [
    // With the default height labels of this font are shortened to nothing.
    {
      data: months.map(({ month }) => month),
      scaleType: 'band' as const,
      valueFormatter: shortMonth,
      height: 36,
    },
  ],
  yAxis: [{ width: 52, min: 0, valueFormatter: axisText }],
  grid: { horizontal: true },
  skipAnimation: true,
});
