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

/** Returns the code as it is stored: half-width capital letters and digits without spaces and dashes. */
export function bareCreditCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}
