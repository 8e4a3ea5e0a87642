/** Formats a measured value for axes and tables, with six significant digits: 28.4, 1.5E-5. */
export function chartNumber(value: number): string {
  const size = Math.abs(value);
  if (value === 0 || (size >= 1e-4 && size < 1e6)) return String(Number(value.toPrecision(6)));
  const [digits, power] = value.toExponential(3).split('e');
  return `${Number(digits)}E${Number(power)}`;
}
