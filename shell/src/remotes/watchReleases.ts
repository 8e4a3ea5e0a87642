import type { Remotes } from './remotes';

/** Poll interval for releases in milliseconds. */
const every = 5 * 60_000;

/** Detects new releases while the page stays open: periodically and when the tab becomes visible. */
export function watchReleases(remotes: Remotes): void {
  let seen = Date.now();
  const look = () => {
    if (document.hidden || Date.now() - seen < 30_000) return;
    seen = Date.now();
    void remotes.refresh();
  };
  setInterval(look, every);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
}
