import type { Deps, Log } from './deps';
import { warmSearch } from './modules/search/search.service';

/** Milliseconds after the start: readiness and the first calls come before. */
const waitMs = 500;

/** Prepares, once, what the first visitor would wait for. A failure changes nothing: the first call does it then. Returns what stops it. */
export function warmUp({ db }: Pick<Deps, 'db'>, log: Log): () => Promise<void> {
  let work = Promise.resolve();
  const timer = setTimeout(() => {
    work = warmSearch(db.read).catch((error: unknown) =>
      log.info({ err: error }, 'search was not warmed up'),
    );
  }, waitMs).unref();
  return async () => {
    clearTimeout(timer);
    await work;
  };
}
