interface Waiting {
  /** Called when another tab has the lock. */
  readonly onWait: () => void;
  readonly signal: AbortSignal;
}

/**
 * Does work while no other tab of the browser does work of the same name; waits for the other tab otherwise. Browsers
 * offer no locks over plain HTTP: there the work is done at once.
 */
export async function withTabLock<Result>(
  name: string,
  { onWait, signal }: Waiting,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work();
  const { locks } = navigator;
  const done = await locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await work() } : undefined,
  );
  if (done) return done.result;
  onWait();
  return locks.request(name, { signal }, work);
}
