import { Counter, Histogram, type Registry } from '@portal/shared/node';

/**
 * What became of a page that the gateway may draw: `drawn` with it. Sent without, because the gateway itself is `overloaded`,
 * the thread is still `starting` or paused, one of its `calls` has no data, others wait longer (`busy`), it came `late`, or it
 * `failed`.
 */
export type Outcome = 'drawn' | 'overloaded' | 'starting' | 'calls' | 'busy' | 'late' | 'failed';

/** Counts drawn pages by outcome, and the time that they take. */
export class DrawMetrics {
  readonly #pages: Counter;
  readonly #seconds: Histogram;

  constructor(registry: Registry) {
    this.#pages = new Counter({
      name: 'portal_gateway_drawn_pages',
      help: 'Pages that may be drawn, by area and outcome.',
      labelNames: ['remote', 'outcome'],
      registers: [registry],
    });
    this.#seconds = new Histogram({
      name: 'portal_gateway_draw_seconds',
      help: 'Time until a drawn page is there with its answers, by area; pages that were kept are quick.',
      labelNames: ['remote'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2],
      registers: [registry],
    });
  }

  /** Counts a page. */
  count(remote: string, outcome: Outcome, milliseconds: number): void {
    this.#pages.inc({ remote, outcome });
    if (outcome === 'drawn') this.#seconds.observe({ remote }, milliseconds / 1000);
  }
}
