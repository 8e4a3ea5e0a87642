/** Values at which detectors of 16 bits stop. */
const stops: readonly number[] = [65535, 65536];

/** Returns what people must know about the values of a curve: a stopped detector, only zeros. */
export function valueNotes(y: Float64Array): string[] {
  const notes: string[] = [];
  const stopped = y.filter((value) => stops.includes(value)).length;
  // A detector that counted higher did not stop there.
  if (stopped > 0 && y.every((value) => value <= 65_536))
    notes.push(`有 ${stopped} 个点的值为 65535，检测器可能已饱和`);
  if (y.length > 1 && y.every((value) => value === 0)) notes.push('所有纵坐标均为 0');
  return notes;
}
