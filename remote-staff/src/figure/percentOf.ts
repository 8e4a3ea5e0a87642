/** Returns a part of a whole in whole percent: 95 %. A part that is not all of it never reads 100 %, some of it never 0 %. */
export function percentOf(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : Math.round((part / whole) * 100);
  if (part > 0 && percent === 0) return '不到 1 %';
  return `${part < whole ? Math.min(percent, 99) : percent} %`;
}
