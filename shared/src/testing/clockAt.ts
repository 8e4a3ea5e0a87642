const real = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
] as const;
const timers = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const;
const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;

/**
 * Sets what `Date` says; timers and the steady clock run on. A test whose data is relative to now sets it, because a day ends and
 * the suite runs at any hour. `jest.useRealTimers()` ends it.
 */
export function clockAt(now: string | number): void {
  jest.useFakeTimers({ now: new Date(now), doNotFake: [...real, ...timers, ...frames] });
}
