import { releasesHeader } from '../../manifest/releasesHeader';
import type { Remotes } from './remotes';

/** Poll interval for releases in milliseconds, of a page that makes no calls. */
const every = 5 * 60_000;

/** Least milliseconds between two questions for the same reason. */
const pause = 30_000;

type Fetch = typeof fetch;

/** Called with the mark of each answer; undefined until the page watches. */
let hear: ((mark: string) => void) | undefined;

/** Returns a `fetch` that looks which releases an answer names. */
export const hearingReleases =
  (own: Fetch): Fetch =>
  async (input, init) => {
    const answer = await own(input, init);
    const mark = answer.headers.get(releasesHeader);
    if (mark) hear?.(mark);
    return answer;
  };

/** Detects new releases while the page stays open: by the answers to its calls, periodically, and when the tab becomes visible. */
export function watchReleases(remotes: Pick<Remotes, 'mark' | 'refresh'>): void {
  let seen = Date.now();
  let asked = '';
  const refresh = () => {
    seen = Date.now();
    void remotes.refresh();
  };
  const isSoon = () => Date.now() - seen < pause;
  const look = () => {
    if (!document.hidden && !isSoon()) refresh();
  };
  hear = (mark) => {
    // Behind two gateways of which one has read the releases later, answers name both marks in turn.
    if (mark === remotes.mark || (mark === asked && isSoon())) return;
    asked = mark;
    refresh();
  };
  setInterval(look, every);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
}
