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
 * abscissas share the first column; others have a pair of columns each. `remarks` stand above, each in a line that begins with #.
 */
export function csvOf(series: readonly Named[], remarks: readonly string[] = []): string {
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
  const rows: string[] = [];
  for (let row = 0; row < length; row++) rows.push(columns.map(({ values }) => values[row] ?? '').join(','));
  return csvText(
    remarks,
    columns.map(({ head }) => head),
    rows,
  );
}

/** Returns a table as CSV in the same way. */
export function csvTable(
  remarks: readonly string[],
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return csvText(
    remarks,
    columns,
    rows.map((row) => row.map(cell).join(',')),
  );
}

/** A number as it is, a text as text. */
const cell = (text: string): string => (Number.isFinite(Number(text)) ? text : safe(text));

function csvText(remarks: readonly string[], columns: readonly string[], rows: readonly string[]): string {
  const head = [...remarks.map((remark) => quoted(`# ${remark}`)), columns.map(safe).join(',')];
  return `\ufeff${[...head, ...rows].join('\r\n')}\r\n`;
}

function sameNumbers(a: Float64Array, b: Float64Array): boolean {
  return a === b || (a.length === b.length && a.every((value, index) => value === b[index]));
}
