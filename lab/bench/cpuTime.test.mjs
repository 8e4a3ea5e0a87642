import { inCpuTime } from './cpuTime.mjs';

const thread = (tid, name) => ({ ph: 'M', name: 'thread_name', pid: 1, tid, ts: 0, args: { name } });
const event = (tid, name, ts, dur, tdur) => ({ ph: 'X', name, pid: 1, tid, ts, dur, tdur, args: {} });
const timesIn = (events) =>
  inCpuTime({ traceEvents: events })
    .traceEvents.filter(({ ph }) => ph !== 'M')
    .map(({ name, ts, dur }) => [name, ts, dur])
    .sort();

test('a task of a page takes its CPU time, what is in it its share, and the next begins when it began', () => {
  const events = [
    thread(1, 'CrRendererMain'),
    event(1, 'RunTask', 1000, 400, 100),
    event(1, 'Layout', 1200, 200, 50),
    event(1, 'RunTask', 2000, 300, 300),
  ];
  expect(timesIn(events)).toEqual([
    ['Layout', 1050, 50],
    ['RunTask', 1000, 100],
    ['RunTask', 2000, 300],
  ]);
});

test('what is between tasks, and other threads, stay as they are', () => {
  const events = [
    thread(1, 'CrRendererMain'),
    thread(2, 'Compositor'),
    event(1, 'RunTask', 1000, 400, 100),
    { ph: 'I', name: 'firstPaint', pid: 1, tid: 1, ts: 1500, args: {} },
    event(2, 'RunTask', 1000, 400, 100),
  ];
  expect(timesIn(events)).toEqual([
    ['RunTask', 1000, 100],
    ['RunTask', 1000, 400],
    ['firstPaint', 1500, undefined],
  ]);
});

test('events in any order, and a task that took more CPU time than time, which clocks can say', () => {
  const events = [event(1, 'RunTask', 10, 5, 6), thread(1, 'CrRendererMain'), event(1, 'RunTask', 0, 4, 2)];
  expect(timesIn(events)).toEqual([
    ['RunTask', 0, 2],
    ['RunTask', 10, 5],
  ]);
});
