/** Returns the names, `pid:tid`, of the threads that run pages. */
const pageThreads = (events) =>
  new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );

const threadOf = ({ pid, tid }) => `${pid}:${tid}`;

/** Returns the tasks of a thread in their order, with the share of their time in which a processor worked on them. */
const tasksOf = (events) =>
  events
    .filter(({ ph, name, tdur }) => ph === 'X' && name === 'RunTask' && tdur !== undefined)
    .map(({ ts, dur, tdur }) => ({ ts, end: ts + dur, share: dur > 0 ? Math.min(1, tdur / dur) : 1 }));

/** Moves the events of a thread, which are in their order, so that each task takes its CPU time; what is in a task stays in it. */
function compressed(events) {
  const tasks = tasksOf(events);
  let next = 0;
  return events.map((event) => {
    while (next < tasks.length && tasks[next].end <= event.ts) next++;
    const task = tasks[next];
    if (!task || event.ts < task.ts) return event;
    const ts = task.ts + (event.ts - task.ts) * task.share;
    return event.dur === undefined ? { ...event, ts } : { ...event, ts, dur: event.dur * task.share };
  });
}

/**
 * Returns a trace of Chromium in which each task of a page takes its CPU time. On the wall it takes longer when processors are
 * shared with other work. Times are in microseconds, as in the trace.
 */
export function inCpuTime(trace) {
  const events = [...trace.traceEvents].sort((a, b) => a.ts - b.ts);
  const threads = pageThreads(events);
  const others = events.filter((event) => !threads.has(threadOf(event)));
  const ofPages = [...threads].map((thread) => events.filter((event) => threadOf(event) === thread));
  return { ...trace, traceEvents: [...others, ...ofPages.flatMap(compressed)] };
}
