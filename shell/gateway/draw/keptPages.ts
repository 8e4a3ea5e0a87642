import type { DrawnPage } from '../../manifest/drawing';
import type { Failure } from './drawMetrics';
import { GuardedMap } from './guardedMap';

/** Milliseconds after which HTML is drawn again, and what could not be drawn is tried again. */
const freshness = 30_000;

/**
 * Milliseconds for which older HTML is answered at once while it is drawn again. It has the same content, because the content is
 * part of its key; only what depends on the clock is older.
 */
const staleness = 600_000;
const most = { known: 160, other: 40 };

type Result = DrawnPage | Failure;

interface Kept {
  until: number;
  readonly drawing: Promise<Result>;
  /** What was drawn last, and when. */
  last: { readonly page: DrawnPage; readonly at: number } | undefined;
}

/** HTML of pages by what they are drawn from. A page is drawn once for all who ask at the same time. */
export class KeptPages {
  readonly #kept = new GuardedMap<Kept>(most);

  /** Returns the page; `isKnown`: it was asked for before. `draw` never rejects; what the thread could not do yet is tried again with the next request, other failures after a while. */
  get(key: string, isKnown: boolean, draw: () => Promise<Result>): DrawnPage | Promise<Result> {
    const kept = this.#kept.get(key, isKnown);
    const now = Date.now();
    const last = kept?.last && kept.last.at > now - staleness ? kept.last : undefined;
    if (kept && kept.until > now) return last?.page ?? kept.drawing;
    const entry: Kept = { until: now + freshness, drawing: draw(), last };
    void entry.drawing.then((result) => {
      if (typeof result === 'object') entry.last = { page: result, at: Date.now() };
      else if (result === 'busy' || result === 'starting') entry.until = 0;
    });
    this.#kept.set(key, entry, isKnown);
    return last?.page ?? entry.drawing;
  }
}
