/**
 * Milliseconds that this process has worked so far. What a test waits for while other processes have the processor does not count: a
 * reader that was measured by the wall clock was too slow on a busy machine alone.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
