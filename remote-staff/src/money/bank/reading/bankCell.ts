import { fenOrZero, halfWidth } from '@portal/shared/rules';

/**
 * Returns the fen of an amount of a bank's file: below zero for -1,234.00, 1,234.00- and (1,234.00). Undefined when it is no amount;
 * 0 for an empty cell and for a dash, which spreadsheets show for zero.
 */
export function signedFen(cell: string): number | undefined {
  const text = halfWidth(cell)
    .replace(/\s/g, '')
    .replace(/^(?:CNY|RMB|人民币)|(?:CNY|RMB)$/gi, '');
  if (text === '' || text === '-' || text === '¥-') return 0;
  const bracketed = /^\((.+)\)$/.exec(text)?.[1];
  const signed = /^(?:¥?([+-])¥?(.+)|(.+)(-))$/.exec(bracketed ?? text);
  const negative = (bracketed !== undefined) !== ((signed?.[1] ?? signed?.[4]) === '-');
  const fen = fenOrZero(signed?.[2] ?? signed?.[3] ?? bracketed ?? text);
  return fen === undefined ? undefined : negative ? -fen || 0 : fen;
}

/** Returns whether the cell has a sign: such a column says by it what is incoming and what is outgoing. */
export const hasSign = (cell: string): boolean => /^[¥\s]*[+-]|-\s*$|^\(.*\)$/.test(halfWidth(cell));

/** Days by which Excel counts, from 2000 to 2099, for a day that is shown as its number. */
const serialDays = { from: 36_526, to: 73_050 };
const msOfDay = 86_400_000;
/** Excel's day 0, as days from 1970. */
const excelStart = 25_569;

/** Returns the day of a date or time of a bank's file as YYYY-MM-DD; undefined when it is none. */
export function dayIn(cell: string): string | undefined {
  const text = halfWidth(cell);
  const serial = /^\d{5}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : undefined;
  if (serial !== undefined)
    return serial >= serialDays.from && serial <= serialDays.to
      ? new Date((serial - excelStart) * msOfDay).toISOString().slice(0, 10)
      : undefined;
  const [, year, month, day] =
    /^(\d{4})(\d{2})(\d{2})(?:\s?\d{6}|\s\d{2}:\d{2}(?::\d{2})?)?$/.exec(text) ??
    /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})日?(?:[\sT-]*\d{1,2}[:.时]\d{1,2}.*)?$/.exec(text) ??
    [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso ? undefined : iso;
}

const incoming = /^(?:贷|贷方|收|收入|转入|来账|存入|入账|入|c|cr|credit|\+)$/i;
const outgoing = /^(?:借|借方|支|支出|付|转出|往账|支取|出账|出|d|dr|debit|-)$/i;

/** Returns the direction that a mark says of the lab's account, on which 贷 is incoming; undefined for another text. */
export function directionIn(cell: string): 'incoming' | 'outgoing' | undefined {
  const text = halfWidth(cell).replace(/\s/g, '');
  if (incoming.test(text)) return 'incoming';
  return outgoing.test(text) ? 'outgoing' : undefined;
}

/** Returns whether a cell of the column of currencies says yuan; an empty one does. */
export const isYuan = (cell: string): boolean =>
  /^(?:|人民币.*|cny|rmb|156|01|001|元)$/i.test(halfWidth(cell).replace(/\s/g, ''));

/**
 * Returns a serial number by which the same line is known in another file; empty when it can't be one: too short, one repeated digit, or
 * digits that Excel has changed.
 */
export function serialIn(cell: string, doubt: string | undefined): string {
  const text = halfWidth(cell).replace(/\s/g, '');
  return doubt === undefined && /^[\w-]{6,60}$/.test(text) && !/^(.)\1*$/.test(text) ? text : '';
}
