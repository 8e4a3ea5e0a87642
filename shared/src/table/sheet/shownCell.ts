import { format, isDateFormat } from 'numfmt';
import { dateDoubt, exponentDoubt } from '../textCell';

/** A cell as Excel shows it. */
export interface ShownCell {
  readonly text: string;
  /** Why it may not be what was typed. */
  readonly doubt?: string;
}

/** Returns a text by its format, such as `"批次 "@`. A format that can't be read changes nothing. */
export const shownText = (text: string, code: string): ShownCell => ({
  text: /@/.test(code) && code !== '@' ? formatted(text, code) : text,
});

/** Digits of a number that Excel keeps; the others are zeros. */
const keptDigits = 15;

/**
 * Returns a number by its format. A day, a number whose digits are not all shown or were lost, has a doubt.
 * @param shift days to add when days are counted from 1904
 */
export function shownNumber(stored: number, code: string, shift = 0): ShownCell {
  // Excel stores 1.1 as 1.1000000000000001.
  const number = Number(stored.toPrecision(keptDigits));
  if (isDay(code)) {
    const shown = formatted(number + shift, code);
    return { text: shown, doubt: dateDoubt(shown, typedFor(number + shift, code)) };
  }
  const shown = formatted(number, code);
  const whole = Number.isInteger(number) ? BigInt(number).toString() : undefined;
  if (whole !== undefined && whole.replace('-', '').length > keptDigits)
    return { text: shown, doubt: `显示为“${shown}”，超过 ${keptDigits} 位的数字已被 Excel 改动，请核对` };
  if (!/\dE[+-]?\d/i.test(shown)) return { text: shown };
  return code === 'General' && whole !== undefined
    ? { text: whole, doubt: `显示为“${shown}”，按“${whole}”读取，请核对` }
    : { text: shown, doubt: exponentDoubt(shown) };
}

const isDay = (code: string): boolean => {
  try {
    return isDateFormat(localised(code));
  } catch {
    return false;
  }
};

/** 上午/下午 is the Chinese spelling of AM/PM in a format. */
const localised = (code: string): string => code.replace(/上午\/下午/g, 'AM/PM');

function formatted(value: number | string, code: string): string {
  // A Chinese Excel shows English names of months, and Chinese ones only for `aaaa` and 上午.
  const chinese = /a{3}|上午/i.test(code);
  try {
    return format(localised(code), value, { locale: chinese ? 'zh-CN' : 'en-US' }).trim();
  } catch {
    return String(value);
  }
}

/** Returns what was probably typed when Excel made a day of it: `3-1` for a format without a year. */
const typedFor = (day: number, code: string): string | undefined =>
  /y|h|s/i.test(code.replace(/"[^"]*"|\[[^\]]*\]/g, '')) ? undefined : formatted(day, 'm-d');
