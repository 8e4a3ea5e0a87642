import { daysAfter, halfWidth, isDay } from '@portal/shared/rules';

const day = /\d{4}-\d{1,2}-\d{1,2}/;
const lineOf = new RegExp(`^(${day.source})(?:\\s*(?:至|到|~|～|—|-{2})\\s*(${day.source}))?$`);

/** Days of one range at most, so that a slip of the year makes no endless list. */
const mostDays = 366;

/** Returns 2027-01-01 for 2027-1-1. */
const padded = (typed: string): string => typed.replace(/-(\d)(?!\d)/g, '-0$1');

/** Returns the days that a text of a day or a range a line names; a line that is neither stands as it is, and is refused. */
export function daysIn(typed: string): { readonly days: string[]; readonly wrong: string | undefined } {
  const lines = typed
    .split(/[\n,，、;；]/)
    .map((line) =>
      halfWidth(line)
        .replace(/[./]|年|月(?=\d)/g, '-')
        .replaceAll('日', '')
        .trim(),
    )
    .filter((line) => line !== '');
  const read = lines.map((line) => ({ line, days: rangeIn(line) }));
  const wrong = read.find(({ days }) => days === undefined)?.line;
  const days = [...new Set(read.flatMap(({ line, days: of }) => of ?? [line]))].sort();
  return { days, wrong };
}

function rangeIn(line: string): string[] | undefined {
  const [, from = '', to = from] = lineOf.exec(line) ?? [];
  const [first, last] = [padded(from), padded(to)];
  if (!isDay(first) || !isDay(last) || last < first) return undefined;
  const days = [first];
  for (let next = daysAfter(first, 1); next <= last; next = daysAfter(next, 1)) {
    days.push(next);
    if (days.length > mostDays) return undefined;
  }
  return days;
}

/** Returns days as a text, those that follow each other as one range. */
export function textOfDays(days: readonly string[]): string {
  const ranges: { first: string; last: string }[] = [];
  for (const one of [...days].sort()) {
    const range = ranges.at(-1);
    if (range && isDay(one) && daysAfter(range.last, 1) === one) range.last = one;
    else ranges.push({ first: one, last: one });
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first} 至 ${last}`)).join('\n');
}
