import { describeOnPostgres } from '../../testing/database';
import { testApp } from '../../testing/testApp';
import { databaseClock } from './clock';

describeOnPostgres('the clock of a process', () => {
  afterEach(() => jest.useRealTimers());

  test('is the database’s, however wrong the machine’s is and however it jumps', async () => {
    const { db } = await testApp({ database: 'postgres' });
    const real = Date.now();
    const far = () => Math.abs(clock.now().getTime() - real);
    machineAt(real + 90_000);
    const clock = await databaseClock(db);
    expect(far()).toBeLessThan(60_000);
    machineAt(real - 400 * 24 * 3_600_000);
    expect(far()).toBeLessThan(60_000);
    clock.stop();
  });
});

/** Sets the machine's time; timers and the steady clock go on. */
function machineAt(now: number): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
}
