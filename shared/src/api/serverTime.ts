/** Server's time at the moment when the page's steady clock began; undefined until an answer came. */
let began: number | undefined;

/** Milliseconds by which an answer may differ: its time has whole seconds, and it was on the way. */
const toleranceMs = 2000;

/**
 * Learns the server's time from an answer to a request that was sent at `asked` of the page's steady clock. After a sleep of the
 * device the steady clock may be behind, so that each answer is looked at.
 */
export function learnServerTime({ headers }: Response, asked: number): void {
  const time = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(time)) return;
  const found = time + 500 - (asked + performance.now()) / 2;
  if (began === undefined || Math.abs(found - began) > toleranceMs) began = found;
}

/**
 * Returns the server's time, which decides what day it is and how much time is left. The device's clock may be wrong and may be set;
 * it is used only until the first answer.
 */
export const serverNow = (): Date => new Date(began === undefined ? Date.now() : began + performance.now());

/** Forgets the server's time, for tests. */
export function forgetServerTime(): void {
  began = undefined;
}
