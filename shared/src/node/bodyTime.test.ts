/** @jest-environment node */
import { watchSilence } from './bodyTime';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const silence = 30_000;

/** Watches a form whose state `each` changes once a second, and returns the seconds after which it was late. */
function lateAfter(seconds: number, each: (request: Watched, second: number) => void): number[] {
  const request: Watched = { readableLength: 0, socket: { bytesRead: 500 } };
  const late: number[] = [];
  let second = 0;
  const stop = watchSilence(request, silence, () => late.push(second));
  for (second = 1; second <= seconds; second++) {
    each(request, second);
    jest.advanceTimersByTime(1000);
  }
  stop();
  return late;
}

interface Watched {
  readableLength: number;
  readonly socket: { bytesRead: number };
}

test('a form that stalls is late once, 30 seconds after its last byte', () => {
  const [at, ...more] = lateAfter(200, ({ socket }, second) => {
    if (second <= 12) socket.bytesRead += 1000;
  });
  expect(at).toBeGreaterThanOrEqual(12 + 30);
  expect(at).toBeLessThanOrEqual(12 + 36);
  expect(more).toEqual([]);
});

test('a slow line is not silence', () => {
  const dripping = lateAfter(600, ({ socket }, second) => {
    if (second % 25 === 0) socket.bytesRead += 1;
  });
  expect(dripping).toEqual([]);
});

test('bytes that the server has not read are not silence of the client', () => {
  const waiting = lateAfter(600, (request) => {
    request.readableLength = 16_384;
  });
  expect(waiting).toEqual([]);
});
