import { Counter, Histogram, type Registry } from '@portal/shared/node';

/**
 * Why a page that the gateway may draw is sent without: the gateway itself is `overloaded`, the thread is still `starting` or paused,
 * the API is `away`, it refuses one of the page's `calls`, others wait longer (`busy`), it came `late`, or it `failed`.
 */
export type Failure = 'overloaded' | 'starting' | 'away' | 'calls' | 'busy' | 'late' | 'failed';

/** What became of such a page: `drawn`, sent as it was drawn for somebody else (`kept`), or a failure. */
export type Outcome = 'drawn' | 'kept' | Failure;

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
