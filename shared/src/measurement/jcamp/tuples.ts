/** Data written in groups, `(XY..XY)` and its kin: the groups' numbers, row by row. */

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?/g;

/** Numbers of `size` columns, and whether the commas were read as decimal points. */
interface Rows {
  readonly rows: readonly (readonly number[])[];
  readonly decimalComma: boolean;
  /** Numbers that are left over after the last whole group. */
  readonly rest: number;
}

/** Reads groups of `size` numbers. `count` and `firstX` of the head decide what a comma is where both ways would fit. */
export function rowsOf(
  value: string,
  size: number,
  said: { count?: number | undefined; firstX?: number | undefined },
): Rows {
  const text = value.split('\n').slice(1).map(withoutAssignments).join('\n');
  const separated = grouped(text, size, false);
  if (!/\d,\d/.test(text) || /\d\.\d/.test(text)) return separated;
  const decimal = grouped(text.replaceAll(',', '.'), size, true);
  const faults = ({ rows, rest }: Rows) =>
    rest +
    (said.count !== undefined && rows.length !== said.count ? 1 : 0) +
    (said.firstX !== undefined &&
    !(Math.abs((rows[0]?.[0] ?? 0) - said.firstX) <= Math.abs(said.firstX) * 1e-3)
      ? 1
      : 0);
  return faults(decimal) < faults(separated) ? decimal : separated;
}

/** Takes the texts of peak assignments, `<…>`, out of a line. */
function withoutAssignments(line: string): string {
  let [text, at] = ['', 0];
  for (let begin = line.indexOf('<'); begin !== -1; begin = line.indexOf('<', at)) {
    const end = line.indexOf('>', begin);
    if (end === -1) break;
    text += `${line.slice(at, begin)} `;
    at = end + 1;
  }
  return text + line.slice(at);
}

function grouped(text: string, size: number, decimalComma: boolean): Rows {
  const numbers = (text.match(number) ?? []).map(Number);
  const whole = Math.floor(numbers.length / size);
  const rows = Array.from({ length: whole }, (_, row) => numbers.slice(row * size, (row + 1) * size));
  return { rows, decimalComma, rest: numbers.length - whole * size };
}
