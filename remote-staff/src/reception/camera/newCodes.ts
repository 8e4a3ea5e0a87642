/** Milliseconds for which a code must be out of sight before it counts again. */
const outOfSight = 1500;

/**
 * Returns what takes each reading of the camera and returns a code that has come into sight. One that stays in sight counts once, so
 * that a label held before the camera is one scan.
 */
export function newCodes(): (code: string | undefined, at: number) => string | undefined {
  const seen = new Map<string, number>();
  return (code, at) => {
    if (code === undefined || code.trim() === '') return undefined;
    const before = seen.get(code);
    seen.set(code, at);
    return before === undefined || at - before > outOfSight ? code : undefined;
  };
}
