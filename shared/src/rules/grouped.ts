/**
 * Returns a whole number with thousands separators: 7,360. `Intl.NumberFormat` of the same takes a phone 0.1 s to start,
 * before the first page can answer.
 */
export function grouped(whole: number): string {
  const digits = String(Math.abs(whole));
  const first = digits.length % 3 || 3;
  let text = digits.slice(0, first);
  for (let at = first; at < digits.length; at += 3) text += `,${digits.slice(at, at + 3)}`;
  return whole < 0 ? `-${text}` : text;
}
