/** How a file writes its numbers: one form for the whole file. */
export interface NumberForm {
  readonly decimal: '.' | ',';
  /** True when the other sign parts thousands: `1,000.5`, `1.000,5`. */
  readonly grouped: boolean;
}

/** What was found: a form, and whether the file could be read in two ways. */
interface FoundForm {
  readonly form: NumberForm;
  readonly ambiguous: boolean;
}

const signs = /^[+-]?[.,]?\d[\d.,' \u00a0\u202f]*(?:[eE][+-]?\d{1,4})?$/;

interface Counts {
  dotDecimal: number;
  commaDecimal: number;
  commaGroup: number;
  dotGroup: number;
  /** `12,345`: twelve thousand or twelve. */
  unclear: number;
}

/** Counts what one cell says about the form. */
function look(cell: string, counts: Counts): void {
  const dots = cell.split('.').length - 1;
  const commas = cell.split(',').length - 1;
  if (dots + commas === 0) return;
  if (dots > 0 && commas > 0) {
    const commaLast = cell.lastIndexOf(',') > cell.lastIndexOf('.');
    if (commaLast) counts.commaDecimal++;
    else counts.dotDecimal++;
  } else if (commas > 1) counts.commaGroup++;
  else if (dots > 1) counts.dotGroup++;
  else if (dots === 1) {
    if (!isThousands(cell, '.')) counts.dotDecimal++;
  } else if (isThousands(cell, ',')) counts.unclear++;
  else counts.commaDecimal++;
}

/** True for `1,234` and `12,345`: one to three digits that don't begin with 0, the sign, three digits. */
function isThousands(cell: string, sign: '.' | ','): boolean {
  const [before = '', after = ''] = cell.replace(/^[+-]/, '').split(sign);
  return /^[1-9]\d{0,2}$/.test(before) && /^\d{3}$/.test(after);
}

/** True when a column holds whole numbers below 1,000 beside `1,234`: its comma parts thousands. */
function hasGrouped(column: readonly string[]): boolean {
  const unclear = column.filter((cell) => isThousands(cell, ',')).length;
  const plain = column.filter((cell) => /^[+-]?\d{1,3}$/.test(cell)).length;
  return unclear >= 3 && plain >= 1 && unclear + plain === column.length;
}

/**
 * Decides from a file's cells how it writes numbers. A sign that only ever stands before three digits can be read in
 * two ways, unless another cell tells.
 */
export function numberFormOf(rows: readonly (readonly string[])[]): FoundForm {
  const counts: Counts = { dotDecimal: 0, commaDecimal: 0, commaGroup: 0, dotGroup: 0, unclear: 0 };
  const columns: string[][] = [];
  for (const row of rows) {
    for (const [index, raw] of row.entries()) {
      if (raw.length > 40 || !/\d/.test(raw) || !signs.test(raw)) continue;
      look(raw, counts);
      columns[index] ??= [];
      columns[index].push(raw);
    }
  }
  return decide(counts, () => columns.some(hasGrouped));
}

function decide(counts: Counts, grouped: () => boolean): FoundForm {
  const { dotDecimal, commaDecimal, commaGroup, dotGroup, unclear } = counts;
  const both = Math.min(dotDecimal, commaDecimal);
  const contradicts = both > 0.01 * Math.max(dotDecimal, commaDecimal);
  if (commaDecimal > dotDecimal) {
    return { form: { decimal: ',', grouped: true }, ambiguous: contradicts || commaGroup > 0 };
  }
  const point: NumberForm = { decimal: '.', grouped: commaDecimal === 0 };
  if (dotDecimal > 0) return { form: point, ambiguous: contradicts || (unclear > 0 && dotGroup > 0) };
  if (dotGroup > 0) return { form: { decimal: ',', grouped: true }, ambiguous: unclear > 0 };
  if (commaGroup > 0) return { form: point, ambiguous: false };
  return { form: point, ambiguous: unclear > 0 && !grouped() };
}
