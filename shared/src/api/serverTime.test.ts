import { forgetServerTime, learnServerTime, serverNow } from './serverTime';

const right = Date.parse('2026-12-31T15:59:30Z');
const answered = (at: number) => new Response('', { headers: { date: new Date(at).toUTCString() } });
const error = (at: number) => Math.abs(serverNow().getTime() - at);

beforeEach(() => jest.useFakeTimers({ now: right + 3_600_000 }));
afterEach(() => {
  jest.useRealTimers();
  forgetServerTime();
});

test('is the device’s until an answer came, then the server’s', () => {
  expect(serverNow().getTime()).toBe(right + 3_600_000);
  learnServerTime(answered(right), performance.now());
  expect(error(right)).toBeLessThan(1000);
});

test('goes on when the device’s clock is set', () => {
  learnServerTime(answered(right), performance.now());
  jest.advanceTimersByTime(45_000);
  jest.setSystemTime(right - 400 * 86_400_000);
  expect(error(right + 45_000)).toBeLessThan(1000);
});

test('is learned again when the steady clock stood still, as in a sleep', () => {
  learnServerTime(answered(right), performance.now());
  learnServerTime(answered(right + 8 * 3_600_000), performance.now());
  expect(error(right + 8 * 3_600_000)).toBeLessThan(1000);
});

test('an answer without a time teaches nothing', () => {
  learnServerTime(new Response(''), performance.now());
  expect(serverNow().getTime()).toBe(right + 3_600_000);
});
