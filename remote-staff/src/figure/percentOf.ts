/** Returns a part of a whole in whole percent: 95 %. A part that is not all of it never reads 100 %. */
export function percentOf(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : (part / whole) * 100;
  return `${part < whole ? Math.min(Math.round(percent), 99) : Math.round(percent)} %`;
}
