/** @jest-environment node */
import { setImmediate, setTimeout } from 'node:timers/promises';
import { LoopDelay } from './loopDelay';

/** Keeps the process from its timers for most of the time. */
async function overload(until: () => boolean): Promise<void> {
  while (!until()) {
    const end = Date.now() + 300;
    while (Date.now() < end);
    await setImmediate();
  }
}

test('a process that comes late to its timers is told so, and until it is in time again', async () => {
  const delay = new LoopDelay(150);
  try {
    expect(delay.isLate).toBe(false);
    await overload(() => delay.isLate);
    while (delay.isLate) await setTimeout(50);
  } finally {
    delay.stop();
  }
});
