import { capitalCode } from './typed';

/** Characters of the code in the order of their values: digits and capital letters without I, O, S, V and Z. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const weights = Array.from({ length: 17 }, (_, position) => 3 ** position % 31);
const pattern = /^[1-9A-HJ-NPQRTUWXY][1-9A-HJ-NPQRTUWXY]\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;

/** Returns the check character of a unified social credit code, from its first 17 characters (GB 32100-2015). */
export function creditCodeCheck(first17: string): string {
  const sum = weights.reduce(
    (total, weight, position) => total + weight * alphabet.indexOf(first17.charAt(position)),
    0,
  );
  return alphabet.charAt((31 - (sum % 31)) % 31);
}

/** Returns true for a unified social credit code of 18 characters with the correct check character. */
export function isCreditCode(code: string): boolean {
  return pattern.test(code) && creditCodeCheck(code) === code.charAt(17);
}

/** Characters of a code, from 1, whose values are digits: the code of the district. */
const digits = { from: 3, to: 8 };

/** What is wrong with a code while it is typed, or that it is complete and valid. Returns undefined for an empty one. */
export function creditCodeHint(
  typed: string,
): { readonly valid: boolean; readonly text: string } | undefined {
  const code = capitalCode(typed);
  const length = code.length;
  if (length === 0) return undefined;
  const wrong = [...code].findIndex((character, index) => !fits(character, index + 1));
  if (wrong >= 0)
    return { valid: false, text: `第 ${wrong + 1} 位“${code[wrong]}”有误，${expected(wrong + 1)}` };
  if (length < 18) return { valid: false, text: `已填 ${length} 位，还差 ${18 - length} 位` };
  if (length > 18) return { valid: false, text: `多了 ${length - 18} 位，统一社会信用代码为 18 位` };
  return isCreditCode(code)
    ? { valid: true, text: '校验通过' }
    : { valid: false, text: '校验码不符，请逐位核对' };
}

function fits(character: string, position: number): boolean {
  if (position >= digits.from && position <= digits.to) return /\d/.test(character);
  return position <= 2 ? /[1-9A-HJ-NPQRTUWXY]/.test(character) : alphabet.includes(character);
}

function expected(position: number): string {
  if (position >= digits.from && position <= digits.to) return '应为数字';
  return position <= 2
    ? '应为 1–9 或大写字母（不含 I、O、S、V、Z）'
    : '应为数字或大写字母（不含 I、O、S、V、Z）';
}
