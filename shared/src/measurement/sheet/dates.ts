import { tagsOf } from './sheetXml';

/** Formats that every workbook knows: dates, and times of day or durations. */
const dates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 57]);
const times = new Set([18, 19, 20, 21, 32, 33, 45, 46, 47]);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

function clock(days: number): string {
  const seconds = Math.round(days * 86_400);
  return `${Math.floor(seconds / 3600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}

function day(serial: number): string {
  const date = new Date(Math.round((serial - 25_569) * 86_400) * 1000);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 19).replace('T', ' ');
}

/** Kind of a format that a workbook defines: `yyyy/m/d h:mm`, `[h]:mm`. Texts in quotes and colours don't count. */
function kindOf(code: string): 'date' | 'time' | undefined {
  const plain = code
    .toLowerCase()
    .replace(/"[^"]{0,60}"/g, '')
    .replace(/\[(?:[a-z]{3,10}|\$[^\]]{0,20})\]/g, '')
    .replace(/general/g, '');
  if (/[yd]/.test(plain)) return 'date';
  return /h|s|\[m/.test(plain) && /[hms]/.test(plain) ? 'time' : undefined;
}

/** Returns how numbers of a style are shown when they are dates or durations: as text, so that no date is drawn as a value. */
export function datesOf(styles: string): (style: number, value: number) => string | undefined {
  const own = new Map(
    tagsOf(styles, 'numFmt').map((of) => [Number(of('numFmtId')), kindOf(of('formatCode') ?? '')]),
  );
  const formats = tagsOf(styles.split('<cellXfs')[1]?.split('</cellXfs>')[0] ?? '', 'xf').map((of) =>
    Number(of('numFmtId')),
  );
  return (style, value) => {
    const format = formats[style] ?? 0;
    const kind = own.get(format) ?? (dates.has(format) ? 'date' : times.has(format) ? 'time' : undefined);
    if (kind === undefined || !Number.isFinite(value)) return undefined;
    return kind === 'date' ? day(value) : clock(value);
  };
}
