import { axisTitle, type Curve } from '@portal/shared/measurement';

interface Named {
  readonly name: string;
  readonly curve: Curve;
}

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A name that a spreadsheet would take for a formula begins with an apostrophe there. */
const safe = (text: string): string => quoted(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/**
 * Returns curves as CSV with their exact numbers, in UTF-8 with the mark that spreadsheets need for Chinese. Curves over the same
 * abscissas share the first column; others have a pair of columns each.
 */
export function csvOf(series: readonly Named[]): string {
  const [first] = series;
  if (!first) return '';
  const shared = series.every(({ curve }) => sameNumbers(curve.x, first.curve.x));
  const columns = series.flatMap(({ name, curve }, index) => [
    ...(shared && index > 0 ? [] : [{ head: axisTitle(curve.xAxis), values: curve.x }]),
    {
      head: series.length > 1 ? `${name} ${axisTitle(curve.yAxis)}` : axisTitle(curve.yAxis),
      values: curve.y,
    },
  ]);
  const length = Math.max(...columns.map(({ values }) => values.length));
  const lines = [columns.map(({ head }) => safe(head)).join(',')];
  for (let row = 0; row < length; row++) lines.push(columns.map(({ values }) => values[row] ?? '').join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function sameNumbers(a: Float64Array, b: Float64Array): boolean {
  return a === b || (a.length === b.length && a.every((value, index) => value === b[index]));
}
