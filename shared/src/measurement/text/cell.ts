import type { NumberForm } from './numberForm';

/** What programs write where a value is missing or not a number. */
const gap =
  /^(?:[+-]?nan(?:\(ind\))?|[+-]?1[.,]#(?:ind|inf|qnan|snan)0*|[+-]?inf(?:inity)?|-{1,8}|—|n[./]?a\.?|#n\/a|#div\/0!|#value!|#num!|null|none|\*{1,12}|\?{1,12}|无|over(?:flow|range)?|ovrflw)$/i;

const plain = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eEdD][+-]?\d{1,4})?$/;

/** Takes quotes and the blanks around a cell away; `="…"` is how tables keep a text from being read as a number. */
export function bare(cell: string): string {
  const text = cell.trim();
  if (!text.includes('"')) return text;
  return text.replace(/^="/, '"').replace(/^"/, '').replace(/"$/, '').replaceAll('""', '"').trim();
}

/**
 * Returns the number in a bare cell, NaN for a gap that the program wrote (`-1.#IND`, `---`), undefined for text.
 * Exponents of three digits, full-width digits, thousands and a percent sign are read.
 */
export function numberOf(cell: string, form: NumberForm): number | undefined {
  const first = cell.charCodeAt(0);
  // The usual case first: `Number` reads what the pattern below would let through.
  if (form.decimal === '.' && first < 58 && (cell.charCodeAt(1) < 58 || cell.length === 1)) {
    const value = Number(cell);
    if (Number.isFinite(value) && cell !== '') return value;
  }
  return slowNumberOf(cell, form);
}

function slowNumberOf(cell: string, form: NumberForm): number | undefined {
  if (cell === '' || cell.length > 48) return undefined;
  if (gap.test(cell)) return Number.NaN;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: anything beyond ASCII is meant.
  const ascii = /[^\u0000-\u007f]/.test(cell)
    ? cell.normalize('NFKC').replace(/[\u2212\u2013\ufe63]/g, '-')
    : cell;
  const text = ascii.endsWith('%') ? ascii.slice(0, -1).trim() : ascii;
  const number = ungrouped(text, form);
  if (number === undefined || !plain.test(number)) return undefined;
  const value = Number(number.replace(/[dD]/, 'e'));
  return Number.isFinite(value) ? value : undefined;
}

/** Returns the number with a point before its decimals and nothing between its thousands. */
function ungrouped(text: string, form: NumberForm): string | undefined {
  const group = form.decimal === '.' ? ',' : '.';
  const spaced = /['\u2019 ]/.test(text)
    ? undotted(text, /^([+-]?\d{1,3})((?:['\u2019 ]\d{3}){1,5})(?![\d' ])/)
    : text;
  if (spaced === undefined) return undefined;
  const whole = spaced.includes(group)
    ? form.grouped
      ? undotted(
          spaced,
          group === ','
            ? /^([+-]?\d{1,3})((?:,\d{3}){1,5})(?![\d,])/
            : /^([+-]?\d{1,3})((?:\.\d{3}){1,5})(?![\d.])/,
        )
      : undefined
    : spaced;
  return whole?.replace(',', '.');
}

function undotted(text: string, groups: RegExp): string | undefined {
  const found = groups.exec(text);
  if (!found) return undefined;
  const [all, head = '', rest = ''] = found;
  return head + rest.replace(/[^\d]/g, '') + text.slice(all.length);
}

const clock = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d(?:[.,]\d{1,6})?))?$/;

/** Returns a duration `h:min` or `h:min:s` in minutes; undefined for other text. */
export function minutesOf(cell: string): number | undefined {
  const found = clock.exec(cell);
  if (!found) return undefined;
  const [, hours, minutes, seconds = '0'] = found;
  return Number(hours) * 60 + Number(minutes) + Number(seconds.replace(',', '.')) / 60;
}

const date =
  /^\d{1,4}[-/.年]\d{1,2}[-/.月]\d{1,4}日?(?:[ T]{1,3}\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,6})?)?(?: ?[ap]m)?)?$/i;

/** True for a date, with or without a time of day. */
export const isDate = (cell: string): boolean => date.test(cell);
