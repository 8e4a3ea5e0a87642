const plain = new Intl.NumberFormat('zh-CN', { maximumSignificantDigits: 6, useGrouping: false });
const powers = new Intl.NumberFormat('zh-CN', { maximumSignificantDigits: 4, notation: 'scientific' });

/** Formats a measured value for axes and tables. */
export function chartNumber(value: number): string {
  const size = Math.abs(value);
  return value !== 0 && (size < 1e-4 || size >= 1e6) ? powers.format(value) : plain.format(value);
}
