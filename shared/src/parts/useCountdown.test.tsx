import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './useCountdown';

const hour = 3_600_000;
const now = Date.parse('2026-12-01T04:00:00Z');

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now });
});
afterEach(() => jest.useRealTimers());

const countdown = () => renderHook(() => useCountdown('code'));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a clock that is set back or forward changes nothing', () => {
  const { result } = countdown();
  act(() => result.current.start(60));
  jest.setSystemTime(now - hour);
  pass(10_000);
  expect(result.current.left).toBe(50);
  jest.setSystemTime(now + hour);
  pass(10_000);
  expect(result.current.left).toBe(40);
});

test('goes on after a reload, and never takes longer than it began with', () => {
  const first = countdown();
  act(() => first.result.current.start(60));
  pass(20_000);
  first.unmount();
  expect(countdown().result.current.left).toBe(40);
  jest.setSystemTime(now - hour);
  expect(countdown().result.current.left).toBe(60);
});
