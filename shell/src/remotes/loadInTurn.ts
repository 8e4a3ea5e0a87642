/** Loads a part of the program and runs it. */
export type Load = () => Promise<unknown>;

/** Milliseconds without an input after which somebody is not typing or clicking. */
const quietTime = 500;

const inputs = ['keydown', 'pointerdown'] as const;

/**
 * Loads parts one after the other, each when the page is idle and nobody has pressed anything for half a second: running a
 * part takes up to 80 ms on a slow phone, which would delay an input. Failures are ignored.
 */
export async function loadInTurn(loads: readonly Load[]): Promise<void> {
  let pressed = Number.NEGATIVE_INFINITY;
  const remember = () => {
    pressed = performance.now();
  };
  for (const type of inputs) addEventListener(type, remember, { capture: true, passive: true });
  for (const load of loads) {
    do await idle();
    while (performance.now() - pressed < quietTime);
    await load().catch(() => {});
  }
  for (const type of inputs) removeEventListener(type, remember, { capture: true });
}

/** Resolves when the browser has nothing else to do. Safari does not say when that is. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    // A timer between two calls keeps a page that waits for quiet from asking all the time.
    setTimeout(
      () =>
        'requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 2000 }) : resolve(),
      50,
    );
  });
